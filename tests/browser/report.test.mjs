// Taking a report in: what the first screens hold, narrowing, the keyboard, the document beside, the message.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESKTOP, PHONE, fits, launch, open } from "./lib/browser.mjs";
import { fixture, review, serve } from "./lib/service.mjs";

let browser, service;
before(async () => { [browser, service] = await Promise.all([launch(), serve()]); });
after(async () => { await browser?.close(); await service?.stop(); });

test("on a phone the problems fit on four screens and the first ask on the first", async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  await page.goto(`${service.base}/report/demo-contract`);
  const [last, ask] = await page.evaluate(() => {
    const bottom = (element, edge) => element.getBoundingClientRect()[edge] + scrollY;
    return [bottom([...document.querySelectorAll(".problem > summary")].at(-1), "bottom"), bottom(document.querySelector(".problem .ask"), "top")];
  });
  assert.ok(last / PHONE.height <= 4, `${(last / PHONE.height).toFixed(2)} screens to the last problem`);
  assert.ok(ask / PHONE.height <= 1, `${(ask / PHONE.height).toFixed(2)} screens to the first ask`);
  clean();
  await close();
});

test("problems are narrowed to a level, and a link to a hidden one shows it", async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  await page.goto(`${service.base}/report/demo-contract`);
  const seen = () => page.locator(".problem").filter({ visible: true }).count();
  const all = await seen();
  await page.locator(".sieve [value=low]").check({ force: true });
  assert.equal(await seen(), await page.locator(".problem.low").count());
  assert.ok(await seen() < all);
  await page.locator(".gravest a").click();
  // The page goes there when the browser has followed the link, which may be after the click has returned.
  await page.locator("#all:checked").waitFor({ state: "attached" });
  assert.equal(await seen(), all);
  await page.locator("#unfold").click();
  assert.equal(await page.locator(".problem[open]").count(), all);
  clean();
  await close();
});

test("j and k move between problems, the arrows between their lines", async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  await page.goto(`${service.base}/report/demo-contract`);
  const at = () => page.evaluate(() => document.activeElement.closest("[data-problem]")?.dataset.problem);
  for (const [key, wanted] of [["j", "1"], ["j", "2"], ["k", "1"], ["ArrowDown", "2"], ["ArrowUp", "1"]]) {
    await page.keyboard.press(key);
    assert.equal(await at(), wanted, key);
  }
  for (let n = 0; n < 4; n++) await page.keyboard.press("j");
  assert.equal(await page.locator("#f5").getAttribute("open"), "");
  clean();
  await close();
});

test("on a desktop the document stands beside its problems, linked both ways, and nothing is sent", async () => {
  const { page, clean, close } = await open(browser, { viewport: DESKTOP });
  const sent = [];
  page.on("request", (request) => { if (request.method() !== "GET") sent.push(request.url()); });
  await page.goto(`${service.base}/report/demo-contract`);
  await page.locator(".beside .paper mark").first().waitFor();
  const report = await (await fetch(`${service.base}/api/report?id=demo-contract`)).json();
  const text = fixture("demo/demo-contract.txt");
  // Without the numbers the text is the document's own.
  const shown = await page.evaluate(() => {
    const copy = document.querySelector(".paper").cloneNode(true);
    for (const number of copy.querySelectorAll("button")) number.remove();
    return copy.textContent;
  });
  assert.equal(shown, text);
  const marked = await page.evaluate(() => [...document.querySelectorAll(".paper mark")].map((mark) => [...mark.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join("")).join(""));
  for (const flag of report.flags) assert.ok(marked.includes(flag.quote) || flag.quote.split("\n").every((line) => marked.includes(line)), flag.quote);
  await page.locator(".paper .number").filter({ hasText: /^6$/ }).first().click();
  assert.equal(await page.locator("#f6").getAttribute("open"), "");
  await page.locator("#f6 .place").first().click();
  assert.ok(await page.locator(".paper mark.now").first().isVisible());
  await fits(page, "document and problems");
  assert.deepEqual(sent, []);
  clean();
  await close();
});

test("beside the document a strip shows where the problems stand, and leads to them", async () => {
  const { page, clean, close } = await open(browser, { viewport: DESKTOP });
  try {
    await page.goto(`${service.base}/report/demo-contract`);
    await page.locator(".minimap .bar").first().waitFor();
    const spots = await page.locator(".problem [data-range]").count();
    const bars = await page.locator(".minimap .bar").evaluateAll((all) => all.map((bar) => {
      const { top, bottom, left, right } = bar.getBoundingClientRect();
      return { number: bar.dataset.number, level: bar.classList[1], top, bottom, left, right };
    }));
    assert.equal(bars.length, spots);
    const strip = await page.locator(".minimap").boundingBox();
    for (const bar of bars) {
      assert.ok(bar.top >= strip.y && bar.bottom <= strip.y + strip.height + 1 && bar.bottom - bar.top >= 5, `bar ${bar.number} at ${bar.top}`);
      assert.ok(await page.locator(`#f${bar.number}.${bar.level}`).count(), `bar ${bar.number} has the colour of its level`);
    }
    // Bars stand in the order of the text, and none hides another.
    for (const [n, one] of bars.entries()) for (const other of bars.slice(n + 1)) {
      assert.ok(one.bottom <= other.top + 1 || other.bottom <= one.top + 1 || one.right <= other.left + 1 || other.right <= one.left + 1, `${one.number} and ${other.number} overlap`);
    }
    await page.locator(".minimap .bar[data-number='9']").first().click();
    assert.equal(await page.locator("#f9").getAttribute("open"), "");
    assert.ok(await page.locator(".minimap .bar.now").count() >= 1);
    // The part that is seen follows the document, and the document the mouse.
    const seen = () => page.locator(".minimap .seen").evaluate((one) => one.getBoundingClientRect().top);
    await page.evaluate(() => document.querySelector(".paper").scrollTo({ top: 0, behavior: "instant" }));
    await page.waitForFunction(() => Math.abs(document.querySelector(".minimap .seen").getBoundingClientRect().top - document.querySelector(".minimap").getBoundingClientRect().top) < 3);
    const [box, before] = [await page.locator(".minimap").boundingBox(), await seen()];
    await page.mouse.move(box.x + 2, box.y + box.height - 4);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction((top) => document.querySelector(".minimap .seen").getBoundingClientRect().top > top + 100, before);
    // Pointing at a problem marks its place in both, and the other way round.
    await page.locator("#f9 h3").hover();
    assert.deepEqual(await page.locator(".minimap .near").evaluateAll((all) => [...new Set(all.map((one) => one.dataset.number))]), ["9"]);
    assert.ok(await page.locator(".paper mark.near").count() >= 1);
    await page.locator(".minimap .bar[data-number='1']").first().hover();
    assert.equal(await page.locator("#f1.near").count(), 1);
    // It repeats what the keyboard and screen readers have elsewhere.
    assert.equal(await page.locator(".minimap").getAttribute("aria-hidden"), "true");
    assert.equal(await page.locator(".minimap :is(a, button, [tabindex])").count(), 0);
    // A narrow window has the sheet instead.
    await page.setViewportSize(PHONE);
    await page.waitForFunction(() => !document.body.classList.contains("with-document"));
    assert.equal(await page.locator(".beside").isVisible(), false);
    clean();
  } finally {
    await close();
  }
});

test("on a phone the place opens the document as a sheet, and the number leads back", async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  const report = await review(service.base, "contract", fixture("demo/demo-contract.txt"));
  const { pathname } = new URL(report.report_url);
  const id = pathname.split("/").pop();
  await page.goto(service.base);
  await page.evaluate(([key, text]) => sessionStorage.setItem(`text:${key}`, text), [id, fixture("demo/demo-contract.txt")]);
  await page.goto(service.base + pathname);
  assert.equal(await page.locator("#title").textContent(), "栖檀居长租公寓住房租赁合同");
  assert.match(await page.title(), /^栖檀居/);
  await page.locator("#f2 .place").first().click();
  await page.locator(".sheet[open] mark.now").first().waitFor();
  await page.locator(".sheet .number").filter({ hasText: /^2$/ }).first().click();
  assert.equal(await page.locator(".sheet[open]").count(), 0);
  assert.equal(await page.evaluate(() => document.activeElement.closest("[data-problem]")?.id), "f2");
  clean();
  await close();
});

test("the message holds the points that are ticked", async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  await page.goto(`${service.base}/report/demo-contract`);
  const before = await page.locator("#message-text").textContent();
  await page.locator(".choose summary").click();
  await page.locator(".picks input").nth(1).uncheck();
  const after = await page.locator("#message-text").textContent();
  const points = (text) => text.match(/^\d+\. .*$/gm).map((line) => line.replace(/^\d+\. /, ""));
  assert.deepEqual(points(after), points(before).toSpliced(1, 1));
  assert.match(after, /^您好/);
  assert.equal(after.split("\n").at(-1), before.split("\n").at(-1));
  clean();
  await close();
});

test("a lab report says first what cannot wait, and severity in words of its own", async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  await page.goto(`${service.base}/report/demo-lab`);
  const box = page.locator(".urgent");
  assert.ok((await box.boundingBox()).y < 200);
  assert.match(await box.innerText(), /钾 6\.4↑↑/);
  assert.equal(await box.locator("a[href='tel:120']").count(), 1);
  for (const tag of await page.locator(".reading .tag").allTextContents()) assert.doesNotMatch(tag, /^[高中低]$/);
  const values = await page.locator(".panel .reading").count();
  assert.equal(await page.locator(".normal .reading").count() + values, (await (await fetch(`${service.base}/api/report?id=demo-lab`)).json()).meta.indicators.length);
  clean();
  await close();
});

test("text of twice the size does not scroll sideways", async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE, bypassCSP: true });
  for (const address of ["/", "/report/demo-contract", "/report/demo-lab", "/report/demo-policy", "/rules", "/rules/K"]) {
    await page.goto(service.base + address);
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    await fits(page, address);
  }
  clean();
  await close();
});

test("expired and unknown pages mark nothing in the menu", async () => {
  const { page, clean, close } = await open(browser);
  for (const address of ["/report/none", "/nowhere"]) {
    await page.goto(service.base + address);
    assert.equal(await page.locator("[aria-current]").count(), 0);
  }
  clean();
  await close();
});
