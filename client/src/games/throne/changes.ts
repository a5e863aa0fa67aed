/** What an event changes on the table, told by the event alone; the server's view puts it right in the end. */
import type { CardName, CharacterName, ThroneEvent, ThroneView } from "./types";
import { VALUES } from "./values";

/** What events change of a view. */
type Court = Pick<ThroneView, "row" | "value" | "deck" | "discard" | "tableau">;
type Columns = Court["tableau"][number];

/** Columns with so many cards more of a character, or fewer; in order of values. */
function grown(columns: Columns, card: CardName, by: number): Columns {
  const height = (columns[card as CharacterName] ?? 0) + by;
  const changed = Object.entries({ ...columns, [card]: height }).filter(([, cards]) => cards > 0);
  return Object.fromEntries(changed.sort(([one], [two]) => VALUES[one]! - VALUES[two]!));
}

function lying<T extends Court>(view: T, seat: number, card: CardName, by: number): T {
  return { ...view, tableau: view.tableau.map((columns, i) => (i === seat ? grown(columns, card, by) : columns)) };
}

/** The row goes to a seat; to nobody: to the discard pile. */
function cleared<T extends Court>(view: T, seat: number | null): T {
  const taken =
    seat === null
      ? { ...view, discard: [...view.discard, ...view.row] }
      : view.row.reduce((table, card) => lying(table, seat, card, 1), view);
  return { ...taken, row: [], value: null };
}

export function after<T extends Court>(view: T, { event, parts }: ThroneEvent): T {
  switch (event) {
    case "turn":
      return { ...view, turn: parts.seat, row: [], value: null, used: [] };
    case "revealed":
      return { ...view, deck: view.deck.slice(1), row: [...view.row, parts.card], value: VALUES[parts.card] ?? null };
    case "changed":
      return { ...view, value: parts.value };
    case "looked":
      return { ...view, deck: [parts.card, ...view.deck.slice(1)] };
    case "destroyed":
      return lying({ ...view, discard: [...view.discard, parts.card] }, parts.robbed, parts.card, -1);
    case "swapped":
      return lying(lying(view, parts.robbed, parts.card, -1), parts.seat, parts.card, 1);
    case "overfull":
      return lying({ ...view, discard: [...view.discard, parts.card] }, parts.seat, parts.card, -1);
    case "dropped":
      return lying(
        { ...view, discard: [...view.discard, ...Array<CardName>(parts.cards).fill(parts.card)] },
        parts.seat,
        parts.card,
        -parts.cards,
      );
    case "bust":
      return cleared(view, null);
    case "took":
    case "given":
      return cleared(view, parts.seat);
    case "reshuffled":
      return { ...view, deck: Array<null>(parts.cards).fill(null), discard: [] };
    default:
      return view;
  }
}

/** The courts as all that was told from the beginning made them. */
export function courts(told: ThroneEvent[], players: number): Columns[] {
  const tableau = Array.from({ length: players }, () => ({}));
  return told.reduce<Court>(after, { row: [], value: null, deck: [], discard: [], tableau }).tableau;
}
