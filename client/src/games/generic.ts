/** How a document is read that no board was drawn for: what in it are cards, and what belongs to seats. */
export type Json = null | boolean | number | string | Json[] | { [member: string]: Json };

/** The members of a document. */
export function members(document: object): [string, Json][] {
  return Object.entries(document);
}

/** A card with what lies on it. */
export interface Placed {
  card: string | null;
  up: boolean;
  rest: [string, Json][];
}

export class Reading {
  constructor(
    readonly cards: readonly string[],
    readonly players: number,
  ) {}

  /** Is this the name of a card, or null for one that is not known? */
  isCard(value: Json): value is string | null {
    return value === null || (typeof value === "string" && this.cards.includes(value));
  }

  /** The cards of a list that holds nothing else. */
  pile(value: Json): (string | null)[] | null {
    if (!Array.isArray(value) || value.length === 0) return null;
    const found = value.filter((one) => this.isCard(one));
    return found.length === value.length ? found : null;
  }

  /** The cards of a pile in order; those that are not known, with how many lie together. */
  runs(pile: (string | null)[]): { card: string | null; count: number }[] {
    const found: { card: string | null; count: number }[] = [];
    for (const card of pile) {
      const last = found.at(-1);
      if (card === null && last?.card === null) last.count += 1;
      else found.push({ card, count: 1 });
    }
    return found;
  }

  /** The card that an object stands for: it has one, and says whether it lies face up. */
  placed(value: Json): Placed | null {
    if (value === null || typeof value !== "object" || Array.isArray(value) || typeof value.up !== "boolean")
      return null;
    for (const [name, card] of Object.entries(value))
      if (this.isCard(card))
        return { card, up: value.up, rest: Object.entries(value).filter(([one]) => one !== name && one !== "up") };
    return null;
  }

  /** Is this a list with one item for each seat? Numbers, marks and hands are; cards on the table and texts are not. */
  isBySeat(list: Json[]): boolean {
    return list.length === this.players && list.every((item) => this.#ofSeat(item));
  }

  #ofSeat(item: Json): boolean {
    if (typeof item === "string") return false;
    if (Array.isArray(item))
      return this.pile(item) !== null || item.every((one) => typeof one === "boolean" || typeof one === "number");
    return item === null || typeof item !== "object" || Object.values(item).every((one) => typeof one === "number");
  }
}
