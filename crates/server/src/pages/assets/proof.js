// Checks on /proof: the demo documents with one click, any other report with two files.

import { $, make, say, sha256 } from "./dom.js";
import { bench } from "./check.js";

// Only where the operator ships the reviewer for the reader's own device.
const { offer } = $("recompute") ? await import("./recompute.js") : {};

for (const field of document.querySelectorAll("#check .field")) field.hidden = false;

async function json(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(say("取不到报告。它也许已经到期销毁了。", "The report cannot be fetched. It may be gone."));
  return answer.json();
}

async function given() {
  const file = $("report-file").files[0];
  if (file) {
    try {
      const held = JSON.parse(await file.text());
      return held.report ?? held;
    } catch {
      throw new Error(say("这个文件不是报告的 JSON。", "This file is not a report in JSON."));
    }
  }
  const id = $("report-address").value.trim().split(/[?#]/)[0].split("/").pop();
  if (!id) throw new Error(say("先选报告文件，或者填报告地址。", "Give the report's file or address first."));
  return json(`/api/report?id=${encodeURIComponent(id)}`);
}

const run = bench(given, null, offer);

for (const demo of document.querySelectorAll(".demo")) {
  const button = demo.querySelector("button");
  button.hidden = false;
  button.addEventListener("click", async () => {
    const result = $("check-result");
    try {
      const [source, report] = await Promise.all([
        json(`/api/demo-source?id=${encodeURIComponent(demo.dataset.demo)}`),
        json(`/api/report?id=${encodeURIComponent(demo.dataset.report)}`),
      ]);
      await run(report, source.text);
      const registered = (await sha256(source.text)) === demo.dataset.sha256;
      result.querySelector("ul")?.append(make("li", { className: registered ? "ok" : "no" }, registered
        ? say("和本页登记的指纹一致", "It is the digest registered on this page")
        : say("和本页登记的指纹不一致", "It is not the digest registered on this page")));
    } catch (fault) {
      result.replaceChildren(make("p", { className: "bad" }, fault.message));
    }
    result.tabIndex = -1;
    result.focus({ preventScroll: true });
    result.scrollIntoView({ block: "center" });
  });
}
