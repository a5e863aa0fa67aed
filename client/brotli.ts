/** Writes what the page is made of a second time, compressed as well as it can be: a server sends that, and a wheel has that alone. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

/** The smallest of several ways to divide it into blocks: of large files that saves half a kilobyte. */
export function smallest(data: Buffer): Buffer {
  const tries = [16, 17, 18, 20].map((bits) =>
    brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_LGBLOCK]: bits } }),
  );
  return tries.reduce((best, one) => (one.length < best.length ? one : best));
}

export function brotli(): Plugin {
  return {
    name: "brotli",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => /\.(js|css|svg|bin)$/.test(name))) {
        await writeFile(join(dir!, `${name}.br`), smallest(await readFile(join(dir!, name))));
      }
    },
  };
}
