/** Who we are on this server: a guest with a name, which is drawn if none is chosen. */
import { api } from "./api";
import { say } from "./words.svelte";

class Guest {
  name = $state<string | null>(null);
  naming = $state(false); // is asked for another name
  #asked: (() => void) | null = null;
  #known: Promise<void> | null = null;

  /** Ask once who we are. */
  meet(): Promise<void> {
    this.#known ??= api.me().then((me) => void (this.name = me.name));
    return this.#known;
  }

  /** Ask for a name, and wait until the question is gone, whatever came of it. */
  ask(): Promise<void> {
    this.naming = true;
    return new Promise((settle) => (this.#asked = settle));
  }

  /** The question for a name is gone. */
  answered(): void {
    this.naming = false;
    this.#asked?.();
    this.#asked = null;
  }

  /** Be somebody: before the first table a name is needed. */
  async be(): Promise<void> {
    await this.meet();
    if (this.name === null) this.name = (await api.rename(say("guest", { number: 100 + Math.floor(Math.random() * 900) }))).name;
  }
}

export const guest = new Guest();
