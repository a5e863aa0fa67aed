/** A choice made step by step: each click names a part, and the move is played when only one is left. */
import type { Choice } from "$wire";

export type Parts = Record<string, string | number>;

/** Does a choice have these parts? `kind` is one of them. */
export function agrees(choice: Choice, parts: Parts): boolean {
  return Object.entries(parts).every(([part, value]) => (part === "kind" ? choice.kind : choice.parts[part]) === value);
}

export class Picking {
  chosen = $state<Parts>({});

  constructor(
    private readonly legal: () => Choice[],
    private readonly play: (choice: Choice) => void,
  ) {}

  /** The moves that agree with what has been chosen. */
  get left(): Choice[] {
    return this.legal().filter((choice) => agrees(choice, this.chosen));
  }

  get begun(): boolean {
    return Object.keys(this.chosen).length > 0;
  }

  /** Could one of these be named next? Something chosen before may be chosen anew. */
  can(...ways: Parts[]): boolean {
    return ways.some((parts) => this.#next(parts) !== null);
  }

  /** Is this what has been chosen? */
  is(parts: Parts): boolean {
    return this.begun && Object.entries(parts).every(([part, value]) => this.chosen[part] === value);
  }

  /** Name the first of these that is possible; the move is played if it is the only one left. */
  pick(...ways: Parts[]): void {
    const next = ways.map((parts) => this.#next(parts)).find((found) => found !== null);
    if (!next) return;
    this.chosen = next;
    const left = this.left;
    if (left.length === 1) this.take(left[0]!);
  }

  take(choice: Choice): void {
    this.chosen = {};
    this.play(choice);
  }

  clear(): void {
    this.chosen = {};
  }

  /** What has been chosen with these parts beside it, or in its stead; null if no move agrees. */
  #next(parts: Parts): Parts | null {
    for (const wish of [{ ...this.chosen, ...parts }, parts])
      if (this.legal().some((choice) => agrees(choice, wish))) return wish;
    return null;
  }
}

const ORDER = ["card", "place", "i", "seat", "gap"];
export interface Group {
  parts: Parts;
  choices: Choice[];
}

/** Many choices as a few groups, by the first part in which they differ; each for itself where they are few. */
export function groups(choices: Choice[], chosen: Parts, few: number): Group[] {
  const alone = choices.map((choice) => ({ parts: { ...choice.parts }, choices: [choice] }));
  if (choices.length <= few) return alone;
  const part = ORDER.find(
    (name) => !(name in chosen) && choices.every((c) => name in c.parts) && new Set(choices.map((c) => c.parts[name])).size > 1,
  );
  if (!part) return alone;
  const found = new Map<string | number, Choice[]>();
  for (const choice of choices) found.set(choice.parts[part]!, [...(found.get(choice.parts[part]!) ?? []), choice]);
  return [...found].map(([value, some]) => ({ parts: { [part]: value }, choices: some }));
}
