// The changed contract: a file becomes text on the reader's device, is compared, and the report on it opened.

import { $, local, make, say, scalars } from "./dom.js";
import { Unreadable, textOf } from "./files.js";
import { send } from "./send.js";

const SHORTEST = 500, LONGEST = 60000;

/** Sets the form up. `id` is the report's, `first` gives the text of its document where it is at hand. */
export function versions(id, first) {
  const form = $("versions-form"), area = $("versions-text"), drop = $("versions-drop"), file = $("versions-file"), go = $("versions-go");
  const told = (line, bad = false) => { $("versions-told").textContent = line; $("versions-told").classList.toggle("bad", bad); };
  // A text box may show other line ends than the file has.
  let own = null;
  const text = () => (own && own.shown === area.value ? own.text : area.value);

  async function take(picked) {
    told(say("正在读文件…", "Reading the file…"));
    try {
      const read = await textOf(picked);
      area.value = read;
      own = { shown: area.value, text: read };
      told(say(`已读入 ${picked.name}，${scalars(read)} 字。`, `${picked.name} is read: ${scalars(read)} characters.`));
    } catch (fault) {
      told(fault instanceof Unreadable ? fault.message : say("这个文件读不出来。请把文字粘贴到上面。", "This file cannot be read. Paste the text above."), true);
    }
  }
  file.addEventListener("change", () => { if (file.files[0]) take(file.files[0]); });
  const files = (event) => [...event.dataTransfer?.types ?? []].includes("Files");
  for (const kind of ["dragenter", "dragover"]) drop.addEventListener(kind, (event) => { if (files(event)) { event.preventDefault(); drop.classList.add("over"); } });
  drop.addEventListener("dragleave", () => drop.classList.remove("over"));
  // Elsewhere on the page a dropped file is the document that was read, to be checked.
  drop.addEventListener("drop", (event) => {
    drop.classList.remove("over");
    if (!files(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.dataTransfer.files[0]) take(event.dataTransfer.files[0]);
  });

  async function request() {
    const before = await first();
    const body = { before: before ? { text: before } : { report_id: id }, after: { text: text() } };
    const { party } = form.dataset;
    if (party) {
      if (before) body.before.party = party;
      body.after.party = party;
    }
    return { path: "/api/compare", body: JSON.stringify(body), text: body.after.text };
  }

  function open(order, report) {
    const { pathname } = new URL(report.report_url);
    try {
      sessionStorage.setItem(`text:${pathname.split("/").pop()}`, order.text);
    } catch {
      // Without room the reader gives the document again.
    }
    location.assign(`${local(pathname)}#compared`);
  }

  function complain(problem) {
    const english = document.documentElement.lang === "en";
    const steps = (english ? problem.guidance_en : problem.guidance) ?? [];
    const detail = (english && problem.detail_en) || problem.detail || say("这次没有比成。请稍后再试。", "It could not be compared this time. Try again later.");
    $("versions-problem").replaceChildren(
      make("p", { className: "bad" }, problem.code === "report-not-found"
        ? say("这份报告已经不在了，没法再拿来比。请在首页把新合同单独读一遍。", "This report is gone. Read the new contract by itself on the first page.")
        : steps.length ? steps.join("") : detail),
    );
  }

  let running = null;
  $("versions-cancel").addEventListener("click", () => running?.abort());

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    $("versions-problem").replaceChildren();
    const length = scalars(text());
    if (length < SHORTEST || length > LONGEST) {
      told(length < SHORTEST
        ? say(`请放入新合同的全文：现在 ${length} 字，至少 ${SHORTEST} 字。`, `Put the whole new contract in: ${length} characters, at least ${SHORTEST} are needed.`)
        : say(`${length} 字，最多 ${LONGEST} 字。`, `${length} characters, at most ${LONGEST}.`), true);
      area.focus();
      return;
    }
    const label = go.textContent;
    go.disabled = true;
    go.textContent = say("正在比…", "Comparing…");
    $("versions-cancel").hidden = false;
    running = new AbortController();
    const order = await request();
    const answer = await send(order, {}, running.signal);
    go.disabled = false;
    go.textContent = label;
    $("versions-cancel").hidden = true;
    if (answer.cancelled) return;
    if (answer.report) open(order, answer.report);
    else if (answer.challenge && $("pay")) {
      const { pay } = await import("./wallet.js");
      pay(order, answer.challenge, { send, open, progress: told, pay: form.dataset.pay });
    } else complain(answer.problem);
  });

  first().then((before) => {
    $("versions-basis").textContent = before ? "" : say("前一份的原文不在这个页面里，所以只比较发现的问题。", " The first text is not in this tab, so only findings are compared.");
  });
  $("versions-fields").disabled = false;
}
