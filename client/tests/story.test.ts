import { describe, expect, test } from "vitest";
import rulebook from "../../src/camarilla/rulebooks/en/throne.md?raw";
import { printed } from "../src/lib/emblems";
import { hint, meant } from "../src/lib/sight";
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

describe("a question is about a card", () => {
  const row = [[{ card: "lord", family: 0, up: true }], [{ card: null, family: 1, up: false }, { card: "spy", family: 0, up: false }]];

  test("the chosen one, the acting one, the last of the row, the one drawn", () => {
    expect(meant({ row, current: 0 }, {})).toBe("lord");
    expect(meant({ row, current: 0 }, { card: "heir" })).toBe("heir");
    expect(meant({ row, current: 1 }, {})).toBeNull();
    expect(meant({ row: ["king", "judge"] }, {})).toBe("judge");
    expect(meant({ drawn: "barman" }, {})).toBe("barman");
    expect(meant({ row: [] }, {})).toBeNull();
  });
  test("and its choices say what lies where they point", () => {
    const choice = (parts: Record<string, string | number>, kind = "x") => ({ code: 0, move: "", kind, parts });
    const town = { board: { alley: [{ who: "killer", up: true }] }, dead: { alley: [{ who: "spy", up: true }] } };
    expect(hint({ row }, choice({ place: 0 }), story)).toBe("Seat 0, lord");
    expect(hint({ row }, choice({ place: 1 }), story)).toContain("Seat 1");
    expect(hint(town, choice({ place: "alley", i: 0 }), story)).toBe("killer");
    expect(hint(town, choice({ place: "alley", i: 0 }, "bring_dead"), story)).toBe("spy");
    expect(hint(town, choice({ place: "alley" }, "deploy"), story)).toBe("");
  });
});

test("the cards of Behind the Throne show the numbers of its rulebook", () => {
  const rules = rulebook.replace(/\s+/g, " ");
  for (const [name, value] of Object.entries(printed)) expect(rules.toLowerCase()).toContain(`${name} ${value}`);
  expect(Object.keys(printed)).toHaveLength(9);
});
