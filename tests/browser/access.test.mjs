// axe-core on every page, in light and dark, on a phone and a desktop, in both languages.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { VIEWPORTS, fits, launch, open } from "./lib/browser.mjs";
import { fixture, review, serve } from "./lib/service.mjs";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
let browser, service, own;
before(async () => {
  [browser, service] = await Promise.all([launch(), serve()]);
  own = new URL((await review(service.base, "lab", fixture("demo/demo-lab.txt"))).report_url).pathname;
});
after(async () => { await browser?.close(); await service?.stop(); });

const PAGES = () => ["/", "/report/demo-contract", "/report/demo-lab", "/report/demo-policy", own, "/report/none", "/rules?card=policy", "/rules/rent-001", "/rules/K", "/proof", "/legal", "/nowhere"];

for (const colorScheme of ["light", "dark"]) {
  for (const [name, viewport] of Object.entries(VIEWPORTS)) {
    test(`no serious finding, ${colorScheme}, ${name}`, async () => {
      // axe is put into the page from outside, which the pages' own policy would forbid.
      const { page, close } = await open(browser, { viewport, colorScheme, bypassCSP: true });
      for (const address of PAGES()) {
        await page.goto(`${service.base}${address}`);
        await page.addScriptTag({ path: axe });
        const { violations } = await page.evaluate(() => globalThis.axe.run(document, {
          runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        }));
        const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
        const told = serious.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.html).join(" | ")}`);
        assert.deepEqual(told, [], address);
        await fits(page, address);
      }
      await close();
    });
  }
}

test("every page has one first heading, a title and a language", async () => {
  const { page, clean, close } = await open(browser);
  for (const address of PAGES()) {
    for (const [language, tag] of [["", "zh-CN"], ["en", "en"]]) {
      await page.goto(`${service.base}${address}${language && `${address.includes("?") ? "&" : "?"}lang=${language}`}`);
      assert.equal(await page.locator("h1").count(), 1, address);
      assert.match(await page.title(), / · (白话|Baihua)$/, address);
      if (address !== "/nowhere") assert.equal(await page.locator("html").getAttribute("lang"), tag, address);
    }
  }
  clean();
  await close();
});
