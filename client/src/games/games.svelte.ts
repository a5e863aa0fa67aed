/** The games: those that the server lists, each with its words and its folder, fetched when they are first needed. */
import type { GameInfo } from "$wire";
import { api } from "../lib/api";
import { offline } from "../lib/offline.svelte";
import { words } from "../lib/words.svelte";
import type { AnyFolder, Emblems } from "./folder";

const folders = import.meta.glob<AnyFolder>("./*/index.ts", { import: "default" });
const drawings = import.meta.glob<Emblems>("./*/emblems.ts", { import: "default" });
const generic = async (): Promise<AnyFolder> => ({ Board: (await import("./Generic.svelte")).default });
const BACK = "M12 3 15 9l6 3-6 3-3 6-3-6-6-3 6-3z"; // of a card that is not known, or has no emblem

class Games {
  list = $state.raw<GameInfo[]>([]);
  #folders = $state.raw<Record<string, AnyFolder>>({});
  #emblems = $state.raw<Record<string, Emblems>>({});
  #listing: Promise<void> | null = null;
  readonly #loading: Record<string, Promise<void>> = {};

  /** Ask once which games there are. */
  async start(): Promise<void> {
    this.#listing ??= api.games().then(({ games, protocol }) => {
      offline.hear(protocol);
      this.list = games;
    });
    await this.#listing.catch((error) => {
      this.#listing = null;
      throw error;
    });
  }

  /** Learn the words and emblems of a game. */
  async meet(id: string): Promise<void> {
    const [emblems] = await Promise.all([drawings[`./${id}/emblems.ts`]?.(), words.learn(id), this.start()]);
    this.#emblems = { ...this.#emblems, [id]: emblems ?? {} };
  }

  /** Fetch once all that is needed to show a game. */
  load(id: string): Promise<void> {
    return (this.#loading[id] ??= this.#load(id).catch((error) => {
      delete this.#loading[id];
      throw error;
    }));
  }

  async #load(id: string): Promise<void> {
    const [folder] = await Promise.all([(folders[`./${id}/index.ts`] ?? generic)(), this.meet(id)]);
    this.#folders = { ...this.#folders, [id]: folder };
  }

  /** The folder of a game, once it is loaded. */
  folder(id: string): AnyFolder | undefined {
    return this.#folders[id];
  }

  info(id: string): GameInfo | undefined {
    return this.list.find((game) => game.id === id);
  }

  /** The cards of a game that have an emblem. */
  drawn(id: string): string[] {
    return Object.keys(this.#emblems[id] ?? {});
  }

  emblem(id: string, card: string | null): string {
    return (card !== null && this.#emblems[id]?.[card]) || BACK;
  }

  /** The number printed on a card. */
  value(game: string, card: string | undefined): number | null {
    return this.info(game)?.values[card ?? ""] ?? null;
  }

  /** How an option is played at this table. */
  option(view: { game: string; options?: Record<string, number> }, name: string): number {
    const usual = this.info(view.game)?.options.find((option) => option.name === name)?.usual;
    return view.options?.[name] ?? usual ?? 0;
  }
}

export const games = new Games();
