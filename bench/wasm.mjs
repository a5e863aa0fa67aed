// How fast a game's module plays and searches; bench/wasm.py starts it and compares. node bench/wasm.mjs FOLDER GAME SEATS RECORD PLAYOUTS SIMULATIONS TRIES
import { readFileSync } from "node:fs";

const [folder, game, seats, record, playouts, simulations, tries] = process.argv.slice(2);
const tables = JSON.parse(readFileSync(`${folder}/${game}.json`));
const fail = () => {
  throw new Error("a check failed");
};
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(`${folder}/${game}.wasm`)), { host: { fail } });
exports._initialize?.();
let top = exports.__heap_base.value;
function room(size) {
  const at = (top + 15) & ~15;
  top = at + size;
  const lacking = top - exports.memory.buffer.byteLength;
  if (lacking > 0) exports.memory.grow(Math.ceil(lacking / 65536));
  return at;
}
const size = (name) => tables.structs[name].size;
const put = (at, hex) => new Uint8Array(exports.memory.buffer).set(Buffer.from(hex, "hex"), at);
const regent = tables.levels.find(({ id }) => id === "regent").simulations;
const nodes = 16 * Math.max(Number(simulations), regent / 4) + 4096;
const [report, tally, state, settings, search, tree] = [64, size("Tally"), size("State"), size("SearchSettings"), size("Search"), nodes * size("Node")].map(room);

/** The least seconds that one try takes. */
function best(work) {
  const spent = Array.from({ length: Number(tries) }, () => {
    const begun = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1e6;
  });
  return Math.min(...spent);
}
const played = best(() => exports.enter_playouts(report, BigInt(seats), BigInt(playouts), 1n, tally));
/** Grow a tree. */
function grown(seed, simulations) {
  put(state, record);
  put(settings, tables.settings);
  exports.enter_plant(report, state, seed, search, 1n, tree, BigInt(nodes));
  exports.enter_grow(report, BigInt(simulations), settings, search, 1n, tree, BigInt(nodes));
}
const searched = best(() => grown(7n, simulations));
// a regent's four trees, one after the other: where there are cores for all, the longest is all that is waited for
const trees = [1n, 2n, 3n, 4n].map((seed) => best(() => grown(seed, regent / 4)));
console.log(JSON.stringify({ playouts: playouts / played, search: simulations / searched, trees }));
