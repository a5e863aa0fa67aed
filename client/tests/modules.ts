/** The modules of the games, and what Python has done with the same rules. */
import type { AnalysisResult, HintedMove } from "$wire";
import { Rules } from "../src/engine/rules";
import type { EngineTables } from "../src/engine/tables";

/** A game as Python played it, and what a search at one of its questions tried. */
export interface Played {
  key: string;
  seats: number;
  first: number;
  options: Record<string, number>;
  codes: number[];
  transcript: string;
  hashes: string[];
  searched: { after: number; simulations: number; seed: number; visits: number[]; hinted: HintedMove[] } | null;
  chosen: { after: number; codes: Record<string, number> }[];
}

/** A game by its answers, and what chance said after the deal and after each of them. */
export interface Fated {
  codes: number[];
  outcomes: number[][];
  over: boolean;
}

/** Two games that a seat cannot tell apart. */
export interface Twins {
  seat: number;
  seats: number;
  first: number;
  options: Record<string, number>;
  worlds: [Fated, Fated];
  told: boolean; // answers led to other secrets
}

/** What Python wrote of a game, and its module. */
export interface Expected {
  module: string;
  games: Played[];
  playouts: number;
  tallies: Record<string, string>;
  analysed: Played & { analysis: AnalysisResult }; // a short game,
  simulations: number; // with so many for each of its searches
  twins: Twins[]; // some for every number of seats and every seat
}

const expected = Object.values(import.meta.glob<Expected>("../../build/engine/*.json", { import: "default", eager: true }));
const tables = Object.values(import.meta.glob<EngineTables>("../../build/wasm/*.json", { import: "default", eager: true }));
export const games = tables.map((known, i) => ({ id: known.game, known, ...expected[i]! })); // both are sorted by the game

/** The rules of a game, as `make wasm` built them. */
export function rulesOf({ module, known }: { module: string; known: EngineTables }): Rules {
  return new Rules(new WebAssembly.Module(Uint8Array.from(atob(module), (letter) => letter.charCodeAt(0))), known);
}
