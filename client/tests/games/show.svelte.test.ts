/** What is seen of the row while its events are played. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { art } from "../../src/games/oriflamme/art";
import type { RowEvent, RowView } from "../../src/games/row/places";
import Short from "../../src/games/row/Short.svelte";
import { show } from "../../src/games/row/show";
import { MS } from "../../src/kit/motion";
import { Picking } from "../../src/lib/picking.svelte";
import { Story } from "../../src/lib/story";
import { words } from "../../src/lib/words.svelte";
import type { Scene } from "../../src/stage/director.svelte";

interface Frame {
  ms: number;
  of: string; // the place of the card that moves
  faces: (string | undefined)[]; // of the cards in the lens
  places: number[]; // in the lens
  seen: boolean; // it is drawn
  marks: string; // above the card that acts: is it the chevron?
}

const target = document.createElement("div");
const animate = Element.prototype.animate;
let frames: Frame[] = [];
const lens = () => [...target.querySelectorAll<HTMLElement>(".lens [data-place]")];

beforeEach(async () => {
  await words.start();
  frames = [];
  Element.prototype.animate = function (this: HTMLElement, _frames: unknown, options: KeyframeAnimationOptions) {
    const faces = lens().map((card) => (card.classList.contains("down") ? undefined : card.dataset["card"]));
    frames.push({ ms: Number(options.duration), of: this.dataset["place"] ?? "", faces, places: lens().map((card) => Number(card.dataset["place"])), seen: target.contains(this), marks: [...target.querySelectorAll(".lens .current .crowned")].map((mark) => mark.classList.contains("pointed")).join() });
    return { finished: Promise.resolve(), finish: () => undefined, cancel: () => undefined };
  } as never;
});
afterEach(() => void (Element.prototype.animate = animate));

/** Play an event on a phone's row of seven cards that lie face down, of which one is resolved. */
async function play(current: number | undefined, event: string, parts: object): Promise<RowView> {
  const row = [0, 1, 1, 0, 1, 1, 1].map((family) => [{ family, card: null, up: false, tokens: 0 }]);
  const view = { row, current, round: 1, first: 0, influence: [1, 1], hand: [["spy"], [null]], aside: [[], []], discard: [[], []] } as unknown as RowView;
  const props = $state({ view, story: new Story("oriflamme", null, 0), picking: new Picking(() => [], () => undefined), art, ends: { front: [], back: [] }, small: false, map: true });
  const mounted = mount(Short, { target, props });
  flushSync();
  const scene: Scene<RowView> = {
    get view() {
      return props.view;
    },
    next: view,
    tempo: {},
    linger: async (play) => void (await play({})),
    async change(next) {
      props.view = next;
      flushSync();
    },
    find: (selector) => target.querySelector(selector) ?? (selector === '[data-hand="spy"]' ? target : null),
    all: (selector) => [...target.querySelectorAll<HTMLElement>(selector)],
  };
  await show({ event, rule: "ORI-12", parts } as RowEvent, scene);
  await unmount(mounted);
  return props.view;
}
const struck = (place: number, card: string) => play(3, "eliminated", { seat: 0, place, card, family: 1, tokens: 0 });
const cracks = () => frames.find(({ ms }) => ms === MS.crack)!;

test.each([["spy", MS.read], ["ambush", MS.spring]])("an eliminated %s is turned face up and read before it breaks", async (card, ms) => {
  await struck(4, card);
  const read = frames.findIndex((frame) => frame.ms === ms && frame.of === "4");
  expect(frames[read]!.faces).toEqual([undefined, undefined, card]);
  expect(frames.findIndex((frame) => frame.ms === MS.blow)).toBeGreaterThan(read);
  expect(cracks().faces).toEqual([undefined, undefined, card]);
});

test("a card turns to the end, though it is drawn anew as one that can be explained", async () => {
  await struck(4, "spy");
  const [away, back] = frames.filter(({ ms }) => ms === MS.flip / 2);
  expect([away!.of, away!.seen, back!.of, back!.seen]).toEqual(["4", true, "4", true]);
});

test("the card that acts has a mark, which is no crown", async () => {
  await struck(2, "spy");
  expect(frames.every(({ marks }) => marks === "true")).toBe(true);
});

test("a phone shows the card to which something happens", async () => {
  await struck(0, "spy");
  expect([cracks().places, cracks().of]).toEqual([[0, 1, 2], "0"]);
});

test.each([["front", 0, [0, 1, 2]], ["back", 7, [5, 6, 7]]])("a phone shows where a card is laid: at the %s", async (way, place, places) => {
  await play(undefined, "placed", { seat: 0, place, way, card: "spy" });
  expect(frames.find(({ ms }) => ms === MS.lay)).toMatchObject({ of: String(place), places });
});

test("a phone whose view holds both cards does not move between them", async () => {
  await struck(2, "spy");
  expect(frames.map(({ places }) => places.join())).toEqual(frames.map(() => "2,3,4"));
});

test("a card that leaves its place empty lights no other", async () => {
  const spent = { family: 0, place: 3, card: "decree" };
  expect((await play(3, "discarded", spent)).current).toBeUndefined();
  expect((await play(4, "discarded", spent)).current, "another one is gone").toBe(3);
});

test("a card that replaces another is laid when its line is told", async () => {
  const { row } = await play(3, "replaced", { seat: 0, place: 2, card: "spy", zone: "aside" });
  expect(row.map((stack) => stack[0]!.card)).toEqual([null, null, "spy", null, null, null, null, null]);
  expect(frames.find(({ ms }) => ms === MS.lay)).toMatchObject({ of: "2" });
});
