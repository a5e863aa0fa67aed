import type { Aim, Folder } from "../folder";
import Board from "./Board.svelte";
import { show } from "./show";
import type { ThroneMove, ThroneView } from "./types";

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

const objects = ["peek", "general", "assassin", "jester_down", "jester_up"].flatMap((kind) => [kind, `judge_${kind}`]);

export default { Board, about, asking, objects, show, open: true } satisfies Folder<ThroneView, ThroneMove>;
