// The rest of the WebAssembly package in a folder that holds the module: its description, and the module compressed.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [folder, quality] = process.argv.slice(2);
const [, version] = /^\[workspace\.package\]\s+version = "(.+)"/m.exec(readFileSync(new URL("../Cargo.toml", import.meta.url), "utf8"));

const description = {
  name: "baihua-wasm",
  version,
  description: "Reads a Chinese contract, insurance policy or lab report on the device and says what needs attention, each finding with a quote and a source",
  license: "Apache-2.0",
  type: "module",
  exports: { ".": { types: "./baihua.d.ts", default: "./baihua.js" }, "./baihua.wasm": "./baihua.wasm" },
  files: ["baihua.js", "baihua.d.ts", "baihua.wasm", "LICENSE", "README.md"],
  sideEffects: false,
};
writeFileSync(join(folder, "package.json"), `${JSON.stringify(description, null, 2)}\n`);

const module = readFileSync(join(folder, "baihua.wasm"));
const brotli = brotliCompressSync(module, { params: {
  [constants.BROTLI_PARAM_QUALITY]: Number(quality),
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  [constants.BROTLI_PARAM_SIZE_HINT]: module.length,
} });
const gzip = gzipSync(module, { level: 9 });
writeFileSync(join(folder, "baihua.wasm.br"), brotli);
writeFileSync(join(folder, "baihua.wasm.gz"), gzip);
const size = (bytes) => `${(bytes.length / 1e6).toFixed(2)} MB`;
console.log(`baihua.wasm: ${size(module)}, gzip ${size(gzip)}, brotli ${size(brotli)}`);
