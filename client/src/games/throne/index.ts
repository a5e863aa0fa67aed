import type { Choice, Forecast, Seen } from "$wire";
import type { Parts } from "../../lib/picking.svelte";
import type { Story } from "../../lib/story";
import { capital, words } from "../../lib/words.svelte";
import type { Folder, Glimpse, Weighed } from "../folder";
import { games } from "../games.svelte";
import Board from "./Board.svelte";
import { prelude } from "./changes";
import { bars, user } from "./court";
import { show } from "./show";
import { Telling } from "./telling";
import type { ThroneEvent, ThroneMove, ThroneQuestion, ThroneView } from "./types";

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
  return capital(said.join(" ") || (Number(seat) === view.turn ? "" : hampered(view, kinds, story)));
}

/** The rule that decides now: two equal cards, one too high, a deck that has run out. */
function rule({ deck }: ThroneView, { id, details }: ThroneQuestion): string | undefined {
  if (id !== "turn") return undefined;
  const { last, destroys } = details;
  if (last === "above") return "THR-5";
  if (last === "equal" && destroys !== "done") return destroys === "queens" ? "THR-10" : "THR-8";
  return deck.length === 0 ? "THR-19" : undefined;
}

/** One's own bust, and what changes the game for everybody. */
function stays({ event, parts }: ThroneEvent, me: number | null): boolean {
  return event === "reshuffled" || event === "ended" || (event === "bust" && parts.seat === me);
}

/** Why nothing can be exchanged or destroyed at all: one's own Kings or Queens want a longer row (THR-10, THR-12). */
function hampered({ row, turn, tableau, value, destroyed_here }: ThroneView, kinds: string[], story: Story): string {
  const { king = 0, queen = 0 } = tableau[turn]!;
  const equal = row.length > 1 && value === games.value("throne", row.at(-2)) && !destroyed_here;
  const said = (id: string, count: number) => [words.say(story.game, `board-bars-${id}`, { count })];
  return [
    ...(!kinds.includes("swap") && row.length < king ? said("kings", king) : []),
    ...(equal && !kinds.includes("destroy") && row.length <= queen ? said("queens", queen) : []),
  ].join(" ");
}

/** Why a move is good or bad, by what it would do at once. */
function weighs(
  view: ThroneView,
  { kind, parts }: ThroneMove,
  story: Story,
  told?: Forecast | null,
  of: (kind: string) => Forecast | null | undefined = () => null,
): Weighed {
  if (kind === "draw") return told && told.cards! > 1 ? { cards: told.cards!, high: told.high! } : { as: "" };
  if (kind.endsWith("peek")) return { as: "peek" };
  if (objects.includes(kind)) return { as: "changes", facts: told?.saves ? "saves" : "none" };
  const me = view.seat!;
  const change = (one: number) => (told?.points?.[one] ?? view.points[one]!) - view.points[one]!;
  const own = { gain: Math.max(0, change(me)), loss: Math.max(0, -change(me)) };
  if (kind !== "swap" && kind !== "destroy") return { ...own, high: of("draw")?.high ?? 0 };
  const { seat: robbed, card } = parts;
  if (robbed === me) return { ...own, as: own.loss ? "drop" : "" };
  const { leading } = { ...view, ...told };
  const changed = (one: string[], other: string[]) => one.filter((kind) => !other.includes(kind));
  const won = changed(leading[me]!, view.leading[me]!);
  const gone = changed(view.leading[robbed]!, leading[robbed]!);
  return {
    ...own,
    more: Math.max(0, change(robbed)),
    less: Math.max(0, -change(robbed)),
    passed: won.some((kind) => gone.includes(kind)) ? "yes" : "no", // no other than the card that is exchanged
    won: story.cards(changed(won, gone)) || "none",
    gone: story.cards(changed(gone, won)) || "none",
    ...words.parts("throne", { robbed, target: card }, story.player),
  } as Weighed;
}

/** What to be asked before a row is given up: it is not while it can be saved (THR-6). */
function warns({ legal, forecasts = [] }: Seen, { kind }: Choice, story: Story): string {
  const lowering = legal.filter((_, i) => forecasts[i]?.value !== undefined);
  const helping = new Set(lowering.flatMap((choice) => user(choice.kind) ?? []));
  return kind === "bust" ? words.say("throne", "board-forgone", { cards: story.cards([...helping]) }) : "";
}

/** The card on top of the deck that was looked at. */
function glimpse({ event, parts }: ThroneEvent): Glimpse | null {
  return event === "looked" && parts.card ? { card: parts.card, at: "[data-deck]" } : null;
}

const objects = ["peek", "general", "assassin", "jester_down", "jester_up"].flatMap((kind) => [kind, `judge_${kind}`]);

export default {
  Board,
  about,
  barred,
  glimpse,
  late: ["revealed"],
  named: ["swap", "destroy"],
  note: (view, choice, picking, story, eyes) =>
    new Telling(
      () => view,
      () => story,
      () => picking,
    ).note(choice, eyes),
  objects,
  sealed: [...objects, "swap", "destroy", "drop"],
  prelude,
  rule,
  show,
  stays,
  warns,
  weighs,
  open: true,
} satisfies Folder<ThroneView, ThroneMove, ThroneEvent, ThroneQuestion>;
