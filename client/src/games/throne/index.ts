import type { Choice, EventInfo, QuestionInfo } from "$wire";
import type { Parts } from "../../lib/picking.svelte";
import type { Story } from "../../lib/story";
import { capital, words } from "../../lib/words.svelte";
import type { Folder, Glimpse, Weighed } from "../folder";
import { games } from "../games.svelte";
import Board from "./Board.svelte";
import { bars } from "./court";
import { show } from "./show";
import type { CharacterName, ThroneEvent, ThroneMove, ThroneView } from "./types";

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
function rule({ deck }: ThroneView, { id, details }: QuestionInfo): string | undefined {
  const { last, destroys } = details as { last?: string; destroys?: string };
  if (id !== "turn") return undefined;
  if (last === "above") return "THR-5";
  if (last === "equal" && destroys !== "done") return destroys === "queens" ? "THR-10" : "THR-8";
  return deck.length === 0 ? "THR-19" : undefined;
}

/** One's own bust, and what changes the game for everybody. */
function stays(event: EventInfo, me: number | null): boolean {
  const { event: name, parts } = event as ThroneEvent;
  return name === "reshuffled" || name === "ended" || (name === "bust" && parts.seat === me);
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

/** What a card of another would bring or cost at once: whose columns begin or cease to score, whose protection is whose. */
function facts(view: ThroneView, kind: string, { seat, card }: Choice["parts"], story: Story): Weighed {
  const [robbed, taken] = [Number(seat), card as CharacterName];
  const [mine, theirs] = [view.turn, robbed].map((one) => view.tableau[one]?.[taken] ?? 0) as [number, number];
  const [enough, value] = [games.option(view, "scoring"), games.value("throne", taken)!];
  const gain = kind === "swap" && mine + 1 === enough ? value : 0;
  const back = kind === "swap" ? view.row.filter((one) => one === taken).length : 0;
  const loss = robbed !== view.turn && theirs >= enough && theirs - 1 + back < enough ? value : 0;
  const most = Math.max(...view.tableau.map((columns, i) => (columns[taken] ?? 0) - (i === robbed ? 1 : 0)));
  const guards = kind === "swap" && ["minstrel", "alchemist"].includes(taken) && mine < theirs && mine + 1 >= most;
  const found = gain && loss ? "both" : gain ? "gain" : loss ? "loss" : guards ? taken : "none";
  return { facts: found, gain, loss, ...words.parts("throne", { robbed }, story.player) } as Weighed;
}

/** Does a character bring down a last card that is too high? */
function saves({ row, value }: ThroneView, kind: string): string {
  const by = { general: 3, assassin: 2, jester_down: 1 }[kind.replace("judge_", "")] ?? 0;
  const over = (value ?? 0) - (games.value("throne", row.at(-2)) ?? Infinity);
  return over > 0 && over <= by ? "saves" : "none";
}

/** How many cards of the deck are higher than the last of the row, as far as anybody can count; nothing where its top
 * is known. */
function weighs(view: ThroneView, kind: string, parts: Choice["parts"], story: Story): Weighed {
  const { tableau, row, discard, deck } = view;
  if (kind === "swap" || kind === "destroy") return facts(view, kind, parts, story);
  if (objects.includes(kind))
    return kind.endsWith("peek") ? { as: "peek" } : { as: "changes", facts: saves(view, kind) };
  const worth = (card?: string) => games.value("throne", card) ?? 0;
  const value = worth(row.at(-1));
  if (!["draw", "take"].includes(kind)) return {};
  if (deck[0] != null || !value) return { as: "" };
  const lies = (card: string) =>
    [...row, ...discard].filter((one) => one === card).length +
    tableau.reduce((sum, columns) => sum + (columns[card as never] ?? 0), 0);
  const names = games.info("throne")!.cards.filter(worth);
  const all = deck.length + names.reduce((sum, card) => sum + lies(card), 0);
  const [copies, end] = [Math.floor(all / names.length), all % names.length]; // the end of the game may be among them
  const high = names.reduce((sum, card) => sum + (worth(card) > value ? copies - lies(card) : 0), 0);
  return { value, high, unseen: deck.length, safe: deck.length - high - end };
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
  barred,
  glimpse,
  late: ["revealed"],
  named: ["swap", "destroy"],
  objects,
  sealed: [...objects, "swap", "destroy", "drop"],
  rule,
  show,
  stays,
  weighs,
  open: true,
} satisfies Folder<ThroneView, ThroneMove>;
