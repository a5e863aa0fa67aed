/** The modules play, tell and search as Python does, byte by byte. */
import { expect, test } from "vitest";
import { Level } from "../src/engine/levels";
import { RuleError } from "../src/engine/module";
import { fromHex, SPECTATOR, type Advance, type Rules } from "../src/engine/rules";
import { best, search, Trees } from "../src/engine/search";
import { games, rulesOf } from "./modules";

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A hash of all that readers are told at a question, and of the truth: as client/tests/engine.py makes it. */
async function digest(rules: Rules, { record, codes, tape }: Advance, seats: number): Promise<string> {
  const readers = [SPECTATOR, ...Array(seats).keys()];
  const { scores, winners } = rules.standing(record);
  const parts = [
    JSON.stringify(codes.map((code) => rules.naming.choice(code))),
    codes.length ? rules.questionText(record) : "null",
    (codes.length ? rules.forecastsText(record) : null) ?? "null",
    JSON.stringify({ scores, winners: codes.length ? [] : winners }),
    ...readers.map((reader) => rules.boardText(record, reader)),
    ...readers.map((reader) => JSON.stringify(rules.told(tape, reader)).slice(1, -1)),
  ];
  const told = new TextEncoder().encode(parts.join("\n") + "\n");
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", Uint8Array.from([...told, ...record]))));
}

test.each(games)("$id: legal moves, views of every seat, events and records are Python's", async (game) => {
  const rules = rulesOf(game);
  const trees = new Trees(rules);
  for (const { key, seats, first, options, codes, hashes, searched } of [...game.games, game.analysed]) {
    let at = rules.deal(fromHex(key), seats, first, true, options);
    expect(await digest(rules, at, seats)).toBe(hashes[0]);
    for (const [i, code] of codes.entries()) {
      if (searched?.after === i) expect(search(trees, { ...searched, record: at.record, legal: at.codes.length, choices: 0 }).visits).toEqual(searched.visits);
      at = rules.answer(at.record, code, true);
      expect(await digest(rules, at, seats), `answer ${i}`).toBe(hashes[i + 1]);
    }
  }
});

test.each(games)("$id: every level answers as in Python, by the same seed", async (game) => {
  const rules = rulesOf(game);
  for (const { key, seats, first, codes, chosen } of game.games) {
    let at = rules.deal(fromHex(key), seats, first, true);
    for (const [i, code] of codes.entries()) {
      const expected = chosen.find(({ after }) => after === i)?.codes ?? {};
      const known = rules.hidden(at.record, rules.asked(at.record));
      const found = Object.keys(expected).map(async (name) => [name, await new Level(rules, name, i).choose(known, at.codes)]);
      expect(Object.fromEntries(await Promise.all(found))).toEqual(expected);
      at = rules.answer(at.record, code, true);
    }
  }
});

test.each(games)("$id: whole games at random come to the same", (game) => {
  const { module } = rulesOf(game);
  for (const [seats, tally] of Object.entries(game.tallies)) {
    module.clear("Tally");
    module.call("playouts", Number(seats), game.playouts, 17);
    expect(toHex(module.bytes("Tally"))).toBe(tally);
  }
});

test("a failed check is an error that names its rule, and the module goes on", async () => {
  const rules = rulesOf(games[0]!);
  const { key, seats, first, hashes } = games[0]!.games[0]!;
  expect(() => rules.deal(fromHex(key), 99, first, true)).toThrow(RuleError);
  expect(() => rules.deal(fromHex(key), 99, first, true)).toThrow("deal: index out of range");
  expect(await digest(rules, rules.deal(fromHex(key), seats, first, true), seats)).toBe(hashes[0]);
});

test("the best move is the most tried one, of equals the one that won more", () => {
  expect(best({ visits: [3, 5, 5, 5], wins: [3, 2, 4, 4] })).toBe(2);
});
