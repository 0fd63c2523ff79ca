// The start page: a file becomes text, the text is looked over, sent, and the report opened.

import { $, local, make, onFile, say, scalars } from "./dom.js";
import { Unreadable, textOf } from "./files.js";

const form = $("order");
const area = $("text");
let own = null;

const chosen = () => form.querySelector("input[name=card]:checked");
/** The text as it will be sent: the file's own line ends, as long as nobody edited it. */
const text = () => (own && own.shown === area.value ? own.text : area.value);

form.hidden = false;

// What each kind of document usually holds; only a hint, the service decides.
const SIGNS = {
  contract: [/甲方|乙方|出租人|承租人|用人单位|劳动者|出借人|借款人|合同|协议/g, 3],
  lab: [/参考(区间|范围|值)|检验|化验|mmol|μmol|g\/L|U\/L|10\^|↑|↓|血|肌酐|胆固醇/g, 2],
  policy: [/被保险人|投保人|保险金|保险责任|等待期|犹豫期|保险费|保险合同|受保人|保單/g, 3],
};
const NAMES = { contract: say("合同", "contract"), lab: say("化验单", "lab report"), policy: say("保单", "insurance policy") };
const likely = (card, words) => (words.match(SIGNS[card][0]) ?? []).length >= SIGNS[card][1];

function look() {
  const { min, max } = chosen().dataset;
  const words = text();
  const length = scalars(words);
  $("length").textContent = say(`${length} 字，需要 ${min} 到 ${max} 字。`, `${length} characters; ${min} to ${max} are needed.`)
    + (length > 0 && length < min ? say(` 还差 ${min - length} 字。`, ` ${min - length} more.`) : "")
    + (length > max ? say(` 多了 ${length - max} 字，请只留正文，或者分几次提交。`, ` ${length - max} too many: keep the body, or submit in parts.`) : "");
  $("length").classList.toggle("bad", length > max);
  const fits = $("fits");
  const card = chosen().value;
  fits.textContent = "";
  if (length >= 30) {
    const others = Object.keys(SIGNS).filter((other) => other !== card && likely(other, words));
    if (likely(card, words)) fits.textContent = say(`看起来是一份${NAMES[card]}。`, `This looks like a ${NAMES[card]}.`);
    else if (others.length) fits.textContent = say(`这更像一份${NAMES[others[0]]}，请看看第 1 步有没有选对。`, `This looks more like a ${NAMES[others[0]]}: check step 1.`);
    else fits.textContent = say(`还看不出是一份${NAMES[card]}。`, `This does not look like a ${NAMES[card]} yet.`);
  }
  masks(words);
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

let timer;
area.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(look, 120); });
for (const radio of form.querySelectorAll("input[name=card]")) radio.addEventListener("change", choose);

function choose() {
  for (const part of form.querySelectorAll("[data-for]")) part.hidden = part.dataset.for !== chosen().value;
  look();
}
choose();

onFile($("file"), $("drop"), async (file) => {
  const told = $("file-told");
  told.className = "";
  told.textContent = say("正在读文件…", "Reading the file…");
  try {
    const read = await textOf(file);
    area.value = read;
    own = { shown: area.value, text: read };
    told.textContent = say(`已读入 ${file.name}。请看一眼文字对不对。`, `${file.name} is read. Please look the text over.`);
  } catch (fault) {
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

/** Sends an order; the answer is {report}, {challenge} or {problem}. */
export async function send(order, headers = {}) {
  let answer;
  try {
    answer = await fetch(order.path, { method: "POST", headers: { "content-type": "application/json", ...headers }, body: order.body });
  } catch {
    return { problem: { code: "offline", title: say("连不上服务", "The service cannot be reached"), detail: say("网络断了，或者服务暂时停了。文字还在，请再试。", "The network or the service is down. Your text is still here; try again."), retry: true } };
  }
  const held = await answer.json().catch(() => null);
  if (answer.ok && held?.report) return { report: held.report };
  if (answer.status === 402 && held?.challenge) return { challenge: held.challenge, problem: held };
  return { problem: { ...(held ?? {}), retry: answer.status === 429 || answer.status >= 500, status: answer.status } };
}

/** Opens the report. The tab remembers the text, so that the reader can check the report against it at once. */
export function open(order, report) {
  const address = new URL(report.report_url);
  const id = address.pathname.split("/").pop();
  try {
    sessionStorage.setItem(`text:${id}`, order.text);
  } catch {
    // Without room or permission the reader gives the document again.
  }
  location.assign(local(address.pathname));
}

const progress = (line) => { $("progress").textContent = line; };

function complain(problem) {
  const box = $("problem");
  const english = document.documentElement.lang === "en";
  box.replaceChildren(
    make("h2", { id: "problem-title" }, problem.title ?? say("没有成功", "That did not work")),
    make("p", {}, (english && problem.detail_en) || problem.detail || say("服务没有给出原因。请稍后再试。", "The service gave no reason. Try again later.")),
  );
  if (problem.guidance?.length) box.append(make("ul", {}, ...problem.guidance.map((step) => make("li", { lang: "zh-CN" }, step))));
  if (problem.retry) box.append(make("p", { className: "small" }, say("没有收费。稍后可以再试。", "Nothing was charged. You can try again later.")));
  box.hidden = false;
  box.focus();
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  $("problem").hidden = true;
  const { min, max } = chosen().dataset;
  const length = scalars(text());
  if (length < min || length > max) {
    look();
    $("length").classList.add("bad");
    area.focus();
    return;
  }
  const age = $("age");
  if (chosen().value === "lab" && !age.checkValidity()) {
    complain({ title: say("年龄不对", "The age is not valid"), detail: say("年龄请填 0 到 120 的整数，也可以不填。", "Give an age from 0 to 120, or none.") });
    return;
  }
  const go = $("go");
  const order = request();
  go.disabled = true;
  progress(say("正在逐条看，通常几秒钟。", "Reading; this usually takes seconds."));
  const answer = await send(order);
  go.disabled = false;
  progress("");
  if (answer.report) open(order, answer.report);
  else if (answer.challenge && $("pay")) {
    const { pay } = await import("./wallet.js");
    pay(order, answer.challenge, { send, open, progress, pay: form.dataset.pay });
  } else complain(answer.problem);
});
