/** Rulebooks, fetched when they are first asked for. */
import type { Rulebook, RuleText } from "$wire";
import { api } from "./api";
import { words } from "./words.svelte";

const kept = new Map<string, Promise<Rulebook>>();

/** The rules of a game in the language of the page. */
export function rulebook(game: string): Promise<Rulebook> {
  const key = `${words.language}/${game}`;
  if (!kept.has(key)) {
    const asked = api.rulebook(words.language, game);
    asked.catch(() => kept.delete(key));
    kept.set(key, asked);
  }
  return kept.get(key)!;
}

/** One rule by its number; Ablaze also uses the rules of Oriflamme. */
export async function rule(game: string, id: string): Promise<RuleText | undefined> {
  const books = game === "ablaze" && id.startsWith("ORI") ? ["oriflamme"] : [game];
  for (const name of books) {
    const found = (await rulebook(name)).rules.find((one) => one.id === id);
    if (found) return found;
  }
  return undefined;
}
