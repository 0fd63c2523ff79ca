// What is taken along from a report: the corrected contract as a Word file, its days as a calendar, its first page as a picture.
// Each is made in the browser.

import ICAL from "ical.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { calendar, dates, folded, number } from "../../crates/server/src/pages/assets/calendar.js";
import { corrected, docx } from "../../crates/server/src/pages/assets/word.js";
import { DESKTOP, PHONE, VIEWPORTS, fits, launch, open } from "./lib/browser.mjs";
import { unzip } from "./lib/files.mjs";
import { fixture, review, serve } from "./lib/service.mjs";

let browser, service;
before(async () => { [browser, service] = await Promise.all([launch(), serve()]); });
after(async () => { await browser?.close(); await service?.stop(); });

const report = async (id) => (await fetch(`${service.base}/api/report?id=${id}`)).json();

/** What a press of `button` puts on the reader's device: its name and bytes. */
async function taken(page, button) {
  // The ways to take it along are loaded by whoever comes near them.
  await page.locator(".tools").scrollIntoViewIfNeeded();
  await page.locator("#picture").waitFor();
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(button).click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** Notes every request that is more than asking for a file or the report. */
function watch(page) {
  const sent = [];
  page.on("request", (request) => { if (request.method() !== "GET") sent.push(request.url()); });
  return sent;
}

// --- Word ---------------------------------------------------------------------------------------------------------------

/** The text of a Word file with every change accepted and with every change rejected, and who made them when. */
async function changes(bytes) {
  const files = unzip(bytes);
  const page = await browser.newPage();
  const told = await page.evaluate((parts) => {
    const trees = Object.entries(parts).map(([name, text]) => {
      const tree = new DOMParser().parseFromString(text, "application/xml");
      if (tree.getElementsByTagName("parsererror").length) throw new Error(`${name} is not well-formed`);
      return [name, tree];
    });
    const tree = Object.fromEntries(trees)["word/document.xml"];
    const w = (parent, name) => [...parent.children].filter((child) => child.nodeName === `w:${name}`);
    const run = (node) => [...node.children].map((part) => ({ "w:t": part.textContent, "w:delText": part.textContent, "w:tab": "\t" }[part.nodeName] ?? "")).join("");
    const read = (accept) => {
      let text = "";
      for (const paragraph of w(w(tree.documentElement, "body")[0], "p")) {
        for (const node of paragraph.children) {
          if (node.nodeName === "w:r") text += run(node);
          else if (node.nodeName === (accept ? "w:ins" : "w:del")) text += w(node, "r").map(run).join("");
        }
        const mark = w(paragraph, "pPr").flatMap((one) => w(one, "rPr")).flatMap((one) => [...one.children])[0]?.nodeName;
        // A paragraph that is struck, or was never there, is one with the next.
        if (mark !== (accept ? "w:del" : "w:ins")) text += "\n";
      }
      return text.slice(0, -1);
    };
    const marks = [...tree.querySelectorAll("*")].filter((node) => ["w:ins", "w:del"].includes(node.nodeName));
    const of = (name) => [...new Set(marks.map((node) => node.getAttribute(`w:${name}`)))];
    return {
      accepted: read(true), rejected: read(false), authors: of("author"), days: of("date"), ids: of("id").length, count: marks.length,
      torn: marks.filter((node) => node.nodeName === "w:del" && node.getElementsByTagName("w:t").length).length,
    };
  }, Object.fromEntries([...files].map(([name, content]) => [name, content.toString("utf8")])));
  await page.close();
  assert.equal(told.ids, told.count, "each change has an id of its own");
  assert.equal(told.torn, 0, "what is struck stands in delText");
  return { ...told, names: [...files.keys()] };
}

/** `text` with the fairer wording of each finding in its place, by the report alone. */
function mended(text, flags) {
  const characters = [...text];
  const edits = flags.filter((flag) => flag.suggested_text)
    .flatMap((flag) => flag.suggested_changes ?? [{ range: flag.quote_range, text: flag.suggested_text }]);
  for (const { range, text: put } of edits.sort((a, b) => b.range.start - a.range.start)) characters.splice(range.start, range.end - range.start, put);
  return characters.join("");
}

for (const [name, viewport] of Object.entries(VIEWPORTS)) {
  test(`the corrected contract is a Word file of tracked changes, ${name}`, async () => {
    const { page, clean, close } = await open(browser, { viewport });
    const sent = watch(page);
    await page.goto(`${service.base}/report/demo-contract`);
    const { name: file, bytes } = await taken(page, "#word");
    assert.match(file, /^栖檀居.+修订\.docx$/);
    const [text, { flags, meta }] = [fixture("demo/demo-contract.txt"), await report("demo-contract")];
    const read = await changes(bytes);
    assert.equal(read.rejected, text, "without the changes it is the document");
    assert.equal(read.accepted, mended(text, flags), "with them it is the corrected one");
    assert.notEqual(read.accepted, text);
    assert.deepEqual(read.names, ["[Content_Types].xml", "_rels/.rels", "word/document.xml", "word/_rels/document.xml.rels", "word/styles.xml"]);
    assert.deepEqual(read.authors, ["白话"]);
    assert.deepEqual(read.days.map((day) => day.slice(0, 10)), [meta.created_at.slice(0, 10)]);
    assert.match(await page.locator("#word-told").textContent(), new RegExp(`${flags.filter((flag) => flag.suggested_text).length} 处修订`));
    // The start page reads the file as a program does that shows the changed text.
    await page.goto(service.base);
    await page.locator("#file").setInputFiles({ name: file, mimeType: "application/octet-stream", buffer: bytes });
    await page.locator("#file-told").filter({ hasText: "已读入" }).waitFor();
    assert.equal(await page.locator("#text").inputValue(), read.accepted);
    await fits(page, "the start page");
    assert.deepEqual(sent, []);
    clean();
    await close();
  });
}

test("the corrected contract is offered where the tab knows the text, and only of that text", async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  const text = fixture("demo/demo-contract.txt");
  const { pathname } = new URL((await review(service.base, "contract", text)).report_url);
  await page.goto(service.base + pathname);
  await page.locator(".tools").scrollIntoViewIfNeeded();
  await page.locator("#picture").waitFor();
  assert.ok(await page.locator("#corrected").isHidden(), "another device has no text");
  const keep = (words) => page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [`text:${pathname.split("/").pop()}`, words]);
  await keep(`${text}改`);
  await page.reload();
  // With the keyboard: whatever has the focus in a report brings them.
  await page.locator(".problem summary").first().focus();
  await page.locator("#word").click();
  await page.locator("#word-told").filter({ hasText: "不是这份报告的原文" }).waitFor();
  await keep(text);
  await page.reload();
  assert.equal((await changes((await taken(page, "#word")).bytes)).rejected, text);
  await page.goto(`${service.base}/report/demo-policy`);
  assert.equal(await page.locator("#corrected").count(), 0, "a policy is not negotiated");
  clean();
  await close();
});

test("changes hold whatever the text is made of", async () => {
  const flag = (start, end, fair, changed) => ({ quote_range: { start, end }, suggested_text: fair, suggested_changes: changed });
  const range = (start, end) => ({ start, end });
  const day = "2026-11-27T08:00:00.5Z";
  // The text, what is corrected, the text once that is accepted, how many corrections were made and left.
  const cases = [
    ["甲\t乙<&>\"'\n\n丙😀丁\n", [flag(3, 12, "戊\n己😀")], "甲\t乙戊\n己😀丁\n", 1, 0],
    ["一行\n二行\n三行", [flag(0, 8, "整段", [{ range: range(2, 5), text: "" }, { range: range(8, 8), text: "尾\n页" }])], "一行\n三行尾\n页", 1, 0],
    ["一行\n二行\n三行", [flag(0, 8, "", [{ range: range(2, 5), text: "" }])], "一行\n二行\n三行", 0, 0],
    ["甲乙丙丁", [flag(0, 2, "子"), flag(1, 3, "丑"), flag(2, 2, "寅"), flag(3, 4, "卯")], "子寅丙卯", 3, 1],
    ["甲乙", [flag(1, 1, "x", [{ range: range(1, 1), text: "一" }]), flag(1, 1, "y", [{ range: range(1, 1), text: "二" }])], "甲一乙", 1, 1],
    ["没有改动", [], "没有改动", 0, 0],
  ];
  for (const [text, flags, accepted, made, left] of cases) {
    const got = corrected(text, flags);
    assert.deepEqual([got.made, got.left], [made, left], text);
    const read = await changes(Buffer.from(await docx(got.pieces, day).arrayBuffer()));
    assert.deepEqual([read.rejected, read.accepted], [text, accepted]);
  }
  // What XML cannot hold is left out; the rest stays.
  const read = await changes(Buffer.from(await docx(corrected("甲\f乙\u0000丙\ud800丁\r\n戊", []).pieces, day).arrayBuffer()));
  assert.equal(read.accepted, "甲乙丙丁\n戊");
});

test("for any disjoint corrections the file holds both texts", async () => {
  // A small generator of its own, so that a failure can be run again.
  let seed = 20261127;
  const random = (most) => { seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0; return seed % (most + 1); };
  const letters = ["甲", "，", "\n", "\t", "😀", "<", "&", " ", "]]>"];
  for (let round = 0; round < 40; round++) {
    const text = Array.from({ length: random(60) }, () => letters[random(letters.length - 1)]).join("");
    const length = [...text].length;
    const flags = Array.from({ length: random(6) }, () => {
      const start = random(length), end = Math.min(length, start + random(8));
      return { quote_range: { start, end }, suggested_text: Array.from({ length: 1 + random(5) }, () => letters[random(letters.length - 1)]).join("") };
    });
    const { pieces, made, left } = corrected(text, flags);
    assert.equal(made + left, flags.length);
    const of = (kind) => pieces.filter((piece) => piece.kind !== kind).map((piece) => piece.text).join("");
    assert.equal(of("added"), text);
    const read = await changes(Buffer.from(await docx(pieces, "2026-11-27T00:00:00Z").arrayBuffer()));
    assert.deepEqual([read.rejected, read.accepted], [text, of("struck")], JSON.stringify({ text, flags }));
  }
});

// --- Calendar -----------------------------------------------------------------------------------------------------------

/** The days of a calendar file as another program reads them: [date, summary]. */
function events(file) {
  for (const line of file.split("\r\n")) {
    assert.ok(Buffer.byteLength(line) <= 75, `${Buffer.byteLength(line)} octets: ${line}`);
    assert.doesNotMatch(line, /[\r\n]/);
  }
  assert.ok(file.endsWith("END:VCALENDAR\r\n"));
  const parsed = new ICAL.Component(ICAL.parse(file));
  const found = parsed.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
  assert.equal(new Set(found.map((event) => event.uid)).size, found.length);
  for (const event of found) {
    assert.ok(event.startDate.isDate && event.duration.days === 1, "a day, not an hour");
    assert.ok(event.component.getFirstPropertyValue("dtstamp").zone === ICAL.Timezone.utcTimezone);
    assert.equal(event.component.getAllSubcomponents("valarm").length, 1);
  }
  return found.map((event) => [event.startDate.toString(), event.summary, event.description]);
}

test("the days of a report become a calendar, each with the words it stands on", async () => {
  const { page, clean, close } = await open(browser, { viewport: PHONE });
  const sent = watch(page);
  await page.goto(`${service.base}/report/demo-contract`);
  const { name, bytes } = await taken(page, "#calendar");
  assert.match(name, /^栖檀居.+日子\.ics$/);
  const found = events(bytes.toString("utf8"));
  const text = fixture("demo/demo-contract.txt");
  assert.deepEqual(found.map(([day]) => day), ["2026-11-01", "2027-09-01", "2027-10-31"]);
  assert.match(found[1][1], /^到期前 60 日：续约/);
  for (const [, , why] of found) assert.ok(text.includes(/^原文：(.*)\n/s.exec(why)[1]), why);
  assert.deepEqual(await page.locator("#calendar-days time").allTextContents(), found.map(([day]) => day));
  await fits(page, "the days");
  for (const id of ["demo-lab", "demo-policy"]) {
    await page.goto(`${service.base}/report/${id}`);
    await page.locator(".tools").scrollIntoViewIfNeeded();
    await page.locator("#picture").waitFor();
    assert.ok(await page.locator("#calendar").isHidden(), `${id} names no day`);
  }
  assert.deepEqual(sent, []);
  clean();
  await close();
});

const fact = (topic, label, value, quote = value) => ({ topic, label, value, quote, stated: true });
const term = fact("term", "租赁期限", "2026年3月1日 至 2027年2月28日（1 年）");
const told = (facts, flags = [], meta = {}) => dates({ meta: { facts, ...meta }, flags }).map(({ day, what }) => `${new Date(day).toISOString().slice(0, 10)} ${what}`);

test("days are those that stand in a report or follow from two of them", () => {
  const ends = ["2026-03-01 租赁期限开始", "2027-02-28 租赁期限的最后一天"];
  assert.deepEqual(told([term]), ends);
  assert.deepEqual(told([term, fact("renewal", "想续", "续租要提前 二十日 提出")]), [ends[0], "2027-02-08 到期前 20 日：想续，续租要提前 二十日 提出", ends[1]]);
  assert.deepEqual(told([term, fact("renewal", "想续", "续租要提前 一个月 提出")])[1], "2027-01-28 到期前 1 个月：想续，续租要提前 一个月 提出");
  assert.deepEqual(told([term, fact("deposit", "押金什么时候退", "租期届满后五日内", "租期届满后五日内退还押金")])[2], "2027-03-05 到期后 5 日：押金什么时候退，租期届满后五日内");
  // A month that is too short ends on its last day.
  const march = fact("term", "合同期限", "2026年4月1日 至 2027年3月31日");
  assert.ok(told([march, fact("renewal", "想续", "续约要提前 一个月 提出")]).includes("2027-02-28 到期前 1 个月：想续，续约要提前 一个月 提出"));
  // Two ends, or none: a limit before the end has no day.
  const other = fact("term", "试住期", "2026年3月1日 至 2026年3月20日");
  assert.equal(told([term, other, fact("renewal", "想续", "续租要提前 二十日 提出")]).length, 4);
  assert.deepEqual(told([fact("renewal", "想续", "续租要提前 二十日 提出")]), []);
  // Days that are none, facts that are not stated, topics that name things.
  assert.deepEqual(told([fact("due", "尾款什么时候付", "2026年2月30日前")]), []);
  assert.deepEqual(told([fact("due", "尾款什么时候付", "2028年2月29日前")]), ["2028-02-29 尾款什么时候付：2028年2月29日前"]);
  assert.deepEqual(told([{ ...term, stated: false }]), []);
  assert.deepEqual(told([fact("subject", "标的", "2026年5月1日的演出")]), []);
  assert.deepEqual(dates({ meta: {}, flags: [] }), []);
  // Findings: days to come, once.
  const flags = [{ quote: "2026年11月26日前交清，2026年11月28日前搬走。" }, { quote: "自2026年3月1日起" }];
  assert.deepEqual(told([], flags, { created_at: "2026-11-28T00:00:00Z" }), ["2026-11-28 要留意的条款写到这一天"]);
});

test("numbers are read up to 999 and nothing is made of others", () => {
  const cases = { "7": 7, "３０": 30, 十: 10, 十五: 15, 二十: 20, 六十: 60, 九十九: 99, 一百: 100, 一百零五: 105, 一百二十: 120, 两: 2, "999": 999, "1000": null, 零: null, "": null, 百: null, 一千: null, 若干: null };
  for (const [words, value] of Object.entries(cases)) assert.equal(number(words), value, words);
});

test("lines are folded at 75 octets, between characters", () => {
  for (const [length, lines] of [[74, 1], [75, 1], [76, 2], [149, 2], [150, 3]]) assert.equal(folded("a".repeat(length)).split("\r\n ").length, lines, String(length));
  for (const letter of ["字", "😀", "é"]) {
    for (let lead = 0; lead < 5; lead++) {
      const line = "x".repeat(lead) + letter.repeat(200);
      const cut = folded(line).split("\r\n");
      assert.ok(cut.every((part) => Buffer.byteLength(part) <= 75 && !part.includes("\ufffd")));
      assert.equal(cut.map((part, n) => (n ? part.slice(1) : part)).join(""), line);
    }
  }
});

test("a calendar holds any text, and the same day has the same name twice", async () => {
  const why = "一，二；三: a;b,c\\d\n\"e\"\r\nBEGIN:VEVENT\u0000😀".repeat(5);
  const found = [{ day: Date.UTC(2026, 11, 31), what: "最后一天；BEGIN:VALARM\nSUMMARY:x", why }];
  const about = { title: "合同, 一", digest: "d", now: Date.UTC(2026, 10, 27) };
  const file = await calendar(found, about);
  const [[day, summary, description]] = events(file);
  assert.equal(day, "2026-12-31");
  assert.equal(summary, "最后一天；BEGIN:VALARM\nSUMMARY:x（合同, 一）");
  assert.ok(description.includes("a;b,c\\d\n\"e\"\nBEGIN:VEVENT😀"));
  assert.match(file, /DTEND;VALUE=DATE:20270101\r\n/);
  const name = (text) => /UID:(.+)\r\n/.exec(text)[1];
  assert.equal(name(file), name(await calendar(found, { ...about, now: 0 })));
  assert.notEqual(name(file), name(await calendar(found, { ...about, digest: "e" })));
});

// --- Picture ------------------------------------------------------------------------------------------------------------

/** Width and height of a PNG, and for each of its bands of 100 rows the share of pixels that are ink. */
async function ink(bytes) {
  assert.equal(bytes.subarray(0, 8).toString("latin1"), "\x89PNG\r\n\x1a\n");
  const page = await browser.newPage();
  const shares = await page.evaluate(async (encoded) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${encoded}`)).blob());
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    pen.drawImage(picture, 0, 0);
    const bands = [];
    for (let y = 0; y + 100 <= picture.height; y += 100) {
      const { data } = pen.getImageData(0, y, picture.width, 100);
      let dark = 0;
      for (let at = 0; at < data.length; at += 4) if (data[at] + data[at + 1] + data[at + 2] < 450) dark += 1;
      bands.push(dark / (data.length / 4));
    }
    return bands;
  }, bytes.toString("base64"));
  await page.close();
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), shares };
}

for (const card of ["contract", "lab", "policy"]) {
  test(`the picture of the ${card} report holds verdict, facts and a line for each problem, and no words of the document`, async () => {
    const { page, clean, close } = await open(browser, { viewport: card === "lab" ? DESKTOP : PHONE });
    const sent = watch(page);
    await page.goto(`${service.base}/report/demo-${card}`);
    const { name, bytes } = await taken(page, "#picture");
    assert.match(name, /白话解读\.png$/);
    const { width, height, shares } = await ink(bytes);
    assert.equal(width, 1080);
    assert.ok(height > 1000 && height < 6000, `${height} high`);
    assert.ok(bytes.length > 40_000 && bytes.length < 1_500_000, `${bytes.length} bytes`);
    // From the head to the last lines there is writing, and nowhere a wall of it.
    for (const [n, share] of shares.entries()) assert.ok(share > 0.001 && share < 0.4, `band ${n} of ${shares.length}: ${share}`);
    const lines = await page.evaluate(async () => (await import("/assets/picture.js")).content(document.querySelector(".report")));
    const words = lines.map((line) => [line.text, line.label, line.sub].filter(Boolean).join(" ")).join("\n");
    for (const title of await page.locator(".problem h3, .panel .reading .name").allTextContents()) assert.ok(words.includes(title.replace(/\s+/g, " ").trim()), title);
    const { flags, meta } = await report(`demo-${card}`);
    for (const { quote } of flags) assert.ok(!words.includes(quote), quote);
    for (const fact of meta.facts?.filter(({ topic }) => ["parties", "subject"].includes(topic)) ?? []) assert.ok(!words.includes(fact.value), fact.value);
    assert.ok(!words.includes(await page.locator("#title").textContent()) || card !== "contract", "the document is not named");
    assert.deepEqual(sent, []);
    clean();
    await close();
  });
}

test("a picture ends where telephones refuse it, and says what is left out", async () => {
  const { page, clean, close } = await open(browser);
  await page.goto(`${service.base}/report/demo-contract`);
  const drawn = await page.evaluate(async () => {
    const { HIGHEST, drawn } = await import("/assets/picture.js");
    const report = document.querySelector(".report");
    const short = drawn(report).height;
    const list = document.querySelector(".problems");
    for (let n = 0; n < 150; n++) list.append(list.querySelector(".problem").cloneNode(true));
    const canvas = drawn(report);
    return { short, height: canvas.height, most: HIGHEST, width: canvas.width };
  });
  assert.ok(drawn.short < drawn.height && drawn.height <= drawn.most, `${drawn.height} of ${drawn.most}`);
  assert.ok(drawn.width * drawn.most < 16_000_000);
  clean();
  await close();
});

test("lines of a picture break between words and never before a mark that closes", async () => {
  const { page, close } = await open(browser);
  await page.goto(`${service.base}/report/demo-contract`);
  const lines = await page.evaluate(async () => {
    const { broken } = await import("/assets/picture.js");
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = "20px sans-serif";
    return [60, 100, 200, 400].map((room) => [room, broken(pen, "晚付一天（按季租金11,040元的3%）罚331.2元，“十天”就是3,312元。", room).map((line) => [line, pen.measureText(line).width])]);
  });
  for (const [room, cut] of lines) {
    assert.equal(cut.map(([line]) => line).join(""), "晚付一天（按季租金11,040元的3%）罚331.2元，“十天”就是3,312元。");
    for (const [line, width] of cut) {
      assert.doesNotMatch(line, /^[，。）”]/);
      assert.doesNotMatch(line, /[（“]$/);
      // A closing mark may stand out by itself.
      assert.ok(width <= room + 40, `${line}: ${width} of ${room}`);
    }
  }
  await close();
});
