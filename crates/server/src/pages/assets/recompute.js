// A whole report made once more on this device: what was changed, deleted or added is named.

import { $, make, say } from "./dom.js";
import { ask } from "./device.js";

/** What the reviewer says about a claim that does not hold, for readers. */
const FAULTS = {
  "the document is not the one the report was made from": say("原文不是这份报告的原文", "the document is not the one the report was made from"),
  "the document has another length": say("原文的字数不对", "the document has another length"),
  "the counts are not those of the findings": say("项数和列出的不一致", "the counts are not those of the findings"),
  "the quote stands in the document, but not at its range": say("引文不在它写的位置上", "the quote is not where it is said to be"),
  "the quote does not stand in the document": say("引文在原文里找不到", "the quote is not in the document"),
  "there is no such rule": say("没有这条规则", "there is no such rule"),
  "the rule has another level": say("等级被改过", "the rule has another level"),
  "its level is another": say("等级被改过", "the level was changed"),
  "source or text differ from the rule's": say("依据和规则库不同", "the source differs from the rule's"),
  "the rule is for another kind of document": say("规则不是给这种文件的", "the rule is for another kind of document"),
  "the reviewer does not find this": say("重算没有这一项：是多加的", "recomputing does not find it: it was added"),
  "finding is worded otherwise": say("说明的文字被改过", "its explanation was changed"),
  "quote is another": say("引文被改过", "its quote was changed"),
  "place is another": say("条款位置被改过", "its place was changed"),
  "also_at lists other places": say("其他出处被改过", "its other places were changed"),
  "consequence is worded otherwise": say("后果的文字被改过", "its consequence was changed"),
  "evidence is another": say("依据被改过", "its source was changed"),
  "next_step is worded otherwise": say("下一步的文字被改过", "its next step was changed"),
  "suggested_text is worded otherwise": say("更公平的写法被改过", "its fairer wording was changed"),
  "suggested_changes is worded otherwise": say("更公平的写法被改过", "its fairer wording was changed"),
  "reviewer is another": say("“谁发现的”被改过", "who found it was changed"),
  "the findings are not in order of level and place": say("各项的顺序被改过", "the order of the findings was changed"),
  "the reviewer puts the findings in another order": say("各项的顺序被改过", "the order of the findings was changed"),
  "a finding's rule is not among those that were judged": say("有一项的规则不在检查过的规则里", "the rule of a finding was not among those judged"),
};
const META = /^the reviewer says something else in (.+)$/;

const short = (text) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** One line for each finding or part of the report of which something does not hold. */
function told(report, faults) {
  const lines = new Map();
  const note = (about, fault) => lines.set(about, (lines.get(about) ?? new Set()).add(fault));
  for (const { claim, fault, finding, missing } of faults) {
    const flag = report.flags[finding];
    const meta = META.exec(fault);
    if (missing) note(say(`少了一项：${missing.finding}（原文：“${short(missing.quote)}”）`, `Left out: ${missing.finding} (“${short(missing.quote)}”)`), say("重算有，报告里没有", "recomputing finds it, the report does not"));
    else if (flag) note(say(`第 ${finding + 1} 项（${short(flag.finding)}）`, `Finding ${finding + 1} (${short(flag.finding)})`), FAULTS[fault] ?? fault);
    else if (meta) note(say("报告的其他部分", "Other parts of the report"), say(`和重算的不一样：${meta[1]}`, `differ from what is recomputed: ${meta[1]}`));
    else note(FAULTS[fault] ? say("整份报告", "The report") : claim, FAULTS[fault] ?? fault);
  }
  return [...lines].map(([about, kinds]) => `${about}：${[...kinds].join(say("、", ", "))}`);
}

const REFUSED = {
  "invalid-request": say("这不是一份完整的报告。", "This is no complete report."),
  "too-short": say("原文太短，读不成。", "The document is too short to be read."),
  "too-long": say("原文太长，读不成。", "The document is too long to be read."),
  "not-recognised": say("看不出原文是报告说的那种文件。", "The document is not what the report says it is."),
  failed: say("重算没有做完。模块下载不了，或者这个浏览器不支持。", "It could not be recomputed: the module did not arrive, or this browser cannot run it."),
};

let pair = null;

/** Offers to make `report` once more from `text`. */
export function offer(report, text) {
  const box = $("recompute");
  if (!box) return;
  pair = { report, text };
  box.hidden = false;
  for (const field of box.querySelectorAll("[data-for]")) field.hidden = field.dataset.for !== report.card;
  $("recompute-result").replaceChildren();
  delete $("recompute-result").dataset.outcome;
}

$("recompute-go")?.addEventListener("click", async () => {
  const { report, text } = pair;
  const [result, go] = [$("recompute-result"), $("recompute-go")];
  const said = {};
  if (report.card === "lab" && $("recompute-sex").value) said.sex = $("recompute-sex").value;
  if (report.card === "lab" && $("recompute-age").value) said.age = Number($("recompute-age").value);
  go.disabled = true;
  delete result.dataset.outcome;
  result.replaceChildren(make("p", {}, say("正在这台设备上重算…", "Recomputing on this device…")));
  const { answer, fault } = await ask("recompute", { report, text, ...said });
  go.disabled = false;
  // Another report may have been put in meanwhile.
  if (pair.report !== report || pair.text !== text) return;
  if (fault) {
    result.replaceChildren(make("p", { className: "bad" }, REFUSED[fault.code] ?? REFUSED.failed));
    result.dataset.outcome = "unable";
    return;
  }
  const lines = told(report, answer.faults);
  result.dataset.outcome = lines.length ? "fails" : "holds";
  result.replaceChildren(
    make("h4", { className: lines.length ? "bad" : "fine" }, lines.length
      ? say(`重算不一致：${lines.length} 处`, `It is not what is recomputed: ${lines.length}`)
      : say("每一句都是重算得到的：没有改过，没有少，也没有多", "Every sentence is what is recomputed: nothing was changed, left out or added")),
    make("p", { className: "small" }, say(`核对了 ${answer.claims} 处。`, `${answer.claims} claims were checked.`)),
    make("ul", {}, ...lines.map((line) => make("li", { className: "no" }, line))),
  );
  const made = report.meta.release?.commit;
  if (lines.length && made && made !== $("recompute").dataset.commit) {
    result.append(make("p", { className: "notice" }, say(
      `这份报告是另一个版本（${made}）做的，现在的版本是 ${$("recompute").dataset.commit}。规则更新以后，措辞不同不等于被人改过。`,
      `Another release (${made}) made this report; this one is ${$("recompute").dataset.commit}. Rules change between releases, so that other words need not mean that somebody changed it.`)));
  }
  if ((report.meta.reviewers ?? []).includes("model")) {
    result.append(make("p", { className: "small" }, say("AI 模型发现的项没有重算，只核对了引文和依据。", "What an AI model found is not recomputed; only its quotes and sources were checked.")));
  }
  result.focus({ preventScroll: true });
  result.scrollIntoView({ block: "nearest" });
});
