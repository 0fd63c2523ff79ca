// The start page: a file becomes text, the text is looked over, sent, and the report opened.

import { $, local, make, onFile, say, scalars } from "./dom.js";
import { Unreadable, textOf } from "./files.js";
import { send } from "./send.js";

const form = $("order");
const area = $("text");
let own = null;

const chosen = () => form.querySelector("input[name=card]:checked");
/** The text as it will be sent: the file's own line ends, as long as nobody edited it. */
const text = () => (own && own.shown === area.value ? own.text : area.value);

$("fields").disabled = false;

// Words that each kind of document is full of. What the most of them speak for is preselected; the service decides.
const SIGNS = {
  contract: /甲方|乙方|丙方|出租人|承租人|用人单位|劳动者|出借人|借款人|买受人|出卖人|委托人|受托人|违约金|签订本合同|租金|押金/g,
  lab: /参考(?:区间|范围|值)|检验|化验|标本|mmol\/L|μmol\/L|[gU]\/L|10\^\d+|↑|↓|肌酐|胆固醇|血红蛋白/g,
  policy: /被保险人|投保人|保险人|保险金|保险责任|等待期|犹豫期|保险费|现金价值|受保人|保單|保单/g,
};
const NAMES = { contract: say("合同", "contract"), lab: say("化验单", "lab report"), policy: say("保单", "policy") };
const radio = (card) => form.querySelector(`input[name=card][value=${card}]`);
const count = (words, signs) => (words.match(signs) ?? []).length;

/** The kind of document `words` look like; nothing where they hold too few signs. */
function recognised(words) {
  const scores = Object.entries(SIGNS).map(([card, signs]) => [card, count(words, signs)]).sort((a, b) => b[1] - a[1]);
  return scores[0][1] >= 3 ? scores[0][0] : null;
}

// A reader who chose a card knows better, until another document is put in.
let byHand = false;

function look() {
  const words = text();
  const length = scalars(words);
  const card = length >= 30 ? recognised(words) : null;
  if (length < 30) byHand = false;
  if (card && !byHand && chosen().value !== card) { radio(card).checked = true; parts(); }
  const { min, max } = chosen().dataset;
  $("length").textContent = length < 30 ? ""
    : length < min ? say(`${length} 字，还差 ${min - length} 字。`, `${length} characters, ${min - length} more are needed.`)
    : length > max ? say(`${length} 字，多了 ${length - max} 字。请只留正文，或者分几次提交。`, `${length} characters, ${length - max} too many: keep the body, or submit in parts.`)
    : say(`${length} 字。`, `${length} characters.`);
  $("length").classList.toggle("bad", length > max);
  const name = NAMES[chosen().value];
  $("fits").textContent = length < 30 ? say("这是哪一种文件？放入文字后会自动认。", "Which kind is it? Recognised from the text.")
    : !card ? say(`还看不出是哪一种文件，先按${name}读。`, `The kind is not clear; read as a ${name}.`)
    : card === chosen().value ? say(`看起来是一份${name}，已为您选好。`, `This looks like a ${name}; chosen for you.`)
    : say(`这更像一份${NAMES[card]}。您选的是${name}。`, `This looks more like a ${NAMES[card]}; you chose ${name}.`);
  sides(words);
  masks(words);
}

/** The parties the text names: 甲方 with its role, and what follows. */
function parties(words) {
  const found = new Map();
  const head = words.slice(0, 4000);
  const put = (letter, role) => { if (!found.has(letter)) found.set(letter, role); };
  for (const [, role, letter] of head.matchAll(/([\u4e00-\u9fa5]{2,6})\s*[（(]\s*(?:以下简称)?[“"「]?([甲乙丙]方)[”"」]?\s*[）)]/g)) put(letter, role);
  for (const [, letter, role] of head.matchAll(/([甲乙丙]方)\s*[（(]\s*([\u4e00-\u9fa5]{2,6})\s*[）)]/g)) put(letter, role);
  for (const letter of ["甲方", "乙方", "丙方"]) if (count(words, new RegExp(letter, "g")) > 1) put(letter, "");
  return [...found].sort().slice(0, 3);
}

function sides(words) {
  const box = $("sides");
  const found = chosen().value === "contract" ? parties(words) : [];
  const line = found.join();
  if (box.dataset.line === line) return;
  box.dataset.line = line;
  const buttons = found.map(([letter, role]) => {
    const button = make("button", { type: "button", "aria-pressed": String($("party").value === letter), lang: "zh-CN" }, role ? `${letter} · ${role}` : letter);
    button.addEventListener("click", () => {
      const on = button.getAttribute("aria-pressed") !== "true";
      $("party").value = on ? letter : "";
      for (const other of buttons) other.setAttribute("aria-pressed", String(on && other === button));
    });
    return button;
  });
  box.replaceChildren(...buttons);
}

// Numbers a reading has no use for.
const PRIVATE = [
  [say("身份证号", "identity number"), /(?<![\dA-Za-z])\d{6}(?:19|20)\d{2}(?:0\d|1[0-2])[0-3]\d\d{3}[\dXx](?![\dA-Za-z])/g],
  [say("手机号", "mobile number"), /(?<!\d)1[3-9]\d{9}(?!\d)/g],
  [say("银行卡号", "bank card number"), /(?<!\d)62\d{14,17}(?!\d)/g],
];

function masks(words) {
  const box = $("masks");
  const found = PRIVATE.map(([name, pattern]) => [name, pattern, (words.match(pattern) ?? []).length]).filter(([, , count]) => count);
  box.hidden = found.length === 0;
  const line = found.map(([name, , count]) => `${name} ${count}`).join("、");
  if (box.dataset.line === line) return;
  box.dataset.line = line;
  box.replaceChildren();
  if (!found.length) return;
  const button = make("button", { type: "button" }, say("都遮住", "Mask them all"));
  button.addEventListener("click", () => {
    let masked = area.value;
    for (const [, pattern] of found) masked = masked.replace(pattern, (number) => `${number.slice(0, 3)}${"*".repeat(number.length - 5)}${number.slice(-2)}`);
    area.value = masked;
    look();
    area.focus();
  });
  box.append(make("p", {}, say(`文字里有：${line}。解读用不到，建议遮住。`, `The text holds: ${line}. The reading has no use for them; better masked.`), " ", button));
}

// A text that is put in whole is looked over at once, so that nothing moves under a finger on its way to a button; who types on
// is waited for.
let timer = null;
area.addEventListener("input", () => {
  if (timer === null) look();
  clearTimeout(timer);
  timer = setTimeout(() => { timer = null; look(); }, 120);
});
for (const one of form.querySelectorAll("input[name=card]")) one.addEventListener("change", () => { byHand = true; parts(); look(); });

function parts() {
  for (const part of form.querySelectorAll("[data-for]")) part.hidden = part.dataset.for !== chosen().value;
}

// Who comes back finds the text again; who came to have it read for another side has it read at once.
function refill() {
  let draft = null;
  try {
    draft = JSON.parse(sessionStorage.getItem("draft"));
  } catch {
    // Without storage there is nothing to put back.
  }
  if (!draft?.text || area.value) return;
  area.value = draft.text;
  own = { shown: area.value, text: draft.text };
  radio(draft.card).checked = true;
  byHand = true;
  $("party").value = draft.party ?? "";
  parts();
  look();
  if (draft.go) {
    sessionStorage.setItem("draft", JSON.stringify({ ...draft, go: false }));
    if (!("payment" in form.dataset)) form.requestSubmit();
  }
}
parts();
look();

/** The text of `files`, one after the other; several are the pages of one document. */
async function textOfAll(files, ocr) {
  const texts = [];
  for (const file of files) texts.push(await textOf(file, ocr));
  return texts.join("\n");
}

let turn = 0;
onFile($("file"), $("drop"), async (file, files) => {
  const mine = turn += 1;
  const told = $("file-told");
  const tell = (line) => { if (mine === turn) told.textContent = line; };
  let guessed = false;
  told.className = "";
  tell(say("正在读文件…", "Reading the file…"));
  try {
    const read = await textOfAll("ocr" in form.dataset ? files : [file], "ocr" in form.dataset ? (line) => { guessed = true; tell(line); } : null);
    // Who has picked another file meanwhile waits for that one.
    if (mine !== turn) return;
    area.value = read;
    own = { shown: area.value, text: read };
    byHand = false;
    if (guessed) {
      tell(say("字是从图片上认出来的，难免认错。请对照原件改好再交，先看数字、日期和人名。", "The text was recognised from the picture and will hold mistakes. Correct it against the original before handing it in: figures, dates and names first."));
      area.focus();
    } else tell(say(`已读入 ${file.name}。请看一眼文字对不对。`, `${file.name} is read. Please look the text over.`));
  } catch (fault) {
    if (mine !== turn) return;
    told.className = "bad";
    told.textContent = fault instanceof Unreadable ? fault.message : say("这个文件读不出来。请把文字粘贴到下面。", "This file cannot be read. Paste the text below.");
  }
  look();
});

function request() {
  const body = { text: text() };
  const card = chosen().value;
  const filled = (id) => $(id).value.trim();
  if (card === "contract" && filled("party")) body.party = filled("party");
  if (card === "lab" && filled("sex")) body.sex = filled("sex");
  if (card === "lab" && filled("age")) body.age = Number(filled("age"));
  if ($("consent")?.checked) body.consent = true;
  return { path: chosen().dataset.path, body: JSON.stringify(body), text: body.text };
}

/** Opens the report. The tab remembers the text, so that the reader can check the report against it at once. */
export function open(order, report) {
  const address = new URL(report.report_url);
  const id = address.pathname.split("/").pop();
  try {
    sessionStorage.setItem(`text:${id}`, order.text);
    sessionStorage.setItem("draft", JSON.stringify({ text: order.text, card: chosen().value, party: $("party").value.trim() }));
  } catch {
    // Without room or permission the reader gives the document again.
  }
  location.assign(local(address.pathname));
}

const progress = (line) => { $("progress").textContent = line; };

/** What a reader can use of what the service says to programs: no addresses or fields, and of money only where it costs. */
function plain(told) {
  const useless = "payment" in form.dataset ? /\/api\/|consent/ : /\/api\/|consent|没有扣费|没有收费|[Nn]othing (?:was|is) charged/;
  return (told.match(/[^。；]+[。；]?/g) ?? []).filter((sentence) => !useless.test(sentence) || /所以没有分析/.test(sentence))
    .map((sentence) => (useless.test(sentence) ? sentence.replace("，也没有扣费", "") : sentence)).join("").trim();
}

/** Tells what went wrong; `again` is how the reader tries once more. */
function complain(problem, again = () => form.requestSubmit()) {
  const box = $("problem");
  const english = document.documentElement.lang === "en";
  const detail = plain((english && problem.detail_en) || problem.detail || "");
  box.replaceChildren(
    make("h2", { id: "problem-title" }, problem.title ?? say("没有成功", "That did not work")),
    make("p", {}, detail || say("这次没有读成。请稍后再试。", "It could not be read this time. Try again later.")),
  );
  const steps = (problem.guidance ?? []).map(plain).filter(Boolean);
  if (steps.length) box.append(make("ul", {}, ...steps.map((step) => make("li", { lang: "zh-CN" }, step))));
  const ways = make("p", { className: "actions" });
  const way = (label, act) => {
    const button = make("button", { type: "button" }, label);
    button.addEventListener("click", () => { box.hidden = true; act(); again(); });
    ways.append(button);
  };
  if (problem.status === 422) {
    const like = recognised(text());
    const others = Object.keys(NAMES).filter((card) => card !== chosen().value).sort((a, b) => (b === like) - (a === like));
    for (const card of others) way(say(`按${NAMES[card]}再读一次`, `Read it as a ${NAMES[card]}`), () => { radio(card).checked = true; byHand = true; parts(); look(); });
  }
  if (problem.retry && $("consent")?.checked) way(say("现在就只用规则读", "Read it by the rules alone now"), () => { $("consent").checked = false; });
  else if (problem.retry) way(say("再试一次", "Try again"), () => {});
  if (ways.children.length) box.append(ways);
  if (problem.retry && "payment" in form.dataset) box.append(make("p", { className: "small" }, say("没有收费。", "Nothing was charged.")));
  box.hidden = false;
  box.focus();
}

let running = null;
$("cancel").addEventListener("click", () => running?.abort());

/** The button tells what goes on while `work` runs. */
async function busy(work, go = $("go")) {
  const label = go.textContent;
  const since = Date.now();
  const tell = () => {
    const seconds = Math.floor((Date.now() - since) / 1000);
    go.textContent = say("正在看…", "Reading…") + (seconds ? say(` ${seconds} 秒`, ` ${seconds} s`) : "");
  };
  running = new AbortController();
  const buttons = [$("go"), $("alone")].filter(Boolean);
  for (const button of buttons) button.disabled = true;
  $("cancel").hidden = false;
  progress(say("正在逐条看，通常几秒钟。", "Reading; this usually takes seconds."));
  tell();
  const clock = setInterval(tell, 1000);
  try {
    return await work(running.signal);
  } finally {
    clearInterval(clock);
    go.textContent = label;
    for (const button of buttons) button.disabled = false;
    $("cancel").hidden = true;
    progress("");
  }
}

/** Whether what is filled in can be read; tells the reader what is missing. */
function complete() {
  $("problem").hidden = true;
  look();
  const { min, max } = chosen().dataset;
  const length = scalars(text());
  if (length < min || length > max) {
    if (length < 30) $("length").textContent = say(`先放入文件的文字，至少 ${min} 字。`, `Put the text of the document in first, at least ${min} characters.`);
    $("length").classList.add("bad");
    area.focus();
    return false;
  }
  const age = $("age");
  if (chosen().value === "lab" && !age.checkValidity()) {
    complain({ title: say("年龄不对", "The age is not valid"), detail: say("年龄请填 0 到 120 的整数，也可以不填。", "Give an age from 0 to 120, or none.") });
    return false;
  }
  return true;
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  if (!complete()) return;
  const order = request();
  const answer = await busy((signal) => send(order, {}, signal));
  if (answer.cancelled) return;
  if (answer.report) open(order, answer.report);
  else if (answer.challenge && $("pay")) {
    const { pay } = await import("./wallet.js");
    pay(order, answer.challenge, { send, open, progress, pay: form.dataset.pay });
  } else complain(answer.problem);
});

// Without uploading: the answer comes from this device, and so does whatever goes wrong.
$("alone")?.addEventListener("click", async function alone() {
  if (!complete()) return;
  const { readHere } = await import("./private.js");
  const { consent, ...said } = JSON.parse(request().body);
  const problem = await busy((signal) => readHere({ card: chosen().value, ...said }, signal), $("alone"));
  if (problem) complain(problem, () => $("alone").click());
});
refill();
