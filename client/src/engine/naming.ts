/** The words of a game's numbers, by its tables: moves by their codes, events by their cells. */
import type { Choice, EventInfo } from "$wire";
import { cellOf } from "./module";
import type { EngineTables, MoveFamily } from "./tables";

export class Naming {
  #choices: Choice[] = [];

  constructor(private readonly tables: EngineTables) {
    for (const family of tables.families) this.#name(family);
  }

  /** Name the moves of a family, in the order of their codes. */
  #name({ kind, text, parts, sizes }: MoveFamily): void {
    const count = sizes.reduce((all, size) => all * size, 1);
    for (let number = 0; number < count; number++) {
      let left = number;
      const named: [string, string | number][] = [];
      for (let i = parts.length - 1; i >= 0; i--) {
        named.unshift([parts[i]!, this.#word(parts[i]!, left % sizes[i]!)]);
        left = Math.floor(left / sizes[i]!);
      }
      const said = Object.fromEntries(named);
      const move = text.replace(/{(\w+)}/g, (_, part: string) => String(said[part]));
      this.#choices.push({ code: this.#choices.length, move, kind, parts: said } as Choice);
    }
  }

  #word(part: string, number: number): string | number {
    return this.tables.move_words[part]?.[number] ?? number;
  }

  /** A move as it is offered. */
  choice(code: number): Choice {
    return this.#choices[code]!;
  }

  /** The code of a move in notation; -1 if there is none. */
  code(move: string): number {
    return this.#choices.findIndex((choice) => choice.move === move);
  }

  /** The events of a tape, from which what its reader may not know has been removed. */
  events(tape: Uint8Array): EventInfo[] {
    const view = new DataView(tape.buffer, tape.byteOffset, tape.byteLength);
    const { size } = this.tables.structs.Event!;
    return Array.from({ length: tape.length / size }, (_, i) => this.#event(view, i * size));
  }

  #event(view: DataView, start: number): EventInfo {
    const { cells } = this.tables.structs.Event!;
    const read = (name: string): number => cellOf(view, start, cells[name]!);
    const [rule, form] = [read("rule"), this.tables.events[read("kind")]!];
    const parts = Object.entries(form.parts).map(([cell, name]) => [name, this.#told(cell, name, read(cell))]);
    return {
      event: form.name,
      rule: `${this.tables.books[Math.floor(rule / 100)]}-${rule % 100}`,
      parts: Object.fromEntries(parts),
    } as EventInfo;
  }

  /** What a number stands for; a hidden secret is -1. */
  #told(cell: string, name: string, number: number): string | number | null {
    if (cell === "secret" && number === -1) return null;
    return this.tables.event_words[name]?.at(number) ?? number;
  }
}
