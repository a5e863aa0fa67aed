/** What a coach thinks of the move just made, by what the player could see: nothing where it hardly mattered. */
import type { Hinted, HintedMove } from "$wire";
import { percent } from "./analysis.svelte";
import { words } from "./words.svelte";

const WORSE = 0.06; // of a victory: a smaller loss is not worth a word
const BETTER = 0.1; // a lead over the next best that is worth praise
const MORE = 0.3; // points that are a reason

/** The better of two moves and the other one; `well`: the better one was played. */
export interface Verdict {
  well: boolean;
  best: HintedMove;
  other: HintedMove;
}

/** A move compared with the best of the others, where that tells something. */
export function judge({ moves }: Hinted, code: number): Verdict | null {
  const played = moves.find((one) => one.code === code);
  const rival = moves.find((one) => one.code !== code);
  if (!played || !rival) return null;
  if (played.chance - rival.chance >= BETTER) return { well: true, best: played, other: rival };
  return rival.chance - played.chance >= WORSE ? { well: false, best: rival, other: played } : null;
}

const tenth = (points: number): number => Math.round(10 * points) / 10;

/** What it means for the player's points, or for those of the others. */
function reason({ best, other }: Verdict): string {
  const [gain, deny] = [best.points - other.points, other.others - best.others];
  if (Math.max(gain, deny) < MORE) return "";
  const numbers = {
    points: tenth(best.points),
    less: tenth(other.points),
    others: tenth(best.others),
    more: tenth(other.others),
  };
  return words.say("", gain >= deny ? "coach-gain" : "coach-deny", numbers);
}

/** A verdict in words; moves are named by their code. */
export function spoken(verdict: Verdict, named: (code: number) => string): string {
  const { well, best, other } = verdict;
  const chances = {
    chance: percent(best.chance),
    less: percent(other.chance),
    best: named(best.code),
    other: named(other.code),
  };
  return [words.say("", well ? "coach-well" : "coach-better", chances), reason(verdict)].filter(Boolean).join(" ");
}
