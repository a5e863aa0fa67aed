import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { Choice } from "$wire";
import intrigues from "../../src/games/intrigues";
import type { IntriguesView } from "../../src/games/intrigues/types";
import throne from "../../src/games/throne";
import type { ThroneView } from "../../src/games/throne/types";
import { named } from "../../src/lib/named";
import { Picking } from "../../src/lib/picking.svelte";
import { Story } from "../../src/lib/story";
import { NOTHING } from "../../src/stage/asking";
import { strangers } from "../../src/stage/seats";
import { documents } from "../positions";

test("a touch on the lit destination closes the wheel first, and still moves the character", async () => {
  const { view, legal } = (await documents<IntriguesView>("intrigues")).questions.find((one) => one.legal.some(({ kind }) => kind === "move"))!;
  const move = legal.find(({ kind }) => kind === "move")!;
  const story = new Story("intrigues", null, view.seat);
  const played: string[] = [];
  const picking = new Picking(() => legal, (choice) => played.push(choice.move));
  const board = document.body.appendChild(document.createElement("div"));
  const mounted = mount(intrigues.Board, { target: board, props: { view, story, picking, eyes: view.seat, ask: NOTHING, seats: strangers(story, view.players, view.seat), busy: false } });
  flushSync();
  board.querySelector<HTMLElement>(`[data-person="${named(move).place}/${named(move)["i"]}"]`)!.click();
  flushSync();
  board.querySelector(".wheel")!.dispatchEvent(Object.assign(new Event("toggle"), { newState: "closed" }));
  flushSync();
  board.querySelector<HTMLElement>(".ring .ground")!.click();
  expect(played).toEqual([move.move]);
  void unmount(mounted);
  board.remove();
});

test("a touch on another lit card opens its wheel, and closes it no more", async () => {
  const { view, legal } = (await documents<ThroneView>("throne")).questions.find((one) => one.id === "drop")!;
  const story = new Story("throne", null, view.seat);
  const picking = new Picking(() => legal, () => undefined, () => throne.sealed);
  const board = document.body.appendChild(document.createElement("div"));
  const mounted = mount(throne.Board, { target: board, props: { view, story, picking, eyes: view.seat, ask: NOTHING, seats: strangers(story, view.players, view.seat), busy: false } });
  const touch = (choice: Choice) => (board.querySelector<HTMLElement>(`[data-column="${view.seat}/${named(choice).card}"]`)!.click(), flushSync());
  flushSync();
  vi.useFakeTimers();
  touch(legal[0]!);
  const first = board.querySelector(".wheel")!;
  touch(legal[1]!);
  first.dispatchEvent(Object.assign(new Event("toggle"), { newState: "closed" })); // told late
  vi.advanceTimersByTime(1000);
  flushSync();
  expect([...board.querySelectorAll(".wheel")].map((wheel) => wheel.getAttribute("aria-label"))).toEqual([story.card(String(named(legal[1]!).card))]);
  vi.useRealTimers();
  void unmount(mounted);
  board.remove();
});

test("a wheel closes when its card is gone", async () => {
  const { view, legal } = (await documents<IntriguesView>("intrigues")).questions.find((one) => one.legal.some(({ kind }) => kind === "move"))!;
  const { place, i } = named(legal.find(({ kind }) => kind === "move")!);
  const story = new Story("intrigues", null, view.seat);
  const picking = new Picking(() => legal, () => undefined);
  const props = $state({ view, story, picking, eyes: view.seat, ask: NOTHING, seats: strangers(story, view.players, view.seat), busy: false });
  const board = document.createElement("div");
  document.body.append(board);
  const mounted = mount(intrigues.Board, { target: board, props });
  flushSync();
  board.querySelector<HTMLElement>(`[data-person="${place}/${i}"]`)!.click();
  flushSync();
  expect(board.querySelectorAll(".wheel")).toHaveLength(1);
  props.view = { ...view, board: { alley: [], square: [], police: [], factory: [] } };
  flushSync();
  expect(board.querySelectorAll(".wheel")).toHaveLength(0);
  void unmount(mounted);
  board.remove();
});
