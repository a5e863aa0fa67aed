// Written by `python -m camarilla.wire` from the declarations of oriflamme; do not edit.

export type CardName =
  | "lord"
  | "archer"
  | "heir"
  | "shapeshifter"
  | "soldier"
  | "spy"
  | "conspiracy"
  | "ambush"
  | "decree"
  | "assassination";

export type Phase = "placement" | "resolution" | "over";

export type Asking = "archer" | "shapeshifter" | "soldier" | "spy" | "decree" | "assassination";

export type Way = "front" | "back" | "on";

export type Under = "none" | "lord" | "archer" | "heir" | "shapeshifter" | "soldier" | "spy";

/** A card in the row. */
export interface PlacedCard {
  /** the seat whose colour it has */
  family: number;
  /** null: the reader does not know it */
  card: CardName | null;
  /** it lies face up */
  up: boolean;
  /** influence lying on it */
  tokens: number;
}

/** An ability that is being carried out. */
export interface Pending {
  /** the ability that asks; a Shapeshifter's is the one it copies */
  ability: Asking;
}

/** A position of Oriflamme; as a view, with null for every card that its reader does not know. */
export interface OriflammeView {
  /** the id of the game */
  game: "oriflamme";
  /** how many seats play */
  players: number;
  /** the seat to act; null when the game is over */
  seat: number | null;
  /** the options that differ from the rulebook's, by name */
  options?: Record<string, number>;
  /** the round, from 1 */
  round: number;
  /** the first player of this round */
  first: number;
  /** what is going on: cards are placed, the row is resolved, or the game is over */
  phase: Phase;
  /** for each seat what it holds */
  influence: number[];
  /** for each seat, in order of names; null for all cards of others */
  hand: (CardName | null)[][];
  /** for each seat, in order of names; null for all cards of others */
  aside: (CardName | null)[][];
  /** for each seat its discarded cards, in order of names; open to all */
  discard: CardName[][];
  /** places front to back, each a stack from bottom to top: the last card is on top */
  row: PlacedCard[][];
  /** in resolution: the place that is resolved */
  current?: number;
  /** in the middle of an ability */
  pending?: Pending;
}

/** What a seat can be asked. */
export type OriflammeQuestion =
  | { id: "place"; details: Record<string, never> }
  | { id: "reveal"; details: { place: number } }
  | { id: "archer"; details: { place: number; card: Asking } }
  | { id: "shapeshifter"; details: { place: number; card: Asking } }
  | { id: "soldier"; details: { place: number; card: Asking } }
  | { id: "spy"; details: { place: number; card: Asking } }
  | { id: "decree"; details: { place: number; card: Asking } }
  | { id: "assassination"; details: { place: number; card: Asking } };

/** What a seat can answer. */
export type OriflammeMove =
  | { kind: "keep"; parts: Record<string, never> }
  | { kind: "reveal"; parts: Record<string, never> }
  | { kind: "place_front"; parts: { card: CardName } }
  | { kind: "place_back"; parts: { card: CardName } }
  | { kind: "place_on"; parts: { place: number; card: CardName } }
  | { kind: "target"; parts: { place: number } }
  | { kind: "steal"; parts: { seat: number } }
  | { kind: "copy"; parts: { place: number } }
  | { kind: "move"; parts: { place: number; gap: number } };

/** What can happen; null: the reader does not know. */
export type OriflammeEvent =
  | { event: "set-aside"; rule: string; parts: { seat: number; card: CardName | null } }
  | { event: "round"; rule: string; parts: { first: number; round: number } }
  | { event: "placed"; rule: string; parts: { seat: number; place: number; way: Way; under: Under; card: CardName | null } }
  | { event: "kept"; rule: string; parts: { seat: number; place: number; tokens: number; card: CardName | null } }
  | { event: "revealed"; rule: string; parts: { seat: number; place: number; card: CardName } }
  | { event: "took"; rule: string; parts: { seat: number; place: number; amount: number; card: CardName } }
  | { event: "acts"; rule: string; parts: { seat: number; place: number; card: CardName } }
  | { event: "gained"; rule: string; parts: { seat: number; amount: number; card: CardName } }
  | { event: "no-effect"; rule: string; parts: { seat: number; place: number; card: CardName } }
  | { event: "eliminated"; rule: string; parts: { seat: number; place: number; card: CardName; family: number; tokens: number } }
  | { event: "discarded"; rule: string; parts: { family: number; place: number; card: CardName } }
  | { event: "lost"; rule: string; parts: { seat: number; place: number; amount: number; card: CardName } }
  | { event: "ended"; rule: string; parts: Record<string, never> }
  | { event: "stole"; rule: string; parts: { seat: number; robbed: number; amount: number } }
  | { event: "copied"; rule: string; parts: { seat: number; place: number; card: CardName; family: number } }
  | { event: "moved"; rule: string; parts: { seat: number; place: number; gap: number; now: number; family: number; card: CardName | null } };
