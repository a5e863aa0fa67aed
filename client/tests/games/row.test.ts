import { expect, test } from "vitest";
import { across, apart, room, width } from "../../src/games/row/width";

test("the cards of the row never leave it: they give way to each other and to the room", () => {
  for (const places of [1, 9, 13, 17]) expect(places * width(places, 1084, 260) + (places + 1) * room(places).gap + 2 * room(places).end).toBeLessThanOrEqual(1084);
  expect(width(5, 1084, 200)).toBeLessThan(width(5, 1084, 260));
  expect(width(0, 0, 0)).toBe(44);
  const [last, end] = [across(29, 30, 44, apart(30, 1084, 44)), across(30, 30, 44, apart(30, 1084, 44))]; // more than have room: they overlap
  expect([last + 22 < end, end + room(30).end / 2 <= 542]).toEqual([true, true]);
});
