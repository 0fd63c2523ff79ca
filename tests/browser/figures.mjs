// Prints the table "Measured" of docs/report-page.md: `node figures.mjs`. Nothing is asserted here; the tests hold the limits.

import { existsSync } from "node:fs";
import { PHONE, launch, open, proof, slow } from "./lib/browser.mjs";
import { read } from "./lib/files.mjs";
import { path, serve } from "./lib/service.mjs";

const PAGES = ["/", "/report/demo-contract", "/report/demo-policy", "/report/demo-lab", "/rules", "/proof"];

const browser = await launch();
const folder = process.env.WASM_PACKAGE ?? path("target/wasm/package");
const module = existsSync(folder);
const service = await serve({ args: module ? ["--wasm-dir", folder] : [] });
try {
  console.log("| page | bytes on the wire | requests | height, screens | to the last problem | to the first ask | layout shift | first paint, slow line | pages on paper |");
  console.log("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
  for (const address of PAGES) console.log(`| ${(await figures(address)).join(" | ")} |`);
  if (module) console.log(`\n${await proving()}`);
} finally {
  await browser.close();
  await service.stop();
}

/** The numbers of one page, as text. */
async function figures(address) {
  const { page, close } = await open(browser, { viewport: PHONE });
  try {
    await page.addInitScript(() => {
      globalThis.shift = 0;
      new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shift += entry.value; }).observe({ type: "layout-shift", buffered: true });
    });
    const sizes = [];
    page.on("requestfinished", (request) => sizes.push(request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize)));
    await page.goto(service.base + address, { waitUntil: "networkidle" });
    const bytes = (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0);
    const seen = await page.evaluate(() => {
      const bottom = (element, edge) => (element ? element.getBoundingClientRect()[edge] + scrollY : NaN);
      return {
        height: document.documentElement.scrollHeight,
        last: bottom([...document.querySelectorAll(".problem > summary, .panel .reading > summary")].at(-1), "bottom"),
        ask: bottom(document.querySelector(".problem .ask"), "top"),
        shift: globalThis.shift,
      };
    });
    const screens = (pixels) => (Number.isNaN(pixels) ? "" : (pixels / PHONE.height).toFixed(1));
    const paper = address.startsWith("/report/") ? (await read(await page.pdf({ preferCSSPageSize: true, printBackground: false }))).length : "";
    return [`\`${address}\``, bytes.toLocaleString("en"), sizes.length, screens(seen.height), screens(seen.last), screens(seen.ask), seen.shift.toFixed(3), `${await painted(address)} ms`, paper];
  } finally {
    await close();
  }
}

/** How long the demo contract takes to be proved on a slow telephone. A telephone's worker is about four times as slow as this one. */
async function proving() {
  const { page, close } = await open(browser, { viewport: PHONE });
  try {
    const { checked, proved } = await proof(page, service.base);
    return `quotes and sources of demo-contract: ${checked} ms; the whole reading: ${proved} ms`;
  } finally {
    await close();
  }
}

/** When something is first seen on a slow line, in milliseconds. */
async function painted(address) {
  const { page, close } = await open(browser, { viewport: PHONE });
  try {
    await slow(page);
    await page.goto(service.base + address);
    return Math.round(await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN));
  } finally {
    await close();
  }
}
