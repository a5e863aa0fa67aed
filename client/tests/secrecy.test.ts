/** The worker tells no secret: in two games that a seat cannot tell apart each of its messages is the same. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Message, Seen } from "$wire";
import { Rules, type Advance } from "../src/engine/rules";
import { LocalTables } from "../src/local/tables";
import type { Told, Wish } from "../src/local/messages";
import { MemoryStore } from "../src/local/store";
import type { KeptTable } from "../src/local/kept";
import { here, Thinkers } from "../src/local/thinkers";
import { rules, type Game } from "./device";
import { games, type Fated, type Twins } from "./modules";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => void vi.useRealTimers());

const ID = "local-x";
const MINE = 0; // the line of the seat that listens; the others' follow
const NEVER = 1_000_000_000; // the pace of bots
const CLOCK = { bank: 600_000, increment: 5000, unattended: false };
const WHILE_PLAYED: Wish[] = [{ do: "list" }, { do: "replay", id: ID, eyes: "all" }, { do: "transcript", id: ID }, { do: "analyse", id: ID }, { do: "analysis", id: ID }, { do: "retry", id: ID, step: 0 }];

const REPLAY = '"steps"';
const KINDS = ['"welcome', '"update', '"presence', '"hinted', '"stale', '"phase-playing', '"stand_in\\":\\"left', '"undo\\":true', '"took_back', REPLAY];

/** Rules whose dice are loaded. */
class Loaded extends Rules {
  #at = new Map<string, number>(); // how many answers led to a record

  constructor(found: Rules, private readonly fate: Fated) {
    super(found.code, found.tables);
  }
  override deal(key: Uint8Array, seats: number, first: number, _rolls: boolean, options?: Record<string, number>): Advance {
    return this.#fated(super.deal(key, seats, first, false, options), 0);
  }
  override answer(record: Uint8Array, code: number): Advance {
    return this.#fated(super.answer(record, code, false), this.#at.get(letters(record))! + 1);
  }
  #fated(advance: Advance, answers: number): Advance {
    const outcomes = [...this.fate.outcomes[answers]!];
    const all = this.speak(advance, () => outcomes.shift()!);
    this.#at.set(letters(all.record), answers);
    return all;
  }
}

const letters = (record: Uint8Array): string => new TextDecoder("latin1").decode(record);

/** A seat that listens while a game is played beside others on one device; what the worker told it. */
class Listener {
  heard: string[] = [];
  seen: Seen | null = null;
  readonly store = new MemoryStore();
  readonly #rules: Rules;
  #tables!: LocalTables;
  #open = new Set<number>(); // lines of the others

  constructor(game: Game, private readonly twins: Twins, private readonly fate: Fated, key: string) {
    this.#rules = new Loaded(rules(game.id), fate);
    const seats = Array.from({ length: twins.seats }, (_, seat) => ({ name: `Player ${seat}` }));
    const agreed = { options: twins.options, hotseat: true, hints: true, clock: CLOCK, pace: NEVER };
    const kept: KeptTable = { id: ID, game: game.id, version: game.known.version, created: 0, seats, rules: agreed, key: key.repeat(32), first: twins.first, answers: [], left: [], over: false, next: null };
    this.store.games.set(ID, kept);
    this.#start();
  }

  /** The page is loaded. */
  #start(): void {
    this.#open.clear();
    this.#tables = new LocalTables(async () => this.#rules, this.store, new Thinkers([here()]), (told) => this.#hear(told));
  }
  #hear(told: Told): void {
    if ("line" in told && told.line !== MINE) return;
    this.heard.push(JSON.stringify(told));
    if (!("text" in told)) return;
    const message = JSON.parse(told.text) as Message;
    if (message.type === "welcome" || message.type === "update") this.seen = message.game ?? this.seen;
  }
  #look = (line: number, seat: number): Promise<void> => this.#tables.hear({ line, open: ID, seat });
  #leave = (line: number): Promise<void> => this.#tables.hear({ line, close: true });
  #ask = (wish: Wish): Promise<void> => this.#tables.hear({ ask: this.heard.length, wish });
  async #say(line: number, command: object): Promise<void> {
    await this.#tables.hear({ line, text: JSON.stringify({ id: "c", ...command }) });
  }

  /** The whole game, with all that can be asked for on the way. */
  async play(hints: number): Promise<void> {
    await this.#look(MINE, this.twins.seat);
    for (const [i, code] of this.fate.codes.entries()) {
      vi.setSystemTime(Date.now() + 1000);
      const asked = this.seen!.asked!;
      if (asked === this.twins.seat) await this.#answer(code, hints-- > 0);
      else await this.#others(asked, code, i);
      if (i % 7 === 3) await this.#resume(i % 2 === 0);
      if (i === 5) for (const wish of WHILE_PLAYED) await this.#ask(wish);
      if (i === 6) for (const type of ["leave", "back"]) await this.#say(MINE, { type, seat: this.twins.seat });
    }
    if (this.fate.over) await this.#ask({ do: "replay", id: ID, eyes: String(this.twins.seat) });
  }

  /** One's own answer: a hint comes first, what may be taken back is, and a stale answer is refused. */
  async #answer(code: number, hint: boolean): Promise<void> {
    const { asked_in } = this.seen!;
    if (hint) {
      await this.#say(MINE, { type: "hint", asked_in, code });
      await vi.advanceTimersByTimeAsync(1000);
    }
    await this.#say(MINE, { type: "play", asked_in, code });
    await this.#say(MINE, { type: "play", asked_in, code });
    if (!this.seen!.undo) return;
    await this.#say(MINE, { type: "undo", asked_in: this.seen!.asked_in });
    await this.#say(MINE, { type: "play", asked_in: this.seen!.asked_in, code });
  }

  /** Another's answer: beside this seat, or on the same device, which is handed over and back. */
  async #others(seat: number, code: number, i: number): Promise<void> {
    const [line, passed] = [1 + seat, i % 5 === 0];
    if (passed) await this.#leave(MINE);
    if (passed || !this.#open.has(line)) await this.#look(line, seat);
    await this.#say(line, { type: "play", asked_in: this.seen!.asked_in, code });
    this.#open.add(line);
    if (passed) await this.#look(MINE, this.twins.seat);
  }

  /** The connection is lost, or the page loaded anew. */
  async #resume(anew: boolean): Promise<void> {
    await this.#leave(MINE);
    if (anew) this.#start();
    await this.#look(MINE, this.twins.seat);
  }

  /** The others are bots: nobody can look through their eyes. */
  async peek(): Promise<void> {
    const kept = (await this.store.get(ID))!;
    const seats = kept.seats.map((seat, i) => (i === this.twins.seat ? seat : { level: "page" }));
    this.store.games.set(ID, { ...kept, seats });
    this.#start();
    for (const seat of seats.keys()) await this.#look(MINE, seat);
  }
}

async function listened(game: Game, twins: Twins, world: 0 | 1, hints: number): Promise<string[]> {
  vi.setSystemTime(0);
  const listener = new Listener(game, twins, twins.worlds[world], ["0f", "f0"][world]!);
  await listener.play(hints);
  expect((await listener.store.get(ID))!.answers.map(({ code }) => code), "all was played").toEqual(twins.worlds[world].codes);
  await listener.peek();
  return listener.heard;
}

/** The fewest and the most seats; in the soak every number of them. */
const tables = games.flatMap((game) => [...new Set(game.twins.map(({ seats }) => seats))].map((seats) => ({ id: game.id, seats, game })));
const heard = new Map(games.map(({ id }) => [id, new Set<string>()]));

test.each(tables)("$id, $seats seats: in two games that a seat cannot tell apart it hears the same", async ({ game, seats }) => {
  const met = game.twins.filter((twins) => twins.seats === seats);
  expect(new Set(met.map(({ seat }) => seat)).size, "every seat").toBe(seats);
  for (const [i, twins] of met.entries()) {
    expect(twins.worlds[0], "the games differ").not.toEqual(twins.worlds[1]);
    const hints = Number(i === 0); // a search takes time
    const [one, two] = [await listened(game, twins, 0, hints), await listened(game, twins, 1, hints)];
    expect(two.length).toBe(one.length);
    const told = two.findIndex((message, i) => message !== one[i]);
    expect(two[told], `seat ${twins.seat}`).toBe(one[told]);
    for (const kind of KINDS) if (one.some((message) => message.includes(kind))) heard.get(game.id)!.add(kind);
  }
});

test.each(games)("$id: the fewest and the most seats were among them", ({ known, twins }) => {
  expect(twins.map(({ seats }) => seats)).toEqual(expect.arrayContaining([Math.min(...known.seats), Math.max(...known.seats)]));
});

test.each(games)("$id: answers led to secrets that the seat was not told", ({ twins }) => {
  expect(twins.some(({ told }) => told)).toBe(true);
});

test.each(games)("$id: that was every kind of message", ({ id, twins }) => {
  const replayed = twins.some(({ worlds }) => worlds[0].over); // in Intrigues all is revealed in the end
  expect([...heard.get(id)!].sort()).toEqual(KINDS.filter((kind) => replayed || kind !== REPLAY).sort());
});
