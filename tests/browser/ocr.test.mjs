// Photos and scans become text on the reader's own device, where the operator ships the recogniser.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after, before, test } from "node:test";
import { DESKTOP, PHONE, fits, launch, open } from "./lib/browser.mjs";
import { fixture, path, serve } from "./lib/service.mjs";

const folder = process.env.OCR_PACKAGE ?? path("target/ocr/package");
const skip = !process.env.OCR_PACKAGE && !existsSync(folder) && "no recogniser: scripts/ocr makes it";

let browser, service, plain;
before(async () => {
  if (skip) return;
  [browser, service, plain] = await Promise.all([launch(), serve({ args: ["--ocr-dir", folder] }), serve()]);
});
after(async () => { await browser?.close(); await service?.stop(); await plain?.stop(); });

const LONG = 240_000;
// The head and the first articles of the demo contract, in two photos.
const lines = fixture("demo/demo-contract.txt").split("\n").filter((line) => line.trim());
const PAGES = [lines.slice(0, 14), lines.slice(14, 30)];

/** A photo of `text`, drawn as a printed page lies in the light: grey, with a shade towards one corner. */
async function photo(text, { width = 1240, size = 30, type = "image/jpeg" } = {}) {
  const page = await browser.newPage();
  const encoded = await page.evaluate(async ([words, wide, high, kind]) => {
    const canvas = document.createElement("canvas");
    const pen = canvas.getContext("2d");
    const font = `${high}px "Noto Serif CJK SC", "Noto Sans CJK SC", serif`;
    pen.font = font;
    const rows = [];
    for (const line of words) {
      let row = "";
      for (const character of line) {
        if (pen.measureText(row + character).width > wide - 160) { rows.push(row); row = ""; }
        row += character;
      }
      rows.push(row);
    }
    [canvas.width, canvas.height] = [wide, 160 + rows.length * high * 1.8];
    const shade = pen.createLinearGradient(0, 0, canvas.width, canvas.height);
    shade.addColorStop(0, "#f4f2ec");
    shade.addColorStop(1, "#b9b5ab");
    pen.fillStyle = shade;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.font = font;
    pen.fillStyle = "#262626";
    rows.forEach((row, n) => pen.fillText(row, 80, 110 + n * high * 1.8));
    return canvas.toDataURL(kind, 0.9).split(",")[1];
  }, [text, width, size, type]);
  await page.close();
  return Buffer.from(encoded, "base64");
}

/** The share of the characters of `text` that stand in `read` in the same order. */
function likeness(text, read) {
  const [one, other] = [text, read].map((words) => [...words.normalize("NFKC").replace(/\s/g, "")]);
  let row = new Array(other.length + 1).fill(0);
  for (const a of one) {
    const next = [0];
    for (let n = 0; n < other.length; n++) next.push(a === other[n] ? row[n] + 1 : Math.max(row[n + 1], next[n]));
    row = next;
  }
  return row.at(-1) / one.length;
}

/** Notes every request but those for files of this site. */
function watch(page) {
  const sent = [];
  page.on("request", (request) => { if (request.method() !== "GET" || !new URL(request.url()).pathname.startsWith("/assets/")) sent.push(`${request.method()} ${new URL(request.url()).pathname}`); });
  return sent;
}

const told = (page, words) => page.locator("#file-told").filter({ hasText: words }).waitFor({ timeout: LONG });
const pick = (page, ...files) => page.locator("#file").setInputFiles(files.map(([name, buffer], n) => ({ name: name ?? `${n}.jpg`, mimeType: "image/jpeg", buffer })));

test("two photos of a contract become text to be corrected, and nothing is sent before the reader sends it", { skip }, async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  await page.goto(service.base);
  await fits(page, "the start page");
  const photos = await Promise.all(PAGES.map((text) => photo(text)));
  const sent = watch(page);
  await pick(page, ["1.jpg", photos[0]], ["2.jpg", photos[1]]);
  await told(page, "请对照原件改好再交");
  const read = await page.locator("#text").inputValue();
  const share = likeness(PAGES.flat().join("\n"), read);
  assert.ok(share >= 0.95, `${(share * 100).toFixed(1)} of 100 characters:\n${read}`);
  assert.doesNotMatch(read, /[\u4e00-\u9fa5] [\u4e00-\u9fa5]/, "no gaps between characters");
  assert.deepEqual(sent, []);
  assert.equal(await page.evaluate(() => document.activeElement.id), "text", "the reader is where to correct");
  // What the reader corrects is what is sent.
  await page.locator("#text").fill(`${read}\n本页已经对照原件改过。`);
  await page.locator("#go").click();
  await page.waitForURL("**/report/*");
  assert.match(await page.evaluate(() => sessionStorage.getItem(`text:${location.pathname.split("/").pop()}`)), /对照原件改过。$/);
  clean();
  await close();
});

test("a scan without text is recognised page by page", { skip }, async () => {
  const { page, clean, close } = await open(browser, { viewport: DESKTOP });
  const printer = await browser.newPage();
  const images = await Promise.all(PAGES.map((text) => photo(text)));
  await printer.setContent(images.map((image) => `<img src="data:image/jpeg;base64,${image.toString("base64")}" style="width: 100%; break-after: page">`).join(""));
  await printer.waitForFunction(() => [...document.images].every((image) => image.complete));
  const scan = await printer.pdf({ format: "A4" });
  await printer.close();
  await page.goto(service.base);
  const sent = watch(page);
  await pick(page, ["scan.pdf", scan]);
  await told(page, "第 2 / ");
  await told(page, "请对照原件改好再交");
  const share = likeness(PAGES.flat().join("\n"), await page.locator("#text").inputValue());
  assert.ok(share >= 0.93, `${(share * 100).toFixed(1)} of 100 characters`);
  assert.deepEqual(sent, []);
  clean();
  await close();
});

test("what holds no characters, and what is no picture, is said", { skip }, async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  await page.goto(service.base);
  await pick(page, ["wall.jpg", await photo([""])]);
  await told(page, "看不清字");
  await pick(page, ["broken.jpg", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])]);
  await told(page, "打不开这种图片");
  await pick(page, ["photo.heic", Buffer.from("\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic", "latin1")]);
  await told(page, "打不开这种图片");
  assert.equal(await page.locator("#text").inputValue(), "");
  // A text goes in as before.
  await page.locator("#file").setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("一份文字") });
  await told(page, "已读入 a.txt");
  assert.equal(await page.locator("#text").inputValue(), "一份文字");
  clean();
  await close();
});

test("without the recogniser the three steps stay, and nothing of it is fetched", { skip }, async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  await page.goto(plain.base);
  const sent = [];
  page.on("request", (request) => { if (/ocr/.test(request.url()) || request.method() !== "GET") sent.push(request.url()); });
  assert.equal(await page.locator("#file").getAttribute("multiple"), null);
  await pick(page, ["a.jpg", await photo(["一、租金"], { size: 40 })]);
  await told(page, "三步变成文字");
  await pick(page, ["a.heic", Buffer.from("\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic", "latin1")]);
  await told(page, "三步变成文字");
  assert.deepEqual(sent, []);
  assert.equal((await fetch(`${plain.base}/assets/ocr/worker.js`)).status, 404);
  clean();
  await close();
});

test("only the recogniser's worker may compile, and pages are as strict as without it", { skip }, async () => {
  const policy = async (base, address) => (await fetch(base + address)).headers.get("content-security-policy");
  assert.match(await policy(service.base, "/assets/ocr/worker.js"), /script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'$/);
  assert.equal(await policy(service.base, "/"), await policy(plain.base, "/"));
  assert.doesNotMatch(await policy(service.base, "/"), /unsafe/);
  for (const name of ["tesseract.js", "chi_sim.traineddata.gz"]) assert.equal(await policy(service.base, `/assets/ocr/${name}`), null);
  for (const [coding, name] of [["br", "tesseract-core-simd-lstm.wasm.js"], ["gzip", "worker.js"]]) {
    const answer = await fetch(`${service.base}/assets/ocr/${name}`, { headers: { "accept-encoding": coding } });
    assert.equal(answer.headers.get("content-encoding"), coding);
    assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
  }
});
