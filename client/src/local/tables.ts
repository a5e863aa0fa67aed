/** The tables of this device, in a worker: opens them, plays their bots, and talks with the page over lines as a server does over sockets. */
import type { Command, GameReplay, Listed, Message } from "$wire";
import { Level, type Searcher } from "../engine/levels";
import type { Rules } from "../engine/rules";
import { Analyst } from "./analyst";
import type { KeptTable } from "./kept";
import type { Heard, Told, Wish } from "./messages";
import { listed, newId, newKey, newSeed, opened, received } from "./opening";
import { NoRules, Refusal, refused } from "./refusal";
import type { Store } from "./store";
import { LocalTable } from "./table";
import type { Thinkers } from "./thinkers";

const GRACE = 2; // paces that a bot leaves to whoever may want to take an answer back
const PACE = 600; // milliseconds that a bot waits, unless the rules say so
const GONE = 4404; // there is no such table
const LOST = 1006; // try again
const NO_ROOM: Message = { type: "refused", re: null, error: "no-room", details: {} };

/** A page that looks at a table, through the eyes of a seat. */
interface Line {
  table: LocalTable;
  seat: number | null;
}

export class LocalTables {
  #tables = new Map<string, LocalTable>();
  #lines = new Map<number, Line>();
  #thinking = new Map<string, number>(); // the question that a bot of a table thinks about
  #alarms = new Map<string, ReturnType<typeof setTimeout>>(); // when the time of whoever is asked is up
  #unkept = new Set<string>(); // tables for which there was no room
  #analyst: Analyst;

  constructor(
    private readonly rules: (game: string) => Promise<Rules>,
    private readonly store: Store,
    private readonly thinkers: Thinkers,
    private readonly post: (told: Told) => void,
  ) {
    this.#analyst = new Analyst(store, thinkers);
  }

  async hear(heard: Heard): Promise<void> {
    if ("ask" in heard) return this.#answer(heard.ask, heard.wish);
    if ("open" in heard) return this.#look(heard.line, heard.open, heard.seat);
    if ("close" in heard) return this.#leave(heard.line);
    if ("thrifty" in heard) return void (this.thinkers.thrifty = heard.thrifty);
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
        return { id: await this.#add(opened(wish.wish, wish.name, await this.rules(wish.wish.game))) };
      case "retry":
        return { id: await this.#add(this.#anew((await this.#find(wish.id)).retry(wish.step))) };
      case "receive":
        return this.#receive(wish.text, wish.name);
      case "list":
        return this.#list();
      case "replay":
        return this.#replay(wish.id, wish.eyes);
      case "transcript":
        return (await this.#find(wish.id)).transcript();
      case "analyse":
        return this.#analyst.start(await this.#find(wish.id));
      case "analysis":
        return this.#analyst.state(wish.id);
    }
  }

  /** All games; one of which not even that can be said is set aside. */
  async #list(): Promise<Listed[]> {
    const found: Listed[] = [];
    for (const id of await this.store.ids()) {
      try {
        found.push(listed((await this.store.get(id))!));
      } catch {
        await this.store.setAside(id);
      }
    }
    return found;
  }

  /** A game from a file. */
  async #receive(text: string, name: string): Promise<{ id: string; over: boolean }> {
    const kept = await received(text, name, this.rules);
    return { id: await this.#add(kept), over: kept.over };
  }

  /** With an id and dice of its own. */
  #anew(kept: KeptTable): KeptTable {
    return { ...kept, id: newId(), key: newKey(), created: Date.now() };
  }

  async #add(kept: KeptTable): Promise<string> {
    const table = new LocalTable(kept, await this.rules(kept.game));
    this.#tables.set(kept.id, table);
    await this.#keep(table);
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
      if (error instanceof NoRules) throw error; // the game may be sound
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
      if (!this.#watched(table)) table.rest(false);
      this.#lines.set(number, { table, seat });
      this.#say(number, table.welcome(seat));
      this.#say(number, { type: "presence", here: table.mine, spectators: 0, absent: [] });
      if (this.#unkept.has(id)) this.#say(number, NO_ROOM);
      this.#goOn(table);
    } catch (error) {
      const reason = error instanceof Refusal ? error.id : "internal";
      this.post({ line: number, closed: error instanceof NoRules ? LOST : GONE, reason });
    }
  }

  async #leave(number: number): Promise<void> {
    const table = this.#lines.get(number)?.table;
    this.#lines.delete(number);
    if (!table || this.#watched(table)) return;
    table.rest(true);
    this.#time(table);
    await this.#keep(table);
  }

  #watched(table: LocalTable): boolean {
    return [...this.#lines.values()].some((line) => line.table === table);
  }

  #say(line: number, message: Message): void {
    this.post({ line, text: JSON.stringify(message) });
  }

  /** Tell everybody who looks at a table, each through their own eyes; whoever asked for it under its id. */
  #tell(table: LocalTable, made: (seat: number | null) => Message, to?: number, re?: string): void {
    for (const [number, line] of this.#lines) {
      if (line.table === table)
        this.#say(number, number === to && re ? ({ ...made(line.seat), re } as Message) : made(line.seat));
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
        table.play(seat, command.asked_in, command.code, false);
        return this.#went(table, number, command.id);
      case "undo": {
        const forget = table.undo(seat, command.asked_in);
        await this.#keep(table);
        this.#tell(table, (reader) => table.takenBack(reader, seat!, forget), number, command.id);
        return this.#time(table);
      }
      case "leave":
      case "back":
        table.standIn(command.seat, command.type === "leave");
        await this.#keep(table);
        this.#tell(table, () => table.changed(), number, command.id);
        return this.#goOn(table);
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
    this.#goOn(table);
  }

  /** Whoever is asked thinks: a bot, or a person by the clock. */
  #goOn(table: LocalTable): void {
    this.#think(table);
    this.#time(table);
  }

  /** Keep a game; where there is no room left it goes on, and whoever plays is told that it is not kept. */
  async #keep(table: LocalTable): Promise<void> {
    const { id } = table.kept;
    const told = this.#unkept.delete(id);
    await this.store.put(table.kept).catch(() => {
      this.#unkept.add(id);
      if (!told) this.#tell(table, () => NO_ROOM);
    });
  }

  async #again(table: LocalTable): Promise<void> {
    const next = this.#anew(table.rematch());
    await this.#add(next);
    table.kept.next = next.id;
    await this.#keep(table);
  }

  #hint(number: number, table: LocalTable, seat: number | null, command: Command & { type: "hint" }): void {
    if (seat === null || seat !== table.seat) throw new Refusal("not-asked", { seat: seat ?? 0 });
    if (command.asked_in !== table.askedIn)
      throw new Refusal("stale", { asked_in: command.asked_in, now: table.askedIn });
    if (table.mine.length > 1 && !table.kept.rules.hints) throw new Refusal("no-hints");
    const also = command.code ?? null;
    if (also !== null && !table.at.codes.includes(also)) throw new Refusal("illegal-code", { code: also });
    const asked = {
      do: "hint" as const,
      record: table.known,
      seat,
      seats: table.kept.seats.length,
      codes: table.at.codes,
      also,
    };
    void this.thinkers.hint(table.rules, asked).then(
      (found) => this.#say(number, { type: "hinted", re: command.id, asked_in: command.asked_in, ...found }),
      (error: unknown) => this.#say(number, refused(command, error)),
    );
  }

  // -- bots
  /** Let the bot that is asked think while somebody looks; it answers one pace after it was asked, later where the answer
   * before may still be taken back. */
  #think(table: LocalTable): void {
    const { askedIn, bot } = table;
    if (!bot || !this.#watched(table) || this.#thinking.get(table.kept.id) === askedIn) return;
    this.#thinking.set(table.kept.id, askedIn);
    const think = (...searched: [] | [Searcher]): Promise<number> =>
      new Level(table.rules, bot, newSeed(), ...searched).choose(table.known, table.at.codes);
    const answer = (code: number): void => {
      const due = table.since + (table.undoable ? GRACE : 1) * (table.kept.rules.pace ?? PACE);
      setTimeout(() => void this.#move(table, askedIn, code), Math.max(0, due - Date.now()));
    };
    void think((plan) => this.thinkers.search(table.rules, plan))
      .catch(() => think()) // a thread that failed: the bot thinks here
      .then(answer)
      .catch(() => this.#thinking.delete(table.kept.id));
  }

  async #move(table: LocalTable, askedIn: number, code: number): Promise<void> {
    this.#thinking.delete(table.kept.id);
    if (table.askedIn !== askedIn || !table.bot) return this.#think(table); // an answer was taken back, or the player came back
    table.play(table.seat, askedIn, code, true);
    await this.#went(table);
  }

  // -- time
  /** Wait for the time of whoever is asked to be up, while somebody looks; then a bot stands in. */
  #time(table: LocalTable): void {
    clearTimeout(this.#alarms.get(table.kept.id));
    const { due, askedIn } = table;
    if (due === null || !this.#watched(table)) return;
    this.#alarms.set(
      table.kept.id,
      setTimeout(() => void this.#runOut(table, askedIn), Math.max(0, due - Date.now())),
    );
  }

  async #runOut(table: LocalTable, askedIn: number): Promise<void> {
    if (table.askedIn !== askedIn || table.due === null) return; // an answer came in the last moment
    table.runOut();
    await this.#keep(table);
    this.#tell(table, () => table.changed());
    this.#think(table);
  }
}
