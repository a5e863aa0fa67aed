/** What a game's folder gives the page: `games/<id>/index.ts`. Emblems of its cards lie beside it, in `emblems.ts`. */
import type { Component } from "svelte";
import type { Choice } from "$wire";
import type { Picking } from "../lib/picking.svelte";
import type { Story } from "../lib/story";

export interface BoardProps<V> {
  view: V;
  story: Story;
  picking: Picking;
  eyes: number | null; // the seat that looks; null: a spectator, or all cards lie open
}

/** A card where it lies. */
export interface Lying {
  card: string | null; // null: not known
  up: boolean;
  family?: number;
}

/** Its types are the view and the moves of the game. */
export interface Folder<V, M = Choice> {
  Board: Component<BoardProps<V>>;
  /** The card that the question is about, while nothing is chosen. */
  about?: (view: V) => string | null;
  /** The card that a move is aimed at. */
  target?: (view: V, move: M) => Lying | undefined;
}

export type Emblems = Record<string, string>; // one path in a square of 24 for each card
