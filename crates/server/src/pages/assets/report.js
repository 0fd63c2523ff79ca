// Comfort on a report: copy, count down, print, destroy, check.

import { $, local, make, say } from "./dom.js";

const page = document.querySelector(".report");
const id = page.dataset.id;
const keep = `text:${id}`;

for (const words of document.querySelectorAll(".take")) {
  const button = make("button", { type: "button", className: "copy" }, say("复制", "Copy"));
  words.after(button);
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(words.textContent);
      button.textContent = say("已复制", "Copied");
    } catch {
      getSelection().selectAllChildren(words);
      button.textContent = say("已选中，请手动复制", "Selected; copy it by hand");
    }
  });
}

// An article's words stand on the page once, the less specific ones only on the rule's page. A source that is unfolded
// shows all of them in its own place.
async function unfold(source) {
  const pointers = [...source.querySelectorAll(".again")];
  const citation = (pointer) => pointer.querySelector("span").textContent;
  for (const pointer of pointers) {
    const original = [...document.querySelectorAll(".article")].find((article) => article.firstElementChild.textContent === citation(pointer));
    if (original) pointer.replaceWith(original.cloneNode(true));
  }
  const missing = pointers.filter((pointer) => pointer.isConnected);
  if (!missing.length) return;
  const rule = new URL(missing[0].querySelector("a").href).pathname.split("/").pop();
  const answer = await fetch(`/api/rules?id=${rule}`).catch(() => null);
  if (!answer?.ok) return;
  const { evidence } = await answer.json();
  for (const pointer of missing) {
    const article = evidence?.find((one) => one.source === citation(pointer));
    if (article) pointer.replaceWith(make("div", { className: "article", lang: "zh-CN" }, make("p", { className: "cite" }, article.source), make("p", { className: "text" }, article.text)));
  }
}
for (const source of document.querySelectorAll(".source")) source.addEventListener("toggle", () => unfold(source), { once: true });

// Whatever is folded is part of the printed page.
const folded = () => document.querySelectorAll(".report details:not([open]):not(#check-text)");
let opened = [];
addEventListener("beforeprint", () => { opened = [...folded()]; for (const part of opened) part.open = true; });
addEventListener("afterprint", () => { for (const part of opened) part.open = false; opened = []; });
$("print").hidden = false;
$("print").addEventListener("click", () => print());

const expiry = $("expiry");
if (expiry) {
  const until = Date.parse(expiry.dateTime);
  const tick = () => {
    const left = Math.floor((until - Date.now()) / 60000);
    $("countdown").textContent = left < 0
      ? say("（已经到期）", " (past)")
      : say(`（还有 ${Math.floor(left / 60)} 小时 ${left % 60} 分）`, ` (${Math.floor(left / 60)} h ${left % 60} min left)`);
  };
  tick();
  setInterval(tick, 30000);
}

const destroy = $("destroy");
if (destroy) {
  const dialog = $("destroy-dialog");
  destroy.hidden = false;
  destroy.addEventListener("click", () => dialog.showModal());
  $("destroy-no").addEventListener("click", () => dialog.close());
  $("destroy-yes").addEventListener("click", async () => {
    const told = $("told");
    dialog.close();
    try {
      const answer = await fetch(`/api/report?id=${encodeURIComponent(id)}`, { method: "DELETE" });
      if (!answer.ok && answer.status !== 404) throw new Error();
    } catch {
      told.textContent = say("没有销毁成功，请再试一次。", "It was not destroyed. Please try again.");
      return;
    }
    sessionStorage.removeItem(keep);
    document.querySelector("main").replaceChildren(
      make("h1", { tabIndex: -1, id: "destroyed" }, say("报告已销毁", "The report is destroyed")),
      make("p", {}, say("谁也找不回来了。", "Nobody can bring it back.")),
      make("p", {}, make("a", { className: "button", href: local("/") }, say("回到首页", "To the first page"))),
    );
    $("destroyed").focus();
  });
}

async function fetched() {
  const answer = await fetch(`/api/report?id=${encodeURIComponent(id)}`);
  if (!answer.ok) throw new Error(say("报告已经不在了。", "The report is gone."));
  return answer.json();
}

// The check is loaded when the reader comes near it, so that the report itself stays light.
const near = new IntersectionObserver(async ([seen]) => {
  if (!seen.isIntersecting) return;
  near.disconnect();
  const { bench } = await import("./check.js");
  bench(fetched, sessionStorage.getItem(keep));
}, { rootMargin: "600px" });
near.observe($("check"));
