/** Whom an answer reaches, and why somebody is out of reach. */
import type { MoveParts } from "$wire";
import type { Parts } from "../../lib/picking.svelte";
import type { Story } from "../../lib/story";
import { capital, say, words } from "../../lib/words.svelte";
import type { Weighed } from "../folder";
import { RING } from "./ring";
import { changed } from "./truths";
import type { Condition, IntriguesMove, IntriguesView, PlacedCard, PlaceName } from "./types";

/** The card in the city that a move is made with, or the location. */
export function spot({ kind, parts }: MoveParts): Parts | null {
  if (kind === "leave") return { place: "factory", ...parts };
  if (kind === "bring_dead") return { dead: parts.place, i: parts.i };
  return "place" in parts ? parts : null;
}

/** Is this move made with this card of the city? Those beside the Beggar are one answer to him: with none of them
 * anything changes (INT-12). */
export function reaches(view: IntriguesView, move: MoveParts, at: PlaceName, i: number): boolean {
  const { place, i: nth } = spot(move) ?? {};
  if (place !== at || nth === undefined) return false;
  return nth === i || (move.kind === "swap" && isBeside(view, at, i));
}

const isBeggar = (one: PlacedCard): boolean => one.up && one.who === "beggar";

function isBeside(view: IntriguesView, at: PlaceName, i: number): boolean {
  const one = view.board[at][i]!;
  return view.board[at].some(isBeggar) && !isBeggar(one) && !one.held && !(one.up && one.who === "governor");
}

/** What a card in the city is called, with its location. */
export function called(view: IntriguesView, { place, i }: Parts, story: Story): string {
  const at = RING.find((one) => one === place);
  const one = at && view.board[at][Number(i)];
  if (!one) return "";
  const who = one.who ? story.lying({ card: one.who, up: one.up }) : say("card-number", { number: Number(i) + 1 });
  return `${capital(words.say(story.game, "place", { place: at }))}, ${who}`;
}

/** Why somebody in the city cannot be chosen: a prisoner never can, else by the rule of the character that asks. */
export function barred(view: IntriguesView, { place, i }: Parts, kinds: string[], story: Story): string {
  const one = view.board[place as PlaceName]?.[Number(i)];
  if (one?.held && !kinds.includes("deploy")) return words.say(story.game, "board-held");
  const asks = view.pending?.property;
  return asks && asks !== "coachman" ? say("not-this", { rule: story.cardText(asks) }) : "";
}

/** What a move does for the plot of its player: it makes an event as the plot wants it, or not; else, does it bring anybody
 * closer to where its player needs them? That is said only of a character whom the player knows, and whom an event that
 * their plot wants is about. */
export function weighs(view: IntriguesView, move: IntriguesMove, story: Story): Weighed {
  const me = story.me ?? view.seat ?? -1;
  const plot = view.plots[me];
  const events = plot ? changed(view, move, me) : [];
  const fits = (nth: number): boolean => plot![nth] !== view.truths[nth];
  const told = events.find((nth) => fits(nth) === events.some(fits));
  if (told !== undefined) {
    const truth = view.truths[told] ? "no" : "yes";
    return { as: fits(told) ? "fits" : "spoils", truth, event: happening(view.chapter[told]!, story) };
  }
  if (move.kind !== "move") return {};
  const { place, i } = move.parts;
  const who = view.board[place][i]?.who;
  const closer = view.chapter.some(
    ({ event, who: wanted, where = event === "escape" ? "factory" : undefined }, nth) => {
      return who && wanted === who && plot?.[nth] && where && where !== place;
    },
  );
  return closer ? {} : { as: "" };
}

/** An event of the chapter in words. */
export function happening({ event, who, where }: Condition, story: Story): string {
  return words.say(story.game, "condition", { kind: event, who: who ?? "nobody", where: where ?? "nowhere" });
}
