import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { EventInfo } from "$wire";
import intrigues from "../src/games/intrigues";
import throne from "../src/games/throne";
import { games } from "../src/games/games.svelte";
import { explained } from "../src/lib/explained.svelte";
import type { Glimpse } from "../src/games/folder";
import { Story } from "../src/lib/story";
import { words } from "../src/lib/words.svelte";
import { explaining } from "../src/stage/explaining";
import { Glimpses } from "../src/stage/glimpses";

const looked = (seat: number, card: string | null): EventInfo => ({ event: "looked", rule: "INT-9", parts: { seat, place: "factory", index: 0, card } }) as EventInfo;
type Find = (event: EventInfo) => Glimpse | null;
const began = { event: "turn", rule: "INT-5", parts: { seat: 1, turn: 2 } } as EventInfo;

beforeEach(() => explained.hide());

async function hear(...updates: EventInfo[][]): Promise<void> {
  await follow(false, updates);
}

async function follow(playing: boolean, updates: EventInfo[][]): Promise<void> {
  await words.start();
  await games.load("intrigues");
  const glimpses = new Glimpses(() => intrigues.glimpse as Find);
  for (const told of updates) {
    glimpses.hear(told, new Story("intrigues", null, 0), playing);
    await tick();
  }
}

test("a card that I looked at stays beside its place, with the sentence that tells it, where nothing is played", async () => {
  document.body.innerHTML = `<div class="board"><i data-person="factory/0"></i></div>`;
  await hear([began], [began, looked(0, "governor")], [began, looked(0, "governor"), began]);
  expect([explained.card, explained.passing, explained.at]).toEqual(["governor", false, document.querySelector("[data-person]")]);
  expect(explained.told).toContain("Governor");
});

test("what was told before the page came is old, also where it comes a moment later", async () => {
  explained.hide();
  await hear([], [looked(0, "governor"), began]);
  expect(explained.card).toBeNull();
});

test("it goes before the next event is played: nothing of the show is covered", async () => {
  await follow(true, [[began], [began, looked(0, "governor")]]);
  expect(explained.card).toBe("governor");
  await follow(true, [[began], [began, looked(0, "governor")], [began, looked(0, "governor"), began]]);
  expect([explained.card, explained.told]).toEqual([null, ""]);
});

test("it goes at the next key", async () => {
  const board = document.createElement("div");
  const leave = explaining(board);
  await hear([began], [began, looked(0, "governor")]);
  dispatchEvent(new KeyboardEvent("keydown", { key: "1" }));
  expect([explained.card, explained.told]).toEqual([null, ""]);
  leave();
});

test("what was closed while a button was down stays closed when it is lifted", async () => {
  document.body.innerHTML = `<div class="board"><i data-card="bard"></i></div>`;
  const leave = explaining(document.querySelector(".board")!);
  const point = (name: string) => document.querySelector("i")!.dispatchEvent(new MouseEvent(name, { bubbles: true, button: 2 }));
  vi.useFakeTimers();
  const lift = () => (point("pointerup"), vi.advanceTimersByTime(1000));
  point("pointerdown");
  point("contextmenu");
  lift();
  expect([explained.card, explained.passing]).toEqual(["bard", false]);
  explained.hide();
  point("pointerdown");
  point("contextmenu");
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  lift();
  expect(explained.card).toBeNull();
  leave();
  vi.useRealTimers();
});

test("a finger that has held a card clicks nothing when it is lifted, and what it explains stays", () => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div class="board"><i data-card="king"></i></div>`;
  const card = document.querySelector("i")!;
  const clicked = vi.fn();
  card.addEventListener("click", clicked);
  const leave = explaining(document.querySelector(".board")!);
  const point = (name: string) => card.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerType: "touch" }));
  point("pointerdown");
  vi.advanceTimersByTime(700);
  point("pointerup");
  vi.advanceTimersByTime(30); // so long a browser may take to click
  expect(explained.passing, "no click hits it").toBe(true);
  point("click");
  vi.advanceTimersByTime(500);
  expect([clicked.mock.calls.length, explained.card, explained.passing]).toEqual([0, "king", false]);
  point("click");
  expect(clicked).toHaveBeenCalledOnce();
  leave();
  vi.useRealTimers();
});

test("what others looked at, what is not known and what was told before the page came is no glimpse", async () => {
  await hear([], [looked(1, null)]);
  expect(explained.card).toBeNull();
  await hear([looked(0, "governor")]);
  expect(explained.card).toBeNull();
});

test("in Behind the Throne it is the card on top of the deck", () => {
  expect(throne.glimpse({ event: "looked", rule: "THR-9", parts: { seat: 0, card: "king" } })).toEqual({ card: "king", at: "[data-deck]" });
  expect(throne.glimpse({ event: "revealed", rule: "THR-4", parts: { seat: 0, card: "king" } })).toBeNull();
});

test("a card is explained to a pointer that has moved onto it and rests there, and to none that only lies where it came", () => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div class="board"><i data-card="king"></i><i data-card="queen"></i></div>`;
  const board = document.querySelector<HTMLElement>(".board")!;
  const [king, queen] = board.querySelectorAll("i");
  const leave = explaining(board);
  const point = (type: string, target: Element, clientX: number) => target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "mouse", clientX, clientY: 9 }));
  const after = (...heard: [string, Element, number][]) => {
    for (const one of heard) point(...one);
    vi.advanceTimersByTime(1000);
    return explained.card;
  };
  expect(after(["pointermove", document.body, 3], ["pointermove", document.body, 4])).toBeNull();
  expect(after(["pointerover", king!, 4], ["pointermove", king!, 4]), "it came beneath a pointer that lies still").toBeNull();
  expect(after(["pointermove", king!, 5])).toBe("king");
  expect(after(["pointerover", queen!, 5], ["pointermove", queen!, 5]), "another lies there now").toBeNull();
  point("pointermove", queen!, 6);
  expect(after(["pointerover", king!, 6]), "it is gone before it is explained").toBeNull();
  leave();
  vi.useRealTimers();
});

test.each([[13, null], [11, "king"]])("a card whose text is written in %i pixels is explained only if that is too small", (size, card) => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div class="board"><i data-card="king"><b class="text" style="font-size: ${size}px"></b></i></div>`;
  Object.defineProperty(document.querySelector(".text"), "offsetHeight", { value: 80 });
  const leave = explaining(document.querySelector(".board")!);
  for (const clientX of [3, 4]) document.querySelector("i")!.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse", clientX, clientY: 9 }));
  vi.advanceTimersByTime(1000);
  expect(explained.card).toBe(card);
  leave();
  vi.useRealTimers();
});
