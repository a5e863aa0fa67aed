/** A finished game looked at move by move, as `lab/analyse.py` does: what was chosen and what was best, by what the seat could know and by what was true. */
import type { AnalysedMove, AnalysedSeat, AnalysedTurn, AnalysisResult, BestMove } from "$wire";
import { favourite, mix, OpenSearch } from "../engine/open_search";
import type { Rules } from "../engine/rules";
import type { Trees } from "../engine/search";
import { minus, Moments, Rounds, total, type Answered } from "./gathered";
import { weigh } from "./hints";

const POINTS = 3; // turning points, at most
const NOTICEABLE = 0.05; // a smaller change of the win chances turns no game
const SURE = 2; // standard errors that a move must have lost to be called a mistake
const AGAIN = 3; // searches of other luck that judge once more what seems a mistake,
const LARGER = 4; // times as large as the one that found it,
const OPENED = 2; // or, with open cards, so many times
const POINT = 0.01; // of a victory: the least loss that can be told
const COACHED = 0.06; // of a victory: a coach says nothing of what loses less

/** A move and its value, and those of the best one. */
interface Verdict {
  value: number;
  best: number;
  bestValue: number;
  error: number; // the standard error of what the best was worth more
}

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
  const open = (at: Answered) =>
    new OpenSearch(rules, at.record, seats, at.codes.length, simulations, mix(0n, at.number));
  const hidden = { record: rules.hidden(record, seat), seat, seats, codes, also: code };
  const found = weigh(rules, trees, hidden, simulations);
  const [first, own] = [found[0]!, found.find((move) => move.code === code)!];
  const [at, value] = favourite(open(asked).search(true));
  const later = byChance ? open(asked).search(true, code).shares : next ? open(next).search(true).shares : result;
  const again =
    (truth: boolean) =>
    (best: number): number[] =>
      Array.from({ length: AGAIN }, (_, i) => {
        const seed = mix(mix(0n, asked.number), i);
        const search = new OpenSearch(
          rules,
          record,
          seats,
          codes.length,
          (truth ? OPENED : LARGER) * simulations,
          seed,
        );
        const [better, chosen] = [best, code].map((answer) => search.search(truth, answer).shares[seat]!);
        return better! - chosen!;
      });
  return {
    knowable: twice(verdict(simulations, code, own.chance, first.code, first.chance), again(false)),
    truth: twice(verdict(simulations, code, later[seat]!, codes[at]!, value), again(true)),
  };
}

/** What seems a mistake is judged once more, for the best of several is the one whose search had luck: it errs by as much as
 * those differ, and by what they find less. */
function twice(first: Verdict, again: (best: number) => number[]): Verdict {
  const loss = first.bestValue - first.value;
  if (loss <= SURE * first.error) return first;
  const found = new Moments(1);
  for (const one of again(first.best)) found.add([one]);
  const missing = Math.max(loss - found.means[0]!, 0);
  return { ...first, error: Math.hypot(first.error, found.errors[0]!) + missing / SURE };
}

/** The best move is the chosen one unless another was worth more; each is the mean of half the simulations. */
function verdict(simulations: number, code: number, value: number, other: number, otherValue: number): Verdict {
  if (other === code || otherValue <= value) return { value, best: code, bestValue: value, error: 0 };
  const spread = value * (1 - value) + otherValue * (1 - otherValue);
  const error = Math.sqrt(Math.max(spread, 0) / Math.max(simulations >> 1, 1));
  return { value, best: other, bestValue: otherValue, error };
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

  #named({ value, best, bestValue, error }: Verdict): BestMove {
    return { value, best: this.rules.naming.choice(best).move, best_value: bestValue, error };
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

/** The moves after which the game was another, in their order. */
function turningPoints(steps: (AnalysedMove | Unjudged)[]): AnalysedTurn[] {
  return steps
    .filter((one) => swing(one) >= Math.max(NOTICEABLE, SURE * one.swing_error!))
    .sort((one, two) => swing(two) - swing(one))
    .slice(0, POINTS)
    .sort((one, two) => one.step - two.step)
    .map(turn);
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
 * chance, hidden cards, or the choice. Luck must show in the mover's own chances, and no choice is right where a better
 * one was known. */
export function kind(one: AnalysedMove): string {
  const [half, hidden] = [swing(one) / 2, one.luck[one.seat]! - one.chance[one.seat]!];
  const [rise, sure] = [one.after[one.seat]! - one.before[one.seat]!, SURE * one.swing_error!];
  if (mistaken(one) && loss(one) >= COACHED) return "mistake";
  if (Math.max(...one.chance.map(Math.abs)) >= half) return "chance";
  if (hidden >= half && rise > sure) return "lucky";
  if (-hidden >= half && -rise > sure) return mistaken(one) && loss(one) >= POINT ? "mistake" : "unlucky";
  return one.skill >= half ? "strong" : "fateful";
}
