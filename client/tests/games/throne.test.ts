import { expect, test } from "vitest";
import rulebook from "../../../src/camarilla/rulebooks/en/throne.md?raw";
import throne from "../../src/games/throne";
import type { ThroneQuestion, ThroneView } from "../../src/games/throne/types";
import { VALUES } from "../../src/games/throne/values";
import { documents, draw, faces, text, views, type Drawn } from "../positions";

/** The row of this turn with what its last card counts, and the deck. */
function checkRow({ view, board, story }: Drawn<ThroneView>): void {
  const [deck, ...row] = faces(board.querySelector("[data-row]"));
  const top = view.deck[0] ?? null;
  expect(deck).toMatchObject({ back: top === null, down: true, name: story.known(top) });
  expect(deck!.notes.at(-1)).toBe(view.deck.length === 1 ? "1 card left" : `${view.deck.length} cards left`);
  const values = view.row.map((_, i) => (i === view.row.length - 1 && view.value !== null ? [`value ${view.value}`] : []));
  expect(row).toMatchObject(view.row.map((card, i) => ({ name: story.card(card), down: false, value: VALUES[card] ?? 0, notes: values[i] })));
}

/** Each seat's columns and points, and whose turn it is. */
function checkSeats({ view, board, story, scores }: Drawn<ThroneView>): void {
  for (const [seat, columns] of view.tableau.entries()) {
    const before = board.querySelector(`[data-seat="${seat}"]`)!;
    expect(before.classList.contains("turn")).toBe(seat === view.turn);
    expect(before.querySelector(".asked") !== null).toBe(seat === view.seat);
    expect(parseInt(text(before.querySelector(".points")))).toBe(scores[seat]);
    expect(faces(before).map((face) => [face.name, face.family, face.notes[0]])).toEqual(
      Object.entries(columns).map(([card, height]) => [story.card(card), seat, `×${height}${height === 1 ? "1 card" : `${height} cards`} in the column`]),
    );
  }
}

test("the court shows all that its documents say", async () => {
  await draw<ThroneView>("throne", throne.Board, (drawn) => {
    const { view, board, story } = drawn;
    checkRow(drawn);
    checkSeats(drawn);
    expect(text(board.querySelector(".used"))).toBe(view.used.length ? `Used: ${story.cards(view.used)}` : "");
    expect(text(board.querySelector("[data-discard]"))).toBe(
      view.discard.length ? `Discarded (${view.discard.length}) ${story.cards(view.discard)}` : "",
    );
    expect(text(board)).not.toContain("{");
  });
});

test("the documents have known and unknown decks, rows in danger and finished games", async () => {
  const found = await views<ThroneView>("throne");
  const seen = found.filter((view) => view.deck.length > 1 && view.deck[1] === null); // not the truth
  expect(new Set(seen.map((view) => view.deck[0] === null))).toEqual(new Set([true, false]));
  expect(found.some((view) => view.row.at(-1) === "end" && view.value === null)).toBe(true);
  expect(new Set(found.map((view) => view.players))).toEqual(new Set([2, 3, 4]));
});

test("a question is about the last card of the row", async () => {
  for (const { id, view } of (await documents<ThroneView, ThroneQuestion>("throne")).questions)
    expect(throne.about(view)).toBe(id === "turn" ? view.row.at(-1) : null);
});

test("the cards show the numbers of the rulebook", () => {
  const rules = rulebook.replace(/\s+/g, " ").toLowerCase();
  for (const [name, value] of Object.entries(VALUES)) expect(rules).toContain(`${name} ${value}`);
  expect(Object.keys(VALUES)).toHaveLength(9);
});
