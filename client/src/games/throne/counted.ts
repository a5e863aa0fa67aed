/** What the cards of a row count: an ability changes the last one, and that it did stays to be seen when more follow. */
import type { CardName } from "./types";
import type { Shown } from "./changes";

type Value = (card?: CardName) => number | null;

export class Counted {
  #turn = "";
  #counted: number[] = []; // of the cards so far, as they counted last

  /** Each card's number; of one that was changed the printed one, too: "8→7". */
  read({ turn, row, deck, value, unseen }: Shown, printed: Value): string[] {
    const now = `${turn}/${deck.length + row.length}`; // the same as long as cards go from one to the other
    if (now !== this.#turn) this.#counted = [];
    this.#turn = now;
    this.#counted.length = Math.min(this.#counted.length, row.length);
    if (value !== null && !unseen) this.#counted[row.length - 1] = value;
    return row.map((card, i) => {
      const [was, is] = [printed(card) ?? 0, this.#counted[i]];
      if (is !== undefined) return is === was ? String(was) : `${was}→${is}`;
      return was > (printed(row[i - 1]) ?? 9) ? `${was}↓` : String(was);
    });
  }
}
