/** The row on a phone: three places at a size for thumbs, and which three. */
import { flushSync, mount } from "svelte";
import { expect, test } from "vitest";
import { art } from "../../src/games/oriflamme/art";
import { games } from "../../src/games/games.svelte";
import Aside from "../../src/games/row/Aside.svelte";
import { possible, type RowView } from "../../src/games/row/places";
import Short from "../../src/games/row/Short.svelte";
import { Picking } from "../../src/lib/picking.svelte";
import { Story } from "../../src/lib/story";
import { words } from "../../src/lib/words.svelte";

const FAMILIES = [0, 1, 1, 0, 1, 1, 1]; // the reader's is 0; the card at place 3 acts

async function draw(...choices: number[]): Promise<HTMLElement> {
  await words.start();
  const row = FAMILIES.map((family) => [{ family, card: null, up: false, tokens: 0 }]);
  const legal = choices.map((place) => ({ code: place, move: `shoot ${place}`, kind: "target" as const, parts: { place } }));
  const target = document.createElement("div");
  await games.load("oriflamme");
  const view = { game: "oriflamme", row, current: 3, hand: [[], []], aside: [[], []], discard: [[], []] } as unknown as RowView;
  const picking = new Picking(() => legal, () => undefined);
  mount(Short, { target, props: { view, story: new Story("oriflamme", null, 0), picking, art, ends: { front: [], back: [] }, small: false, map: true } });
  flushSync();
  return target;
}

const inLens = (target: HTMLElement) => [...target.querySelectorAll<HTMLElement>(".lens [data-place]")].map((piece) => Number(piece.dataset["place"]));
const seen = async (...choices: number[]) => inLens(await draw(...choices));
const beyond = (target: HTMLElement) => [...target.querySelectorAll<HTMLElement>("[data-beyond]")].map((chip) => Number(chip.dataset["beyond"]));

test("the card that acts is in sight, with its neighbours", async () => {
  expect(await seen()).toEqual([2, 3, 4]);
  expect(await seen(2, 6)).toEqual([2, 3, 4]);
});

test("choices that would lie out of sight come into sight, others' cards first", async () => {
  expect(await seen(0, 6)).toEqual([4, 5, 6]);
  expect(await seen(0)).toEqual([0, 1, 2]);
  expect(await seen(3, 6)).toEqual([4, 5, 6]);
});

test("a choice beyond the edge has a chip there that brings it into sight", async () => {
  const target = await draw(0, 6);
  expect(beyond(target)).toEqual([0]);
  target.querySelector<HTMLElement>("[data-beyond]")!.click();
  flushSync();
  expect([inLens(target), beyond(target)]).toEqual([[0, 1, 2], [6]]);
  expect(beyond(await draw(2, 3))).toEqual([]);
});

test("a card that lies face down says what it may be: all of its family that are not known to lie elsewhere", async () => {
  await words.start();
  for (const [game, twin] of [["oriflamme", false], ["ablaze", true]] as const) {
    await games.load(game);
    const [one, two, three, ...rest] = games.info(game)!.cards.filter((card) => card !== "twin");
    const lying = (family: number, card: string | null) => [{ family, card, up: card !== null, tokens: 0 }];
    const row = [lying(1, one!), lying(1, null), lying(0, three!)];
    const view = { game, row, hand: [[], [null]], aside: [[], [null]], discard: [[three], [two]] } as unknown as RowView;
    const story = new Story(game, null, 0);
    expect(possible(view, view.row[1]![0]!, story)).toBe(`Could be: ${story.cards([three!, ...rest])}.`);
    expect(possible(view, view.row[0]![0]!, story), "it is known").toBe("");
    expect(games.info(game)!.cards.includes("twin")).toBe(twin);
  }
  const target = await draw();
  const note = (place: number) => target.querySelector<HTMLElement>(`.lens [data-place="${place}"]`)!.dataset["note"];
  expect(note(2), "and is explained by a touch").toMatch(/^Could be: Lord, Archer, /);
});

test("a card that is set aside says that it stays there", async () => {
  await words.start();
  const said = async (game: string, card: string) => {
    await games.load(game);
    const target = document.createElement("div");
    mount(Aside, { target, props: { cards: [card], story: new Story(game, null, 0), picking: new Picking(() => [], () => undefined), art } });
    flushSync();
    return target.querySelector<HTMLElement>("[data-note]")!.dataset["note"];
  };
  expect(await said("oriflamme", "lord")).toBe("Set aside: it stays out of play.");
  expect(await said("ablaze", "queen")).toMatch(/only a Substitution/);
});
