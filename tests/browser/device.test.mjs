// The offline reviewer on the reader's own device: a whole report is made once more, a document is read without being sent.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { DESKTOP, PHONE, fits, launch, open } from "./lib/browser.mjs";
import { fixture, path, review, serve } from "./lib/service.mjs";

const folder = process.env.WASM_PACKAGE ?? path("target/wasm/package");
const skip = !process.env.WASM_PACKAGE && !existsSync(folder) && "no WebAssembly package: scripts/wasm makes it";
const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

let browser, service, plain;
before(async () => {
  if (skip) return;
  [browser, service, plain] = await Promise.all([launch(), serve({ args: ["--wasm-dir", folder] }), serve()]);
});
after(async () => { await browser?.close(); await service?.stop(); await plain?.stop(); });

const demo = (card) => fixture(`demo/demo-${card}.txt`);
const outcome = (page, wanted) => page.locator(`#recompute-result[data-outcome=${wanted}]`).waitFor();

/** Notes every request but those for files. */
function watch(page) {
  const sent = [];
  page.on("request", (request) => { if (!new URL(request.url()).pathname.startsWith("/assets/")) sent.push(`${request.method()} ${new URL(request.url()).pathname}`); });
  return sent;
}

async function recompute(page, report, text) {
  await page.goto(`${service.base}/proof`);
  await page.locator("#report-file").setInputFiles({ name: "r.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(report)) });
  await page.locator("#source-text").fill(text);
  await page.locator("#check-go").click();
  await page.locator("#recompute-go").click();
}

test("each demo's report is made once more on a phone, word for word", { skip }, async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  for (const card of ["contract", "lab", "policy"]) {
    await page.goto(`${service.base}/proof`);
    assert.ok(await page.locator("#recompute").isHidden());
    await page.locator(`[data-demo=demo-${card}] button`).click();
    await page.locator("#recompute-go").click();
    await outcome(page, "holds");
    assert.match(await page.locator("#recompute-result h4").textContent(), /没有改过，没有少，也没有多/);
    await fits(page, `recomputed ${card}`);
  }
  clean();
  await close();
});

/** The counts after somebody changed the findings. */
function recount(report) {
  for (const level of ["high", "medium", "low"]) report.summary[level] = report.flags.filter((flag) => flag.level === level).length;
  report.summary.total = report.flags.length;
}

const FORGED = {
  "a sentence was changed": [(report) => { report.flags[1].finding = "这条完全没有问题，放心签。"; }, /第 2 项（这条完全没有问题.*说明的文字被改过/],
  "the gravest finding was deleted": [(report) => { report.flags.shift(); recount(report); }, /少了一项：.*重算有，报告里没有/],
  "a finding was added": [(report) => { report.flags.splice(1, 0, { ...report.flags[0], rule_id: "rent-001" }); recount(report); }, /第 2 项.*是多加的/],
  "a fact was changed": [(report) => { report.meta.facts[0].value = "没写"; }, /报告的其他部分：.*facts/],
};
for (const [what, [forge, told]] of Object.entries(FORGED)) {
  test(`it is named if ${what}`, { skip }, async () => {
    const { page, clean, close } = await open(browser);
    const report = await (await fetch(`${service.base}/api/report?id=demo-contract`)).json();
    forge(report);
    await recompute(page, report, demo("contract"));
    await outcome(page, "fails");
    const lines = await page.locator("#recompute-result .no").allTextContents();
    assert.ok(lines.some((line) => told.test(line)), lines.join("\n"));
    clean();
    await close();
  });
}

test("a report for a named side is recomputed for that side, one of another release is told apart", { skip }, async () => {
  const { page, clean, close } = await open(browser);
  const answer = await fetch(`${service.base}/api/review-contract`, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ text: demo("contract"), party: "甲方" }),
  });
  const { report } = await answer.json();
  await recompute(page, report, demo("contract"));
  await outcome(page, "holds");
  report.meta.release.commit = "0000000";
  report.flags[0].next_step = "从前的说法。";
  await recompute(page, report, demo("contract"));
  await outcome(page, "fails");
  await page.locator("#recompute-result .notice").filter({ hasText: "另一个版本（0000000）" }).waitFor();
  clean();
  await close();
});

for (const [card, viewport] of [["contract", PHONE], ["policy", DESKTOP], ["lab", PHONE]]) {
  test(`a ${card} is read without being sent, with every finding of the service`, { skip }, async () => {
    const served = await review(plain.base, card, demo(card));
    const { page, clean, close } = await open(browser, { viewport });
    await page.goto(service.base);
    const sent = watch(page);
    await page.locator("#text").fill(demo(card));
    await page.waitForFunction((wanted) => document.querySelector("input[name=card]:checked").value === wanted, card);
    await page.locator("#alone").click();
    await page.locator("#read-here").waitFor();
    assert.deepEqual(sent, []);
    assert.ok(await page.locator("#order").isHidden());
    const quotes = await page.locator("#read-here [data-finding] > .body > .spot .quote").evaluateAll((list) => list.map((one) => one.textContent));
    assert.deepEqual(quotes, served.flags.map(({ quote }) => quote));
    const text = await page.locator("#read-here").evaluate((box) => box.textContent);
    for (const flag of served.flags) for (const part of ["finding", "consequence", "next_step", "suggested_text"]) {
      for (const sentence of (flag[part] ?? "").split("。")) assert.ok(text.includes(sentence), sentence);
    }
    for (const { name, value } of served.meta.indicators ?? []) assert.ok(text.includes(name) && text.includes(value), name);
    await fits(page, card);
    // What is saved is what the service would have answered, but for what it adds.
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "存成 JSON" }).click();
    const saved = JSON.parse(await (await (await download).createReadStream()).reduce((whole, part) => whole + part, ""));
    assert.deepEqual(saved.flags.map(({ verify_url, ...flag }) => flag), served.flags.map(({ verify_url, ...flag }) => flag));
    assert.deepEqual(await page.evaluate(() => Object.keys(sessionStorage)), []);
    await page.getByRole("button", { name: /再读一份/ }).click();
    assert.equal(await page.locator("#text").inputValue(), demo(card));
    assert.equal(await page.locator("#read-here").evaluate((box) => box.childElementCount), 0);
    clean();
    await close();
  });
}

test("mark-up in a document stays text when it is read here", { skip }, async () => {
  const { page, clean, close } = await open(browser);
  await page.goto(service.base);
  await page.locator("#text").fill(fixture("hostile/01-markup.txt"));
  await page.locator("input[name=card][value=contract]").check();
  await page.locator("#alone").click();
  await page.locator("#read-here").waitFor();
  assert.equal(await page.locator("#read-here script, #read-here img, #read-here iframe").count(), 0);
  clean();
  await close();
});

test("a wrong kind is mended with one tap, and still nothing is sent", { skip }, async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  await page.goto(service.base);
  const sent = watch(page);
  await page.locator("#text").fill(demo("contract"));
  await page.locator("input[name=card][value=policy]").check();
  await page.locator("#alone").click();
  await page.locator("#problem").filter({ hasText: "看不出" }).waitFor();
  await page.getByRole("button", { name: "按合同再读一次" }).click();
  await page.locator("#read-here").waitFor();
  assert.deepEqual(sent, []);
  clean();
  await close();
});

test("a module that does not arrive is told, and nothing is sent instead", { skip }, async () => {
  const { page, close } = await open(browser);
  await page.route("**/assets/wasm/baihua.wasm", (route) => route.abort());
  await page.goto(service.base);
  const sent = watch(page);
  await page.locator("#text").fill(demo("contract"));
  await page.locator("#alone").click();
  await page.locator("#problem").filter({ hasText: "文字没有上传" }).waitFor();
  assert.deepEqual(sent, []);
  await close();
});

test("no serious finding of axe on what is read here, nor on a recomputed report", { skip }, async () => {
  for (const [viewport, colorScheme] of [[PHONE, "light"], [DESKTOP, "dark"]]) {
    const { page, close } = await open(browser, { viewport, colorScheme, bypassCSP: true });
    const serious = async (what) => {
      await page.addScriptTag({ path: axe });
      const { violations } = await page.evaluate(() => globalThis.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }));
      const told = violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
      assert.deepEqual(told, [], what);
    };
    await page.goto(`${service.base}/proof`);
    await page.locator("[data-demo=demo-lab] button").click();
    await page.locator("#recompute-go").click();
    await outcome(page, "holds");
    await serious("proof");
    await page.goto(service.base);
    await page.locator("#text").fill(demo("lab"));
    await page.waitForFunction(() => document.querySelector("input[name=card]:checked").value === "lab");
    await page.locator("#alone").click();
    await page.locator("#read-here").waitFor();
    await serious("read here");
    await close();
  }
});

test("without the module no page says anything of it, and no page may compile it itself", { skip }, async () => {
  for (const [base, there] of [[service.base, true], [plain.base, false]]) {
    for (const address of ["/", "/proof"]) {
      const answer = await fetch(base + address);
      assert.doesNotMatch(answer.headers.get("content-security-policy"), /wasm/);
      assert.equal(/直接在这台设备上读|全部重算/.test(await answer.text()), there, address);
    }
    assert.equal((await fetch(`${base}/assets/wasm/baihua.wasm`)).status, there ? 200 : 404);
  }
  const worker = await fetch(`${service.base}/assets/worker.js`);
  assert.equal(worker.headers.get("content-security-policy"), "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'");
});

test("the module goes out compressed, and only once", { skip }, async () => {
  const address = `${service.base}/assets/wasm/baihua.wasm`;
  const first = await fetch(address, { headers: { "accept-encoding": "br" } });
  assert.equal(first.headers.get("content-encoding"), "br");
  assert.equal(first.headers.get("content-type"), "application/wasm");
  assert.ok(Number(first.headers.get("content-length")) < 5_000_000, first.headers.get("content-length"));
  const bytes = new Uint8Array(await first.arrayBuffer());
  assert.ok(WebAssembly.validate(bytes));
  const again = await fetch(address, { headers: { "accept-encoding": "br", "if-none-match": first.headers.get("etag") } });
  assert.equal(again.status, 304);
  const bare = await fetch(address, { headers: { "accept-encoding": "identity" } });
  assert.deepEqual(new Uint8Array(await bare.arrayBuffer()), bytes);
});

test("where analyses cost money, reading here is offered only if the operator says so", { skip }, async () => {
  const paid = ["--payment", "facilitator", "--facilitator-url", "http://127.0.0.1:9", "--pay-to", "0x0000000000000000000000000000000000000001", "--wasm-dir", folder];
  for (const allowed of [false, true]) {
    const other = await serve({ args: allowed ? [...paid, "--allow-private-reading"] : paid });
    const start = await (await fetch(other.base)).text();
    assert.equal(start.includes("直接在这台设备上读"), allowed);
    assert.ok((await (await fetch(`${other.base}/proof`)).text()).includes("全部重算"));
    await other.stop();
  }
});
