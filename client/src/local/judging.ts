/** Verdicts on moves, as `bots/verdict.py` comes to them: what one was worth, and what the best one was; what seems a mistake is searched again. */
import type { HintedMove } from "$wire";
import type { Rules } from "../engine/rules";
import { outlook } from "./hints";
import { total } from "./gathered";
import type { HintAsked } from "./thinker";

export const SURE = 2; // standard errors that a move must have lost to be called a mistake
const AGAIN = 3; // searches of other luck that judge once more what seems a mistake,
const LARGER = 4; // times as large as the one that found it
export const COACHED = 0.06; // of a victory: a coach says nothing of what loses less

/** A move and its value, and those of the best one. */
export interface Verdict {
  value: number;
  best: number;
  bestValue: number;
  error: number; // the standard error of what the best was worth more
  other?: number; // what the best of the other moves was worth, by what the seat could know
}

export const lost = ({ value, bestValue }: Verdict): number => bestValue - value;

/** Did the move surely lose what a coach speaks of? */
export const isMistake = (found: Verdict): boolean => lost(found) >= Math.max(COACHED, SURE * found.error);

/** The best move is the chosen one unless another was worth more; each is the mean of half the simulations. */
export function compared(code: number, value: number, best: number, bestValue: number, simulations: number): Verdict {
  if (best === code || bestValue <= value) return { value, best: code, bestValue: value, error: 0 };
  const spread = value * (1 - value) + bestValue * (1 - bestValue);
  return { value, best, bestValue, error: Math.sqrt(Math.max(spread, 0) / Math.max(simulations >> 1, 1)) };
}

/** What seems a mistake errs by as much as later searches of its loss differ, and by what they find less: the best of
 * several is the one whose search had luck. Nothing else is searched again. */
export function judgedAgain(first: Verdict, loss: (search: number) => number): Verdict {
  if (lost(first) <= SURE * first.error) return first;
  const found = Array.from({ length: AGAIN }, (_, i) => loss(i));
  const mean = total(found) / AGAIN;
  const spread = Math.sqrt(total(found.map((one) => (one - mean) ** 2)) / (AGAIN - 1) / AGAIN);
  return { ...first, error: Math.hypot(first.error, spread) + Math.max(lost(first) - mean, 0) / SURE };
}

/** A move that a hint has found, by what its seat may know: at a table and in an analysis the same. */
export function judged(
  rules: Rules,
  { record, seat, seats }: Pick<HintAsked, "record" | "seat" | "seats">,
  found: HintedMove[],
  code: number,
  simulations: number,
): Verdict {
  const [best, own] = [found[0]!, found.find((move) => move.code === code)!];
  const chance = (of: number, search: number): number =>
    outlook(rules, record, seat, seats, of, LARGER * simulations, search + 1).chance;
  const first = compared(code, own.chance, best.code, best.chance, simulations);
  const other = Math.max(...found.filter((move) => move !== own).map((move) => move.chance));
  return { ...judgedAgain(first, (i) => chance(best.code, i) - chance(code, i)), other };
}
