/** How the events of the row are played: cards are laid, turned, struck and broken; coins fly; the mark of the card that acts walks. */
import type { EventInfo } from "$wire";
import * as motion from "../../kit/motion";
import { sound } from "../../kit/sound.svelte";
import type { Scene } from "../../stage/director.svelte";
import type { Show } from "../folder";
import { after, shown, type Table } from "./changes";
import { SPAN, type RowView } from "./places";
import { TRAPS } from "./weighing";

type Act = (event: EventInfo, scene: Scene<Table>) => Promise<void>;

const stack = (scene: Scene<Table>, place: unknown) => scene.find(`[data-stack="${String(place)}"]`);
const card = (scene: Scene<Table>, place: unknown) => scene.find(`[data-place="${String(place)}"]`);
const purse = (scene: Scene<Table>, seat: unknown) => scene.find(`[data-seat="${String(seat)}"] .score`);
const places = (scene: Scene<Table>) => scene.all(".row > li");
const hand = (scene: Scene<Table>) =>
  new Map(scene.all("[data-hand]").map((card) => [card.dataset["hand"], { card, box: card.getBoundingClientRect() }]));
const change = (event: EventInfo, scene: Scene<Table>) => scene.change(after(scene.view, event));

/** The places that a phone shows, with this one among them; it stays where it is if it can. */
function sight(scene: Scene<Table>, place: unknown): Pick<Table, "sight"> {
  const first = scene.find(".lens [data-place]")?.dataset["place"];
  if (first === undefined || typeof place !== "number") return {};
  const from = Number(first);
  return { sight: place >= from && place < from + SPAN ? from : Math.max(0, place - 1) };
}

/** On a phone a card comes into sight before anything happens to it. */
const look = (scene: Scene<Table>, place: unknown) => scene.change({ ...scene.view, ...sight(scene, place) });

/** The mark goes to the card that is resolved. */
async function mark(place: unknown, scene: Scene<Table>): Promise<void> {
  if (scene.view.current === place) return look(scene, place);
  if (typeof place !== "number" || place >= scene.view.row.length) return;
  const before = scene.find(".current .pointed")?.getBoundingClientRect();
  await scene.change({ ...scene.view, current: place, ...sight(scene, place) });
  const now = scene.find(".current .pointed");
  if (now && before) await motion.walk(now, before, scene.tempo);
}

/** Coins fly, ring as they land, and are counted. */
async function fly(from: Element | null, to: Element | null, count: number, scene: Scene<Table>): Promise<void> {
  if (from && to && count > 0)
    await motion.coins(from, to, Math.min(count, 8), (nth) => sound.play("coin", nth), scene.tempo);
}

async function paid(event: EventInfo, scene: Scene<Table>, place: unknown): Promise<void> {
  const { seat, robbed, amount = 1 } = event.parts;
  await look(scene, place);
  await fly(
    robbed === undefined ? card(scene, place) : purse(scene, robbed),
    purse(scene, seat),
    Number(amount),
    scene,
  );
  await change(event, scene);
  const number = purse(scene, seat);
  if (number) await motion.swell(number, scene.tempo);
}

const laid: Act = async (event, scene) => {
  const { seat, place, card: name } = event.parts;
  await look(scene, Math.min(Number(place), scene.view.row.length - 1));
  const from = (
    scene.find(`[data-hand="${String(name)}"]`) ?? scene.find(`[data-seat="${String(seat)}"] .person`)
  )?.getBoundingClientRect();
  const before = motion.where(places(scene));
  const held = hand(scene);
  await scene.change({ ...after(scene.view, event), ...sight(scene, place) });
  sound.play("card");
  const now = card(scene, place);
  const moves = [...hand(scene)].map(
    ([name, one]) => held.has(name) && motion.glide(one.card, held.get(name)!.box, scene.tempo),
  );
  await Promise.all([
    ...moves,
    motion.close(before, scene.tempo, motion.MS.room),
    now && from ? motion.lay(now, from, scene.tempo) : undefined,
  ]);
};

/** A card turns, and the table is another then. */
async function turn(place: unknown, to: Table, scene: Scene<Table>, tempo = scene.tempo): Promise<void> {
  sound.play("flip");
  const turned = async () => (await scene.change(to), card(scene, place)); // what can be explained is a button
  await motion.flip(card(scene, place)!, turned, tempo);
}

const opened: Act = async (event, scene) => {
  await mark(event.parts.place, scene);
  if (!card(scene, event.parts.place)) return change(event, scene);
  await turn(event.parts.place, after(scene.view, event), scene);
  const open = card(scene, event.parts.place);
  if (open) await motion.flare(open, scene.tempo);
};

/** A card that lay face down is turned and read before it goes; one that strikes back for longer. */
async function seen(event: EventInfo, scene: Scene<Table>): Promise<void> {
  const { place, card: name } = event.parts;
  const found = card(scene, place);
  if (!found || typeof name !== "string" || scene.view.row[Number(place)]?.at(-1)?.up !== false) return;
  await scene.linger(async (tempo) => {
    await turn(place, shown(scene.view, event), scene, tempo);
    await motion.run(card(scene, place) ?? found, [], TRAPS.includes(name) ? motion.MS.spring : motion.MS.read, tempo);
  });
}

/** What is gone breaks, and the row closes. */
async function gone(
  event: EventInfo,
  scene: Scene<Table>,
  breaks: (found: HTMLElement) => Promise<void>,
): Promise<void> {
  await look(scene, event.parts.place);
  await seen(event, scene);
  const found = card(scene, event.parts.place);
  if (found) await breaks(found);
  const before = motion.where(places(scene));
  await change(event, scene);
  motion.release(); // the one below is not broken
  await motion.close(before, scene.tempo);
}

const struck: Act = (event, scene) =>
  gone(event, scene, async (found) => {
    const by = card(scene, scene.view.current);
    if (by && by !== found) await motion.strike(by, found, scene.tempo);
    sound.play("blade");
    await motion.shatter(found, scene.tempo);
  });

const lit: Act = async (event, scene) => {
  await look(scene, event.parts.place);
  const found = card(scene, event.parts.place);
  if (found) await motion.flare(found, scene.tempo);
};

const ACTS: Record<string, Act> = {
  placed: laid,
  twin: laid,
  revealed: opened,
  eliminated: struck,
  discarded: (event, scene) =>
    gone(event, scene, async (found) => {
      await motion.flare(found, scene.tempo); // it is seen, and named, before it goes
      await motion.vanish(found, scene.tempo, motion.MS.fall);
    }),
  async kept(event, scene) {
    await mark(event.parts.place, scene);
    await fly(
      scene.find(`[data-seat="${String(event.parts.seat)}"] .person`),
      card(scene, event.parts.place),
      1,
      scene,
    );
    await change(event, scene);
  },
  async acts(event, scene) {
    await mark(event.parts.place, scene);
    await lit(event, scene);
  },
  took: (event, scene) => paid(event, scene, event.parts.place),
  gained: (event, scene) => paid(event, scene, scene.view.current),
  taken: (event, scene) => paid(event, scene, scene.view.current),
  stole: (event, scene) => paid(event, scene, scene.view.current),
  trapped: (event, scene) => paid(event, scene, scene.view.current),
  lost: change,
  copied: lit,
  activated: lit,
  replaced: lit,
  async bribed(event, scene) {
    sound.play("seal");
    await change(event, scene);
    await lit(event, scene);
  },
  async moved(event, scene) {
    await look(scene, event.parts.place);
    const before = stack(scene, event.parts.place)?.getBoundingClientRect();
    const others = motion.where(places(scene));
    await scene.change({ ...after(scene.view, event), ...sight(scene, event.parts.now) });
    sound.play("card");
    const now = card(scene, event.parts.now);
    await Promise.all([
      motion.close(others, scene.tempo),
      now && before ? motion.lay(now, before, scene.tempo) : undefined,
    ]);
  },
  async round(event, scene) {
    const before = scene.find(".first")?.getBoundingClientRect();
    await change(event, scene);
    const now = scene.find(".first");
    if (before && now) await motion.walk(now, before, scene.tempo);
  },
};

export const show: Show<RowView> = async (event, scene) => {
  await ACTS[event.event]?.(event, scene);
};
