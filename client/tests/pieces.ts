/** Cards of the kit as they are drawn, and answers given on the table as a player would. */
import { flushSync, mount, unmount, type Component } from "svelte";
import type { Choice, View } from "$wire";
import type { BoardProps } from "../src/games/folder";
import { Picking } from "../src/lib/picking.svelte";
import { Story } from "../src/lib/story";
import { NOTHING } from "../src/stage/asking";
import { strangers } from "../src/stage/seats";
import { text } from "./positions";

export interface Piece {
  label: string; // all of it in words
  name: string; // on the card
  up: boolean;
  known: boolean; // face down, but the reader knows it
  state: string;
  value: number | null;
  crowned: boolean;
  reason: string;
}

/** A card as it is drawn; the first one in an element. */
export function piece(element: Element | null): Piece {
  const card = element?.matches(".card") ? element : element!.querySelector(".card")!;
  const has = (name: string) => card.classList.contains(name);
  const value = card.querySelector(".value");
  return {
    label: text(card.querySelector(".hidden-words")) || (card.getAttribute("aria-label") ?? ""),
    name: text(card.querySelector(".name")), up: !has("down"), known: has("known"),
    state: ["selectable", "selected", "disabled", "eliminated"].find(has) ?? "rest",
    value: value && Number(text(value)), crowned: card.querySelector(".crowned") !== null, reason: text(card.querySelector(".reason")),
  };
}

/** Draw the question of a view, click what is named, then what is named next, or the seal of the answer in the wheel if one opens; the codes that were played. */
export function play<V extends { players: number; seat: number | null }>(game: string, Board: Component<BoardProps<V>>, view: V, legal: Choice[], choice: Choice, selector: string, then?: string): number[] {
  const story = new Story(game, null, view.seat);
  const played: number[] = [];
  const picking = new Picking(() => legal, ({ code }) => void played.push(code));
  const board = document.createElement("div");
  document.body.append(board);
  const props: BoardProps<V> = { view, story, picking, eyes: view.seat, ask: NOTHING, seats: strangers(story, view.players, view.seat), busy: false };
  const mounted = mount(Board, { target: board, props });
  flushSync();
  board.querySelector<HTMLElement>(selector)!.click();
  flushSync();
  if (then) board.querySelector<HTMLElement>(then)!.click();
  const seals = [...board.querySelectorAll<HTMLElement>(".wheel button")];
  if (!then) seals.find((seal) => seal.getAttribute("aria-label") === story.move(choice, view as unknown as View))?.click();
  void unmount(mounted);
  board.remove();
  return played;
}
