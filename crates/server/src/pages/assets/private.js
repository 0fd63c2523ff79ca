// A document read on this device, and its report put on the page. Neither is sent or kept.

import { $, make, say } from "./dom.js";
import { ask } from "./device.js";

const LEVELS = { high: say("高", "High"), medium: say("中", "Medium"), low: say("低", "Low") };
// On a lab report 高 and 低 are said of values.
const SEVERITIES = { high: say("立即联系医院", "Contact the hospital now"), medium: say("明显异常", "Clearly out of range"), low: say("略微异常", "Slightly out of range") };
const STATUS = { high: say("偏高", "high"), low: say("偏低", "low"), normal: say("正常", "normal"), unknown: say("未判", "not judged") };
const READ = { contract: say("合同白话解读", "A contract in plain Chinese"), lab: say("化验单白话解读", "A lab report in plain Chinese"), policy: say("保单白话解读", "A policy in plain Chinese") };
const OPEN = 3;

/** Chinese words, named as such on a page in another language. */
const zh = (name, properties, ...children) => make(name, { lang: "zh-CN", ...properties }, ...children);
const firstSentence = (text) => /^[^。]*。?/.exec(text)[0];
const some = (...parts) => parts.filter(Boolean);

async function copy(text, button) {
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = say("已复制", "Copied");
  } catch {
    button.textContent = say("复制不了，请手动选中", "Cannot copy; select it by hand");
  }
}

function button(label, act, properties = {}) {
  const made = make("button", { type: "button", ...properties }, label);
  made.addEventListener("click", () => act(made));
  return made;
}

function place({ quote, place: label }) {
  return make("div", { className: "spot" }, ...some(zh("blockquote", { className: "quote" }, quote), label && zh("p", { className: "where" }, label)));
}

function source(evidence) {
  if (!evidence) return null;
  return make("details", { className: "source" },
    make("summary", {}, say("依据：", "Source: "), zh("span", {}, evidence.source)),
    zh("p", { className: "text" }, evidence.text));
}

function finding(flag, n, card) {
  const level = (card === "lab" ? SEVERITIES : LEVELS)[flag.level];
  const title = firstSentence(flag.finding);
  const rest = flag.finding.slice(title.length);
  const others = flag.also_at ?? [];
  // The line holds the first sentence of what may come of it; on a lab report that is the same for all.
  const consequence = flag.consequence ?? "";
  const cost = card === "lab" ? "" : firstSentence(consequence);
  const item = make("details", { className: `problem ${flag.level}`, open: n < OPEN, "data-finding": n + 1 },
    make("summary", {},
      make("span", { className: "number" }, String(n + 1)),
      zh("h3", {}, title),
      make("span", { className: `tag ${flag.level}` }, level),
      zh("span", { className: "sub" }, some(cost, flag.place).join(" · "))),
    make("div", { className: "body" }, ...some(
      rest && zh("p", { className: "plain" }, rest),
      consequence !== cost && zh("p", { className: "plain" }, consequence.slice(cost.length)),
      flag.next_step && zh("p", { className: "step ask" }, make("b", {}, say("下一步：", "Next: ")), flag.next_step),
      place(flag),
      others.length && make("details", { className: "also" }, make("summary", {}, say(`另有 ${others.length} 处`, `Also in ${others.length} more places`)), ...others.map(place)),
      flag.suggested_text && make("details", { className: "more" }, make("summary", {}, say("更公平的写法", "A fairer wording")), zh("p", { className: "take" }, flag.suggested_text)),
      source(flag.evidence))));
  return item;
}

function list(title, count, ...items) {
  if (!items.length) return null;
  return make("section", {}, make("h2", {}, title, " ", make("span", { className: "count" }, count)), ...items);
}

/** What cannot wait stands before everything else. */
function urgent(readings) {
  const critical = readings.filter((reading) => reading.critical);
  if (!critical.length) return null;
  return make("section", { className: "urgent" },
    make("h2", {}, zh("span", {}, critical.map(({ name, value, unit }) => `${name} ${value}${unit ? ` ${unit}` : ""}`).join("、")), say("：请现在联系医院", ": contact the hospital now")),
    make("p", {}, say("这个结果达到常见的危急值。联系不上医院，或者人不舒服，请打 ", "At a common critical threshold. If you cannot reach the hospital or feel unwell, call "), make("a", { href: "tel:120" }, "120"), say("。", ".")));
}

function reading({ name, rule_id: id, value, unit, range, status, plain }) {
  return make("li", {},
    make("details", { className: "reading" },
      make("summary", {}, make("span", { className: "line" },
        zh("span", { className: "name" }, name, " ", make("span", { className: "abbr" }, id)),
        make("span", { className: "result" }, make("b", {}, value), " ", make("span", { className: "unit" }, unit ?? "")),
        make("span", { className: `tag ${status === "normal" ? "normal" : "unknown"}` }, STATUS[status] ?? STATUS.unknown))),
      make("div", { className: "body" }, ...some(range && make("p", { className: "small" }, say("参考区间 ", "Range "), range), zh("p", {}, plain)))));
}

function counted(report) {
  const { high, medium, low, total } = report.summary;
  if (!total) return say("按已有的规则检查，没有发现要留意的地方。没有发现，不等于没有问题。", "The rules found nothing to look at. That does not mean that nothing is wrong.");
  const names = report.card === "lab" ? SEVERITIES : LEVELS;
  return say("要留意的：", "To look at: ") + [["high", high], ["medium", medium], ["low", low]].filter(([, count]) => count).map(([level, count]) => `${names[level]} ${count}`).join(say("，", ", ")) + say("。", ".");
}

/** The report as elements, in the order of the pages of reports. */
function shown(report, title) {
  const { meta, flags } = report;
  const { warnings = [], facts = [], missing = [], message, indicators = [], reader } = meta;
  const [stated, unsaid] = [facts.filter((fact) => fact.stated), facts.filter((fact) => !fact.stated)];
  return some(
    urgent(indicators),
    make("header", { className: "verdict" }, ...some(
      make("p", { className: "eyebrow" }, READ[report.card], " · ", say("在这台设备上读的，没有上传", "read on this device, not uploaded")),
      zh("h2", { id: "title" }, title),
      reader?.name && make("p", { className: "side" }, say("站在", "Read for "), zh("b", {}, reader.role && reader.role !== reader.name ? `${reader.name}（${reader.role}）` : reader.name), say("一边读", "")),
      make("p", { className: "outcome" }, counted(report)))),
    warnings.length && make("section", { className: "notice" }, make("h2", {}, say("关于整份文件", "About the document as a whole")), zh("ul", {}, ...warnings.map((line) => make("li", {}, line)))),
    facts.length && make("details", { className: "ledger" },
      make("summary", {}, make("h2", {}, say("这份文件写了什么", "What the document says")), " ", make("span", { className: "count" }, say(`${stated.length} 项`, String(stated.length)))),
      ...some(
        ...stated.map((fact) => make("details", { className: "fact" },
          zh("summary", {}, make("span", { className: "label" }, fact.label), make("span", { className: "value" }, fact.value)),
          ...some(fact.quote && zh("blockquote", {}, fact.quote), fact.place && zh("p", { className: "where" }, fact.place),
            fact.more_at && make("p", { className: "more" }, say("同一件事还写在：", "The document also says of it:")),
            ...(fact.more_at ?? []).flatMap((place) => some(zh("blockquote", {}, place.quote), place.place && zh("p", { className: "where" }, place.place)))))),
        unsaid.length && make("p", { className: "unsaid" }, make("b", {}, say("没写：", "Not in it: ")), zh("span", {}, unsaid.map((fact) => fact.label).join("、"))))),
    list(say("要留意的", "What to look at"), say(`${flags.length} 项`, String(flags.length)), ...flags.map((flag, n) => finding(flag, n, report.card))),
    indicators.length && list(say("读到的指标", "Values that were read"), say(`${indicators.length} 项`, String(indicators.length)), make("ul", { className: "readings" }, ...indicators.map(reading))),
    list(say("合同里没写，建议补上的", "Not in the contract, better added"), say(`${missing.length} 项`, String(missing.length)), ...missing.map((clause) => make("details", { className: "gap" },
      zh("summary", {}, make("b", {}, clause.name), " ", make("span", { className: "cost" }, clause.why)),
      ...some(zh("p", { className: "step ask" }, clause.ask), source(clause.evidence))))),
    message && make("section", { className: "message" }, make("h2", {}, say("发给对方的话", "A message to the other side")), zh("p", { className: "take", tabIndex: 0 }, message),
      make("p", { className: "actions" }, button(say("复制这段话", "Copy the message"), (self) => copy(message, self), { className: "primary" }))),
  );
}

/** Prints everything; by itself the sheet leaves out what stands behind the lines. */
function whole() {
  document.documentElement.dataset.print = "long";
  print();
}

function save(report) {
  const address = URL.createObjectURL(new Blob([JSON.stringify(report, null, 2)], { type: "application/json" }));
  make("a", { href: address, download: "baihua-report.json" }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

const PROBLEMS = {
  "not-recognised": { title: say("看不出这是选定的那种文件", "This is not recognised as the kind that was chosen"), detail: say("请看一看选的种类对不对，文字全不全。", "Look whether the kind is right and the text complete."), status: 422 },
  "too-short": { title: say("文字太短", "The text is too short"), detail: say("请放入全文。", "Put the whole text in.") },
  "too-long": { title: say("文字太长", "The text is too long"), detail: say("请只留正文，或者分几次来读。", "Keep the body, or read it in parts.") },
  failed: { title: say("在这台设备上读不了", "It cannot be read on this device"), detail: say("要用的模块没有下载完，或者这个浏览器不支持。文字没有上传。", "The module did not arrive, or this browser cannot run it. The text was not uploaded.") },
};

/** Reads an order here and shows the report in place of the form; gives the problem if that does not work. */
export async function readHere(order, signal) {
  const { answer: report, fault } = await ask("review", order, signal);
  if (fault) return fault.code === "cancelled" ? null : PROBLEMS[fault.code] ?? PROBLEMS.failed;
  const [box, form] = [$("read-here"), $("order")];
  const first = order.text.split("\n").map((line) => line.trim()).find((line) => line && !line.endsWith("公司")) ?? "";
  const title = first.length > 40 ? `${first.slice(0, 40)}…` : first;
  const back = button(say("回去改，或者再读一份", "Back to the text"), () => {
    box.hidden = true;
    box.replaceChildren();
    form.hidden = false;
    $("text").focus();
  });
  box.replaceChildren(...shown(report, title || READ[order.card]), make("section", {},
    make("h2", {}, say("收好这份报告", "Keep this report")),
    make("p", {}, say("报告只在这一页上，关掉就没有了。", "The report is on this page alone, until it is closed.")),
    make("p", { className: "actions" }, button(say("打印", "Print"), whole), button(say("存成 JSON", "Save as JSON"), () => save(report)), back)));
  form.hidden = true;
  box.hidden = false;
  box.focus({ preventScroll: true });
  box.scrollIntoView({ block: "start" });
  return null;
}
