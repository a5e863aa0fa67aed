// Written by `python -m camarilla.wire` from the declarations of intrigues; do not edit.

export type CharacterName = "spy" | "killer" | "beggar" | "barman" | "governor" | "detective" | "coachman";

export type PlaceName = "alley" | "square" | "police" | "factory";

export type KindName = "murder" | "presence" | "pair" | "trio" | "arrest" | "escape" | "unseen" | "curfew";

export type Asking = "spy" | "beggar" | "barman" | "detective" | "coachman";

export type Card =
  | "spy"
  | "killer"
  | "beggar"
  | "barman"
  | "governor"
  | "detective"
  | "coachman"
  | "plot-nnn"
  | "plot-ynn"
  | "plot-nyn"
  | "plot-yyn"
  | "plot-nny"
  | "plot-yny"
  | "plot-nyy"
  | "plot-yyy";

export type Who = "spy" | "killer" | "beggar" | "barman" | "governor" | "detective" | "coachman" | "nobody";

export type Where = "alley" | "square" | "police" | "factory" | "nowhere";

export type Truth = "no" | "yes";

export type Source = "alley" | "square" | "police" | "factory" | "escaped" | "deck";

/** An event of the chapter. */
export interface Condition {
  /** what should happen */
  event: KindName;
  /** to whom; `curfew` names nobody */
  who?: CharacterName;
  /** in which location; `escape`, `unseen` and `curfew` name none */
  where?: PlaceName;
}

/** A card in a location, or dead under it. */
export interface PlacedCard {
  /** null: the reader does not know it */
  who: CharacterName | null;
  /** it lies face up */
  up: boolean;
  /** of a face-down card: the seats that have seen it */
  known?: number[];
  /** it is a prisoner; left out if it is none */
  held?: true;
  /** of a face-down card: who it can be after what everybody saw */
  clue?: CharacterName[];
}

/** A property that is being settled. */
export interface Pending {
  /** the character whose property asks */
  property: Asking;
}

/** What a board is drawn from: a view, and what follows from it. */
export interface IntriguesView {
  /** the id of the game */
  game: "intrigues";
  /** how many seats play */
  players: number;
  /** the seat to act; null when the game is over */
  seat: number | null;
  /** the options that differ from the rulebook's, by name */
  options?: Record<string, number>;
  /** the round, from 1 */
  round: number;
  /** the seat that began */
  first: number;
  /** left in this turn; the one whose property is pending is already counted off */
  actions: number;
  /** the card to be placed; null: there is none, or the reader does not know it */
  drawn: CharacterName | null;
  /** the three events */
  chapter: Condition[];
  /** for each seat a mark for each event: should it come true; null: unknown */
  plots: (boolean[] | null)[];
  /** the top card first; null for everybody */
  deck: (CharacterName | null)[];
  /** the cards in each location, in order of arrival */
  board: Record<PlaceName, PlacedCard[]>;
  /** the dead under each location, in order of arrival */
  dead: Record<PlaceName, PlacedCard[]>;
  /** the characters that have left the city, in that order */
  escaped: CharacterName[];
  /** in the middle of a property */
  pending?: Pending;
  /** for each event whether it is true as things lie now */
  truths: boolean[];
}

/** What a seat can be asked. */
export type IntriguesQuestion =
  | { id: "deployment"; details: Record<string, never> }
  | { id: "action"; details: { actions: number } }
  | { id: "spy"; details: { place: PlaceName } }
  | { id: "beggar"; details: { place: PlaceName } }
  | { id: "barman"; details: { place: PlaceName } }
  | { id: "detective"; details: { place: PlaceName } }
  | { id: "coachman"; details: { place: PlaceName } };

/** What a seat can answer. */
export type IntriguesMove =
  | { kind: "deploy"; parts: { place: PlaceName } }
  | { kind: "pass"; parts: Record<string, never> }
  | { kind: "look"; parts: { place: PlaceName; i: number } }
  | { kind: "move"; parts: { place: PlaceName; i: number } }
  | { kind: "open"; parts: { place: PlaceName; i: number } }
  | { kind: "close"; parts: { place: PlaceName; i: number } }
  | { kind: "leave"; parts: { i: number } }
  | { kind: "expose"; parts: { place: PlaceName; i: number } }
  | { kind: "swap"; parts: { place: PlaceName; i: number } }
  | { kind: "bring_deck"; parts: Record<string, never> }
  | { kind: "bring_dead"; parts: { place: PlaceName; i: number } }
  | { kind: "bring_escaped"; parts: { card: CharacterName } }
  | { kind: "arrest"; parts: { place: PlaceName; i: number } }
  | { kind: "drive"; parts: { place: PlaceName } };

/** What can happen; null: the reader does not know. */
export type IntriguesEvent =
  | { event: "chapter"; rule: string; parts: { kind: KindName; who: Who; where: Where } }
  | { event: "plot"; rule: string; parts: { seat: number; card: Card | null } }
  | { event: "turn"; rule: string; parts: { seat: number; round: number } }
  | { event: "drew"; rule: string; parts: { seat: number; card: Card | null } }
  | { event: "deployed"; rule: string; parts: { seat: number; place: PlaceName; index: number; card: Card | null } }
  | { event: "looked"; rule: string; parts: { seat: number; place: PlaceName; index: number; card: Card | null } }
  | { event: "moved"; rule: string; parts: { seat: number; place: PlaceName; index: number; to: PlaceName; card: Card | null } }
  | { event: "followed"; rule: string; parts: { seat: number; place: PlaceName; index: number; card: Card; to: PlaceName } }
  | { event: "left"; rule: string; parts: { seat: number; place: PlaceName; index: number; card: Card } }
  | { event: "opened"; rule: string; parts: { seat: number; place: PlaceName; index: number; card: Card } }
  | { event: "closed"; rule: string; parts: { seat: number; place: PlaceName; index: number; card: Card } }
  | { event: "passed"; rule: string; parts: { seat: number } }
  | { event: "no-effect"; rule: string; parts: { seat: number; card: Card } }
  | { event: "killed"; rule: string; parts: { seat: number; place: PlaceName; index: number; card: Card | null } }
  | { event: "spared"; rule: string; parts: { seat: number; place: PlaceName; index: number; card: Card | null } }
  | { event: "swapped"; rule: string; parts: { seat: number; place: PlaceName; index: number; to: PlaceName; card: Card | null } }
  | { event: "brought"; rule: string; parts: { seat: number; place: PlaceName; index: number; source: Source; card: Card | null } }
  | { event: "arrested"; rule: string; parts: { seat: number; place: PlaceName; index: number; card: Card } }
  | { event: "drove"; rule: string; parts: { seat: number; place: PlaceName; to: PlaceName } }
  | { event: "ended"; rule: string; parts: Record<string, never> }
  | { event: "happened"; rule: string; parts: { kind: KindName; who: Who; where: Where; truth: Truth } }
  | { event: "scored"; rule: string; parts: { seat: number; card: Card; points: number } };
