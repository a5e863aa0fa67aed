/** The coach at a table whose address, or whose player, asks for one: looks at each question, and has a word on each answer. */
import type { Choice, Seen } from "$wire";
import type { Advice } from "../lib/advice.svelte";
import { route } from "../lib/route.svelte";
import type { Story } from "../lib/story";
import { spoken } from "../lib/verdict";

export class Coaching {
  verdict = $state(""); // on the reader's last move
  #wanted = $state<boolean | null>(null); // null: the player has not said

  constructor(private readonly advice: Advice) {}

  get on(): boolean {
    return this.#wanted ?? new URLSearchParams(route.query).has("coach");
  }
  set on(wanted: boolean) {
    this.#wanted = wanted;
  }

  /** Have a question looked at, so that a word on its answer is ready. */
  look({ asked_in }: Seen): void {
    if (this.on) void this.advice.look(asked_in);
  }

  /** What is said of a move that is about to be made. */
  async judge(game: Seen, choice: Choice, story: Story): Promise<void> {
    const found = this.on ? await this.advice.weigh(game.asked_in, choice) : null;
    this.verdict = found ? spoken(found, { ...game, story }) : "";
  }

  read(): void {
    this.verdict = "";
  }
}
