// The module says what the native program says, byte for byte.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { availableParallelism } from "node:os";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { at, bytes, files, fixture, load } from "./package.mjs";

const program = process.env.BAIHUA ?? fileURLToPath(at("target/release/baihua"));
const run = promisify(execFile);

/** What `baihua review --json` prints; nothing where it refuses. */
async function native(text, { card, party }) {
  const said = party ? ["--party", party] : [];
  const running = run(program, ["review", "-", "--json", "--card", card, ...said], { maxBuffer: 1 << 26 });
  running.child.stdin.end(text);
  try {
    return (await running).stdout;
  } catch (fault) {
    if (fault.code === 1) return null;
    throw fault;
  }
}

const reader = await load(bytes);
/** The last kind that a text can be read as: whatever is a policy can be read as a contract as well. */
const kind = async (text) => (await reader.recognise(text)).at(-1)?.card ?? "contract";

/** Texts with what is said beside them. Injections stand at the end of a contract, as a party might add them. */
const documents = [...files("demo"), ...files("facts"), ...files("hostile"), ...files("labelled")].map((path) => {
  const { kind: card, party } = path.startsWith("labelled/") ? JSON.parse(fixture(path.replace(/txt$/, "json"))) : {};
  return { path, text: fixture(path).replace(/^\ufeff/, ""), card, party };
});
const contract = fixture("demo/demo-contract.txt");
for (const path of files("injections").filter((_, n) => n % 4 === 0)) {
  documents.push({ path, text: `${contract}\n${fixture(path)}`, card: "contract", party: "乙方" });
}

test("reports of at least fifty documents are those of the native program", async () => {
  let reports = 0;
  const waiting = [...documents];
  const compare = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { path, text, party } = next;
      const said = { card: next.card ?? await kind(text), ...(party ? { party } : {}) };
      const expected = await native(text, said);
      const ours = await reader.reviewJson({ text, ...said }).then((json) => `${json}\n`, () => null);
      assert.ok(ours === expected, `${path} is another report`);
      if (ours) reports += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compare));
  assert.ok(reports >= 50, `only ${reports} reports`);
});

test("what is said beside a lab report counts as it does there", async () => {
  const text = fixture("demo/demo-lab.txt");
  const { stdout } = await run(program, ["review", fileURLToPath(at("fixtures/demo/demo-lab.txt")), "--json", "--card", "lab", "--sex", "female", "--age", "34"]);
  assert.equal(`${await reader.reviewJson({ card: "lab", text, sex: "female", age: 34 })}\n`, stdout);
});
