/** What a coach remarks in a real game: each thing once, when it is first to the point. */
import type { CoachRemark, EventInfo } from "$wire";

export class Coach {
  said = $state.raw<CoachRemark[]>([]); // what is to the point now
  #left: CoachRemark[];
  #heard = 0; // events that were remarked on

  constructor(remarks: CoachRemark[]) {
    this.#left = remarks;
  }

  /** A question to the player, after all that was told. */
  hear(question: string, told: EventInfo[]): void {
    const events = new Set(told.slice(this.#heard).map((one) => one.event));
    const now = this.#left.filter((one) => one.question === question || events.has(one.event));
    this.#heard = told.length;
    this.#left = this.#left.filter((one) => !now.includes(one));
    if (now.length > 0) this.said = now;
  }

  /** Nothing more today. */
  stop(): void {
    this.#left = [];
    this.said = [];
  }
}
