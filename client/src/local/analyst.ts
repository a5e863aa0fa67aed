/** Analyses of the finished games of this device: made beside what is played, and kept when they are done. */
import type { AnalysisStatus } from "$wire";
import { Review, type Judged } from "./analysis";
import { turnOrder, type Answered, type Sampled } from "./gathered";
import type { Store } from "./store";
import type { LocalTable } from "./table";
import type { Thinkers } from "./thinkers";

const SIMULATIONS = 1000; // to judge a move, as a hint does,
const ROUND = 100; // and for each figure of a round: as at a server, so that they come to the same
const DEALS = 5; // of each sample of a round, to see what turn order is worth
const KNOWN = 0.0075; // of a victory: the standard error at which luck and skill are known well enough
const LONGEST = 60_000; // milliseconds for which figures become surer,
const PATIENCE = 5_000; // as long as somebody looks at them
const PARTS = 10; // as often it is told what was found so far, while moves are judged
const NONE: AnalysisStatus = { state: "none", done: 0, total: 0, result: null };

export class Analyst {
  #jobs = new Map<string, AnalysisStatus>();
  #looked = new Map<string, number>(); // when somebody last asked for one

  constructor(
    private readonly store: Store,
    private readonly thinkers: Thinkers,
  ) {}

  /** How far the analysis of a game is. */
  async state(id: string): Promise<AnalysisStatus> {
    this.#looked.set(id, Date.now());
    const result = this.#jobs.has(id) ? null : await this.store.analysis(id);
    return result ? { state: "done", done: 1, total: 1, result } : (this.#jobs.get(id) ?? NONE);
  }

  /** Begin, unless it has begun or is done. */
  async start(table: LocalTable): Promise<AnalysisStatus> {
    const { id } = table.kept;
    const [asked, state] = [table.questions(), await this.state(id)];
    if (state.state === "none" || state.state === "failed")
      void this.#run(table, id, asked).catch(() => this.#jobs.set(id, { ...NONE, state: "failed" }));
    return this.state(id);
  }

  async #run(table: LocalTable, id: string, asked: Answered[]): Promise<void> {
    const [review, began] = [new Review(table.rules, asked, table.rules.standing(table.at.record).winners), Date.now()];
    const tell = (done: number, total = asked.length, result = this.#jobs.get(id)?.result ?? null): void =>
      void this.#jobs.set(id, { state: "running", done, total, result, round: review.rounds.count });
    tell(0);
    await this.#play(table, review);
    tell(0, asked.length, review.found());
    await this.#judge(table, review, (done) =>
      tell(
        done,
        asked.length,
        Math.floor((done * PARTS) / asked.length) > Math.floor(((done - 1) * PARTS) / asked.length)
          ? review.found()
          : undefined,
      ),
    );
    const goesOn = (): boolean =>
      !this.thinkers.thrifty && Date.now() - began < LONGEST && Date.now() - this.#looked.get(id)! < PATIENCE;
    while (review.rounds.error > KNOWN && goesOn()) {
      await this.#play(table, review);
      tell(Math.round((Date.now() - began) / 1000), LONGEST / 1000, review.found());
    }
    const result = review.found();
    this.#jobs.set(id, { state: "done", done: 1, total: 1, result });
    await this.store.keep(id, result).catch(() => undefined); // without room it is made again another day
  }

  /** One more round of play-outs. */
  async #play({ rules, kept }: LocalTable, { rounds, asked }: Review): Promise<void> {
    const { seed } = rounds;
    const tasks = asked.map((one) => ({ do: "sample", asked: one, simulations: ROUND, seed }) as const);
    const found = await this.thinkers.work<Sampled>(rules, tasks);
    const dealt = { seats: kept.seats.length, first: kept.first, options: kept.rules.options ?? {} };
    rounds.add(found, turnOrder(rules, dealt, seed, DEALS));
  }

  /** Have every move judged. */
  async #judge({ rules }: LocalTable, review: Review, progress: (done: number) => void): Promise<void> {
    const { asked, result } = review;
    const order = review.order();
    const tasks = order.map((at) => {
      const next = asked[at + 1] ?? null;
      return { do: "judge", asked: asked[at]!, next, result, simulations: SIMULATIONS } as const;
    });
    let done = 0;
    await this.thinkers.work<Judged>(rules, tasks, (found, i) => {
      review.judged[order[i]!] = found;
      progress(++done);
    });
  }
}
