/** What the cards of Behind the Throne are worth. */
import type { ThroneView } from "./types";

/** The numbers printed on the cards (THR-1). */
export const VALUES: Record<string, number> = {
  general: 1,
  prophet: 2,
  jester: 3,
  assassin: 4,
  judge: 5,
  minstrel: 6,
  alchemist: 7,
  queen: 8,
  king: 9,
};

/** The columns of a seat that are high enough to score (THR-21). */
export function scoring(columns: ThroneView["tableau"][number], enough: number): string[] {
  return Object.entries(columns)
    .filter(([, height]) => height >= enough)
    .map(([card]) => card);
}

/** Their points: the value of each. */
export function points(columns: ThroneView["tableau"][number], enough: number): number {
  return scoring(columns, enough).reduce((sum, card) => sum + VALUES[card]!, 0);
}

/** What each card of the row counts: the last as it was changed, the others what is printed on them. */
export function counted({ row, value }: ThroneView): number[] {
  return row.map((card, i) => (i === row.length - 1 && value !== null ? value : (VALUES[card] ?? 0)));
}

/** The value that the last card exceeds, where it does and must be brought down (THR-4). */
export function exceeded(view: ThroneView): number | null {
  const [before, last] = counted(view).slice(-2);
  return view.value !== null && last !== undefined && last > before! ? before! : null;
}
