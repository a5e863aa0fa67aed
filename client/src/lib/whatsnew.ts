/** What is new in a game that follows another one: the first heading of its page to learn from, and the list under it. */
import type { EventInfo } from "$wire";
import { api } from "./api";
import { words } from "./words.svelte";

const READ = "camarilla.new."; // and the game

export interface WhatsNew {
  title: string;
  points: string[];
}

export async function whatsNew(game: string): Promise<WhatsNew> {
  const { blocks } = await api.learn(words.language, game);
  const heading = blocks.findIndex(({ kind }) => kind === "heading");
  return { title: blocks[heading]!.text, points: blocks[heading + 1]!.items };
}

function wasRead(game: string): boolean {
  return localStorage.getItem(READ + game) !== null;
}

/** Is it to be said at a table? Only at the beginning of a game, and never in one that goes on from another. */
export function isDue(game: string, told: EventInfo[]): boolean {
  return !wasRead(game) && told.filter(({ event }) => event === "round").length === 1;
}

export function noteRead(game: string): void {
  localStorage.setItem(READ + game, "read");
}
