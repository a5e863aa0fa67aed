import { say } from "../../lib/words.svelte";
import type { Folder, Lying, Round } from "../folder";
import { games } from "../games.svelte";
import Board from "./Board.svelte";
import { show } from "./show";
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

function round(view: IntriguesView): Round {
  const turns = games.option(view, "turns");
  return { at: view.round, of: turns, note: say("turn-of", { turn: view.round, turns }) };
}

export default { Board, about, target, objects: ["bring_deck"], round, show } satisfies Folder<IntriguesView, IntriguesMove>;
