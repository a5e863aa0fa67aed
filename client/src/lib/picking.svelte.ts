/** A choice made step by step: each click names a part, and the move is played when only one is left. */
import type { Choice, Forecast, Seen } from "$wire";

import type { CardState } from "../kit/states";

export const KEYS = 9; // digits that answer
export type Parts = Record<string, string | number>;

/** Does a choice have these parts? `kind` is one of them. */
export function agrees({ kind, parts: has }: { kind: string; parts: Parts }, parts: Parts): boolean {
  return Object.entries(parts).every(([part, value]) => (part === "kind" ? kind : has[part]) === value);
}

export class Picking {
  chosen = $state<Parts>({});
  held = $state.raw<Choice | null>(null); // chosen by key, and waits for its seal
  barred = $state(""); // why what was touched last cannot be chosen

  constructor(
    private readonly legal: () => Choice[],
    private readonly play: (choice: Choice) => void,
    private readonly sealed: () => string[] = () => [], // kinds of moves that a seal at their card confirms
    private readonly why: (parts: Parts) => string = () => "", // these cannot be chosen; empty: not known
    private readonly seen: () => Pick<Seen, "legal" | "forecasts"> | null = () => null, // the question itself
    private readonly spot: () => Spot | undefined = () => undefined, // what on the table a move is made with
  ) {}

  /** All that can be answered. */
  get all(): Choice[] {
    return this.legal();
  }

  /** What a move would do, as far as its seat can know; null: it cannot, undefined: nothing is told of it. */
  forecast(move: string): Forecast | null | undefined {
    const { legal = [], forecasts = [] } = this.seen() ?? {};
    return forecasts[legal.findIndex((choice) => choice.move === move)];
  }

  /** The moves that agree with what has been chosen. */
  get left(): Choice[] {
    return this.legal().filter((choice) => this.#agrees(choice, this.chosen));
  }

  /** Something on the table is chosen, and what is done with it is not. */
  get spotted(): boolean {
    return this.begun && this.spot() !== undefined;
  }

  /** The kind of move that is chosen while nothing else is: its cards are to be chosen yet. */
  get mode(): string | number | undefined {
    return Object.keys(this.chosen).length === 1 ? this.chosen["kind"] : undefined;
  }

  get begun(): boolean {
    return Object.keys(this.chosen).length > 0;
  }

  /** Could one of these be named next? Something chosen before may be chosen anew. */
  can(...ways: Parts[]): boolean {
    return ways.some((parts) => this.#next(parts) !== null);
  }

  /** Is there a move that agrees with what has been chosen and with one of these? */
  fits(...ways: Parts[]): boolean {
    return ways.some((parts) => this.left.some((choice) => agrees(choice, parts)));
  }

  /** The move that one of these would play; undefined where there are several, or none. */
  move(...ways: Parts[]): string | undefined {
    const found = this.left.filter((choice) => ways.some((parts) => agrees(choice, parts)));
    return found.length === 1 ? found[0]!.move : undefined;
  }

  /** Is this what has been chosen? */
  is(parts: Parts): boolean {
    return this.begun && Object.entries(parts).every(([part, value]) => this.chosen[part] === value);
  }

  /** Name the first of these that is possible; the move is played if it is the only one left. */
  pick(...ways: Parts[]): void {
    this.choose(...ways);
    const left = this.left;
    if (this.begun && left.length === 1) this.take(left[0]!);
  }

  /** Name the first of these that is possible, and play nothing yet. */
  choose(...ways: Parts[]): void {
    this.barred = "";
    this.chosen = ways.map((parts) => this.#next(parts)).find((found) => found !== null) ?? this.chosen;
  }

  /** Say why something that was touched cannot be chosen; false where that is not known. */
  bar(parts: Parts): boolean {
    this.barred = this.left.length > 0 ? this.why(parts) : "";
    return this.barred !== "";
  }

  /** What a click means: a card is named first, and only another click plays it where nothing else is to be chosen;
   * one for a place that was named before goes there. */
  press(...ways: Parts[]): void {
    const goes = this.begun && !("card" in this.chosen);
    const looked = !goes && ways.some((parts) => "card" in parts) && !ways.some((parts) => this.is(parts));
    if (looked) this.choose(...ways);
    else this.pick(...ways);
  }

  /** How something on the table stands to the question. */
  state(...ways: Parts[]): Extract<CardState, "rest" | "selectable" | "selected"> {
    if (ways.some((parts) => this.is(parts))) return "selected";
    return this.can(...ways) ? "selectable" : "rest";
  }

  /** What can be chosen next, as the keys 1 to 9 offer it: first what has no parts, so that it keeps its key whatever
   * else comes and goes. */
  get offered(): Group[] {
    const spot = this.spot();
    if (spot) return this.begun ? alone(this.left) : spots(this.left, spot);
    const found = groups(this.left, this.chosen, KEYS);
    return [...found.filter(isPlain), ...found.filter((group) => !isPlain(group))];
  }

  /** The key that chooses one of the offered. What ends a turn has one of its own among cards that come and go. */
  keyOf(group: Group, nth: number): string {
    if (isPlain(group) && this.left.some(({ kind }) => this.sealed().includes(kind)) && this.spot()) return "0";
    return nth < KEYS ? String(nth + 1) : "";
  }

  /** The key that chooses one of these; empty where there is none. */
  hint(...ways: Parts[]): string {
    const [offered, left] = [this.offered, this.left];
    const found = offered.findIndex(({ choices }) =>
      ways.some((parts) => choices.every((choice) => this.#agrees(choice, parts))),
    );
    const exact = ways.some(
      (parts) => left.filter((choice) => this.#agrees(choice, parts)).length === offered[found]?.choices.length,
    );
    return found >= 0 && exact ? this.keyOf(offered[found]!, found) : "";
  }

  /** Choose by key; as with a click, a card is named first, and only its seal, Enter or another key plays it. */
  key(pressed: string): void {
    const group = this.offered.find((one, nth) => this.keyOf(one, nth) === pressed);
    if (!group) return;
    const { kind, parts } = group.choices[0]!;
    const sealed = this.sealed().includes(kind);
    if (this.spot()) return sealed && !this.begun ? this.choose(group.parts) : this.follow(group);
    const seen = sealed || ("card" in parts && !this.is({ card: parts["card"]! }));
    if (group.choices.length === 1 && seen) this.point(group.choices[0]!);
    else this.follow(group);
  }

  /** Show on the table what an answer is about, and play nothing. */
  point(choice: Choice): void {
    this.clear();
    if (this.sealed().includes(choice.kind)) {
      this.choose(...[this.spot()?.(choice)].filter((parts) => parts != null));
      this.held = choice;
    } else if (Object.keys(choice.parts).length > 0) this.choose({ kind: choice.kind, ...choice.parts });
  }

  /** What is chosen whole. */
  get whole(): Choice | undefined {
    return this.begun && this.mode === undefined && this.left.length === 1 ? this.left[0] : undefined;
  }

  confirm(): void {
    if (this.whole) this.take(this.whole);
  }

  /** Choose one of the offered. */
  follow({ choices, parts }: Group): void {
    if (choices.length === 1) this.take(choices[0]!);
    else this.pick(parts);
  }

  take(choice: Choice): void {
    this.clear();
    this.play(choice);
  }

  clear(): void {
    this.chosen = {};
    this.held = null;
    this.barred = "";
  }

  /** What has been chosen with these parts beside it, or in its stead; null if no move agrees. */
  #next(parts: Parts): Parts | null {
    for (const wish of [{ ...this.chosen, ...parts }, parts])
      if (this.legal().some((choice) => this.#agrees(choice, wish))) return wish;
    return null;
  }

  /** Is a choice made with this, or does it have these parts? */
  #agrees(choice: Choice, parts: Parts): boolean {
    return agrees({ kind: choice.kind, parts: { ...this.spot()?.(choice), ...choice.parts } }, parts);
  }
}

/** What on the table a move is made with, as parts; null: nothing. */
export type Spot = (choice: Choice) => Parts | null;

const FIRST = ["card", "place", "i", "seat", "gap"]; // parts that are named before others
export interface Group {
  parts: Parts;
  choices: Choice[];
}

const isPlain = ({ choices }: Group): boolean => Object.keys(choices[0]!.parts).length === 0;
const alone = (choices: Choice[]): Group[] =>
  choices.map((choice) => ({ parts: { ...choice.parts }, choices: [choice] }));

/** What can be touched, each with all that can be done with it; at the end what needs no touch. */
function spots(choices: Choice[], spot: Spot): Group[] {
  const found = new Map<string, Group>();
  for (const choice of choices) {
    const parts = spot(choice) ?? choice.parts;
    const id = Object.keys(parts).length > 0 ? JSON.stringify(Object.entries(parts).sort()) : choice.kind;
    found.set(id, { parts, choices: [...(found.get(id)?.choices ?? []), choice] });
  }
  const all = [...found.values()];
  return [...all.filter((group) => !isPlain(group)), ...all.filter(isPlain)];
}

/** Many choices as a few groups, by a part that all of them have or that makes the fewest; each for itself where they
 * are few. */
export function groups(choices: Choice[], chosen: Parts, few: number): Group[] {
  if (choices.length <= few) return alone(choices);
  const parts = new Set([...FIRST, ...choices.flatMap((choice) => Object.keys(choice.parts))]);
  const varied = [...parts].filter(
    (part) => !(part in chosen) && new Set(choices.map(({ parts }: { parts: Parts }) => parts[part])).size > 1,
  );
  // a number says nothing before its place does
  const differ = varied.filter((part) => part !== "i" || !varied.includes("place"));
  const shared = differ.find((part) => choices.every((choice) => part in choice.parts));
  const ways = (shared ? [shared] : differ).map((part) => by(part, choices));
  return ways.reduce((one, two) => (two.length < one.length ? two : one), alone(choices));
}

/** The choices with the same part together; those without it each for itself, at the end. */
function by(part: string, choices: Choice[]): Group[] {
  const found = new Map<string | number, Choice[]>();
  for (const choice of choices) {
    const { [part]: value }: Parts = choice.parts;
    if (value !== undefined) found.set(value, [...(found.get(value) ?? []), choice]);
  }
  const others = alone(choices.filter((choice) => !(part in choice.parts)));
  return [...[...found].map(([value, some]) => ({ parts: { [part]: value }, choices: some })), ...others];
}
