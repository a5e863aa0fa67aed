/** Thinking in several threads, by the clock; and finished games looked at move by move. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnalysisStatus } from "$wire";
import { search, Trees, type Plan } from "../src/engine/search";
import { analysis, look, turnOrder } from "../src/local/analysis";
import { watchBattery } from "../src/local/battery";
import { LocalTable } from "../src/local/table";
import { here, Thinkers, threads } from "../src/local/thinkers";
import { keptAt, Page, rules } from "./device";
import { games } from "./modules";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const SIMULATIONS = 2400; // so that there are four trees

function planned(game: (typeof games)[number]): Plan {
  const table = new LocalTable(keptAt(game, game.games.find((one) => one.searched)!), rules(game.id));
  return { record: table.known, legal: table.at.codes.length, simulations: SIMULATIONS, seed: 7, choices: 0 };
}

async function sought(thinkers: Thinkers, game: (typeof games)[number], plan: Plan): Promise<number[]> {
  const found = thinkers.search(rules(game.id), plan);
  await vi.runAllTimersAsync();
  return (await found).visits;
}

test.each(games)("$id: one thread and four find the same", async (game) => {
  const [plan, alone] = [planned(game), search(new Trees(rules(game.id)), planned(game), true).visits];
  vi.spyOn(Date, "now").mockReturnValue(0);
  expect(await sought(new Thinkers([here()]), game, plan)).toEqual(alone);
  expect(await sought(new Thinkers(Array.from({ length: 4 }, here)), game, plan)).toEqual(alone);
  vi.restoreAllMocks();
});

test("a search ends when its time is up; a device that saves its battery gives it less, and one thread", async () => {
  const [game, many] = [games[0]!, 400_000];
  const plan = { ...planned(game), simulations: many };
  let now = 0;
  vi.spyOn(Date, "now").mockImplementation(() => (now += 50)); // each look at the clock
  const thinkers = new Thinkers([here(), here()]);
  const [usual, thrifty] = [await sought(thinkers, game, plan), await sought(Object.assign(thinkers, { thrifty: true }), game, plan)];
  vi.restoreAllMocks();
  const total = (visits: number[]): number => visits.reduce((sum, count) => sum + count);
  expect(total(usual)).toBeLessThan(many / 10);
  expect(total(thrifty)).toBeLessThan(total(usual));
  expect(thinkers.ports.length).toBe(1);
});

test("one core is left to the page", () => {
  expect([1, 2, 4, 16].map(threads)).toEqual([1, 1, 3, 4]);
});

test("the battery is spared where the browser says that it is low, or that data are saved", async () => {
  const battery = Object.assign(new EventTarget(), { charging: false, level: 0.1 });
  const said: boolean[] = [];
  const told = async (about: object): Promise<void> => {
    vi.stubGlobal("navigator", about);
    await watchBattery((thrifty) => said.push(thrifty));
  };
  await told({ getBattery: async () => battery });
  battery.charging = true;
  battery.dispatchEvent(new Event("chargingchange"));
  await told({ connection: { saveData: true } });
  await told({});
  vi.unstubAllGlobals();
  expect(said).toEqual([true, false, true]);
});

test.each(games)("$id: a game is analysed as in Python", (game) => {
  const { codes, analysis: expected } = game.analysed;
  const [found, table] = [rules(game.id), new LocalTable(keptAt(game, game.analysed, codes.length), rules(game.id))];
  const looked = table.questions().map((asked) => look(found, new Trees(found), asked, game.simulations));
  const fair = expected.seats.map(({ order, fair }) => fair + order!);
  const order = looked[0]!.worth.map(() => fair); // by other deals than Python's, so it is told by the test below
  const { winners } = found.standing(table.at.record);
  const { moves, seats, ...rest } = analysis(found, table.questions(), looked, order, winners, game.simulations);
  expect(rounded(rest)).toEqual(rounded({ game: game.id, steps: expected.steps, turns: expected.turns }));
  expect(Object.keys(moves!)).toEqual(expect.arrayContaining(expected.steps.map((step) => step.knowable.best)));
  const sure = (all: typeof seats) => all.map(({ errors, ...seat }) => ({ ...seat, errors: { ...errors, order: 0, deal: 0 } }));
  expect(rounded(sure(seats))).toEqual(rounded(sure(expected.seats)));
});

/** Sums have another order there, and so other last digits. */
const rounded = (found: unknown): unknown =>
  JSON.parse(JSON.stringify(found, (_, value) => (typeof value === "number" ? Math.round(value * 1e9) / 1e9 : value)));

test.each(games)("$id: turn order shares out one victory", (game) => {
  const samples = turnOrder(rules(game.id), { seats: 2, first: 0, options: {} });
  expect(samples.length).toBeGreaterThan(1);
  for (const shares of samples) expect(shares[0]! + shares[1]!).toBeCloseTo(1, 9);
  expect(new Set(samples.map(String)).size).toBeGreaterThan(1);
});

test("an analysis is made once, and kept", async () => {
  const page = new Page();
  const game = games.find(({ id }) => id === "intrigues")!;
  const { id } = await page.ask<{ id: string }>({ do: "receive", text: game.analysed.transcript, name: "Anna" });
  expect(await page.ask<AnalysisStatus>({ do: "analysis", id })).toMatchObject({ state: "none" });
  expect(await page.ask<AnalysisStatus>({ do: "analyse", id })).toMatchObject({ state: "running", total: game.analysed.codes.length });
  await vi.runAllTimersAsync();
  const done = await page.ask<AnalysisStatus>({ do: "analysis", id });
  expect(done).toMatchObject({ state: "done", result: { game: game.id } });
  expect(await new Page(page.store).ask({ do: "analyse", id })).toEqual(done);
});
