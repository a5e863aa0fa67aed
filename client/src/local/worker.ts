/** The worker in which the tables of this device are played, and those that think for it: the same file, by another name.
 * The games' modules are one file, which is fetched when a game is first played. */
import { Rules } from "../engine/rules";
import type { EngineTables } from "../engine/tables";
import { LocalTables } from "./tables";
import type { Heard } from "./messages";
import { openStore } from "./store";
import { NoRules, Refusal } from "./refusal";
import { Thinker } from "./thinker";
import { here, there, Thinkers, threads, type Answer, type Sent } from "./thinkers";

const THINKER = "thinker";

const modules = import.meta.glob<string>("../../../build/wasm/all/modules.bin", {
  query: "?url",
  import: "default",
  eager: true,
});
const places = import.meta.glob<Record<string, [number, number]>>("../../../build/wasm/all/modules.json", {
  import: "default",
  eager: true,
});
const tables = import.meta.glob<EngineTables>("../../../build/wasm/*.json", { import: "default" });
const loaded = new Map<string, Promise<Rules>>();

async function load(game: string): Promise<Rules> {
  const [place, table] = [Object.values(places)[0]![game], tables[`../../../build/wasm/${game}.json`]];
  if (!place || !table) throw new Refusal("needs-server");
  const [code, known] = await Promise.all([fetched(), table()]).catch(() => Promise.reject(new NoRules()));
  return new Rules(await WebAssembly.compile(code.slice(...place)), known);
}

async function fetched(): Promise<ArrayBuffer> {
  const answer = await fetch(Object.values(modules)[0]!);
  return answer.ok ? answer.arrayBuffer() : Promise.reject(new Error(answer.statusText));
}

function rules(game: string): Promise<Rules> {
  const found = loaded.get(game) ?? load(game);
  loaded.set(game, found);
  found.catch(() => loaded.delete(game)); // the next one tries again
  return found;
}

/** The threads that think; some browsers give a worker none. */
function thinkers(): Thinkers {
  if (typeof Worker !== "function") return new Thinkers([here()]);
  const start = (): Worker => new Worker(location.href, { type: "module", name: THINKER });
  return new Thinkers(Array.from({ length: threads(navigator.hardwareConcurrency) }, () => there(start())));
}

/** Keep the tables. One message after the other: each finds what the one before has stored. */
function keepHouse(): void {
  const tables = openStore().then((store) => new LocalTables(rules, store, thinkers(), (told) => postMessage(told)));
  let before: Promise<unknown> = tables;
  onmessage = ({ data }: MessageEvent<Heard>) => {
    before = before.then(async () => (await tables).hear(data)).catch((error: unknown) => console.error(error));
  };
}

/** Think about whatever one is sent. */
function think(): void {
  const thinkers = new Map<string, Thinker>();
  const answer = ({ job, game, task }: Extract<Sent, { job: number }>): Answer => {
    try {
      return { job, result: thinkers.get(game)!.think(task) };
    } catch (error) {
      return { job, failed: String(error) };
    }
  };
  onmessage = ({ data }: MessageEvent<Sent>) => {
    if ("job" in data) postMessage(answer(data));
    else thinkers.set(data.tables.game, new Thinker(new Rules(data.code, data.tables)));
  };
}

if (self.name === THINKER) think();
else keepHouse();
