/** A table on this device: the same messages as a server's. What may happen and who may know it, the module says. */
import { PROTOCOL, type ReplayStep, type Seen, type TableInfo, type Update, type Welcome } from "$wire";
import { ALL, CHANCE, fromHex, SPECTATOR, type Advance, type Rules } from "../engine/rules";
import type { Answered } from "./gathered";
import { Clock } from "./clock";
import { afresh, whole, type KeptTable } from "./kept";
import { Refusal } from "./refusal";
import { transcript } from "./transcript";

const ME = "me"; // stands for everybody on this device
const STAND_IN = "squire"; // the level of bots that stand in for somebody

export class LocalTable {
  n = 1; // updates so far
  askedIn = 1; // the number of the one that asked the present question
  since = Date.now(); // when
  readonly clock: Clock;
  protected steps: Advance[]; // the deal, and what came of each answer
  #outcomes: number; // how many of those that are given were used

  constructor(
    readonly kept: KeptTable,
    readonly rules: Rules,
  ) {
    if (kept.version !== rules.tables.version)
      throw new Refusal("rules-changed", { rules: kept.version, known: rules.tables.version });
    if (!whole(kept, rules)) throw new Refusal("damaged-game");
    const { clock, options } = kept.rules;
    const asked = clock?.unattended ? (kept.answers.at(-1)?.at ?? kept.created) : this.since;
    this.clock = new Clock(clock ?? null, kept.banks ?? Clock.full(clock, kept.seats.length), asked);
    this.#outcomes = 0;
    this.steps = [this.#spoken(rules.deal(fromHex(kept.key), kept.seats.length, kept.first, !kept.drawn, options))];
    for (const { code } of kept.answers) this.#play(code);
  }

  #play(code: number): void {
    if (!this.at.codes.includes(code)) throw new Refusal("illegal-code", { code });
    const rolls = this.steps.length > (this.kept.drawn?.answers ?? 0);
    this.steps.push(this.#spoken(this.rules.answer(this.at.record, code, rolls)));
  }

  /** Chance says what it is known to have said. */
  #spoken(advance: Advance): Advance {
    return this.rules.speak(advance, (chances) => {
      const outcome = this.kept.drawn?.outcomes[this.#outcomes++];
      if (outcome === undefined || outcome >= chances) throw new Refusal("damaged-game");
      return outcome;
    });
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
    return "level" in kept ? kept.level : this.#why(seat) ? STAND_IN : null;
  }

  /** Why a bot stands in for somebody. */
  #why(seat: number): "left" | "clock" | null {
    return this.kept.late?.includes(seat) ? "clock" : this.kept.left.includes(seat) ? "left" : null;
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
  play(seat: number | null, askedIn: number, code: number, bot: boolean): void {
    if (this.over) throw new Refusal("phase-over");
    if (seat === null) throw new Refusal("only-watching");
    if (askedIn !== this.askedIn) throw new Refusal("stale", { asked_in: askedIn, now: this.askedIn });
    if (seat !== this.seat) throw new Refusal("not-asked", { seat });
    if (!bot && this.#level(seat)) throw new Refusal("stood-in", { seat });
    this.#play(code);
    const now = Date.now();
    const timed = this.clock.terms ? { spent: this.clock.answered(seat, now) } : {};
    this.kept.answers.push({ seat, code, bot, at: now, ...timed });
    this.kept.over = this.over;
    this.#count();
  }

  /** Take back one's own last answer; how many events are forgotten. */
  undo(seat: number | null, askedIn: number): number {
    if (seat === null || !this.#mayUndo(seat)) throw new Refusal("no-undo");
    if (askedIn !== this.askedIn) throw new Refusal("stale", { asked_in: askedIn, now: this.askedIn });
    if (this.rules.reveals(this.steps.at(-2)!.record, this.kept.answers.at(-1)!.code))
      throw new Refusal("undo-revealed");
    const { spent } = this.kept.answers.pop()!;
    if (spent) this.clock.takenBack(seat, this.seat!, spent, Date.now());
    const { tape } = this.steps.pop()!;
    this.#count();
    return tape.length / this.rules.tables.structs.Event!.size;
  }

  /** May whoever gave the last answer take it back? */
  get undoable(): boolean {
    return this.#mayUndo(this.kept.answers.at(-1)?.seat ?? -1);
  }

  /** Could this seat take back the last answer: it gave it, chance was silent, nobody has acted since or knows more? */
  #mayUndo(seat: number): boolean {
    const last = this.kept.answers.at(-1);
    if (this.over || this.kept.rules.undo === false || !last || last.bot || last.seat !== seat || this.#level(seat))
      return false;
    if (this.kept.answers.length <= (this.kept.drawn?.answers ?? 0)) return false; // it belongs to another game
    if (this.at.decided.some(([who]) => who === CHANCE)) return false;
    return this.#readers().every(
      (reader) => this.#unknown(this.at, reader) >= this.#unknown(this.steps.at(-2)!, reader),
    );
  }

  #readers(): number[] {
    return [SPECTATOR, ...this.kept.seats.keys()];
  }

  /** How many cards a reader does not know: the nulls of the view. */
  #unknown({ record }: Advance, reader: number): number {
    return this.rules.boardText(record, reader).split("null").length;
  }

  /** A bot stands in for a seat, or no longer. */
  standIn(seat: number, on: boolean): void {
    if (!this.mine.includes(seat)) throw new Refusal("not-your-seat", { seat });
    if (!on && this.#why(seat) === "clock") throw new Refusal("no-time");
    this.kept.left = [...this.kept.left.filter((other) => other !== seat), ...(on ? [seat] : [])];
    this.n++;
  }

  /** The same players on the same seats again; the left neighbor of the first player begins. */
  rematch(): KeptTable {
    if (!this.over) throw new Refusal("phase-playing");
    const { seats, first } = this.kept;
    this.n++;
    return { ...afresh(this.kept), first: (first + 1) % seats.length };
  }

  /** The same players on the same seats, and the game as it stood after a step: for somebody who played against bots alone. */
  retry(step: number): KeptTable {
    if (!this.over) throw new Refusal("phase-playing");
    if (this.mine.length !== 1) throw new Refusal("retry-people");
    if (step >= this.kept.answers.length) throw new Refusal("retry-step", { step, high: this.kept.answers.length - 1 });
    const decided = this.steps.slice(0, step + 1).flatMap((one) => one.decided);
    const outcomes = decided.filter(([seat]) => seat === CHANCE).map(([, outcome]) => outcome);
    return { ...afresh(this.kept), answers: this.kept.answers.slice(0, step), drawn: { answers: step, outcomes } };
  }

  #count(): void {
    this.n++;
    this.askedIn = this.n;
    this.since = Date.now();
    if (this.clock.terms) this.kept.banks = this.clock.banks;
  }

  // -- time
  /** When the time of the person who is asked is up. */
  get due(): number | null {
    return this.seat === null || this.bot ? null : this.clock.runsOut(this.seat);
  }

  /** The time of the seat that is asked is up: a bot stands in. */
  runOut(): void {
    this.kept.late = [...(this.kept.late ?? []), this.seat!];
    this.n++;
  }

  /** Nobody looks any more, or somebody looks again: meanwhile no time passes, unless the game goes on over days. */
  rest(on: boolean): void {
    if (!this.clock.terms || this.clock.terms.unattended || this.seat === null) return;
    if (on) this.clock.stop(this.seat, Date.now());
    else this.clock.since = Date.now();
    this.kept.banks = this.clock.banks;
  }

  // -- what is told
  shown(): TableInfo {
    const { id, game, created, rules, next } = this.kept;
    const seats = this.kept.seats.map((kept, seat) => {
      const person = "name" in kept;
      return {
        seat,
        kind: person ? ("person" as const) : ("bot" as const),
        name: person ? kept.name : null,
        tag: person ? ME : null,
        level: this.#level(seat),
        stand_in: person ? this.#why(seat) : null,
        contributed: false,
        ready: false,
      };
    });
    return {
      id,
      game,
      phase: this.over ? "over" : "playing",
      created,
      seats,
      host: ME,
      rules,
      commitment: "",
      share: this.over ? id : null,
      next,
    };
  }

  /** The game as a seat may know it. */
  seen(reader: number | null): Seen {
    const { record, codes } = this.at;
    const { seat: asked, over } = this;
    const mine = reader !== null && reader === asked;
    const forecasts = mine ? this.rules.forecasts(record) : null;
    const standing = over ? this.rules.standing(record) : { scores: null, winners: null };
    return {
      asked_in: this.askedIn,
      view: this.rules.board(record, reader ?? SPECTATOR),
      asked,
      question: mine ? this.rules.question(record) : null,
      legal: mine ? codes.map((code) => this.rules.naming.choice(code)) : [],
      ...(forecasts && { forecasts }),
      undo: reader !== null && this.#mayUndo(reader),
      banks: this.clock.shown(asked, Date.now()),
      over,
      ...standing,
    };
  }

  welcome(reader: number | null): Welcome {
    const told = this.steps.flatMap(({ tape }) => this.rules.told(tape, reader ?? SPECTATOR));
    return {
      type: "welcome",
      protocol: PROTOCOL,
      n: this.n,
      at: Date.now(),
      seat: reader,
      mine: this.mine,
      tag: ME,
      table: this.shown(),
      game: this.seen(reader),
      told,
      said: [],
      heard: 0,
      muted: [],
    };
  }

  /** What a seat is told after an answer. */
  answered(reader: number | null): Update {
    const told = this.rules.told(this.at.tape, reader ?? SPECTATOR);
    return {
      type: "update",
      n: this.n,
      at: Date.now(),
      ...(this.over ? { table: this.shown() } : {}),
      game: this.seen(reader),
      told,
    };
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
    return transcript(this.rules, this.steps, this.kept.seats.length, this.kept.first, this.kept.rules.options);
  }

  /** The questions of a finished game, to be analysed. */
  questions(): Answered[] {
    if (!this.over) throw new Refusal("phase-playing");
    const seats = this.kept.seats.length;
    return this.kept.answers.map(({ code }, number) => {
      const { record, codes } = this.steps[number]!;
      return {
        number,
        record,
        seats,
        seat: this.rules.asked(record),
        codes,
        code,
        byChance: this.steps[number + 1]!.decided.length > 1,
      };
    });
  }

  /** The steps of a finished game through somebody's eyes: a seat's, `spectator`, or `all`. */
  replay(eyes: string): ReplayStep[] {
    if (!this.over) throw new Refusal("phase-playing");
    const all = eyes === "all";
    const reader = all || eyes === "spectator" ? SPECTATOR : Number(eyes);
    return this.steps.map(({ record, codes, tape }, i) => {
      const answer = this.kept.answers[i - 1];
      const told = all ? this.rules.naming.events(tape) : this.rules.told(tape, reader);
      const view = this.rules.board(record, all ? ALL : reader);
      const move = answer && (all || answer.seat === reader) ? this.rules.naming.choice(answer.code).move : null;
      return {
        n: i,
        at: answer?.at ?? this.kept.created,
        seat: answer?.seat ?? null,
        move,
        told,
        view,
        asked: codes.length ? this.rules.asked(record) : null,
      };
    });
  }
}
