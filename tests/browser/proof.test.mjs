// Checking without trusting: a true report passes, a tampered one fails, and nothing is uploaded.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, launch, open } from "./lib/browser.mjs";
import { fixture, serve } from "./lib/service.mjs";

let browser, service;
before(async () => { [browser, service] = await Promise.all([launch(), serve()]); });
after(async () => { await browser?.close(); await service?.stop(); });

const outcome = (page, wanted) => page.locator(`#check-result[data-outcome=${wanted}]`).waitFor();

test("each demo passes with one click, and fails once a quote is broken", async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  const sent = [];
  page.on("request", (request) => { if (request.method() !== "GET") sent.push(request.url()); });
  for (const id of ["demo-contract", "demo-lab", "demo-policy"]) {
    await page.goto(`${service.base}/proof`);
    await page.locator(`[data-demo=${id}] button`).click();
    await outcome(page, "holds");
    await page.locator("#check-result .ok").filter({ hasText: "登记的指纹一致" }).waitFor();
    assert.equal(await page.locator("#check-result .no").count(), 0);
    assert.ok(await page.locator("#check-text mark").count() > 0);
    await page.locator("#check-break").click();
    await outcome(page, "fails");
    assert.match(await page.locator("#check-result .no").first().textContent(), /找不到/);
  }
  assert.deepEqual(sent, []);
  clean();
  await close();
});

const TAMPERED = {
  "a quote": [(report) => { report.flags[1].quote = report.flags[1].quote.replace(/.$/, "啊"); }, /第 2 项的引文在原文里找不到/],
  "a source": [(report) => { report.flags[0].evidence.text += "但书除外。"; }, /第 1 项的依据有问题/],
  "a level": [(report) => { report.flags[0].level = "low"; }, /(项数和列出的不一致|等级和规则库不同)/],
  "a count": [(report) => { report.summary.total += 1; }, /项数和列出的不一致/],
  "a rule": [(report) => { report.flags[0].rule_id = "rent-999"; }, /查不到这条规则/],
};
for (const [what, [tamper, told]] of Object.entries(TAMPERED)) {
  test(`a report with ${what} changed is shown as failing`, async () => {
    const { page, clean, close } = await open(browser);
    const report = await (await fetch(`${service.base}/api/report?id=demo-contract`)).json();
    tamper(report);
    await page.goto(`${service.base}/proof`);
    await page.locator("#report-file").setInputFiles({ name: "r.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(report)) });
    await page.locator("#source-file").setInputFiles({ name: "d.txt", mimeType: "text/plain", buffer: Buffer.from(fixture("demo/demo-contract.txt")) });
    await outcome(page, "fails");
    const lines = await page.locator("#check-result .no").allTextContents();
    assert.ok(lines.some((line) => told.test(line)), lines.join("\n"));
    clean();
    await close();
  });
}

test("another document than the report's is noticed", async () => {
  const { page, clean, close } = await open(browser);
  await page.goto(`${service.base}/report/demo-contract`);
  await page.locator("#check").scrollIntoViewIfNeeded();
  await page.locator("#source-text").fill(`${fixture("demo/demo-contract.txt")}多一句。`);
  await page.locator("#check-go").click();
  await outcome(page, "fails");
  assert.match(await page.locator("#check-result .no").first().textContent(), /指纹不一致/);
  clean();
  await close();
});

test("a report is found by its address", async () => {
  const { page, clean, close } = await open(browser);
  await page.goto(`${service.base}/proof`);
  await page.locator("#report-address").fill(`${service.base}/report/demo-policy?lang=en`);
  await page.locator("#source-text").fill(fixture("demo/demo-policy.txt"));
  await page.locator("#check-go").click();
  await outcome(page, "holds");
  clean();
  await close();
});

test("a signature is checked on the device, and notices what nothing else does", async (context) => {
  // Account 3 of the public development mnemonic.
  const signing = await serve({ env: { BAIHUA_SIGNING_KEY: "7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6" } });
  context.after(() => signing.stop());
  const text = fixture("demo/demo-contract.txt");
  const answer = await fetch(`${signing.base}/api/review-contract`, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ text }),
  });
  const envelope = await answer.json();
  const { page, clean, close } = await open(browser);
  const give = async (held) => {
    await page.goto(`${signing.base}/proof`);
    // Indented and reordered, as people's tools do.
    const turned = JSON.stringify(Object.fromEntries(Object.entries(held).reverse()), null, 2);
    await page.locator("#report-file").setInputFiles({ name: "r.json", mimeType: "application/json", buffer: Buffer.from(turned) });
    await page.locator("#source-file").setInputFiles({ name: "d.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
    const line = page.locator("#check-result li").filter({ hasText: "签名" });
    await line.waitFor();
    return [await line.getAttribute("class"), await line.textContent(), await page.locator("#check-result").getAttribute("data-outcome")];
  };
  const [kind, told, outcome] = await give(envelope);
  assert.deepEqual([kind, outcome], ["ok", "holds"]);
  assert.match(told, /0x90F79bf6EB2c4f870365E785982E1f101E93b906/);
  const changes = {
    "the report": (held) => { held.report.flags[0].next_step = "不用管。"; },
    "the transaction": (held) => { held.attestation.transaction = held.attestation.transaction.replace(/0$/, "1"); },
    "the release": (held) => { held.attestation.release += "0"; },
    "the signer": (held) => { held.attestation.signer = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"; },
    "the signature": (held) => { held.attestation.signature = "0x00"; },
  };
  for (const [what, change] of Object.entries(changes)) {
    const held = structuredClone(envelope);
    change(held);
    const [kind, , outcome] = await give(held);
    assert.deepEqual([kind, outcome], ["no", "fails"], what);
  }
  clean();
  await close();
});
