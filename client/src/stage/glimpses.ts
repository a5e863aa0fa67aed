/** What the reader alone was shown stays beside its card until a touch, a key, or the next event that is played: it
 * covers nothing of the show. */
import { tick } from "svelte";
import type { EventInfo } from "$wire";
import type { Glimpse } from "../games/folder";
import { explained } from "../lib/explained.svelte";
import { named } from "../lib/named";
import type { Story } from "../lib/story";

export class Glimpses {
  #heard: number | null = null; // events; those that were told before the page came are old

  constructor(private readonly find: () => ((event: EventInfo) => Glimpse | null) | undefined) {}

  /** Was the reader alone shown something? */
  own(event: EventInfo, me: number | null): boolean {
    const { seat, card } = named(event);
    return me !== null && seat === me && Boolean(card) && this.find()?.(event) != null;
  }

  /** Hear all that was told; `playing`: it is being played, event by event. */
  hear(told: EventInfo[], story: Story, playing: boolean): void {
    if (this.#heard === null && told.length === 0) return; // the page has only come
    const fresh = told.slice(this.#heard ?? told.length);
    this.#heard = told.length;
    const event = fresh.findLast((one) => this.own(one, story.me));
    const seen = event && this.find()?.(event);
    if (!seen && playing && fresh.length > 0 && explained.told) explained.hide();
    if (seen)
      void tick().then(() =>
        explained.show(seen.card, document.querySelector(`.board ${seen.at}`), false, story.event(event)),
      );
  }
}
