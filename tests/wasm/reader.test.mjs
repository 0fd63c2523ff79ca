// The package as its users see it.

import assert from "node:assert/strict";
import { homedir } from "node:os";
import { resolve } from "node:path";
import { test } from "node:test";
import { Refusal, bytes, fixture, load } from "./package.mjs";

const text = fixture("demo/demo-contract.txt");
const reader = await load(bytes);

test("the module imports nothing, so that it can send nothing", async () => {
  const module = await WebAssembly.compile(bytes);
  assert.deepEqual(WebAssembly.Module.imports(module), []);
});

test("the module holds no path of the machine that built it", () => {
  for (const part of [homedir(), resolve(process.cwd(), "../..")]) assert.equal(bytes.indexOf(part), -1, part);
});

test("a module is loaded from bytes, from a response and from itself", async () => {
  const response = new Response(bytes, { headers: { "content-type": "application/wasm" } });
  for (const source of [Promise.resolve(response), await WebAssembly.compile(bytes)]) {
    assert.deepEqual(await (await load(source)).recognise(text), [{ card: "contract", kinds: ["rent"], jurisdiction: "CN" }]);
  }
  await assert.rejects(load(new Response("", { status: 404 })), /404/);
});

test("a text that cannot be read is refused with a code, and the next one is read", async () => {
  const cases = { "too-short": "短。", "not-recognised": "今天天气很好。".repeat(100) };
  for (const [code, given] of Object.entries(cases)) {
    await assert.rejects(reader.review({ card: "policy", text: given }), (fault) => fault instanceof Refusal && fault.code === code);
  }
  await assert.rejects(reader.review({ card: "letter", text }), { code: "invalid-request" });
  assert.ok((await reader.review({ card: "contract", text })).flags.length > 10);
});

test("a report is recomputed, and what was changed or deleted is named", async () => {
  const report = await reader.review({ card: "contract", text, party: "乙方" });
  assert.deepEqual((await reader.recompute({ report, text })).faults, []);
  const forged = structuredClone(report);
  const [gone] = forged.flags.splice(0, 1);
  forged.flags[0].next_step = "直接签字。";
  forged.summary[gone.level] -= 1;
  forged.summary.total -= 1;
  const { faults } = await reader.recompute({ report: forged, text });
  assert.equal(faults.find(({ finding }) => finding === 0)?.fault, "next_step is worded otherwise");
  assert.deepEqual(faults.find(({ missing }) => missing)?.missing, gone);
});

test("calls that are made at once are answered one by one, each its own", async () => {
  const cards = { contract: "demo/demo-contract.txt", lab: "demo/demo-lab.txt", policy: "demo/demo-policy.txt" };
  const made = await Promise.all(Object.entries(cards).map(([card, path]) => reader.review({ card, text: fixture(path) })));
  assert.deepEqual(made.map(({ card }) => card), Object.keys(cards));
});
