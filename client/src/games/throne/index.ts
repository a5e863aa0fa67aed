import type { Folder } from "../folder";
import Board from "./Board.svelte";
import type { ThroneMove, ThroneView } from "./types";

/** The last card of the row; while a column is to be dropped, none. */
function about(view: ThroneView): string | null {
  return view.pending ? null : (view.row.at(-1) ?? null);
}

export default { Board, about } satisfies Folder<ThroneView, ThroneMove>;
