/** A page at a table of this device, without a browser. */
import { expect, vi } from "vitest";
import type { Command, Message, Seen, Update, Welcome } from "$wire";
import type { Rules } from "../src/engine/rules";
import { LocalTables } from "../src/local/tables";
import type { Told, Wish } from "../src/local/messages";
import { MemoryStore } from "../src/local/store";
import type { KeptTable } from "../src/local/kept";
import { here, Thinkers } from "../src/local/thinkers";
import { games, rulesOf, type Played } from "./modules";

export type Game = (typeof games)[number];
const made = new Map<string, Rules>();

export function rules(id: string): Rules {
  const found = made.get(id) ?? rulesOf(games.find((game) => game.id === id)!);
  made.set(id, found);
  return found;
}

/** A page at a table of this device: what it was told, and what it says. */
export class Page {
  told: Told[] = [];
  readonly tables: LocalTables;
  seen: Seen | null = null;
  n = 0;
  #commands = 0;

  constructor(readonly store = new MemoryStore(), port = here()) {
    this.tables = new LocalTables(async (game) => rules(game), store, new Thinkers([port]), (told) => this.told.push(told));
  }

  async open(game: string, seats: string[], more: object = {}): Promise<string> {
    await this.tables.hear({ ask: 1, wish: { do: "open", wish: { game, seats, rules: { pace: 0, first: 0, ...more } }, name: "Anna" } });
    return (this.told.pop() as { found: { id: string } }).found.id;
  }

  async look(id: string, seat: number | null = null): Promise<Welcome> {
    await this.tables.hear({ line: 7, open: id, seat });
    const welcome = this.messages().find((one) => one.type === "welcome")!;
    [this.seen, this.n] = [welcome.game, welcome.n];
    return welcome;
  }

  /** Say something, let the bots answer, and hear what comes of it. */
  async say(command: object): Promise<Message[]> {
    await this.tables.hear({ line: 7, text: JSON.stringify({ ...command, id: `c${++this.#commands}` } as Command) });
    await vi.runAllTimersAsync();
    const heard = this.messages();
    for (const update of heard.filter((one): one is Update => one.type === "update")) {
      expect(update.n, "numbers rise by one").toBe(++this.n);
      this.seen = update.game ?? this.seen;
    }
    return heard;
  }

  /** Ask something of its tables. */
  async ask<T>(wish: Wish): Promise<T> {
    await this.tables.hear({ ask: 3, wish });
    return (this.told.pop() as { found: T }).found;
  }

  messages(): Message[] {
    return this.told.splice(0).flatMap((one) => ("text" in one ? [JSON.parse(one.text) as Message] : []));
  }

  play = (nth = 0): Promise<Message[]> => this.say({ type: "play", asked_in: this.seen!.asked_in, code: this.seen!.legal[nth % this.seen!.legal.length]!.code });
}

/** A game that Python played: its first answers, as a table keeps them. */
export function keptAt(game: Game, { key, seats, first, options, codes, searched }: Played, count = searched!.after): KeptTable {
  const answers = codes.slice(0, count).map((code) => ({ seat: 0, code, bot: true, at: 0 }));
  const people = Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat}` }));
  return { id: "local-x", game: game.id, version: game.known.version, created: 0, seats: people, rules: { options }, key, first, answers, left: [], over: false, next: null };
}
