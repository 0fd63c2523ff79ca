// Handing a document in: the kind is recognised, nothing moves, mistakes are mended with one tap, the text stays.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, launch, open } from "./lib/browser.mjs";
import { fixture, serve } from "./lib/service.mjs";

let browser, service;
before(async () => { [browser, service] = await Promise.all([launch(), serve()]); });
after(async () => { await browser?.close(); await service?.stop(); });

const demo = (card) => fixture(`demo/demo-${card}.txt`);
const chosen = (page) => page.locator("input[name=card]:checked").getAttribute("value");

test("the kind of document is told from its text, and the reader's own choice stays", async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  await page.goto(service.base);
  for (const card of ["policy", "lab", "contract"]) {
    await page.locator("#text").fill(demo(card));
    await page.locator("#fits").filter({ hasText: "已为您选好" }).waitFor();
    await page.waitForFunction((wanted) => document.querySelector("input[name=card]:checked").value === wanted, card);
  }
  await page.locator("input[name=card][value=policy]").check();
  await page.locator("#text").fill(`${demo("contract")}又一行。`);
  await page.locator("#fits").filter({ hasText: "这更像一份合同" }).waitFor();
  assert.equal(await chosen(page), "policy");
  clean();
  await close();
});

test("a document read as the wrong kind is mended with one tap, without words for programs", async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  await page.goto(service.base);
  await page.locator("#text").fill(demo("contract"));
  await page.locator("input[name=card][value=policy]").check();
  await page.locator("#go").click();
  await page.locator("#problem").waitFor();
  const told = await page.locator("#problem").innerText();
  assert.doesNotMatch(told, /\/api\/|没有扣费|没有收费/);
  await page.getByRole("button", { name: "按合同再读一次" }).click();
  await page.waitForURL("**/report/*");
  clean();
  await close();
});

test("the parties of the text are offered, and the side is sent", async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  await page.goto(service.base);
  await page.locator("#text").fill(demo("contract"));
  await page.getByRole("button", { name: "甲方 · 出租人" }).click();
  const request = page.waitForRequest((sent) => sent.method() === "POST");
  await page.locator("#go").click();
  assert.equal(JSON.parse((await request).postData()).party, "甲方");
  await page.waitForURL("**/report/*");
  assert.match(await page.locator(".side").textContent(), /甲方/);
  // From the report it can be read for the other side at once.
  await page.getByRole("button", { name: "换成乙方再读" }).click();
  await page.waitForURL("**/report/*");
  await page.locator(".side").filter({ hasText: "乙方" }).waitFor();
  clean();
  await close();
});

test("going back finds the text", async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  await page.goto(service.base);
  await page.locator("#text").fill(demo("policy"));
  await page.locator("#fits").filter({ hasText: "保单" }).waitFor();
  await page.locator("#go").click();
  await page.waitForURL("**/report/*");
  await page.goto(service.base);
  await page.waitForFunction(() => document.getElementById("text").value.length > 1000);
  assert.equal(await chosen(page), "policy");
  clean();
  await close();
});

test("a file dropped anywhere in the window is taken", async () => {
  const { page, clean, close } = await open(browser);
  await page.goto(service.base);
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "合同.txt", { type: "text/plain" }));
    return data;
  }, demo("contract"));
  await page.dispatchEvent("footer", "drop", { dataTransfer: transfer });
  await page.locator("#file-told").filter({ hasText: "已读入 合同.txt" }).waitFor();
  assert.equal(new URL(page.url()).pathname, "/");
  clean();
  await close();
});

test("the button tells that it is at work, and the work can be stopped", async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  await page.goto(service.base);
  await page.route("**/api/review-contract", () => {});
  await page.locator("#text").fill(demo("contract"));
  await page.locator("#go").click();
  await page.locator("#go").filter({ hasText: "正在看" }).waitFor();
  await page.locator("#cancel").click();
  await page.locator("#go").filter({ hasText: "开始解读" }).waitFor();
  assert.equal(await page.locator("#problem").isVisible(), false);
  assert.ok((await page.locator("#text").inputValue()).length > 1000);
  clean();
  await close();
});

test("nothing moves while the page loads on a slow line", async () => {
  for (const address of ["/", "/report/demo-contract", "/report/demo-lab", "/rules"]) {
    const { page, clean, close } = await open(browser, { viewport: PHONE });
    await page.addInitScript(() => {
      globalThis.shift = 0;
      new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shift += entry.value; }).observe({ type: "layout-shift", buffered: true });
    });
    await page.route("**/assets/*.js", async (route) => { await new Promise((done) => { setTimeout(done, 400); }); await route.continue(); });
    await page.goto(service.base + address, { waitUntil: "networkidle" });
    const shift = await page.evaluate(() => globalThis.shift);
    assert.ok(shift <= 0.05, `${address}: ${shift}`);
    clean();
    await close();
  }
});
