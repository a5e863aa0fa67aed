/** The vote about a player who does nothing, as those who wait see it. */
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import type { SeatInfo, TableInfo, TableRules, VoteInfo } from "$wire";
import type { Connection } from "../src/lib/connection.svelte";
import { Story } from "../src/lib/story";
import { words } from "../src/lib/words.svelte";
import Vote from "../src/stage/Vote.svelte";

const MINUTE = 60_000;
const person = (seat: number, name: string): SeatInfo => ({ seat, kind: "person", name, tag: name, level: null, stand_in: null, contributed: false, ready: true });
beforeAll(() => words.start());

/** What Ann on seat 0 sees while Bob is asked, so long after the question. */
function seen(waited: number, vote: VoteInfo | null, mine = [0], rules: Partial<TableRules> = {}, here = [0, 1, 2]): { text: string; seals: HTMLElement[]; sent: object[] } {
  const table = { game: "oriflamme", phase: "playing", seats: ["Ann", "Bob", "Cyn"].map((name, seat) => person(seat, name)), vote, rules } as unknown as TableInfo;
  const sent: object[] = [];
  const connection = { table, game: { asked: 1 }, mine, here, lag: 0, send: (order: object) => sent.push(order) } as unknown as Connection;
  const target = document.createElement("div");
  const mounted = mount(Vote, { target, props: { connection, story: new Story("oriflamme", table, mine[0]!), now: waited, since: 0 } });
  flushSync();
  const text = target.textContent!;
  const seals = [...target.querySelectorAll<HTMLElement>(".seal")];
  for (const seal of seals) seal.click();
  void unmount(mounted);
  return { text, seals, sent };
}

test("a vote can be called a minute after the question, and not by the player who is asked", () => {
  expect(seen(MINUTE, null).seals).toEqual([]);
  expect(seen(MINUTE + 1, null, [1]).seals).toEqual([]);
  expect(seen(MINUTE + 1, null).sent).toEqual([{ type: "vote", seat: 1, yes: true }]);
});

test("no vote is offered while the clock or the table's patience decides", () => {
  expect(seen(MINUTE + 1, null, [0], { clock: { bank: 20 * MINUTE, increment: 0, unattended: false } }).seals).toEqual([]);
  expect(seen(MINUTE + 1, null, [0], {}, [0, 2]).seals).toEqual([]);
  expect(seen(5 * MINUTE, null, [0], { patience: 5 * MINUTE }).seals).toEqual([]);
  expect(seen(5 * MINUTE + 1, null, [0], { patience: 5 * MINUTE }).seals).toHaveLength(1);
});

test("whoever waits votes once; the idle player is told how long there is to answer", () => {
  const vote: VoteInfo = { seat: 1, until: MINUTE + 45_000, yes: [2], no: [], needed: 2 };
  const open = seen(MINUTE, vote);
  expect(open.sent).toEqual([{ type: "vote", seat: 1, yes: true }, { type: "vote", seat: 1, yes: false }]);
  expect(seen(MINUTE, { ...vote, yes: [2, 0] }).seals).toEqual([]);
  expect(open.text).toContain("Bob");
  expect(seen(MINUTE, vote, [1])).toMatchObject({ seals: [], text: expect.stringContaining("45") });
});
