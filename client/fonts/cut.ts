/** The page's fonts, cut at build time to the letters that our languages use: one file a script, loaded where it is needed. */
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subset from "subset-font";
import type { Plugin } from "vite";
import { ranges } from "./ranges.ts";

const here = join(import.meta.dirname, "..");
const made = join(here, "src/kit/fonts"); // no commit holds it
const spoken = ["../src/camarilla/locales", "../src/camarilla/rulebooks"];
const faces = [
  { family: "Forum", file: "forum", weight: 400 },
  { family: "Alegreya Sans", file: "alegreya-sans", weight: 400 },
  { family: "Alegreya Sans", file: "alegreya-sans", weight: 700 },
];
/** What each file may hold. What players call themselves is written in any letter of these alphabets. */
const scripts = [
  { name: "latin", from: "latin", always: span(0x20, 0x7e) + "Óó", holds: /[\u0020-\u00ff\u2000-\u206f]/ },
  { name: "latin-ext", from: "latin-ext", always: "ĄĆĘŁŃŚŹŻąćęłńśźż", holds: /[\u0100-\u024f]/ },
  { name: "cyrillic", from: "cyrillic", always: span(0x410, 0x44f) + "ЁЄІЇҐёєіїґ", holds: /[\u0400-\u052f\u2116]/ },
  { name: "western", from: "latin", always: span(0xc0, 0xff), holds: /[\u00c0-\u00ff]/ },
];

/** Where another alphabet is written: digits, signs and the name of the house, from a family of their own. The Latin letters are then fetched
 * when somebody writes one. */
const SIGNS = { name: "signs", from: "latin" };
const HOUSE = "Camarilla";

function span(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

/** Every letter of the sentences and rulebooks. */
async function letters(): Promise<Set<string>> {
  const folders = spoken.map((folder) => join(here, folder));
  const lists = await Promise.all(folders.map(async (folder) => (await readdir(folder, { recursive: true })).map((file) => join(folder, file))));
  const texts = lists.flat().filter((file) => /\.(ftl|md)$/.test(file));
  return new Set((await Promise.all(texts.map((file) => readFile(file, "utf8")))).join(""));
}

const required = createRequire(import.meta.url);
function folder(file: string): string {
  return dirname(required.resolve(`@fontsource/${file}/package.json`));
}

/** The letters of each file; no letter is in two. */
async function shares(): Promise<{ name: string; from: string; text: string }[]> {
  const used = await letters();
  const taken = new Set<string>();
  return scripts.map(({ name, from, always, holds }) => {
    const mine = name === "western" ? always : always + [...used].filter((letter) => holds.test(letter)).join("");
    const text = [...new Set(mine)].filter((letter) => !taken.has(letter)).sort().join("");
    for (const letter of text) taken.add(letter);
    return { name, from, text };
  });
}

const HEAD = "/* without hints: a third of each file, for screens with few dots */\n";

/** What stands beside the letters of another alphabet; what only programmers write comes with the Latin ones. */
function beside(latin: string): string {
  return [...new Set(HOUSE + [...latin].filter((sign) => !/[\p{L}#$*<=>@[\]^_`{|}~\\]/u.test(sign)).join(""))].sort().join("");
}

interface Cut {
  source: string;
  target: string;
  text: string;
  css: string;
}

function plan(share: { name: string; from: string; text: string }, { family, file, weight }: (typeof faces)[number]): Cut {
  const target = `${file}-${weight}-${share.name}.woff2`;
  const named = share.name === SIGNS.name ? `${family} ${SIGNS.name}` : family;
  const lines = [`font-family: "${named}"`, `font-weight: ${weight}`, "font-display: swap", `src: url("./${target}") format("woff2")`, `unicode-range: ${ranges(share.text)}`];
  return { source: join(folder(file), `files/${file}-${share.from}-${weight}-normal.woff2`), target, text: share.text, css: `@font-face {\n  ${lines.join(";\n  ")};\n}\n` };
}

/** Cuts what has changed since the last time. */
async function cut(): Promise<void> {
  const all = await shares();
  all.push({ ...SIGNS, text: beside(all[0]!.text) });
  const cuts = all.flatMap((share) => faces.map((face) => plan(share, face)));
  const css = HEAD + cuts.map((one) => one.css).join("");
  const sheet = join(made, "fonts.css");
  if ((await readFile(sheet, "utf8").catch(() => "")) === css) return;
  await mkdir(made, { recursive: true });
  for (const { source, target, text } of cuts)
    await writeFile(join(made, target), await subset(await readFile(source), text, { targetFormat: "woff2", noLayoutClosure: true, noHinting: true }));
  await writeFile(sheet, css);
}

/** Cuts the fonts before anything asks for them, and ships their licences beside them. */
export function fonts(): Plugin {
  return {
    name: "fonts",
    buildStart: cut,
    async generateBundle() {
      for (const file of new Set(faces.map((face) => face.file)))
        this.emitFile({ type: "asset", fileName: `assets/${file}-licence.txt`, source: await readFile(join(folder(file), "LICENSE")) });
    },
  };
}
