import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { Ask } from "../src/games/folder";
import type { RowView } from "../src/games/row/places";
import { Picking } from "../src/lib/picking.svelte";
import { Story } from "../src/lib/story";
import Question from "../src/stage/Question.svelte";
import { NOTHING, question as asking } from "../src/stage/asking";
import { documents } from "./positions";

test("two answers by the same card, as the Judge gives, are two seals", () => {
  const answer = (move: string, note: string) => ({ name: "Judge", note, move, press: () => undefined });
  const ask = { ...NOTHING, title: "?", mine: true, seals: [answer("judge general", "7 → 4"), answer("judge assassin", "7 → 5")] };
  const target = document.createElement("div");
  const mounted = mount(Question, { target, props: { ask, busy: false } });
  flushSync();
  expect([...target.querySelectorAll("[data-seal]")].map((seal) => seal.getAttribute("data-seal"))).toEqual(["judge general", "judge assassin"]);
  void unmount(mounted);
});

test("a gap that is touched first asks for a card of the hand, and can be cancelled", async () => {
  for (const game of ["oriflamme", "ablaze"]) {
    const { questions } = await documents<RowView>(game);
    const { view, legal, forecasts: _, ...question } = questions.find((one) => one.id === "place" && one.view.row.length > 1)!;
    const story = new Story(game, null, view.seat);
    const picking = new Picking(() => legal, () => undefined);
    const asks = (): Ask => asking({ view, legal, question } as never, story, picking);
    expect(asks().seals.map(({ name }) => name)).toEqual([]);
    for (const [kind, where] of [["place_front", "front"], ["place_back", "back"]] as const) {
      picking.pick({ kind });
      expect(asks()).toMatchObject({ title: `Place a card at the ${where}: choose one from your hand.`, note: "" });
      expect(asks().seals.map(({ name }) => name)).toEqual(["Cancel"]);
      asks().seals[0]!.press();
      expect(picking.begun).toBe(false);
    }
  }
});
