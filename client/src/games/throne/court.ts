/** What a column of the court can do now, and what keeps it from it. */
import type { Story } from "../../lib/story";
import { words } from "../../lib/words.svelte";
import type { Shown } from "./changes";
import type { ThroneMove, ThroneView } from "./types";

export type Kind = ThroneMove["kind"];

/** The abilities that are used on one's own turn, and the moves that use them. */
const ABILITIES: Record<string, Kind[]> = {
  general: ["general"],
  prophet: ["peek"],
  jester: ["jester_down", "jester_up"],
  assassin: ["assassin"],
  judge: ["judge_peek", "judge_general", "judge_assassin", "judge_jester_down", "judge_jester_up"],
};
const PROTECTING = ["minstrel", "alchemist"]; // on the turns of others

/** The ability that a Judge lends: `judge_jester_up` is the Jester's. */
export function lent(kind: string): string | null {
  if (!kind.startsWith("judge_")) return null;
  return user(kind.slice("judge_".length)) ?? null;
}

/** What keeps a card from being taken or destroyed: its owner's guard (THR-9, THR-12), that it is one's own, or that
 * one of that player's has been destroyed this turn (THR-8). */
export function bars(view: ThroneView, kind: string, seat: number, card: string): "own" | "done" | "guarded" | null {
  const guard = { swap: "minstrel", destroy: "alchemist" }[kind];
  if (!guard) return null;
  if (kind === "destroy" && view.destroyed_from.includes(seat)) return "done";
  if (seat === view.turn) return kind === "swap" ? "own" : null;
  return card !== guard && leads(view, seat, guard) ? "guarded" : null;
}

/** Does a move use the ability of this column? */
export function uses(card: string, kind: string): boolean {
  return (ABILITIES[card] ?? []).some((ability) => ability === kind);
}

/** Has the column an ability that the tallest alone may use, and is nobody's taller (THR-14)? */
export function leads(view: Shown, seat: number, card: string): boolean {
  return !view.unsettled && view.leading[seat]!.some((kind) => kind === card);
}

/** The columns of a seat whose abilities lower the last card this turn yet; the Judge lends those of the others. */
export function lowering(view: ThroneView, seat: number): string[] {
  const lowers = (card: string) => ["general", "jester", "assassin"].includes(card);
  const free = Object.keys(view.tableau[seat]!).filter(
    (card) => leads(view, seat, card) && !view.used.some((used) => used === card),
  );
  const lends = Object.keys(view.tableau[seat]!).some(lowers);
  return free.filter((card) => lowers(card) || (card === "judge" && lends));
}

/** The column whose ability a move uses. */
export function user(kind: string): string | undefined {
  return Object.keys(ABILITIES).find((card) => uses(card, kind));
}

/** Why the ability of a column is of no use now. */
export function idle(view: Shown, seat: number, card: string): "spent" | "outnumbered" | null {
  if (!(card in ABILITIES)) return null;
  if (seat === view.turn && view.used.some((used) => used === card)) return "spent";
  return view.unsettled || leads(view, seat, card) ? null : "outnumbered";
}

type Standing = "leads" | "spent" | "outnumbered" | "always";

/** Does the ability of a column work, and if not, why: what its crown says; null: not known yet. */
export function standing(view: Shown, seat: number, card: string): Standing | null {
  if (!(card in ABILITIES) && !PROTECTING.includes(card)) return "always";
  if (view.unsettled) return null;
  return idle(view, seat, card) ?? (leads(view, seat, card) ? "leads" : "outnumbered");
}

/** That in words, for whoever wants the card explained. */
export function explains(view: Shown, seat: number, card: string, story: Story): string {
  const how = standing(view, seat, card);
  return how === null ? "" : words.say(story.game, `board-why-${how}`, words.parts(story.game, { seat }, story.player));
}
