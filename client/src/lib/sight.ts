/** What a view says about a choice: which card is meant, and what lies where it points. */
import type { Choice } from "$wire";
import type { Parts } from "./picking.svelte";
import type { Story } from "./story";
import { say } from "./words.svelte";

interface Lying {
  card?: string | null;
  who?: string | null;
  family?: number;
  up?: boolean;
}
interface Seen {
  row?: (Lying[] | string)[];
  current?: number;
  drawn?: string | null;
  board?: Record<string, Lying[]>;
  dead?: Record<string, Lying[]>;
}

/** The card that the question is about: the chosen one, the one that acts, the last of a row, the one just drawn. */
export function meant(view: unknown, chosen: Parts): string | null {
  const seen = view as Seen;
  if (typeof chosen.card === "string") return chosen.card;
  if (seen.drawn) return seen.drawn;
  const stack = seen.row?.[seen.current ?? seen.row.length - 1];
  return typeof stack === "string" ? stack : (stack?.[0]?.card ?? null);
}

/** What lies where a choice points, in words; nothing where it points nowhere. */
export function hint(view: unknown, choice: Choice, story: Story): string {
  const { row, board, dead } = view as Seen;
  const { place, i } = choice.parts;
  if (typeof place === "number") return face(stack(row, place)?.[0], story);
  const people = (choice.kind === "bring_dead" ? dead : board)?.[String(place)];
  return typeof i === "number" ? face(people?.[i], story) : "";
}

function stack(row: Seen["row"], place: number): Lying[] | undefined {
  const found = row?.[place];
  return typeof found === "string" ? undefined : found;
}

function face(lying: Lying | undefined, story: Story): string {
  if (!lying) return "";
  const name = lying.card ?? lying.who ?? null;
  const shown = [...(lying.family === undefined ? [] : [story.name(lying.family)]), ...(name === null ? [] : [story.card(name)])];
  return [...shown, ...(lying.up ? [] : [say("face-down")])].join(", ");
}
