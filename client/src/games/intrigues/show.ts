/** How the events of Intrigues are played: cards are laid, turned and moved, the Killer strikes, chains close. */
import * as motion from "../../kit/motion";
import { sound } from "../../kit/sound.svelte";
import type { Scene } from "../../stage/director.svelte";
import { games } from "../games.svelte";
import { after, OPEN, type Shown } from "./changes";
import type { IntriguesEvent, PlaceName } from "./types";

type Play = Scene<Shown>;
type Told<E extends IntriguesEvent["event"]> = Extract<IntriguesEvent, { event: E }>;

const person = (scene: Play, at: PlaceName, i: number) => scene.find(`[data-person="${at}/${i}"]`);
const last = (scene: Play, at: PlaceName) => person(scene, at, scene.view.board[at].length - 1);
const change = (event: IntriguesEvent, scene: Play) => scene.change(after(scene.view, event));

/** Something that lies elsewhere after the event flies there. */
async function fly(event: IntriguesEvent, scene: Play, from: Element | null, to: () => Element | null): Promise<void> {
  const box = from?.getBoundingClientRect();
  await change(event, scene);
  sound.play("card");
  const found = to();
  if (box && found) await motion.lay(found, box, scene.tempo);
}

async function turned(event: Told<"opened" | "closed" | "looked">, scene: Play): Promise<void> {
  const { place, index } = event.parts;
  const found = person(scene, place, index);
  if (!found) return change(event, scene);
  sound.play("flip");
  await motion.flip(found, () => change(event, scene), scene.tempo);
  const open = person(scene, place, index);
  if (open && event.event === "opened") await motion.flare(open, scene.tempo);
}

async function killed(event: Told<"killed">, scene: Play): Promise<void> {
  const { place, index } = event.parts;
  const [killer, found] = [
    scene.view.board[place].findIndex((one) => one.up && one.who === "killer"),
    person(scene, place, index),
  ];
  const hand = killer < 0 ? null : person(scene, place, killer);
  if (hand && found) await motion.strike(hand, found, scene.tempo);
  sound.play("blade");
  if (found) await motion.shatter(found, scene.tempo);
  await change(event, scene);
  motion.release(); // the next is not broken
}

async function arrested(event: Told<"arrested">, scene: Play): Promise<void> {
  await change(event, scene);
  sound.play("seal");
  const chain = scene.find(`.${event.parts.place} .chain`);
  if (chain) await motion.appear(chain, scene.tempo, motion.MS.close);
}

/** Everybody in the coach arrives. */
async function drove(event: Told<"drove">, scene: Play): Promise<void> {
  const from = scene.find(`.location.${event.parts.place} .people`)?.getBoundingClientRect();
  const there = scene.view.board[event.parts.to].length;
  await change(event, scene);
  sound.play("card");
  const came = scene
    .all(`[data-person^="${event.parts.to}/"]`)
    .filter((one) => Number(one.dataset["person"]!.split("/")[1]) >= there);
  await Promise.all(came.map((one) => from && motion.lay(one, from, scene.tempo)));
}

/** Where the card lay that the Barman brings. */
function source(scene: Play, { source: from, index }: Told<"brought">["parts"]): Element | null {
  if (from === "deck") return scene.find(".hub");
  return from === "escaped"
    ? (scene.all("[data-escapee]")[index] ?? null)
    : scene.find(`[data-grave="${from}/${index}"]`);
}

/** An event of the chapter comes from the deck and lies open. */
async function opened(scene: Play): Promise<void> {
  const { view, tempo } = scene;
  const at = view.opened ?? OPEN;
  await scene.change({ ...view, opened: at + 1 });
  sound.play("flip");
  const [line, hub] = [scene.all("[data-chapter] .events li")[at], scene.find(".hub")];
  if (line && hub) await motion.lay(line, hub.getBoundingClientRect(), tempo);
}

/** Everybody gets a plot; one's own is seen beside the events. */
async function dealt({ parts }: Told<"plot">, scene: Play): Promise<void> {
  const own = parts.card !== null;
  if (own) await scene.change({ ...scene.view, opened: OPEN });
  sound.play("card");
  const found = scene.find(own ? "[data-chapter]" : `[data-seat="${parts.seat}"]`);
  const lit = found && motion.flare(found, scene.tempo);
  if (own) await lit; // the others get theirs meanwhile
}

/** The lamp of an event of the chapter, and a coin for everybody whose plot it fits. */
async function happened({ parts }: Told<"happened">, scene: Play): Promise<void> {
  const at = scene.view.chapter.findIndex(
    ({ event, who = "nobody", where = "nowhere" }) =>
      event === parts.kind && who === parts.who && where === parts.where,
  );
  const line = scene.all("[data-chapter] .events li")[at];
  if (!line) return;
  sound.play(parts.truth === "yes" ? "seal" : "card");
  await motion.flare(line, scene.tempo);
  const right = scene.next.plots.flatMap((plot, seat) => (plot?.[at] === (parts.truth === "yes") ? [seat] : []));
  const seats = right.flatMap((seat) => scene.find(`[data-seat="${seat}"]`) ?? []);
  await Promise.all(
    seats.map((seat) =>
      motion.coins(line, seat, 1, () => void (sound.play("coin"), motion.swell(seat, scene.tempo)), scene.tempo),
    ),
  );
}

/** Everybody's points stand beside their name, and one seat after another is lit. */
async function scored({ parts }: Told<"scored">, scene: Play): Promise<void> {
  await scene.change({ ...scene.view, plots: scene.next.plots, seat: null });
  const seat = scene.find(`[data-seat="${parts.seat}"]`);
  if (seat) void motion.flare(seat, scene.tempo); // the next one need not wait
}

/** A last turn is announced: whoever has it is lit. */
async function turn({ parts }: Told<"turn">, scene: Play): Promise<void> {
  await scene.change({ ...scene.view, seat: parts.seat, round: parts.round });
  if (parts.round < games.option(scene.view, "turns")) return;
  const seat = scene.find(`[data-seat="${parts.seat}"]`);
  sound.play("turn");
  if (seat) await motion.flare(seat, scene.tempo);
}

export async function show(event: IntriguesEvent, scene: Play): Promise<void> {
  switch (event.event) {
    case "chapter":
      return opened(scene);
    case "plot":
      return dealt(event, scene);
    case "drew":
      return fly(event, scene, scene.find(".hub"), () => scene.find("[data-drawn] .card"));
    case "deployed":
      return fly(
        event,
        scene,
        scene.find("[data-drawn] .card") ?? scene.find(`[data-seat="${event.parts.seat}"] .person`),
        () => last(scene, event.parts.place),
      );
    case "moved":
    case "followed":
      return fly(event, scene, person(scene, event.parts.place, event.parts.index), () => last(scene, event.parts.to));
    case "left":
      return fly(
        event,
        scene,
        person(scene, event.parts.place, event.parts.index),
        () => scene.all("[data-escapee]").at(-1) ?? null,
      );
    case "swapped":
      return fly(event, scene, person(scene, event.parts.to, event.parts.index), () => last(scene, event.parts.place));
    case "brought":
      return fly(event, scene, source(scene, event.parts), () => last(scene, event.parts.place));
    case "opened":
    case "closed":
    case "looked":
      return turned(event, scene);
    case "killed":
      return killed(event, scene);
    case "arrested":
      return arrested(event, scene);
    case "drove":
      return drove(event, scene);
    case "turn":
      return turn(event, scene);
    case "ended": // all plots are opened, and the lamps burn for what the last answer made true
      sound.play("flip");
      return scene.change({ ...scene.view, plots: scene.next.plots, truths: scene.next.truths });
    case "happened":
      return happened(event, scene);
    case "scored":
      return scored(event, scene);
  }
}
