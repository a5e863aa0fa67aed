/** What an event changes on the table, told by the event alone; the server's view puts it right in the end. */
import type { RowCard, RowEvent, RowView, Told } from "./places";

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

function inserted<T extends Table>(table: T, place: number, way: Told<"placed">["way"], card: Placed): T {
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
function replaced<T extends Table>(table: T, { seat, card, place, zone }: Told<"replaced">): T {
  const discard = changed(table.discard, seat, (pile) =>
    zone === "discard" ? pile.filter((one) => one !== card) : pile,
  );
  return opened({ ...table, discard }, place, { family: seat, card, up: true, tokens: 0 });
}

/** The top card of a place goes to the discard of its colour, whoever has bribed it (ABL-3). */
function thrown<T extends Table>(table: T, { place, card, family }: Told<"eliminated" | "discarded">): T {
  const colour = table.row[place]?.at(-1)?.family ?? family;
  return { ...removed(table, place), discard: changed(table.discard, colour, (pile) => [...pile, card]) };
}

/** The table with a card face up, where it lies. */
export function shown<T extends Table>(table: T, place: number, card: string): T {
  return topped(table, place, { card, up: true });
}

/** The table after an event. */
export function after<T extends Table>(table: T, { event, parts }: RowEvent): T {
  switch (event) {
    case "round":
      return { ...table, round: parts.round, first: parts.first, current: undefined };
    case "placed": {
      const { seat, place, way, card } = parts;
      return inserted(played(table, seat, card), place, way, { family: seat, card, up: false, tokens: 0 });
    }
    case "twin":
      return inserted(table, parts.place, parts.way, { family: parts.seat, card: event, up: true, tokens: 0 });
    case "kept":
      return topped(table, parts.place, { tokens: parts.tokens });
    case "revealed":
      return shown(table, parts.place, parts.card);
    case "took":
      return paid(topped(table, parts.place, { tokens: 0 }), parts.seat, parts.amount);
    case "lost":
      return topped(table, parts.place, { tokens: 0 });
    case "gained":
      return paid(table, parts.seat, parts.amount);
    case "taken":
      return paid(table, parts.seat, 1);
    case "stole":
    case "trapped":
      return paid(paid(table, parts.robbed, -parts.amount), parts.seat, parts.amount);
    case "eliminated":
    case "discarded":
      return thrown(table, parts);
    case "replaced":
      return replaced(table, parts);
    case "moved":
      return moved(table, parts.place, parts.now);
    case "bribed":
      return topped(table, parts.place, { briber: parts.seat });
    default:
      return table;
  }
}
