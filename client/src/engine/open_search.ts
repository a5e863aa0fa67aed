/** The search behind an analysis, for one question. It is given the truth, as no bot is: as `lab/open_search.py` calls it. */
import type { Run } from "./module";
import { fromHex, type Rules } from "./rules";
import { best, type Found } from "./search";

const NONE = -1;
export const SAMPLES = 8; // of play-outs, so that their spread tells how sure a mean is

/** What a search found: for each answer, and each seat's share of victory. */
export interface Searched extends Found {
  shares: number[];
}

export class OpenSearch {
  constructor(
    private readonly rules: Rules,
    private readonly record: Uint8Array,
    private readonly seats: number,
    private readonly legal: number,
    private readonly simulations: number,
    private readonly seed: bigint,
  ) {}

  /** Search the truth, or what the seat that is asked can know; with a `forced` answer, the position after it, before chance has spoken. */
  search(openCards: boolean, forced = NONE): Searched {
    const zeros = Array.from({ length: this.legal }, () => 0);
    return this.rules.module.within(() => {
      const { module } = this.rules;
      const [visits, wins, shares] = [module.lent("i32", zeros), module.lent("f64", zeros), this.#room(1)];
      this.#call("search_moves", openCards, forced, this.simulations, this.simulations + 2, [visits, wins, shares]);
      return { shares: module.list(shares, "f64"), visits: module.list(visits, "i32"), wins: module.list(wins, "f64") };
    });
  }

  /** What the position is worth to each seat if all go on by heuristic: sample by sample. */
  playOut(openCards: boolean, forced = NONE): number[][] {
    return this.rules.module.within(() => {
      const shares = this.#room(SAMPLES);
      this.#call("play_out", openCards, forced, Math.max(this.simulations >> 1, 1), 1, [shares]);
      const found = this.rules.module.list(shares, "f64");
      return Array.from({ length: SAMPLES }, (_, i) => found.slice(i * this.seats, (i + 1) * this.seats));
    });
  }

  /** For each seat's share of victory, so many times. */
  #room(samples: number): Run {
    return this.rules.module.lent(
      "f64",
      Array.from({ length: samples * this.seats }, () => 0),
    );
  }

  /** Call an entry point, with room for so many nodes, and for what it finds. */
  #call(entry: string, openCards: boolean, forced: number, simulations: number, room: number, found: Run[]): void {
    const { module, tables } = this.rules;
    const record = openCards ? this.record : this.rules.hidden(this.record, this.rules.asked(this.record));
    const [search, nodes] = [module.room("Search", 1), module.room("Node", room)];
    module.clear(search, "Search");
    module.put("State", record);
    module.put("SearchSettings", fromHex(tables.hint_settings));
    module.call(entry, Number(openCards), forced, simulations, this.seed, search, nodes, ...found);
  }
}

/** The answer that was tried most: which, and what it is worth to the seat that is asked. */
export function favourite(found: Searched): [number, number] {
  const at = best(found);
  return [at, found.wins[at]! / Math.max(found.visits[at]!, 1)];
}

/** 63 random-looking bits, a function of both arguments: `mix` of the dialect. */
export function mix(key: bigint, count: number): bigint {
  const word = (bits: bigint): bigint => BigInt.asUintN(64, bits);
  let z = word(key + BigInt(count + 1) * 0x9e3779b97f4a7c15n);
  z = word((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n);
  z = word((z ^ (z >> 27n)) * 0x94d049bb133111ebn);
  return (z ^ (z >> 31n)) >> 1n;
}
