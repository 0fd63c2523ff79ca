// Whatever a document holds: nothing runs, nothing overflows.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { after, before, test } from "node:test";
import { PHONE, fits, launch, open } from "./lib/browser.mjs";
import { fixture, path, review, serve } from "./lib/service.mjs";

let browser, service;
before(async () => { [browser, service] = await Promise.all([launch(), serve()]); });
after(async () => { await browser?.close(); await service?.stop(); });

const texts = (folder) => readdirSync(path(`fixtures/${folder}`)).filter((name) => name.endsWith(".txt")).map((name) => [`${folder}/${name}`, fixture(`${folder}/${name}`)]);

// Marks that would run if one of them became mark-up, put inside clauses that are sure to be quoted.
const MARKS = [
  "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\"><svg onload=alert(1)>", "</title><script>alert(1)</script>",
  "<a href=\"javascript:alert(1)\">点我</a>", "{{7*7}}${alert(1)}", "</style><style>*{display:none}</style>",
  "\u202e反过来\u202c", "长".repeat(300), "a".repeat(3000), "👨‍👩‍👧‍👦".repeat(40), "z̸̡̛".repeat(50), "\u0000\u0007\u001b[31m",
];
const around = (mark) => `房屋租赁合同\n甲方（出租人）：某某${mark}\n乙方（承租人）：某某\n`
  + `第一条 甲方有权随时调整租金标准${mark}，乙方不接受的视为主动退租，已付租金和押金一律不予退还${mark}。\n`
  + `第二条 押金不予退还，最终解释权归甲方所有${mark}。租金每月3000元。\n`.repeat(12);

const laid = async (page, what) => {
  await fits(page, what);
  assert.ok(await page.locator("h1").isVisible(), what);
};

test("marks inside quotes stay text", async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  let quoted = 0;
  for (const mark of MARKS) {
    const report = await review(service.base, "contract", around(mark));
    assert.ok(report?.summary.total > 0, mark.slice(0, 40));
    await page.goto(report.report_url);
    await laid(page, mark.slice(0, 40));
    const shown = await page.locator(".problems .quote").allTextContents();
    // HTML has no character U+0000: browsers leave it out.
    const asShown = (text) => text.replaceAll("\u0000", "");
    // Every place of a finding is shown, the first and those it also stands in.
    const places = (flag) => [flag.quote, ...(flag.also_at ?? []).map((place) => place.quote)];
    assert.deepEqual(shown.toSorted(), report.flags.flatMap(places).map(asShown).toSorted());
    quoted += shown.filter((quote) => quote.includes(asShown(mark))).length;
    await page.evaluate(() => { for (const part of document.querySelectorAll("details")) part.open = true; });
    await laid(page, mark.slice(0, 40));
  }
  assert.ok(quoted > 5, `${quoted} quotes hold a mark`);
  clean();
  await close();
});

test("hostile documents and injections are read and shown without harm", async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  const contract = fixture("demo/demo-contract.txt");
  let seen = 0;
  for (const [name, text] of [...texts("hostile"), ...texts("injections")]) {
    // Short ones stand inside a contract, as they would.
    const whole = [...`${contract}\n${text}`].slice(0, 60000).join("");
    for (const [card, document] of [["contract", whole], ["lab", text], ["policy", text]]) {
      const report = await review(service.base, card, document);
      if (!report) continue;
      seen += 1;
      await page.goto(report.report_url);
      await laid(page, `${name} as ${card}`);
    }
  }
  assert.ok(seen > 30, `${seen} reports`);
  clean();
  await close();
});

test("sixty thousand characters go through the start page", async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  const long = around("<b onclick=alert(1)>").repeat(200).slice(0, 60000);
  await page.goto(service.base);
  await page.locator("#text").fill(long);
  await page.locator("#length").filter({ hasText: "60000 字" }).waitFor();
  await page.locator("#go").click();
  await page.waitForURL("**/report/*");
  await laid(page, "a long report");
  await page.locator("#check").scrollIntoViewIfNeeded();
  await page.locator("#check-kept").click();
  await page.locator("#check-result[data-outcome=holds]").waitFor();
  clean();
  await close();
});

test("addresses from outside stay text as well", async () => {
  const { page, clean, close } = await open(browser);
  const mark = encodeURIComponent("\"><script>alert(1)</script>");
  for (const address of [`/rules?q=${mark}&family=${mark}`, `/rules/${mark}`, `/report/${mark}`, `/?lang=${mark}`, `/nowhere/${mark}`]) {
    const answer = await page.goto(service.base + address);
    assert.ok(answer.status() < 500, address);
    assert.equal(await page.locator("script:not([src])").count(), 0, address);
  }
  clean();
  await close();
});
