import type { EventInfo } from "$wire";
import type { Aim, Folder, Glimpse } from "../folder";
import Board from "./Board.svelte";
import { destroys } from "./court";
import { show } from "./show";
import type { ThroneEvent, ThroneMove, ThroneView } from "./types";

/** The last card of the row; while a column is to be dropped, none. */
function about(view: ThroneView): string | null {
  return view.pending ? null : (view.row.at(-1) ?? null);
}

function asking(view: ThroneView): Aim {
  return { destroys: destroys(view) };
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
  asking,
  glimpse,
  named: ["swap", "destroy"],
  objects,
  sealed: [...objects, "swap", "destroy", "drop"],
  show,
  open: true,
} satisfies Folder<ThroneView, ThroneMove>;
