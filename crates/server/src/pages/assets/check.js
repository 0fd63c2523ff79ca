// Checks a report against its document and the rule lookup, on the reader's device.

import { $, make, onFile, say, sha256 } from "./dom.js";
import { Unreadable, textOf } from "./files.js";

const BLANK = /[\s\u0085\ufeff]/;

/** The text without white space, and where each of its characters stood. */
function squeezed(text) {
  const places = [];
  let packed = "";
  for (let at = 0; at < text.length; at++) {
    if (!BLANK.test(text[at])) {
      packed += text[at];
      places.push(at);
    }
  }
  return { packed, places };
}

/** Index into UTF-16 of the character with this number. */
function unitAt(text, wanted) {
  let units = 0;
  for (let seen = 0; seen < wanted && units < text.length; seen++) units += text.codePointAt(units) > 0xffff ? 2 : 1;
  return units;
}

/** The number under which the page shows a finding; on a page without findings its number in the report. */
const shown = (n) => document.querySelector(`[data-finding="${n}"]`)?.closest("[data-problem]")?.dataset.problem ?? n;

/** Every quote a report makes: what it belongs to, its words, where it should stand. */
function quotes(report) {
  const { key_terms: terms = [], indicators = [] } = report.meta ?? {};
  return [
    ...report.flags.map((flag, n) => ({ name: say(`第 ${shown(n + 1)} 项的引文`, `the quote of finding ${shown(n + 1)}`), flag: shown(n + 1), ...flag })),
    ...terms.map((term, n) => ({ name: say(`要点第 ${n + 1} 条的引文`, `the quote of key term ${n + 1}`), ...term })),
    ...indicators.map((item) => ({ name: say(`指标 ${item.rule_id} 的引文`, `the quote of ${item.rule_id}`), ...item })),
  ];
}

/** The source and text a finding must show, put together from the rule lookup: those of its articles that the finding cites. */
function official(rule, given) {
  const cited = new Set(given.source.split("；"));
  const articles = (rule.evidence ?? []).filter((article) => cited.has(article.source));
  return {
    source: articles.map((article) => article.source).join("；"),
    text: articles.length === 1 ? articles[0].text : articles.map((article) => `${article.source}\n${article.text}`).join("\n\n"),
  };
}

async function sourceFault(flag, rule) {
  if (!rule) return say("查不到这条规则", "no such rule");
  for (const article of rule.evidence ?? []) {
    if (article.sha256 && (await sha256(article.text)) !== article.sha256) return say("依据原文和它的指纹不符", "the source does not match its digest");
  }
  const given = flag.evidence;
  if (!given) return say("没有给出依据", "no source is given");
  if (rule.card === "lab") {
    const known = [rule.range_src, rule.critical_src, ...(rule.evidence ?? []).map((article) => article.source)].filter(Boolean);
    return known.some((source) => given.source.includes(source)) ? null : say("依据和规则库不同", "the source differs from the rule's");
  }
  if (rule.level !== flag.level) return say("等级和规则库不同", "the level differs from the rule's");
  if (!rule.evidence?.length) return null;
  const expected = official(rule, given);
  return expected.source === given.source && expected.text === given.text ? null : say("依据和规则库不同", "the source differs from the rule's");
}

/** Recomputes what the report claims. Yields lines {ok, text}; `marks` collects where quotes stand. */
export async function check(report, text, lookup, marks) {
  const lines = [];
  const tell = (ok, line) => lines.push({ ok, line });
  const digest = await sha256(text);
  tell(digest === report.meta?.document_sha256, digest === report.meta?.document_sha256
    ? say(`原文指纹一致：${digest}`, `The digest agrees: ${digest}`)
    : say(`原文指纹不一致。这段文字的指纹是 ${digest}，报告写的是 ${report.meta?.document_sha256}。`, `The digest differs: this text has ${digest}, the report says ${report.meta?.document_sha256}.`));

  const count = (level) => report.flags.filter((flag) => flag.level === level).length;
  const { high, medium, low, total } = report.summary;
  const agrees = high === count("high") && medium === count("medium") && low === count("low") && total === report.flags.length;
  tell(agrees, agrees ? say(`项数一致：${total} 项`, `The counts agree: ${total}`) : say("项数和列出的不一致", "The counts differ from what is listed"));

  const { packed, places } = squeezed(text);
  let found = 0;
  const all = quotes(report);
  for (const quote of all) {
    const wanted = squeezed(quote.quote).packed;
    // Where words stand more than once, the stated place decides which of them is marked.
    const stated = unitAt(text, quote.quote_range?.start ?? 0);
    const from = places.findIndex((place) => place >= stated);
    const at = wanted && from >= 0 && packed.startsWith(wanted, from) ? from : wanted ? packed.indexOf(wanted) : -1;
    if (at < 0) {
      tell(false, say(`${quote.name}在原文里找不到：“${quote.quote.slice(0, 60)}”`, `${quote.name} is not in the document: “${quote.quote.slice(0, 60)}”`));
      continue;
    }
    found += 1;
    if (quote.flag) marks.push({ start: places[at], end: places[at + wanted.length - 1] + 1, flag: quote.flag });
  }
  if (found === all.length) tell(true, say(`${found} 处引文都在原文里，一字不差`, `All ${found} quotes stand in the document, word for word`));

  const rules = new Map();
  await Promise.all([...new Set(report.flags.map((flag) => flag.rule_id))].map(async (id) => rules.set(id, await lookup(id))));
  let sources = 0;
  for (const [n, flag] of report.flags.entries()) {
    const fault = await sourceFault(flag, rules.get(flag.rule_id));
    if (fault) tell(false, say(`第 ${shown(n + 1)} 项的依据有问题（${flag.rule_id}）：${fault}`, `Finding ${shown(n + 1)} (${flag.rule_id}): ${fault}`));
    else sources += 1;
  }
  if (sources === report.flags.length) tell(true, say(`${sources} 项的依据都和规则库一致`, `All ${sources} sources agree with the rule lookup`));
  return lines;
}

/** A rule from the lookup; nothing if it has none. */
export async function lookup(id) {
  const answer = await fetch(`/api/rules?id=${encodeURIComponent(id)}`);
  return answer.ok ? answer.json() : null;
}

/** Shows the outcome, and the document with every quote marked. */
async function show(report, text) {
  const result = $("check-result");
  result.replaceChildren(make("p", {}, say("正在核对…", "Checking…")));
  const marks = [];
  let lines;
  try {
    lines = await check(report, text, lookup, marks);
  } catch {
    result.replaceChildren(make("p", { className: "bad" }, say("核对没有做完：报告的格式不对，或者网络断了。", "The check could not finish: not a report, or the network is down.")));
    return;
  }
  const wrong = lines.filter((line) => !line.ok).length;
  result.dataset.outcome = wrong ? "fails" : "holds";
  result.replaceChildren(
    make("h3", { className: wrong ? "bad" : "fine" }, wrong
      ? say(`核对不通过：${wrong} 处对不上`, `The check fails: ${wrong} do not agree`)
      : say("引文和依据都对得上。解释文字没有核对", "Quotes and sources agree. Explanations were not checked")),
    make("ul", {}, ...lines.map((line) => make("li", { className: line.ok ? "ok" : "no" }, line.line))),
  );
  marked(text, marks);
  $("check-more").hidden = wrong > 0;
}

function marked(text, marks) {
  const area = $("check-text");
  const page = area.querySelector("pre");
  page.replaceChildren();
  let at = 0;
  for (const mark of marks.sort((a, b) => a.start - b.start)) {
    if (mark.start < at) continue;
    page.append(text.slice(at, mark.start), make("mark", { title: say(`第 ${mark.flag} 项`, `finding ${mark.flag}`) }, text.slice(mark.start, mark.end)));
    at = mark.end;
  }
  page.append(text.slice(at));
  area.hidden = false;
}

/** The same report with one character of one quote changed. */
function broken(report) {
  const copy = structuredClone(report);
  const target = copy.flags[0] ?? copy.meta.indicators?.[0] ?? copy.meta.key_terms?.[0];
  if (target) target.quote = `${target.quote.slice(0, -1)}${target.quote.endsWith("改") ? "换" : "改"}`;
  return copy;
}

/**
 * Sets the bench up. `report()` gives the report to check, or throws a sentence for the reader; `kept` is text this tab
 * still remembers; `checked(report, text)` is called after each check. Returns a function that checks a given pair.
 */
export function bench(report, kept, checked = () => {}) {
  let last;
  const run = async (given, text) => {
    last = { given, text };
    await show(given, text);
    checked(given, text);
  };
  const begin = async (text) => {
    try {
      await run(await report(), text);
    } catch (fault) {
      $("check-result").replaceChildren(make("p", { className: "bad" }, fault.message));
    }
  };
  $("bench").hidden = false;
  const area = $("source-text");
  onFile($("source-file"), $("source-drop"), async (file) => {
    try {
      area.value = await textOf(file);
      // A text box turns line ends into \n; the file's own are kept for the digest.
      area.own = { shown: area.value, text: await textOf(file) };
      await begin(area.own.text);
    } catch (fault) {
      const line = fault instanceof Unreadable ? fault.message : say("这个文件读不出来。", "This file cannot be read.");
      $("check-result").replaceChildren(make("p", { className: "bad" }, line));
    }
  });
  $("check-go").addEventListener("click", () => {
    if (area.value) begin(area.own?.shown === area.value ? area.own.text : area.value);
    else $("check-result").replaceChildren(make("p", { className: "bad" }, say("先放入原文。", "Give the document first.")));
  });
  if (kept) {
    $("check-kept").hidden = false;
    $("check-kept").addEventListener("click", () => begin(kept));
  }
  $("check-break").addEventListener("click", () => { if (last) run(broken(last.given), last.text); });
  return run;
}
