import { expect, test } from "vitest";
import { after, type Table } from "../../src/games/row/changes";
import type { RowEvent } from "../../src/games/row/places";
import { across, apart, room, width } from "../../src/games/row/width";
import { fromHex } from "../../src/engine/rules";
import { games, rulesOf } from "../modules";

test("the cards of the row never leave it: they give way to each other and to the room", () => {
  for (const places of [1, 9, 13, 17]) {
    const [size, { gap, end }] = [width(places, 1084, 260), room(places)];
    const step = apart(places, 1084, size);
    expect((places - 1) * step + size + 2 * (gap + end)).toBeLessThanOrEqual(1084.01);
    expect(size, `${places} places`).toBeGreaterThanOrEqual(100); // large enough to be read,
    expect(step / size).toBeGreaterThan(0.53); // and more than half of each is seen
  }
  expect(width(5, 1084, 200)).toBeLessThan(width(5, 1084, 260));
  expect(width(0, 0, 0)).toBe(44);
  const [last, end] = [across(29, 30, 44, apart(30, 1084, 44)), across(30, 30, 44, apart(30, 1084, 44))]; // more than have room: they overlap
  expect([last + 22 < end, end + room(30).end / 2 <= 542]).toEqual([true, true]);
});

/** What lies in the row, without what a show leaves to the view that follows it. */
const lying = ({ row }: Table) => row.map((stack) => stack.map(({ family, card, up }) => ({ family, card, up })));

test.each(games.filter(({ id }) => ["ablaze", "oriflamme"].includes(id)))("$id: the events of a move lead to the row of the next view", (game) => {
  const rules = rulesOf(game);
  const seen = new Set<string>();
  for (const { key, seats, first, options, codes } of game.games) {
    let at = rules.deal(fromHex(key), seats, first, true, options);
    for (const code of codes) {
      let table = JSON.parse(rules.boardText(at.record, 0)) as Table;
      at = rules.answer(at.record, code, true);
      const events = rules.told(at.tape, 0) as RowEvent[];
      for (const event of events) table = after(table, event);
      for (const { event } of events) seen.add(event);
      expect(lying(table), `${code}`).toEqual(lying(JSON.parse(rules.boardText(at.record, 0)) as Table));
    }
  }
  expect(seen).toContain({ oriflamme: "moved", ablaze: "replaced" }[game.id]);
});
