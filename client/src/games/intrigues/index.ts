import type { EventInfo } from "$wire";
import { say } from "../../lib/words.svelte";
import type { Aim, Folder, Glimpse, Round } from "../folder";
import { games } from "../games.svelte";
import Board from "./Board.svelte";
import { show } from "./show";
import type { IntriguesEvent, IntriguesMove, IntriguesView } from "./types";

/** The character whose property asks, or that was drawn. */
function about(view: IntriguesView): string | null {
  return view.pending?.property ?? view.drawn ?? null;
}

/** Whoever a choice concerns: on the board, or among the dead of a location; `apart`: does what the reader sees of it tell which? */
function aim(view: IntriguesView, { kind, parts }: IntriguesMove): Aim {
  if (!("i" in parts)) return {};
  const cards = (kind === "bring_dead" ? view.dead : view.board)["place" in parts ? parts.place : "factory"].map((card) => card.who);
  const who = cards[parts.i] ?? null;
  const apart = who !== null || cards.filter((card) => card === null).length === 1;
  return { aim: who === null ? "hidden" : "known", target: who, apart: apart ? "yes" : "no" };
}

function round(view: IntriguesView): Round {
  const turns = games.option(view, "turns");
  return { at: view.round, of: turns, note: say("turn-of", { turn: view.round, turns }) };
}

/** Whoever was looked at. */
function glimpse(event: EventInfo): Glimpse | null {
  const { event: name, parts } = event as IntriguesEvent;
  return name === "looked" && parts.card ? { card: parts.card, at: `[data-person="${parts.place}/${parts.index}"]` } : null;
}

export default { Board, about, aim, glimpse, objects: ["bring_deck"], sealed: ["look", "open", "close", "move", "leave"], round, show } satisfies Folder<IntriguesView, IntriguesMove>;
