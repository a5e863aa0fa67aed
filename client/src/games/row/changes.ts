/** What an event changes on the table, told by the event alone; the server's view puts it right in the end. */
import type { EventInfo } from "$wire";
import type { RowCard, RowView } from "./places";

/** What is a word of one game's in its types is any word here. */
type Wide<T> = T extends string ? string : T extends (infer Item)[] ? Wide<Item>[] : T;
type Own<T, Member extends string> = T extends unknown ? (Member extends keyof T ? Pick<T, Member> : never) : never;

/** A card in the row of any of its games. */
export type Placed = { [Member in keyof RowCard]: Wide<RowCard[Member]> } & Own<RowCard, "briber">;

type Touched = Pick<RowView, "round" | "first" | "influence" | "hand" | "discard" | "current">;
/** What the shows of the row touch of a view. */
export type Table = { [Member in keyof Touched]: Wide<Touched[Member]> } & {
  row: Placed[][];
  sight?: number; // the first place that a phone shows; where it is not said, what is asked decides
};

type Parts = EventInfo["parts"];
const at = (parts: Parts, part: string): number => Number(parts[part]);
const changed = <T>(list: T[], i: number, change: (one: T) => T): T[] =>
  list.map((one, nth) => (nth === i ? change(one) : one));

/** The table with another card on top of a place. */
function topped<T extends Table>(table: T, place: number, change: Partial<Placed>): T {
  return {
    ...table,
    row: changed(table.row, place, (stack) => [...stack.slice(0, -1), { ...stack.at(-1)!, ...change }]),
  };
}

function paid<T extends Table>(table: T, seat: number, amount: number): T {
  return { ...table, influence: changed(table.influence, seat, (has) => has + amount) };
}

/** Without the top card of a place; an empty place is closed, and the one that is resolved stays what it is. */
function removed<T extends Table>(table: T, place: number): T {
  const top = table.row[place]?.at(-1);
  if (!top) return table;
  const row = changed(table.row, place, (stack) => stack.slice(0, -1)).filter((stack) => stack.length > 0);
  const gone = row.length < table.row.length && table.current !== undefined && place < table.current;
  return { ...table, row, current: gone ? table.current! - 1 : table.current };
}

function inserted<T extends Table>(table: T, place: number, way: unknown, card: Placed): T {
  if (way === "on") return { ...table, row: changed(table.row, place, (stack) => [...stack, card]) };
  return { ...table, row: way === "front" ? [[card], ...table.row] : [...table.row, [card]] };
}

/** Without a card in a hand: the one that is named, or one that is not known. */
function played<T extends Table>(table: T, seat: number, card: string | null): T {
  const hand = table.hand[seat]!;
  const found = Math.max(0, hand.indexOf(card));
  return { ...table, hand: changed(table.hand, seat, () => hand.filter((_, i) => i !== found)) };
}

/** With a new place in the row; the one that is resolved stays what it is. */
function opened<T extends Table>(table: T, place: number, card: Placed): T {
  const row = [...table.row.slice(0, place), [card], ...table.row.slice(place)];
  const { current } = table;
  return { ...table, row, current: current !== undefined && place <= current ? current + 1 : current };
}

/** The top card of a place has moved into a gap (ORI-35), which is the place `now`. */
function moved<T extends Table>(table: T, place: number, now: number): T {
  return opened(removed(table, place), now, table.row[place]!.at(-1)!);
}

/** A card comes back from the discard, or from those that were set aside (ABL-19). */
function replaced<T extends Table>(table: T, parts: Parts): T {
  const [seat, card] = [at(parts, "seat"), name(parts)!];
  const discard = changed(table.discard, seat, (pile) =>
    parts.zone === "discard" ? pile.filter((one) => one !== card) : pile,
  );
  return opened({ ...table, discard }, at(parts, "place"), { family: seat, card, up: true, tokens: 0 });
}

const name = (parts: Parts): string | null =>
  parts.card === null || parts.card === undefined ? null : String(parts.card);

const CHANGES: Record<string, <T extends Table>(table: T, parts: Parts) => T> = {
  round: (table, parts) => ({ ...table, round: at(parts, "round"), first: at(parts, "first"), current: undefined }),
  placed: (table, parts) =>
    inserted(played(table, at(parts, "seat"), name(parts)), at(parts, "place"), parts.way, {
      family: at(parts, "seat"),
      card: name(parts),
      up: false,
      tokens: 0,
    }),
  twin: (table, parts) =>
    inserted(table, at(parts, "place"), parts.way, { family: at(parts, "seat"), card: "twin", up: true, tokens: 0 }),
  kept: (table, parts) => topped(table, at(parts, "place"), { tokens: at(parts, "tokens") }),
  revealed: (table, parts) => shown(table, { parts }),
  took: (table, parts) =>
    paid(topped(table, at(parts, "place"), { tokens: 0 }), at(parts, "seat"), at(parts, "amount")),
  lost: (table, parts) => topped(table, at(parts, "place"), { tokens: 0 }),
  gained: (table, parts) => paid(table, at(parts, "seat"), at(parts, "amount")),
  taken: (table, parts) => paid(table, at(parts, "seat"), 1),
  stole: (table, parts) =>
    paid(paid(table, at(parts, "robbed"), -at(parts, "amount")), at(parts, "seat"), at(parts, "amount")),
  trapped: (table, parts) =>
    paid(paid(table, at(parts, "robbed"), -at(parts, "amount")), at(parts, "seat"), at(parts, "amount")),
  eliminated: thrown,
  discarded: thrown,
  replaced: (table, parts) => replaced(table, parts),
  moved: (table, parts) => moved(table, at(parts, "place"), at(parts, "now")),
  bribed: (table, parts) => topped(table, at(parts, "place"), { briber: at(parts, "seat") }),
};

/** The top card of a place goes to the discard of its colour, whoever has bribed it (ABL-3). */
function thrown<T extends Table>(table: T, parts: Parts): T {
  const place = at(parts, "place");
  const colour = table.row[place]?.at(-1)?.family ?? at(parts, "family");
  return { ...removed(table, place), discard: changed(table.discard, colour, (pile) => [...pile, name(parts)!]) };
}

/** The table with the card face up that is named, where it lies. */
export function shown<T extends Table>(table: T, { parts }: Pick<EventInfo, "parts">): T {
  return topped(table, at(parts, "place"), { card: name(parts), up: true });
}

/** The table after an event. */
export function after<T extends Table>(table: T, { event, parts }: Pick<EventInfo, "event" | "parts">): T {
  return CHANGES[event]?.(table, parts) ?? table;
}
