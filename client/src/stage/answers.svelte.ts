/** One answer to each state of the table, however often somebody clicks. */
export class Answers {
  at = $state<number | null>(null); // the state that was answered

  /** Send an answer to a state; another only if this one was refused or lost. */
  async give(at: number, send: () => Promise<boolean>): Promise<void> {
    if (this.at === at) return;
    this.at = at;
    if (!(await send()) && this.at === at) this.at = null;
  }
}
