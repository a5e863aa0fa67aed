/** The search of a game's module: trees of what a seat can see, grown and added up as `bots/ismcts.py` does. */
import { fromHex, type Rules } from "./rules";
import type { Run } from "./module";

const TREES = 4; // grown apart and added up
const LEAST = 500; // simulations that are worth a tree of their own
const ROOM = 1 << 18; // nodes of a tree at most
const ROOM_FOR_ONE = 16; // and for each simulation
const SPARE = 4096; // nodes more, so that a position with more answers finds room where others were
const PARTS = 8; // of the second half: after each, a search that may stop early asks whether its move is decided

/** What a search found for each legal move, in their order. */
export interface Found {
  visits: number[];
  wins: number[];
}

interface Tree {
  search: Run;
  nodes: Run;
}

/** Searches one position; the same seed and number of choices find the same. */
export class Search {
  #trees: Tree[] = []; // kept from choice to choice, so that memory does not grow
  #room = 0;

  constructor(private readonly rules: Rules) {}

  /** Spend a number of simulations on the record of the seat that is asked. */
  run(record: Uint8Array, legal: number, simulations: number, seed: number | bigint, choices: number, stopsEarly = false): Found {
    const trees = this.#plant(record, legal, simulations, seed, choices);
    let spent = 0;
    let found: Found = { visits: [], wins: [] };
    for (const portion of stopsEarly ? parts(simulations) : [simulations]) {
      trees.forEach((tree, i) => this.#grow(tree, Math.floor((spent + portion + i) / trees.length) - Math.floor((spent + i) / trees.length)));
      spent += portion;
      found = this.#found(record, legal, trees);
      if (stopsEarly && decided(found.visits, simulations - spent)) break;
    }
    return found;
  }

  #plant(record: Uint8Array, legal: number, simulations: number, seed: number | bigint, choices: number): Tree[] {
    const { module } = this.rules;
    const count = Math.max(1, Math.min(TREES, Math.floor(simulations / LEAST)));
    const room = Math.min(ROOM, ROOM_FOR_ONE * (Math.floor(simulations / count) + 1) + legal);
    const trees = this.#roomFor(count, room);
    trees.forEach(({ search, nodes }, number) => {
      module.clear(search, "Search");
      module.put("State", record);
      module.call("plant", module.call("tree_seed", seed, choices, number), search, nodes);
    });
    return trees;
  }

  /** Trees with room for so many nodes each. */
  #roomFor(count: number, room: number): Tree[] {
    const { module } = this.rules;
    if (room > this.#room) [this.#trees, this.#room] = [[], room + SPARE];
    while (this.#trees.length < count) this.#trees.push({ search: module.room("Search", 1), nodes: module.room("Node", this.#room) });
    return this.#trees.slice(0, count).map(({ search, nodes }) => ({ search, nodes: { at: nodes.at, count: room } }));
  }

  #grow({ search, nodes }: Tree, simulations: number): void {
    this.rules.module.put("SearchSettings", fromHex(this.rules.tables.settings));
    this.rules.module.call("grow", simulations, search, nodes);
  }

  #found(record: Uint8Array, legal: number, trees: Tree[]): Found {
    const { module } = this.rules;
    return module.within(() => {
      const zeros = Array.from({ length: legal }, () => 0);
      const [visits, wins] = [module.lent("i32", zeros), module.lent("f64", zeros)];
      for (const { search, nodes } of trees) {
        module.put("State", record);
        module.call("report", search, nodes, visits, wins);
      }
      return { visits: module.list(visits, "i32"), wins: module.list(wins, "f64") };
    });
  }
}

/** Half of the simulations, in which nothing can be decided yet, then the rest in equal parts. */
function parts(simulations: number): number[] {
  const part = Math.floor(simulations / (2 * PARTS));
  return part ? [simulations - PARTS * part, ...Array.from({ length: PARTS }, () => part)] : [simulations];
}

/** Can no other move catch up with the most visited one? */
function decided(visits: number[], left: number): boolean {
  const [most, second] = [...visits].sort((a, b) => b - a);
  return left > 0 && most! - second! > left;
}

/** The move that was tried most; of equals the one that won more, then the first. */
export function best({ visits, wins }: Found): number {
  let found = 0;
  for (let i = 1; i < visits.length; i++) {
    if (visits[i]! > visits[found]! || (visits[i] === visits[found] && wins[i]! > wins[found]!)) found = i;
  }
  return found;
}
