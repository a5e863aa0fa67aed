/** The last beat of every game: the seats of the winners are lit, one after another. */
import { tick } from "svelte";
import { coins, flare, swell, type Tempo } from "../kit/motion";
import { sound } from "../kit/sound.svelte";

const COINS = 5;

export async function crown(winners: number[], tempo: Tempo): Promise<void> {
  await tick();
  for (const seat of winners) {
    const place = document.querySelector<HTMLElement>(`.board [data-seat="${seat}"]`);
    if (!place) continue;
    sound.play("seal");
    const asked = document.querySelector(".board .ask .vellum") ?? place;
    await Promise.all([
      flare(place, tempo),
      swell(place, tempo),
      coins(asked, place, COINS, () => sound.play("coin"), tempo),
    ]);
  }
}
