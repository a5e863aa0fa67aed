import type { Folder } from "../folder";
import Board from "./Board.svelte";
import { show } from "./show";
import type { ThroneMove, ThroneView } from "./types";

/** The last card of the row; while a column is to be dropped, none. */
function about(view: ThroneView): string | null {
  return view.pending ? null : (view.row.at(-1) ?? null);
}

const objects = ["peek", "general", "assassin", "jester_down", "jester_up"].flatMap((kind) => [kind, `judge_${kind}`]);

export default { Board, about, objects, show, open: true } satisfies Folder<ThroneView, ThroneMove>;
