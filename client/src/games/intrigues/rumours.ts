/** What is told of a face-down card: who has seen it, and who it can be. */
import type { Story } from "../../lib/story";
import { say } from "../../lib/words.svelte";
import type { PlacedCard } from "./types";

export function rumours(one: PlacedCard, story: Story): string[] {
  const known = one.known?.map((seat) => story.name(seat)).join(", ");
  const clue = one.clue?.map((who) => story.card(who)).join(", ");
  return [...(known ? [say("known-to", { players: known })] : []), ...(clue ? [say("one-of", { cards: clue })] : [])];
}
