// Large type: remembered on the device, at least twenty pixels everywhere, nothing cut on the narrowest of phones.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { VIEWPORTS, fits, launch, open } from "./lib/browser.mjs";
import { serve } from "./lib/service.mjs";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const NARROW = { width: 360, height: 740 };
const PAGES = ["/", "/report/demo-contract", "/report/demo-lab", "/report/demo-policy", "/rules?card=policy", "/rules/rent-001", "/rules/K", "/proof", "/legal", "/report/none", "/?lang=en", "/report/demo-contract?lang=en", "/report/demo-lab?lang=en"];

let browser, service;
before(async () => { [browser, service] = await Promise.all([launch(), serve()]); });
after(async () => { await browser?.close(); await service?.stop(); });

const large = (page) => page.evaluate(() => document.documentElement.classList.contains("large-type"));

/** Text that is shown smaller than `least` pixels, and text that its box cuts off. */
const faults = (page, least) => page.evaluate((wanted) => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement;
    if (!node.data.trim() || !around.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || around.closest(".skip, noscript, option, title")) continue;
    const svg = around.closest("svg");
    const scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
    const size = parseFloat(getComputedStyle(around).fontSize) * scale;
    if (size < wanted - 0.01) found.push(`${size.toFixed(1)} px: ${node.data.trim().slice(0, 30)} in ${around.className?.baseVal ?? around.className}`);
    // White space that is kept may hang over the edge; what is written may not.
    const range = document.createRange();
    for (const word of node.data.matchAll(/\S+/g)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const beside = [...range.getClientRects()].some((line) => line.width && (line.left < -0.5 || line.right > innerWidth + 0.5));
      if (beside && !around.closest(".paper, .marked, table")) found.push(`beside the window: ${word[0].slice(0, 30)}`);
    }
  }
  for (const element of document.body.querySelectorAll("*")) {
    const { overflowX, overflowY } = getComputedStyle(element);
    if (!element.checkVisibility() || element.matches("textarea, .veiled, input, select")) continue;
    if (["hidden", "clip"].includes(overflowX) && element.scrollWidth > element.clientWidth + 1) found.push(`cut at the side: ${element.textContent.trim().slice(0, 30)}`);
    if (["hidden", "clip"].includes(overflowY) && element.scrollHeight > element.clientHeight + 1) found.push(`cut below: ${element.textContent.trim().slice(0, 30)}`);
  }
  return [...new Set(found)];
}, least);

for (const [name, viewport] of Object.entries({ ...VIEWPORTS, narrow: NARROW })) {
  test(`one press makes every page large and stays, ${name}`, async () => {
    const { page, clean, close } = await open(browser, { viewport });
    await page.goto(service.base);
    assert.equal(await large(page), false);
    const before = await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
    await page.getByRole("button", { name: "大字" }).click();
    assert.equal(await page.locator("#type").getAttribute("aria-pressed"), "true");
    assert.ok(await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize)) > before);
    for (const address of PAGES) {
      await page.goto(service.base + address);
      await page.locator("html.large-type").waitFor();
      await page.evaluate(() => { for (const part of document.querySelectorAll("details")) part.open = true; });
      await fits(page, address);
      assert.deepEqual(await faults(page, 20), [], address);
    }
    assert.deepEqual(await page.context().cookies(), [], "without a cookie");
    await page.locator("#type").click();
    await page.goto(service.base);
    assert.equal(await large(page), false);
    clean();
    await close();
  });

  test(`large type has no serious finding, ${name}`, async () => {
    const { page, close } = await open(browser, { viewport, bypassCSP: true });
    await page.addInitScript(() => localStorage.setItem("type", "large"));
    for (const address of PAGES) {
      await page.goto(service.base + address);
      await page.locator("html.large-type").waitFor();
      await page.addScriptTag({ path: axe });
      const { violations } = await page.evaluate(() => globalThis.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }));
      assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.html).join(" | ")}`), [], address);
    }
    await close();
  });
}

test("without scripts the button is away and the pages are as they were", async () => {
  const { page, close } = await open(browser, { viewport: NARROW, javaScriptEnabled: false });
  await page.goto(`${service.base}/report/demo-contract`);
  assert.ok(await page.locator("#type").isHidden());
  await fits(page, "without scripts");
  await close();
});

test("a browser that keeps nothing makes one page large", async () => {
  const { page, clean, close } = await open(browser, { viewport: NARROW });
  await page.addInitScript(() => Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } }));
  await page.goto(service.base);
  await page.locator("#type").click();
  assert.equal(await large(page), true);
  await page.reload();
  await page.locator("#type:enabled").waitFor();
  assert.equal(await large(page), false);
  clean();
  await close();
});

test("the button comes without moving anything", async () => {
  const { page, clean, close } = await open(browser, { viewport: NARROW });
  await page.route("**/assets/type.js", async (route) => { await new Promise((done) => setTimeout(done, 400)); await route.continue(); });
  const where = () => page.evaluate(() => [...document.querySelectorAll("nav a, .brand, h1")].map((one) => { const box = one.getBoundingClientRect(); return [box.x, box.y, box.width]; }));
  await page.goto(service.base, { waitUntil: "commit" });
  await page.locator("h1").waitFor();
  const early = await where();
  await page.locator("#type:enabled").waitFor();
  assert.deepEqual(await where(), early);
  clean();
  await close();
});

test("a page that comes slower than its script is large from its first line", async () => {
  const whole = await fetch(service.base);
  const [headers, html] = [{ "content-type": "text/html; charset=utf-8", "content-security-policy": whole.headers.get("content-security-policy") }, await whole.text()];
  const cut = html.indexOf("<body>");
  let finish;
  const slow = createServer(async (request, response) => {
    if (request.url !== "/") {
      const file = await fetch(service.base + request.url);
      response.writeHead(file.status, { "content-type": file.headers.get("content-type") });
      response.end(Buffer.from(await file.arrayBuffer()));
      return;
    }
    response.writeHead(200, headers);
    response.write(html.slice(0, cut));
    finish = () => response.end(html.slice(cut));
  });
  slow.unref();
  await new Promise((up) => slow.listen(0, "127.0.0.1", up));
  const { page, clean, close } = await open(browser, { viewport: NARROW });
  await page.addInitScript(() => localStorage.setItem("type", "large"));
  await page.goto(`http://127.0.0.1:${slow.address().port}/`, { waitUntil: "commit" });
  // By the clock: a page without a body may never be painted, and frames are what is waited for otherwise.
  await page.waitForFunction(() => document.documentElement.classList.contains("large-type"), undefined, { polling: 50 });
  assert.equal(await page.locator("#type").count(), 0, "the script ran before the button came");
  finish();
  await page.locator("#type:enabled[aria-pressed=true]").waitFor();
  await page.locator("#type").click();
  assert.equal(await large(page), false);
  clean();
  await close();
  slow.closeAllConnections();
  await new Promise((gone) => slow.close(gone));
});
