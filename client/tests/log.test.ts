import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { EventInfo } from "$wire";
import { games } from "../src/games/games.svelte";
import { Story, strikes } from "../src/lib/story";
import { words } from "../src/lib/words.svelte";
import Log from "../src/parts/Log.svelte";
import { text } from "./positions";

const lost = { event: "eliminated", rule: "ORI-12", parts: { seat: 1, place: 2, card: "conspiracy", family: 0, tokens: 0 } } as EventInfo;
const gained = { event: "gained", rule: "ORI-20", parts: { seat: 1, amount: 1, card: "lord" } } as EventInfo;

test("a strike is what somebody else does to the reader or to a card of theirs", () => {
  const robbed = { event: "stole", rule: "ORI-19", parts: { seat: 1, robbed: 0, amount: 1 } } as EventInfo;
  expect([lost, robbed, gained].map((one) => strikes(one, 0))).toEqual([true, true, false]);
  expect([lost, robbed].map((one) => strikes(one, 1))).toEqual([false, false]);
  expect(strikes(lost, null)).toBe(false);
});

test("what others did to the reader since their last turn is marked in its line, and written once", async () => {
  await words.start();
  await games.load("oriflamme");
  const marked = (since: number, folds = false, first = lost) => {
    const target = document.createElement("div");
    const mounted = mount(Log, { target, props: { told: [first, gained], story: new Story("oriflamme", null, 0), since, folds } });
    flushSync();
    expect(text(target).match(/your (Conspiracy|Ambush)/g)).toHaveLength(1);
    const found = text(target.querySelector(folds ? ".ticker.struck .mark" : ".lines li.mark"));
    void unmount(mounted);
    return found;
  };
  expect(marked(2)).toContain("your Conspiracy");
  expect(marked(2, true)).toContain("your Conspiracy");
  expect(marked(1)).toBe("");
  const sprung = { ...lost, parts: { ...lost.parts, card: "ambush" } } as EventInfo;
  expect(marked(2, false, sprung), "whoever attacks an Ambush does its owner a favour").toBe("");
  expect(marked(2, false, { ...lost, event: "copied" } as EventInfo), "and a copied card loses nothing").toBe("");
});

test("a card that falls to an Ambush or a Trap is marked as one that was eliminated", async () => {
  await words.start();
  for (const [game, rule, card] of [["oriflamme", "ORI-32", "archer"], ["ablaze", "ABL-24", "cutthroat"]] as const) {
    await games.load(game);
    const fell = { event: "discarded", rule, parts: { family: 0, place: 1, card } } as EventInfo;
    const marked = (me: number, one = fell) => {
      const target = document.createElement("div");
      const mounted = mount(Log, { target, props: { told: [one, gained], story: new Story(game, null, me), since: 2 } });
      flushSync();
      const found = target.querySelectorAll("li.mark").length;
      void unmount(mounted);
      return found;
    };
    expect([marked(0), marked(1), marked(0, { ...fell, rule: "ORI-8" })]).toEqual([1, 0, 0]);
  }
});

test("of several lines only those that must not be missed are framed", async () => {
  await words.start();
  await games.load("oriflamme");
  const framed = (rows: number) => {
    const target = document.createElement("div");
    const mounted = mount(Log, { target, props: { told: [lost, gained], story: new Story("oriflamme", null, 0), since: 2, folds: true, rows } });
    flushSync();
    const found = [target.querySelectorAll(".ticker.struck").length, target.querySelectorAll(".ticker .row.mark").length];
    void unmount(mounted);
    return found;
  };
  expect([framed(1), framed(4)]).toEqual([[1, 1], [0, 1]]);
});

test("what is marked stays in sight one below another", async () => {
  const high = vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(30);
  const pane = vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(150);
  const again = (card: string) => ({ ...lost, parts: { ...lost.parts, card } }) as EventInfo;
  const target = document.createElement("div");
  const told = [lost, gained, again("lord"), again("spy"), again("heir")];
  const mounted = mount(Log, { target, props: { told, story: new Story("oriflamme", null, 0), since: 5 } });
  flushSync();
  const tops = [...target.querySelectorAll<HTMLElement>("li.mark")].map((line) => line.style.top);
  expect(tops, "with room for the frame; no more than leave the newest room").toEqual(["6px", "42px", "78px", "78px"]);
  void unmount(mounted);
  [high, pane].forEach((mock) => mock.mockRestore());
});

test("what happened since the last turn can be played again, once there was one", () => {
  const again = (since: number) => {
    const target = document.createElement("div");
    const mounted = mount(Log, { target, props: { told: [lost, gained], story: new Story("oriflamme", null, 0), since, again: () => undefined } });
    flushSync();
    const found = target.querySelector<HTMLButtonElement>("[data-again-since]")!.disabled;
    void unmount(mounted);
    return !found;
  };
  expect([again(0), again(1), again(2)]).toEqual([false, true, false]);
});

test("the lines of a phone stand as they happened, and what must not be missed is among them", () => {
  const told = [gained, lost, ...[3, 4, 5, 6].map((amount) => ({ ...gained, parts: { ...gained.parts, amount } }) as EventInfo)];
  const shown = (since: number, rows: number) => {
    const target = document.createElement("div");
    const mounted = mount(Log, { target, props: { told, story: new Story("oriflamme", null, 0), since, folds: true, rows } });
    flushSync();
    const found = [...target.querySelectorAll<HTMLElement>(".ticker .row")];
    void unmount(mounted);
    return found.map((row) => [/your Conspiracy|\d(?= influence)/.exec(text(row))![0], row.classList.contains("mark"), row.style.order]);
  };
  expect(shown(6, 3)).toEqual([["your Conspiracy", true, "3"], ["5", false, "2"], ["6", false, "1"]]);
  expect(shown(6, 1)).toEqual([["your Conspiracy", true, "1"]]);
  expect(shown(2, 3)).toEqual([["4", false, "3"], ["5", false, "2"], ["6", false, "1"]]);
});

test("where a phone has no room for all lines, what must not be missed stays", () => {
  const told = [lost, ...[3, 4, 5].map((amount) => ({ ...gained, parts: { ...gained.parts, amount } }) as EventInfo)];
  const seen = (box: Element) => [...box.querySelectorAll<HTMLElement>(".row")].filter((row) => row.style.display !== "none");
  const wide = vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockImplementation(function (this: HTMLElement) {
    return seen(this).length > 2 ? 100 : 0; // room for two; more would wrap
  });
  const target = document.createElement("div");
  const mounted = mount(Log, { target, props: { told, story: new Story("oriflamme", null, 0), since: 4, folds: true, rows: 4 } });
  flushSync();
  expect(seen(target).map((row) => /your Conspiracy|\d(?= influence)/.exec(text(row))![0])).toEqual(["your Conspiracy", "5"]);
  void unmount(mounted);
  wide.mockRestore();
});

test("playing again closes the log that lies over the table", () => {
  const [target, again] = [document.createElement("div"), vi.fn()];
  const mounted = mount(Log, { target, props: { told: [lost, gained], story: new Story("oriflamme", null, 0), since: 1, folds: true, again } });
  flushSync();
  const press = (part: string) => (target.querySelector<HTMLElement>(part)!.click(), flushSync());
  press(".ticker");
  expect(target.querySelector(".sheet")).not.toBeNull();
  press("[data-again-since]");
  expect([target.querySelector(".sheet"), again.mock.calls.length]).toEqual([null, 1]);
  expect(text(target.querySelector("[data-again-since]"))).toBe("Replay");
  void unmount(mounted);
});

test("a table that goes on from a finished game tells what happened before, and where it goes on", async () => {
  await words.start();
  await games.load("oriflamme");
  const lines = (fresh: EventInfo[]) => {
    const target = document.createElement("div");
    const mounted = mount(Log, { target, props: { told: fresh, before: [lost], story: new Story("oriflamme", null, 0) } });
    flushSync();
    const found = text(target.querySelector(".lines"));
    void unmount(mounted);
    return found;
  };
  expect(lines([])).toMatch(/your Conspiracy.*You play on from here$/);
  expect(lines([gained])).toMatch(/your Conspiracy.*You play on from here.*gained/);
});
