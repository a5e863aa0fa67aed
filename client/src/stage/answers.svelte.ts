/** One answer to each state of the table, however often somebody clicks. */
export class Answers {
  at = $state<number | null>(null); // the state that was answered

  #given = 0;
  #before = 0; // as many as there were when a series of clicks began

  /** Is a click, the first or second or third in a row, an echo of one that has answered already? */
  echoes(nth: number): boolean {
    if (nth <= 1) this.#before = this.#given;
    return this.#given !== this.#before;
  }

  /** Send an answer to a state; another only if this one was refused or lost. */
  async give(at: number, send: () => Promise<boolean>): Promise<void> {
    if (this.at === at) return;
    this.at = at;
    this.#given += 1;
    if (!(await send()) && this.at === at) this.at = null;
  }
}
