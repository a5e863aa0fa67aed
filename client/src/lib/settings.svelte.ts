/** What a player has chosen on this device: how the page looks, and how the next table of each game will be.
 * Remembered. */
import type { GameInfo, NewTable } from "$wire";
import { clockOf, CLOCKS } from "./clocks";

export const THEMES = ["system", "dark", "light"] as const;
export const PACES = [0, 600, 1200, 2500]; // milliseconds a bot waits before it answers
export const PATIENCES = [0, 5, 60, 24 * 60]; // minutes that an absent player is waited for; 0: as usual
export type Theme = (typeof THEMES)[number];

/** How somebody wants the next table of a game. */
export interface Wish {
  seats: number;
  level: string;
  minutes: number;
  pace: number;
  shared: boolean; // listed for everybody
  watch: boolean; // others may watch
  chat: boolean; // and write
  private: boolean; // only with an invitation
  password: string; // of it; empty: one that nobody can guess
  patience: number; // minutes
  hotseat: boolean;
  hints: boolean; // also where several people play
  here: boolean; // on this device, without the server
  options: Record<string, number | null>; // of the deal, where they are not the rulebook's
}

const THEME = "camarilla.theme";
const SURE = "camarilla.sure";
const LAST = "camarilla.last";
const WISHES = "camarilla.wishes.";

function theme(): Theme {
  const kept = localStorage.getItem(THEME) as Theme | null;
  return kept && THEMES.includes(kept) ? kept : "system";
}

class Settings {
  #theme = $state<Theme>(theme());
  #sure = $state(localStorage.getItem(SURE) === "yes");

  constructor() {
    this.#show();
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    localStorage.setItem(THEME, theme);
    this.#show();
  }

  /** Is the player asked before a costly move? */
  get sure(): boolean {
    return this.#sure;
  }
  set sure(on: boolean) {
    this.#sure = on;
    localStorage.setItem(SURE, on ? "yes" : "no");
  }

  #show(): void {
    const page = document.documentElement;
    if (this.#theme === "system") delete page.dataset.theme;
    else page.dataset.theme = this.#theme;
  }
}

export const settings = new Settings();

/** The usual table of a game: three seats, bots of the middle level, no clock. */
function usual(game: GameInfo): Wish {
  const { levels, seats } = game;
  const level = levels[Math.floor((levels.length - 1) / 2)] ?? "";
  return {
    seats: seats.includes(3) ? 3 : seats[0]!,
    level,
    minutes: 0,
    pace: 600,
    patience: 0,
    shared: false,
    watch: true,
    chat: true,
    private: false,
    password: "",
    hotseat: false,
    hints: false,
    here: false,
    options: {},
  };
}

/** Who may have a seat that no person takes: the levels, then the operator's own bots. */
export const offered = ({ levels, bots }: GameInfo): string[] => [...levels, ...(bots ?? [])];

/** A wish as the server is asked for it; `rest` says who sits on the other seats. */
export function opening(game: string, wish: Wish, rest: string): NewTable {
  const { seats, shared, watch, chat, hotseat, hints, pace, minutes, patience, password } = wish;
  const options = Object.fromEntries(
    Object.entries(wish.options).filter((one): one is [string, number] => one[1] !== null),
  );
  const rules = {
    options,
    public: shared,
    spectators: watch,
    spectator_chat: chat,
    hotseat,
    hints,
    pace,
    clock: clockOf(minutes),
    patience: patience ? patience * 60_000 : null,
  };
  const entry = wish.private ? { private: true, word: password.trim() || null } : {};
  return { game, seats: ["me", ...new Array<string>(seats - 1).fill(rest)], rules, ...entry };
}

/** A wish for several players who pass this device on; the others are called by their seats. */
export function passing(game: string, wish: Wish, name: (seat: number) => string): NewTable {
  const wanted = opening(game, { ...wish, hotseat: true }, "me");
  return { ...wanted, seats: wanted.seats.map((who, seat) => (seat ? `${who} ${name(seat + 1)}` : who)) };
}

/** How the last table of a game was wished, as far as it is still possible. */
export function wished(game: GameInfo): Wish {
  const wish = usual(game);
  try {
    Object.assign(wish, JSON.parse(localStorage.getItem(WISHES + game.id) ?? "{}"));
  } catch {
    return wish;
  }
  const possible =
    game.seats.includes(wish.seats) &&
    offered(game).includes(wish.level) &&
    PACES.includes(wish.pace) &&
    CLOCKS.includes(wish.minutes) &&
    PATIENCES.includes(wish.patience);
  return possible ? wish : usual(game);
}

/** The game that was played last. */
export function lastGame(): string | null {
  return localStorage.getItem(LAST);
}

export function keepLast(game: string): void {
  localStorage.setItem(LAST, game);
}

export function keepWish(game: string, wish: Wish): void {
  localStorage.setItem(WISHES + game, JSON.stringify(wish));
}

/** Whoever has just learned a game, and has not chosen another level than the usual one, meets the easiest bots. */
export function wishEasy(game: GameInfo): void {
  const wish = wished(game);
  if (wish.level === usual(game).level) keepWish(game.id, { ...wish, level: game.levels[0] ?? wish.level });
}
