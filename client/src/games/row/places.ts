/** The row as a list of places, front to back; each a stack, bottom to top. */
import type { Choice, Declared, View } from "$wire";
import { agrees, type Parts } from "../../lib/picking.svelte";
import type { Story } from "../../lib/story";
import { say, words } from "../../lib/words.svelte";
import type { Aim, Round } from "../folder";
import { games } from "../games.svelte";

export type RowView = Extract<View, { phase: string; row: object[] }>; // of all games of the row
type RowGame = Declared[RowView["game"]];
export type RowEvent = RowGame["event"];
export type RowMove = RowGame["move"];
export type RowQuestion = RowGame["question"];
/** What is told of some events. */
export type Told<E extends RowEvent["event"]> = Extract<RowEvent, { event: E }>["parts"];
export type RowCard = RowView["row"][number][number];
export const SPAN = 3; // places that a phone shows at a size for thumbs

/** What a click at the front or the back may mean. */
export interface Ends {
  front: Parts[];
  back: Parts[];
}

/** The card that lies on top of a place. */
export function top(place: readonly RowCard[]): RowCard {
  return place.at(-1)!;
}

/** The card whose ability asks, or that could be revealed; a Prince asks about his Twin (ABL-10). */
export function about(view: RowView): string | null {
  if (view.pending) return view.pending.ability === "prince" ? "twin" : view.pending.ability;
  const place = view.current === undefined ? undefined : view.row[view.current];
  return place ? top(place).card : null;
}

/** The place whose card acts: the one that is resolved; under a Plan that of the activated character, and none while
 * the Plan itself asks, which has been discarded (ABL-21). */
export function acting(view: RowView): number | null {
  if (!("plan" in view) || view.plan === undefined) return view.current ?? null;
  return view.pending?.place ?? null;
}

/** Who is first in this round; nobody once the game is over, where a crown is the winner's. */
export const first = (view: RowView): number | null => (view.phase === "over" ? null : view.first);

/** Whose card the question is about: the one that acts; without one, whoever is asked. */
export function family(view: RowView): number | null {
  const place = acting(view);
  return place === null || place >= view.row.length ? view.seat : top(view.row[place]!).family;
}

/** The card in the place and the gap that a move names; `apart`: does what the reader sees of it tell which? */
export function aim(view: RowView, { kind, parts }: RowMove): Aim {
  return {
    ...("place" in parts ? aimed(view, parts.place) : {}),
    ...(kind === "move" ? between(view, parts.gap) : {}),
  };
}

function aimed(view: RowView, place: number): Aim {
  const one = top(view.row[place]!);
  const alike = view.row.filter((stack) => owner(top(stack)) === owner(one) && top(stack).card === one.card);
  return {
    aim: one.card === null ? "hidden" : "known",
    owner: owner(one),
    target: one.card,
    apart: alike.length === 1 ? "yes" : "no",
  };
}

function between(view: RowView, gap: number): Aim {
  const where = gap === 0 ? "front" : gap === view.row.length ? "back" : "between";
  return { where, before: gap - 1, behind: gap };
}

/** The card that asks; `copies`: is the ability another's, which a Shapeshifter copies? */
export function asking(view: RowView, { id, details }: RowQuestion): Aim {
  const card = "place" in details ? top(view.row[details.place]!).card : null;
  return card === null ? {} : { card, copies: view.pending && card !== id ? "yes" : "no" };
}

export function round(view: RowView): Round {
  const of = games.option(view, "rounds");
  const phase = say(`stage-${view.phase}`);
  return {
    at: view.round,
    of,
    note: say("round", { round: view.round, rounds: of }),
    phase: isLast(view) && view.phase !== "over" ? `${say("round-last")} · ${phase}` : phase,
  };
}

/** Is this the last round? What lies on cards after it does not count (ORI-16). */
export const isLast = (view: RowView): boolean => view.round >= games.option(view, "rounds");

/** That the round that begins is the last. */
export function besides(told: RowEvent[], at: number, story: Story): string {
  const { event, parts } = told[at]!;
  return event === "round" && parts.round === story.options["rounds"] ? words.say(story.game, "board-last") : "";
}

/** Whose bribery token lies on a card. */
export function briber(card: RowCard): number | null {
  return ("briber" in card ? card.briber : null) ?? null;
}

/** To whose family a card belongs now. */
export function owner(card: RowCard): number {
  return briber(card) ?? card.family;
}

/** A card where it lies, in words. */
export function described(card: RowCard, story: Story): string {
  const bribe = briber(card);
  const told = [
    story.known(card.card),
    !card.up && card.card !== null ? say("face-down") : "",
    card.tokens ? say("tokens", { tokens: card.tokens }) : "",
    bribe === null ? "" : say("bribed-by", { player: story.name(bribe) }),
  ];
  return told.filter(Boolean).join(", ");
}

/** What lies in a stack, as far as it is known: from top to bottom. */
export function stacked(stack: readonly RowCard[], story: Story): string {
  if (stack.length < 2) return "";
  const cards = stack.toReversed().map((card) => `${described(card, story)} (${story.name(card.family)})`);
  return say("stack", { count: stack.length, cards: cards.join("; ") });
}

const OPEN = "twin"; // it lies nowhere face down

/** What a card may be that the reader does not know: all of its family that lie nowhere else for the reader to see. */
export function possible(view: RowView, { card, family }: RowCard, story: Story): string {
  if (card !== null) return "";
  const seen = new Set<string | null>([
    OPEN,
    ...view.discard[family]!,
    ...view.hand[family]!,
    ...view.aside[family]!,
    ...view.row.flat().flatMap((one) => (one.family === family ? [one.card] : [])),
  ]);
  const cards = (games.info(view.game)?.cards ?? []).filter((one) => !seen.has(one));
  return say("could-be", { cards: story.cards(cards) });
}

/** A place in words: its number, whose card lies on top and which one. */
export function placed(stack: readonly RowCard[], place: number, story: Story): string {
  return `${say("place", { place: place + 1 })}, ${story.name(top(stack).family)}: ${described(top(stack), story)}`;
}

/** What touching a place may mean: the place itself, or whoever owns its card, where it lies beside the one that asks. */
export function meant({ row, current }: RowView, place: number): Parts[] {
  const beside = current !== undefined && Math.abs(place - current) === 1;
  return [{ place }, ...(beside ? [{ seat: owner(top(row[place]!)) }] : [])];
}

/** What touching a place does, in a word; nothing where several things could be meant. */
export function deed(left: Choice[], ways: Parts[], story: Story): string {
  const found = left.filter((choice) => ways.some((parts) => agrees(choice, parts)));
  const kinds = new Set(found.map((choice) => choice.kind));
  return kinds.size === 1 ? story.deed(found[0]!) : "";
}
