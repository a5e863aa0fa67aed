/** A game in sentences, for one reader. */
import type { Choice, EventInfo, QuestionInfo, TableInfo, View } from "$wire";
import { games } from "../games/games.svelte";
import { gains } from "./gains";
import { named } from "./named";
import { capital, say, words, type Forms } from "./words.svelte";

const UNAIMED = { aim: "place", where: "gap" };

/** An event as words are found for it, whichever game it is of. */
interface AnyEvent {
  event: string;
  rule: string;
  parts: Record<string, string | number | null>;
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
    const named = this.table?.seats[seat]?.kind;
    if (!named || named === "empty") return words.forms("", "player-seat", { seat: seat + 1 });
    if (named === "bot") return words.forms("", "player-bot", { seat: seat + 1 });
    return words.forms("", "player-name", { name: this.name(seat) });
  };

  /** What a seat is called on the table. */
  name(seat: number): string {
    const found = this.table?.seats[seat];
    if (found?.kind === "person" && found.name) return found.name;
    if (found?.kind === "bot") return words.say("", "player-bot", { seat: seat + 1 });
    if (!this.table && seat === this.me) return this.called(seat); // a lesson has no table
    return capital(words.say("", "player-seat", { seat: seat + 1 }));
  }

  /** What a seat is called where points are told: the reader is "You". */
  called(seat: number): string {
    return seat === this.me ? capital(words.say("", "player-you")) : this.name(seat);
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
    return words.say(this.game, `card-${name}.text`, this.options);
  }

  /** A card where it lies: which one, and whether it lies face down. */
  lying({ card, up }: { card: string | null; up: boolean }): string {
    return [...(card === null ? [] : [this.card(card)]), ...(up ? [] : [say("face-down")])].join(", ");
  }

  /** The options of this table, each with its number: texts name them. */
  get options(): Record<string, number> {
    const usual = games.info(this.game)?.options.map((one) => [one.name, one.usual]) ?? [];
    return { ...Object.fromEntries(usual), ...this.table?.rules.options };
  }

  question(question: QuestionInfo, view: View): string {
    const about = games.folder(this.game)?.asking?.(view, question);
    return capital(
      words.say(
        this.game,
        `question-${question.id}`,
        words.parts(this.game, { ...question.details, ...about }, this.player),
      ),
    );
  }

  /** What to do about a question, where its words say it. */
  advice(question: QuestionInfo): string {
    const id = `question-${question.id}.text`;
    const said = words.say(this.game, id, words.parts(this.game, question.details, this.player));
    return said === id ? "" : said;
  }

  /** What a move does; without the view, the place is said and not the card that it is aimed at. */
  move(choice: Choice, view?: View): string {
    return capital(this.#moving(choice, view));
  }

  /** The same for the middle of a sentence: "it was better to …". */
  doing(choice: Choice, view?: View): string {
    return this.#moving(choice, view, ".inside");
  }

  /** A move in words; in another form, where its language has one. */
  #moving(choice: Choice, view?: View, form = ""): string {
    const id = `move-${choice.kind.replaceAll("_", "-")}`;
    const aim = view && games.folder(this.game)?.aim?.(view, choice);
    const parts = {
      ...this.options,
      ...words.parts(this.game, { ...UNAIMED, ...choice.parts, ...aim }, this.player),
    };
    const said = words.say(this.game, id + form, parts);
    return said === id + form ? words.say(this.game, id, parts) : said;
  }

  /** What a kind of move does, in a word or two where there is one; else the whole sentence. */
  deed(choice: Choice): string {
    const id = `move-${choice.kind.replaceAll("_", "-")}.short`;
    const said = words.say(this.game, id);
    return said === id ? this.move(choice) : said;
  }

  /** What follows from a kind of move as things stand, in a few words, where its words say it. */
  outcome(choice: Choice, view: View): string {
    const form = games.folder(this.game)?.follows?.(view, choice.kind) ?? "note";
    const id = `move-${choice.kind.replaceAll("_", "-")}.${form}`;
    const said = words.say(this.game, id, this.options);
    return said === id ? "" : said;
  }

  /** Who gained what in the round that is over before an event, the reader even if it is nothing; nothing where none is. */
  closing(told: EventInfo[], at: number): string {
    const found = Object.entries(gains(told, at, games.info(this.game)?.gains ?? {}));
    if (found.length === 0) return "";
    const mine: [string, number][] = found.some(([seat]) => Number(seat) === this.me) ? [] : [[String(this.me), 0]];
    return words.say("", "round-gains", { gains: this.gained([...(this.me === null ? [] : mine), ...found]) });
  }

  /** Who gained how much: "you +3, Bot 2 −1". */
  gained(found: [seat: string | number, amount: number][]): string {
    const signed = found.map(
      ([seat, amount]) =>
        `${this.player(Number(seat))[""]!} ${amount > 0 ? "+" : amount < 0 ? "−" : ""}${Math.abs(amount)}`,
    );
    return signed.join(", ");
  }

  /** Who has won. */
  won(winners: number[]): string {
    const others = winners.filter((seat) => seat !== this.me);
    const mine = others.length === winners.length ? "no" : others.length ? "shared" : "alone";
    const names = new Intl.ListFormat(words.language).format(others.map((seat) => this.name(seat)));
    return say("won", { mine, count: winners.length, winners: names, others: names });
  }

  /** Everybody's points, the most first. */
  scored(scores: number[]): string {
    const ranks = [...scores.entries()].sort(([, one], [, two]) => two - one);
    return ranks.map(([seat, points]) => `${this.called(seat)}: ${points}`).join(", ");
  }

  /** What decided between players with the most points, where not all of them have won. */
  tieBreak(scores: number[], winners: number[]): string {
    const best = scores.filter((score) => score === Math.max(...scores)).length;
    if (best === winners.length || !words.has(this.game, "tie-broken")) return "";
    return words.say(this.game, "tie-broken", { count: winners.length });
  }

  /** What happened, for the middle of a sentence. */
  told(one: AnyEvent): string {
    return words.say(
      this.game,
      `event-${one.event}`,
      words.parts(this.game, { rule: one.rule, ...one.parts }, this.player),
    );
  }

  event(one: AnyEvent): string {
    return capital(this.told(one));
  }

  /** What an answer of a seat led to first; whoever gave it is named. */
  answered(one: EventInfo | undefined, seat: number): string {
    if (!one) return "";
    const said = this.event(one);
    // with another seat the sentence is another one
    const named = said !== this.event({ ...one, parts: { ...one.parts, seat: seat === this.me ? -1 : seat + 1 } });
    return named ? said : `${this.called(seat)}: ${said}`;
  }

  /** An event of all that was told, with what the ones before it add. */
  line(told: EventInfo[], at: number): string {
    return [this.event(told[at]!), games.folder(this.game)?.besides?.(told, at, this)].filter(Boolean).join(" ");
  }
}

/** Did somebody else do this to the reader: rob them, or touch a card of theirs? */
export function strikes(event: EventInfo, me: number | null): boolean {
  const { seat, robbed, family } = named(event);
  return me !== null && seat !== me && (robbed === me || (family === me && seat !== undefined));
}

/** Does somebody do something to another player: rob them, or touch a card of theirs? */
export function fights(event: EventInfo): boolean {
  const { seat, robbed, family } = named(event);
  return seat !== undefined && [robbed, family].some((other) => other !== undefined && other !== seat);
}

/** A bot's level and how well it plays. */
export function ranked(id: string): string {
  return words.has("", `level-${id}`)
    ? words.say("", "level-ranked", { level: level(id), rank: words.say("", `level-${id}.rank`) })
    : id;
}

/** The name of a bot's level. */
export function level(id: string): string {
  return words.has("", `level-${id}`) ? words.say("", `level-${id}`) : id;
}

/** A line of the log: a sentence, its rule, how often it was said in a row, and which event said it first. */
export interface Line {
  closing?: boolean; // who gained what in the round that is over; no event of its own
  text: string;
  rule: string;
  times: number;
  first: number;
}

/** What was told from there on, in sentences; one that is said several times in a row stands there once. */
export function lines(told: EventInfo[], from: number, story: Pick<Story, "line" | "closing">): Line[] {
  const found: Line[] = [];
  for (const [i, one] of told.slice(from).entries()) {
    const closing = story.closing(told, from + i);
    if (closing) found.push({ text: closing, rule: "", times: 1, first: from + i, closing: true });
    const line = { text: story.line(told, from + i), rule: one.rule, times: 1, first: from + i };
    const last = found.at(-1);
    if (last?.text === line.text && !last.closing) last.times += 1;
    else found.push(line);
  }
  return found;
}

/** A step of a replay: what was answered, as links that lead there say it, and what followed from it. */
export function retold(told: EventInfo[], story: Pick<Story, "event">): { title: string; note: string } {
  const [title = "", ...followed] = told.map((one) => story.event(one));
  return { title, note: followed.join(" ") };
}

/** A text written in lines of its own, as paragraphs. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((one) => one.replace(/\s*\n\s*/g, " ").trim())
    .filter(Boolean);
}
