/** The words of the page: Fluent messages from the server, the same files that the terminal speaks from. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import {
  cards as CARDS,
  cases as CASES,
  counted as COUNTED,
  languages as LANGUAGES,
  players as PLAYERS,
} from "$grammar";
import { addressOf } from "./base";

export { LANGUAGES };
export type Language = keyof typeof LANGUAGES;
export type Details = Record<string, string | number>;
export type Forms = Record<string, string>;

const FIRST = "first"; // the words that every screen may need, and what the games are called
const KEPT = "camarilla.language";

function isLanguage(text: string | null | undefined): text is Language {
  return text != null && text in LANGUAGES;
}

function preferred(): Language {
  const kept = localStorage.getItem(KEPT);
  if (isLanguage(kept)) return kept;
  for (const wish of navigator.languages) {
    const short = wish.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return "en";
}

async function text(path: string): Promise<string> {
  const answer = await fetch(addressOf(path));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

class Words {
  language = $state<Language>("en");
  #bundles = $state.raw<Record<string, FluentBundle>>({});
  #games = new Set<string>();

  /** Speak the language that was chosen before, or that the browser asks for. */
  async start(): Promise<void> {
    await this.speak(preferred());
  }

  /** Speak another language; nothing is reloaded. */
  async speak(language: Language): Promise<void> {
    const files = ["", ...this.#games];
    const made = await Promise.all(files.map((game) => this.#load(language, game)));
    const bundles = { ...this.#bundles };
    files.forEach((game, i) => (bundles[`${language}/${game}`] = made[i]!));
    this.#bundles = bundles;
    this.language = language;
    document.documentElement.lang = language;
    localStorage.setItem(KEPT, language);
  }

  /** Learn the words of a game, or of another file. */
  async learn(game: string): Promise<void> {
    this.#games.add(game);
    const key = `${this.language}/${game}`;
    if (!(key in this.#bundles)) {
      const made = await this.#load(this.language, game);
      this.#bundles = { ...this.#bundles, [key]: made };
    }
  }

  async #load(language: Language, game: string): Promise<FluentBundle> {
    const found = this.#bundles[`${language}/${game}`];
    if (found) return found;
    const made = new FluentBundle(language, { useIsolating: false });
    made.addResource(new FluentResource(await text(`/words/${language}/${game || FIRST}.ftl`)));
    return made;
  }

  #bundle(game: string): FluentBundle | undefined {
    return this.#bundles[`${this.language}/${game}`];
  }

  has(game: string, id: string): boolean {
    return this.#bundle(game)?.hasMessage(id) ?? false;
  }

  /** A message in words; `id` may name an attribute: `card-lord.text`. `game` is "" for the page's own. */
  say(game: string, id: string, details: Details = {}): string {
    const [name, attribute] = id.split(".") as [string, string?];
    const bundle = this.#bundle(game);
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!bundle || !pattern) return id;
    return bundle.formatPattern(pattern, details, []);
  }

  /** A name in every case, and whatever else is written beside it. */
  forms(game: string, id: string, details: Details = {}): Forms {
    const name = this.say(game, id, details);
    const written = Object.keys(this.#bundle(game)?.getMessage(id)?.attributes ?? {}).filter((form) => form !== "text");
    const said = written.map((form) => [form, this.say(game, `${id}.${form}`, details)]);
    return { "": name, ...Object.fromEntries(CASES.map((form) => [form, name])), ...Object.fromEntries(said) };
  }

  /** The parts of a question, a move or an event as variables of its sentence; `whose` is the card of its `family`,
   * or of the `robbed`, and does something stay where it is? */
  parts(game: string, parts: Record<string, string | number | null>, player: (seat: number) => Forms): Details {
    const found: Details = { known: Object.values(parts).includes(null) ? "no" : "yes" };
    const owner = parts.family ?? parts.robbed;
    if (typeof owner === "number") found.whose = whose(owner, parts.seat, player);
    if ("to" in parts && "place" in parts) found.stays = parts.to === parts.place ? "yes" : "no";
    for (const [part, value] of Object.entries(parts))
      for (const [form, word] of Object.entries(this.#word(game, part, value, player)))
        found[form ? `${part}_${form}` : part] = word;
    return found;
  }

  #word(game: string, part: string, value: string | number | null, player: (seat: number) => Forms): Details {
    if (value === null) return Object.fromEntries(["", ...CASES].map((form) => [form, ""]));
    if (isPlayer(part) && typeof value === "number") return player(value);
    if (COUNTED.includes(part) && typeof value === "number") return { "": value + 1 };
    const id = `${CARDS.includes(part) ? "card" : part}-${value}`;
    if (this.has(game, id)) return this.forms(game, id);
    return { "": typeof value === "number" && value < 0 ? `−${-value}` : value }; // a minus sign, not a hyphen
  }
}

export const words = new Words();

/** Whose a card is: the reader's, the acting seat's own, or another's. */
function whose(family: number, seat: string | number | null | undefined, player: (seat: number) => Forms): string {
  if (player(family).person === "second") return "mine";
  return family === seat ? "own" : "other";
}

/** Is a part of this name a player? */
export function isPlayer(part: string): boolean {
  return PLAYERS.includes(part);
}

/** What a game is called; its own words need not be there yet. */
export function titleOf(game: string): string {
  return words.say("", `title-${game}`);
}

/** A sentence of the page itself. */
export function say(id: string, details: Details = {}): string {
  return words.say("", `page-${id}`, details);
}

/** With a capital at the beginning of every sentence. */
export function capital(text: string): string {
  return text.replace(
    /(^|[.!?] )(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toLocaleUpperCase(),
  );
}
