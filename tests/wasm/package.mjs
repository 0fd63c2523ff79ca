// The package that scripts/wasm made, and the documents of the repository.

import { readFileSync, readdirSync } from "node:fs";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";

const root = new URL("../../", import.meta.url);
export const at = (path) => new URL(path, root);
const folder = process.env.WASM_PACKAGE ? pathToFileURL(`${process.env.WASM_PACKAGE}/`) : at("target/wasm/package/");

export const { load, Refusal } = await import(new URL("baihua.js", folder));
export const bytes = readFileSync(new URL("baihua.wasm", folder));
export const fixture = (path) => readFileSync(at(`fixtures/${path}`), "utf8");

/** Files of a folder of fixtures, as paths below it. */
export const files = (name, ending = ".txt") => readdirSync(at(`fixtures/${name}`)).filter((file) => file.endsWith(ending)).sort().map((file) => `${name}/${basename(file)}`);
