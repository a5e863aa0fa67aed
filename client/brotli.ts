/** Writes what the page is made of a second time, compressed as well as it can be: a server sends that, and a wheel has that alone. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

export function brotli(): Plugin {
  return {
    name: "brotli",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => /\.(js|css|svg|bin)$/.test(name))) {
        await writeFile(join(dir!, `${name}.br`), brotliCompressSync(await readFile(join(dir!, name))));
      }
    },
  };
}
