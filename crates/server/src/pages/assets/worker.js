// Holds the offline reviewer, so that the page stays quick while it reads. Only here WebAssembly may be compiled.

import { load } from "/assets/wasm/baihua.js";

const reader = load(fetch("/assets/wasm/baihua.wasm"));
// Whoever asks is told; until then nobody waits for it.
reader.catch(() => {});

addEventListener("message", async ({ data: { number, call, request } }) => {
  try {
    postMessage({ number, answer: await (await reader)[call](request) });
  } catch (fault) {
    postMessage({ number, fault: { code: fault.code ?? "failed", message: String(fault.message) } });
  }
});
