// Checks on /proof: the demo documents with one click, any other report with two files.

import { $, make, say, sha256 } from "./dom.js";
import { bench } from "./check.js";

// Only where the operator ships the reviewer for the reader's own device.
const { offer } = $("recompute") ? await import("./recompute.js") : {};

/** What stands beside the report that was given last, if it is signed. */
let attestation = null;

/** Adds to the outcome who vouches for the report. */
async function signed(report, text) {
  if (!attestation) return;
  const { vouched } = await import("./signature.js");
  const { ok, line } = await vouched(report, attestation, text, $("check").dataset.signer);
  const result = $("check-result");
  result.querySelector("ul")?.append(make("li", { className: ok ? "ok" : "no" }, line));
  if (ok) return;
  result.dataset.outcome = "fails";
  result.querySelector("h3")?.replaceWith(make("h3", { className: "bad" }, say("核对不通过：签名不成立", "The check fails: the signature does not hold")));
}

for (const field of document.querySelectorAll("#check .field")) field.hidden = false;
$("report-file").addEventListener("change", ({ target }) => { $("report-name").textContent = target.files[0]?.name ?? ""; });

async function json(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(say("取不到报告。它也许已经到期销毁了。", "The report cannot be fetched. It may be gone."));
  return answer.json();
}

async function given() {
  attestation = null;
  const file = $("report-file").files[0];
  if (file) {
    try {
      const held = JSON.parse(await file.text());
      attestation = held.attestation ?? null;
      return held.report ?? held;
    } catch {
      throw new Error(say("这个文件不是报告的 JSON。", "This file is not a report in JSON."));
    }
  }
  const id = $("report-address").value.trim().split(/[?#]/)[0].split("/").pop();
  if (!id) throw new Error(say("先选报告文件，或者填报告地址。", "Give the report's file or address first."));
  return json(`/api/report?id=${encodeURIComponent(id)}`);
}

const run = bench(given, null, async (report, text) => {
  await signed(report, text);
  offer?.(report, text);
});

for (const demo of document.querySelectorAll(".demo")) {
  const button = demo.querySelector("button");
  button.hidden = false;
  button.addEventListener("click", async () => {
    attestation = null;
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
