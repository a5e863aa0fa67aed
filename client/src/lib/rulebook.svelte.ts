/** Rulebooks, fetched when they are first asked for. */
import type { RuleText, RulebookText } from "$wire";
import { games } from "../games/games.svelte";
import { api } from "./api";
import { words } from "./words.svelte";

const kept = new Map<string, Promise<RulebookText>>();

/** The rules of a game in the language of the page. */
export function rulebook(game: string): Promise<RulebookText> {
  const key = `${words.language}/${game}`;
  if (!kept.has(key)) {
    const asked = api.rulebook(words.language, game);
    asked.catch(() => kept.delete(key));
    kept.set(key, asked);
  }
  return kept.get(key)!;
}

/** The rulebook that holds a rule: one game may use rules of another. */
export function bookOf(game: string, id: string): string {
  return games.info(game)?.books[id.split("-")[0]!] ?? game;
}

/** One rule by its number. */
export async function rule(game: string, id: string): Promise<RuleText | undefined> {
  return (await rulebook(bookOf(game, id))).rules.find((one) => one.id === id);
}

/** A rule without the numbers of others: they are for the book, where one can look them up. */
export const plain = (text: string): string => text.replace(/\s*\([^()]*\b[A-Z]{3}-\d+[^()]*\)/g, "");
