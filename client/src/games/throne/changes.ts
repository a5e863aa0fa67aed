/** What an event changes on the table, told by the event alone; the server's view puts it right in the end. */
import { games } from "../games.svelte";
import type { CardName, CharacterName, ThroneEvent, ThroneView } from "./types";

type Columns = ThroneView["tableau"][number];
const value = (card: string) => games.value("throne", card);

/** Columns with so many cards more of a character, or fewer; in order of values. */
function grown(columns: Columns, card: CardName, by: number): Columns {
  const height = (columns[card as CharacterName] ?? 0) + by;
  const changed = Object.entries({ ...columns, [card]: height }).filter(([, cards]) => cards > 0);
  return Object.fromEntries(changed.sort(([one], [two]) => value(one)! - value(two)!));
}

function lying(view: ThroneView, seat: number, card: CardName, by: number): ThroneView {
  return { ...view, tableau: view.tableau.map((columns, i) => (i === seat ? grown(columns, card, by) : columns)) };
}

/** The row goes to a seat; to nobody: to the discard pile. */
function cleared(view: ThroneView, seat: number | null): ThroneView {
  const taken =
    seat === null
      ? { ...view, discard: [...view.discard, ...view.row] }
      : view.row.reduce((table, card) => lying(table, seat, card, 1), view);
  return { ...taken, row: [], value: null, too_high: false };
}

export function after(view: ThroneView, { event, parts }: ThroneEvent): ThroneView {
  switch (event) {
    case "turn":
      return { ...view, turn: parts.seat, row: [], value: null, too_high: false, used: [] };
    case "revealed":
      return {
        ...view,
        deck: view.deck.slice(1),
        row: [...view.row, parts.card],
        value: value(parts.card),
        too_high: false,
      };
    case "changed":
      return { ...view, value: parts.value, too_high: false };
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
