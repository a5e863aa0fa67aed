/** The worker in which the tables of this device are played. The games' modules are fetched when they are first played. */
import { Rules } from "../engine/rules";
import type { EngineTables } from "../engine/tables";
import { House } from "./house";
import type { Heard } from "./messages";
import { openStore } from "./store";

const modules = import.meta.glob<string>("../../../build/wasm/*.wasm", { query: "?url", import: "default" });
const tables = import.meta.glob<EngineTables>("../../../build/wasm/*.json", { import: "default" });
const loaded = new Map<string, Promise<Rules>>();

async function load(game: string): Promise<Rules> {
  const [address, known] = await Promise.all([modules[`../../../build/wasm/${game}.wasm`]!(), tables[`../../../build/wasm/${game}.json`]!()]);
  const answer = await fetch(address);
  return new Rules(await WebAssembly.compile(await answer.arrayBuffer()), known);
}

function rules(game: string): Promise<Rules> {
  const found = loaded.get(game) ?? load(game);
  loaded.set(game, found);
  found.catch(() => loaded.delete(game)); // the next one tries again
  return found;
}

const house = openStore().then((store) => new House(rules, store, (told) => postMessage(told)));
let before: Promise<unknown> = house;
/** One message after the other: each finds what the one before has stored. */
onmessage = ({ data }: MessageEvent<Heard>) => {
  before = before.then(async () => (await house).hear(data)).catch((error: unknown) => console.error(error));
};
