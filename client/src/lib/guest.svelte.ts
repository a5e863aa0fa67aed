/** Who we are on this server: a guest with a name, which is drawn if none is chosen. */
import { api } from "./api";
import { say } from "./words.svelte";

class Guest {
  name = $state<string | null>(null);
  #known: Promise<void> | null = null;

  /** Ask once who we are. */
  meet(): Promise<void> {
    this.#known ??= api.me().then((me) => void (this.name = me.name));
    return this.#known;
  }

  /** Be somebody: before the first table a name is needed. */
  async be(): Promise<void> {
    await this.meet();
    if (this.name === null) this.name = (await api.rename(say("guest", { number: 100 + Math.floor(Math.random() * 900) }))).name;
  }
}

export const guest = new Guest();
