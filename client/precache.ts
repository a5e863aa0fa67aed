/** Writes into the page's worker which files the page is made of, and a version that changes with them.
 *
 * What the first page fetches anyway is named one by one. The rest is one file: the drawings, boards and rules of all games have
 * much in common, and forty answers of a server have forty heads.
 */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { smallest } from "./brotli.ts";

const NEEDED = /\.(js|css|svg|bin)$/; // fonts are kept as each language needs them
const ONLINE = /assets\/(You|QrCode|Receive|Generic|Gathering)-/; // what is of no use without a server
const READ = /assets\/(Learn|Lesson|Book|Glossary|Replay)-/; // what comes after all that is needed to play
const LETTERS = /-latin-(?!ext-).*\.woff2$/; // so do they where another alphabet is written: for names, mostly
const FIRST = /assets\/(windows|modules)-/; // what the first page fetches, beside what it names
const ALSO = ["emblem.svg", "manifest.webmanifest"];
const KINDS: Record<string, string> = { js: "text/javascript", css: "text/css" };
const digest = (data: string | Buffer): string => createHash("sha256").update(data).digest("hex").slice(0, 12);

interface Packed {
  file: string;
  data: Buffer;
}

export function precache(): Plugin {
  return {
    name: "precache",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      const page = await rooted(join(dir!, "index.html"));
      const kept = Object.keys(bundle)
        .filter((name) => NEEDED.test(name) && !ONLINE.test(name))
        .sort();
      const [read, played] = [kept.filter((name) => READ.test(name)), kept.filter((name) => !READ.test(name))];
      read.push(...Object.keys(bundle).filter((name) => LETTERS.test(name)));
      const first = played.filter((name) => FIRST.test(name) || page.includes(name));
      const packed = await pack(
        dir!,
        played.filter((name) => !first.includes(name)),
      );
      const written = {
        FILES: [...first, ...ALSO],
        READ: read,
        PACKED: packed.index,
        PACK: packed.name,
        VERSION: digest(page + kept.join()),
      };
      const path = join(dir!, "worker.js");
      const text = await readFile(path, "utf-8");
      await writeFile(
        path,
        text.replace(/^const (\w+) = ("0"|\[\]);/gm, (line, name: string) =>
          name in written ? `const ${name} = ${JSON.stringify(written[name as keyof typeof written])};` : line,
        ),
      );
    },
  };
}

/** Some files as one, and where in it each lies: its name, its kind and its size. */
async function pack(dir: string, names: string[]): Promise<{ name: string; index: [string, string, number][] }> {
  const read = names.map(async (file) => ({ file, data: await readFile(join(dir, file)) }));
  const files = (await Promise.all(read)).sort(byLikeness);
  const data = Buffer.concat(files.map((one) => one.data));
  const name = `assets/pack-${digest(data)}.bin`;
  await writeFile(join(dir, name), data);
  await writeFile(join(dir, `${name}.br`), smallest(data));
  return { name, index: files.map(({ file, data }) => [file, KINDS[ending(file)]!, data.length]) };
}

/** Likes beside likes, and the largest of them first. */
function byLikeness(one: Packed, two: Packed): number {
  const [left, right] = [ending(one.file), ending(two.file)];
  return left === right ? two.data.length - one.data.length || (one.file < two.file ? -1 : 1) : left < right ? -1 : 1;
}

const ending = (name: string): string => name.slice(name.lastIndexOf(".") + 1);

/** The page, whose own addresses begin at the root; all other files find each other wherever they lie. */
async function rooted(path: string): Promise<string> {
  const page = (await readFile(path, "utf-8")).replaceAll('="./', '="/');
  await writeFile(path, page);
  return page;
}
