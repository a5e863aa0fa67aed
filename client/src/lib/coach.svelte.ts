/** What a coach explains in a real game: each thing once, when it first happens, and only until the next question. */
import type { CoachRemark, EventInfo, LessonScript } from "$wire";

export class Coach {
  said = $state.raw<(CoachRemark & { cause?: EventInfo })[]>([]); // what is to the point now, and what it speaks of
  #left: CoachRemark[];
  #heard = 0; // events that were remarked on
  #asked = ""; // the question that was

  constructor({ coach }: Pick<LessonScript, "coach">) {
    this.#left = coach;
  }

  /** A question to the player, after all that was told. */
  hear(question: string, told: EventInfo[]): void {
    const asked = `${question}/${told.length}`;
    if (asked === this.#asked) return; // it stands there again after what happened was played again
    this.#asked = asked;
    const cause = (one: CoachRemark) => told.slice(this.#heard).find(({ event }) => event === one.event);
    const now = this.#left.filter((one) => one.question === question || cause(one));
    this.said = now.map((one) => ({ ...one, cause: cause(one) }));
    this.#heard = told.length;
    this.#left = this.#left.filter((one) => !now.includes(one));
  }

  /** So many remarks were read. */
  read(count: number): void {
    this.said = this.said.slice(count);
  }
}
