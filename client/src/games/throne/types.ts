// Written by `python -m camarilla.wire` from the declarations of throne; do not edit.

export type CardName =
  | "general"
  | "prophet"
  | "jester"
  | "assassin"
  | "judge"
  | "minstrel"
  | "alchemist"
  | "queen"
  | "king"
  | "end";

export type CharacterName = "general" | "prophet" | "jester" | "assassin" | "judge" | "minstrel" | "alchemist" | "queen" | "king";

export type Contested = "general" | "prophet" | "jester" | "assassin" | "judge" | "minstrel" | "alchemist";

export type Influencing = "general" | "prophet" | "jester" | "assassin" | "judge";

export type Destroys = "yes" | "no" | "queens" | "done";

export type Last = "first" | "equal" | "above" | "below";

/** A seat has too many columns. */
export interface Drop {
  /** the seat that drops one */
  drop: number;
  /** in an exchange: the seat that the row goes to afterwards */
  row_to?: number;
}

/** What a board is drawn from: a view, and what follows from it. */
export interface ThroneView {
  /** the id of the game */
  game: "throne";
  /** how many seats play */
  players: number;
  /** the seat to act; null when the game is over */
  seat: number | null;
  /** the options that differ from the rulebook's, by name */
  options?: Record<string, number>;
  /** the seat whose turn it is */
  turn: number;
  /** the top card first; null, but for the seat that has looked at it */
  deck: (CardName | null)[];
  /** the discard pile in order of values; open to all */
  discard: CardName[];
  /** for each seat its columns and how many cards they have */
  tableau: Partial<Record<CharacterName, number>>[];
  /** the cards revealed this turn, in order; in a finished game `end` is the last */
  row: CardName[];
  /** what the last card of the row counts now; null without one, and when over */
  value: number | null;
  /** the columns used this turn, in order of values */
  used: Influencing[];
  /** the seats that have lost a card this turn, in order */
  destroyed_from: number[];
  /** the last card of the row has destroyed one */
  destroyed_here: boolean;
  /** the turn's seat knows the top card of the deck */
  peeked: boolean;
  /** while a seat drops a column */
  pending?: Drop;
  /** the generator, in games loaded with one: 64 hexadecimal digits (the key), how many blocks were drawn, how many words of the last are left; null in views */
  rng?: string | null;
  /** for each seat the columns that score as they lie now */
  scoring: CharacterName[][];
  /** for each seat the columns whose ability it may use: nobody has a taller one */
  leading: Contested[][];
  /** what the columns of each seat score as they lie now */
  points: number[];
  /** the last card exceeds the one before, and must be brought down */
  too_high: boolean;
}

/** What an answer would do. */
export interface ThroneForecast {
  /** the points of each seat afterwards, where any change; null: it drops a column first */
  points?: (number | null)[];
  /** the seats that must drop a column then */
  drops?: number[];
  /** of each seat the columns whose ability is its own then, where any changes */
  leading?: Contested[][];
  /** how many cards the next one can be, by what its seat knows */
  cards?: number;
  /** how many of these would bust, whatever abilities are left */
  high?: number;
  /** how many of the others only these abilities keep from it */
  saved?: number;
  /** the highest value that the next card may have, with these abilities */
  safe?: number;
  /** the next card can be the one that ends the game */
  end?: true;
  /** the discard pile becomes the deck first */
  anew?: true;
  /** what the last card of the row would count */
  value?: number;
  /** the last card is too high, and would not be any more */
  saves?: true;
  /** it is raised for nothing: it stays too low, or can destroy nothing */
  vain?: true;
}

/** What a seat can be asked. */
export type ThroneQuestion =
  | { id: "turn"; details: { last: Last; destroys: Destroys } }
  | { id: "drop"; details: { columns: number } };

/** What a seat can answer. */
export type ThroneMove =
  | { kind: "draw"; parts: Record<string, never> }
  | { kind: "take"; parts: Record<string, never> }
  | { kind: "bust"; parts: Record<string, never> }
  | { kind: "peek"; parts: Record<string, never> }
  | { kind: "general"; parts: Record<string, never> }
  | { kind: "assassin"; parts: Record<string, never> }
  | { kind: "jester_down"; parts: Record<string, never> }
  | { kind: "jester_up"; parts: Record<string, never> }
  | { kind: "judge_peek"; parts: Record<string, never> }
  | { kind: "judge_general"; parts: Record<string, never> }
  | { kind: "judge_assassin"; parts: Record<string, never> }
  | { kind: "judge_jester_down"; parts: Record<string, never> }
  | { kind: "judge_jester_up"; parts: Record<string, never> }
  | { kind: "swap"; parts: { seat: number; card: CharacterName } }
  | { kind: "destroy"; parts: { seat: number; card: CharacterName } }
  | { kind: "drop"; parts: { card: CharacterName } };

/** What can happen; null: the reader does not know. */
export type ThroneEvent =
  | { event: "dealt"; rule: string; parts: { seat: number; cards: number } }
  | { event: "turn"; rule: string; parts: { seat: number } }
  | { event: "revealed"; rule: string; parts: { seat: number; card: CardName } }
  | { event: "judged"; rule: string; parts: { seat: number; card: CardName } }
  | { event: "changed"; rule: string; parts: { seat: number; card: CardName; by: number; value: number } }
  | { event: "looked"; rule: string; parts: { seat: number; card: CardName | null } }
  | { event: "destroyed"; rule: string; parts: { seat: number; robbed: number; card: CardName } }
  | { event: "bust"; rule: string; parts: { seat: number; cards: number } }
  | { event: "took"; rule: string; parts: { seat: number; cards: number } }
  | { event: "swapped"; rule: string; parts: { seat: number; robbed: number; card: CardName } }
  | { event: "given"; rule: string; parts: { seat: number; cards: number } }
  | { event: "overfull"; rule: string; parts: { seat: number; card: CardName } }
  | { event: "dropped"; rule: string; parts: { seat: number; card: CardName; cards: number } }
  | { event: "reshuffled"; rule: string; parts: { seat: number; cards: number } }
  | { event: "ended"; rule: string; parts: { seat: number } }
  | { event: "scored"; rule: string; parts: { seat: number; points: number } };
