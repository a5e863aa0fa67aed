import { describe, expect, test } from "vitest";
import ablaze from "../../src/games/ablaze";
import type { AblazeMove, AblazeQuestion, AblazeView } from "../../src/games/ablaze/types";
import { games } from "../../src/games/games.svelte";
import oriflamme from "../../src/games/oriflamme";
import type { OriflammeQuestion, OriflammeView } from "../../src/games/oriflamme/types";
import type { RowCard, RowView } from "../../src/games/row/places";
import { across, apart, room, width } from "../../src/games/row/width";
import { explained } from "../../src/lib/explained.svelte";
import { documents, draw, text, views, type Drawn } from "../positions";

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
    tokens: Number(text(card.querySelector(".tokens b"))), briber: glass(card.querySelector(".bribed")),
  };
}

/** How a card in the row should be drawn. */
function expected(card: RowCard, { story }: Drawn<RowView>): Glass {
  const briber = ("briber" in card ? card.briber : undefined) ?? null;
  return { name: card.card === null ? "" : story.card(card.card), down: !card.up, known: !card.up && card.card !== null, family: card.family, tokens: card.tokens, briber };
}

/** What a reader of the screen is told of something. */
function label(element: Element | null): string {
  return element?.getAttribute("aria-label") ?? text(element!.querySelector(".hidden-words"));
}

/** The row: each place a stack, of which the uppermost three are seen; its top card is told in words. */
function checkRow(drawn: Drawn<RowView>): void {
  const { view, board, story } = drawn;
  expect(board.querySelectorAll("[data-place]")).toHaveLength(view.row.length);
  for (const [place, stack] of view.row.entries()) {
    const spot = board.querySelector(`[data-stack="${place}"]`)!;
    expect([...spot.querySelectorAll(".card")].map(drawnAs)).toEqual(stack.slice(-3).map((card) => expected(card, drawn)));
    expect(spot.classList.contains("current")).toBe(view.current === place);
    const top = stack.at(-1)!;
    const told = label(board.querySelector(`[data-place="${place}"]`));
    expect(told).toContain(`Place ${place + 1}, ${story.name(top.family)}: ${top.card === null ? "face down" : story.card(top.card)}`);
    expect([told.includes("influence on it"), told.includes("bribed")]).toEqual([top.tokens > 0, "briber" in top && top.briber !== undefined]);
    const piece = board.querySelector<HTMLElement>(`[data-place="${place}"]`)!;
    if (!piece.classList.contains("can")) expect(explainedBy(piece)).toBe(top.card);
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
    expect([plaque.getAttribute("aria-current") !== null, plaque.querySelector(".first") !== null]).toEqual([seat === view.seat, seat === view.first]);
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

function checkAblaze({ view, board, story }: Drawn<AblazeView>): void {
  for (let seat = 0; seat < view.players; seat++) {
    const told = label(board.querySelector(`[data-seat="${seat}"]`));
    expect(told.includes(`not in play yet: ${story.card("twin")}`)).toBe(view.twin[seat]);
    const clues = view.clues?.[seat] ?? [];
    expect(told.includes(`not set aside: ${story.cards(clues)}`)).toBe(clues.length > 0);
  }
  expect(text(board.querySelector("[data-plan]"))).toBe(view.plan === undefined ? "" : `Influence left on the Plan: ${view.plan}`);
}

function check(drawn: Drawn<RowView>): void {
  checkRow(drawn);
  checkSeats(drawn);
  checkHands(drawn);
}

describe("the row", () => {
  test("shows all that Oriflamme's documents say", async () => {
    await draw<OriflammeView>("oriflamme", oriflamme.Board, check);
  });
  test("shows all that Ablaze's documents say", async () => {
    await draw<AblazeView>("ablaze", ablaze.Board, (drawn) => {
      check(drawn);
      checkAblaze(drawn);
    });
  });
  test("is shown with stacks, bribes, clues, hidden and finished positions", async () => {
    const found = await views<AblazeView>("ablaze");
    expect(Math.max(...found.flatMap((view) => view.row.map((stack) => stack.length)))).toBeGreaterThan(2);
    expect(found.some((view) => view.row.flat().some((card) => card.briber !== undefined))).toBe(true);
    expect(found.some((view) => view.row.flat().some((card) => card.card === null))).toBe(true);
    expect(new Set(found.map((view) => [view.clues !== undefined, view.phase === "over", view.players].join())).size).toBeGreaterThan(8);
  });
});

describe("the round", () => {
  test("is told with its number and its phase", async () => {
    const phases = { placement: "placement phase", resolution: "resolution phase", over: "game over" };
    for (const view of await views<OriflammeView>("oriflamme"))
      expect(oriflamme.round(view)).toEqual({ at: view.round, of: 6, note: `Round ${view.round} of 6`, phase: phases[view.phase] });
  });
});

describe("the cards of the row", () => {
  test("never leave it: they give way to each other and to the room", () => {
    for (const places of [1, 9, 13, 17]) expect(places * width(places, 1084, 260) + (places + 1) * room(places).gap + 2 * room(places).end).toBeLessThanOrEqual(1084);
    expect(width(5, 1084, 200)).toBeLessThan(width(5, 1084, 260));
    expect(width(0, 0, 0)).toBe(44);
    const [last, end] = [across(29, 30, 44, apart(30, 1084, 44)), across(30, 30, 44, apart(30, 1084, 44))]; // more than have room: they overlap
    expect([last + 22 < end, end + room(30).end / 2 <= 542]).toEqual([true, true]);
  });
});

describe("a question in the row", () => {
  test("is about the top card of its place, and nothing while cards are placed", async () => {
    let stacks = 0;
    for (const question of (await documents<OriflammeView, OriflammeQuestion>("oriflamme")).questions) {
      const stack = question.id === "place" ? [] : question.view.row[question.details.place]!;
      const top = question.id === "reveal" ? stack.at(-1)!.card : question.id === "place" ? null : question.id;
      expect(oriflamme.about(question.view)).toBe(top);
      stacks += Number(question.id === "reveal" && stack.length > 1);
    }
    expect(stacks).toBeGreaterThan(9);
  });
  test("is about the ability that asks, also under a Plan", async () => {
    const abilities = { twin: "prince", activate: "plan", spend: "plan" };
    for (const { id, view } of (await documents<AblazeView, AblazeQuestion>("ablaze")).questions)
      if (id !== "place" && id !== "reveal") expect(ablaze.about(view)).toBe(id in abilities ? abilities[id as keyof typeof abilities] : id);
  });
  test("has answers that name the top cards they are aimed at", async () => {
    let bribed = 0;
    for (const { view, legal } of (await documents<AblazeView, AblazeQuestion, AblazeMove>("ablaze")).questions)
      for (const move of legal) {
        const top = "place" in move.parts ? view.row[move.parts.place]!.at(-1)! : undefined;
        const { aim, owner, target } = ablaze.aim(view, move);
        expect([aim, owner, target]).toEqual(top ? [top.card === null ? "hidden" : "known", top.briber ?? top.family, top.card] : [undefined, undefined, undefined]);
        bribed += Number(top?.briber !== undefined);
      }
    expect(bribed).toBeGreaterThan(0);
  });
  test("names the card that asks, and says where a Shapeshifter copies another", async () => {
    const copies = new Set<string>();
    for (const question of (await documents<OriflammeView, OriflammeQuestion>("oriflamme")).questions) {
      const about = oriflamme.asking(question.view, question);
      if (about.copies === "yes") copies.add(`${String(about.card)} as ${question.id}`);
    }
    expect([...copies]).toEqual(["shapeshifter as spy"]);
  });
});
