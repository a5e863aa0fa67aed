/** Real positions, and boards that draw them. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { expect } from "vitest";
import type { Choice, Forecast, QuestionInfo } from "$wire";
import type { BoardProps } from "../src/games/folder";
import { games } from "../src/games/games.svelte";
import { Picking } from "../src/lib/picking.svelte";
import { Story } from "../src/lib/story";
import { NOTHING } from "../src/stage/asking";
import { strangers } from "../src/stage/seats";
import { words } from "../src/lib/words.svelte";

const files = import.meta.glob<never>("../../build/documents/*.json", { import: "default" });

/** A position as the engine wrote it. */
export interface Position<V> {
  views: Record<string, V>; // by seat; "null" is a spectator's, "all" the truth
  asked: number | null;
  scores: number[];
  legal: Choice[];
}

/** A question to the seat that sees the view, and its answers: V, Q and M are the game's own types. */
export type Asked<V, Q = QuestionInfo, M = Choice> = Q & { view: V; legal: M[]; forecasts: (Forecast | null)[] };

/** A position through somebody's eyes, and how it is drawn. */
export interface Drawn<V> extends Position<V> {
  view: V;
  eyes: number | null;
  story: Story;
  board: HTMLElement;
}

/** Positions of a game that together show everything, many of its questions, and those of positions
 * arranged by `documents.py`; its words are learnt. */
export async function documents<V, Q = QuestionInfo, M = Choice>(
  game: string,
): Promise<{ positions: Position<V>[]; questions: Asked<V, Q, M>[]; arranged: Record<string, Asked<V, Q, M>> }> {
  await words.start();
  await games.load(game);
  return files[`../../build/documents/${game}.json`]!();
}

/** All views of a game's positions. */
export async function views<V>(game: string): Promise<V[]> {
  return (await documents<V>(game)).positions.flatMap((position) => Object.values(position.views));
}

/** Who looks at a position: whoever is asked; at every second one also one of the others, by turns: a seat, a spectator, the truth. */
function readers<V>({ views, asked }: Position<V>, nth: number): string[] {
  const first = String(asked ?? 0);
  const others = Object.keys(views).filter((reader) => reader !== first);
  return nth % 2 ? [first] : [first, others[(nth / 2) % others.length]!];
}

/** Look at every position of a game as it is drawn, for this reader, or for one or two of them; no words lack anything. */
export async function draw<V>(game: string, Board: Component<BoardProps<V>>, look: (drawn: Drawn<V>) => void, only?: string): Promise<void> {
  for (const [nth, position] of (await documents<V>(game)).positions.entries())
    for (const reader of only ? [only] : readers(position, nth)) {
      const eyes = /\d/.test(reader) ? Number(reader) : null;
      const view = position.views[reader]!;
      const picking = new Picking(() => (eyes !== null && eyes === position.asked ? position.legal : []), () => undefined);
      const story = new Story(game, null, eyes);
      const seats = strangers(story, position.scores.length, position.asked);
      const props: BoardProps<V> = { view, story, picking, eyes, ask: NOTHING, seats, busy: false };
      const board = document.createElement("div");
      const mounted = mount(Board, { target: board, props });
      flushSync();
      expect(board.innerHTML).not.toMatch(/\{\$?\w/);
      look({ ...position, view, eyes, story, board });
      void unmount(mounted);
    }
}

/** The words of an element, without empty room. */
export function text(element: Element | null): string {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** A card as it is drawn. */
export interface Face {
  name: string;
  back: boolean; // nothing but its back is seen
  down: boolean;
  slim: boolean; // only its edge is seen
  family: number | null;
  tokens: number;
  value: number;
  notes: string[];
}

/** The cards drawn within an element, in order. */
export function faces(element: Element | null): Face[] {
  return [...(element?.querySelectorAll(".card") ?? [])].map((card) => ({
    name: text(card.querySelector(".name")),
    back: card.classList.contains("unknown"),
    down: card.classList.contains("down"),
    slim: card.classList.contains("slim"),
    family: [...card.classList].filter((name) => name.startsWith("family-")).map((name) => Number(name.slice(7)))[0] ?? null,
    tokens: Number(text(card.querySelector(".tokens > [aria-hidden]"))),
    value: Number(text(card.querySelector(".value > [aria-hidden]"))),
    notes: [...card.querySelectorAll(".note")].map(text),
  }));
}
