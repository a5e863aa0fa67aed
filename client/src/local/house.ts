/** The tables of this device, in a worker: opens them, plays their bots, and talks with the page over lines as a server does over sockets. */
import type { Command, GameReplay, Listed, Message, NewTable, TableRules } from "$wire";
import { Level } from "../engine/levels";
import type { Rules } from "../engine/rules";
import { hint } from "./hints";
import { LOCAL, type Heard, type Told, type Wish } from "./messages";
import type { Store } from "./store";
import { LocalTable, Refusal, refused, type Kept } from "./table";

const PACE = 1200; // milliseconds that a bot waits, unless the rules say so
const GONE = 4404; // there is no such table

/** A page that looks at a table, through the eyes of a seat. */
interface Line {
  table: LocalTable;
  seat: number | null;
}

export class House {
  #tables = new Map<string, LocalTable>();
  #lines = new Map<number, Line>();
  #thinking = new Map<string, number>(); // the question that a bot of a table thinks about

  constructor(
    private readonly rules: (game: string) => Promise<Rules>,
    private readonly store: Store,
    private readonly post: (told: Told) => void,
  ) {}

  async hear(heard: Heard): Promise<void> {
    if ("ask" in heard) return this.#answer(heard.ask, heard.wish);
    if ("open" in heard) return this.#look(heard.line, heard.open, heard.seat);
    if ("close" in heard) return void this.#lines.delete(heard.line);
    const line = this.#lines.get(heard.line);
    if (line) await this.#obey(heard.line, line, JSON.parse(heard.text) as Command);
  }

  // -- tables
  async #answer(ask: number, wish: Wish): Promise<void> {
    try {
      this.post({ ask, found: await this.#grant(wish) });
    } catch (error) {
      const { id, details } = error instanceof Refusal ? error : new Refusal("internal");
      this.post({ ask, refused: id, details });
    }
  }

  async #grant(wish: Wish): Promise<unknown> {
    switch (wish.do) {
      case "open":
        return { id: await this.#add(opened(wish.wish, wish.name, (await this.rules(wish.wish.game)).tables.version)) };
      case "list":
        return (await this.store.all()).map(listed);
      case "replay":
        return this.#replay(wish.id, wish.eyes);
      case "transcript":
        return (await this.#find(wish.id)).transcript();
    }
  }

  async #add(kept: Kept): Promise<string> {
    const table = new LocalTable(kept, await this.rules(kept.game));
    this.#tables.set(kept.id, table);
    await this.store.put(kept);
    return kept.id;
  }

  /** A table at hand, or from the store; a game that cannot be played on is set aside. */
  async #find(id: string): Promise<LocalTable> {
    const found = this.#tables.get(id);
    if (found) return found;
    const kept = await this.store.get(id);
    if (!kept) throw new Refusal("no-table");
    try {
      const table = new LocalTable(kept, await this.rules(kept.game));
      this.#tables.set(id, table);
      return table;
    } catch (error) {
      await this.store.setAside(id);
      throw error instanceof Refusal && error.id === "rules-changed" ? error : new Refusal("damaged-game");
    }
  }

  async #replay(id: string, eyes: string): Promise<GameReplay> {
    const table = await this.#find(id);
    const { scores, winners } = table.rules.standing(table.at.record);
    return { game: table.kept.game, table: table.shown(), eyes, steps: table.replay(eyes), scores, winners };
  }

  // -- lines
  async #look(number: number, id: string, wanted: number | null): Promise<void> {
    try {
      const table = await this.#find(id);
      const seat = wanted !== null && table.mine.includes(wanted) ? wanted : (table.mine[0] ?? null);
      this.#lines.set(number, { table, seat });
      this.#say(number, table.welcome(seat));
      this.#say(number, { type: "presence", here: table.mine, spectators: 0, absent: [] });
      this.#think(table);
    } catch (error) {
      this.post({ line: number, closed: GONE, reason: error instanceof Refusal ? error.id : "internal" });
    }
  }

  #say(line: number, message: Message): void {
    this.post({ line, text: JSON.stringify(message) });
  }

  /** Tell everybody who looks at a table, each through their own eyes; whoever asked for it under its id. */
  #tell(table: LocalTable, made: (seat: number | null) => Message, to?: number, re?: string): void {
    for (const [number, line] of this.#lines) {
      if (line.table === table) this.#say(number, number === to && re ? { ...made(line.seat), re } as Message : made(line.seat));
    }
  }

  async #obey(number: number, line: Line, command: Command): Promise<void> {
    try {
      await this.#execute(number, line, command);
    } catch (error) {
      this.#say(number, refused(command, error));
    }
  }

  async #execute(number: number, { table, seat }: Line, command: Command): Promise<void> {
    switch (command.type) {
      case "ping":
        return this.#say(number, { type: "pong", re: command.id, at: Date.now() });
      case "play":
        table.play(seat, command.at, command.code, false);
        return this.#went(table, number, command.id);
      case "undo": {
        const forget = table.undo(seat, command.at);
        await this.#keep(table);
        return this.#tell(table, (reader) => table.takenBack(reader, seat!, forget), number, command.id);
      }
      case "leave":
      case "back":
        table.standIn(command.seat, command.type === "leave");
        await this.#keep(table);
        this.#tell(table, () => table.changed(), number, command.id);
        return this.#think(table);
      case "hint":
        return this.#hint(number, table, seat, command);
      case "rematch":
        if (!table.kept.next) await this.#again(table);
        this.#tell(table, () => table.changed(), number, command.id);
        return;
      default:
        throw new Refusal("needs-server");
    }
  }

  /** The game went on: store it, tell it, and let the next bot think. */
  async #went(table: LocalTable, to?: number, re?: string): Promise<void> {
    await this.#keep(table);
    this.#tell(table, (reader) => table.answered(reader), to, re);
    this.#think(table);
  }

  /** Keep a game; where there is no room left it goes on, and whoever plays is told that it is not kept. */
  async #keep(table: LocalTable): Promise<void> {
    await this.store.put(table.kept).catch(() => this.#tell(table, () => ({ type: "refused", re: null, error: "no-room", details: {} })));
  }

  async #again(table: LocalTable): Promise<void> {
    const next = table.rematch(newId());
    await this.#add({ ...next, key: newKey(), created: Date.now(), first: firstOf(next.rules, next.seats.length) });
    await this.#keep(table);
  }

  #hint(number: number, table: LocalTable, seat: number | null, command: Command & { type: "hint" }): void {
    if (seat === null || seat !== table.seat) throw new Refusal("not-asked", { seat: seat ?? 0 });
    if (command.at !== table.asked) throw new Refusal("stale", { at: command.at, now: table.asked });
    if (table.mine.length > 1 && !table.kept.rules.hints) throw new Refusal("no-hints");
    const also = command.code ?? null;
    if (also !== null && !table.at.codes.includes(also)) throw new Refusal("illegal-code", { code: also });
    const found = hint(table.rules, table.known, seat, table.kept.seats.length, table.at.codes, also);
    this.#say(number, { type: "hinted", re: command.id, at: command.at, ...found });
  }

  // -- bots
  /** Let the bot that is asked think while somebody looks; it answers one pace after it was asked. */
  #think(table: LocalTable): void {
    const { asked, bot } = table;
    const watched = [...this.#lines.values()].some((line) => line.table === table);
    if (!bot || !watched || this.#thinking.get(table.kept.id) === asked) return;
    this.#thinking.set(table.kept.id, asked);
    setTimeout(() => {
      const code = new Level(table.rules, bot, newSeed()).choose(table.known, table.at.codes);
      setTimeout(() => void this.#move(table, asked, code), Math.max(0, table.since + (table.kept.rules.pace ?? PACE) - Date.now()));
    });
  }

  async #move(table: LocalTable, asked: number, code: number): Promise<void> {
    this.#thinking.delete(table.kept.id);
    if (table.asked !== asked || !table.bot) return this.#think(table); // an answer was taken back, or the player came back
    table.play(table.seat, asked, code, true);
    await this.#went(table);
  }
}

// -- new tables
function opened(wish: NewTable, name: string, version: number): Kept {
  const { clock: _clock, options, ...rules } = wish.rules ?? {};
  if (Object.keys(options ?? {}).length) throw new Refusal("needs-server");
  const seats = wish.seats.map((who) => seatOf(who, name));
  return { id: newId(), game: wish.game, version, created: Date.now(), seats, rules, key: newKey(), first: firstOf(rules, seats.length), answers: [], left: [], over: false, next: null };
}

function seatOf(who: string, name: string): Kept["seats"][number] {
  const [kind, ...rest] = who.split(" ");
  if (kind === "bot") return { level: rest.join(" ") };
  if (kind === "me") return { name: rest.join(" ") || name };
  throw new Refusal("needs-server");
}

function firstOf(rules: TableRules, seats: number): number {
  return rules.first ?? Number(newSeed() % BigInt(seats));
}

function listed({ id, game, created, seats, answers, over }: Kept): Listed {
  const names = seats.flatMap((seat) => ("name" in seat ? [seat.name] : []));
  const changed = answers.at(-1)?.at ?? created;
  return { id, game, phase: over ? "over" : "playing", created, changed, seats: seats.length, free: 0, names, bots: seats.length - names.length, spectators: false, clock: false };
}

const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));
const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const newKey = (): string => toHex(random(32));
const newId = (): string => LOCAL + toHex(random(8));
const newSeed = (): bigint => BigInt(`0x${toHex(random(7))}`);
