/** A lesson as it is gone through: where one is, what is asked for, what was tried instead. It is remembered. */
import type { Choice, EventInfo, LessonScript, LessonStep, Seen } from "$wire";

/** Whoever shows a step: the table, all that was told, what of it is new. */
type Show = (seen: Seen, told: EventInfo[], fresh: EventInfo[]) => void;

export class Lesson {
  at = $state(0);
  wrong = $state<Choice | null>(null); // what was tried at this step

  constructor(
    readonly script: LessonScript,
    private readonly show: Show,
  ) {
    const kept = Number(localStorage.getItem(this.#key));
    this.go(kept < script.steps.length - 1 ? kept : 0);
  }

  get #key(): string {
    return `camarilla.lesson.${this.script.game}`;
  }

  get step(): LessonStep {
    return this.script.steps[this.at]!;
  }

  /** The place that was spoken of last: it stays in view. */
  get place(): string | undefined {
    return this.script.steps.slice(0, this.at + 1).findLast((step) => step.points.startsWith("place/"))?.points;
  }

  get last(): number {
    return this.script.steps.length - 1;
  }

  /** The answer that this step asks for. */
  get wanted(): Choice | undefined {
    return this.step.seen.legal.find((choice) => choice.move === this.step.move);
  }

  /** Another step; on the way to the next one, what happens is shown. */
  go(to: number): void {
    const steps = this.script.steps;
    const at = Math.max(0, Math.min(this.last, to));
    const fresh = at === this.at + 1 ? steps[at]!.told : [];
    this.at = at;
    this.wrong = null;
    localStorage.setItem(this.#key, String(at));
    this.show(
      steps[at]!.seen,
      steps.slice(0, at + 1).flatMap((step) => step.told),
      fresh,
    );
  }

  /** An answer: the one that is asked for leads on. */
  answer(choice: Choice): void {
    if (choice.move === this.step.move) this.go(this.at + 1);
    else this.wrong = choice;
  }
}

/** How the board draws what a step points at: `place/2` has data-place="2". */
export function selector(points: string): string {
  const [name, ...value] = points.split("/");
  return value.length ? `[data-${name}="${value.join("/")}"]` : `[data-${name}]`;
}
