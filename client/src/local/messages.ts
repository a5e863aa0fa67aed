/** What the page and its worker say to each other, beside the messages of a table. */
import type { NewTable } from "$wire";

/** What the page asks for; it is answered under the same number. */
export type Wish =
  | { do: "open"; wish: NewTable; name: string }
  | { do: "list" }
  | { do: "replay"; id: string; eyes: string }
  | { do: "transcript" | "analyse" | "analysis"; id: string }
  | { do: "retry"; id: string; step: number }
  | { do: "receive"; text: string; name: string };
export type Heard =
  | { ask: number; wish: Wish }
  | { line: number; open: string; seat: number | null }
  | { line: number; text: string }
  | { line: number; close: true }
  | { thrifty: boolean };
export type Told =
  | { ask: number; found: unknown }
  | { ask: number; refused: string; details: Record<string, string | number> }
  | { line: number; text: string }
  | { line: number; closed: number; reason: string };

export const LOCAL = "local-"; // what the ids of such tables begin with
