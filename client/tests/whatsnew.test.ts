import { afterEach, expect, test } from "vitest";
import type { EventInfo } from "$wire";
import { isDue, noteRead } from "../src/lib/whatsnew";

afterEach(() => localStorage.clear());
const told = (...names: string[]) => names.map((event) => ({ event, rule: "", parts: {} }) as EventInfo);

test("what is new is said at the beginning of a game, once, and never in one that goes on from another", () => {
  expect(isDue("ablaze", told("set-aside", "round", "placed"))).toBe(true);
  expect(isDue("ablaze", told("set-aside", "round", "placed", "round"))).toBe(false);
  expect(isDue("ablaze", [])).toBe(false); // a retry
  noteRead("ablaze");
  expect(isDue("ablaze", told("set-aside", "round"))).toBe(false);
});
