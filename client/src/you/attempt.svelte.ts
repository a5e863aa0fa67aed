/** Something that is asked of the server or the browser: under way, or why it did not work. */
import { capital } from "../lib/words.svelte";

export class Attempt {
  busy = $state(false);
  problem = $state("");

  async make(act: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      await act();
    } catch (error) {
      // closed the browser's question
      const thoughtBetter = error instanceof DOMException && error.name === "NotAllowedError";
      if (!thoughtBetter) this.problem = capital((error as Error).message);
    } finally {
      this.busy = false;
    }
  }
}
