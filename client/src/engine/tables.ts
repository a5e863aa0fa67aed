// Written by `python -m camarilla.wire` from camarilla/wire; do not edit.


/** A number of a struct, or an array of them: where it begins, its type, and how many. */
export interface Cell {
  at: number;
  type: string;
  count: number;
}

/** How a struct lies in memory; only the members that the page reads or writes are named. */
export interface StructLayout {
  size: number;
  cells: Record<string, Cell>;
}

/** Moves of one form, whose codes follow those of the family before; the last part changes fastest. */
export interface MoveFamily {
  kind: string;
  text: string;
  parts: string[];
  sizes: number[];
}

/** A kind of event: its id, and the names of its numbers by the cell that holds them. */
export interface EventWords {
  name: string;
  parts: Record<string, string>;
}

/** How a level plays; a temperature of 0 follows the strongest prior, and without simulations it does not search. */
export interface LevelTable {
  id: string;
  temperature: number;
  simulations: number;
  style: string;
}

/** An option of a deal: its limits, and where the record of a deal holds it. */
export interface OptionTable {
  low: number;
  high: number;
  cell: Cell;
}

/** All that is needed to run a module and to name what it says; records are written as hexadecimal digits. */
export interface EngineTables {
  game: string;
  version: number;
  seats: number[];
  books: string[];
  families: MoveFamily[];
  move_words: Record<string, string[]>;
  events: EventWords[];
  event_words: Record<string, string[]>;
  levels: LevelTable[];
  styles: Record<string, Record<string, number>>;
  options: Record<string, OptionTable>;
  usual: string;
  settings: string;
  hint_settings: string;
  measure: string;
  entries: Record<string, string[]>;
  structs: Record<string, StructLayout>;
}
