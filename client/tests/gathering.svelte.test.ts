/** A rematch that waits for those it seats, as its host sees it. */
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "$wire";
import type { Connection } from "../src/lib/connection.svelte";
import { Story } from "../src/lib/story";
import { say, words } from "../src/lib/words.svelte";
import Gathering from "../src/parts/Gathering.svelte";

beforeAll(() => words.start());

const person = (seat: number, name: string, invited: boolean): SeatInfo => ({ seat, kind: "person", name, tag: name, level: null, stand_in: null, contributed: true, ready: false, invited });

function seen(invited: boolean): { awaited: number; begin: HTMLButtonElement; text: string } {
  const seats = [person(0, "Ann", false), person(1, "Bob", invited)];
  const table = { id: "x", game: "oriflamme", phase: "gathering", seats, host: "Ann", rules: { options: {} }, commitment: "", private: false } as unknown as TableInfo;
  const connection = { table, mine: [0], seat: 0, tag: "Ann", here: [0], said: [], muted: [], status: "open", send: () => {} } as unknown as Connection;
  const target = document.createElement("div");
  const mounted = mount(Gathering, { target, props: { connection, story: new Story("oriflamme", table, 0) } });
  flushSync();
  const begin = target.querySelector<HTMLButtonElement>("[data-begin]")!;
  const found = { awaited: target.querySelectorAll("[data-invited]").length, begin: begin.cloneNode(true) as HTMLButtonElement, text: target.textContent! };
  void unmount(mounted);
  return found;
}

test("it begins when everybody has come, and says for whom it waits", () => {
  const waiting = seen(true);
  expect([waiting.awaited, waiting.begin.disabled]).toEqual([1, true]);
  expect(waiting.text).toContain(say("not-come"));
  const complete = seen(false);
  expect([complete.awaited, complete.begin.disabled]).toEqual([0, false]);
  expect(complete.text).toContain(say("all-here"));
});
