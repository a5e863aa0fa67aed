/** Who we are on this server: a guest with a name, which is drawn if none is chosen. */
import type { Me } from "$wire";
import { api } from "./api";
import { say } from "./words.svelte";

const DRAWN = "camarilla.guest"; // the number of a name that was drawn, until one is chosen

class Guest {
  name = $state<string | null>(null);
  naming = $state(false); // is asked for another name
  #asked: (() => void) | null = null;
  #known: Promise<void> | null = null;

  /** Ask once who we are; where nobody answers, again the next time. */
  async meet(): Promise<void> {
    this.#known ??= api.me().then((me) => void (this.name = me.name));
    await this.#known.catch((error) => {
      this.#known = null;
      throw error;
    });
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

  /** Be called what the player has chosen, in every language. */
  async choose(name: string): Promise<void> {
    this.take(await api.rename(name));
  }

  /** Be whoever another device is, by the code it has given out. */
  async become(code: string): Promise<void> {
    this.take(await api.receive(code));
  }

  /** Be whoever the server says, by a name that was chosen. */
  take(me: Me): void {
    this.name = me.name;
    localStorage.removeItem(DRAWN);
  }

  /** What we are called on this device, also where no server knows us. */
  get called(): string {
    return this.name ?? say("guest", { number: Number(localStorage.getItem(DRAWN) ?? 100) });
  }

  /** Be somebody: before the first table a name is needed. */
  async be(): Promise<void> {
    await this.meet();
    if (this.name !== null) return;
    localStorage.setItem(DRAWN, String(100 + Math.floor(Math.random() * 900)));
    await this.translate();
  }

  /** A name that was drawn follows the language. */
  async translate(): Promise<void> {
    const number = localStorage.getItem(DRAWN);
    if (number !== null) this.name = (await api.rename(say("guest", { number: Number(number) }))).name;
  }
}

export const guest = new Guest();
