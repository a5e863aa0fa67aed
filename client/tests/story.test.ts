import { describe, expect, test } from "vitest";
import type { EventInfo } from "$wire";
import { gains } from "../src/lib/gains";
import { games } from "../src/games/games.svelte";
import { lines, paragraphs, retold, Story } from "../src/lib/story";
import { words } from "../src/lib/words.svelte";

const story = { closing: () => "", line: (told: { event: string }[], at: number) => told[at]!.event, name: (seat: number) => `Seat ${seat}`, card: (name: string) => name } as unknown as Story;
const told = (...events: string[]) => events.map((event) => ({ event, rule: "ORI-1", parts: {} }) as EventInfo);

describe("the log", () => {
  test("says once what happened several times in a row", () => {
    const found = lines(told("a", "b", "b", "a"), 0, story);
    expect(found.map((line) => [line.text, line.times, line.first])).toEqual([["a", 1, 0], ["b", 2, 1], ["a", 1, 3]]);
  });
  test("keeps the number of its lines when the first ones are left out", () => {
    expect(lines(told("a", "b", "c"), 1, story).map((line) => line.first)).toEqual([1, 2]);
  });
});

test("the log closes a round with who gained what", () => {
  const events: EventInfo[] = [
    { event: "round", rule: "", parts: { first: 0, round: 1 } },
    { event: "gained", rule: "", parts: { seat: 1, amount: 3, card: "lord" } },
    { event: "stole", rule: "", parts: { seat: 0, robbed: 1, amount: 1 } },
    { event: "round", rule: "", parts: { first: 1, round: 2 } },
  ];
  expect(gains(events, 3, { gained: 1, stole: 1 })).toEqual({ 0: 1, 1: 2 });
  expect(gains(events, 2, { gained: 1, stole: 1 })).toEqual({});
});

test("a reader who gained nothing in a round is told so", async () => {
  await words.start();
  await games.load("oriflamme");
  const round = (number: number): EventInfo => ({ event: "round", rule: "", parts: { first: 0, round: number } });
  const events: EventInfo[] = [round(1), { event: "gained", rule: "", parts: { seat: 1, amount: 3, card: "lord" } }, round(2)];
  const closing = (me: number | null) => new Story("oriflamme", null, me).closing(events, 2);
  expect([closing(0), closing(1), closing(null)]).toEqual(["This round: you 0, Player 2 +3.", "This round: you +3.", "This round: Player 2 +3."]);
  expect(new Story("oriflamme", null, 0).closing([round(1), round(2)], 1), "nobody gained anything").toBe("");
});

test("a text written in lines becomes paragraphs", () => {
  expect(paragraphs("one\ntwo\n\nthree\n")).toEqual(["one two", "three"]);
});

test("a step of a replay begins with what was answered, as the link says that leads there", () => {
  const story = { event: ({ event }: EventInfo) => `${event}.` };
  expect(retold(told("revealed", "eliminated", "gained"), story)).toEqual({ title: "revealed.", note: "eliminated. gained." });
  expect(retold([], story)).toEqual({ title: "", note: "" });
});
