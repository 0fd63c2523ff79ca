// The changed contract on a report: what was mended, what is new, what still stands.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESKTOP, PHONE, fits, launch, open } from "./lib/browser.mjs";
import { fixture, review, serve } from "./lib/service.mjs";

const FIRST = fixture("demo/demo-contract.txt");
// One clause is struck, a rate got worse, a limit without a problem changed.
const SECOND = FIRST.split("\n").filter((line) => !line.startsWith("6.3 ")).join("\n")
  .replace("当季租金总额的百分之三", "当季租金总额的百分之五").replace("每季度不超过一次", "每季度不超过两次");

let browser, service;
before(async () => { [browser, service] = await Promise.all([launch(), serve()]); });
after(async () => { await browser?.close(); await service?.stop(); });

const items = (page, title) => page.locator(".compared details").filter({ hasText: title }).locator("li");

for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`the changed contract is dropped on a report and compared, on a ${name}`, async () => {
    const { page, clean, close } = await open(browser, { viewport });
    const report = await review(service.base, "contract", FIRST);
    const { pathname } = new URL(report.report_url);
    await page.goto(service.base);
    await page.evaluate(([key, text]) => sessionStorage.setItem(`text:${key}`, text), [pathname.split("/").pop(), FIRST]);
    await page.goto(service.base + pathname);
    await page.locator("#versions").scrollIntoViewIfNeeded();
    await page.locator("#versions-fields:enabled").waitFor();
    await page.locator("#versions-file").setInputFiles({ name: "改过的.txt", mimeType: "text/plain", buffer: Buffer.from(SECOND) });
    await page.locator("#versions-told").filter({ hasText: "改过的.txt" }).waitFor();
    await page.locator("#versions-go").click();
    await page.waitForURL(/#compared$/);
    assert.match(await page.locator(".compared .headline").textContent(), /^改好了 1 处，没有新增，还有 \d+ 处没改，其中 1 处对您更不利。$/);
    assert.match(await items(page, "改好了的").first().textContent(), /6\.3/);
    assert.match(await items(page, "还没改的").first().textContent(), /更不利了.*百分之三.*百分之五/s);
    const changed = items(page, "其他改动");
    // What 6.3 said beside its problem is gone, too.
    assert.equal(await changed.count(), 2);
    assert.equal(await changed.locator("ins").textContent(), "两");
    assert.notEqual(new URL(page.url()).pathname, pathname);
    await fits(page, "a comparison");
    clean();
    await close();
  });
}

test("without the first text findings are compared, by keyboard alone", async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  const report = await review(service.base, "contract", FIRST);
  await page.goto(service.base + new URL(report.report_url).pathname);
  await page.locator("#versions").scrollIntoViewIfNeeded();
  await page.locator("#versions-basis").filter({ hasText: "只比较发现的问题" }).waitFor();
  await page.locator("#versions-text").focus();
  await page.evaluate((text) => { document.getElementById("versions-text").value = text; }, SECOND);
  for (const id of ["versions-file", "versions-go"]) {
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement.id), id);
  }
  await page.keyboard.press("Enter");
  await page.waitForURL(/#compared$/);
  assert.match(await page.locator(".compared .headline").textContent(), /^改好了 1 处/);
  assert.match(await page.locator(".compared").textContent(), /没有前一份的原文/);
  clean();
  await close();
});

test("what is too short or no contract is told, and nothing is lost", async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  const report = await review(service.base, "contract", FIRST);
  await page.goto(service.base + new URL(report.report_url).pathname);
  await page.locator("#versions").scrollIntoViewIfNeeded();
  await page.locator("#versions-fields:enabled").waitFor();
  await page.locator("#versions-text").fill("太短");
  await page.locator("#versions-go").click();
  assert.match(await page.locator("#versions-told").textContent(), /至少 500 字/);
  const prose = "今天天气很好，我们去公园。".repeat(60);
  await page.locator("#versions-text").fill(prose);
  await page.locator("#versions-go").click();
  await page.locator("#versions-problem p").waitFor();
  assert.match(await page.locator("#versions-problem").textContent(), /合同正文/);
  assert.equal(await page.locator("#versions-text").inputValue(), prose);
  clean();
  await close();
});

test("a dropped file is the second version there, and the document to check elsewhere", async () => {
  const { page, clean, close } = await open(browser, { viewport: DESKTOP });
  await page.goto(`${service.base}/report/demo-contract`);
  await page.locator("#versions").scrollIntoViewIfNeeded();
  await page.locator("#versions-fields:enabled").waitFor();
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "second.txt", { type: "text/plain" }));
    document.getElementById("versions-drop").dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  }, SECOND);
  await page.locator("#versions-told").filter({ hasText: "second.txt" }).waitFor();
  await page.locator("#versions-go").click();
  await page.waitForURL(/#compared$/);
  // The demo's text is published, so texts are compared.
  assert.equal(await items(page, "其他改动").count(), 2);
  clean();
  await close();
});
