// The document with every problem marked: beside the problems where there is room, over them where there is not.
// Its text stays in this tab.

import { make, say, sha256 } from "./dom.js";

/** Index into UTF-16 of each of the wanted scalar values, which are sorted. */
function units(text, wanted) {
  const found = new Map();
  let at = 0, seen = 0;
  for (const scalar of wanted) {
    for (; seen < scalar && at < text.length; seen++) at += text.codePointAt(at) > 0xffff ? 2 : 1;
    found.set(scalar, at);
  }
  return found;
}

/** The places of the page's problems: number, level, where they stand. */
function places(page) {
  return [...page.querySelectorAll("[data-problem] [data-range]")].map((where) => {
    const [start, end] = where.dataset.range.split("-").map(Number);
    const item = where.closest("[data-problem]");
    const level = ["high", "medium", "low"].find((name) => item.classList.contains(name) || item.querySelector(`.tag.${name}`));
    return { start, end, item, number: item.dataset.problem, level, where };
  });
}

/** `text` as nodes with a mark over each stretch that problems speak of, numbered where a problem begins. */
function marked(text, found, pick) {
  const edges = [...new Set(found.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  const at = units(text, edges);
  const nodes = [];
  let done = 0;
  const rank = { high: 0, medium: 1, low: 2 };
  edges.forEach((from, n) => {
    const until = edges[n + 1];
    const here = found.filter(({ start, end }) => start <= from && end > from).sort((a, b) => rank[a.level] - rank[b.level]);
    nodes.push(text.slice(done, at.get(from)));
    done = at.get(from);
    if (!here.length || until === undefined) return;
    const mark = make("mark", { className: here[0].level, "data-marks": here.map(({ number }) => number).join(" ") });
    for (const place of here) (place.marks ??= []).push(mark);
    for (const place of here.filter(({ start }) => start === from)) {
      const link = make("button", { type: "button", className: `number ${place.level}`, "aria-label": say(`看第 ${place.number} 项`, `Problem ${place.number}`) }, place.number);
      link.addEventListener("click", () => pick(place));
      place.mark = link;
      mark.append(link);
    }
    mark.append(text.slice(done, at.get(until)));
    mark.addEventListener("click", (event) => { if (event.target === mark) pick(here[0]); });
    nodes.push(mark);
    done = at.get(until);
  });
  nodes.push(text.slice(done));
  return nodes;
}

/** The whole document as a strip beside it: each place at its height, the part that is seen as a window. It repeats the marks
 * for the eye and the mouse; keyboard and screen readers have the marks themselves. */
function overview(body, found, pick) {
  const strip = make("div", { className: "minimap", "aria-hidden": "true" });
  const seen = make("span", { className: "seen" });
  const bars = found.filter(({ marks }) => marks).map((place) => {
    const bar = make("span", { className: `bar ${place.level}`, title: `${place.number} ${place.item.querySelector("h3")?.textContent ?? ""}`, "data-number": place.number });
    return { place, bar };
  });
  strip.append(seen, ...bars.map(({ bar }) => bar));

  function scrolled() {
    seen.style.top = `${body.scrollTop / body.scrollHeight * 100}%`;
    seen.style.height = `${body.clientHeight / body.scrollHeight * 100}%`;
  }
  function layout() {
    const height = strip.clientHeight;
    if (!height) return;
    const scale = height / body.scrollHeight;
    for (const one of bars) {
      const last = one.place.marks.at(-1);
      one.top = one.place.marks[0].offsetTop * scale;
      one.height = Math.max(6, (last.offsetTop + last.offsetHeight) * scale - one.top);
    }
    // Places on the same height stand side by side, on three lanes at most.
    let lanes = [];
    for (const one of bars.toSorted((a, b) => a.top - b.top)) {
      if (lanes.every((end) => end <= one.top)) lanes = [];
      one.lane = [0, 1, 2].find((lane) => (lanes[lane] ?? -1) <= one.top) ?? 0;
      lanes[one.lane] = one.top + one.height;
      one.lanes = lanes;
    }
    for (const { bar, top, height: tall, lane, lanes } of bars) {
      bar.style.top = `${Math.min(top, height - tall)}px`;
      bar.style.height = `${tall}px`;
      bar.style.left = `${lane / lanes.length * 100}%`;
      bar.style.width = `${100 / lanes.length}%`;
    }
    scrolled();
  }
  const to = ({ clientY }) => {
    const { top, height } = strip.getBoundingClientRect();
    body.scrollTop = (clientY - top) / height * body.scrollHeight - body.clientHeight / 2;
  };
  strip.addEventListener("pointerdown", (event) => {
    const hit = bars.find(({ bar }) => bar === event.target);
    if (hit) return pick(hit.place);
    strip.setPointerCapture(event.pointerId);
    to(event);
  });
  strip.addEventListener("pointermove", (event) => { if (strip.hasPointerCapture(event.pointerId)) to(event); });
  body.addEventListener("scroll", scrolled, { passive: true });
  new ResizeObserver(layout).observe(body);
  return strip;
}

/** Sets the document up. `go` opens a problem on the page. Returns {show}, or nothing if this is another document. */
export async function reader(page, text, go) {
  if (!text || (await sha256(text)) !== page.dataset.sha256) return null;
  const found = places(page);
  const wide = matchMedia("(min-width: 70rem)");
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const body = make("div", { className: "paper", lang: "zh-CN", tabIndex: 0, role: "region", "aria-label": say("原文", "The document") });
  const sheet = make("dialog", { className: "sheet", "aria-label": say("原文", "The document") });
  const close = make("button", { type: "button", className: "close" }, say("回到问题", "Back to the problem"));
  close.addEventListener("click", () => sheet.close());
  const aside = make("aside", { className: "beside", "aria-label": say("原文", "The document") },
    make("p", { className: "small" }, say("原文只在您的浏览器里。数字是问题的编号，点它看说明；按 j、k 走到下一项、上一项。", "The document stays in your browser. Numbers are problems; j and k move between them.")));
  const pick = (place) => { sheet.close(); go(place.item); };
  body.append(...marked(text, found, pick));
  const desk = make("div", { className: "desk" });
  desk.append(overview(body, found, pick));
  aside.append(desk);
  // Who points at a problem sees where it stands, and the other way round.
  const near = (number) => {
    for (const one of document.querySelectorAll(".near")) one.classList.remove("near");
    if (!number) return;
    for (const one of [...desk.querySelectorAll("[data-marks], [data-number]")]) one.classList.toggle("near", (one.dataset.marks ?? one.dataset.number).split(" ").includes(number));
    page.querySelector(`[data-problem="${number}"]`)?.classList.add("near");
  };
  const over = ({ target }) => near(target.closest("[data-problem]")?.dataset.problem ?? target.closest("[data-number]")?.dataset.number ?? target.closest("[data-marks]")?.dataset.marks.split(" ")[0]);
  for (const place of [page, desk]) {
    place.addEventListener("mouseover", over);
    place.addEventListener("mouseleave", () => near(null));
  }
  sheet.addEventListener("close", () => { last?.where.querySelector("button")?.focus({ preventScroll: true }); });
  let last;

  function point(place, smooth) {
    for (const mark of body.querySelectorAll(".now")) mark.classList.remove("now");
    for (const mark of body.querySelectorAll("[data-marks]")) mark.classList.toggle("now", mark.dataset.marks.split(" ").includes(place.number));
    for (const bar of desk.querySelectorAll("[data-number]")) bar.classList.toggle("now", bar.dataset.number === place.number);
    const middle = place.mark?.getBoundingClientRect().top - body.getBoundingClientRect().top - body.clientHeight / 3;
    body.scrollTo({ top: body.scrollTop + middle, behavior: smooth && !calm.matches ? "smooth" : "instant" });
  }
  function settle() {
    if (wide.matches) { sheet.close(); desk.prepend(body); }
    else sheet.append(body);
    aside.hidden = !wide.matches;
    document.body.classList.toggle("with-document", wide.matches);
  }
  sheet.append(close);
  page.before(aside);
  document.body.append(sheet);
  settle();
  wide.addEventListener("change", settle);
  page.addEventListener("problem", ({ detail }) => {
    const place = found.find(({ number }) => number === detail);
    if (place && wide.matches) point(place, true);
  });
  return {
    show(where) {
      const [start, end] = where.dataset.range.split("-").map(Number);
      last = found.find((place) => place.where === where) ?? found.find((place) => place.start === start) ?? null;
      if (!wide.matches) sheet.showModal();
      if (last) point(last, false);
      else {
        // A place that is no problem's, such as a fact's quote: shown, not numbered.
        const at = units(text, [start, end]);
        seek(body, at.get(start));
      }
    },
  };
}

/** Scrolls to the character at `unit` of the document's text. */
function seek(body, unit) {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT, (node) => (node.parentElement.localName === "button" ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT));
  let left = unit;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (left < node.length) {
      const range = document.createRange();
      range.setStart(node, left);
      range.setEnd(node, left + 1);
      body.scrollTop += range.getBoundingClientRect().top - body.getBoundingClientRect().top - body.clientHeight / 3;
      return;
    }
    left -= node.length;
  }
}
