/** What is told of a face-down card: who has seen it, and who it can be. */
import type { Story } from "../../lib/story";
import { say } from "../../lib/words.svelte";
import type { IntriguesView, PlacedCard } from "./types";

export function rumours(one: PlacedCard, view: IntriguesView, story: Story): string[] {
  const known = one.known?.map((seat) => (seat === story.me ? story.player(seat)[""] : story.name(seat))).join(", ");
  const elsewhere = seen(view);
  const clue = one.who ? [] : (one.clue ?? []).filter((who) => !elsewhere.has(who));
  const cards = clue.map((who) => story.card(who)).join(", ");
  return [...(known ? [say("known-to", { players: known })] : []), ...(cards ? [say("one-of", { cards })] : [])];
}

/** Everybody whose card the reader knows: no other card is theirs. */
function seen(view: IntriguesView): Set<string> {
  const lying = [...Object.values(view.board), ...Object.values(view.dead)].flat().map((one) => one.who);
  return new Set([...lying, ...view.escaped, view.drawn].filter((who) => who != null));
}
