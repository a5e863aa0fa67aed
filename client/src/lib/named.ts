import type { EventInfo, MoveParts } from "$wire";

/** Parts whose names mean the same in every game, where an event or a move has them. */
export interface Named {
  seat?: number;
  robbed?: number;
  family?: number;
  amount?: number;
  card?: string | null;
  place?: number | string;
  [part: string]: unknown;
}

export const named = ({ parts }: EventInfo | MoveParts): Named => parts;
