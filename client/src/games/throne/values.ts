/** What the cards of Behind the Throne are worth. */
import type { ThroneView } from "./types";

/** The numbers printed on the cards (THR-1). */
export const VALUES: Record<string, number> = {
  general: 1, prophet: 2, jester: 3, assassin: 4, judge: 5, minstrel: 6, alchemist: 7, queen: 8, king: 9,
};

/** The points of a seat's columns (THR-21): the value of each that is high enough. */
export function points(columns: ThroneView["tableau"][number], enough: number): number {
  return Object.entries(columns).reduce((sum, [card, height]) => sum + (height >= enough ? VALUES[card]! : 0), 0);
}
