// Puts what a browser fetches of Tesseract into a folder, each script beside its compressed forms.

import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [folder, quality] = process.argv.slice(2);
const installed = (path) => new URL(`node_modules/${path}`, import.meta.url);

const SCRIPTS = {
  "tesseract.js": "tesseract.js/dist/tesseract.esm.min.js",
  "worker.js": "tesseract.js/dist/worker.min.js",
  // The worker takes the one that the device's processor can run.
  ...Object.fromEntries(["relaxedsimd-lstm", "simd-lstm", "lstm"].map((kind) => [`tesseract-core-${kind}.wasm.js`, `tesseract.js-core/tesseract-core-${kind}.wasm.js`])),
};
const COPIES = [
  // Integers in place of floating point: a twelfth of the download.
  "@tesseract.js-data/chi_sim/4.0.0_best_int/chi_sim.traineddata.gz",
];

mkdirSync(folder, { recursive: true });
const size = (bytes) => `${(bytes.length / 1e6).toFixed(2)} MB`;
for (const [name, path] of Object.entries(SCRIPTS)) {
  // The map of the source is not shipped, so nothing points to it.
  const script = Buffer.from(readFileSync(installed(path), "utf8").replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n"));
  const brotli = brotliCompressSync(script, { params: {
    [constants.BROTLI_PARAM_QUALITY]: Number(quality),
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: script.length,
  } });
  const gzip = gzipSync(script, { level: 9 });
  writeFileSync(join(folder, name), script);
  writeFileSync(join(folder, `${name}.br`), brotli);
  writeFileSync(join(folder, `${name}.gz`), gzip);
  console.log(`${name}: ${size(script)}, gzip ${size(gzip)}, brotli ${size(brotli)}`);
}
for (const path of COPIES) copyFileSync(installed(path), join(folder, basename(path)));
copyFileSync(installed("tesseract.js/LICENSE.md"), join(folder, "LICENSE"));
