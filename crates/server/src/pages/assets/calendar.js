// The dates of a report as a calendar (RFC 5545): those that stand in it, and those that follow from two of them.

const DAY = /(\d{4})年(\d{1,2})月(\d{1,2})日/g;

const DIGITS = "零一二三四五六七八九";

/** A count of up to 999 as documents write it: 30, ３０, 三十, 一百二十; nothing if it is none. */
export function number(words) {
  const plain = words.normalize("NFKC").replaceAll("两", "二").replaceAll("〇", "零");
  if (/^\d{1,3}$/.test(plain)) return Number(plain);
  const parts = /^(?:([一二三四五六七八九])百)?零?(?:([一二三四五六七八九])?(十))?([一二三四五六七八九])?$/.exec(plain);
  if (!plain || !parts) return null;
  const [, hundreds, tens, ten, ones] = parts;
  const digit = (character) => (character ? DIGITS.indexOf(character) : 0);
  return digit(hundreds) * 100 + (ten ? (tens ? digit(tens) : 1) * 10 : 0) + digit(ones) || null;
}

/** Days of the calendar without a time, as milliseconds at midnight UTC; nothing for a day that is none, such as 2月30日. */
function day(year, month, date) {
  const at = new Date(Date.UTC(year, month - 1, date));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === date ? at.getTime() : null;
}
const days = (words) => [...words.matchAll(DAY)].map(([, ...parts]) => day(...parts.map(Number))).filter((at) => at !== null);

/** `span`, such as 二十日 or 一个月, before (-1) or after (1) a day; a month that is too short ends on its last day. */
function shifted(from, count, unit, sign) {
  const at = new Date(from);
  if (unit !== "个月") return from + sign * count * 86_400_000;
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + sign * count];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(at.getUTCDate(), last));
}

const SPAN = "([0-9０-９一二三四五六七八九十百零〇两]{1,6})\\s*(日|天|个月)";
const END = "(?:届满|期满|到期|到期日|期限届满|租期结束|合同终止|合同期满|租赁期满)(?:之)?";
const BEFORE_THE_END = new RegExp(`${END}(?:以)?前(?:至少|提前)?\\s*${SPAN}`);
const AHEAD = new RegExp(`(?:提前|前)\\s*(?:至少)?\\s*${SPAN}`);
const AFTER_THE_END = new RegExp(`${END}(?:以)?后(?:的)?\\s*${SPAN}`);

/** Topics whose dates say when something begins, ends or is due; those of others name things. */
const TIMED = new Set(["term", "due", "deposit", "renewal", "early_exit", "cooling_off", "waiting", "report", "claim"]);

/**
 * The days of `report`, in order: {day, what, why}. `what` is told by its facts and findings, `why` is the document's own
 * words. A limit that runs from the end of the term is counted where the document has one term with an end.
 */
export function dates(report, named = () => "") {
  const found = [];
  const add = (at, what, why) => {
    if (at !== null && !found.some((one) => one.day === at && (one.what === what || one.why === why))) found.push({ day: at, what, why });
  };
  const facts = (report.meta.facts ?? []).filter((fact) => fact.stated && TIMED.has(fact.topic));
  const ends = new Set();
  for (const fact of facts) {
    const told = days(fact.value);
    if (fact.topic === "term" && told.length === 2) {
      add(told[0], `${fact.label}开始`, fact.quote);
      add(told[1], `${fact.label}的最后一天`, fact.quote);
      ends.add(told[1]);
    } else for (const at of told) add(at, `${fact.label}：${fact.value}`, fact.quote);
  }
  const [end] = ends;
  if (ends.size === 1) {
    for (const fact of facts) {
      const words = fact.quote ?? "";
      const [ahead, behind] = [fact.topic === "renewal" && (BEFORE_THE_END.exec(words) ?? AHEAD.exec(fact.value)), fact.topic === "deposit" && AFTER_THE_END.exec(words)];
      for (const [span, sign, side] of [[ahead, -1, "前"], [behind, 1, "后"]]) {
        const count = span && number(span[1]);
        if (count) add(shifted(end, count, span[2], sign), `到期${side} ${count} ${span[2]}：${fact.label}，${fact.value}`, words);
      }
    }
  }
  // A day that a problem's own words name; what lies behind is history.
  const made = Date.parse(report.meta.created_at ?? "") || 0;
  report.flags.forEach((flag, n) => {
    for (const at of days(flag.quote)) {
      if (at >= made - 86_400_000 && !found.some((one) => one.day === at)) add(at, named(flag, n) || "要留意的条款写到这一天", flag.quote);
    }
  });
  return found.sort((one, other) => one.day - other.day);
}

/** A line in pieces of at most 75 octets, no character torn (RFC 5545, section 3.1). */
export function folded(line) {
  const encoder = new TextEncoder();
  let [out, room] = ["", 75];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (size > room) { out += "\r\n "; room = 74; }
    out += character;
    room -= size;
  }
  return out;
}

/** TEXT (RFC 5545, section 3.3.11); control characters cannot stand in it. */
const text = (words) => words.replace(/\r\n?/g, "\n").replace(/[\x00-\x08\x0b-\x1f\x7f]/g, "")
  .replaceAll("\\", "\\\\").replaceAll(";", "\\;").replaceAll(",", "\\,").replaceAll("\n", "\\n");

const written = (at) => new Date(at).toISOString().slice(0, 10).replaceAll("-", "");

async function name(parts) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(parts.join("\n")));
  return [...new Uint8Array(digest).subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The days as a calendar. `title` is what the document is called, `digest` tells documents apart, so that a calendar that is
 * taken in twice holds each day once; `now` is when it is made. Each day is announced a week ahead.
 */
export async function calendar(found, { title, digest, now }) {
  const stamp = new Date(now).toISOString().replace(/[-:]|\.\d+/g, "");
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Baihua//Report//ZH", "CALSCALE:GREGORIAN"];
  for (const { day: at, what, why } of found) {
    lines.push(
      "BEGIN:VEVENT",
      `UID:${await name([digest, written(at), what])}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${written(at)}`,
      `DTEND;VALUE=DATE:${written(at + 86_400_000)}`,
      `SUMMARY:${text(`${what}（${title}）`)}`,
      `DESCRIPTION:${text(`原文：${why}\n白话解读不是法律意见，日子以文件原文为准。`)}`,
      "TRANSP:TRANSPARENT",
      "BEGIN:VALARM", "ACTION:DISPLAY", `DESCRIPTION:${text(what)}`, "TRIGGER:-P7D", "END:VALARM",
      "END:VEVENT",
    );
  }
  lines.push("END:VCALENDAR");
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
