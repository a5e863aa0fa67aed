/** A game's WebAssembly module: its memory, and calls of its entry points. It knows no game; records are bytes. */
import type { Cell, EngineTables } from "./tables";

/** Numbers or structs that follow each other, given to an entry point. */
export interface Run {
  at: number;
  count: number;
}

const PAGE = 65_536;
const SIZES: Record<string, number> = { bool: 1, i8: 1, u8: 1, i16: 2, u16: 2, i32: 4, u32: 4, i64: 8, f32: 4, f64: 8 };
const REPORT = 40; // what an entry point reports: what failed, then its result
const RESULT = 24;

/** A check failed inside a rule. */
export class RuleError extends Error {}

export class Module {
  #exports: Record<string, unknown>;
  #memory: WebAssembly.Memory;
  #stack: WebAssembly.Global<"i32">;
  #top: number;
  #report: number;
  #at: Record<string, number> = {}; // an entry point takes one struct of a kind, so each has its place

  constructor(
    code: WebAssembly.Module,
    readonly tables: EngineTables,
  ) {
    const fail = (): never => {
      throw new RuleError();
    };
    this.#exports = new WebAssembly.Instance(code, { host: { fail } }).exports;
    this.#memory = this.#exports.memory as WebAssembly.Memory;
    this.#stack = this.#exports.__stack_pointer as WebAssembly.Global<"i32">;
    this.#top = (this.#exports.__heap_base as WebAssembly.Global<"i32">).value;
    (this.#exports._initialize as (() => void) | undefined)?.();
    this.#report = this.#take(REPORT);
    for (const [name, { size }] of Object.entries(tables.structs)) this.#at[name] = this.#take(size);
  }

  /** Memory for some numbers or structs of a type, for as long as the module lives. */
  room(type: string, count: number): Run {
    return { at: this.#take(count * this.#size(type)), count };
  }

  #size(type: string): number {
    return SIZES[type] ?? this.tables.structs[type]!.size;
  }

  #take(size: number): number {
    const at = (this.#top + 15) & ~15;
    this.#top = at + size;
    const lacking = this.#top - this.#memory.buffer.byteLength;
    if (lacking > 0) this.#memory.grow(Math.ceil(lacking / PAGE));
    return at;
  }

  /** Call an entry point with its numbers and runs; its structs are those of `bytes` and `put`. What it returns. */
  call(name: string, ...given: (number | bigint | Run)[]): bigint {
    const kinds = this.tables.entries[name]!;
    const passed = kinds.flatMap((kind) => (kind in this.#at ? [this.#at[kind]!] : passing(kind, given.shift()!)));
    const before = this.#stack.value;
    try {
      (this.#exports[`enter_${name}`] as (...words: (number | bigint)[]) => number)(this.#report, ...passed);
    } catch (error) {
      this.#stack.value = before;
      throw error instanceof RuleError ? this.#failure(name) : error;
    }
    return this.#view().getBigInt64(this.#report + RESULT, true);
  }

  #failure(entry: string): RuleError {
    const [memory, start] = [this.#bytes(), this.#view().getUint32(this.#report, true)];
    const what = new TextDecoder().decode(memory.slice(start, memory.indexOf(0, start)));
    return new RuleError(`${this.tables.game}: ${entry}: ${what}`);
  }

  #view(): DataView {
    return new DataView(this.#memory.buffer);
  }

  #bytes(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#memory.buffer as ArrayBuffer);
  }

  /** A copy of a struct, or of the first cells of one of its arrays. */
  bytes(struct: string, cell?: string, count = 1): Uint8Array<ArrayBuffer> {
    const { size, cells } = this.tables.structs[struct]!;
    const start = this.#at[struct]! + (cell ? cells[cell]!.at : 0);
    return this.#bytes().slice(start, start + (cell ? count * this.#size(cells[cell]!.type) : size));
  }

  /** Write a struct, or the first cells of one of its arrays. */
  put(struct: string, bytes: Uint8Array, cell?: string): void {
    this.#bytes().set(bytes, this.#at[struct]! + (cell ? this.tables.structs[struct]!.cells[cell]!.at : 0));
  }

  /** Write a number into a cell of a struct. */
  set(struct: string, { at, type }: Cell, value: number): void {
    WRITE[type as keyof typeof WRITE](this.#view(), this.#at[struct]! + at, value);
  }

  /** Write zeros over a struct, or over a run. */
  clear(what: string | Run, type = ""): void {
    const [at, size] =
      typeof what === "string"
        ? [this.#at[what]!, this.tables.structs[what]!.size]
        : [what.at, what.count * this.#size(type)];
    this.#bytes().fill(0, at, at + size);
  }

  /** The first numbers of a cell of a struct. */
  numbers(struct: string, cell: string, count = 1): number[] {
    const found = this.tables.structs[struct]!.cells[cell]!;
    return this.#read(this.#at[struct]! + found.at, found.type, count);
  }

  /** Numbers in memory, inside of `within`. */
  lent(type: "i16" | "i32" | "f64", values: number[]): Run {
    const run = this.room(type, values.length);
    const view = this.#view();
    values.forEach((value, i) => WRITE[type](view, run.at + i * SIZES[type]!, value));
    return run;
  }

  /** Do something with memory of its own, which is free again afterwards. */
  within<T>(work: () => T): T {
    const top = this.#top;
    try {
      return work();
    } finally {
      this.#top = top;
    }
  }

  /** The numbers of a run. */
  list(run: Run, type: string): number[] {
    return this.#read(run.at, type, run.count);
  }

  #read(at: number, type: string, count: number): number[] {
    return numbers(this.#view(), at, type, count);
  }
}

function passing(kind: string, given: number | bigint | Run): (number | bigint)[] {
  if (typeof given === "object") return [given.at, BigInt(given.count)];
  return [kind === "float" ? Number(given) : BigInt(given)];
}

/** Numbers of a type that follow each other in memory. */
export function numbers(view: DataView, at: number, type: string, count: number): number[] {
  const size = SIZES[type]!;
  return Array.from({ length: count }, (_, i) => READ[type]!(view, at + i * size));
}

/** One number of a struct that lies at a place in memory. */
export function cellOf(view: DataView, start: number, cell: Cell): number {
  return READ[cell.type]!(view, start + cell.at);
}

const READ: Record<string, (view: DataView, at: number) => number> = {
  i8: (view, at) => view.getInt8(at),
  u8: (view, at) => view.getUint8(at),
  i16: (view, at) => view.getInt16(at, true),
  i32: (view, at) => view.getInt32(at, true),
  f64: (view, at) => view.getFloat64(at, true),
};

const WRITE: Record<"i8" | "i16" | "i32" | "f64", (view: DataView, at: number, value: number) => void> = {
  i8: (view, at, value) => view.setInt8(at, value),
  i16: (view, at, value) => view.setInt16(at, value, true),
  i32: (view, at, value) => view.setInt32(at, value, true),
  f64: (view, at, value) => view.setFloat64(at, value, true),
};
