// What is taken along from a report, made here and uploaded nowhere: the corrected contract, its days, a picture. Each has a
// module of its own, loaded when it is asked for.

import { $, make, say, sha256 } from "./dom.js";

/** Puts a file on the reader's device. */
function save(blob, ending) {
  const address = URL.createObjectURL(blob);
  const name = $("markdown").download.replace(/-[^-]*$/, "");
  make("a", { href: address, download: `${name}-${ending}` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Shows `button`, which does `work` when pressed and tells in `told` what came of it. */
function offer(button, told, work) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      told.textContent = await work() ?? "";
    } catch {
      told.textContent = say("没有做成，请再试一次。", "That did not work. Please try again.");
    } finally {
      button.disabled = false;
    }
  });
}

/**
 * Offers what can be made of the report on `page`: `fetched` gives its JSON, `text` the document, where it is `known` to this tab.
 */
export function take({ page, fetched, text, known }) {
  // The corrected contract, where this tab knows the words to correct.
  if ($("corrected") && known) {
    $("corrected").hidden = false;
    offer($("word"), $("word-told"), async () => {
      const [{ corrected, docx }, report, words] = await Promise.all([import("./word.js"), fetched(), text()]);
      if (!words || (await sha256(words)) !== page.dataset.sha256) return say("这个标签页里的文字不是这份报告的原文。", "The text in this tab is not this report's document.");
      const { pieces, made, left } = corrected(words, report.flags);
      save(docx(pieces, report.meta.created_at ?? Date.now()), say("修订.docx", "corrected.docx"));
      const clash = left ? say(`另有 ${left} 处要改的是同样的字，没有叠上去，请看报告里的写法。`, ` ${left} more concern words that are corrected already and are left out.`) : "";
      return say(`已做好，${made} 处修订。`, `Made, with ${made} corrections.`) + clash;
    });
  }

  // Days for a calendar, where the page names one.
  if ([...page.querySelectorAll(".fact .value, .problem blockquote")].some((words) => /\d{4}年\d{1,2}月\d{1,2}日/.test(words.textContent))) {
    offer($("calendar"), $("calendar-told"), async () => {
      const [{ calendar, dates }, report] = await Promise.all([import("./calendar.js"), fetched()]);
      const names = (_, n) => page.querySelector(`[data-finding="${n + 1}"]`)?.closest("[data-problem]")?.querySelector("h3").textContent;
      const found = dates(report, names);
      if (!found.length) return say("报告里没有往后的日子。", "The report names no day to come.");
      const title = $("title").textContent;
      save(new Blob([await calendar(found, { title, digest: page.dataset.sha256, now: Date.now() })], { type: "text/calendar" }), say("日子.ics", "dates.ics"));
      $("calendar-days").replaceChildren(...found.map(({ day, what }) => make("li", { lang: "zh-CN" }, make("time", { dateTime: new Date(day).toISOString().slice(0, 10) }, new Date(day).toISOString().slice(0, 10)), ` ${what}`)));
      $("calendar-days").hidden = false;
      return say(`已存成日历文件，${found.length} 个日子，每个提前一周提醒：`, `Saved as a calendar file of ${found.length} days, each announced a week ahead:`);
    });
  }

  offer($("picture"), $("told"), async () => {
    const { png } = await import("./picture.js");
    const blob = await png(page);
    // Telephones hand the picture to the app of choice; elsewhere it is a file.
    const file = new File([blob], say("白话解读.png", "baihua.png"), { type: "image/png" });
    if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
      const shared = await navigator.share({ files: [file] }).then(() => true, (fault) => fault.name === "AbortError");
      if (shared) return "";
    }
    save(blob, say("白话解读.png", "plain.png"));
    return say("图片已存下。里面有结论、要点和每个问题一行，没有姓名，没有原文。", "Saved: the verdict, the facts and a line for each problem, no names, no quotes.");
  });
}
