/** A finished game looked at move by move, as `lab/analyse.py` does: what was chosen and what was best, by what the seat could know and by what was true. */
import type { AnalysedMove, AnalysedSeat, AnalysedTurn, AnalysisResult, BestMove } from "$wire";
import { favourite, mix, OpenSearch } from "../engine/open_search";
import type { Rules } from "../engine/rules";
import { best, search, type Trees } from "../engine/search";

const POINTS = 3; // turning points, at most
const NOTICEABLE = 0.05; // a smaller change of the win chances turns no game

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
}

/** What was found at a question: all that does not depend on the one after it. */
export interface Looked {
  worth: number[]; // of the position, to each seat
  shares: number[]; // the same, by search
  favourite: [code: number, value: number]; // in truth
  known: number[] | null; // the worth after the answer, before chance spoke
  later: number[] | null; // the same, by search
  skill: number;
  knowable: Judged;
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
    skill: open.playOut(false, code)[seat]! - open.playOut(false)[seat]!,
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
  return judged(code, value, favoured, favoured === code ? value : open.search(false, favoured).shares[seat]!);
}

/** The best move is the chosen one unless another was worth more. */
function judged(code: number, value: number, other: number, otherValue: number): Judged {
  return other !== code && otherValue > value
    ? { value, best: other, bestValue: otherValue }
    : { value, best: code, bestValue: value };
}

/** The whole game, from what was found at its questions and who won it. */
export function analysis(rules: Rules, asked: Answered[], looked: Looked[], winners: number[]): AnalysisResult {
  const { seats } = asked[0]!;
  const result = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  const steps = asked.map((one, i) => step(rules, one, looked[i]!, looked[i + 1] ?? { worth: result, shares: result }));
  const better = [...new Set(steps.flatMap(({ knowable, true: truth }) => [knowable.best, truth.best]))].sort();
  const parts = better
    .map((move) => rules.naming.choice(rules.naming.code(move)))
    .map(({ move, kind, parts }) => [move, { kind, parts }]);
  return {
    game: rules.tables.game,
    seats: [...result.keys()].map((seat) => sums(steps, seat, looked[0]!.worth[seat]!, result)),
    steps,
    turns: turningPoints(steps),
    moves: Object.fromEntries(parts),
  };
}

/** What a move changed, told apart. */
function step(
  rules: Rules,
  { number, record, seat, code }: Answered,
  found: Looked,
  next: { worth: number[]; shares: number[] },
): AnalysedMove {
  const known = found.known ?? next.worth;
  const [chance, others] = [minus(next.worth, known), minus(known, found.worth)];
  const luck = [...chance];
  luck[seat]! += others[seat]! - found.skill;
  others[seat] = 0;
  const truth = judged(code, (found.later ?? next.shares)[seat]!, ...found.favourite);
  const named = ({ value, best, bestValue }: Judged): BestMove => ({
    value,
    best: rules.naming.choice(best).move,
    best_value: bestValue,
  });
  return {
    step: number + 1,
    seat,
    question: rules.question(record).id,
    move: rules.naming.choice(code).move,
    knowable: named(found.knowable),
    true: named(truth),
    before: found.worth,
    after: next.worth,
    skill: found.skill,
    luck,
    others,
    chance,
  };
}

const minus = (one: number[], two: number[]): number[] => one.map((value, i) => value - two[i]!);
const total = (values: number[]): number => values.reduce((sum, value) => sum + value, 0);
const loss = ({ knowable }: AnalysedMove): number => knowable.best_value - knowable.value;
const swing = ({ before, after }: AnalysedMove): number => Math.max(...minus(after, before).map(Math.abs));

/** The sums of a whole game for a seat. */
function sums(steps: AnalysedMove[], seat: number, first: number, result: number[]): AnalysedSeat {
  const [fair, own] = [1 / result.length, steps.filter((one) => one.seat === seat)];
  const [luck, others] = [total(steps.map((one) => one.luck[seat]!)), total(steps.map((one) => one.others[seat]!))];
  return {
    seat,
    fair,
    deal: first - fair,
    luck,
    skill: total(own.map((one) => one.skill)),
    others,
    result: result[seat]!,
    lost: total(own.map(loss)),
  };
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
  const gainer = changes.indexOf(Math.max(...changes));
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
  if (loss(one) >= half) return "mistake";
  if (Math.max(...one.chance.map(Math.abs)) >= half) return "chance";
  if (Math.abs(hidden) >= half) return hidden > 0 ? "lucky" : "unlucky";
  return one.skill >= half ? "strong" : "fateful";
}
