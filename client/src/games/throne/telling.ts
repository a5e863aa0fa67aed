/** What answers would do, in words: odds of the next card, points, columns that are to be dropped. */
import type { Choice, Forecast } from "$wire";
import type { Picking } from "../../lib/picking.svelte";
import type { Story } from "../../lib/story";
import { capital, words } from "../../lib/words.svelte";
import type { SealInfo } from "../folder";
import { games } from "../games.svelte";
import { lent, lowering, user } from "./court";
import type { ThroneView } from "./types";

export class Telling {
  constructor(
    private readonly view: () => ThroneView,
    private readonly story: () => Story,
    private readonly picking: () => Picking,
  ) {}

  word(id: string, details = {}): string {
    return words.say(this.story().game, `board-${id}`, details);
  }
  key(choice: Choice): string {
    return this.picking().hint({ kind: choice.kind, ...choice.parts });
  }

  /** A seal with what it risks or wins. */
  sealed(seal: SealInfo): SealInfo {
    if (seal.move === "draw") return { ...seal, note: this.#odds(this.picking().forecast("draw")) };
    if (seal.move === "take") return { ...seal, note: this.#taking() };
    return seal.move === "bust" ? { ...seal, metal: "wax" } : seal;
  }

  /** What helps the row, as seals: the columns that can do it are easily overlooked. */
  helping(): SealInfo[] {
    const { view, picking } = { view: this.view(), picking: this.picking() };
    if (picking.begun) return [];
    const peeks = ({ kind }: Choice) => kind === "peek" || kind === "judge_peek";
    const lowers = ({ move }: Choice) => view.too_high && picking.forecast(move)?.value !== undefined;
    const found = picking.left.filter((choice) => lowers(choice) || (peeks(choice) && !view.too_high));
    return found.map((choice) => ({
      name: peeks(choice) ? this.word("look") : this.story().card(user(choice.kind)!),
      note: peeks(choice) ? this.story().card(user(choice.kind)!) : this.outcome(choice),
      metal: peeks(choice) ? "vellum" : "gold",
      hint: this.key(choice),
      move: choice.move,
      press: () => picking.take(choice),
    }));
  }

  /** What the next card may cost. */
  #odds(told?: Forecast | null): string {
    if (told?.cards === undefined) return "";
    const { cards, high, saved, end } = told;
    if (!high && !end && saved) return this.#saving();
    const how = cards > 1 ? (end ? "ends" : high ? "odds" : "sure") : end ? "end" : high ? "bust" : "sure";
    return this.word("reveal", { how, high: high!, cards });
  }

  /** Who can save the row from the next card, if it is too high. */
  #saving(): string {
    const view = this.view();
    const names = lowering(view, view.turn).map((card) => this.story().card(card));
    const who = new Intl.ListFormat(words.language).format(names);
    return this.word("reveal", { how: names.length > 2 ? "helped" : "saved", who, count: names.length });
  }

  /** How many cards the row gives, and how many points more. */
  #taking(): string {
    const { view, picking } = { view: this.view(), picking: this.picking() };
    const told = picking.forecast("take");
    const before = view.points[view.turn]!;
    const more = told?.drops ? "drop" : (told?.points?.[view.turn] ?? before) - before;
    return this.word("take", { cards: view.row.length, more });
  }

  /** What a move would do to everybody's points, and who has a column too many then; nothing is torn apart at the end of
   * a line. */
  would(choice: Choice, eyes: number | null): string {
    const [view, story, told] = [this.view(), this.story(), this.picking().forecast(choice.move)];
    const name = (seat: number) => (seat === eyes ? capital(story.player(seat)[""]!) : story.name(seat));
    const whole = (said: string) => said.replaceAll(" ", "\u00a0");
    const changes = (told?.points ?? []).flatMap((after, seat) => {
      const before = view.points[seat]!;
      return after === null || after === before ? [] : [whole(`${name(seat)}: ${before} → ${after}`)];
    });
    const drops = (told?.drops ?? []).map((seat) =>
      this.word(
        "drops",
        words.parts(story.game, { seat }, (one) => story.player(one)),
      ),
    );
    return [...changes, ...drops].join(" · ") || this.word("same");
  }

  /** What a move makes of the last card: "7 → 4". */
  outcome({ move }: Choice): string {
    const view = this.view();
    const value = this.picking().forecast(move)?.value;
    if (value === undefined) return this.word("look");
    const equal = value === games.value(view.game, view.row.at(-2)) ? `, ${this.word("equal")}` : "";
    return `${view.value} → ${value}${equal}`;
  }

  /** What an answer would do, as its seal says it. */
  note(choice: Choice, eyes: number | null): string {
    if ("card" in choice.parts) return this.would(choice, eyes);
    const { note = "" } = this.sealed({ name: "", move: choice.move, press: () => undefined });
    return note || (this.picking().forecast(choice.move)?.value === undefined ? "" : this.outcome(choice));
  }

  /** A choice as a seal of the wheel. */
  action(choice: Choice, eyes: number | null) {
    const picking = this.picking();
    const done = {
      press: () => picking.take(choice),
      label: this.story().move(choice),
      hint: this.key(choice),
      meant: choice === picking.held,
    };
    if ("card" in choice.parts) {
      const metal = choice.kind === "swap" ? ("gold" as const) : ("wax" as const);
      return { ...done, name: this.word(choice.kind), note: this.would(choice, eyes), metal };
    }
    const card = lent(choice.kind);
    const name = card === null ? this.word("use") : this.story().card(card);
    return { ...done, name, note: this.outcome(choice), metal: "gold" as const };
  }

  /** What would be done to a column; and on a line of its own what its card does. */
  explains(found: Choice[], card: string): string {
    const kinds = new Set(found.filter(({ parts }) => "card" in parts).map(({ kind }) => kind));
    const what = kinds.size > 1 ? "both" : [...kinds][0];
    return [...(what ? [this.word("can", { what })] : []), this.story().cardText(card)].join("\n");
  }
}
