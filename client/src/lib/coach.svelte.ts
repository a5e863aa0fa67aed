/** What a coach explains in a real game: each thing once, when it first happens. It stays for the next question, too,
 * unless it is closed or something newer is said, and can be read again. */
import type { CoachRemark, EventInfo, LessonScript } from "$wire";

type Tip = CoachRemark & { cause?: EventInfo }; // and what it speaks of

const NOTED = "camarilla.coached";

/** What is noted of the table that was played last, so that a reload repeats nothing. */
interface Noted {
  table: string;
  told: [name: string, cause?: EventInfo][];
  at: number;
  heard: number;
}

export class Coach {
  #told = $state.raw<Tip[]>([]); // all that was said
  #at = $state(-1); // which of it stands there; -1: it was closed
  #left: CoachRemark[];
  #heard = 0; // events that were remarked on
  #asked = ""; // the question that was
  #since = 0; // questions since what stands there was said, or was asked for again

  constructor(
    { coach }: Pick<LessonScript, "coach">,
    private readonly table = "",
  ) {
    const kept = JSON.parse(localStorage.getItem(NOTED) ?? "null") as Noted | null;
    const noted = kept?.table === table ? kept : null;
    for (const [name, cause] of noted?.told ?? []) {
      const remark = coach.find((one) => one.name === name);
      if (remark) this.#told = [...this.#told, { ...remark, cause }];
    }
    this.#left = coach.filter(({ name }) => !this.#told.some((one) => one.name === name));
    [this.#at, this.#heard] = [noted?.at ?? -1, noted?.heard ?? 0];
  }

  /** What stands there, one thing at a time. */
  get said(): Tip[] {
    return this.#told.slice(this.#at, this.#at + 1 || 0);
  }
  /** Was anything said before that? */
  get earlier(): boolean {
    return this.#at < 0 ? this.#told.length > 0 : this.#at > 0;
  }

  /** A question to the player, after all that was told. */
  hear(question: string, told: EventInfo[]): void {
    const asked = `${question}/${told.length}`;
    if (asked === this.#asked) return; // it stands there again after what happened was played again
    this.#asked = asked;
    const cause = (one: CoachRemark) => told.slice(this.#heard).find(({ event }) => event === one.event);
    const now = this.#left.filter((one) => one.question === question || cause(one));
    this.#since += 1;
    if (now.length > 0) this.#stand(this.#told.length);
    else if (this.#since > 1) this.#at = -1;
    this.#told = [...this.#told, ...now.map((one) => ({ ...one, cause: cause(one) }))];
    this.#heard = told.length;
    this.#left = this.#left.filter((one) => !now.includes(one));
    this.#note();
  }

  /** It was read: what was said after it stands there now. */
  read(): void {
    this.#stand(this.#at + 1 < this.#told.length ? this.#at + 1 : -1);
    this.#note();
  }

  /** What was said before shall stand there again. */
  back(): void {
    this.#stand((this.#at < 0 ? this.#told.length : this.#at) - 1);
    this.#note();
  }

  #stand(at: number): void {
    [this.#at, this.#since] = [at, 0];
  }

  #note(): void {
    const told = this.#told.map(({ name, cause }): Noted["told"][number] => [name, cause]);
    const noted: Noted = { table: this.table, told, at: this.#at, heard: this.#heard };
    if (this.table) localStorage.setItem(NOTED, JSON.stringify(noted));
  }
}
