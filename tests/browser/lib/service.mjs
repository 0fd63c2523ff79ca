// The real server, on a free port, with a store in memory.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../../../", import.meta.url);

/** The text of a file of the repository. */
export const fixture = (path) => readFileSync(new URL(`fixtures/${path}`, root), "utf8");
export const path = (inside) => fileURLToPath(new URL(inside, root));

/** Starts the server; `stop` ends it. */
export async function serve({ args = [], env = {} } = {}) {
  const program = process.env.BAIHUA_SERVER ?? path("target/release/baihua-server");
  const server = spawn(program, ["--listen", "127.0.0.1:0", "--store", "memory:", "--log", "warn", ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((_, fail) => server.once("exit", (code) => fail(new Error(`the server ended with ${code}`))));
  ended.catch(() => {});
  const lines = createInterface({ input: server.stdout });
  const address = new Promise((found) => lines.on("line", (line) => {
    const match = /http:\/\/127\.0\.0\.1:\d+/.exec(line);
    if (match) found(match[0]);
  }));
  const base = await Promise.race([address, ended]);
  return {
    base,
    stop: () => new Promise((gone) => { server.once("exit", gone); server.kill("SIGTERM"); }),
  };
}

export const PATHS = { contract: "/api/review-contract", lab: "/api/read-labreport", policy: "/api/read-policy" };

/** Hands a text in; the report, or nothing if it is not recognised. */
export async function review(base, card, text) {
  const answer = await fetch(base + PATHS[card], {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ text }),
  });
  return answer.ok ? (await answer.json()).report : null;
}
