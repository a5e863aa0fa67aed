import type { EventInfo } from "$wire";
import type { Parts } from "../../lib/picking.svelte";
import type { Story } from "../../lib/story";
import { capital, words } from "../../lib/words.svelte";
import type { Folder, Glimpse, Weighed } from "../folder";
import { games } from "../games.svelte";
import Board from "./Board.svelte";
import { bars } from "./court";
import { show } from "./show";
import type { ThroneEvent, ThroneMove, ThroneView } from "./types";

/** The last card of the row; while a column is to be dropped, none. */
function about(view: ThroneView): string | null {
  return view.pending ? null : (view.row.at(-1) ?? null);
}

/** Why a card of a court is not to be had; that an exchange is for another's goes without saying until one is meant. */
function barred(view: ThroneView, { seat, card }: Parts, kinds: string[], story: Story): string {
  const said = kinds.flatMap((kind) => {
    const why = bars(view, kind, Number(seat), String(card));
    if (!why || (why === "own" && kinds.length > 1)) return [];
    const id = `board-bars-${why === "guarded" ? kind : why}`;
    return [words.say(story.game, id, words.parts(story.game, { seat: seat! }, story.player))];
  });
  return capital(said.join(" "));
}

/** How many cards of the deck are higher than the last of the row, as far as anybody can count; nothing where its top
 * is known. */
function weighs({ tableau, row, discard, deck }: ThroneView, kind: string): Weighed {
  if (objects.includes(kind)) return { as: kind.endsWith("peek") ? "peek" : "changes" };
  const worth = (card?: string) => games.value("throne", card) ?? 0;
  const value = worth(row.at(-1));
  if (!["draw", "take"].includes(kind)) return {};
  if (deck[0] != null || !value) return { as: "" };
  const lies = (card: string) =>
    [...row, ...discard].filter((one) => one === card).length +
    tableau.reduce((sum, columns) => sum + (columns[card as never] ?? 0), 0);
  const names = games.info("throne")!.cards.filter(worth);
  const all = deck.length + names.reduce((sum, card) => sum + lies(card), 0);
  const [copies, end] = [Math.floor(all / names.length), all % names.length]; // the end of the game may be among them
  const high = names.reduce((sum, card) => sum + (worth(card) > value ? copies - lies(card) : 0), 0);
  return { value, high, unseen: deck.length, safe: deck.length - high - end };
}

/** The card on top of the deck that was looked at. */
function glimpse(event: EventInfo): Glimpse | null {
  const { event: name, parts } = event as ThroneEvent;
  return name === "looked" && parts.card ? { card: parts.card, at: "[data-deck]" } : null;
}

const objects = ["peek", "general", "assassin", "jester_down", "jester_up"].flatMap((kind) => [kind, `judge_${kind}`]);

export default {
  Board,
  about,
  barred,
  glimpse,
  named: ["swap", "destroy"],
  objects,
  sealed: [...objects, "swap", "destroy", "drop"],
  show,
  weighs,
  open: true,
} satisfies Folder<ThroneView, ThroneMove>;
