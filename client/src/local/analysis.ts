/** A finished game looked at move by move, as `lab/analyse.py` does: what was chosen and what was best, by what the seat could know and by what was true. */
import type { AnalysedMove, AnalysedSeat, AnalysedTurn, AnalysisResult, BestMove } from "$wire";
import { favourite, mix, OpenSearch } from "../engine/open_search";
import type { Rules } from "../engine/rules";
import type { Trees } from "../engine/search";
import { minus, Rounds, total, type Answered } from "./gathered";
import { weigh } from "./hints";
import { COACHED, compared, judged, judgedAgain, SURE, type Verdict } from "./judging";

const POINTS = 3; // turning points of either kind, at most
const NOTICEABLE = 0.05; // a smaller change of the win chances turns no game
const OPENED = 2; // times as large are the searches with open cards that judge once more what seems a mistake
const BLUNDER = 0.15; // of a victory: a mistake that loses as much turns a game, whatever came of it

/** What a search says of an answer: by what its seat could know, and by what was true. */
export interface Judged {
  knowable: Verdict;
  truth: Verdict;
}

/** Search one question; `next` is the one after it, null at the end, which comes to the `result`. */
export function judge(
  rules: Rules,
  trees: Trees,
  asked: Answered,
  next: Answered | null,
  result: number[],
  simulations: number,
): Judged {
  const { record, seats, seat, codes, code, byChance } = asked;
  const open = (at: Answered, size = simulations, seed = mix(0n, at.number)) =>
    new OpenSearch(rules, at.record, seats, at.codes.length, size, seed);
  const hidden = { record: rules.hidden(record, seat), seat, seats, codes, also: code };
  const [best, value] = favourite(open(asked).search(true));
  const later = byChance ? open(asked).search(true, code).shares : next ? open(next).search(true).shares : result;
  const first = compared(code, later[seat]!, codes[best]!, value, simulations);
  const loss = (search: number): number => {
    const again = open(asked, OPENED * simulations, mix(mix(0n, asked.number), search));
    return again.search(true, first.best).shares[seat]! - again.search(true, code).shares[seat]!;
  };
  return {
    knowable: judged(rules, hidden, weigh(rules, trees, hidden, simulations), code, simulations),
    truth: judgedAgain(first, loss),
  };
}

/** A game that is being analysed: rounds of play-outs, and a verdict on each move, as far as they have come. */
export class Review {
  readonly rounds: Rounds;
  readonly judged: (Judged | undefined)[] = [];
  readonly result: number[]; // each seat's share of the victory

  constructor(
    private readonly rules: Rules,
    readonly asked: Answered[],
    winners: number[],
  ) {
    const seats = Array.from({ length: asked[0]!.seats }, (_, seat) => seat);
    this.result = seats.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
    this.rounds = new Rounds(asked, this.result);
  }

  /** In which order moves are judged: turning points first, then from the end, for games mostly turn late. */
  order(): number[] {
    const turns = turningPoints(this.#steps()).map(({ step }) => step - 1);
    return [...turns, ...this.asked.map(({ number }) => number).reverse()].filter(
      (at, i, all) => all.indexOf(at) === i,
    );
  }

  /** All that was found so far. */
  found(): AnalysisResult {
    const [all, { naming, tables }] = [this.#steps(), this.rules];
    const steps = all.filter(isJudged);
    const better = [...new Set(steps.flatMap(({ knowable, true: truth }) => [knowable.best, truth.best]))].sort();
    const parts = better
      .map((move) => naming.choice(naming.code(move)))
      .map(({ move, kind, parts }) => [move, { kind, parts }]);
    const { worths, error, parts: sums } = this.rounds;
    return {
      game: tables.game,
      seats: this.result.map((_, seat) => this.#seat(steps, seat)),
      steps,
      turns: turningPoints(all),
      moves: Object.fromEntries(parts),
      samples: sums.luck.count,
      error,
      curve: worths.map(({ means, errors }) => ({ shares: means, errors })),
    };
  }

  #seat(steps: AnalysedMove[], seat: number): AnalysedSeat {
    const mistakes = steps.filter((move) => move.seat === seat && mistaken(move));
    const [sums, error] = [this.rounds.sums(seat), Math.hypot(...mistakes.map(({ knowable }) => knowable.error!))];
    return { ...sums, lost: total(mistakes.map(loss)), errors: { ...sums.errors, lost: error } };
  }

  #steps(): (AnalysedMove | Unjudged)[] {
    return this.asked.map(({ number, record, seat, code }) => {
      const { skill, swing, shared } = this.rounds.moves[number]!;
      const changed = { ...shared };
      const [found, most] = [this.judged[number], greatest(swing.means)];
      return {
        step: number + 1,
        seat,
        question: this.rules.question(record).id,
        move: this.rules.naming.choice(code).move,
        ...(found ? { knowable: this.#named(found.knowable), true: this.#named(found.truth) } : null),
        before: changed.before.means,
        after: changed.after.means,
        skill: skill.means[0]!,
        skill_error: skill.errors[0]!,
        luck: changed.luck.means,
        others: changed.others.means,
        chance: changed.chance.means,
        swing_error: swing.errors[most]!,
      };
    });
  }

  #named({ value, best, bestValue, error, other }: Verdict): BestMove {
    return { value, best: this.rules.naming.choice(best).move, best_value: bestValue, error, other };
  }
}

/** A move that no search has looked at yet. */
type Unjudged = Omit<AnalysedMove, "knowable" | "true">;

const isJudged = (move: AnalysedMove | Unjudged): move is AnalysedMove => "knowable" in move;
const loss = ({ knowable }: AnalysedMove): number => knowable.best_value - knowable.value;
const mistaken = (move: AnalysedMove): boolean => loss(move) > SURE * move.knowable.error!;
const swing = ({ before, after }: Unjudged): number => Math.max(...minus(after, before).map(Math.abs));

/** The greatest of some changes: which. */
function greatest(changes: number[]): number {
  const sizes = changes.map(Math.abs);
  return sizes.indexOf(Math.max(...sizes));
}

/** The moves that changed most, and the greatest mistakes, whatever came of them; in their order. */
function turningPoints(steps: (AnalysedMove | Unjudged)[]): AnalysedTurn[] {
  const noticed = steps.filter((one) => swing(one) >= Math.max(NOTICEABLE, SURE * one.swing_error!));
  const blunders = steps.filter(isJudged).filter((one) => mistaken(one) && loss(one) >= BLUNDER);
  const largest = [
    ...noticed.sort((one, two) => swing(two) - swing(one)).slice(0, POINTS),
    ...blunders.sort((one, two) => loss(two) - loss(one)).slice(0, POINTS),
  ];
  return steps.filter((one) => largest.includes(one)).map(turn);
}

function turn(one: AnalysedMove | Unjudged): AnalysedTurn {
  const changes = minus(one.after, one.before).map(Math.abs);
  const most = Math.max(...changes) - 1e-9; // the seat that moved stands for others that it changed as much for
  const gainer = changes[one.seat]! >= most ? one.seat : changes.findIndex((change) => change >= most);
  const { step, seat, move, before, after } = one;
  return {
    kind: isJudged(one) ? kind(one) : "open",
    step,
    seat,
    move,
    best: isJudged(one) ? one.knowable.best : move,
    loss: isJudged(one) ? loss(one) : 0,
    gainer,
    before: before[gainer]!,
    after: after[gainer]!,
    error: one.swing_error!,
  };
}

/** What is to be said of it. A move is judged by what could be known; else what made half of the change has the word:
 * chance, hidden cards, or the choice. Luck must show in the mover's own chances. */
export function kind(one: AnalysedMove): string {
  const [half, hidden] = [swing(one) / 2, one.luck[one.seat]! - one.chance[one.seat]!];
  const [rise, sure] = [one.after[one.seat]! - one.before[one.seat]!, SURE * one.swing_error!];
  if (mistaken(one) && loss(one) >= COACHED) return "mistake";
  if (Math.max(...one.chance.map(Math.abs)) >= half) return "chance";
  if (hidden >= half && rise > sure) return "lucky";
  if (-hidden >= half && -rise > sure) return "unlucky";
  return one.skill >= half ? "strong" : "fateful";
}
