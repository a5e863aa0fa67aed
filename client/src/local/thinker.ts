/** Thinks about one game in the thread it lives in: trees of a search, hints, the questions of a finished game. */
import type { Hinted } from "$wire";
import type { Rules } from "../engine/rules";
import { Trees, type Grown, type Plan } from "../engine/search";
import { judge, type Judged } from "./analysis";
import { sample, type Answered, type Sampled } from "./gathered";
import { hint } from "./hints";

/** Grow some trees of a search on, which are planted first if there is a plan. */
export interface Growing {
  do: "grow";
  plan: Plan | null;
  trees: number[];
  before: number; // simulations of all trees together
  after: number;
  until: number; // a moment of the clock
}
export interface HintAsked {
  do: "hint";
  record: Uint8Array; // redacted for the seat that is asked
  seat: number;
  seats: number;
  codes: number[];
  also: number | null;
}
/** Play a question of a finished game out. */
export interface SampleAsked {
  do: "sample";
  asked: Answered;
  simulations: number;
  seed: bigint;
}
/** Judge its answer. */
export interface JudgeAsked {
  do: "judge";
  asked: Answered;
  next: Answered | null;
  result: number[]; // each seat's share of the victory
  simulations: number;
}
export type Task = Growing | HintAsked | SampleAsked | JudgeAsked;
export type Hint = Pick<Hinted, "moves" | "reason" | "mistake">;
export type TaskResult = Grown | Hint | Sampled | Judged;

export class Thinker {
  #growing: Trees; // of the search that is under way
  #own: Trees; // of whatever is asked for in between

  constructor(private readonly rules: Rules) {
    [this.#growing, this.#own] = [new Trees(rules), new Trees(rules)];
  }

  think(task: Task): TaskResult {
    switch (task.do) {
      case "grow":
        if (task.plan) this.#growing.plant(task.plan, task.trees);
        return this.#growing.grow(task.before, task.after, task.until);
      case "hint":
        return hint(this.rules, this.#own, task);
      case "sample":
        return sample(this.rules, task.asked, task.simulations, task.seed);
      case "judge":
        return judge(this.rules, this.#own, task.asked, task.next, task.result, task.simulations);
    }
  }
}
