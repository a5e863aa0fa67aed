/** The rules of a game as its module runs them, one move at a time: the same entry points as `kernel/entry_points.py`. */
import type { EventInfo, Forecast, QuestionInfo, View } from "$wire";
import { Module, numbers } from "./module";
import { Naming } from "./naming";
import type { EngineTables } from "./tables";

export const ALL = -2; // eyes that see all cards, where else there is a seat

/** How the game has gone on: outcomes that chance is still asked for, the record, legal codes, what happened, what was decided. */
export interface Advance {
  chances: number;
  record: Uint8Array;
  codes: number[];
  tape: Uint8Array;
  decided: [seat: number, number: number][];
}

export const SPECTATOR = -1;
export const CHANCE = -1; // decides where no seat does

export class Rules {
  readonly module: Module;
  readonly naming: Naming;

  constructor(
    readonly code: WebAssembly.Module,
    readonly tables: EngineTables,
  ) {
    this.module = new Module(code, tables);
    this.naming = new Naming(tables);
  }

  /** A new game, by the 32 bytes of a key for its dice; with `rolls` they are rolled, else the caller is asked for each outcome. */
  deal(key: Uint8Array, seats: number, first: number, rolls: boolean, options: Record<string, number> = {}): Advance {
    this.module.put("State", fromHex(this.tables.usual));
    for (const [name, value] of Object.entries(options))
      this.module.set("State", this.tables.options[name]!.cell, value);
    this.module.put("State", key, "key");
    return this.#advance("deal", seats, first, Number(rolls));
  }

  /** Answer, and run on to the next question; the code must be a legal one. */
  answer(record: Uint8Array, code: number, rolls: boolean): Advance {
    this.module.put("State", record);
    return this.#advance("give_answer", code, Number(rolls));
  }

  /** Chance has spoken; run on. */
  chance(record: Uint8Array, outcome: number): Advance {
    this.module.put("State", record);
    return this.#advance("give_chance", outcome);
  }

  /** Let somebody speak for chance until a seat is asked; all that came of it. */
  speak(advance: Advance, outcome: (chances: number) => number): Advance {
    let [all, next] = [advance, advance];
    while (next.chances) {
      next = this.chance(next.record, outcome(next.chances));
      all = { ...next, tape: joined(all.tape, next.tape), decided: [...all.decided, ...next.decided] };
    }
    return all;
  }

  #advance(entry: string, ...given: number[]): Advance {
    const { module } = this;
    for (const list of ["Answers", "Tape", "Decisions"]) module.clear(list);
    const chances = Number(module.call(entry, ...given));
    const size = (list: string): number => module.numbers(list, "size")[0]!;
    return {
      chances,
      record: module.bytes("State"),
      codes: module.numbers("Answers", "code", size("Answers")),
      tape: module.bytes("Tape", "event", size("Tape")),
      decided: pairs(module.bytes("Decisions", "made", size("Decisions"))),
    };
  }

  /** Would whoever answers see something else in another world that they think possible? */
  reveals(record: Uint8Array, code: number): boolean {
    this.module.put("State", record);
    return this.module.call("reveals", code) !== 0n;
  }

  /** The seat that is asked. */
  asked(record: Uint8Array): number {
    this.module.put("State", record);
    return Number(this.module.call("seat_asked"));
  }

  /** The points of each seat, and the seats that win, as they stand. */
  standing(record: Uint8Array): { scores: number[]; winners: number[] } {
    this.module.put("State", record);
    this.module.call("standing");
    const points = this.module.numbers("Standing", "number", this.module.numbers("Standing", "size")[0]!);
    const winners = points.pop()!;
    return { scores: points, winners: points.map((_, seat) => seat).filter((seat) => (winners >> seat) & 1) };
  }

  /** What a board is drawn from, as JSON: what a seat may know (or all of it), and what follows from that. */
  boardText(record: Uint8Array, seat: number): string {
    const view = seat === ALL ? this.#written("position", record) : this.#written("view", record, seat);
    if (!("figures" in this.tables.entries)) return view;
    return `${view.slice(0, -1)},${this.#written("figures", record, seat).slice(1)}`;
  }

  board(record: Uint8Array, seat: number): View {
    return JSON.parse(this.boardText(record, seat));
  }

  /** The whole truth as a document. */
  position(record: Uint8Array): View {
    return JSON.parse(this.#written("position", record));
  }

  /** What is asked, as JSON: its id and its details. */
  questionText(record: Uint8Array): string {
    return this.#written("question", record);
  }

  /** What the seat that is asked can tell of each answer, as JSON; null in a game that tells nothing. */
  forecastsText(record: Uint8Array): string | null {
    return "forecasts" in this.tables.entries ? this.#written("forecasts", record) : null;
  }

  forecasts(record: Uint8Array): (Forecast | null)[] | null {
    return JSON.parse(this.forecastsText(record) ?? "null");
  }

  question(record: Uint8Array): QuestionInfo {
    const [id, details] = JSON.parse(this.questionText(record));
    return { id, details };
  }

  #written(entry: string, record: Uint8Array, ...given: number[]): string {
    this.module.put("State", record);
    this.module.clear("Page");
    this.module.call(entry, ...given);
    return new TextDecoder().decode(this.module.bytes("Page", "at", this.module.numbers("Page", "size")[0]!));
  }

  /** The record as a seat may know it. */
  hidden(record: Uint8Array, seat: number): Uint8Array {
    this.module.put("State", record);
    this.module.call("hide", seat);
    return this.module.bytes("State");
  }

  /** What happened, as a seat may know it. */
  told(tape: Uint8Array, seat: number): EventInfo[] {
    const { size } = this.tables.structs.Event!;
    const most = this.tables.structs.Tape!.cells.event!.count * size; // the events of a whole game do not fit at once
    const parts = Array.from({ length: Math.ceil(tape.length / most) }, (_, i) =>
      tape.subarray(i * most, (i + 1) * most),
    );
    return parts.flatMap((part) => this.naming.events(this.#redacted(part, part.length / size, seat)));
  }

  #redacted(tape: Uint8Array, count: number, seat: number): Uint8Array {
    this.module.put("Tape", new Uint8Array(new Int16Array([count]).buffer), "size");
    this.module.put("Tape", tape, "event");
    this.module.call("hide_events", seat);
    return this.module.bytes("Tape", "event", count);
  }
}

function pairs(bytes: Uint8Array): [number, number][] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const flat = numbers(view, 0, "i16", bytes.length / 2);
  return Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i]!, flat[2 * i + 1]!]);
}

function joined(one: Uint8Array, two: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + two.length);
  both.set(one);
  both.set(two, one.length);
  return both;
}

/** Bytes from their hexadecimal digits. */
export function fromHex(text: string): Uint8Array {
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => parseInt(text.slice(2 * i, 2 * i + 2), 16));
}
