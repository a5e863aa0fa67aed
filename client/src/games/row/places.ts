/** The row as a list of places, front to back; each a stack, bottom to top. */
import type { AblazeMove, AblazeView } from "../ablaze/types";
import type { Lying } from "../folder";
import type { OriflammeMove, OriflammeView } from "../oriflamme/types";

export type RowView = OriflammeView | AblazeView;
export type RowMove = OriflammeMove | AblazeMove;
export type RowCard = RowView["row"][number][number];

/** The card that lies on top of a place. */
export function top(place: readonly RowCard[]): RowCard {
  return place.at(-1)!;
}

/** The card whose ability asks, or that could be revealed. */
export function about(view: RowView): string | null {
  if (view.pending) return view.pending.ability;
  const place = view.current === undefined ? undefined : view.row[view.current];
  return place ? top(place).card : null;
}

/** The top card of the place that a move names. */
export function target(view: RowView, { parts }: RowMove): Lying | undefined {
  const place = "place" in parts ? view.row[parts.place] : undefined;
  return place && top(place);
}
