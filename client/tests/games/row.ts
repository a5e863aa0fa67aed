/** How a row is drawn: what the games that share its frame must show. */
import { flushSync, mount, unmount } from "svelte";
import { expect } from "vitest";
import type { Round } from "../../src/games/folder";
import { games } from "../../src/games/games.svelte";
import { acting, type RowCard, type RowView } from "../../src/games/row/places";
import { explained } from "../../src/lib/explained.svelte";
import Bar from "../../src/kit/Bar.svelte";
import { text, views, type Drawn } from "../positions";

/** A card as the kit draws it. */
interface Glass {
  name: string;
  down: boolean;
  known: boolean; // by the reader alone
  family: number;
  tokens: number;
  briber: number | null;
}

function glass(element: Element | null | undefined): number | null {
  const found = [...(element?.classList ?? [])].find((name) => /^glass-\d$/.test(name));
  return found === undefined ? null : Number(found.slice(6));
}

function drawnAs(card: Element): Glass {
  return {
    name: text(card.querySelector(".name")), down: card.classList.contains("down"), known: card.classList.contains("known"), family: glass(card)!,
    tokens: Number(text(card.querySelector(".tokens b"))), briber: glass(card.querySelector(".claimed")),
  };
}

/** How a card in the row should be drawn. */
function expected(card: RowCard, { story }: Drawn<RowView>): Glass {
  const briber = ("briber" in card ? card.briber : undefined) ?? null;
  return { name: card.card === null ? "" : story.card(card.card), down: !card.up, known: !card.up && card.card !== null, family: card.family, tokens: card.tokens, briber };
}

/** What a reader of the screen is told of something. */
export function label(element: Element | null): string {
  return element?.getAttribute("aria-label") ?? text(element!.querySelector(".hidden-words"));
}

/** The row: each place a stack, of which the uppermost three are seen; its top card is told in words. */
function checkRow(drawn: Drawn<RowView>): void {
  const { view, board, story } = drawn;
  expect(board.querySelectorAll("[data-place]")).toHaveLength(view.row.length);
  for (const [place, stack] of view.row.entries()) {
    const spot = board.querySelector(`[data-stack="${place}"]`)!;
    expect([...spot.querySelectorAll(".card")].map(drawnAs)).toEqual(stack.slice(-3).map((card) => expected(card, drawn)));
    expect(spot.classList.contains("current")).toBe(acting(view) === place);
    const top = stack.at(-1)!;
    const told = label(board.querySelector(`[data-place="${place}"]`));
    expect(told).toContain(`Place ${place + 1}, ${story.name(top.family)}: ${top.card === null ? "face down" : story.card(top.card)}`);
    expect([told.includes("influence on it"), told.includes("bribed")]).toEqual([top.tokens > 0, "briber" in top && top.briber !== undefined]);
    const piece = board.querySelector<HTMLElement>(`[data-place="${place}"]`)!;
    if (!piece.classList.contains("can")) expect(explainedBy(piece)).toBe(top.card ?? "");
    // a stack says how many lie there, and which, as far as that is known
    expect(text(spot.querySelector(".deep"))).toBe(stack.length > 1 ? String(stack.length) : "");
    const note = piece.dataset["note"] ?? "";
    expect(note.includes("Could be: "), "what may be known of a hidden card").toBe(top.card === null);
    for (const card of stack.length > 1 ? stack : []) expect(note).toContain(card.card === null ? "face down" : story.card(card.card));
  }
}

/** The card that a click explains. */
function explainedBy(piece: HTMLElement): string | null {
  explained.card = null;
  piece.click();
  return explained.card;
}

/** The families: influence, hand, discard pile, whose turn it is, who is first. */
function checkSeats({ view, board, story }: Drawn<RowView>): void {
  for (let seat = 0; seat < view.players; seat++) {
    const plaque = board.querySelector(`[data-seat="${seat}"]`)!;
    expect(text(plaque.querySelector(".who b"))).toBe(story.name(seat));
    expect(parseInt(text(plaque.querySelector(".score")))).toBe(view.influence[seat]);
    expect([plaque.getAttribute("aria-current") !== null, plaque.querySelector(".first") !== null]).toEqual([seat === view.seat, seat === view.first && view.phase !== "over"]);
    const told = label(plaque);
    expect(told).toMatch(new RegExp(`\\b${view.hand[seat]!.length} cards? in hand`));
    expect(told.includes(`discard pile: ${story.cards(view.discard[seat]!)}`)).toBe(view.discard[seat]!.length > 0);
  }
}

/** The cards in hand and aside, of every seat whose cards the reader knows; nothing of the others. */
function checkHands({ view, board, story, eyes }: Drawn<RowView>): void {
  for (let seat = 0; seat < view.players; seat++) {
    const box = board.querySelector(`[data-hand-of="${seat}"]`);
    const open = view.hand[seat]!.concat(view.aside[seat]!).some((card) => card !== null);
    expect(box !== null).toBe(seat === eyes || (eyes === null && open));
    if (box === null) continue;
    const held = [...box.querySelectorAll("[data-hand], [data-held] .card")];
    const order = games.info(view.game)!.cards;
    const hand = view.hand[seat]!.map((card) => card!);
    expect(held.map((card) => text(card.querySelector(".name")))).toEqual((seat === eyes ? hand.sort((one, two) => order.indexOf(one) - order.indexOf(two)) : hand).map((card) => story.card(card)));
    const keys = held.map((card) => text(card.querySelector(".key"))).filter(Boolean);
    expect(keys).toEqual([...keys].sort());
    expect(held.every((card) => glass(card) === seat && !card.classList.contains("down"))).toBe(true);
    expect([...box.querySelectorAll("[data-aside] .card")].map(label)).toEqual(view.aside[seat]!.map((card) => story.card(card!)));
  }
}

/** The whole table. */
export function check(drawn: Drawn<RowView>): void {
  checkRow(drawn);
  checkSeats(drawn);
  checkHands(drawn);
}

const PHASES = { placement: "placement phase", resolution: "resolution phase", over: "game over" };

/** The bar above the table shows the round, of how many, and the phase. */
export async function checkRounds(game: string, round: (view: RowView) => Round): Promise<void> {
  const shown = new Set<string>();
  for (const view of await views<RowView>(game)) {
    const last = view.round === 6 && view.phase !== "over";
    const said = `Round ${view.round} of 6 ${last ? "Last round · " : ""}${PHASES[view.phase]}`;
    if (shown.has(said)) continue;
    shown.add(said);
    const { note, phase, ...of } = round(view);
    const bar = document.createElement("div");
    const mounted = mount(Bar, { target: bar, props: { round: of, roundNote: note, phase } });
    flushSync();
    expect(text(bar.querySelector(".round"))).toBe(said);
    expect(bar.querySelectorAll(".lancets svg")).toHaveLength(6);
    expect([...bar.querySelectorAll(".lancets svg")].findIndex((one) => one.classList.contains("now"))).toBe(view.round - 1);
    expect(bar.querySelectorAll(".lancets .done")).toHaveLength(view.round - 1);
    void unmount(mounted);
  }
  expect(shown.size).toBeGreaterThan(8);
}
