/** How the events of Behind the Throne are played: cards climb the stairs, a row breaks or goes to a court. */
import type { EventInfo } from "$wire";
import * as motion from "../../kit/motion";
import { sound } from "../../kit/sound.svelte";
import type { Scene } from "../../stage/director.svelte";
import { after } from "./changes";
import type { ThroneEvent, ThroneView } from "./types";

type Play = Scene<ThroneView>;
type Told<E extends ThroneEvent["event"]> = Extract<ThroneEvent, { event: E }>;

const step = (scene: Play, i: number) => scene.find(`[data-revealed="${i}"] .card`);
const column = (scene: Play, seat: number, card: string) => scene.find(`[data-column="${seat}/${card}"]`);
const change = (event: ThroneEvent, scene: Play) => scene.change(after(scene.view, event, scene.next));
const DREAD = 900; // milliseconds in which a card too high is seen, before the row breaks

async function revealed(event: Told<"revealed">, scene: Play): Promise<void> {
  const from = scene.find("[data-deck]")?.getBoundingClientRect();
  await change(event, scene);
  sound.play("card");
  const card = step(scene, scene.view.row.length - 1);
  if (card && from) await motion.lay(card, from, scene.tempo);
}

/** The card that is too high trembles on its plinth; then the whole row breaks. */
async function bust(event: Told<"bust">, scene: Play): Promise<void> {
  await scene.change({ ...scene.view, too_high: true });
  const row = scene.all("[data-revealed] .card");
  const fatal = row.at(-1);
  const tremble = [0, -5, 5, -4, 4, -2, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  if (fatal) await motion.run(fatal, motion.calm() ? [{ opacity: 1 }, { opacity: 1 }] : tremble, DREAD, scene.tempo);
  sound.play("blade");
  await Promise.all(row.map((card) => motion.shatter(card, scene.tempo)));
  await change(event, scene);
}

/** The cards of the row fly to the columns of whoever gets them. */
async function taken(event: Told<"took" | "given">, scene: Play): Promise<void> {
  const from = scene.view.row.map((card, i) => ({ card, box: step(scene, i)?.getBoundingClientRect() }));
  await change(event, scene);
  sound.play("card");
  const flights = from.map(({ card, box }) => ({ to: column(scene, event.parts.seat, card), box }));
  await Promise.all(flights.map(({ to, box }) => to && box && motion.lay(to, box, scene.tempo)));
}

async function swapped(event: Told<"swapped">, scene: Play): Promise<void> {
  const from = column(scene, event.parts.robbed, event.parts.card)?.getBoundingClientRect();
  await change(event, scene);
  sound.play("card");
  const to = column(scene, event.parts.seat, event.parts.card);
  if (to && from) await motion.lay(to, from, scene.tempo);
}

/** A card breaks or goes; what is left of its column stays. */
async function lost(event: Told<"destroyed" | "overfull" | "dropped">, scene: Play, seat: number): Promise<void> {
  const found = column(scene, seat, event.parts.card);
  if (event.event === "destroyed") sound.play("blade");
  if (found) await (event.event === "destroyed" ? motion.shatter : motion.vanish)(found, scene.tempo);
  await change(event, scene);
  motion.release(); // the next of its column is not broken
}

async function changed(event: Told<"changed">, scene: Play): Promise<void> {
  await change(event, scene);
  sound.play("seal");
  const number = scene.all("[data-revealed] .counts span").at(-1);
  if (number) await motion.swell(number, scene.tempo);
}

async function looked(event: Told<"looked">, scene: Play): Promise<void> {
  const deck = scene.find("[data-deck]");
  sound.play("flip");
  if (deck) await motion.flip(deck, () => change(event, scene), scene.tempo);
}

async function play(event: ThroneEvent, scene: Play): Promise<void> {
  switch (event.event) {
    case "revealed":
      return revealed(event, scene);
    case "bust":
      return bust(event, scene);
    case "took":
    case "given":
      return taken(event, scene);
    case "swapped":
      return swapped(event, scene);
    case "destroyed":
      return lost(event, scene, event.parts.robbed);
    case "overfull":
    case "dropped":
      return lost(event, scene, event.parts.seat);
    case "changed":
      return changed(event, scene);
    case "looked":
      return looked(event, scene);
    case "turn":
    case "reshuffled":
      return change(event, scene);
  }
}

export const show = (event: EventInfo, scene: Play): Promise<void> => play(event as ThroneEvent, scene);
