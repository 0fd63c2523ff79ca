// The reviewer in the browser says what the service says, byte for byte, and proves the demo report on a weak telephone.

import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import { after, before, test } from "node:test";
import { PHONE, launch, open, proof } from "./lib/browser.mjs";
import { PATHS, fixture, path, serve } from "./lib/service.mjs";

const folder = process.env.WASM_PACKAGE ?? path("target/wasm/package");
const skip = !process.env.WASM_PACKAGE && !existsSync(folder) && "no WebAssembly package: scripts/wasm makes it";

let browser, service;
before(async () => {
  if (skip) return;
  [browser, service] = await Promise.all([launch(), serve({ args: ["--wasm-dir", folder] })]);
});
after(async () => { await browser?.close(); await service?.stop(); });

const files = (name) => readdirSync(path(`fixtures/${name}`)).filter((file) => file.endsWith(".txt")).sort().map((file) => `${name}/${file}`);

/** What the service adds to a report when it hands it out, which nobody can recompute. */
const STAMPED = ["report_url", "verify_url"];
const STAMPED_META = ["created_at", "expires_at", "release"];

/** `json` without what is stamped on it; everything else stays in its order and spelling. */
function bare(json) {
  const report = JSON.parse(json);
  for (const key of STAMPED) delete report[key];
  for (const key of STAMPED_META) delete report.meta[key];
  for (const flag of report.flags) delete flag.verify_url;
  return JSON.stringify(report);
}

/** The report of the service as it goes over the wire; nothing where it refuses. */
async function served(text, { card, party }) {
  const answer = await fetch(service.base + PATHS[card], {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ text, ...(party && { party }) }),
  });
  if (answer.status === 422) return null;
  assert.equal(answer.status, 200);
  return JSON.stringify((await answer.json()).report);
}

test("reports of at least fifty documents are the service's, made in the browser", { skip, timeout: 300_000 }, async () => {
  const { page, clean, close } = await open(browser);
  try {
    await page.goto(`${service.base}/proof`);
    const ask = (call, request) => page.evaluate(async ([what, given]) => (await import("/assets/device.js")).ask(what, given), [call, request]);
    let same = 0;
    for (const file of ["demo", "facts", "hostile", "labelled"].flatMap(files)) {
      const text = fixture(file).replace(/^\ufeff/, "");
      const { kind, party } = file.startsWith("labelled/") ? JSON.parse(fixture(file.replace(/txt$/, "json"))) : {};
      const card = kind ?? (await ask("recognise", text)).answer?.at(-1)?.card ?? "contract";
      const [expected, ours] = [await served(text, { card, party }), await ask("reviewJson", { text, card, ...(party && { party }) })];
      assert.equal(ours.answer === undefined, expected === null, `${file}: ${JSON.stringify(ours.fault)}`);
      if (!expected) continue;
      assert.ok(bare(ours.answer) === bare(expected), `${file} is another report`);
      same += 1;
    }
    assert.ok(same >= 50, `only ${same} reports`);
    clean();
  } finally {
    await close();
  }
});

test("the demo report is proved on a slow telephone once the module is there", { skip, timeout: 300_000 }, async (context) => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  try {
    // How long it takes is printed and not asserted: a busy machine is no fault of the page. `figures.mjs` measures it.
    const { checked, proved } = await proof(page, service.base);
    context.diagnostic(`quotes and sources: ${checked} ms; the whole reading: ${proved} ms`);
    clean();
  } finally {
    await close();
  }
});
