/** What an event changes on the table, told by the event alone; the server's view puts it right in the end. */
import { games } from "../games.svelte";
import type { CardName, CharacterName, ThroneEvent, ThroneView } from "./types";

/** A table while its events are shown; `unsettled`: what follows from its columns is not known yet; `unseen`: the last
 * card of the row lies face down. */
export type Shown = ThroneView & { unsettled?: boolean; unseen?: boolean };
/** Before the deal: the first card still lies in the deck. */
export function prelude(view: ThroneView, told: ThroneEvent[]): ThroneView | null {
  if (!told.every(({ event }) => ["dealt", "turn", "revealed"].includes(event)) || view.row.length > 1) return null;
  return { ...view, deck: [null, ...view.deck], row: [], value: null };
}

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

/** The table after an event. What follows from columns that it has changed is told by the view that comes next, if they
 * lie so in it: rules are not the page's. */
export function after(view: Shown, event: ThroneEvent, next?: ThroneView): Shown {
  const table = changed(view, event);
  if (table.tableau === view.tableau) return table;
  if (next === undefined || !isSame(table.tableau, next.tableau)) return { ...table, unsettled: true };
  const { leading, scoring, points } = next;
  return { ...table, leading, scoring, points, unsettled: false };
}

const isSame = (one: Columns[], two: Columns[]) => JSON.stringify(one) === JSON.stringify(two);

function changed(view: Shown, { event, parts }: ThroneEvent): Shown {
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
