/** What a coach explains in a real game: each thing once, when it first happens, and only until the next question. */
import type { CoachRemark, EventInfo, LessonScript } from "$wire";

export class Coach {
  said = $state.raw<CoachRemark[]>([]); // what is to the point now
  #left: CoachRemark[];
  #heard = 0; // events that were remarked on

  constructor({ coach }: Pick<LessonScript, "coach">) {
    this.#left = coach;
  }

  /** A question to the player, after all that was told. */
  hear(question: string, told: EventInfo[]): void {
    const events = new Set(told.slice(this.#heard).map((one) => one.event));
    this.said = this.#left.filter((one) => one.question === question || events.has(one.event));
    this.#heard = told.length;
    this.#left = this.#left.filter((one) => !this.said.includes(one));
  }

  /** So many remarks were read. */
  read(count: number): void {
    this.said = this.said.slice(count);
  }
}
