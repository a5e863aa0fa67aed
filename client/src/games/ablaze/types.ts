// Written by `python -m camarilla.wire` from the declarations of ablaze; do not edit.

export type CardName =
  | "prince"
  | "queen"
  | "cutthroat"
  | "apothecary"
  | "felon"
  | "schemer"
  | "substitution"
  | "plan"
  | "trap"
  | "bribery"
  | "twin";

export type CharacterName = "prince" | "queen" | "cutthroat" | "apothecary" | "felon" | "schemer";

export type ShuffledName =
  | "prince"
  | "queen"
  | "cutthroat"
  | "apothecary"
  | "felon"
  | "schemer"
  | "substitution"
  | "plan"
  | "trap"
  | "bribery";

export type Phase = "placement" | "resolution" | "over";

export type Asking = "prince" | "cutthroat" | "apothecary" | "substitution" | "plan" | "bribery";

export type Way = "front" | "back" | "on";

export type Under = "none" | "prince" | "queen" | "cutthroat" | "apothecary" | "felon" | "schemer" | "twin";

export type Zone = "discard" | "aside";

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
  /** the seat whose bribery token lies on it, and to whose family it belongs */
  briber?: number;
}

/** An ability that is being carried out. */
export interface Pending {
  /** the ability that asks; `prince`: where its Twin comes in */
  ability: Asking;
  /** under a Plan: the place of the activated character */
  place?: number;
  /** under a Plan: the question is whether influence is taken or spent */
  spend?: true;
}

/** A position of Ablaze; as a view, with null for every card that its reader does not know. */
export interface AblazeView {
  /** the id of the game */
  game: "ablaze";
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
  hand: (ShuffledName | null)[][];
  /** for each seat, in order of names; null for all cards of others */
  aside: (ShuffledName | null)[][];
  /** for each seat its discarded cards, in order of names; open to all */
  discard: CardName[][];
  /** places front to back, each a stack from bottom to top: the last card is on top */
  row: PlacedCard[][];
  /** in resolution: the place that is resolved */
  current?: number;
  /** for each seat: its Twin still lies beside it */
  twin: boolean[];
  /** a Plan is carried out, and so much influence is left on it */
  plan?: number;
  /** for each seat, characters known not to be aside */
  clues?: CharacterName[][];
  /** in the middle of an ability */
  pending?: Pending;
}

/** What a seat can be asked. */
export type AblazeQuestion =
  | { id: "place"; details: Record<string, never> }
  | { id: "reveal"; details: { place: number } }
  | { id: "twin"; details: { place: number } }
  | { id: "cutthroat"; details: { place: number } }
  | { id: "apothecary"; details: { place: number } }
  | { id: "substitution"; details: { place: number } }
  | { id: "bribery"; details: { place: number } }
  | { id: "activate"; details: { left: number } }
  | { id: "spend"; details: { left: number } };

/** What a seat can answer. */
export type AblazeMove =
  | { kind: "keep"; parts: Record<string, never> }
  | { kind: "reveal"; parts: Record<string, never> }
  | { kind: "place_front"; parts: { card: ShuffledName } }
  | { kind: "place_back"; parts: { card: ShuffledName } }
  | { kind: "place_on"; parts: { place: number; card: ShuffledName } }
  | { kind: "target"; parts: { place: number } }
  | { kind: "twin_front"; parts: Record<string, never> }
  | { kind: "twin_back"; parts: Record<string, never> }
  | { kind: "twin_on"; parts: { place: number } }
  | { kind: "activate"; parts: { place: number } }
  | { kind: "take"; parts: Record<string, never> }
  | { kind: "spend"; parts: Record<string, never> }
  | { kind: "bribe"; parts: { place: number } };

/** What can happen; null: the reader does not know. */
export type AblazeEvent =
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
  | { event: "twin"; rule: string; parts: { seat: number; place: number; way: Way; under: Under } }
  | { event: "forfeited"; rule: string; parts: { seat: number; amount: number } }
  | { event: "trapped"; rule: string; parts: { seat: number; robbed: number; amount: number } }
  | { event: "replaced"; rule: string; parts: { seat: number; place: number; card: CardName; zone: Zone } }
  | { event: "not-replaced"; rule: string; parts: { seat: number; card: CardName } }
  | { event: "activated"; rule: string; parts: { seat: number; place: number; card: CardName } }
  | { event: "taken"; rule: string; parts: { seat: number; left: number } }
  | { event: "spent"; rule: string; parts: { seat: number; left: number } }
  | { event: "bribed"; rule: string; parts: { seat: number; place: number; card: CardName; family: number } }
  | { event: "returned"; rule: string; parts: { seat: number } };
