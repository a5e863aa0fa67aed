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
import { BETTER, WORSE } from "./verdict";
import { say } from "./words.svelte";

const AGAIN = 700; // milliseconds between two looks,
const LATER = 2500; // and when only the figures become surer
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

/** Was the best move surely better than the one that was made, by what a coach speaks of? */
export const better = ({ value, best_value, error = 0 }: BestMove): boolean =>
  best_value - value >= Math.max(WORSE, SURE * error);

/** A better move in words; one of an older analysis in notation. */
export function worded(result: AnalysisResult, move: string, story: Story): string {
  const made = result.moves?.[move];
  return made ? story.doing({ code: 0, move, ...made }) : move;
}

/** A turning point, or the reader's best or costliest move. */
export interface Moment extends AnalysedTurn {
  mark?: "best" | "worst";
}

/** The moments to be told: the reader's best move and mistakes, by what could be known then; and what else turned the
 * game. `whole`: all moves are judged, and none will beat the best. */
export function moments(result: AnalysisResult, story: Story, whole: boolean): { mine: Moment[]; others: Moment[] } {
  const { me } = story;
  const [one, other] = whole && me !== null ? [best(result, me), worst(result, me)] : [];
  const marked: Moment[] = [
    ...(one ? [{ ...moment(one, "open"), mark: "best" as const }] : []),
    ...(other ? [{ ...moment(other, "mistake"), mark: "worst" as const }] : []),
  ];
  const turns = result.turns.filter((turn) => !marked.some(({ step }) => step === turn.step));
  const isOwn = ({ seat, kind }: AnalysedTurn): boolean => seat === me && kind === "mistake";
  const mine = [...marked, ...turns.filter(isOwn)].sort((one, two) => one.step - two.step);
  const changed = (turn: AnalysedTurn): boolean => {
    const { before, after } = pair(result, turn, story);
    return Math.abs(percent(after) - percent(before)) >= percent(WORSE);
  };
  return { mine, others: turns.filter((turn) => !isOwn(turn) && (turn.kind === "mistake" || changed(turn))) };
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

/** The figures of a moment, and whose they are: of a judged move what a hint says of it and of the best other one, of
 * anything else the chances before and after. The last step ends the game, and its result is no estimate. */
export function figures(result: AnalysisResult, one: Moment, story: Story): string {
  const whose = (seat: number): string => (seat === story.me ? say("hint-chance") : story.name(seat));
  const found = result.steps.find(({ step }) => step === one.step)?.knowable;
  if (found && (one.mark === "best" || one.kind === "mistake")) {
    const [value, best, other] = [found.value, found.best_value, found.other ?? 0].map(likely) as [
      string,
      string,
      string,
    ];
    const said = one.mark === "best" ? say("otherwise", { value, other }) : say("instead", { value, best });
    return `${whose(one.seat)}: ${said}`;
  }
  const { seat, before, after } = pair(result, one, story);
  const then = one.step === curve(result).length - 1 ? percentage(after) : likely(after);
  return `${whose(seat)}: ${likely(before)}\u00a0→\u00a0${then}`;
}

/** How a moment is judged, by what its player could know: nothing where the open cards tell another story. What was best
 * by that was no luck. */
export function verdict(result: AnalysisResult, one: Moment, story: Story): string {
  const { kind, step, seat, gainer, move, best, before, after } = one;
  const [mine, rises] = [seat === story.me ? "yes" : "no", after > before];
  const [was, is] = [step - 1, step].map((at) => curve(result)[at]?.shares[seat]);
  const unhurt = seat === gainer ? rises : was !== undefined && is !== undefined && is >= was;
  const contradicts = kind === "unlucky" ? unhurt : seat === gainer && !rises && ["strong", "lucky"].includes(kind);
  if (kind === "open" || contradicts || (kind === "lucky" && move === best)) return "";
  const owned = seat === story.me ? story : new Story(story.game, story.table, null); // "your own" would be the other's
  return say(`verdict-${kind}`, { best: worded(result, best, owned), mine, player: story.name(seat) });
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

/** What decided a game. What one wins by luck another loses: where the words say that it only helped, or only hurt, they
 * say nothing; nor do they where choices that hold a mistake did nothing. */
export function causes(result: AnalysisResult): Cause[] {
  const { seats } = result;
  const isOdd = (cause: Cause): boolean => {
    const found = seats.map((seat) => caused(seat, cause));
    if (cause === "skill") return seats.some(({ seat }, i) => found[i] === "none" && mistakes(result, seat) > 0);
    const [helped, hurt] = ["plus", "minus"].map((side) => found.some((one) => one.endsWith(side)));
    return cause !== "others" && seats.length > 1 && helped !== hurt && !found.includes("unclear");
  };
  const known = CAUSES.filter((cause) => cause !== "order" || seats.some((seat) => seat.errors)); // older ones did not tell
  return known.filter((cause) => !isOdd(cause));
}

/** Is there a figure at all, or are there words alone? */
export const isMeasured = (result: AnalysisResult): boolean =>
  causes(result).some((cause) => result.seats.some((seat) => figure(seat, cause) !== ""));

/** What decided a game for one seat, in a sentence. */
export function roughly(result: AnalysisResult, seat: AnalysedSeat): string {
  const felt = causes(result).filter((cause) => caused(seat, cause).endsWith("us"));
  const small = (words: string): string => words[0]!.toLowerCase() + words.slice(1);
  return felt.map((cause) => `${small(say(`cause-${cause}`))} (${say(`effect-${caused(seat, cause)}`)})`).join(", ");
}

const loss = (move: AnalysedMove): number => move.knowable.best_value - move.knowable.value;

/** How many moves of a seat lost something that could be known. */
export function mistakes(result: AnalysisResult, seat: number): number {
  return result.steps.filter((move) => move.seat === seat && better(move.knowable)).length;
}

/** The move of a seat that lost most of what could be known, if any lost something. */
export function worst(result: AnalysisResult, seat: number): AnalysedMove | undefined {
  return result.steps
    .filter((move) => move.seat === seat && better(move.knowable))
    .sort((one, two) => loss(two) - loss(one))[0];
}

/** The move of a seat that was furthest ahead of all others, by what could be known, if any was clearly. */
export function best(result: AnalysisResult, seat: number): AnalysedMove | undefined {
  const lead = ({ knowable }: AnalysedMove): number => knowable.value - (knowable.other ?? knowable.value);
  return result.steps
    .filter((move) => move.seat === seat && lead(move) >= BETTER)
    .sort((one, two) => lead(two) - lead(one))[0];
}
