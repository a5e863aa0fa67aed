/** Writes into the page's worker which files the page is made of, and a version that changes with them. */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const NEEDED = /\.(js|css|svg|wasm)$/; // fonts are kept as each language needs them
const ONLINE = /assets\/(You|QrCode|Receive|Learn|Lesson|Book|Glossary|Generic)-/; // what is of no use without a server, or comes when it is read
const ALSO = ["/emblem.svg", "/manifest.webmanifest"];

export function precache(): Plugin {
  return {
    name: "precache",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      const files = Object.keys(bundle).filter((name) => NEEDED.test(name) && !ONLINE.test(name)).sort();
      const page = await readFile(join(dir!, "index.html"));
      const version = createHash("sha256").update(page).update(files.join()).digest("hex").slice(0, 12);
      const path = join(dir!, "worker.js");
      const text = await readFile(path, "utf-8");
      const listed = JSON.stringify([...files.map((name) => `/${name}`), ...ALSO]);
      await writeFile(path, text.replace('VERSION = "0"', `VERSION = "${version}"`).replace("FILES = []", `FILES = ${listed}`));
    },
  };
}
