import { describe, expect, test } from "vitest";
import ablaze from "../../src/games/ablaze";
import type { AblazeMove, AblazeQuestion, AblazeView } from "../../src/games/ablaze/types";
import oriflamme from "../../src/games/oriflamme";
import type { OriflammeQuestion, OriflammeView } from "../../src/games/oriflamme/types";
import type { RowCard, RowView } from "../../src/games/row/places";
import { explained } from "../../src/lib/explained.svelte";
import { documents, draw, faces, text, views, type Drawn, type Face } from "../positions";

/** How a card in the row should be drawn. */
function expected(card: RowCard, covered: boolean, { story }: Drawn<RowView>): Partial<Face> {
  const known = !card.up && card.card !== null ? ["face down"] : []; // by the reader alone
  const bribed = "briber" in card && card.briber !== undefined ? [`bribed: ${story.name(card.briber)}`] : [];
  return {
    name: card.card === null ? "face down" : story.card(card.card), back: card.card === null, down: !card.up, slim: covered,
    family: card.family, tokens: card.tokens, notes: [...known, ...bribed],
  };
}

/** The row: each place a stack, the top card first and whole, of those below the edges. */
function checkRow(drawn: Drawn<RowView>): void {
  const { view, board } = drawn;
  expect(board.querySelectorAll("[data-place]")).toHaveLength(view.row.length);
  for (const [place, stack] of view.row.entries()) {
    const spot = board.querySelector<HTMLElement>(`[data-place="${place}"]`)!;
    expect(faces(spot)).toMatchObject(stack.map((card, i) => expected(card, i < stack.length - 1, drawn)).reverse());
    expect(text(spot)).toContain(`Place ${place}, ${drawn.story.name(stack.at(-1)!.family)}:`);
    expect(spot.parentElement!.classList.contains("current")).toBe(view.current === place);
    if (!spot.classList.contains("can")) expect(explainedBy(spot)).toBe(stack.at(-1)!.card);
  }
}

/** The card that a click explains. */
function explainedBy(spot: HTMLElement): string | null {
  explained.card = null;
  spot.click();
  return explained.card;
}

/** The families: influence, hand, discard pile, whose turn it is, who is first; round and phase. */
function checkSeats({ view, board, story }: Drawn<RowView>): void {
  expect(text(board.querySelector("[data-round]"))).toContain(`Round ${view.round} of 6`);
  for (let seat = 0; seat < view.players; seat++) {
    const line = board.querySelector(`[data-seat="${seat}"]`)!;
    expect(text(line.querySelector("strong"))).toBe(story.name(seat));
    expect(parseInt(text(line.querySelector(".points")))).toBe(view.influence[seat]);
    expect(parseInt(text(line.querySelector("[data-hand-size]")))).toBe(view.hand[seat]!.length);
    expect(text(line.querySelector("[data-discard]"))).toBe(view.discard[seat]!.length ? `discard pile: ${story.cards(view.discard[seat]!)}` : "");
    expect([line.querySelector(".asked") !== null, line.querySelector(".first") !== null]).toEqual([seat === view.seat, seat === view.first]);
  }
}

/** The cards in hand and aside, of every seat whose cards the reader knows; nothing of the others. */
function checkHands({ view, board, story, eyes }: Drawn<RowView>): void {
  for (let seat = 0; seat < view.players; seat++) {
    const hand = board.querySelector(`[data-hand-of="${seat}"]`);
    const open = view.hand[seat]!.concat(view.aside[seat]!).some((card) => card !== null);
    expect(hand !== null).toBe(seat === eyes || (eyes === null && open));
    if (hand === null) continue;
    expect(faces(hand).map((face) => face.name)).toEqual([...view.hand[seat]!, ...view.aside[seat]!].map((card) => story.card(card!)));
    expect(faces(hand).every((face) => face.family === seat && !face.back)).toBe(true);
  }
}

function checkAblaze({ view, board, story }: Drawn<AblazeView>): void {
  for (let seat = 0; seat < view.players; seat++) {
    const line = board.querySelector(`[data-seat="${seat}"]`)!;
    expect(line.querySelector("[data-twin]") !== null).toBe(view.twin[seat]);
    const clues = view.clues?.[seat] ?? [];
    expect(text(line.querySelector("[data-clues]"))).toBe(clues.length ? `not set aside: ${story.cards(clues)}` : "");
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
  test("has answers that point to top cards", async () => {
    for (const { view, legal } of (await documents<AblazeView, AblazeQuestion, AblazeMove>("ablaze")).questions)
      for (const move of legal)
        expect(ablaze.target(view, move)).toEqual("place" in move.parts ? view.row[move.parts.place]!.at(-1) : undefined);
  });
});
