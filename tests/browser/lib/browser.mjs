// Debian's Chromium, with traps for everything a page must not do.

import { chromium } from "playwright-core";
import assert from "node:assert/strict";

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };
export const VIEWPORTS = { phone: PHONE, desktop: DESKTOP };

export const launch = () => chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});

/** A page that notes violations of the policy, dialogs, errors and requests to others. `clean` asserts there were none. */
export async function open(browser, { viewport = DESKTOP, ...options } = {}) {
  const context = await browser.newContext({ viewport, reducedMotion: "reduce", acceptDownloads: true, ...options });
  const page = await context.newPage();
  const faults = [];
  await context.exposeBinding("reportViolation", (_, line) => faults.push(`policy: ${line}`));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      globalThis.reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  page.on("dialog", (dialog) => { faults.push(`dialog: ${dialog.message()}`); dialog.dismiss(); });
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") faults.push(`foreign request: ${request.url()}`);
  });
  return {
    page,
    faults,
    clean: () => assert.deepEqual(faults, []),
    close: () => context.close(),
  };
}

/** Nothing is wider than the window. */
export async function fits(page, what) {
  const { scroll, inner } = await page.evaluate(() => ({ scroll: document.documentElement.scrollWidth, inner: innerWidth }));
  assert.ok(scroll <= inner, `${what}: ${scroll} wide in a window of ${inner}`);
}

/** The slow profile of these tests: 400 ms a round trip, 400 kbit/s, a processor of a quarter of the speed. */
export async function slow(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return session;
}

/** Checks and recomputes the demo contract on a slow telephone, once the module is there. Milliseconds of either; Chromium slows the page and not its workers. */
export async function proof(page, base) {
  await page.goto(`${base}/proof`);
  // The module comes over the quick line: three megabytes are not what is measured.
  await page.evaluate(async () => (await import("/assets/device.js")).ask("recognise", "甲方"));
  await slow(page);
  const began = Date.now();
  await page.locator("[data-demo=demo-contract] button").click();
  await page.locator("#check-result[data-outcome=holds]").waitFor();
  const checked = Date.now();
  await page.locator("#recompute-go").click();
  await page.locator("#recompute-result[data-outcome=holds]").waitFor({ timeout: 60_000 });
  return { checked: checked - began, proved: Date.now() - checked };
}
