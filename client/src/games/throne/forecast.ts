/** What a move would make of everybody's points. */
import { games } from "../games.svelte";
import { after } from "./changes";
import type { ThroneMove, ThroneView } from "./types";
import { points } from "./values";

/** Points of a seat, before and after. */
export interface Forecast {
  seat: number;
  before: number;
  after: number;
}

/** The table after a move that lays cards into courts, or takes some from there. */
function next(view: ThroneView, { kind, parts }: ThroneMove): ThroneView {
  const [seat, cards] = [view.turn, view.row.length];
  switch (kind) {
    case "take":
      return after(view, { event: "took", rule: "", parts: { seat, cards } });
    case "destroy":
      return after(view, { event: "destroyed", rule: "", parts: { seat, robbed: parts.seat, card: parts.card } });
    case "swap":
      return after(after(view, { event: "swapped", rule: "", parts: { seat, robbed: parts.seat, card: parts.card } }), {
        event: "given",
        rule: "",
        parts: { seat: parts.seat, cards },
      });
    case "drop":
      return after(view, {
        event: "dropped",
        rule: "",
        parts: { seat: view.seat!, card: parts.card, cards: view.tableau[view.seat!]![parts.card]! },
      });
    default:
      return view;
  }
}

/** The seats whose points a move changes; null where somebody would have to drop a column first. */
export function forecast(view: ThroneView, move: ThroneMove): Forecast[] | null {
  const { tableau } = next(view, move);
  if (!view.pending && tableau.some((columns) => Object.keys(columns).length > games.option(view, "columns")))
    return null;
  const scored = (columns: ThroneView["tableau"][number]) => points(columns, games.option(view, "scoring"));
  const all = tableau.map((columns, seat) => ({ seat, before: scored(view.tableau[seat]!), after: scored(columns) }));
  return all.filter((one) => one.before !== one.after);
}
