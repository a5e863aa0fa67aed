/** A game in sentences, for one reader. */
import type { Choice, EventInfo, QuestionInfo, TableInfo } from "$wire";
import type { Lying } from "../games/folder";
import { capital, say, words, type Forms } from "./words.svelte";

const NUMBERED = ["place", "gap", "now", "i", "index"]; // people count them from 1

/** Parts as people count them. */
export function counted<T extends string | number | null>(parts: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, NUMBERED.includes(part) && typeof value === "number" ? value + 1 : value])) as Record<string, T>;
}

export class Story {
  constructor(
    readonly game: string,
    readonly table: TableInfo | null,
    readonly me: number | null,
  ) {}

  /** A player's name in every case; the reader is "you". */
  player = (seat: number): Forms => {
    if (seat === this.me) return words.forms("", "player-you");
    return words.forms("", "player-name", { name: this.name(seat) });
  };

  /** What a seat is called on the table. */
  name(seat: number): string {
    const found = this.table?.seats[seat];
    if (found?.kind === "person" && found.name) return found.name;
    if (found?.kind === "bot" && found.level) return say("bot-at", { level: level(found.level), seat });
    return capital(words.say("", "player-seat", { seat }));
  }

  card(name: string): string {
    return words.say(this.game, `card-${name}`);
  }

  /** Several cards by name. */
  cards(names: readonly string[]): string {
    return names.map((name) => this.card(name)).join(", ");
  }

  /** A card by name, as far as it is known. */
  known(name: string | null): string {
    return name === null ? say("face-down") : this.card(name);
  }

  cardText(name: string): string {
    return words.say(this.game, `card-${name}.text`);
  }

  /** A card where it lies: whose it is, and which one. */
  lying(one: Lying): string {
    const shown = [...(one.family === undefined ? [] : [this.name(one.family)]), ...(one.card === null ? [] : [this.card(one.card)])];
    return [...shown, ...(one.up ? [] : [say("face-down")])].join(", ");
  }

  question(question: QuestionInfo): string {
    return words.say(this.game, `question-${question.id}`, words.parts(this.game, counted(question.details), this.player));
  }

  move(choice: Choice): string {
    const id = `move-${choice.kind.replaceAll("_", "-")}`;
    return capital(words.say(this.game, id, words.parts(this.game, counted(choice.parts), this.player)));
  }

  /** What a kind of move does, in a word or two where there is one; else the whole sentence. */
  deed(choice: Choice): string {
    const id = `move-${choice.kind.replaceAll("_", "-")}.short`;
    const said = words.say(this.game, id);
    return said === id ? this.move(choice) : said;
  }

  event(told: EventInfo): string {
    return capital(words.say(this.game, `event-${told.event}`, words.parts(this.game, counted(told.parts), this.player)));
  }
}

/** The name of a bot's level. */
export function level(id: string): string {
  return words.has("", `level-${id}`) ? words.say("", `level-${id}`) : id;
}

/** A line of the log: a sentence, its rule, how often it was said in a row, and which event said it first. */
export interface Line {
  text: string;
  rule: string;
  times: number;
  first: number;
}

/** What was told from there on, in sentences; one that is said several times in a row stands there once. */
export function lines(told: EventInfo[], from: number, story: Pick<Story, "event">): Line[] {
  const found: Line[] = [];
  for (const [i, one] of told.slice(from).entries()) {
    const line = { text: story.event(one), rule: one.rule, times: 1, first: from + i };
    const last = found.at(-1);
    if (last?.text === line.text) last.times += 1;
    else found.push(line);
  }
  return found;
}

/** A text written in lines of its own, as paragraphs. */
export function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).map((one) => one.replace(/\s*\n\s*/g, " ").trim()).filter(Boolean);
}
