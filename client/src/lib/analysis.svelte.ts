/** The analysis of a finished game: asked for, waited for, and told in sentences. */
import type {
  AnalysedMove,
  AnalysedSeat,
  AnalysedTurn,
  AnalysisResult,
  AnalysisStatus,
  BestMove,
  CurvePoint,
} from "$wire";
import { api } from "./api";
import { Story } from "./story";
import { WORSE } from "./verdict";
import { say } from "./words.svelte";

const AGAIN = 700; // milliseconds between two looks,
const LATER = 2500; // and when only the figures become surer
const WORTH = 0.02; // of a victory; a smaller loss is none
const SAFE = 0.97; // a chance beyond which a search can tell no more

const shown = new Map<string, number>(); // how many samples the figures came from that the reader last saw, by game

export class GameAnalysis {
  status = $state.raw<AnalysisStatus | null>(null);
  problem = $state("");
  left = $state(0); // about how many seconds more it takes; 0: not known yet
  #began: { at: number; done: number; round: number } | null = null; // when its round was first seen to run
  #left = false;
  readonly #before: number | undefined; // what was seen on another page
  readonly #kinds = new Map<number, string>(); // what was said of a step

  constructor(readonly id: string) {
    this.#before = shown.get(id);
  }

  /** Are the figures others, and surer, than those that the reader saw on another page? */
  get refined(): boolean {
    return this.#before !== undefined && (this.status?.result?.samples ?? 0) > this.#before;
  }

  /** Have it made, and wait; where it is there already, it comes at once. */
  async ask(): Promise<void> {
    this.problem = "";
    try {
      this.status = this.#settled(await api.analyse(this.id));
      while (!this.#left && ["waiting", "running"].includes(this.status.state)) {
        await new Promise((wake) => setTimeout(wake, (this.status?.round ?? 0) > 1 ? LATER : AGAIN));
        this.status = this.#settled(await api.analysis(this.id));
        this.left = this.#reckon(this.status, Date.now());
      }
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  /** A verdict waits until the figures bear it, one of luck until all are there, and then stays, whatever later rounds
   * make of them. */
  #settled(status: AnalysisStatus): AnalysisStatus {
    if (!status.result) return status;
    shown.set(this.id, status.result.samples ?? 0);
    const turns = status.result.turns.map((turn) => {
      const sure = turn.kind === "mistake" || (isSure(turn) && !LUCK.includes(turn.kind)) || status.state === "done";
      if (sure && turn.kind !== "open" && !this.#kinds.has(turn.step)) this.#kinds.set(turn.step, turn.kind);
      return { ...turn, kind: this.#kinds.get(turn.step) ?? "open" };
    });
    return { ...status, result: { ...status.result, turns } };
  }

  /** The seconds that are left at its pace so far, in steps that do not flicker; later rounds count seconds themselves. */
  #reckon({ state, done, total, round = 0 }: AnalysisStatus, now: number): number {
    if (state !== "running") return 0;
    if (round > 1) return 5 * Math.ceil((total - done) / 5);
    if (this.#began?.round !== round) this.#began = { at: now, done, round };
    const made = done - this.#began.done;
    return made > 0 ? 5 * Math.ceil((((now - this.#began.at) / made) * (total - done)) / 5000) : 0;
  }

  /** Nobody waits for it any more. */
  leave(): void {
    this.#left = true;
  }
}

const LUCK = ["lucky", "unlucky"]; // kinds of turning points

/** Is a change known to a quarter of its size? */
const isSure = ({ before, after, error = 0 }: AnalysedTurn): boolean => SURE * error <= Math.abs(after - before) / 4;

export const percent = (value: number): number => Math.round(100 * value);

/** A part of a whole as the language writes it: "46%". */
export const percentage = (value: number): string => say("percent", { value: percent(value) });

/** A chance that a search has found; more than nearly all it cannot tell. */
export function likely(chance: number): string {
  const [value, most] = [percent(chance), percent(SAFE)];
  if (value > most) return say("percent-over", { value: most });
  return value < 100 - most ? say("percent-under", { value: 100 - most }) : percentage(chance);
}

/** What a position was worth to each seat, before the first move and after each; older analyses tell no errors. */
export function curve({ curve = [], steps }: AnalysisResult): CurvePoint[] {
  if (curve.length > 0 || steps.length === 0) return curve;
  const shares = [steps[0]!.before, ...steps.map(({ after }) => after)];
  return shares.map((one) => ({ shares: one, errors: one.map(() => 0) }));
}

/** Was the best move surely better than the one that was made? */
export const better = ({ value, best_value, error = 0 }: BestMove): boolean => best_value - value > SURE * error;

/** A better move in words; one of an older analysis in notation. */
export function worded(result: AnalysisResult, move: string, story: Story): string {
  const made = result.moves?.[move];
  return made ? story.doing({ code: 0, move, ...made }) : move;
}

/** A turning point, or the reader's best or costliest move. */
export interface Moment extends AnalysedTurn {
  mark?: "best" | "worst";
}

/** The moments to be told, the reader's own apart: those whose figures differ by what is worth a word; `whole`: all moves
 * are judged, and none will beat the best. */
export function moments(result: AnalysisResult, story: Story, whole: boolean): { mine: Moment[]; others: Moment[] } {
  const { me } = story;
  const isTold = (one: Moment): boolean => {
    const { before, after } = pair(result, one, story);
    return Math.abs(percent(after) - percent(before)) >= percent(WORSE);
  };
  const [one, other] = whole && me !== null ? [best(result, me), worst(result, me)] : [];
  const marked: Moment[] = [
    ...(one ? [{ ...moment(one, "open"), mark: "best" as const }] : []),
    ...(other ? [{ ...moment(other, "mistake"), mark: "worst" as const }] : []),
  ].filter(isTold);
  const turns = result.turns.filter((turn) => isTold(turn) && !marked.some(({ step }) => step === turn.step));
  const mine = [...marked, ...turns.filter(({ seat }) => seat === me)].sort((one, two) => one.step - two.step);
  return { mine, others: turns.filter(({ seat }) => seat !== me) };
}

function moment({ step, seat, move, knowable, before, after }: AnalysedMove, kind: string): Moment {
  const { best, best_value, value } = knowable;
  return {
    ...{ kind, step, seat, move, best, loss: best_value - value },
    ...{ gainer: seat, before: before[seat]!, after: after[seat]! },
  };
}

/** What a moment did to the chances, all cards open: to those of the reader; of the only person at the table for everybody
 * else; where it hardly touched those, of whom it did. */
function pair(result: AnalysisResult, one: Moment, story: Story): { seat: number; before: number; after: number } {
  const points = curve(result);
  const people = story.table?.seats.filter(({ kind }) => kind === "person") ?? [];
  const own = story.me ?? (people.length === 1 ? people[0]!.seat : one.gainer);
  const [was, is] = [one.step - 1, one.step].map((at) => points[at]?.shares[own]);
  const felt = was !== undefined && is !== undefined && Math.abs(is - was) >= WORSE;
  const [seat, before, after] = felt ? [own, was, is] : [one.gainer, one.before, one.after];
  return { seat, before, after };
}

/** The chances before and after a moment, and whose they are. The last step ends the game, and its result is no
 * estimate. */
export function swing(result: AnalysisResult, one: Moment, story: Story): string {
  const { seat, before, after } = pair(result, one, story);
  const then = one.step === curve(result).length - 1 ? percentage(after) : likely(after);
  const whose = seat === story.me ? say("hint-chance") : story.name(seat);
  return `${whose}: ${likely(before)}\u00a0→\u00a0${then}`;
}

/** How a moment is judged, by what its player could know: nothing where the open cards tell another story. What was best
 * by that was no luck; and of luck nothing is said before the figures are `final`. */
export function verdict(result: AnalysisResult, one: Moment, story: Story, final: boolean): string {
  const { kind, step, seat, gainer, move, best, before, after } = one;
  const [mine, rises] = [seat === story.me ? "yes" : "no", after > before];
  const [was, is] = [step - 1, step].map((at) => curve(result)[at]?.shares[seat]);
  const unhurt = seat === gainer ? rises : was !== undefined && is !== undefined && is >= was;
  const contradicts = kind === "unlucky" ? unhurt : seat === gainer && !rises && ["strong", "lucky"].includes(kind);
  if (kind === "open" || contradicts || (kind === "lucky" && move === best)) return "";
  const owned = seat === story.me ? story : new Story(story.game, story.table, null); // "your own" would be the other's
  const said = say(`verdict-${kind}`, { best: worded(result, best, owned), mine, player: story.name(seat) });
  return final && kind === "mistake" && seat === gainer && rises ? `${said} ${say("verdict-despite")}` : said;
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

const KNOWN = 0.0075; // of a victory: with a greater standard error a figure is none

/** How many percentage points it was, with what that may be off by: "+17 ± 1"; empty where it cannot be told so closely. */
export function figure(seat: AnalysedSeat, cause: Cause): string {
  const [value, error] = [seat[cause] ?? 0, seat.errors?.[cause] ?? Infinity];
  if (error > KNOWN || Math.abs(value) > 1) return "";
  const points = percent(Math.abs(value));
  return `${points === 0 ? "" : value > 0 ? "+" : "−"}${points} ± ${Math.max(1, percent(SURE * error))}`;
}

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

/** Did a move lose what a coach speaks of, and more than the searches may err by? */
const mistaken = (move: AnalysedMove): boolean => loss(move) >= Math.max(WORSE, SURE * (move.knowable.error ?? 0));

/** The move of a seat that lost most of what could be known, if any lost something. */
export function worst(result: AnalysisResult, seat: number): AnalysedMove | undefined {
  return result.steps
    .filter((move) => move.seat === seat && mistaken(move))
    .sort((one, two) => loss(two) - loss(one))[0];
}

/** The move of a seat that won most by being chosen, among those that could not have been better; luck is no merit. */
export function best(result: AnalysisResult, seat: number): AnalysedMove | undefined {
  const chosen = (move: AnalysedMove): boolean =>
    move.skill >= gain(move) / 2 && gain(move) >= Math.max(WORSE, SURE * (move.swing_error ?? 0));
  return result.steps
    .filter((move) => move.seat === seat && loss(move) <= WORTH && chosen(move))
    .sort((one, two) => gain(two) - gain(one))[0];
}
