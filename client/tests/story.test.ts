import { describe, expect, test } from "vitest";
import { lines, paragraphs, type Story } from "../src/lib/story";

const story = { event: (told: { event: string }) => told.event, name: (seat: number) => `Seat ${seat}`, card: (name: string) => name } as unknown as Story;
const told = (...events: string[]) => events.map((event) => ({ event, rule: "ORI-1", parts: {} }));

describe("the log", () => {
  test("says once what happened several times in a row", () => {
    const found = lines(told("a", "b", "b", "a"), 0, story);
    expect(found.map((line) => [line.text, line.times, line.first])).toEqual([["a", 1, 0], ["b", 2, 1], ["a", 1, 3]]);
  });
  test("keeps the number of its lines when the first ones are left out", () => {
    expect(lines(told("a", "b", "c"), 1, story).map((line) => line.first)).toEqual([1, 2]);
  });
});

test("a text written in lines becomes paragraphs", () => {
  expect(paragraphs("one\ntwo\n\nthree\n")).toEqual(["one two", "three"]);
});
