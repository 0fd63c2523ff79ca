// Comfort on a report: move, copy, choose, share, print, count down, destroy, look into the document, check.

import { $, local, make, say } from "./dom.js";
import { forget, triage } from "./triage.js";

const page = document.querySelector(".report");
const { id, card } = page.dataset;
const keep = `text:${id}`;

/** The text of the document, where this tab still holds it. */
function held() {
  try {
    return sessionStorage.getItem(keep);
  } catch {
    return null;
  }
}

// The service keeps no document, so only the tab that sent it knows what its first line says.
const first = held()?.split("\n").map((line) => line.trim()).find((line) => line && !line.endsWith("公司"));
if (first && !("titled" in page.dataset)) {
  const title = first.length > 40 ? `${first.slice(0, 40)}…` : first;
  $("title").textContent = title;
  document.title = `${title} · ${say("白话", "Baihua")}`;
  $("markdown").download = `${title.replace(/[^\p{L}\p{N}（）()_·、-]/gu, "") || "baihua"}-${say("白话解读", "plain")}.md`;
}

async function copy(text, button) {
  const label = button.dataset.label ??= button.textContent;
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = say("已复制", "Copied");
    setTimeout(() => { button.textContent = label; }, 2000);
  } catch {
    button.textContent = say("复制不了，请手动选中", "Cannot copy; select it by hand");
  }
}

for (const words of document.querySelectorAll(".take")) {
  if (words.id === "message-text") continue;
  const button = make("button", { type: "button", className: "copy" }, words.dataset.copy ?? say("复制", "Copy"));
  words.after(button);
  const lines = () => [...words.children].map((line, n) => `${n + 1}. ${line.textContent}`).join("\n");
  button.addEventListener("click", () => copy(words.dataset.join ? lines() : words.textContent, button));
}

// One message of the points that are ticked. A point whose problems are all settled is not asked for.
const message = $("message-text");
let ask = () => {};
if (message) {
  const lines = message.textContent.split("\n");
  const points = lines.filter((line) => /^\d+\. /.test(line)).map((line) => line.replace(/^\d+\. /, ""));
  const [opening, closing] = [lines.filter((line) => !/^\d+\. /.test(line))[0], lines.slice(lines.findLastIndex((line) => /^\d+\. /.test(line)) + 1)];
  const boxes = points.map((point) => make("input", { type: "checkbox", checked: true, value: point }));
  const button = make("button", { type: "button", className: "copy primary" }, say("复制这段话", "Copy the message"));
  const summary = make("summary", {});
  const write = () => {
    const chosen = boxes.filter((box) => box.checked).map((box, n) => `${n + 1}. ${box.value}`);
    message.textContent = chosen.length ? [opening, ...chosen, ...closing].join("\n") : say("没有要说的了。", "Nothing is left to ask for.");
    button.disabled = !chosen.length;
    summary.textContent = say(`选要说的几点（共 ${boxes.length} 点，选了 ${chosen.length} 点）`, `Choose among ${boxes.length} points (${chosen.length} chosen)`);
  };
  // A point asks, behind the labels of its places, what its problems say, less greeting and thanks.
  const says = new Map([...document.querySelectorAll(".problem")].map((item) => [item, item.querySelector(".ask .take")?.textContent ?? ""]));
  const asks = (point, said) => point.split("：").some((_, n, parts) => n && parts.slice(n).join("：").length > 3 && said.includes(parts.slice(n).join("：").replace(/。$/, "")));
  const settled = new Map(boxes.map((box) => [box, new Map([...says].filter(([, said]) => asks(box.value, said)).map(([item]) => [item, false]))]));
  ask = (item, is) => {
    for (const [box, items] of settled) {
      if (!items.has(item) || items.get(item) === is) continue;
      const before = [...items.values()].every(Boolean);
      items.set(item, is);
      const after = [...items.values()].every(Boolean);
      if (before !== after) box.checked = !after;
    }
    write();
  };
  button.addEventListener("click", () => copy(message.textContent, button));
  message.after(make("p", { className: "actions" }, button));
  if (boxes.length > 1) {
    const list = make("ul", { className: "picks" }, ...boxes.map((box) => make("li", {}, make("label", {}, box, make("span", { lang: "zh-CN" }, box.value)))));
    for (const box of boxes) box.addEventListener("change", write);
    message.before(make("details", { className: "choose" }, summary, list));
  }
}

triage(page, (item, settled) => ask(item, settled));

// Problems: all at once, one by one with the keyboard, and where an address points.
const items = [...document.querySelectorAll("[data-problem]")];
const visible = (item) => item.checkVisibility?.() ?? item.offsetParent !== null;

const unfold = $("unfold");
if (unfold) {
  unfold.hidden = false;
  unfold.addEventListener("click", () => {
    const open = unfold.getAttribute("aria-pressed") !== "true";
    for (const item of items) item.open = open;
    unfold.setAttribute("aria-pressed", String(open));
    unfold.textContent = open ? say("收起全部", "Fold all") : say("展开全部", "Unfold all");
  });
}

function go(item, { open = true } = {}) {
  if (!visible(item) && $("all")) $("all").checked = true;
  for (let around = item.parentElement; around; around = around.parentElement) if (around.localName === "details") around.open = true;
  if (open) item.open = true;
  const summary = item.querySelector("summary");
  summary.focus({ preventScroll: true });
  item.scrollIntoView({ block: "start" });
  page.dispatchEvent(new CustomEvent("problem", { detail: item.dataset.problem }));
}

function target() {
  const item = items.find((one) => `#${one.id}` === location.hash);
  if (item) go(item);
}
addEventListener("hashchange", target);
target();
// A link to the place where one already is changes no address.
for (const link of document.querySelectorAll("a[href^='#f']")) link.addEventListener("click", () => setTimeout(target));

addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
  const on = document.activeElement;
  if (on?.matches("input:not([type=radio], [type=checkbox]), textarea, select")) return;
  const current = items.indexOf(on?.closest("[data-problem]"));
  const step = { j: 1, k: -1, ...(current >= 0 && on.localName === "summary" ? { ArrowDown: 1, ArrowUp: -1 } : {}) }[event.key];
  if (!step) return;
  let next = current < 0 && step < 0 ? items.length : current;
  do next += step; while (items[next] && !visible(items[next]));
  if (!items[next]) return;
  event.preventDefault();
  // With the arrows one passes the lines, with j and k one reads them.
  go(items[next], { open: event.key.length === 1 });
});

// An article's words stand on the page once, the less specific ones only on the rule's page. A source that is unfolded
// shows all of them in its own place.
async function whole(source) {
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
for (const source of document.querySelectorAll(".source")) {
  source.addEventListener("toggle", function opened() {
    if (!source.open) return;
    source.removeEventListener("toggle", opened);
    // Where the operator can be written to, the rule's page says how.
    const rule = source.querySelector(".small a");
    if (rule && "answered" in page.dataset) rule.parentElement.append(" · ", make("a", { href: `${rule.getAttribute("href")}#wrong` }, say("这条不对，或者看不懂？", "Wrong, or unclear?")));
    whole(source);
  });
}

// The document beside its problems, or over them on a phone. It is never sent: the tab holds it, or it is a demo.
const DEMOS = ["demo-contract", "demo-lab", "demo-policy"];
async function text() {
  const own = held();
  if (own) return own;
  if (!DEMOS.includes(id)) return null;
  const answer = await fetch(`/api/demo-source?id=${id}`).catch(() => null);
  return answer?.ok ? (await answer.json()).text : null;
}
// The form for the changed contract is loaded when the reader comes near it.
const changed = new IntersectionObserver(([seen]) => {
  if (!seen.isIntersecting) return;
  changed.disconnect();
  import("./versions.js").then(({ versions }) => page.isConnected && versions(id, text));
}, { rootMargin: "600px" });
if ($("versions")) changed.observe($("versions"));

let reading;
const reader = () => reading ??= Promise.all([import("./document.js"), text()]).then(([{ reader }, words]) => reader(page, words, go));
if (page.querySelector("[data-range]") && (held() || DEMOS.includes(id))) {
  for (const where of page.querySelectorAll("[data-range]")) {
    const button = make("button", { type: "button", className: "place" }, ...where.childNodes, " · ", say("在原文里看", "Show in the document"));
    where.replaceChildren(button);
    button.addEventListener("click", async () => (await reader())?.show(where));
  }
  if (card !== "lab" && matchMedia("(min-width: 70rem)").matches) reader();
}

// The other sides the document can be read for: the start page takes text and side from this tab.
const sides = $("sides");
if (sides && held()) {
  const names = sides.dataset.parties.split("|").filter(Boolean);
  for (const name of names.slice(0, 3)) {
    const button = make("button", { type: "button", className: "quiet" }, say(`换成${name}再读`, `Read for ${name}`));
    button.addEventListener("click", () => {
      sessionStorage.setItem("draft", JSON.stringify({ text: held(), card, party: name, go: true }));
      location.assign(local("/"));
    });
    sides.append(" ", button);
  }
  sides.hidden = names.length === 0;
}

// Paper: two pages with a line for each problem, or everything.
let opened = [];
addEventListener("beforeprint", () => {
  if (document.documentElement.dataset.print !== "long") return;
  opened = [...document.querySelectorAll(".report details:not([open]):not(#check-text):not(.technical)")];
  for (const part of opened) part.open = true;
});
addEventListener("afterprint", () => {
  for (const part of opened) part.open = false;
  opened = [];
  delete document.documentElement.dataset.print;
});
$("print").addEventListener("click", () => print());
$("print-long").addEventListener("click", () => { document.documentElement.dataset.print = "long"; print(); });

$("copy-link").addEventListener("click", (event) => copy(location.href.split("#")[0], event.target));
$("share").addEventListener("click", () => navigator.share({ title: document.title, url: location.href.split("#")[0] }).catch(() => {}));
for (const button of ["print", "print-long", "copy-link"]) $(button).hidden = false;
$("share").hidden = !navigator.share;

const expiry = $("expiry");
if (expiry) {
  const until = Date.parse(expiry.dateTime);
  const tick = () => {
    const left = Math.floor((until - Date.now()) / 60000);
    $("countdown").textContent = left < 0
      ? say("已经到期。", "Past its time. ")
      : say(`还有 ${Math.floor(left / 60)} 小时 ${left % 60} 分，`, `${Math.floor(left / 60)} h ${left % 60} min left. `);
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
    sessionStorage.removeItem("draft");
    forget(page.dataset.sha256);
    document.querySelector(".beside")?.remove();
    document.body.classList.remove("with-document");
    document.querySelector("main").replaceChildren(
      make("h1", { tabIndex: -1, id: "destroyed" }, say("报告已销毁", "The report is destroyed")),
      make("p", {}, say("谁也找不回来了。", "Nobody can bring it back.")),
      make("p", {}, make("a", { className: "button", href: local("/") }, say("回到首页", "To the first page"))),
    );
    document.title = say("报告已销毁 · 白话", "Destroyed · Baihua");
    $("destroyed").focus();
  });
}

async function fetched() {
  const answer = await fetch(`/api/report?id=${encodeURIComponent(id)}`);
  if (!answer.ok) throw new Error(say("报告已经不在了。", "The report is gone."));
  return answer.json();
}

// What is loaded later may come when the report was destroyed. The check is loaded when the reader comes near it, so that the report itself stays light. The keyboard comes near it
// by the focus of what stands before it.
let loaded;
const check = () => loaded ??= import("./check.js").then(({ bench }) => page.isConnected && bench(fetched, held()));
const near = new IntersectionObserver(([seen]) => { if (seen.isIntersecting) { near.disconnect(); check(); } }, { rootMargin: "600px" });
near.observe($("check"));
document.querySelector(".tools").addEventListener("focusin", check);

// So are the ways to take a report along: by whoever comes near them, or touches anything before.
let ready;
const along = () => ready ??= import("./take.js").then(({ take }) => page.isConnected && take({ page, fetched, text, known: Boolean(held()) || DEMOS.includes(id) }));
const closer = new IntersectionObserver((seen) => { if (seen.some((one) => one.isIntersecting)) { closer.disconnect(); along(); } }, { rootMargin: "600px" });
for (const place of [$("versions"), document.querySelector(".tools")]) if (place) closer.observe(place);
page.addEventListener("focusin", along, { once: true });
