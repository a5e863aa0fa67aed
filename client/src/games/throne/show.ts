/** How the events of Behind the Throne are played: cards climb the stairs, a row breaks or goes to a court. */
import * as motion from "../../kit/motion";
import { sound } from "../../kit/sound.svelte";
import type { Scene } from "../../stage/director.svelte";
import { after, type Shown } from "./changes";
import type { ThroneEvent } from "./types";

type Play = Scene<Shown>;
type Told<E extends ThroneEvent["event"]> = Extract<ThroneEvent, { event: E }>;

const step = (scene: Play, i: number) => scene.find(`[data-revealed="${i}"] .card`);
const column = (scene: Play, seat: number, card: string) => scene.find(`[data-column="${seat}/${card}"]`);
const change = (event: ThroneEvent, scene: Play) => scene.change(after(scene.view, event, scene.next));
const DREAD = 900; // milliseconds in which a card too high is seen, before the row breaks
const BEAT = 1400; // what changes the game for everybody is seen for so long

/** It flies face down, and nothing tells which it is before it has landed and turned. */
async function revealed(event: Told<"revealed">, scene: Play): Promise<void> {
  const from = scene.find("[data-deck]")?.getBoundingClientRect();
  await scene.change({ ...after(scene.view, event, scene.next), unseen: true });
  sound.play("card");
  const card = step(scene, scene.view.row.length - 1);
  const open = () => scene.change({ ...scene.view, unseen: false });
  if (!card || !from) return open();
  await motion.lay(card, from, scene.tempo);
  sound.play("flip");
  await motion.flip(card, open, scene.tempo);
}

/** The discard pile goes to the deck, which is heavier now. */
async function reshuffled(event: Told<"reshuffled">, scene: Play): Promise<void> {
  const from = scene.find("[data-discard]")?.getBoundingClientRect();
  await change(event, scene);
  const deck = scene.find("[data-deck]");
  sound.play("flip");
  if (deck && from) await motion.lay(deck, from, scene.tempo);
  const told = scene.find("[data-phase]");
  if (told) await beat(told, scene);
}

/** Who revealed the card that ends the game, and that it lies there, is seen before the results come. */
async function ended(scene: Play): Promise<void> {
  const card = scene.all("[data-revealed] .card").at(-1);
  if (!card) return;
  sound.play("seal");
  await Promise.all([motion.flare(card, scene.tempo), beat(card, scene)]);
}

async function beat(found: HTMLElement, { tempo }: Play): Promise<void> {
  const swell = [1, 1.08, 1, 1.05, 1].map((scale) => ({ transform: `scale(${scale})` }));
  await motion.run(found, motion.calm() ? [{ opacity: 1 }, { opacity: 1 }] : swell, BEAT, tempo);
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
  const { seat } = event.parts;
  const from = scene.view.row.map((card, i) => ({ card, box: step(scene, i)?.getBoundingClientRect() }));
  const lay = new Set<string>(Object.keys(scene.view.tableau[seat]!));
  await change(event, scene);
  sound.play("card");
  const flights = from.map(({ card, box }) => {
    const to = column(scene, seat, card);
    const lies = lay.has(card); // what lay there stays in sight, and a copy flies to it
    lay.add(card);
    return to && box && (lies ? motion.join : motion.lay)(to, box, scene.tempo);
  });
  await Promise.all(flights);
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

export async function show(event: ThroneEvent, scene: Play): Promise<void> {
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
    case "reshuffled":
      return reshuffled(event, scene);
    case "ended":
      return ended(scene);
    case "turn":
      return change(event, scene);
  }
}
