/** The analysis of a finished game: asked for, waited for, and told in sentences. */
import type { AnalysedMove, AnalysedSeat, AnalysedTurn, AnalysisResult, AnalysisStatus } from "$wire";
import { api } from "./api";
import type { Story } from "./story";
import { capital, say, words } from "./words.svelte";

const AGAIN = 700; // milliseconds between two looks
const WORTH = 0.02; // of a victory; a smaller loss is none

export class GameAnalysis {
  status = $state.raw<AnalysisStatus | null>(null);
  problem = $state("");
  left = $state(0); // about how many seconds more it takes; 0: not known yet
  #began: { at: number; done: number } | null = null; // when it was first seen to run
  #left = false;

  constructor(readonly id: string) {}

  /** Have it made, and wait; where it is there already, it comes at once. */
  async ask(): Promise<void> {
    this.problem = "";
    try {
      this.status = await api.analyse(this.id);
      while (!this.#left && ["waiting", "running"].includes(this.status.state)) {
        await new Promise((wake) => setTimeout(wake, AGAIN));
        this.status = await api.analysis(this.id);
        this.left = this.#reckon(this.status, Date.now());
      }
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  /** The seconds that are left at its pace so far, in steps that do not flicker. */
  #reckon({ state, done, total }: AnalysisStatus, now: number): number {
    if (state !== "running") return 0;
    this.#began ??= { at: now, done };
    const made = done - this.#began.done;
    return made > 0 ? 5 * Math.ceil((((now - this.#began.at) / made) * (total - done)) / 5000) : 0;
  }

  /** Nobody waits for it any more. */
  leave(): void {
    this.#left = true;
  }
}

export const percent = (value: number): number => Math.round(100 * value);

/** A part of a whole as the language writes it: "46%". */
export const percentage = (value: number): string => say("percent", { value: percent(value) });

/** A better move in words; one of an older analysis in notation. */
export function worded(result: AnalysisResult, move: string, story: Story): string {
  const made = result.moves?.[move];
  return made ? story.move({ code: 0, move, ...made }) : move;
}

/** Does a verdict speak against the figures: a mistake that raised the chances of whoever made it, or luck that
 * lowered them? */
function contradicts({ kind, seat, gainer, before, after }: AnalysedTurn): boolean {
  return seat === gainer && (after > before ? ["mistake", "unlucky"] : ["strong", "lucky"]).includes(kind);
}

/** What is to be said of a turning point, and whose chances it changed; figures that contradict it speak for
 * themselves. */
export function verdict(result: AnalysisResult, one: AnalysedTurn, story: Story): string {
  const said = contradicts(one)
    ? ""
    : say(`verdict-${one.kind}`, {
        best: worded(result, one.best, story),
        loss: percent(one.loss),
        mine: one.seat === story.me ? "yes" : "no",
      });
  const player = one.gainer === story.me ? capital(words.say("", "player-you")) : story.name(one.gainer);
  return [said, say("swing", { player, before: percent(one.before), after: percent(one.after) })]
    .filter(Boolean)
    .join(" ");
}

const FELT = 0.03; // of a victory; less is nothing to speak of
const MUCH = 0.2;

const SURE = 2; // standard errors that something must come to
const BLURRED = 0.1; // of a victory: where as much may be error, nothing can be told

/** What something did to the chances of a seat: a word, for sums of many moves may be more than all there is to win. */
export function effect(change: number, error = 0): "none" | "unclear" | "plus" | "much-plus" | "minus" | "much-minus" {
  const [size, blur] = [Math.abs(change), SURE * error];
  if (size < Math.max(FELT, blur)) return blur > BLURRED ? "unclear" : "none";
  const side = change > 0 ? "plus" : "minus";
  return size < MUCH ? side : `much-${side}`;
}

const CAUSES = ["order", "deal", "luck", "skill", "others"] as const; // of a result, from the first chance to the last
type Cause = (typeof CAUSES)[number];

/** What one cause did to the chances of a seat. */
export const caused = (seat: AnalysedSeat, cause: Cause): ReturnType<typeof effect> =>
  effect(seat[cause] ?? 0, seat.errors?.[cause]);

/** What decided a game. What one wins by luck another loses: where the figures say that it helped everybody, or hurt
 * everybody, they say nothing. */
export function causes({ seats }: AnalysisResult): Cause[] {
  const alike = (cause: Cause) => {
    const found = seats.map((seat) => caused(seat, cause));
    return ["plus", "minus"].some((side) => found.every((one) => one.endsWith(side)));
  };
  const known = CAUSES.filter((cause) => cause !== "order" || seats.some((seat) => seat.errors)); // older ones did not tell
  return known.filter((cause) => seats.length < 2 || !["deal", "luck"].includes(cause) || !alike(cause));
}

const loss = (move: AnalysedMove): number => move.knowable.best_value - move.knowable.value;
const gain = (move: AnalysedMove): number => move.after[move.seat]! - move.before[move.seat]!;

/** How many moves of a seat lost something that could be known. */
export function mistakes(result: AnalysisResult, seat: number): number {
  return result.steps.filter((move) => move.seat === seat && mistaken(move)).length;
}

/** Did a move lose something worth a word, and more than the searches may err by? */
const mistaken = (move: AnalysedMove): boolean => loss(move) > Math.max(WORTH, SURE * (move.knowable.error ?? 0));

/** The move of a seat that lost most of what could be known, if any lost something. */
export function worst(result: AnalysisResult, seat: number): AnalysedMove | undefined {
  return result.steps
    .filter((move) => move.seat === seat && mistaken(move))
    .sort((one, two) => loss(two) - loss(one))[0];
}

/** The move of a seat that won most, among those that could not have been better. */
export function best(result: AnalysisResult, seat: number): AnalysedMove | undefined {
  return result.steps
    .filter((move) => move.seat === seat && loss(move) <= WORTH && gain(move) > WORTH)
    .sort((one, two) => gain(two) - gain(one))[0];
}

/** What a costly move cost, and what would have been better. */
export function cost(result: AnalysisResult, move: AnalysedMove, story: Story): string {
  const best = worded(result, move.knowable.best, story);
  return `${say("move-cost", { points: percent(loss(move)) })} ${say("move-better", { best })}`;
}

/** What a move made of the chances of the one who made it. */
export function swing(move: AnalysedMove): string {
  return say("chance-swing", { before: percent(move.before[move.seat]!), after: percent(move.after[move.seat]!) });
}
