/** Writes what the page is made of a second time, compressed as well as it can be: the server sends that to whoever reads it. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

const SMALL = 51_000; // bytes that are not worth keeping twice: the server compresses them itself, nearly as well

export function brotli(): Plugin {
  return {
    name: "brotli",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => /\.(js|css|svg|bin)$/.test(name))) {
        const data = await readFile(join(dir!, name));
        if (data.length >= SMALL) await writeFile(join(dir!, `${name}.br`), brotliCompressSync(data));
      }
    },
  };
}
