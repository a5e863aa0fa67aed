import type { EventInfo } from "$wire";
import type { Aim, Folder, Glimpse } from "../folder";
import Board from "./Board.svelte";
import { show } from "./show";
import type { ThroneEvent, ThroneMove, ThroneView } from "./types";

/** The last card of the row; while a column is to be dropped, none. */
function about(view: ThroneView): string | null {
  return view.pending ? null : (view.row.at(-1) ?? null);
}

/** May a card be destroyed where the last two are equal (THR-8, THR-10)? */
function asking(view: ThroneView): Aim {
  if (view.destroyed_here) return { destroys: "done" };
  const left = view.tableau.some((held, seat) => Object.keys(held).length > 0 && !view.destroyed_from.includes(seat));
  return { destroys: left && view.row.length > (view.tableau[view.turn]!.queen ?? 0) ? "yes" : "no" };
}

/** The card on top of the deck that was looked at. */
function glimpse(event: EventInfo): Glimpse | null {
  const { event: name, parts } = event as ThroneEvent;
  return name === "looked" && parts.card ? { card: parts.card, at: "[data-deck]" } : null;
}

const objects = ["peek", "general", "assassin", "jester_down", "jester_up"].flatMap((kind) => [kind, `judge_${kind}`]);

export default { Board, about, asking, glimpse, named: ["swap", "destroy"], objects, show, open: true } satisfies Folder<ThroneView, ThroneMove>;
