/** What a coach says in a real game: each thing once, when it first happens, and each round what mattered. */
import type { CoachRemark, EventInfo, LessonScript } from "$wire";

const OWN = 100; // what happens to others matters less

export class Coach {
  said = $state.raw<CoachRemark[]>([]); // what is to the point now
  mattered = $state.raw<EventInfo | null>(null); // most, in the round before this one
  #left: CoachRemark[];
  #matters: Record<string, number>;
  #heard = 0; // events that were remarked on
  #rounds = 0; // that were spoken of
  #asked = ""; // the question at which it spoke

  constructor({ coach, matters }: Pick<LessonScript, "coach" | "matters">) {
    this.#left = coach;
    this.#matters = matters;
  }

  /** A question to the player on this seat, after all that was told. */
  hear(question: string, told: EventInfo[], seat: number | null): void {
    this.#close(told, seat);
    const events = new Set(told.slice(this.#heard).map((one) => one.event));
    const now = this.#left.filter((one) => one.question === question || events.has(one.event));
    this.#heard = told.length;
    this.#left = this.#left.filter((one) => !now.includes(one));
    if (now.length > 0 || question !== this.#asked) this.said = now;
    this.#asked = question;
  }

  /** So many remarks were read, and what mattered. */
  read(count: number): void {
    this.said = this.said.slice(count);
    this.mattered = null;
  }

  /** Nothing more today. */
  stop(): void {
    this.#left = [];
    this.#matters = {};
    this.said = [];
    this.mattered = null;
  }

  #close(told: EventInfo[], seat: number | null): void {
    const begun = told.flatMap((one, at) => (begins(one, seat) ? [at] : []));
    if (begun.length - 1 <= this.#rounds) return;
    this.#rounds = begun.length - 1;
    this.mattered = most(told.slice(begun.at(-2), begun.at(-1)), this.#matters, seat);
  }
}

/** Does a round begin with it: everybody's, or the player's next turn? */
function begins({ event, parts }: EventInfo, seat: number | null): boolean {
  return event === "round" || (event === "turn" && parts.seat === seat);
}

/** The event that mattered most, to the player before all; the first of equal ones, none where nothing did. */
function most(events: EventInfo[], matters: Record<string, number>, seat: number | null): EventInfo | null {
  const own = ({ parts }: EventInfo) => seat !== null && [parts.seat, parts.robbed, parts.family].includes(seat);
  const weights = events.map((one) => (matters[one.event] ?? 0) * Number(one.parts.amount ?? one.parts.cards ?? 1) * (own(one) ? OWN : 1));
  const best = Math.max(0, ...weights);
  return best > 0 ? events[weights.indexOf(best)]! : null;
}
