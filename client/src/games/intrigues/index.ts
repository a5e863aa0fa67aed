import type { Folder, Lying } from "../folder";
import Board from "./Board.svelte";
import type { IntriguesMove, IntriguesView } from "./types";

/** The character whose property asks, or that was drawn. */
function about(view: IntriguesView): string | null {
  return view.pending?.property ?? view.drawn ?? null;
}

/** Whoever a choice concerns: on the board, or among the dead of a location. */
function target(view: IntriguesView, { kind, parts }: IntriguesMove): Lying | undefined {
  if (!("place" in parts && "i" in parts)) return undefined;
  const one = (kind === "bring_dead" ? view.dead : view.board)[parts.place][parts.i];
  return one && { card: one.who, up: one.up };
}

export default { Board, about, target } satisfies Folder<IntriguesView, IntriguesMove>;
