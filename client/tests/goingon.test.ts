/** Games on this device that go on: from one of their positions, from a file, by the clock. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameReplay, Update } from "$wire";
import { read } from "../src/local/reading";
import { ALL } from "../src/engine/rules";
import { LocalTable } from "../src/local/table";
import { keptAt, Page, rules } from "./device";
import { games } from "./modules";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => void vi.useRealTimers());

test.each(games)("$id: a finished game goes on from any of its positions, by other dice", async (game) => {
  const page = new Page();
  const kept = keptAt(game, game.analysed, game.analysed.codes.length);
  const seats = [{ name: "Anna" }, { level: "page" }];
  await page.store.put({ ...kept, seats, over: true, answers: new LocalTable(kept, rules(game.id)).questions().map(({ seat, code }) => ({ seat, code, bot: seat > 0, at: 0 })) });
  const before = await page.ask<GameReplay>({ do: "replay", id: kept.id, eyes: "all" });
  for (const step of [0, Math.floor(kept.answers.length / 2)]) {
    const { id } = await page.ask<{ id: string }>({ do: "retry", id: kept.id, step });
    const again = (await page.store.get(id))!;
    const table = new LocalTable(again, rules(game.id));
    expect([again.id, again.key]).not.toEqual([kept.id, kept.key]);
    const { rng: _one, ...now } = table.rules.board(table.at.record, ALL) as unknown as Record<string, unknown>;
    const { rng: _two, ...then } = before.steps[step]!.view as unknown as Record<string, unknown>;
    expect(now).toEqual(then);
    const welcome = await page.look(id);
    await vi.runAllTimersAsync();
    expect(welcome.game!.undo).toBe(false);
  }
  await page.tables.hear({ ask: 4, wish: { do: "retry", id: kept.id, step: 999 } });
  expect(page.told.pop()).toMatchObject({ refused: "retry-step" });
});

test.each(games)("$id: a transcript comes in from a file, and goes out the same", async (game) => {
  const page = new Page();
  for (const { transcript } of [game.games[0]!, game.analysed]) {
    const { id, over } = await page.ask<{ id: string; over: boolean }>({ do: "receive", text: `# a note\r\n${transcript}`, name: "Anna" });
    expect([over, await page.ask({ do: "transcript", id })]).toEqual([true, transcript]);
  }
});

test("a game that is not over goes on where the file ends, against bots", async () => {
  const game = games.find(({ id }) => id === "intrigues")!;
  const page = new Page();
  const lines = game.analysed.transcript.split("\n");
  const asked = lines.findLastIndex((line) => /^\d /.test(line));
  const open = { ...keptAt(game, game.analysed, game.analysed.codes.length - 1) };
  const { closing } = await import("../src/local/transcript");
  const text = [...lines.slice(0, asked), await closing(rules(game.id), new LocalTable(open, rules(game.id)).at), "end", ""].join("\n");
  const { id, over } = await page.ask<{ id: string; over: boolean }>({ do: "receive", text, name: "Anna" });
  const { game: seen, mine } = await page.look(id);
  expect([over, seen!.asked, seen!.legal.length > 1]).toEqual([false, mine[0], true]);
  await page.play();
  expect(page.seen!.over).toBe(true);
});

test("a bad file is refused by its line", async () => {
  const page = new Page();
  const good = games.find(({ id }) => id === "throne")!.analysed.transcript;
  const lines = good.split("\n");
  const moved = lines.findIndex((line) => /^\d /.test(line));
  const chance = lines.findIndex((line) => line.startsWith("* "));
  const changed = (at: number, line: string): string => lines.with(at, line).join("\n");
  const bad: [string, string, number][] = [
    ["", "truncated", 1],
    ["hello", "no-transcript", 1],
    [changed(0, "camarilla transcript 9"), "format", 1],
    [changed(1, "game of thrones"), "no-game", 2],
    [changed(1, "game chess rules 1"), "no-game", 2],
    [changed(1, "game throne rules 99"), "rules", 2],
    [changed(2, "seats 9 first 0"), "no-seats", 3],
    [changed(2, 'start {"game": "throne"}'), "start", 3],
    [changed(chance, "* 99999"), "no-chance", chance + 1],
    [changed(moved, lines[moved]!.replace(/^\d/, "9")), "not-asked", moved + 1],
    [changed(moved, `${lines[moved]![0]} fly away`), "illegal", moved + 1],
    [changed(lines.length - 3, lines.at(-3)!.replace(/digest .*/, "digest 0000")), "other-end", lines.length - 2],
    [`${good}more`, "after-end", lines.length],
    [lines.slice(0, -2).join("\n"), "truncated", lines.length - 2],
    [lines.slice(0, moved + 1).join("\n"), "truncated", moved + 1],
  ];
  for (const [text, id, line] of bad) {
    await page.tables.hear({ ask: 5, wish: { do: "receive", text, name: "Anna" } });
    expect(page.told.pop(), text.slice(0, 80)).toMatchObject({ refused: `transcript-${id}`, details: { line } });
  }
  expect(page.store.games.size).toBe(0);
  expect(read(good).options).toEqual(games.find(({ id }) => id === "throne")!.analysed.options);
});

test("options are those of the deal; what the game does not know is refused", async () => {
  const page = new Page();
  const welcome = await page.look(await page.open("throne", ["me", "bot page"], { options: { columns: 2 } }));
  expect(welcome.game!.view).toMatchObject({ options: { columns: 2 } });
  const refusals: [object, string][] = [[{ columns: 99 }, "option-value"], [{ lords: 1 }, "option"]];
  for (const [options, id] of refusals) {
    await page.tables.hear({ ask: 5, wish: { do: "open", wish: { game: "throne", seats: ["me", "bot page"], rules: { options: options as Record<string, number> } }, name: "Anna" } });
    expect(page.told.pop()).toMatchObject({ refused: id });
  }
});

const MINUTE = 60_000;
const clock = { bank: MINUTE, increment: 5000, unattended: false };
const left = (page: Page): number[] => page.seen!.banks.map((bank) => bank.left);

test("an answer costs its time and earns some; whoever has none left is stood in for", async () => {
  const page = new Page();
  await page.look(await page.open("intrigues", ["me", "me Bo"], { hotseat: true, clock }));
  expect(left(page)).toEqual([MINUTE, MINUTE]);
  vi.setSystemTime(Date.now() + 20_000);
  await page.tables.hear({ line: 7, text: JSON.stringify({ type: "play", id: "c", asked_in: page.seen!.asked_in, code: page.seen!.legal[0]!.code }) });
  const [update] = page.messages() as Update[];
  expect(update!.game!.banks).toEqual([{ seat: 0, left: MINUTE - 15_000 }, { seat: 1, left: MINUTE }]);
  expect(update!.game!.asked).toBe(0); // it goes on
  await vi.advanceTimersByTimeAsync(MINUTE - 15_001);
  expect(page.messages()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(page.messages()[0]).toMatchObject({ type: "update", table: { seats: [{ stand_in: "clock", level: "squire" }, { stand_in: null }] } });
  await page.tables.hear({ line: 7, text: JSON.stringify({ type: "back", id: "d", seat: 0 }) });
  expect(page.messages().at(-1)).toMatchObject({ type: "refused", error: "no-time" });
});

test("while nobody looks no time passes, unless it is a game over days", async () => {
  for (const [unattended, spent] of [[false, 10_000], [true, 40_000]] as const) {
    const page = new Page();
    const table = await page.open("intrigues", ["me", "bot page"], { clock: { ...clock, unattended } });
    await page.look(table);
    vi.setSystemTime(Date.now() + 10_000);
    await page.tables.hear({ line: 7, close: true });
    vi.setSystemTime(Date.now() + 30_000);
    await new Page(page.store).look(table);
    await page.look(table);
    expect(left(page)[0]).toBe(MINUTE - spent);
  }
});

test("an answer that is taken back has earned nothing, and the time since is its seat's own", async () => {
  const page = new Page();
  await page.look(await page.open("intrigues", ["me", "me Bo"], { hotseat: true, clock }));
  const say = async (command: object): Promise<Update> => {
    await page.tables.hear({ line: 7, text: JSON.stringify({ id: "c", ...command }) });
    return page.messages()[0] as Update;
  };
  vi.setSystemTime(Date.now() + 10_000);
  const { game } = await say({ type: "play", asked_in: page.seen!.asked_in, code: page.seen!.legal[0]!.code });
  vi.setSystemTime(Date.now() + 3000);
  const back = await say({ type: "undo", asked_in: game!.asked_in });
  expect(back.game!.banks).toEqual([{ seat: 0, left: MINUTE - 13_000 }, { seat: 1, left: MINUTE }]);
});
