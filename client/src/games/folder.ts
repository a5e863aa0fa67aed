/** What a game's folder gives the page: `games/<id>/index.ts`. Emblems of its cards lie beside it, in `emblems.ts`. */
import type { Component } from "svelte";
import type { Choice, EventInfo, Forecast, QuestionInfo, Seen, View } from "$wire";
import type { IconName } from "../kit/Icon.svelte";
import type { Parts, Picking } from "../lib/picking.svelte";
import type { Story } from "../lib/story";
import type { Scene } from "../stage/director.svelte";

/** An answer that is no object on the table. */
export interface SealInfo {
  name: string;
  note?: string; // what follows, where the name alone is short
  hint?: string; // the key that presses it
  resting?: boolean; // which does nothing now
  icon?: IconName; // all of it where there is no room for words
  metal?: "gold" | "wax" | "vellum" | "quiet";
  move?: string; // the move it plays
  press: () => void;
}

/** What is asked, as it stands on the parchment. */
export interface Ask {
  title: string; // empty: nothing; the slot stays
  note: string; // what the card does that the question is about
  about: string | null; // that card
  mine: boolean; // the reader is asked
  rule?: string; // that it comes from
  seals: SealInfo[];
}

/** Who sits at the table, and what the table knows of it; what the game knows stands in the view. */
export interface Seated {
  seat: number;
  name: string;
  note: string; // "your turn", "Knight bot", "away"
  clock: string;
  hurry: boolean; // little time is left
  turn: boolean;
  bot: boolean;
  away: boolean;
}

export interface BoardProps<V> {
  view: V;
  story: Story;
  picking: Picking;
  eyes: number | null; // the seat that looks; null: a spectator, or all cards lie open
  ask: Ask;
  home?: number; // the seat that lies in front where nobody's eyes do
  seats: Seated[]; // by number
  busy: boolean; // an answer is on its way, or what happened is still being shown
}

/** Parts of a sentence that stand in the view alone; null: a card that is not known. */
export type Aim = Record<string, string | number | null>;

/** Figures of a reason; `as`: the kind of move whose words say it, empty: none do; `card` and `kind`: which words are meant
 * instead of those of the card and of the kind of move, empty: none. */
export type Weighed = { as?: string; card?: string; kind?: string } & Record<string, string | number>;

/** How an event is played on the table; without one it only comes into the log. */
export type Show<V, E> = (event: E, scene: Scene<V>) => void | Promise<void>;

/** The round that is played, and of how many. */
export interface Round {
  at: number;
  of: number;
  note: string; // "Round 3 of 6"
  phase?: string;
}

/** A card that somebody was shown in secret, and where it lies: a selector. */
export interface Glimpse {
  card: string;
  at: string;
}

/** Its types are the view, moves, events and questions of the game. */
export interface Folder<V, M, E, Q> {
  Board: Component<BoardProps<V>>;
  /** The card that the question is about, while nothing is chosen. */
  about?: (view: V) => string | null;
  /** What a move is aimed at, as parts of its sentence. */
  aim?: (view: V, move: M) => Aim;
  /** The figures of why a kind of move is good or bad now. */
  weighs?: (
    view: V,
    move: M,
    story: Story,
    told?: Forecast | null,
    of?: (kind: string) => Forecast | null | undefined, // what another kind of answer would do
  ) => Weighed;
  /** What is asked before an answer that nobody should give by mistake; empty: nothing. */
  warns?: (game: Seen, choice: Choice, story: Story) => string;
  /** What an answer would do, as its seal says it. */
  note?: (view: V, choice: Choice, picking: Picking, story: Story, eyes: number | null) => string;
  /** Which words say what follows from a kind of move now; undefined: `.note`. */
  follows?: (view: V, kind: string) => string | undefined;
  /** What a question is about, as parts of its sentence. */
  asking?: (view: V, question: Q) => Aim;
  /** Why something on the table cannot be chosen by these kinds of moves; empty: not known. */
  barred?: (view: V, touched: Parts, kinds: string[], story: Story) => string;
  /** What the sentence of an event leaves out and the events before it tell. */
  besides?: (told: E[], at: number, story: Story) => string;
  /** The rule behind a question as it stands; undefined: that of its kind. */
  rule?: (view: V, question: Q) => string | undefined;
  /** Events that are told in words only when they have been shown: their words would give them away. */
  late?: string[];
  /** Does an event mean so much to a reader that it stays a while? */
  stays?: (event: E, me: number | null) => boolean;
  /** Does an event do the owner of the card it touches no harm? */
  harmless?: (event: E) => boolean;
  /** Kinds of moves that the board offers as objects although they have no parts. */
  objects?: string[];
  sealed?: string[]; // kinds of moves that a wheel at their card confirms
  /** What on the table a move is made with, where several are made with the same: a key chooses that first. */
  spot?: (move: M) => Parts | null;
  /** What that is called. */
  called?: (view: V, spot: Parts, story: Story) => string;
  named?: string[]; // kinds of moves that are made on the table and have a seal that leads there
  round?: (view: V) => Round;
  /** All lie open: players who share a device need not look away. */
  open?: boolean;
  show?: Show<V, E>;
  /** How a game stood before its deal, while no more has been told; null: it goes on. */
  prelude?: (view: V, told: E[]) => V | null;
  /** What an event has shown to its seat alone. */
  glimpse?: (event: E) => Glimpse | null;
}

/** That of any game, whose types are those of the table it is fetched for. */
export type AnyFolder = Folder<View, Choice, EventInfo, QuestionInfo>;

export type Emblems = Record<string, string>; // one path in a square of 24 for each card
