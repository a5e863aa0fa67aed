/** What a search would answer, from what the player can see: hints, and a word before a costly move. */
import type { Choice, Hinted, HintedMove, TableInfo } from "$wire";
import type { Connection } from "./connection.svelte";
import { likely } from "./analysis.svelte";
import { named } from "./named";
import { argument, differing, isSound, judge, sum, taught, WORSE, type Asked, type Verdict } from "./verdict";
import { say, words } from "./words.svelte";

export const COSTLY = 0.15; // of a victory

/** What the player may want to think over: a move and a better one, or what a game says of it. */
export type Doubt = ({ move: HintedMove; best: HintedMove } | { said: string }) & { settle: (sure: boolean) => void };

/** May players ask for hints at this table? Alone against bots they always may. */
export function hintsAllowed(table: TableInfo): boolean {
  return table.rules.hints === true || table.seats.filter((seat) => seat.kind === "person").length < 2;
}

export class Advice {
  open = $state(false);
  hint = $state.raw<Hinted | null>(null);
  thinking = $state(false);
  doubt = $state.raw<Doubt | null>(null);

  #judged: number | null = null; // the move that the hint was asked about
  #looked: { asked: number; found: Promise<Hinted | null> } | null = null; // the question that is looked at, or was

  constructor(private readonly connection: () => Connection | null) {}

  /** Show a hint; one that is there already at once. */
  async ask(asked: number, game: string): Promise<void> {
    this.open = true;
    void words.learn(taught(game)).catch(() => undefined); // without it there are the figures
    if (this.thinking || this.hint?.asked_in === asked) return;
    this.thinking = true;
    await this.look(asked);
    this.thinking = false;
  }

  /** Have the question looked at, unless it has been. */
  async look(asked: number): Promise<void> {
    if (this.#looked?.asked !== asked)
      this.#looked = { asked, found: this.connection()?.hint(asked) ?? Promise.resolve(null) };
    const { found } = this.#looked;
    const hint = await found;
    if (this.#looked?.found !== found) return; // the game has gone on
    this.hint = hint;
    if (!hint) this.#looked = null;
  }

  /** What a coach thinks of a move that is about to be made; nobody waits for one who has not looked yet. */
  async weigh(asked: number, { code }: Choice): Promise<Verdict | null> {
    const found = this.hint?.asked_in === asked ? await this.#compare(asked, code) : null;
    return found && judge(found, code);
  }

  /** Is the player sure? Asked only where a move costs much; without an answer of the server it is the player's own
   * affair. */
  async sure(asked: number, { code }: Choice, game: string): Promise<boolean> {
    void words.learn(taught(game)).catch(() => undefined);
    const found = await this.#compare(asked, code);
    const move = found?.moves.find((one) => one.code === code);
    const best = found?.moves[0];
    if (!found?.mistake || !move || !best || best.chance - move.chance <= COSTLY) return true;
    return this.think({ move, best });
  }

  /** Let the player think it over. */
  think(about: { move: HintedMove; best: HintedMove } | { said: string }): Promise<boolean> {
    return new Promise((settle) => (this.doubt = { ...about, settle }));
  }

  /** A move beside the best ones, judged if it seems a mistake; what was found is not looked for again. */
  async #compare(asked: number, code: number): Promise<Hinted | null> {
    if (this.hint?.asked_in === asked && (this.#judged === code || isSound(this.hint, code))) return this.hint;
    this.thinking = true;
    const found = (await this.connection()?.hint(asked, code)) ?? null;
    this.thinking = false;
    if (found) [this.hint, this.#judged] = [found, code];
    return found;
  }

  /** The player has thought it over. */
  decide(sure: boolean): void {
    this.doubt?.settle(sure);
    this.doubt = null;
  }

  /** The game has gone on. */
  forget(): void {
    this.open = false;
    this.hint = null;
    [this.#looked, this.#judged] = [null, null];
    this.decide(false);
  }
}

/** What is to be said of each move of a hint: what it changes at once; why it is good, or what its drawback is where it is
 * worse than the first; what is to be minded with it, and what the first brings more in points. What would be said of all is said of none. */
export function reasons({ reason, moves }: Hinted, asked: Asked): string[] {
  const said = moves.map((one) => why(moves, one, asked));
  const alike = said.length > 1 && new Set(said).size === 1;
  const more = moves.length > 1 && ["gain", "deny"].includes(reason) ? sum(moves[0]!, moves[1]!) : "";
  return said.map((one, i) => [alike ? "" : one, i === 0 ? more : ""].filter(Boolean).join(" "));
}

/** Moves with one card are told apart by what is done with it. */
function why(moves: HintedMove[], one: HintedMove, asked: Asked): string {
  const choices = moves.map(({ code }) => asked.legal.find((choice) => choice.code === code));
  const at = moves.indexOf(one);
  const choice = choices[at];
  if (!choice) return "";
  const { card } = named(choice);
  const shared = choices.some((other, i) => other && i !== at && named(other).card === card);
  const said = (against: string) => argument(choice, asked, against, shared ? "" : card);
  const risk = moves[0]!.chance - one.chance >= WORSE ? said(".risk") : "";
  const first = risk ? say("hint-risk", { risk: risk[0]!.toLowerCase() + risk.slice(1) }) : said("");
  return [said(".now"), first, said(".beware")].filter(Boolean).join(" ");
}

/** What is to be said of all moves of a hint: how far they differ, and how they are ranked. */
export function summed({ reason, moves }: Hinted): string {
  const [first, second] = moves;
  if (!first || !second || ["gain", "deny", "odds"].includes(reason)) return "";
  if (moves.every((one) => isSettled(one) && isAlike(one, first))) return say("hint-settled");
  const best = Math.max(...moves.map(({ chance }) => chance));
  const rest = moves.filter(({ chance }) => best - chance >= WORSE).length;
  return say(`hint-${reason}`, { count: moves.length - rest, rest });
}

const NONE = 0.005; // of a victory, or of a point: nothing
const isSettled = ({ chance }: HintedMove): boolean => Math.min(chance, 1 - chance) < NONE;
const isAlike = (one: HintedMove, two: HintedMove): boolean =>
  Math.abs(one.chance - two.chance) < NONE && Math.abs(one.points - two.points) < NONE;

/** What a player should weigh before a costly move, and why. */
export function warning(doubt: Doubt, named: (code: number) => string, asked: Asked): string {
  if ("said" in doubt) return doubt.said;
  const { move, best } = doubt;
  const said = say("sure-text", { chance: likely(move.chance), best: named(best.code), better: likely(best.chance) });
  return [said, ...differing(best, move, asked)].join(" ");
}
