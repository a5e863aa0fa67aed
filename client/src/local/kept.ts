/** What a table on this device is made of, and whether it can be: all that is kept of it. */
import type { TableRules } from "$wire";
import type { Rules } from "../engine/rules";
import { Refusal } from "./refusal";

type SeatKept = { name: string } | { level: string };

/** An answer that stands. */
interface Answer {
  seat: number;
  code: number;
  bot: boolean;
  at: number;
  spent?: number[]; // with a clock: the banks without what it earned
}

/** What chance said in the first answers of a game that goes on from another one, or from a file. */
interface Drawn {
  answers: number;
  outcomes: number[];
}

/** All that a table is made of: whatever else there is follows from it. It holds every secret, and stays in the worker. */
export interface KeptTable {
  id: string;
  game: string;
  version: number; // of the game's rules
  created: number;
  seats: SeatKept[];
  rules: TableRules;
  key: string; // of the dice
  first: number;
  answers: Answer[];
  drawn?: Drawn; // before the dice of the key
  left: number[]; // seats whose players let a bot stand in
  late?: number[]; // those whose time has run out
  banks?: number[]; // of the clock, when it last stood still
  over: boolean;
  next: string | null; // the rematch
}

/** A game of the same table that has not begun. */
export function afresh({ banks: _banks, late: _late, drawn: _drawn, ...kept }: KeptTable): KeptTable {
  return { ...kept, answers: [], left: [], over: false, next: null };
}

/** The options of a deal, within the limits that its tables name. */
export function checked(options: Record<string, number>, { tables }: Rules): Record<string, number> {
  for (const [option, value] of Object.entries(options)) {
    const known = tables.options[option];
    if (!known) throw new Refusal("option", { option, expected: Object.keys(tables.options).join(", ") });
    const { low, high } = known;
    if (!Number.isInteger(value) || value < low || value > high)
      throw new Refusal("option-value", { option, value, low, high });
  }
  return options;
}

/** Can a game like this have been dealt? Whether its answers are legal, its rules say. */
export function whole({ key, seats, first, rules }: KeptTable, found: Rules): boolean {
  const { tables } = found;
  checked(rules.options ?? {}, found);
  const known = seats.every(
    (seat) => "name" in seat || tables.levels.some(({ id }) => id === seat.level.split(":")[0]),
  );
  return (
    known && /^[0-9a-f]{64}$/.test(key) && tables.seats.includes(seats.length) && first >= 0 && first < seats.length
  );
}
