/** What a game's play-outs come to, gathered sample by sample, as `lab/changes.py` and `lab/analysed.py` do. */
import type { AnalysedSeat } from "$wire";
import { mix, OpenSearch, SAMPLES } from "../engine/open_search";
import type { Rules } from "../engine/rules";

export const LATER = 1 << 20; // later rounds have seeds from here on: no position has such a number
export const PARTS = ["order", "deal", "luck", "skill", "others"] as const; // of a result
const SHARED = ["before", "after", "luck", "others", "chance"] as const; // parts of a change with a figure for each seat

/** A question of a finished game, and how it was answered. */
export interface Answered {
  number: number; // counted from 0
  record: Uint8Array;
  seats: number;
  seat: number;
  codes: number[];
  code: number;
  byChance: boolean; // did chance speak after it?
}

/** How a game was dealt. */
export interface Dealt {
  seats: number;
  first: number;
  options: Record<string, number>;
}

/** A question played out: sample by sample, if all go on by heuristic. */
export interface Sampled {
  worth: number[][]; // of the position, to each seat
  known: number[][] | null; // the worth after the answer, before chance spoke
  skill: number[];
}

export const one = (seat: number) => (shares: number[]) => shares[seat]!;
export const minus = (one: number[], two: number[]): number[] => one.map((value, i) => value - two[i]!);
export const total = (values: number[]): number => values.reduce((sum, value) => sum + value, 0);
const mean = (values: number[]): number => total(values) / values.length;
const means = (samples: number[][]): number[] => samples[0]!.map((_, seat) => mean(samples.map(one(seat))));

/** What each seat is worth before a card is dealt, if all play by heuristic: sample by sample, each of some deals. */
export function turnOrder(rules: Rules, { seats, first, options }: Dealt, seed: bigint, deals: number): number[][] {
  return Array.from({ length: SAMPLES }, (_, sample) =>
    means(
      Array.from({ length: deals }, (_, i) => {
        const luck = mix(seed, sample * deals + i);
        const { record, codes } = rules.deal(keyed(luck), seats, first, true, options);
        return means(new OpenSearch(rules, record, seats, codes.length, 1, luck).playOut(true));
      }),
    ),
  );
}

/** The key of a deal's dice. */
function keyed(seed: bigint): Uint8Array {
  const key = new BigUint64Array(4).map((_, i) => mix(seed, i));
  return new Uint8Array(key.buffer);
}

/** Play one question out. */
export function sample(rules: Rules, asked: Answered, simulations: number, seed: bigint): Sampled {
  const { record, seats, seat, codes, code, byChance, number } = asked;
  const open = new OpenSearch(rules, record, seats, codes.length, simulations, mix(seed, number));
  return {
    worth: open.playOut(true),
    known: byChance ? open.playOut(true, code) : null,
    skill: minus(open.playOut(false, code).map(one(seat)), open.playOut(false).map(one(seat))),
  };
}

/** Samples of some figures, counted and summed: their means, and the standard errors of these. */
export class Moments {
  count = 0;
  #sums: number[];
  #squares: number[];

  constructor(figures: number) {
    [this.#sums, this.#squares] = [Array<number>(figures).fill(0), Array<number>(figures).fill(0)];
  }

  add(sample: number[]): void {
    this.count += 1;
    sample.forEach((figure, i) => {
      this.#sums[i]! += figure;
      this.#squares[i]! += figure * figure;
    });
  }
  get means(): number[] {
    return this.#sums.map((sum) => sum / this.count);
  }
  get errors(): number[] {
    const spread = this.#sums.map((sum, i) => this.#squares[i]! - (sum * sum) / this.count);
    return spread.map((one) => Math.sqrt(Math.max(one, 0) / (this.count - 1) / this.count));
  }
}

/** A move in one sample of play-outs: what it changed, told apart. */
interface Change {
  seat: number;
  before: number[];
  after: number[];
  skill: number;
  luck: number[];
  others: number[];
  chance: number[];
}

function told(seat: number, found: Sampled, later: number[][], i: number): Change {
  const [before, known, after, skill] = [found.worth[i]!, (found.known ?? later)[i]!, later[i]!, found.skill[i]!];
  const [chance, others] = [minus(after, known), minus(known, before)];
  const luck = [...chance];
  luck[seat]! += others[seat]! - skill;
  others[seat] = 0;
  return { seat, before, after, skill, luck, others, chance };
}

const shared = (seats: number) =>
  Object.fromEntries(SHARED.map((name) => [name, new Moments(seats)])) as Record<(typeof SHARED)[number], Moments>;

/** The rounds of a game: what each position was worth, what each move changed, and what made the results. */
export class Rounds {
  count = 0;
  readonly worths: Moments[];
  readonly moves: { skill: Moments; swing: Moments; shared: ReturnType<typeof shared> }[];
  readonly parts: Record<(typeof PARTS)[number], Moments>;

  constructor(
    private readonly asked: Answered[],
    private readonly result: number[], // each seat's share of the victory
  ) {
    const seats = result.length;
    this.worths = [...asked, null].map(() => new Moments(seats));
    this.moves = asked.map(() => ({ skill: new Moments(1), swing: new Moments(seats), shared: shared(seats) }));
    this.parts = Object.fromEntries(PARTS.map((name) => [name, new Moments(seats)])) as typeof this.parts;
  }

  /** The seed of the next round. */
  get seed(): bigint {
    return this.count ? mix(0n, LATER + this.count) : 0n;
  }

  /** The greatest standard error of anybody's luck or skill. */
  get error(): number {
    return Math.max(...this.parts.luck.errors, ...this.parts.skill.errors);
  }

  /** One more round; and what turn order is worth, by other deals. */
  add(found: Sampled[], order: number[][]): void {
    this.count += 1;
    const worths = [...found.map(({ worth }) => worth), order.map(() => this.result)];
    order.forEach((expected, i) => {
      this.worths.forEach((worth, at) => worth.add(worths[at]![i]!));
      const changes = this.asked.map(({ seat }, at) => told(seat, found[at]!, worths[at + 1]!, i));
      changes.forEach((change, at) => this.#gather(at, change));
      this.#account(changes, worths[0]![i]!, expected);
    });
  }

  #gather(at: number, change: Change): void {
    const { skill, swing, shared } = this.moves[at]!;
    skill.add([change.skill]);
    swing.add(minus(change.after, change.before));
    for (const name of SHARED) shared[name].add(change[name]);
  }

  /** What one sample came to for each seat. */
  #account(changes: Change[], start: number[], order: number[]): void {
    const summed = (part: (change: Change, seat: number) => number): number[] =>
      start.map((_, seat) => total(changes.map((change) => part(change, seat))));
    this.parts.order.add(order.map((share) => share - 1 / order.length));
    this.parts.deal.add(minus(start, order));
    this.parts.luck.add(summed(({ luck }, seat) => luck[seat]!));
    this.parts.skill.add(summed((change, seat) => (change.seat === seat ? change.skill : 0)));
    this.parts.others.add(summed(({ others }, seat) => others[seat]!));
  }

  /** What made the result of a seat, without its mistakes. */
  sums(seat: number): Omit<AnalysedSeat, "lost" | "errors"> & { errors: Record<(typeof PARTS)[number], number> } {
    const over = (figures: (part: Moments) => number[]) =>
      Object.fromEntries(PARTS.map((name) => [name, figures(this.parts[name])[seat]!])) as Record<
        (typeof PARTS)[number],
        number
      >;
    const [figures, errors] = [over(({ means }) => means), over(({ errors }) => errors)];
    return { seat, fair: 1 / this.result.length, ...figures, result: this.result[seat]!, errors };
  }
}
