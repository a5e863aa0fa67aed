/** Tables on this device: they speak as a server does, and keep what is played; secrecy.test.ts looks after their secrets. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Trees } from "../src/engine/search";
import { hint } from "../src/local/hints";
import { LocalTables } from "../src/local/tables";
import type { Told } from "../src/local/messages";
import { FleetingStore } from "../src/local/store";
import type { KeptTable } from "../src/local/kept";
import { NoRules } from "../src/local/refusal";
import { LocalTable } from "../src/local/table";
import { Thinkers } from "../src/local/thinkers";
import { keptAt, Page, rules } from "./device";
import { games } from "./modules";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

test.each(games)("$id: a whole game against bots, kept and seen again", async ({ id }) => {
  const page = new Page();
  const table = await page.open(id, ["me", "bot page", "bot squire"]);
  await page.look(table);
  await vi.runAllTimersAsync();
  for (let count = 0; !page.seen!.over; count++) {
    expect([page.seen!.asked, page.seen!.question === null, page.seen!.legal.length > 1]).toEqual([0, false, true]);
    await page.play(count);
  }
  const kept = (await page.store.get(table))!;
  expect(kept.over).toBe(true);
  const again = await new Page(page.store).look(table);
  expect([again.game!.scores, again.game!.winners, again.table.phase]).toEqual([page.seen!.scores, page.seen!.winners, "over"]);
  await page.tables.hear({ ask: 2, wish: { do: "replay", id: table, eyes: "1" } });
  const { found } = page.told.pop() as { found: { steps: { seat: number | null; move: string | null }[] } };
  expect(found.steps.length).toBe(kept.answers.length + 1);
  expect(new Set(found.steps.filter((step) => step.move !== null).map((step) => step.seat))).toEqual(new Set([1])); // the others' are not told
  const rematch = await page.say({ type: "rematch" });
  expect(rematch).toMatchObject([{ type: "update", re: expect.any(String), table: { next: expect.stringMatching(/^local-/) } }]);
  const next = (await page.store.get((await page.store.get(table))!.next!))!;
  expect([next.seats, next.first]).toEqual([kept.seats, (kept.first + 1) % 3]); // the next player begins, and nobody moves
});

test("a bot of a server's operator is not here: one of ours sits down instead", async () => {
  const page = new Page();
  const welcome = await page.look(await page.open("throne", ["me", "bot Counting", "bot page:cautious"]));
  expect(welcome.table.seats.map(({ level }) => level)).toEqual([null, "knight", "page:cautious"]);
});

test("only what may be answered is answered", async () => {
  const page = new Page();
  await page.look(await page.open("throne", ["me", "bot page"]));
  const { asked_in, legal } = page.seen!;
  const refusals = [{ type: "play", asked_in: asked_in - 1, code: legal[0]!.code }, { type: "play", asked_in, code: 4000 }, { type: "undo", asked_in }, { type: "say", text: "hello" }, { type: "back", seat: 1 }];
  const errors = [];
  for (const command of refusals) errors.push((await page.say(command))[0]);
  expect(errors.map((one) => (one as { error: string }).error)).toEqual(["stale", "illegal-code", "no-undo", "needs-server", "not-your-seat"]);
  expect((await page.say({ type: "ping" }))[0]).toMatchObject({ type: "pong" });
});

test("an answer that revealed nothing is taken back, and the game goes on from there", async () => {
  const page = new Page();
  const table = await page.open("intrigues", ["me", "me Bo"], { hotseat: true });
  await page.look(table);
  await page.play();
  expect((await page.store.get(table))!.answers.length).toBe(1);
  expect(page.seen!.undo).toBe(true);
  const before = page.seen!;
  const heard = await page.say({ type: "undo", asked_in: before.asked_in });
  expect(heard).toMatchObject([{ type: "update", took_back: 0, forget: 1 }]);
  expect((await page.store.get(table))!.answers).toEqual([]);
  expect([page.seen!.asked, page.seen!.undo]).toEqual([0, false]);
});

test("what a card has revealed stays revealed", async () => {
  const page = new Page();
  await page.look(await page.open("throne", ["me", "me Bo"], { hotseat: true }));
  await page.play(); // draws
  expect(page.seen!.undo).toBe(false);
  expect((await page.say({ type: "undo", asked_in: page.seen!.asked_in }))[0]).toMatchObject({ type: "refused", error: "no-undo" });
});

test("a bot stands in, and gives the seat back", async () => {
  const page = new Page();
  await page.look(await page.open("intrigues", ["me", "me Bo"], { hotseat: true }));
  await page.say({ type: "leave", seat: 0 });
  expect(page.seen!.asked).toBe(1);
  expect((await page.say({ type: "play", asked_in: page.seen!.asked_in, code: 0 }))[0]).toMatchObject({ type: "refused", error: "not-asked" });
  expect((await page.say({ type: "back", seat: 0 }))[0]).toMatchObject({ type: "update", table: { seats: [{ stand_in: null, level: null }, {}] } });
});

test("a bot answers although the thread in which it thinks has failed", async () => {
  const page = new Page(undefined, () => Promise.reject(new Error("out of memory")));
  await page.look(await page.open("throne", ["me", "bot regent"], { first: 1 }));
  await vi.waitFor(async () => {
    await vi.runAllTimersAsync();
    expect(page.messages().length).toBeGreaterThan(0);
  }, 20_000);
});

test("a damaged game is named and set aside; one of other rules is, too", async () => {
  const page = new Page();
  const table = await page.open("throne", ["me", "bot page"]);
  const kept = (await page.store.get(table))!;
  const broken: [string, Partial<KeptTable>][] = [["damaged-game", { answers: [{ seat: 0, code: 4000, bot: false, at: 0 }] }], ["damaged-game", { key: "" }], ["damaged-game", { seats: [{ name: "Anna" }] }], ["damaged-game", { seats: [{ name: "Anna" }, { level: "duke" }] }], ["rules-changed", { version: 99 }]];
  for (const [reason, damage] of broken) {
    const other = new Page();
    other.store.games.set(table, { ...kept, ...damage });
    await other.tables.hear({ line: 7, open: table, seat: null });
    expect(other.told).toEqual([{ line: 7, closed: 4404, reason }]);
    expect([[...other.store.games], [...other.store.aside.keys()]]).toEqual([[], [table]]);
  }
});

test("what is no game at all is set aside, and the others are listed", async () => {
  const page = new Page();
  const table = await page.open("throne", ["me", "bot page"]);
  page.store.games.set("local-odd", 5 as unknown as KeptTable);
  expect(await page.ask({ do: "list" })).toMatchObject([{ id: table, game: "throne" }]);
  expect([[...page.store.games.keys()], [...page.store.aside.keys()]]).toEqual([[table], ["local-odd"]]);
});

test("a game whose rules cannot be fetched stays, and is tried again", async () => {
  const page = new Page();
  const table = await page.open("throne", ["me", "bot page"]);
  const told: Told[] = [];
  const tables = new LocalTables(() => Promise.reject(new NoRules()), page.store, new Thinkers([]), (one) => told.push(one));
  await tables.hear({ line: 7, open: table, seat: null });
  await tables.hear({ ask: 1, wish: { do: "open", wish: { game: "throne", seats: ["me", "bot page"] }, name: "Anna" } });
  expect(told).toEqual([{ line: 7, closed: 1006, reason: "no-rules" }, { ask: 1, refused: "no-rules", details: {} }]);
  expect([...page.store.games.keys()]).toEqual([table]);
});

test("a browser that keeps nothing plays, and says so", async () => {
  const page = new Page(new FleetingStore());
  const table = await page.open("throne", ["me", "bot page"]);
  await page.tables.hear({ line: 7, open: table, seat: null });
  expect(page.messages().map((one) => ("error" in one ? one.error : one.type))).toEqual(["welcome", "presence", "no-room"]);
});

test("without room the game goes on, and it is told that it is not kept", async () => {
  const page = new Page();
  await page.look(await page.open("intrigues", ["me", "bot page"]));
  page.store.put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  const heard = await page.play();
  expect(heard[0]).toMatchObject({ type: "refused", re: null, error: "no-room" });
  expect(heard[1]).toMatchObject({ type: "update", re: expect.any(String) });
});

test.each(games)("$id: a finished game is written as Python writes it", async (game) => {
  for (const played of [...game.games, game.analysed]) {
    expect(await new LocalTable(keptAt(game, played, played.codes.length), rules(game.id)).transcript()).toBe(played.transcript);
  }
});

test.each(games)("$id: a hint is what Python's would be", (game) => {
  const played = game.games.find((one) => one.seats === 2)!;
  const table = new LocalTable(keptAt(game, played), rules(game.id));
  const asked = { record: table.known, seat: table.seat!, seats: 2, codes: table.at.codes, also: null };
  expect(hint(table.rules, new Trees(table.rules), asked).moves).toEqual(played.searched!.hinted);
});
