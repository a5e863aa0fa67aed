/** The search of a game's module: trees of what a seat can see, grown and added up as `bots/ismcts.py` does. */
import { fromHex, type Rules } from "./rules";
import type { Run } from "./module";

const TREES = 4; // grown apart and added up; threads decide only how many grow at once
const LEAST = 500; // simulations that are worth a tree of their own
const ROOM = 1 << 18; // nodes of a tree at most
const ROOM_FOR_ONE = 16; // and for each simulation
const SPARE = 4096; // nodes more, so that a position with more answers finds room where others were
const PARTS = 8; // of the second half: after each, a search that may stop early asks whether its move is decided
const SLICE = 25; // simulations of a tree between two looks at the clock

/** A question to search: the record of the seat that is asked, how many answers it has, and the luck of the trees. */
export interface Plan {
  record: Uint8Array;
  legal: number;
  simulations: number;
  seed: number | bigint;
  choices: number; // that the player has made before
}

/** What a search found for each legal move, in their order. */
export interface Found {
  visits: number[];
  wins: number[];
}

/** What some trees have found so far; `late`: the clock has stopped them. */
export interface Grown extends Found {
  late: boolean;
}

interface Tree {
  number: number;
  search: Run;
  nodes: Run;
}

/** As many trees as the simulations can feed. */
export function treesOf({ simulations }: Plan): number[] {
  return [...Array(Math.max(1, Math.min(TREES, Math.floor(simulations / LEAST)))).keys()];
}

/** Some of the trees of a search. The same plan and number of simulations grow the same tree, wherever it stands. */
export class Trees {
  #rooms: Run[][] = []; // kept from search to search, so that memory does not grow
  #room = 0;
  #standing: Tree[] = [];
  #plan: Plan | null = null;

  constructor(private readonly rules: Rules) {}

  plant(plan: Plan, numbers: number[]): void {
    const { module } = this.rules;
    this.#plan = plan;
    this.#standing = this.#roomFor(plan, numbers);
    for (const { number, search, nodes } of this.#standing) {
      module.clear(search, "Search");
      module.put("State", plan.record);
      module.call("plant", module.call("tree_seed", plan.seed, plan.choices, number), search, nodes);
    }
  }

  /** Room for so many trees, each with nodes enough for its share of the simulations. */
  #roomFor(plan: Plan, numbers: number[]): Tree[] {
    const { module } = this.rules;
    const count = treesOf(plan).length;
    const room = Math.min(ROOM, ROOM_FOR_ONE * (Math.floor(plan.simulations / count) + 1) + plan.legal);
    if (room > this.#room) [this.#rooms, this.#room] = [[], room + SPARE];
    while (this.#rooms.length < numbers.length)
      this.#rooms.push([module.room("Search", 1), module.room("Node", this.#room)]);
    return numbers.map((number, i) => ({
      number,
      search: this.#rooms[i]![0]!,
      nodes: { at: this.#rooms[i]![1]!.at, count: room },
    }));
  }

  /** Grow until all trees together have had so many simulations, or until a moment of the clock; what was found. */
  grow(before: number, after: number, until = Infinity): Grown {
    const count = treesOf(this.#plan!).length;
    const shares = this.#standing.map(
      ({ number }) => Math.floor((after + number) / count) - Math.floor((before + number) / count),
    );
    let late = false;
    for (let done = 0; done < Math.max(...shares) && !late; done += SLICE) {
      this.#standing.forEach((tree, i) => this.#growOne(tree, Math.min(SLICE, shares[i]! - done)));
      late = Date.now() >= until;
    }
    return { ...this.#found(), late };
  }

  #growOne({ search, nodes }: Tree, simulations: number): void {
    if (simulations <= 0) return;
    this.rules.module.put("SearchSettings", fromHex(this.rules.tables.settings));
    this.rules.module.call("grow", simulations, search, nodes);
  }

  #found(): Found {
    const { module } = this.rules;
    const { record, legal } = this.#plan!;
    return module.within(() => {
      const zeros = Array.from({ length: legal }, () => 0);
      const [visits, wins] = [module.lent("i32", zeros), module.lent("f64", zeros)];
      for (const { search, nodes } of this.#standing) {
        module.put("State", record);
        module.call("report", search, nodes, visits, wins);
      }
      return { visits: module.list(visits, "i32"), wins: module.list(wins, "f64") };
    });
  }
}

/** The way of a search: from how many to how many simulations it grows next, until its move is decided or it is late. */
export function* course({ simulations }: Plan, stopsEarly: boolean): Generator<[number, number], Found, Grown> {
  let spent = 0;
  let found: Found = { visits: [], wins: [] };
  for (const portion of stopsEarly ? parts(simulations) : [simulations]) {
    const grown: Grown = yield [spent, spent + portion];
    found = grown;
    spent += portion;
    if (grown.late || (stopsEarly && decided(grown.visits, simulations - spent))) break;
  }
  return found;
}

/** Search in this thread. */
export function search(trees: Trees, plan: Plan, stopsEarly = false): Found {
  trees.plant(plan, treesOf(plan));
  const way = course(plan, stopsEarly);
  let next = way.next();
  while (!next.done) next = way.next(trees.grow(...next.value));
  return next.value;
}

/** What all trees have found, from what some of them have. */
export function added(all: Grown[]): Grown {
  const sum = (lists: number[][]): number[] =>
    lists[0]!.map((_, i) => lists.reduce((total, list) => total + list[i]!, 0));
  return {
    visits: sum(all.map((one) => one.visits)),
    wins: sum(all.map((one) => one.wins)),
    late: all.some((one) => one.late),
  };
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
