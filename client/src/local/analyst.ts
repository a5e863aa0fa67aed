/** Analyses of the finished games of this device: made beside what is played, and kept when they are done. */
import type { AnalysisStatus } from "$wire";
import { analysis, turnOrder, type Answered } from "./analysis";
import type { Store } from "./store";
import type { LocalTable } from "./table";
import type { Thinkers } from "./thinkers";

const SIMULATIONS = 400; // as at a server, so that they come to the same
const NONE: AnalysisStatus = { state: "none", done: 0, total: 0, result: null };

export class Analyst {
  #jobs = new Map<string, AnalysisStatus>();

  constructor(
    private readonly store: Store,
    private readonly thinkers: Thinkers,
  ) {}

  /** How far the analysis of a game is. */
  async state(id: string): Promise<AnalysisStatus> {
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
    const running = (done: number): void =>
      void this.#jobs.set(id, { state: "running", done, total: asked.length, result: null });
    running(0);
    const looked = await this.thinkers.look(
      table.rules,
      asked.map((one) => ({ do: "look", asked: one, simulations: SIMULATIONS })),
      running,
    );
    const { winners } = table.rules.standing(table.at.record);
    const { seats, first, rules } = table.kept;
    const order = turnOrder(table.rules, { seats: seats.length, first, options: rules.options ?? {} });
    const result = analysis(table.rules, asked, looked, order, winners, SIMULATIONS);
    this.#jobs.set(id, { state: "done", done: 1, total: 1, result });
    await this.store.keep(id, result).catch(() => undefined); // without room it is made again another day
  }
}
