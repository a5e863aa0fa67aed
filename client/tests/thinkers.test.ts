/** Thinking in several threads, by the clock; and finished games looked at move by move. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnalysisStatus } from "$wire";
import { search, Trees, type Plan } from "../src/engine/search";
import { SAMPLES } from "../src/engine/open_search";
import { judge, kind, Review } from "../src/local/analysis";
import { hint } from "../src/local/hints";
import { isMistake } from "../src/local/judging";
import { watchBattery } from "../src/local/battery";
import { sample, turnOrder } from "../src/local/gathered";
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

test.each(games)("$id: a game is analysed as in Python, in two rounds", (game) => {
  const { codes, analysis: expected } = game.analysed;
  const [found, table] = [rules(game.id), new LocalTable(keptAt(game, game.analysed, codes.length), rules(game.id))];
  const [asked, trees] = [table.questions(), new Trees(found)];
  const review = new Review(found, asked, found.standing(table.at.record).winners);
  const fair = expected.seats.map(({ order, fair }) => fair + order!);
  for (let i = 0; i < 2; i++) {
    const { seed } = review.rounds;
    const order = Array.from({ length: SAMPLES }, () => fair); // by other deals than Python's, so it is told by the test below
    review.rounds.add(asked.map((one) => sample(found, one, game.simulations, seed)), order);
  }
  const early = review.found().turns.map(({ step, kind }) => `${kind} ${step}`);
  expect([review.found().steps, expected.turns.map(({ step }) => `open ${step}`)]).toEqual([[], expect.arrayContaining(early)]);
  for (const at of review.order()) review.judged[at] = judge(found, trees, asked[at]!, asked[at + 1] ?? null, review.result, game.simulations);
  const { moves, seats, ...rest } = review.found();
  const steps = expected.steps.map((step) => Object.fromEntries(Object.entries(step).filter(([name]) => name !== "judged")));
  const { game: id, turns, samples, error, curve } = expected;
  expect(rounded(rest)).toEqual(rounded({ game: id, steps, turns, samples, error, curve }));
  expect(Object.keys(moves!)).toEqual(expect.arrayContaining(expected.steps.map((step) => step.knowable.best)));
  const sure = (all: typeof seats) => all.map(({ errors, ...seat }) => ({ ...seat, errors: { ...errors, order: 0, deal: 0 } }));
  expect(rounded(sure(seats))).toEqual(rounded(sure(expected.seats)));
});

/** Sums have another order there, and so other last digits. */
const rounded = (found: unknown): unknown =>
  JSON.parse(JSON.stringify(found, (_, value) => (typeof value === "number" ? Math.round(value * 1e9) / 1e9 : (value ?? undefined))));

test("only whose own chances fell was unlucky, and a smaller loss than a coach speaks of is no mistake", () => {
  const told = (after: number, loss = 0, swing_error = 0) => {
    const knowable = { value: 0.5, best: "m", best_value: 0.5 + loss, error: 0 };
    const [before, nothing] = [[0.5, 0.5], [0, 0]];
    const found = { step: 1, seat: 0, question: "q", move: "pass", knowable, true: knowable, before, after: [after, 0.9], skill: 0, luck: [-0.3, 0.3] };
    return kind({ ...found, others: nothing, chance: nothing, swing_error } as Parameters<typeof kind>[0]);
  };
  expect([told(0.1), told(0.1, 0.05), told(0.1, 0.07), told(0.1, 0, 0.3), told(0.6)]).toEqual(["unlucky", "unlucky", "mistake", "fateful", "fateful"]);
});

test("a hint calls a move a mistake where an analysis does", () => {
  const game = games.find(({ id }) => id === "ablaze")!;
  const found = rules(game.id);
  const [asked, trees] = [new LocalTable(keptAt(game, game.analysed, game.analysed.codes.length), found).questions(), new Trees(found)];
  const both = asked.map((one, i, all) => {
    const also = { ...one, record: found.hidden(one.record, one.seat), also: one.code };
    return [hint(found, trees, also).mistake, isMistake(judge(found, trees, one, all[i + 1] ?? null, [0.5, 0.5], 1000).knowable)];
  });
  expect(new Set(both.map(String))).toEqual(new Set(["true,true", "false,false"]));
});

test.each(games)("$id: turn order shares out one victory", (game) => {
  const samples = turnOrder(rules(game.id), { seats: 2, first: 0, options: {} }, 0n, 5);
  expect(samples.length).toBeGreaterThan(1);
  for (const shares of samples) expect(shares[0]! + shares[1]!).toBeCloseTo(1, 9);
  expect(new Set(samples.map(String)).size).toBeGreaterThan(1);
});

test("an analysis tells its turning points early, becomes surer as long as somebody looks, and is kept", async () => {
  const page = new Page();
  const game = games.find(({ id }) => id === "intrigues")!;
  const { id } = await page.ask<{ id: string }>({ do: "receive", text: game.analysed.transcript, name: "Anna" });
  expect(await page.ask<AnalysisStatus>({ do: "analysis", id })).toMatchObject({ state: "none" });
  let now = Date.now();
  const clock = vi.spyOn(Date, "now").mockImplementation(() => now);
  const total = game.analysed.codes.length;
  expect(await page.ask<AnalysisStatus>({ do: "analyse", id })).toMatchObject({ state: "running", total, round: 0, result: null });
  const told: AnalysisStatus[] = [];
  while (told.at(-1)?.state !== "done") {
    await vi.advanceTimersToNextTimerAsync();
    const status = await page.ask<AnalysisStatus>({ do: "analysis", id });
    if ((status.round ?? 0) > 3) now += 70_000; // the time is up
    told.push(status);
  }
  clock.mockRestore();
  const first = told.find(({ result }) => result)!;
  expect([first.round, first.result!.curve!.length]).toEqual([1, total + 1]);
  expect(first.result!.steps.length).toBeLessThan(total);
  expect(told.find(({ result }) => result?.steps.length === total)!.round).toBe(1);
  const errors = told.filter(({ round }) => round! > 1).map(({ result }) => result!.error!);
  expect(errors.at(-1)!).toBeLessThan(first.result!.error!);
  const done = told.at(-1)!;
  expect(done).toMatchObject({ state: "done", result: { game: game.id } });
  expect(await new Page(page.store).ask({ do: "analyse", id })).toEqual(done);
});

test("where nobody looks any more, an analysis ends when all moves are judged", async () => {
  const page = new Page();
  const game = games.find(({ id }) => id === "intrigues")!;
  const { id } = await page.ask<{ id: string }>({ do: "receive", text: game.analysed.transcript, name: "Anna" });
  let now = 0;
  const clock = vi.spyOn(Date, "now").mockImplementation(() => (now += 3000)); // each look at the clock
  await page.ask<AnalysisStatus>({ do: "analyse", id });
  await vi.runAllTimersAsync();
  clock.mockRestore();
  const { state, result } = await page.ask<AnalysisStatus>({ do: "analysis", id });
  expect([state, result!.samples, result!.steps.length]).toEqual(["done", SAMPLES, game.analysed.codes.length]);
});
