import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { Ask } from "../src/games/folder";
import type { IntriguesView } from "../src/games/intrigues/types";
import { top, type RowView } from "../src/games/row/places";
import { Picking } from "../src/lib/picking.svelte";
import { Story } from "../src/lib/story";
import type { ThroneView } from "../src/games/throne/types";
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
    const { card } = legal[0]!.parts as { card: string };
    picking.press({ card });
    expect(asks()).toMatchObject({ title: `Where do you place the ${story.card(card)}?`, note: story.cardText(card) });
    picking.clear();
    for (const [kind, where] of [["place_front", "front"], ["place_back", "back"]] as const) {
      picking.pick({ kind });
      expect(asks()).toMatchObject({ title: `Place a card at the ${where}: choose one from your hand.`, note: "" });
      expect(asks().seals.map(({ name }) => name)).toEqual(["Cancel"]);
      asks().seals[0]!.press();
      expect(picking.begun).toBe(false);
    }
  }
});

/** The card that a question is about, as its rule says. */
const ABOUT: Record<string, (view: never, id: string, details: Record<string, unknown>) => string | null> = {
  oriflamme: rowCard,
  ablaze: rowCard,
  throne: (view: ThroneView, id) => (id === "drop" ? null : (view.row.at(-1) ?? null)),
  intrigues: (view: IntriguesView, id) => (id === "action" ? null : id === "deployment" ? view.drawn! : id),
};

function rowCard(view: RowView, id: string, { place }: Record<string, unknown>): string | null {
  if (id === "place") return null;
  if (id === "reveal") return top(view.row[place as number]!).card;
  return id === "activate" || id === "spend" ? "plan" : id;
}

test.each(Object.keys(ABOUT))("the card that a question of %s shows is the one it is about", async (game) => {
  const { questions } = await documents<RowView>(game);
  const asked = new Set<string>();
  for (const { view, legal, forecasts: _, ...question } of questions) {
    asked.add(question.id);
    const shown = asking({ view, legal, question } as never, new Story(game, null, view.seat), new Picking(() => legal, () => undefined));
    expect(shown.about, JSON.stringify({ question, view })).toBe(ABOUT[game]!(view as never, question.id, question.details));
  }
  expect(asked.size).toBeGreaterThan(1);
});

test("in the last round it is said that what a card gathers will not count", async () => {
  for (const game of ["oriflamme", "ablaze"]) {
    const { questions } = await documents<RowView>(game);
    const { view, legal, forecasts: _, ...question } = questions.find((one) => one.id === "reveal" && one.view.round < 6)!;
    const story = new Story(game, null, view.seat);
    const keep = (round: number) => asking({ view: { ...view, round }, legal, question } as never, story, new Picking(() => legal, () => undefined)).seals.find(({ move }) => move === "keep")!.note;
    expect([keep(5), keep(6)]).toEqual(["+1 influence on it", "+1, but it will not count"]);
    const began = (round: number) => story.line([{ event: "round", rule: "ORI-4", parts: { round, first: 0 } }], 0);
    expect(began(5)).not.toContain("last");
    expect(began(6)).toMatch(/The last round! Influence left on cards after it does not count\.$/);
  }
});
