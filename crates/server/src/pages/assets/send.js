// Handing an order in; what came of it.

import { say } from "./dom.js";

/** Sends an order; the answer is {report}, {challenge} or {problem}. */
export async function send(order, headers = {}, signal) {
  let answer;
  try {
    answer = await fetch(order.path, { method: "POST", headers: { "content-type": "application/json", ...headers }, body: order.body, signal });
  } catch (fault) {
    if (fault.name === "AbortError") return { cancelled: true };
    return { problem: { code: "offline", title: say("连不上服务", "The service cannot be reached"), detail: say("网络断了，或者服务暂时停了。文字还在，请再试。", "The network or the service is down. Your text is still here; try again."), retry: true } };
  }
  const held = await answer.json().catch(() => null);
  if (answer.ok && held?.report) return { report: held.report };
  if (answer.status === 402 && held?.challenge) return { challenge: held.challenge, problem: held };
  return { problem: { ...(held ?? {}), retry: answer.status === 429 || answer.status >= 500, status: answer.status } };
}
