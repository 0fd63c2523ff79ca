// What came of each problem: marked, kept by the browser, counted, left out of the message, printed. And whom to call or write to.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { DESKTOP, PHONE, VIEWPORTS, fits, launch, open } from "./lib/browser.mjs";
import { read } from "./lib/files.mjs";
import { fixture, review, serve } from "./lib/service.mjs";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
let browser, service, reached;
before(async () => { [browser, service, reached] = await Promise.all([launch(), serve(), serve({ args: ["--contact", "service@baihua.example"] })]); });
after(async () => { await browser?.close(); await service?.stop(); await reached?.stop(); });

const left = (page) => page.locator("#left").textContent();
const mark = (page, number, name) => page.locator(`#f${number} .triage button`).filter({ hasText: name });

for (const [name, viewport] of Object.entries(VIEWPORTS)) {
  test(`marks are kept by the browser alone, counted, and leave the message, on a ${name}`, async () => {
    const { page, clean, close } = await open(browser, { viewport });
    try {
      const sent = [];
      page.on("request", (request) => { if (request.method() !== "GET") sent.push(request.url()); });
      const address = `${service.base}/report/demo-contract`;
      await page.goto(address);
      const count = await page.locator(".problem").count();
      assert.equal(await left(page), "");
      const whole = await page.locator("#message-text").textContent();
      const said = await page.locator("#f2 .ask .take").textContent();
      const point = whole.split("\n").find((line) => /^\d/.test(line) && said.includes(line.slice(line.indexOf("：") + 1).replace(/。$/, "")));
      assert.ok(point, "the message asks for what the second problem asks");

      await mark(page, 1, "已问").click();
      assert.equal(await left(page), `还剩 ${count} 项，其中 1 项已问`);
      assert.equal(await page.locator("#message-text").textContent(), whole);
      await mark(page, 2, "可以接受").click();
      await mark(page, 3, "已改").click();
      assert.equal(await left(page), `还剩 ${count - 2} 项，其中 1 项已问`);
      const shorter = await page.locator("#message-text").textContent();
      assert.ok(!shorter.includes(point.replace(/^\d+\. /, "")), shorter);
      assert.equal(shorter.match(/^\d+\. /gm).length, whole.match(/^\d+\. /gm).length - 2);
      assert.match(await page.locator("#f2 > summary").innerText(), /✓ 可以接受/);

      // Another page of the same document finds them; no word of it and no id of a report is kept.
      await page.goto(address);
      assert.equal(await left(page), `还剩 ${count - 2} 项，其中 1 项已问`);
      assert.equal(await page.locator("#message-text").textContent(), shorter);
      assert.equal(await mark(page, 3, "已改").getAttribute("aria-pressed"), "true");
      const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
      assert.doesNotMatch(kept, /[\u3400-\u9fff]|demo-contract/);
      await fits(page, "marked");

      // The same button takes the mark away.
      for (const [number, what] of [[1, "已问"], [2, "可以接受"], [3, "已改"]]) await mark(page, number, what).click();
      assert.equal(await left(page), "");
      assert.equal(await page.locator("#message-text").textContent(), whole);
      assert.equal(await page.evaluate(() => localStorage.length), 0);
      assert.deepEqual(sent, []);
      clean();
    } finally {
      await close();
    }
  });
}

test("marks and what is left are printed, the buttons are not", async () => {
  const { page, clean, close } = await open(browser);
  try {
    await page.goto(`${service.base}/report/demo-contract`);
    const count = await page.locator(".problem").count();
    await mark(page, 1, "已改").click();
    const pages = await read(await page.pdf({ preferCSSPageSize: true, printBackground: false }));
    assert.ok(pages.length <= 2, `${pages.length} pages`);
    // Chromium writes some characters as the radicals they look like.
    const words = pages.flatMap(({ items }) => items.map((item) => item.text)).join("").normalize("NFKC").replace(/\s/g, "");
    assert.ok(words.includes(`还剩${count - 1}项`), words.slice(0, 300));
    assert.equal(words.split("已改").length - 1, 1);
    assert.ok(!words.includes("可以接受"));
    clean();
  } finally {
    await close();
  }
});

test("once everything is settled nothing is asked for, by keyboard alone", async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  try {
    await page.goto(`${service.base}/report/demo-contract`);
    await page.locator("#unfold").click();
    for (const button of await page.locator(".triage button[value=fine]").all()) {
      await button.focus();
      await page.keyboard.press("Enter");
    }
    assert.equal(await left(page), "都处理过了");
    assert.equal(await page.locator("#message-text").textContent(), "没有要说的了。");
    assert.ok(await page.getByRole("button", { name: "复制这段话" }).isDisabled());
    clean();
  } finally {
    await close();
  }
});

test("a policy has words of its own, and destroying a report forgets its marks", async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  try {
    const { report_url } = await review(service.base, "policy", fixture("demo/demo-policy.txt"));
    await page.goto(service.base + new URL(report_url).pathname);
    assert.deepEqual(await page.locator("#f1 .triage button").allTextContents(), ["已问清", "可以接受"]);
    await mark(page, 1, "已问清").click();
    assert.match(await left(page), /^还剩 \d+ 项$/);
    assert.equal(await page.evaluate(() => localStorage.length), 1);
    await page.locator("#destroy").click();
    await page.locator("#destroy-yes").click();
    await page.locator("#destroyed").waitFor();
    assert.equal(await page.evaluate(() => localStorage.length), 0);
    clean();
  } finally {
    await close();
  }
});

test("marks that are old or not ours are no marks", async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  try {
    const address = `${service.base}/report/demo-contract`;
    await page.goto(address);
    await mark(page, 1, "已改").click();
    for (const change of [
      (kept) => ({ ...kept, at: kept.at - 31 * 86_400_000 }),
      (kept) => ({ ...kept, marks: Object.fromEntries(Object.keys(kept.marks).map((key) => [key, "<b>"])) }),
      () => "text",
      () => null,
    ]) {
      const [key, value] = await page.evaluate(() => Object.entries(localStorage)[0]);
      await page.evaluate(([name, json]) => localStorage.setItem(name, json), [key, JSON.stringify(change(JSON.parse(value)))]);
      await page.goto(address);
      assert.equal(await left(page), "");
      assert.equal(await page.locator(".triage [aria-pressed=true], .state").count(), 0);
      await mark(page, 1, "已改").click();
      assert.match(await left(page), /^还剩/);
    }
  } finally {
    await close();
  }
});

test("marked reports have no finding of axe, in light and dark", async () => {
  for (const colorScheme of ["light", "dark"]) {
    for (const viewport of [PHONE, DESKTOP]) {
      const { page, close } = await open(browser, { viewport, colorScheme, bypassCSP: true });
      try {
        await page.goto(`${service.base}/report/demo-contract`);
        if (viewport === DESKTOP) await page.locator(".minimap .bar").first().waitFor();
        await mark(page, 1, "已问").click();
        await mark(page, 2, "可以接受").click();
        await page.addScriptTag({ path: axe });
        const { violations } = await page.evaluate(() => globalThis.axe.run(document));
        assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), []);
      } finally {
        await close();
      }
    }
  }
});

test("hotlines that next steps name can be called, without scripts as well, and nothing else can", async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE, javaScriptEnabled: false });
  try {
    for (const card of ["contract", "policy"]) {
      const { flags } = await (await fetch(`${service.base}/api/report?id=demo-${card}`)).json();
      await page.goto(`${service.base}/report/demo-${card}`);
      const named = new Set(flags.flatMap(({ next_step: step }) => step.split("可以这样跟对方说")[0].match(/(?<!\d)12(?:315|329|333|338|345|348|363|366|378|386)(?!\d)/g) ?? []));
      assert.ok(named.size > 0);
      const links = await page.locator(".report a[href^='tel:']").evaluateAll((all) => all.map((link) => [link.getAttribute("href"), link.textContent]));
      for (const number of named) assert.ok(links.some(([href, text]) => href === `tel:${number}` && text === number), number);
      for (const [href, text] of links) assert.ok(href === `tel:${text}` && /^(?:12\d{3}|110|119|120)$/.test(text), `${href} ${text}`);
      assert.equal(await page.locator(".triage").first().isVisible(), false, "no room is kept for buttons that never come");
    }
    clean();
  } finally {
    await close();
  }
});

test("somebody who finds a finding wrong or unclear can write, and the letter holds no word of the document", async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  try {
    await page.goto(`${service.base}/report/demo-contract`);
    await page.locator("#f1 .source > summary").click();
    assert.equal(await page.locator("a[href*='#wrong']").count(), 0, "without a mailbox nobody is promised an answer");
    await page.goto(`${reached.base}/report/demo-contract`);
    const { flags } = await (await fetch(`${reached.base}/api/report?id=demo-contract`)).json();
    await page.locator("#f1 .source > summary").click();
    await page.locator("#f1 a[href*='#wrong']").click();
    await page.waitForURL(/\/rules\/[a-z]+-\d+#wrong$/);
    const rule = new URL(page.url()).pathname.split("/").pop();
    const letters = await page.locator("a[href^='mailto:']").evaluateAll((all) => all.map((link) => [link.textContent, decodeURIComponent(link.getAttribute("href"))]));
    assert.deepEqual(letters.map(([name]) => name), ["这条不对", "看不懂"]);
    for (const [name, letter] of letters) {
      assert.ok(letter.startsWith(`mailto:service@baihua.example?subject=白话 ${rule} ${name}&body=${rule}\r\n`), letter);
      for (const { quote } of flags) assert.ok(!letter.includes(quote.slice(0, 12)));
    }
    await page.goto(`${reached.base}/report/demo-lab`);
    await page.evaluate(() => { for (const part of document.querySelectorAll(".reading, .source")) part.open = true; });
    await page.locator("a[href*='#wrong']").first().waitFor();
    clean();
  } finally {
    await close();
  }
});

test("who can destroy a report is said where its link is handed on", async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  try {
    const { report_url } = await review(service.base, "contract", fixture("demo/demo-contract.txt"));
    await page.goto(service.base + new URL(report_url).pathname);
    const [button, line] = [await page.locator("#copy-link").boundingBox(), await page.getByText("拿到链接的人都能看这份报告，也能销毁它。").boundingBox()];
    assert.ok(Math.abs(line.y - (button.y + button.height)) < 90, `${line.y} is far from ${button.y}`);
    clean();
  } finally {
    await close();
  }
});
