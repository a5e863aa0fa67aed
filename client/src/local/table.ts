/** A table on this device: the same messages as a server's. What may happen and who may know it, the module says. */
import type { Command, Message, ReplayStep, Seen, TableInfo, TableRules, Update, Welcome } from "$wire";
import { CHANCE, fromHex, SPECTATOR, type Advance, type Rules } from "../engine/rules";
import { transcript } from "./transcript";

const PROTOCOL = 2;
const ME = "me"; // stands for everybody on this device
const STAND_IN = "squire"; // the level of bots that stand in for somebody
type SeatKept = { name: string } | { level: string };

/** An answer that stands. */
interface Answer {
  seat: number;
  code: number;
  bot: boolean;
  at: number;
}

/** All that a table is made of: whatever else there is follows from it. It holds every secret, and stays in the worker. */
export interface Kept {
  id: string;
  game: string;
  version: number; // of the game's rules
  created: number;
  seats: SeatKept[];
  rules: TableRules;
  key: string; // of the dice
  first: number;
  answers: Answer[];
  left: number[]; // seats whose players let a bot stand in
  over: boolean;
  next: string | null; // the rematch
}

/** Why a command was refused: `refused-ID` of the words. */
export class Refusal extends Error {
  constructor(readonly id: string, readonly details: Record<string, string | number> = {}) {
    super(id);
  }
}

export class LocalTable {
  n = 1; // updates so far
  asked = 1; // the number of the one that asked the present question
  since = Date.now(); // when
  protected steps: Advance[]; // the deal, and what came of each answer

  constructor(readonly kept: Kept, readonly rules: Rules) {
    if (kept.version !== rules.tables.version) throw new Refusal("rules-changed", { rules: kept.version, known: rules.tables.version });
    if (!whole(kept, rules)) throw new Refusal("damaged-game");
    this.steps = [rules.deal(fromHex(kept.key), kept.seats.length, kept.first, true)];
    for (const { code } of kept.answers) this.#play(code);
  }

  #play(code: number): void {
    if (!this.at.codes.includes(code)) throw new Refusal("illegal-code", { code });
    this.steps.push(this.rules.answer(this.at.record, code, true));
  }

  /** The game as it is now. */
  get at(): Advance {
    return this.steps.at(-1)!;
  }

  get over(): boolean {
    return this.at.codes.length === 0;
  }

  /** The seat that is asked. */
  get seat(): number | null {
    return this.over ? null : this.rules.asked(this.at.record);
  }

  /** The level of the bot that is asked, if one is. */
  get bot(): string | null {
    return this.seat === null ? null : this.#level(this.seat);
  }

  #level(seat: number): string | null {
    const kept = this.kept.seats[seat]!;
    return "level" in kept ? kept.level : this.kept.left.includes(seat) ? STAND_IN : null;
  }

  /** The seats of the people on this device. */
  get mine(): number[] {
    return this.kept.seats.flatMap((seat, i) => ("name" in seat ? [i] : []));
  }

  /** What a bot may know: the record as its seat does. */
  get known(): Uint8Array {
    return this.rules.hidden(this.at.record, this.seat!);
  }

  // -- what may happen
  /** An answer to the question of update `at`. */
  play(seat: number | null, at: number, code: number, bot: boolean): void {
    if (this.over) throw new Refusal("phase-over");
    if (seat === null) throw new Refusal("only-watching");
    if (at !== this.asked) throw new Refusal("stale", { at, now: this.asked });
    if (seat !== this.seat) throw new Refusal("not-asked", { seat });
    if (!bot && this.#level(seat)) throw new Refusal("stood-in", { seat });
    this.#play(code);
    this.kept.answers.push({ seat, code, bot, at: Date.now() });
    this.kept.over = this.over;
    this.#count();
  }

  /** Take back one's own last answer; how many events are forgotten. */
  undo(seat: number | null, at: number): number {
    if (seat === null || !this.#mayUndo(seat)) throw new Refusal("no-undo");
    if (at !== this.asked) throw new Refusal("stale", { at, now: this.asked });
    if (this.rules.reveals(this.steps.at(-2)!.record, this.kept.answers.at(-1)!.code)) throw new Refusal("undo-revealed");
    const { tape } = this.steps.pop()!;
    this.kept.answers.pop();
    this.#count();
    return tape.length / this.rules.tables.structs.Event!.size;
  }

  /** Could this seat take back the last answer: it gave it, chance was silent, nobody has acted since or knows more? */
  #mayUndo(seat: number): boolean {
    const last = this.kept.answers.at(-1);
    if (this.over || this.kept.rules.undo === false || !last || last.bot || last.seat !== seat || this.#level(seat)) return false;
    if (this.at.decided.some(([who]) => who === CHANCE)) return false;
    return this.#readers().every((reader) => this.#unknown(this.at, reader) >= this.#unknown(this.steps.at(-2)!, reader));
  }

  #readers(): number[] {
    return [SPECTATOR, ...this.kept.seats.keys()];
  }

  /** How many cards a reader does not know: the nulls of the view. */
  #unknown({ record }: Advance, reader: number): number {
    return this.rules.viewText(record, reader).split("null").length;
  }

  /** A bot stands in for a seat, or no longer. */
  standIn(seat: number, on: boolean): void {
    if (!this.mine.includes(seat)) throw new Refusal("not-your-seat", { seat });
    this.kept.left = [...this.kept.left.filter((other) => other !== seat), ...(on ? [seat] : [])];
    this.n++;
  }

  /** The same players again, each moved on by one seat. */
  rematch(id: string): Kept {
    if (!this.over) throw new Refusal("phase-playing");
    const { seats } = this.kept;
    this.kept.next = id;
    this.n++;
    return { ...this.kept, id, seats: [seats.at(-1)!, ...seats.slice(0, -1)], answers: [], left: [], over: false, next: null };
  }

  #count(): void {
    this.n++;
    this.asked = this.n;
    this.since = Date.now();
  }

  // -- what is told
  shown(): TableInfo {
    const { id, game, created, rules, next } = this.kept;
    const seats = this.kept.seats.map((kept, seat) => {
      const person = "name" in kept;
      const left = person && this.kept.left.includes(seat);
      return { seat, kind: person ? ("person" as const) : ("bot" as const), name: person ? kept.name : null, tag: person ? ME : null, level: this.#level(seat), stand_in: left ? ("left" as const) : null, contributed: false, ready: false };
    });
    return { id, game, phase: this.over ? "over" : "playing", created, seats, host: ME, rules, commitment: "", share: this.over ? id : null, next };
  }

  /** The game as a seat may know it. */
  seen(reader: number | null): Seen {
    const { record, codes } = this.at;
    const { seat: asked, over } = this;
    const mine = reader !== null && reader === asked;
    const standing = over ? this.rules.standing(record) : { scores: null, winners: null };
    return {
      at: this.asked,
      view: this.rules.view(record, reader ?? SPECTATOR),
      asked,
      question: mine ? this.rules.question(record) : null,
      legal: mine ? codes.map((code) => this.rules.naming.choice(code)) : [],
      undo: reader !== null && this.#mayUndo(reader),
      banks: [],
      over,
      ...standing,
    };
  }

  welcome(reader: number | null): Welcome {
    const told = this.steps.flatMap(({ tape }) => this.rules.told(tape, reader ?? SPECTATOR));
    return { type: "welcome", protocol: PROTOCOL, n: this.n, at: Date.now(), seat: reader, mine: this.mine, tag: ME, table: this.shown(), game: this.seen(reader), told, said: [], heard: 0, muted: [] };
  }

  /** What a seat is told after an answer. */
  answered(reader: number | null): Update {
    const told = this.rules.told(this.at.tape, reader ?? SPECTATOR);
    return { type: "update", n: this.n, at: Date.now(), ...(this.over ? { table: this.shown() } : {}), game: this.seen(reader), told };
  }

  takenBack(reader: number | null, seat: number, forget: number): Update {
    return { type: "update", n: this.n, at: Date.now(), game: this.seen(reader), took_back: seat, forget };
  }

  /** The table itself stands otherwise. */
  changed(): Update {
    return { type: "update", n: this.n, at: Date.now(), table: this.shown() };
  }

  /** A finished game as text, all secrets included. */
  transcript(): Promise<string> {
    if (!this.over) throw new Refusal("phase-playing");
    return transcript(this.rules, this.steps, this.kept.seats.length, this.kept.first);
  }

  /** The steps of a finished game through somebody's eyes: a seat's, `spectator`, or `all`. */
  replay(eyes: string): ReplayStep[] {
    if (!this.over) throw new Refusal("phase-playing");
    const all = eyes === "all";
    const reader = all || eyes === "spectator" ? SPECTATOR : Number(eyes);
    return this.steps.map(({ record, codes, tape }, i) => {
      const answer = this.kept.answers[i - 1];
      const told = all ? this.rules.naming.events(tape) : this.rules.told(tape, reader);
      const view = all ? this.rules.position(record) : this.rules.view(record, reader);
      const move = answer && (all || answer.seat === reader) ? this.rules.naming.choice(answer.code).move : null;
      return { n: i, at: answer?.at ?? this.kept.created, seat: answer?.seat ?? null, move, told, view, asked: codes.length ? this.rules.asked(record) : null };
    });
  }
}

/** Can a game like this have been dealt? Whether its answers are legal, its rules say. */
function whole({ key, seats, first }: Kept, { tables }: Rules): boolean {
  const known = seats.every((seat) => "name" in seat || tables.levels.some(({ id }) => id === seat.level.split(":")[0]));
  return known && /^[0-9a-f]{64}$/.test(key) && tables.seats.includes(seats.length) && first >= 0 && first < seats.length;
}

/** A refusal, as it is told. */
export function refused(command: Command, error: unknown): Message {
  const { id, details } = error instanceof Refusal ? error : new Refusal("internal");
  return { type: "refused", re: command.id, error: id, details };
}
