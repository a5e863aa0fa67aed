/** The bots of a game, by level: the choice is the module's, as `bots/levels.py` makes it with the same seed. */
import type { Choice } from "$wire";
import { named } from "../lib/named";
import type { Rules } from "./rules";
import { best, search, Trees, type Found, type Plan } from "./search";

/** Searches a question, until its move is decided. */
export type Searcher = (plan: Plan) => Found | Promise<Found>;

export class Level {
  #style: Record<string, number>;
  #level: { temperature: number; simulations: number };

  /** A level by its name: `knight`, or `knight:cautious` in another style than its own. */
  constructor(
    private readonly rules: Rules,
    name: string,
    private readonly seed: number | bigint,
    private readonly searched: Searcher = (plan) => search(new Trees(rules), plan, true),
  ) {
    const [id, style] = name.split(":");
    const level = rules.tables.levels.find((one) => one.id === id)!;
    this.#level = level;
    this.#style = rules.tables.styles[style ?? level.style] ?? {}; // a game need not have any
  }

  /** What it answers at a record of which it may know all: redacted for the seat that is asked. The code. */
  async choose(record: Uint8Array, codes: number[]): Promise<number> {
    const factors = this.#factors(record, codes);
    return codes[this.#level.simulations ? await this.#sought(record, codes, factors) : this.#drawn(record, factors)]!;
  }

  async #sought(record: Uint8Array, codes: number[], factors: number[]): Promise<number> {
    const { module } = this.rules;
    const found = await this.searched({
      record,
      legal: codes.length,
      simulations: this.#level.simulations,
      seed: this.seed,
      choices: 0,
    });
    const values = found.wins.map((won, i) => won / Math.max(found.visits[i]!, 1));
    const given = (): number =>
      Number(
        module.call(
          "in_style",
          best(found),
          module.lent("i32", found.visits),
          module.lent("f64", values),
          module.lent("f64", factors),
        ),
      );
    return module.within(given);
  }

  #drawn(record: Uint8Array, factors: number[]): number {
    const { module } = this.rules;
    return module.within(() => {
      const priors = module.lent(
        "i16",
        factors.map(() => 0),
      );
      module.put("State", record);
      module.call("weigh", priors);
      const weights = module.list(priors, "i16").map((prior, i) => prior * factors[i]!);
      return Number(module.call("draw", module.lent("f64", weights), this.#level.temperature, this.seed, 0));
    });
  }

  /** By how much the style multiplies each answer. */
  #factors(record: Uint8Array, codes: number[]): number[] {
    this.rules.module.put("State", record);
    const kind = Number(this.rules.module.call("card_asked"));
    const asked = kind < 0 ? null : this.rules.tables.event_words.card![kind]!;
    return codes.map((code) => this.#factor(this.rules.naming.choice(code), asked));
  }

  #factor(choice: Choice, asked: string | null): number {
    const { kind } = choice;
    const card = named(choice).card ?? asked;
    const names = [kind, kind.split("_")[0]!].flatMap((family) => [`${family} ${card}`, family]); // place_front, or place
    return this.#style[names.find((name) => name in this.#style) ?? ""] ?? 1;
  }
}
