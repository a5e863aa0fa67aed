import { describe, expect, test } from "vitest";
import { common } from "../src/boards/keys";
import { agrees, groups } from "../src/lib/picking.svelte";

const choice = (code: number, kind: string, parts: Record<string, string | number>) => ({ code, kind, parts, move: String(code) });
const placing = [
  choice(0, "place_front", { card: "lord" }),
  choice(1, "place_front", { card: "spy" }),
  choice(2, "place_on", { card: "lord", place: 3 }),
  choice(3, "place_on", { card: "spy", place: 3 }),
];

describe("choices", () => {
  test("agree with some of their parts, and with their kind", () => {
    expect(placing.filter((one) => agrees(one, { card: "lord" })).map((one) => one.code)).toEqual([0, 2]);
    expect(placing.filter((one) => agrees(one, { kind: "place_on", card: "spy" })).map((one) => one.code)).toEqual([3]);
    expect(agrees(placing[0]!, { place: 3 })).toBe(false);
  });

  test("are grouped when they are many, by the first part they all have", () => {
    expect(groups(placing, {}, 2).map((group) => [group.parts, group.choices.length])).toEqual([
      [{ card: "lord" }, 2],
      [{ card: "spy" }, 2],
    ]);
    expect(groups(placing, {}, 4)).toHaveLength(4);
    expect(groups(placing.slice(0, 2), { card: "lord" }, 1)).toHaveLength(2);
  });
});

describe("keys", () => {
  test("stay with what stays", () => {
    expect(common(["a", "b", "c"], ["a", "x", "b", "c"])).toEqual([0, null, 1, 2]);
    expect(common(["a", "b", "c"], ["a", "c"])).toEqual([0, 2]);
    expect(common([], ["a"])).toEqual([null]);
  });
});
