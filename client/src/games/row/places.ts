/** The row as a list of places, front to back; each a stack, bottom to top. */
import type { Choice, View } from "$wire";
import type { Lying } from "../folder";

export type RowView = Extract<View, { phase: string; row: object[] }>; // of all games of the row
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
export function target(view: RowView, { parts }: Pick<Choice, "parts">): Lying | undefined {
  const place = typeof parts.place === "number" ? view.row[parts.place] : undefined;
  return place && top(place);
}
