// The first page of a report as a picture to send: verdict, facts, a line for each problem. Drawn here, uploaded nowhere. It names
// nobody and quotes nothing, for pictures are sent on.

import { make, say } from "./dom.js";

const WIDTH = 1080;
/** Highest picture, in pixels: telephones refuse canvases of more than 16 million. What is left over is counted, not drawn. */
export const HIGHEST = 12_000;
const EDGE = 64;
const FAMILY = 'system-ui, -apple-system, "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif';
const INK = { plain: "#1d1c1a", soft: "#5a564e", high: "#a3231d", medium: "#855000", low: "#2b5a86", line: "#d9d4c8", paper: "#fbfaf7", accent: "#0a5c55" };
const LEVELS = ["high", "medium", "low"];

const words = (element) => element?.textContent.replace(/\s+/g, " ").trim() ?? "";

/** What is written on the picture, in order: {kind, text} with `label`, `level` or `sub` where there are any. */
export function content(page) {
  const lines = [];
  const put = (kind, text, more = {}) => { if (text) lines.push({ kind, text, ...more }); };
  const level = (element) => LEVELS.find((name) => element.matches(`.${name}`) || element.querySelector(`.tag.${name}`));
  put("eyebrow", words(page.querySelector(".eyebrow")).replace(/ +/g, " "));
  put("urgent", words(page.querySelector(".urgent h2")));
  put("outcome", words(page.querySelector(".outcome")));
  put("gravest", words(page.querySelector(".gravest")));
  const facts = [...page.querySelectorAll(".fact:not(.who) > summary")];
  if (facts.length) put("heading", say("这份文件写了什么", "What the document says"));
  for (const fact of facts) put("fact", words(fact.querySelector(".value")), { label: words(fact.querySelector(".label")) });
  const problems = [...page.querySelectorAll(".problem")];
  if (problems.length) put("heading", words(page.querySelector("#problems-title")) || say("要留意的问题", "What to look at"));
  for (const one of problems) put("problem", words(one.querySelector("h3")), { label: one.dataset.problem, level: level(one), sub: words(one.querySelector(".cost")) });
  const readings = [...page.querySelectorAll(".panel .reading")];
  if (readings.length) put("heading", say("不在参考区间的", "Out of range"));
  for (const one of readings) {
    const tag = words(one.querySelector(".tag"));
    put("reading", [one.querySelector(".name"), one.querySelector(".result")].map(words).join("　"), { level: level(one), sub: tag });
  }
  put("foot", say("白话解读不是法律意见，也不是诊断。每一条的原文、依据和下一步，在完整报告里。", "Neither legal advice nor a diagnosis. Quotes, sources and next steps stand in the full report."));
  return lines;
}

/** No line begins with a mark that closes, none ends with one that opens. */
const CLOSING = /^[，。、；：！？）》」』”’%％…,.;:!?)\]]/;
const OPENING = /[（《「『“‘(\[]$/;

/** `text` cut into lines of at most `room` pixels in the pen's font; Latin words and figures stay whole where they fit. */
export function broken(pen, text, room) {
  const lines = [];
  let line = "";
  for (const part of text.match(/[A-Za-z0-9.,%¥/:-]+|./gsu) ?? []) {
    for (const piece of pen.measureText(part).width > room ? [...part] : [part]) {
      if (line && pen.measureText(line + piece).width > room && !CLOSING.test(piece)) {
        const open = OPENING.exec(line)?.[0] ?? "";
        lines.push(open ? line.slice(0, -open.length) : line);
        line = open + (piece === " " ? "" : piece);
      } else line += piece;
    }
  }
  if (line) lines.push(line);
  return lines;
}

/** Size in pixels, weight, space above, and indent of each kind of line. */
const LOOKS = {
  eyebrow: [30, 400, 0, 0], urgent: [52, 700, 24, 0], outcome: [50, 700, 20, 0], gravest: [36, 400, 20, 28], heading: [38, 700, 52, 0],
  fact: [34, 500, 18, 300], problem: [37, 600, 26, 84], reading: [37, 600, 22, 28], foot: [28, 400, 56, 0],
};

/** The picture of `page`, as a canvas. */
export function drawn(page) {
  const canvas = make("canvas", { width: WIDTH, height: 1 });
  const pen = canvas.getContext("2d");
  const strokes = [];
  let y = EDGE;
  const write = (text, x, size, weight, ink, lead = 1.5) => {
    pen.font = `${weight} ${size}px ${FAMILY}`;
    for (const line of broken(pen, text, WIDTH - EDGE - x)) {
      const [base, font] = [y + size * 1.1, pen.font];
      strokes.push(() => { pen.font = font; pen.fillStyle = ink; pen.fillText(line, x, base); });
      y += size * lead;
    }
  };
  const bar = (from, ink) => { const until = y; strokes.push(() => { pen.fillStyle = ink; pen.fillRect(EDGE, from + 6, 8, until - from - 6); }); };
  const lines = content(page);
  const foot = lines.pop();
  let left = 0;
  for (const { kind, text, label, level, sub } of lines) {
    if (y > HIGHEST - 600) { left += 1; continue; }
    const [size, weight, above, indent] = LOOKS[kind];
    y += above;
    const top = y;
    const ink = kind === "urgent" ? INK.high : kind === "eyebrow" ? INK.soft : INK.plain;
    if (label) {
      const mark = () => write(label, EDGE, kind === "fact" ? 30 : size, weight, level ? INK[level] : INK.soft);
      if (kind === "fact") { pen.font = `${weight} 30px ${FAMILY}`; if (pen.measureText(label).width > indent - 20) { mark(); } else { const at = y; mark(); y = at; } } else { mark(); y = top; }
    }
    write(text, EDGE + indent, size, weight, level && kind !== "gravest" ? INK[level] : ink);
    if (sub) write(sub, EDGE + indent, 32, 400, INK.soft, 1.45);
    if (kind === "gravest") bar(top, INK.high);
    if (kind === "reading") bar(top, INK[level] ?? INK.line);
  }
  if (left) { y += 20; write(say(`还有 ${left} 行，见完整报告。`, `${left} more lines stand in the full report.`), EDGE, 32, 500, INK.soft); }
  y += LOOKS.foot[2];
  write(foot.text, EDGE, LOOKS.foot[0], LOOKS.foot[1], INK.soft);
  // Setting the height clears the canvas, so that all is measured first and drawn then.
  canvas.height = Math.ceil(y + EDGE);
  pen.fillStyle = INK.paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  for (const stroke of strokes) stroke();
  return canvas;
}

/** The picture as a PNG. */
export const png = (page) => new Promise((done, fail) => {
  drawn(page).toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png");
});
