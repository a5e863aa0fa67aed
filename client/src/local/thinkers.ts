/** The threads that think for the tables of this device: up to four, so that the page and its tables never wait for a search. */
import type { Rules } from "../engine/rules";
import { added, course, treesOf, type Found, type Grown, type Plan } from "../engine/search";
import type { EngineTables } from "../engine/tables";
import { Thinker, type Hint, type HintAsked, type Task, type TaskResult } from "./thinker";

const MOST = 4;
const LONGEST = 1400; // milliseconds that a search may take, however slow the device is,
const THRIFTY = 500; // and while it saves its battery

/** Has a task of a game thought about: in another thread, or in this one. */
export type Port = (rules: Rules, task: Task) => Promise<TaskResult>;

/** What a thread is told: a game, whose module need not be compiled again, or a task; and what it answers. */
export type Sent = { code: WebAssembly.Module; tables: EngineTables } | { job: number; game: string; task: Task };
export type Answer = { job: number; result: TaskResult } | { job: number; failed: string };

/** In this thread: where a browser gives a worker no threads of its own. */
export function here(): Port {
  const thinkers = new Map<Rules, Thinker>();
  return async (rules, task) => {
    await new Promise((wake) => setTimeout(wake)); // whoever else wants something comes first
    const found = thinkers.get(rules) ?? new Thinker(rules);
    thinkers.set(rules, found);
    return found.think(task);
  };
}

/** In a thread of its own. */
export function there(worker: Worker): Port {
  const known = new Set<string>();
  const jobs = new Map<number, { settle: (result: TaskResult) => void; fail: (error: Error) => void }>();
  let count = 0;
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    const job = jobs.get(data.job)!;
    jobs.delete(data.job);
    "result" in data ? job.settle(data.result) : job.fail(new Error(data.failed));
  };
  return ({ code, tables }, task) => {
    if (!known.has(tables.game)) worker.postMessage({ code, tables } satisfies Sent);
    known.add(tables.game);
    worker.postMessage({ job: ++count, game: tables.game, task } satisfies Sent);
    return new Promise((settle, fail) => jobs.set(count, { settle, fail }));
  };
}

/** One core is left to the page. */
export const threads = (cores: number): number => Math.max(1, Math.min(MOST, cores - 1));

export class Thinkers {
  thrifty = false; // the device saves its battery: one thread, for a shorter time
  #ports: Port[];
  #next = 0;
  #searching: Promise<unknown> = Promise.resolve();

  constructor(ports: Port[]) {
    this.#ports = ports;
  }

  get ports(): Port[] {
    return this.thrifty ? this.#ports.slice(0, 1) : this.#ports;
  }

  /** Search a question until its move is decided, one search after the other; what was found when the time is up counts. */
  search(rules: Rules, plan: Plan): Promise<Found> {
    const found = this.#searching.then(() => this.#search(rules, plan));
    this.#searching = found.catch(() => undefined);
    return found;
  }

  async #search(rules: Rules, plan: Plan): Promise<Found> {
    const until = Date.now() + (this.thrifty ? THRIFTY : LONGEST);
    const groups = dealt(treesOf(plan), this.ports);
    const grow = async (before: number, after: number): Promise<Grown> =>
      added(
        (await Promise.all(
          groups.map(([port, trees]) =>
            port(rules, { do: "grow", plan: before ? null : plan, trees, before, after, until }),
          ),
        )) as Grown[],
      );
    const way = course(plan, true);
    let next = way.next();
    while (!next.done) next = way.next(await grow(...next.value));
    return next.value;
  }

  /** By one thread after the other. */
  hint(rules: Rules, asked: HintAsked): Promise<Hint> {
    return this.ports[this.#next++ % this.ports.length]!(rules, asked) as Promise<Hint>;
  }

  /** Tasks of an analysis, each thread at one at a time, so that a search waits for no more than one. */
  async work<T extends TaskResult>(
    rules: Rules,
    tasks: Task[],
    progress: (found: T, task: number) => void = () => undefined,
  ): Promise<T[]> {
    const found: T[] = [];
    let next = 0;
    const go = async (port: Port): Promise<void> => {
      while (next < tasks.length) {
        const number = next++;
        found[number] = (await port(rules, tasks[number]!)) as T;
        progress(found[number]!, number);
      }
    };
    await Promise.all(this.ports.map(go));
    return found;
  }
}

/** Which port grows which trees. */
function dealt(trees: number[], ports: Port[]): [Port, number[]][] {
  const used = ports.slice(0, trees.length);
  return used.map((port, i) => [port, trees.filter((tree) => tree % used.length === i)]);
}
