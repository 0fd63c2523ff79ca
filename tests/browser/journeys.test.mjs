// A document becomes a report, as its reader lives it.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, VIEWPORTS, fits, launch, open } from "./lib/browser.mjs";
import { docx, pdf } from "./lib/files.mjs";
import { fixture, review, serve } from "./lib/service.mjs";

let browser, service;
before(async () => { [browser, service] = await Promise.all([launch(), serve()]); });
after(async () => { await browser?.close(); await service?.stop(); });

const CARDS = ["contract", "lab", "policy"];
const document = (card) => fixture(`demo/demo-${card}.txt`);
const choose = (page, card) => page.locator(`input[name=card][value=${card}]`).check();

/** The quotes a report's page shows for its findings. */
const quotes = (page) => page.locator(":is(.problems, .labs) .quote").allTextContents();
/** Every place a finding is said of. */
const places = (flag) => [flag.quote, ...(flag.also_at ?? []).map((place) => place.quote)];
const unfold = (page) => page.evaluate(() => { for (const part of document.querySelectorAll("details")) part.open = true; });

for (const [name, viewport] of Object.entries(VIEWPORTS)) {
  for (const card of CARDS) {
    test(`${card} on a ${name}: pasted, read, checked, destroyed`, async () => {
      const { page, clean, close } = await open(browser, { viewport });
      await page.goto(service.base);
      await fits(page, "the start page");
      await choose(page, card);
      await page.locator("#text").fill(document(card));
      await page.locator("#fits").filter({ hasText: "看起来是一份" }).waitFor();
      if (card === "lab") {
        await page.locator("#sex").selectOption("female");
        await page.locator("#age").fill("52");
      }
      await page.locator("#go").click();
      await page.waitForURL("**/report/*");
      await fits(page, "the report");

      const id = page.url().split("/").pop();
      const report = await (await fetch(`${service.base}/api/report?id=${id}`)).json();
      assert.equal(await page.locator("[data-finding]").count(), report.summary.total);
      assert.ok(report.summary.total > 0);
      assert.deepEqual((await quotes(page)).sort(), report.flags.flatMap(places).sort());
      assert.match(await page.locator("#countdown").textContent(), /还有 23 小时/);
      if (card === "lab") {
        assert.equal(await page.locator(".readings > li").count(), report.meta.indicators.length);
        assert.ok(await page.locator(".gauge").count() > 20);
        assert.ok(await page.locator(".questions li").count() > 3);
      }
      if (card === "policy") assert.ok(await page.locator(".timeline li").count() > 2);

      // A source shows its words in its own place, also where another finding showed them first.
      await unfold(page);
      await page.waitForFunction(() => !document.querySelector(".again"));

      // This tab still knows the text that was submitted.
      await page.locator("#check").scrollIntoViewIfNeeded();
      await page.locator("#check-kept").click();
      await page.locator("#check-result[data-outcome=holds]").waitFor();

      await page.locator("#destroy").click();
      await page.locator("#destroy-yes").click();
      await page.locator("#destroyed").waitFor();
      assert.equal((await fetch(`${service.base}/api/report?id=${id}`)).status, 404);
      assert.equal(await page.evaluate(() => sessionStorage.length), 0);
      const gone = await page.goto(`${service.base}/report/${id}`);
      assert.equal(gone.status(), 404);
      clean();
      await close();
    });
  }
}

test("downloads hold the whole report", async () => {
  const { page, clean, close } = await open(browser);
  await page.goto(`${service.base}/report/demo-contract`);
  const report = await (await fetch(`${service.base}/api/report?id=demo-contract`)).json();
  await unfold(page);
  for (const [label, file] of [["下载文字版", "栖檀居长租公寓住房租赁合同-白话解读.md"], ["下载 JSON", "baihua-report.json"]]) {
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByText(label).click()]);
    assert.equal(download.suggestedFilename(), file);
    const text = await (await import("node:fs/promises")).readFile(await download.path(), "utf8");
    if (file.endsWith("json")) assert.deepEqual(JSON.parse(text), report);
    else assert.equal(text.match(/^## \d+\./gm).length, report.summary.total);
  }
  clean();
  await close();
});

test("a length outside the limits is said before anything is sent", async () => {
  const { page, clean, close } = await open(browser);
  const sent = [];
  page.on("request", (request) => { if (request.method() === "POST") sent.push(request.url()); });
  await page.goto(service.base);
  for (const [text, told] of [["合".repeat(499), "还差 1 字"], ["合".repeat(60001), "多了 1 字"], ["😀".repeat(499), "499 字"]]) {
    await page.locator("#text").fill(text);
    await page.locator("#go").click();
    await page.locator("#length").filter({ hasText: told }).waitFor();
  }
  assert.deepEqual(sent, []);
  clean();
  await close();
});

test("content that is not recognised is refused with what to do", async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  await page.goto(service.base);
  await page.locator("#text").fill("今天天气很好，我们去公园散步。".repeat(60));
  await page.locator("#go").click();
  await page.locator("#problem li").first().waitFor();
  assert.ok(await page.evaluate(() => document.activeElement.id === "problem"));
  clean();
  await close();
});

test("identity numbers are noticed and masked", async () => {
  const { page, clean, close } = await open(browser);
  await page.goto(service.base);
  await page.locator("#text").fill(`身份证号：110101199003074258，电话13800138000。${"甲方乙方合同。".repeat(80)}`);
  await page.locator("#masks").filter({ hasText: "身份证号 1、手机号 1" }).waitFor();
  await page.locator("#masks button").click();
  const text = await page.locator("#text").inputValue();
  assert.ok(text.startsWith("身份证号：110*************58，电话138******00。"), text.slice(0, 40));
  assert.equal(await page.locator("#masks").isVisible(), false);
  clean();
  await close();
});

test("files become text in the browser, and scans are refused honestly", async () => {
  const { page, clean, close } = await open(browser);
  const contract = document("contract");
  const squeezed = (text) => text.normalize("NFKC").replace(/\s/g, "");
  await page.goto(service.base);
  const pick = (name, buffer) => page.locator("#file").setInputFiles({ name, mimeType: "application/octet-stream", buffer });
  const told = (words) => page.locator("#file-told").filter({ hasText: words }).waitFor();
  const sent = [];
  page.on("request", (request) => { if (request.method() === "POST") sent.push(request.url()); });

  await pick("合同.txt", Buffer.from(contract));
  await told("已读入 合同.txt");
  assert.equal(await page.locator("#text").inputValue(), contract.replaceAll("\r\n", "\n"));

  await pick("合同.docx", docx(contract));
  await told("已读入 合同.docx");
  assert.equal(await page.locator("#text").inputValue(), contract);

  await pick("合同.pdf", await pdf(browser, contract));
  await told("已读入 合同.pdf");
  const clause = squeezed(contract).slice(1000, 1200);
  assert.ok(squeezed(await page.locator("#text").inputValue()).includes(clause));

  await pick("扫描.pdf", await pdf(browser, ""));
  await told("扫描的图片");
  await pick("坏.docx", Buffer.from("PK\x03\x04 not a zip"));
  await told("没有 Word 正文");
  await pick("旧.doc", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]));
  await told("旧版 .doc");
  await pick("乱.txt", Buffer.from([0x80, 0xff, 0xff, 0x80]));
  await told("不是文字");
  assert.deepEqual(sent, []);
  clean();
  await close();
});

test("line ends of a file survive, so that its digest agrees", async () => {
  const { page, clean, close } = await open(browser);
  const contract = document("contract").replaceAll("\n", "\r\n");
  await page.goto(service.base);
  await page.locator("#file").setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from(contract) });
  await page.locator("#file-told").filter({ hasText: "已读入" }).waitFor();
  await page.locator("#go").click();
  await page.waitForURL("**/report/*");
  await page.locator("#check").scrollIntoViewIfNeeded();
  // The check is loaded when the reader comes near it.
  await page.locator("#bench").waitFor();
  await page.locator("#source-file").setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from(contract) });
  await page.locator("#check-result[data-outcome=holds]").waitFor();
  clean();
  await close();
});

test("the keyboard alone is enough", async () => {
  const { page, clean, close } = await open(browser);
  const at = () => page.evaluate(() => document.activeElement.id || document.activeElement.textContent.trim().slice(0, 20));
  const tabTo = async (wanted) => {
    for (let presses = 0; presses < 150; presses++) {
      if ((await at()) === wanted) return;
      await page.keyboard.press("Tab");
    }
    assert.fail(`${wanted} cannot be reached by Tab`);
  };
  await page.goto(service.base);
  await page.keyboard.press("Tab");
  assert.equal(await at(), "跳到正文");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await tabTo("text");
  await page.keyboard.insertText(document("lab"));
  await page.locator("#fits").filter({ hasText: "化验单" }).waitFor();
  for (let presses = 0; presses < 8 && !(await page.evaluate(() => document.activeElement.name === "card")); presses++) await page.keyboard.press("Tab");
  assert.equal(await page.locator("input[name=card]:checked").getAttribute("value"), "lab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  assert.equal(await page.locator("input[name=card]:checked").getAttribute("value"), "lab");
  await tabTo("go");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/report/*");
  await page.locator(".reading > summary").first().focus();
  await page.keyboard.press("Enter");
  assert.equal(await page.locator(".reading").first().getAttribute("open"), "");
  await tabTo("destroy");
  await page.keyboard.press("Enter");
  await page.locator("#destroy-dialog[open]").waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await at(), "destroy");
  clean();
  await close();
});

test("without JavaScript reports, rules and terms can be read and rules searched", async () => {
  const { page, close } = await open(browser, { javaScriptEnabled: false, viewport: PHONE });
  await page.goto(`${service.base}/report/demo-policy`);
  const text = await page.locator("main").innerText();
  assert.match(text, /值得留意/);
  await page.locator(".source summary").first().click();
  assert.ok(await page.locator(".source .text").first().isVisible());
  assert.equal(await page.locator("#destroy, #print, #bench, #unfold, #copy-link").filter({ visible: true }).count(), 0);

  await page.goto(`${service.base}/rules`);
  await page.locator("#q").fill("押金");
  await page.locator("#card").selectOption("contract");
  // `count` does not wait for the answer to the form as `click` does for its element.
  await Promise.all([page.waitForURL(/[?&]q=/), page.locator(".filter button").click()]);
  const shown = await page.locator(".rules li").count();
  assert.ok(shown > 0 && shown < 100, `${shown} rules`);
  await page.locator(".rules a").first().click();
  assert.ok(await page.locator(".evidence .text").first().isVisible());
  assert.ok(await page.locator(".examples li").count() > 2);

  await page.goto(`${service.base}/legal`);
  assert.match(await page.locator("main").innerText(), /不是法律意见/);
  await page.goto(service.base);
  assert.match(await page.locator("main").innerText(), /需要 JavaScript/);
  await close();
});

test("rules narrow while typing, and each has a permanent page", async () => {
  const { page, clean, close } = await open(browser);
  await page.goto(`${service.base}/rules`);
  const all = await page.locator(".rules li").count();
  await page.locator("#q").fill("LYMPH%");
  await page.waitForFunction((before) => document.querySelectorAll(".rules li").length < before, all);
  assert.equal(await page.locator("#found-count").textContent(), "1");
  await page.locator(".rules a").click();
  await page.waitForURL("**/rules/LYMPH%25");
  assert.match(await page.locator("h1").textContent(), /淋巴细胞百分比/);
  assert.equal((await page.goto(`${service.base}/rules/none`)).status(), 404);
  clean();
  await close();
});

test("the English frame keeps the findings Chinese", async () => {
  const { page, clean, close } = await open(browser);
  await page.goto(`${service.base}/report/demo-contract`);
  await page.getByText("English").click();
  await page.waitForURL("**lang=en");
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
  assert.equal(await page.locator(".problem .plain").first().getAttribute("lang"), "zh-CN");
  assert.match(await page.locator(".outcome").textContent(), /worth noting/);
  clean();
  await close();
});

test("the server's own reading of a report is the one the page shows", async () => {
  const report = await review(service.base, "lab", document("lab"));
  const page = await (await fetch(report.report_url, { headers: { accept: "text/html" } })).text();
  assert.equal(page.match(/data-finding=/g).length, report.summary.total);
});
