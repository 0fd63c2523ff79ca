// What goes over the wire and onto paper, and the pictures in the documentation.

import assert from "node:assert/strict";
import { mkdirSync, statSync } from "node:fs";
import { after, before, test } from "node:test";
import { DESKTOP, PHONE, launch, open } from "./lib/browser.mjs";
import { read } from "./lib/files.mjs";
import { path, serve } from "./lib/service.mjs";

let browser, service;
before(async () => { [browser, service] = await Promise.all([launch(), serve()]); });
after(async () => { await browser?.close(); await service?.stop(); });

// Chromium writes some characters as the radicals they look like.
const squeezed = (text) => text.replace(/[\u2e80-\u2fdf]/g, "�").normalize("NFKC").replace(/\s/g, "");
/** Whether `part` stands in `whole`, where � in `whole` stands for any character. */
function stands(whole, part) {
  const wanted = [...part];
  const start = wanted.slice(0, 1).join("");
  for (let at = 0; at + wanted.length <= whole.length; at++) {
    if (whole[at] !== start && whole[at] !== "�") continue;
    if (wanted.every((c, n) => whole[at + n] === c || whole[at + n] === "�")) return true;
  }
  return false;
}

for (const card of ["contract", "lab", "policy"]) {
  test(`the ${card} report prints on two pages with a line for each problem`, async () => {
    const { page, clean, close } = await open(browser);
    await page.goto(`${service.base}/report/demo-${card}`);
    const pages = await read(await page.pdf({ preferCSSPageSize: true, printBackground: false }));
    assert.ok(pages.length <= 2, `${pages.length} pages`);
    const whole = squeezed(pages.flatMap(({ items }) => items.map((item) => item.text)).join(""));
    assert.ok(stands(whole, `1/${pages.length}`), "the pages are numbered");
    for (const name of await page.locator(".problem h3, .panel .reading .name, #title").allTextContents()) assert.ok(stands(whole, squeezed(name).slice(0, 20)), `not printed: ${name}`);
    clean();
    await close();
  });

  test(`the ${card} report prints whole on A4`, async () => {
    const { page, clean, close } = await open(browser);
    const report = await (await fetch(`${service.base}/api/report?id=demo-${card}`)).json();
    await page.goto(`${service.base}/report/demo-${card}`);
    // Chromium's PDF call raises no beforeprint; the button's own path is taken instead.
    await page.evaluate(() => { globalThis.print = () => dispatchEvent(new Event("beforeprint")); });
    await page.locator("#print-long").click();
    const pages = await read(await page.pdf({ preferCSSPageSize: true, printBackground: false }));
    assert.ok(pages.length > 1);
    let whole = "";
    for (const { width, height, items } of pages) {
      assert.deepEqual([Math.round(width), Math.round(height)], [595, 842]);
      for (const item of items.filter((item) => item.text.trim())) {
        assert.ok(item.x >= 40 && item.x + item.width <= width - 40, `cut at the side: ${item.text}`);
        // The number of the page stands in the margin.
        const lowest = /^\d+ ?\/ ?\d+$/.test(item.text.trim()) ? 12 : 40;
        assert.ok(item.y >= lowest && item.y <= height - 40, `cut at the edge: ${item.text} at ${item.y}`);
        whole += item.text;
      }
    }
    // Characters beyond the first plane are counted as JavaScript does, on both sides.
    whole = squeezed(whole);
    for (const flag of report.flags) {
      assert.ok(stands(whole, squeezed(flag.quote).slice(0, 40)), `not printed: ${flag.quote}`);
      assert.ok(stands(whole, squeezed(flag.finding).slice(0, 30)), `not printed: ${flag.finding}`);
    }
    for (const reading of report.meta.indicators ?? []) assert.ok(stands(whole, squeezed(reading.name)), `not printed: ${reading.name}`);
    clean();
    await close();
  });
}

test("a report is drawn after one round trip and weighs little", async () => {
  const { page, close } = await open(browser, { viewport: PHONE });
  for (const card of ["contract", "lab", "policy"]) {
    const fetched = [];
    const note = async (response) => fetched.push([new URL(response.url()).pathname, (await response.body().catch(() => "")).length]);
    page.on("response", note);
    await page.goto(`${service.base}/report/demo-${card}`, { waitUntil: "networkidle" });
    page.off("response", note);
    const weight = fetched.reduce((sum, [, bytes]) => sum + bytes, 0);
    assert.ok(weight <= 130_000, `${card}: ${weight}: ${fetched.join("; ")}`);
    const blocking = await page.evaluate(() => performance.getEntriesByType("resource").filter((entry) => entry.renderBlockingStatus === "blocking").map((entry) => entry.name));
    assert.deepEqual(blocking, []);
  }
  await close();
});

const PICTURES = {
  "report-contract-phone": ["/report/demo-contract", PHONE],
  "report-lab-phone": ["/report/demo-lab#labs", PHONE],
  "report-policy-phone": ["/report/demo-policy#timeline", PHONE],
  "report-contract-desktop": ["/report/demo-contract", { width: 1124, height: 490 }, (page) => page.locator(".paper mark").first().waitFor()],
  "start-phone": ["/", PHONE],
  "proof-desktop": ["/proof", DESKTOP, async (page) => {
    await page.locator("[data-demo=demo-contract] button").click();
    await page.locator("#check-result[data-outcome=holds]").waitFor();
  }],
  "rule-desktop": ["/rules/rent-001", DESKTOP],
};

test("pictures for the documentation are small", async () => {
  mkdirSync(path("docs/screenshots"), { recursive: true });
  for (const [name, [address, viewport, act]] of Object.entries(PICTURES)) {
    const { page, clean, close } = await open(browser, { viewport });
    await page.goto(service.base + address);
    await act?.(page);
    const file = path(`docs/screenshots/${name}.png`);
    await page.screenshot({ path: file });
    assert.ok(statSync(file).size <= 150 * 1024, `${name}: ${statSync(file).size} bytes`);
    clean();
    await close();
  }
});
