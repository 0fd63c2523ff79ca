// The offline reviewer on this device. What it is asked stays in the tab: a worker answers, the module imports nothing.

let worker = null;
let count = 0;
const waiting = new Map();

function settle(number, outcome) {
  const entry = waiting.get(number);
  waiting.delete(number);
  entry?.(outcome);
}

function stop(fault) {
  worker?.terminate();
  worker = null;
  for (const number of [...waiting.keys()]) settle(number, { fault });
}

/** Asks the reviewer for `call`: its `answer`, or a `fault` with its code. Loads the module at the first call. */
export function ask(call, request, signal) {
  if (!worker) {
    worker = new Worker("/assets/worker.js", { type: "module" });
    worker.addEventListener("message", ({ data }) => settle(data.number, data));
    worker.addEventListener("error", () => stop({ code: "failed" }));
  }
  const number = (count += 1);
  signal?.addEventListener("abort", () => { if (waiting.has(number)) stop({ code: "cancelled" }); });
  return new Promise((done) => {
    waiting.set(number, done);
    worker.postMessage({ number, call, request });
  });
}
