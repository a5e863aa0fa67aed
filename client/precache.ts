/** Writes into the page's worker which files the page is made of, and a version that changes with them. */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const NEEDED = /\.(js|css|svg|wasm)$/; // fonts are kept as each language needs them
const ONLINE = /assets\/(You|QrCode|Receive|Generic)-/; // what is of no use without a server
const READ = /assets\/(Learn|Lesson|Book|Glossary)-/; // what comes after all that is needed to play
const ALSO = ["emblem.svg", "manifest.webmanifest"];

export function precache(): Plugin {
  return {
    name: "precache",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      const kept = Object.keys(bundle).filter((name) => NEEDED.test(name) && !ONLINE.test(name)).sort();
      const files = [...kept.filter((name) => !READ.test(name)), ...ALSO];
      const page = await rooted(join(dir!, "index.html"));
      const version = createHash("sha256").update(page).update(files.join()).digest("hex").slice(0, 12);
      const path = join(dir!, "worker.js");
      const text = await readFile(path, "utf-8");
      const written = { 'VERSION = "0"': `VERSION = "${version}"`, "FILES = []": `FILES = ${JSON.stringify(files)}`, "READ = []": `READ = ${JSON.stringify(kept.filter((name) => READ.test(name)))}` };
      await writeFile(path, Object.entries(written).reduce((all, [blank, filled]) => all.replace(blank, filled), text));
    },
  };
}

/** The page, whose own addresses begin at the root; all other files find each other wherever they lie. */
async function rooted(path: string): Promise<string> {
  const page = (await readFile(path, "utf-8")).replaceAll('="./', '="/');
  await writeFile(path, page);
  return page;
}
