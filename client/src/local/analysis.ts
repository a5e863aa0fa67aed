/** A finished game looked at move by move, as `lab/analyse.py` does: what was chosen and what was best, by what the seat could know and by what was true. */
import type { AnalysedMove, AnalysedSeat, AnalysedTurn, AnalysisResult, BestMove } from "$wire";
import { favourite, mix, OpenSearch, SAMPLES } from "../engine/open_search";
import type { Rules } from "../engine/rules";
import { best, search, type Trees } from "../engine/search";

const POINTS = 3; // turning points, at most
const NOTICEABLE = 0.05; // a smaller change of the win chances turns no game
const SURE = 2; // standard errors that a move must have lost to be called a mistake
const DEALS = 50; // of each sample, to see what a seat is worth before a card is dealt

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

/** A move and its value, and those of the best one. */
interface Judged {
  value: number;
  best: number;
  bestValue: number;
  error: number; // the standard error of what the best was worth more
}

/** What was found at a question: all that does not depend on the one after it. What was played out is there sample by sample. */
export interface Looked {
  worth: number[][]; // of the position, to each seat
  shares: number[]; // the same, by search
  favourite: [code: number, value: number]; // in truth
  known: number[][] | null; // the worth after the answer, before chance spoke
  later: number[] | null; // the same, by search
  skill: number[];
  knowable: Judged;
}

/** How a game was dealt. */
export interface Dealt {
  seats: number;
  first: number;
  options: Record<string, number>;
}

/** What each seat is worth before a card is dealt, if all play by heuristic: sample by sample, each of many deals. */
export function turnOrder(rules: Rules, { seats, first, options }: Dealt, seed = 0n): number[][] {
  return Array.from({ length: SAMPLES }, (_, sample) =>
    means(
      Array.from({ length: DEALS }, (_, i) => {
        const luck = mix(seed, sample * DEALS + i);
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

/** Search one question. */
export function look(rules: Rules, trees: Trees, asked: Answered, simulations: number, seed = 0n): Looked {
  const { record, seats, seat, codes, code, byChance, number } = asked;
  const luck = mix(seed, number);
  const open = new OpenSearch(rules, record, seats, codes.length, simulations, luck);
  const truth = open.search(true);
  const [at, value] = favourite(truth);
  return {
    worth: open.playOut(true),
    shares: truth.shares,
    favourite: [codes[at]!, value],
    known: byChance ? open.playOut(true, code) : null,
    later: byChance ? open.search(true, code).shares : null,
    skill: minus(open.playOut(false, code).map(one(seat)), open.playOut(false).map(one(seat))),
    knowable: knowable(rules, trees, asked, open, simulations, luck),
  };
}

/** By what the seat could know; the move and the best are valued by searches of equal length and luck. */
function knowable(
  rules: Rules,
  trees: Trees,
  { record, seat, codes, code }: Answered,
  open: OpenSearch,
  simulations: number,
  seed: bigint,
): Judged {
  const found = search(trees, {
    record: rules.hidden(record, seat),
    legal: codes.length,
    simulations,
    seed,
    choices: 0,
  });
  const [favoured, value] = [codes[best(found)]!, open.search(false, code).shares[seat]!];
  const other = favoured === code ? value : open.search(false, favoured).shares[seat]!;
  return judged(simulations, code, value, favoured, other);
}

/** The best move is the chosen one unless another was worth more; each is the mean of half the simulations. */
function judged(simulations: number, code: number, value: number, other: number, otherValue: number): Judged {
  if (other === code || otherValue <= value) return { value, best: code, bestValue: value, error: 0 };
  const spread = value * (1 - value) + otherValue * (1 - otherValue);
  const error = Math.sqrt(Math.max(spread, 0) / Math.max(simulations >> 1, 1));
  return { value, best: other, bestValue: otherValue, error };
}

/** The whole game, from what was found at its questions, what turn order is worth and who won it. */
export function analysis(
  rules: Rules,
  asked: Answered[],
  looked: Looked[],
  order: number[][],
  winners: number[],
  simulations: number,
): AnalysisResult {
  const { seats } = asked[0]!;
  const result = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  const end = { worth: order.map(() => result), shares: result };
  const changes = asked.map((one, i) => told(one, looked[i]!, (looked[i + 1] ?? end).worth));
  const steps = asked.map((one, i) => step(rules, one, looked[i]!, looked[i + 1] ?? end, changes[i]!, simulations));
  const better = [...new Set(steps.flatMap(({ knowable, true: truth }) => [knowable.best, truth.best]))].sort();
  const parts = better
    .map((move) => rules.naming.choice(rules.naming.code(move)))
    .map(({ move, kind, parts }) => [move, { kind, parts }]);
  return {
    game: rules.tables.game,
    seats: result.map((share, seat) => sums(steps, changes, seat, order, looked[0]!.worth, share)),
    steps,
    turns: turningPoints(steps),
    moves: Object.fromEntries(parts),
  };
}

/** A move in one sample of play-outs. */
interface Change {
  seat: number;
  before: number[];
  after: number[];
  skill: number;
  luck: number[];
  others: number[];
  chance: number[];
}

/** What a move changed, told apart sample by sample. */
function told({ seat }: Answered, found: Looked, later: number[][]): Change[] {
  return later.map((after, i) => {
    const [before, known, skill] = [found.worth[i]!, (found.known ?? later)[i]!, found.skill[i]!];
    const [chance, others] = [minus(after, known), minus(known, before)];
    const luck = [...chance];
    luck[seat]! += others[seat]! - skill;
    others[seat] = 0;
    return { seat, before, after, skill, luck, others, chance };
  });
}

/** A move, with the means of what it changed. */
function step(
  rules: Rules,
  { number, record, seat, code }: Answered,
  found: Looked,
  next: { worth: number[][]; shares: number[] },
  changes: Change[],
  simulations: number,
): AnalysedMove {
  const truth = judged(simulations, code, (found.later ?? next.shares)[seat]!, ...found.favourite);
  const named = ({ value, best, bestValue, error }: Judged): BestMove => ({
    value,
    best: rules.naming.choice(best).move,
    best_value: bestValue,
    error,
  });
  const over = (part: (change: Change) => number[]): number[] => means(changes.map(part));
  return {
    step: number + 1,
    seat,
    question: rules.question(record).id,
    move: rules.naming.choice(code).move,
    knowable: named(found.knowable),
    true: named(truth),
    before: over(({ before }) => before),
    after: over(({ after }) => after),
    skill: mean(found.skill),
    skill_error: error(found.skill),
    luck: over(({ luck }) => luck),
    others: over(({ others }) => others),
    chance: over(({ chance }) => chance),
  };
}

const one = (seat: number) => (shares: number[]) => shares[seat]!;
const minus = (one: number[], two: number[]): number[] => one.map((value, i) => value - two[i]!);
const total = (values: number[]): number => values.reduce((sum, value) => sum + value, 0);
const mean = (values: number[]): number => total(values) / values.length;
const means = (samples: number[][]): number[] => samples[0]!.map((_, seat) => mean(samples.map(one(seat))));
const loss = ({ knowable }: AnalysedMove): number => knowable.best_value - knowable.value;
const mistaken = (move: AnalysedMove): boolean => loss(move) > SURE * move.knowable.error!;
const swing = ({ before, after }: AnalysedMove): number => Math.max(...minus(after, before).map(Math.abs));

/** The standard error of the mean of samples. */
function error(samples: number[]): number {
  const centre = mean(samples);
  const squares = total(samples.map((value) => (value - centre) ** 2));
  return Math.sqrt(squares / (samples.length - 1) / samples.length);
}

/** The sums of a whole game for a seat, with their standard errors. */
function sums(
  steps: AnalysedMove[],
  changes: Change[][],
  seat: number,
  order: number[][],
  start: number[][],
  result: number,
): AnalysedSeat {
  const fair = 1 / start[0]!.length;
  const mistakes = steps.filter((move) => move.seat === seat && mistaken(move));
  const summed = (part: (change: Change) => number): number[] =>
    order.map((_, sample) => total(changes.map((move) => part(move[sample]!))));
  const parts = {
    order: order.map((sample) => sample[seat]! - fair),
    deal: minus(start.map(one(seat)), order.map(one(seat))),
    luck: summed(({ luck }) => luck[seat]!),
    skill: summed((change) => (change.seat === seat ? change.skill : 0)),
    others: summed(({ others }) => others[seat]!),
  };
  const over = (figure: (samples: number[]) => number) => ({
    order: figure(parts.order),
    deal: figure(parts.deal),
    luck: figure(parts.luck),
    skill: figure(parts.skill),
    others: figure(parts.others),
  });
  const lost = Math.hypot(...mistakes.map(({ knowable }) => knowable.error!));
  return { seat, fair, ...over(mean), result, lost: total(mistakes.map(loss)), errors: { ...over(error), lost } };
}

/** The moves after which the game was another, in their order. */
function turningPoints(steps: AnalysedMove[]): AnalysedTurn[] {
  const noticed = steps.filter((one) => swing(one) >= NOTICEABLE).sort((one, two) => swing(two) - swing(one));
  return noticed
    .slice(0, POINTS)
    .sort((one, two) => one.step - two.step)
    .map(turn);
}

function turn(one: AnalysedMove): AnalysedTurn {
  const changes = minus(one.after, one.before).map(Math.abs);
  const most = Math.max(...changes) - 1e-9; // the seat that moved stands for others that it changed as much for
  const gainer = changes[one.seat]! >= most ? one.seat : changes.findIndex((change) => change >= most);
  const { step, seat, move, knowable, before, after } = one;
  return {
    kind: kind(one),
    step,
    seat,
    move,
    best: knowable.best,
    loss: loss(one),
    gainer,
    before: before[gainer]!,
    after: after[gainer]!,
  };
}

/** Why it turned: what accounts for half of the change has the word. */
function kind(one: AnalysedMove): string {
  const [half, hidden] = [swing(one) / 2, one.luck[one.seat]! - one.chance[one.seat]!];
  if (mistaken(one) && loss(one) >= half) return "mistake";
  if (Math.max(...one.chance.map(Math.abs)) >= half) return "chance";
  if (Math.abs(hidden) >= half) return hidden > 0 ? "lucky" : "unlucky";
  return one.skill >= half ? "strong" : "fateful";
}
