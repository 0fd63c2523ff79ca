// What came of each problem: asked, changed, acceptable. Kept by this browser, sent nowhere; the message leaves out what is settled.

import { $, make, say } from "./dom.js";

const DAYS = 30;
const PREFIX = "marks:";

/** Marks of a document by its digest, so that reading it once more finds them: what was noted when, no words of it. */
function store(digest) {
  const key = PREFIX + digest;
  try {
    for (const other of Object.keys(localStorage)) {
      if (!other.startsWith(PREFIX)) continue;
      const { at } = JSON.parse(localStorage.getItem(other)) ?? {};
      if (!(Date.now() - at < DAYS * 86_400_000)) localStorage.removeItem(other);
    }
  } catch {
    // What cannot be read or thrown away does no harm.
  }
  let marks = {};
  try {
    marks = { ...JSON.parse(localStorage.getItem(key))?.marks };
  } catch {
    // Nothing is kept, or it is not ours.
  }
  return {
    marks,
    keep() {
      try {
        if (Object.keys(marks).length) localStorage.setItem(key, JSON.stringify({ at: Date.now(), marks }));
        else localStorage.removeItem(key);
      } catch {
        // The marks last as long as the page.
      }
    },
  };
}

/** Forgets the marks of a document whose report was destroyed. */
export function forget(digest) {
  try {
    localStorage.removeItem(PREFIX + digest);
  } catch {
    // Nothing was kept.
  }
}

/** What may come of a problem: its name, and whether it is settled by it. The terms of a policy are not changed for one reader. */
const STATES = {
  contract: [["asked", say("已问", "Asked"), false], ["changed", say("已改", "Changed"), true], ["fine", say("可以接受", "Acceptable"), true]],
  policy: [["asked", say("已问清", "Cleared up"), true], ["fine", say("可以接受", "Acceptable"), true]],
};

/** Puts the buttons into the problems of `page`; `changed` hears of every problem that is settled or open again. */
export function triage(page, changed) {
  const states = STATES[page.dataset.card];
  const items = [...page.querySelectorAll(".problem")];
  if (!states || !items.length) return;
  const kept = store(page.dataset.sha256);
  const rule = (item) => item.querySelector(".source a[href*='/rules/']")?.pathname.split("/").pop() ?? "";
  const of = (item) => `${rule(item)}@${item.querySelector("[data-range]")?.dataset.range ?? ""}`;
  const state = (item) => states.find(([id]) => id === kept.marks[of(item)]);

  function show(item) {
    const now = state(item);
    item.classList.toggle("settled", Boolean(now?.[2]));
    const line = item.querySelector(".sub");
    line.querySelector(".state")?.remove();
    if (now) line.prepend(make("span", { className: "state" }, `✓ ${now[1]} · `));
    for (const button of item.querySelectorAll(".triage button")) button.setAttribute("aria-pressed", String(button.value === now?.[0]));
    changed(item, Boolean(now?.[2]));
  }
  function count() {
    const settled = items.filter((item) => state(item)?.[2]).length;
    const asked = items.filter((item) => state(item)?.[0] === "asked").length;
    const left = items.length - settled;
    const open = page.dataset.card === "contract" && asked ? say(`，其中 ${asked} 项已问`, `, ${asked} of them asked`) : "";
    $("left").textContent = !settled && !asked ? "" : left ? say(`还剩 ${left} 项`, `${left} left`) + open : say("都处理过了", "All dealt with");
  }
  for (const item of items) {
    const name = say(`第 ${item.dataset.problem} 项怎么样了`, `What came of problem ${item.dataset.problem}`);
    const buttons = states.map(([id, label]) => make("button", { type: "button", className: "quiet", value: id, "aria-pressed": "false" }, label));
    for (const button of buttons) {
      button.addEventListener("click", () => {
        const key = of(item);
        if (kept.marks[key] === button.value) delete kept.marks[key];
        else kept.marks[key] = button.value;
        kept.keep();
        show(item);
        count();
      });
    }
    const box = item.querySelector(".triage");
    box.setAttribute("role", "group");
    box.setAttribute("aria-label", name);
    box.append(...buttons);
    show(item);
  }
  count();
}
