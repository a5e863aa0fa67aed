import { describe, expect, test } from "vitest";
import type { Choice } from "$wire";
import { common } from "../src/games/row/keys";
import { agrees, groups, Picking, type Parts } from "../src/lib/picking.svelte";

const choice = (code: number, kind: string, parts: Parts) => ({ code, kind, parts, move: String(code) }) as Choice;
const placing = [
  choice(0, "place_front", { card: "lord" }),
  choice(1, "place_front", { card: "spy" }),
  choice(2, "place_on", { card: "lord", place: 3 }),
  choice(3, "place_on", { card: "spy", place: 3 }),
];

test("a card for a place that was named before goes there; without one it is only named", () => {
  const played: number[] = [];
  const picking = new Picking(() => placing, ({ code }) => void played.push(code));
  picking.press({ card: "spy" });
  expect([picking.chosen, played]).toEqual([{ card: "spy" }, []]);
  picking.clear();
  picking.press({ kind: "place_front" });
  picking.press({ card: "spy" });
  expect(played).toEqual([1]);
});

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

  test("are grouped by what most of them have; the others stand alone", () => {
    const acting = [
      choice(0, "open", { place: "alley", i: 0 }),
      choice(1, "move", { place: "alley", i: 0 }),
      choice(2, "open", { place: "police", i: 1 }),
      choice(3, "move", { place: "police", i: 0 }),
      choice(4, "pass", {}),
    ];
    expect(groups(acting, {}, 4).map((group) => group.choices.length)).toEqual([2, 2, 1]);
    const first = acting.map((one) => (one.kind === "pass" ? one : choice(one.code, one.kind, { ...one.parts, i: 0 })));
    expect(groups([...first, choice(5, "look", { place: "square", i: 1 })], {}, 4)[0]!.parts).toEqual({ place: "alley" });
  });

  test("are played when only one is left, but not by a look at a card", () => {
    const played: number[] = [];
    const picking = new Picking(() => placing.slice(0, 2), (one) => played.push(one.code));
    picking.choose({ card: "lord" });
    expect([picking.chosen, played]).toEqual([{ card: "lord" }, []]);
    expect([picking.can({ card: "spy" }), picking.fits({ card: "spy" })]).toEqual([true, false]);
    picking.pick({ card: "lord" });
    expect(played).toEqual([0]);
    picking.pick({ card: "king" });
    expect([picking.begun, played]).toEqual([false, [0]]);
  });
});

describe("something on the table", () => {
  test("is selectable, then selected; a card is played by its second click only", () => {
    const played: number[] = [];
    const picking = new Picking(() => placing.slice(0, 2), (one) => played.push(one.code));
    expect([picking.state({ card: "lord" }), picking.state({ card: "king" })]).toEqual(["selectable", "rest"]);
    picking.press({ card: "lord" });
    expect([picking.state({ card: "lord" }), played]).toEqual(["selected", []]);
    picking.press({ card: "lord" });
    expect(played).toEqual([0]);
  });

  test("has the key that chooses it and nothing else", () => {
    const played: number[] = [];
    const picking = new Picking(() => placing, (one) => played.push(one.code));
    expect([picking.hint({ card: "lord" }), picking.hint({ card: "spy", place: 3 })]).toEqual(["", "4"]);
    picking.choose({ card: "lord" });
    expect([picking.hint({ kind: "place_front" }), picking.hint({ place: 3 })]).toEqual(["1", "2"]);
    picking.key("2");
    expect(played).toEqual([2]);
  });
});

describe("a key", () => {
  const turn = [choice(5, "swap", { seat: 1, card: "king" }), choice(0, "take", {}), choice(1, "draw", {})];

  test("is the same for what is always there", () => {
    const picking = new Picking(() => turn, () => undefined);
    expect([picking.hint({ kind: "take" }), picking.hint({ kind: "draw" }), picking.hint({ seat: 1, card: "king" })]).toEqual(["1", "2", "3"]);
  });

  test("of what a seal confirms only chooses; Enter plays what is chosen whole", () => {
    const played: number[] = [];
    const picking = new Picking(() => turn, (one) => played.push(one.code), () => ["swap"]);
    picking.key("3");
    expect([picking.held?.code, picking.chosen, played]).toEqual([5, {}, []]);
    picking.confirm();
    expect(played, "the seal itself has the focus").toEqual([]);
    picking.clear();
    expect(picking.held).toBeNull();
    const free = new Picking(() => turn, (one) => played.push(one.code));
    free.point(turn[0]!);
    free.confirm();
    expect(played).toEqual([5]);
  });

  test("names a card first, and another one plays it", () => {
    const played: number[] = [];
    const picking = new Picking(() => turn, (one) => played.push(one.code));
    picking.key("3");
    expect([picking.chosen, played]).toEqual([{ kind: "swap", seat: 1, card: "king" }, []]);
    picking.key("1");
    expect(played).toEqual([5]);
    picking.key("1");
    expect(played).toEqual([5, 0]);
  });
});

describe("keys", () => {
  test("stay with what stays", () => {
    expect(common(["a", "b", "c"], ["a", "x", "b", "c"])).toEqual([0, null, 1, 2]);
    expect(common(["a", "b", "c"], ["a", "c"])).toEqual([0, 2]);
    expect(common([], ["a"])).toEqual([null]);
  });
});
