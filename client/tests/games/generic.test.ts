import { expect, test } from "vitest";
import { mount, type Component } from "svelte";
import type { BoardProps } from "../../src/games/folder";
import Generic from "../../src/games/Generic.svelte";
import { Reading, type Json } from "../../src/games/generic";
import { games as folders } from "../../src/games/games.svelte";
import { Picking } from "../../src/lib/picking.svelte";
import { NOTHING } from "../../src/stage/asking";
import { Story } from "../../src/lib/story";
import { games } from "../browser";
import { draw, faces, text } from "../positions";

type Sheet = Record<string, Json>;
const HEADER = ["game", "players", "seat", "options"];

/** Every card of a document, wherever it is, as it should be drawn: its name, or how many backs. */
function cards([name, value]: [string, Json], reading: Reading): (string | number)[] {
  const pile = reading.pile(value);
  const placed = reading.placed(value);
  if (pile) return reading.runs(pile).map((run) => run.card ?? run.count);
  if (placed) return [placed.card ?? 1];
  if (name === "card" && reading.isCard(value)) return [value ?? 1];
  return value !== null && typeof value === "object" ? Object.entries(value).flatMap((one) => cards(one, reading)) : [];
}

test.each((await games()).games)("a game without a board of its own shows all cards and seats: $id", async ({ id, cards: names }) => {
  const Board: Component<BoardProps<Sheet>> = Generic as never; // a game that the page has no types of
  await draw<Sheet>(id, Board, ({ view, board, story }) => {
    const reading = new Reading(names, Number(view.players));
    const shown = Object.entries(view).filter(([name]) => !HEADER.includes(name));
    const expected = shown.flatMap((one) => cards(one, reading));
    expect(faces(board).map((face) => face.name)).toEqual(expected.map((one) => (typeof one === "string" ? story.card(one) : "face down")));
    const backs = faces(board).filter((face) => face.back).map((face) => Number(face.notes[0]?.match(/^×(\d+) /)?.[1] ?? 1));
    expect(backs).toEqual(expected.filter((one) => typeof one === "number"));
    expect(board.querySelectorAll("[data-seat]")).toHaveLength(Number(view.players));
    expect(board.querySelectorAll("[data-member]")).toHaveLength(shown.length);
    expect(text(board)).not.toMatch(/undefined|\[object|NaN/);
  }, "0");
});

test("a card that is not known has a back, wherever it is named", async () => {
  await folders.load("oriflamme");
  const view = { game: "oriflamme", players: 2, seat: 0, pledged: { card: null, claim: "lord" } } as never;
  const board = document.createElement("div");
  const picking = new Picking(() => [], () => undefined);
  mount(Generic, { target: board, props: { view, story: new Story("oriflamme", null, 0), picking, eyes: 0, ask: NOTHING, seats: [], busy: false } });
  expect(faces(board)).toMatchObject([{ back: true }]);
  expect(text(board.querySelector("[data-member=pledged]"))).toContain("Claim Lord");
});

test("what belongs to seats is told from what lies on the table", () => {
  const reading = new Reading(["lord", "spy"], 2);
  expect(reading.isBySeat([["lord"], [null, null]])).toBe(true);
  expect(reading.isBySeat([1, 2])).toBe(true);
  expect(reading.isBySeat([1, 2, 3])).toBe(false);
  expect(reading.isBySeat([[{ card: "lord", up: true }], [{ card: null, up: false }]])).toBe(false);
  expect(reading.isBySeat([{ event: "murder" }, { event: "curfew" }])).toBe(false);
  expect(reading.placed({ card: null, up: false, tokens: 2 })).toEqual({ card: null, up: false, rest: [["tokens", 2]] });
});
