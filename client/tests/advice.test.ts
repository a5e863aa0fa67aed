import { expect, test } from "vitest";
import type { Hinted, HintedMove, TableInfo } from "$wire";
import { Advice, hintsAllowed } from "../src/lib/advice.svelte";
import type { Connection } from "../src/lib/connection.svelte";
import { judge, spoken } from "../src/lib/verdict";
import { words } from "../src/lib/words.svelte";

const move = (code: number, chance: number): HintedMove => ({ code, chance, points: 1, others: 1 });
const hinted = (...moves: HintedMove[]): Hinted => ({ type: "hinted", re: "x", at: 7, reason: "odds", moves });
const choice = (code: number) => ({ code, move: "", kind: "", parts: {} });

/** Advice from a server that always finds the same. */
function told(found: Hinted | null): { advice: Advice; asked: (number | null)[] } {
  const asked: (number | null)[] = [];
  const hint = (_at: number, code: number | null = null) => (asked.push(code), Promise.resolve(found));
  return { advice: new Advice(() => ({ hint }) as unknown as Connection), asked };
}

test("a question is looked at once", async () => {
  const { advice, asked } = told(hinted(move(1, 0.5), move(2, 0.4)));
  await advice.ask(7);
  advice.open = false;
  await advice.ask(7);
  expect([advice.open, advice.hint?.moves.length, asked.length]).toEqual([true, 2, 1]);
  advice.forget();
  expect([advice.open, advice.hint]).toEqual([false, null]);
});

test("only a move that costs more than 15 points is asked about", async () => {
  expect(await told(hinted(move(1, 0.5), move(2, 0.36))).advice.sure(7, choice(2))).toBe(true);
  expect(await told(hinted(move(1, 0.5), move(2, 0.1))).advice.sure(7, choice(1))).toBe(true);
  const { advice, asked } = told(hinted(move(1, 0.5), move(2, 0.3)));
  const sure = advice.sure(7, choice(2));
  await new Promise((done) => setTimeout(done));
  expect([advice.doubt?.best.code, asked]).toEqual([1, [2]]);
  advice.decide(false);
  expect([await sure, advice.doubt]).toEqual([false, null]);
});

test("a server that says nothing stops nobody", async () => {
  expect(await told(null).advice.sure(7, choice(2))).toBe(true);
});

test("a game that goes on answers the question by itself", async () => {
  const { advice } = told(hinted(move(1, 0.9), move(2, 0.1)));
  const sure = advice.sure(7, choice(2));
  await new Promise((done) => setTimeout(done));
  advice.forget();
  expect(await sure).toBe(false);
});

test("hints are for whoever plays alone, or where the host allows them", () => {
  const table = (people: number, hints: boolean) => ({ rules: { hints }, seats: Array.from({ length: 3 }, (_, seat) => ({ kind: seat < people ? "person" : "bot" })) }) as TableInfo;
  expect([hintsAllowed(table(1, false)), hintsAllowed(table(2, false)), hintsAllowed(table(2, true))]).toEqual([true, false, true]);
});

test("a coach speaks of the move just made, why it matters for the points, and not of trifles", async () => {
  await words.start();
  const rich = { ...move(1, 0.6), points: 9.04 };
  const poor = { ...move(2, 0.4), points: 6 };
  const said = (code: number, ...moves: HintedMove[]) => {
    const found = judge(hinted(...moves), code);
    return found && spoken(found, (one) => `move ${one}`);
  };
  expect(said(2, rich, poor)).toBe("“move 1” was better: a 60% chance to win, not 40%. On average you would end with 9 points, not 6.");
  expect(said(1, rich, poor)).toBe("Well played: “move 1” was clearly your best move (a 60% chance to win; next best 40%). On average you would end with 9 points, not 6.");
  expect(said(2, move(1, 0.5), { ...move(2, 0.4), others: 2 })).toContain("the best of the others would end with 1");
  expect([said(2, move(1, 0.5), move(2, 0.45)), said(1, move(1, 0.5), move(2, 0.45)), said(3, rich, poor)]).toEqual([null, null, null]);
});

test("a coach weighs a move that no hint names, but nobody waits for one who has not looked", async () => {
  const { advice, asked } = told(hinted(move(1, 0.9), move(2, 0.1)));
  expect(await advice.weigh(7, choice(2))).toBeNull();
  await advice.look(7);
  expect([(await advice.weigh(7, choice(2)))?.well, advice.open, asked]).toEqual([false, false, [null]]);
  await advice.weigh(7, choice(3));
  expect(asked).toEqual([null, 3]);
});
