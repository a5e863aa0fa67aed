/** One answer to each question, however often somebody clicks. */
export class Answers {
  last = $state<number | null>(null); // the question that was answered: its `asked_in`

  #given = 0;
  #before = 0; // as many as there were when a series of clicks began

  /** Is a click, the first or second or third in a row, an echo of one that has answered already? */
  echoes(nth: number): boolean {
    if (nth <= 1) this.#before = this.#given;
    return this.#given !== this.#before;
  }

  /** Send the answer to a question; another only if this one was refused or lost. */
  async give(asked: number, send: () => Promise<boolean>): Promise<void> {
    if (this.last === asked) return;
    this.last = asked;
    this.#given += 1;
    if (!(await send()) && this.last === asked) this.last = null;
  }
}
