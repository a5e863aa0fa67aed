import type { Story } from "../../lib/story";
import { say, words } from "../../lib/words.svelte";
import type { Aim, Folder, Glimpse, Round } from "../folder";
import { games } from "../games.svelte";
import Board from "./Board.svelte";
import { before, CHARACTERS, drawn, prelude, riding } from "./changes";
import { barred, called, spot, weighs } from "./reach";
import { show } from "./show";
import type { IntriguesEvent, IntriguesMove, IntriguesQuestion, IntriguesView } from "./types";

/** The character whose property asks, or that was drawn. */
function about(view: IntriguesView): string | null {
  return view.pending?.property ?? view.drawn ?? null;
}

/** The card that is to be placed. */
function asking(view: IntriguesView, { id }: IntriguesQuestion): Aim {
  return id === "deployment" ? { card: view.drawn } : {};
}

/** Whoever a choice concerns: on the board, or among the dead of a location; `apart`: does what the reader sees of it
 * tell which? */
function aim(view: IntriguesView, { kind, parts }: IntriguesMove): Aim {
  if (!("i" in parts)) return {};
  const cards = (kind === "bring_dead" ? view.dead : view.board)["place" in parts ? parts.place : "factory"];
  const who = cards[parts.i]?.who ?? null;
  // one that the reader has seen lies face down, too
  const apart = who !== null || cards.filter((card) => !card.up).length === 1;
  return { aim: who === null ? "hidden" : "known", target: who, apart: apart ? "yes" : "no" };
}

function round(view: IntriguesView): Round {
  const turns = games.option(view, "turns");
  return { at: view.round, of: turns, note: say("turn-of", { turn: view.round, turns }) };
}

/** Who rode with the Coachman, and why a turn has more actions. */
function besides(told: IntriguesEvent[], at: number, story: Story): string {
  if (told[0]!.event !== "chapter") return ""; // a game that goes on from another's position tells not all
  const { event, parts } = told[at]!;
  const earlier = told.slice(0, at);
  if (event === "drove")
    return rode(
      riding(before(earlier)[parts.place]).flatMap(({ who }) => (who === "coachman" ? [] : [who])),
      story,
    );
  if (event !== "turn") return "";
  const empty = drawn(earlier) === CHARACTERS;
  return [
    parts.round === story.options["turns"] ? words.say(story.game, "board-last") : "",
    empty ? words.say(story.game, "board-empty", { actions: story.options["spare"]! }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Passengers, as far as the reader knows them. */
function rode(riders: (string | null)[], story: Story): string {
  const [known, hidden] = [riders.filter((who) => who !== null), riders.filter((who) => who === null).length];
  const cards = [
    ...known.map((who) => story.card(who)),
    ...(hidden ? [words.say(story.game, "board-rider", { cards: hidden })] : []),
  ];
  return cards.length ? words.say(story.game, "board-riders", { cards: cards.join(", ") }) : "";
}

/** Whoever was looked at. */
function glimpse({ event, parts }: IntriguesEvent): Glimpse | null {
  return event === "looked" && parts.card
    ? { card: parts.card, at: `[data-person="${parts.place}/${parts.index}"]` }
    : null;
}

export default {
  Board,
  about,
  aim,
  asking,
  barred,
  besides,
  called,
  glimpse,
  objects: ["bring_deck"],
  sealed: ["look", "open", "close", "move", "leave"],
  round,
  prelude,
  show,
  spot,
  weighs,
} satisfies Folder<IntriguesView, IntriguesMove, IntriguesEvent, IntriguesQuestion>;
