/** What the reader alone was shown stays beside its card, until a touch or a key: the table may go on meanwhile. */
import { tick } from "svelte";
import type { EventInfo } from "$wire";
import type { Glimpse } from "../games/folder";
import { explained } from "../lib/explained.svelte";
import type { Story } from "../lib/story";

export class Glimpses {
  #heard: number | null = null; // events; those that were told before the page came are old

  constructor(private readonly find: () => ((event: EventInfo) => Glimpse | null) | undefined) {}

  hear(told: EventInfo[], story: Story): void {
    const fresh = told.slice(this.#heard ?? told.length);
    this.#heard = told.length;
    const event = fresh.findLast(({ parts }) => story.me !== null && parts["seat"] === story.me && parts["card"]);
    const seen = event && this.find()?.(event);
    if (seen) void tick().then(() => explained.show(seen.card, document.querySelector(`.board ${seen.at}`), false, story.event(event)));
  }
}
