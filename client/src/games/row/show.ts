/** How the events of the row are played: cards are laid, turned, struck and broken; coins fly; the mark of the card that acts walks. */
import * as motion from "../../kit/motion";
import { sound } from "../../kit/sound.svelte";
import { named } from "../../lib/named";
import type { Scene } from "../../stage/director.svelte";
import { after, shown, type Table } from "./changes";
import { SPAN, type RowEvent, type Told } from "./places";
import { TRAPS } from "./weighing";

type Play = Scene<Table>;
type Of<E extends RowEvent["event"]> = Extract<RowEvent, { event: E }>;

const stack = (scene: Play, place: number) => scene.find(`[data-stack="${place}"]`);
const card = (scene: Play, place: number | undefined) => scene.find(`[data-place="${place}"]`);
const purse = (scene: Play, seat: number) => scene.find(`[data-seat="${seat}"] .score`);
const places = (scene: Play) => scene.all(".row > li");
const hand = (scene: Play) =>
  new Map(scene.all("[data-hand]").map((card) => [card.dataset["hand"], { card, box: card.getBoundingClientRect() }]));
const change = (event: RowEvent, scene: Play) => scene.change(after(scene.view, event));

/** The places that a phone shows, with this one among them; it stays where it is if it can. */
function sight(scene: Play, place: number | undefined): Pick<Table, "sight"> {
  const first = scene.find(".lens [data-place]")?.dataset["place"];
  if (first === undefined || place === undefined) return {};
  const from = Number(first);
  return { sight: place >= from && place < from + SPAN ? from : Math.max(0, place - 1) };
}

/** On a phone a card comes into sight before anything happens to it. */
const look = (scene: Play, place: number | undefined) => scene.change({ ...scene.view, ...sight(scene, place) });

/** The mark goes to the card that is resolved. */
async function mark(place: number, scene: Play): Promise<void> {
  if (scene.view.current === place) return look(scene, place);
  if (place >= scene.view.row.length) return;
  const before = scene.find(".current .pointed")?.getBoundingClientRect();
  await scene.change({ ...scene.view, current: place, ...sight(scene, place) });
  const now = scene.find(".current .pointed");
  if (now && before) await motion.walk(now, before, scene.tempo);
}

/** Coins fly, ring as they land, and are counted. */
async function fly(from: Element | null, to: Element | null, count: number, scene: Play): Promise<void> {
  if (from && to && count > 0)
    await motion.coins(from, to, Math.min(count, 8), (nth) => sound.play("coin", nth), scene.tempo);
}

async function paid(event: RowEvent, scene: Play, place = scene.view.current): Promise<void> {
  const { seat, robbed, amount = 1 } = named(event);
  await look(scene, place);
  await fly(robbed === undefined ? card(scene, place) : purse(scene, robbed), purse(scene, seat!), amount, scene);
  await change(event, scene);
  const number = purse(scene, seat!);
  if (number) await motion.swell(number, scene.tempo);
}

async function laid(event: Of<"placed" | "twin" | "replaced">, scene: Play): Promise<void> {
  const { seat, place } = event.parts;
  const name = event.event === "twin" ? event.event : event.parts.card;
  await look(scene, Math.min(place, scene.view.row.length - 1));
  const from = (
    scene.find(`[data-hand="${name}"]`) ?? scene.find(`[data-seat="${seat}"] .person`)
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
}

/** A card turns, and the table is another then. */
async function turn(place: number, to: Table, scene: Play, tempo = scene.tempo): Promise<void> {
  sound.play("flip");
  const turned = async () => (await scene.change(to), card(scene, place)); // what can be explained is a button
  await motion.flip(card(scene, place)!, turned, tempo);
}

async function opened(event: Of<"revealed">, scene: Play): Promise<void> {
  const { place } = event.parts;
  await mark(place, scene);
  if (!card(scene, place)) return change(event, scene);
  await turn(place, after(scene.view, event), scene);
  const open = card(scene, place);
  if (open) await motion.flare(open, scene.tempo);
}

/** A card that lay face down is turned and read before it goes; one that strikes back for longer. */
async function seen({ place, card: name }: Told<"eliminated" | "discarded">, scene: Play): Promise<void> {
  const found = card(scene, place);
  if (!found || scene.view.row[place]?.at(-1)?.up !== false) return;
  await scene.linger(async (tempo) => {
    await turn(place, shown(scene.view, place, name), scene, tempo);
    await motion.run(card(scene, place) ?? found, [], TRAPS.includes(name) ? motion.MS.spring : motion.MS.read, tempo);
  });
}

/** Where the card that acts has left its place empty, none is lit: the one that comes to lie there has not acted. */
function darkened(place: number, { current, row }: Table): Pick<Table, "current"> | object {
  return place === current && row[place]?.length === 1 ? { current: undefined } : {};
}

/** What is gone breaks, and the row closes. */
async function gone(
  event: Of<"eliminated" | "discarded">,
  scene: Play,
  breaks: (found: HTMLElement) => Promise<void>,
): Promise<void> {
  const { place } = event.parts;
  await look(scene, place);
  await seen(event.parts, scene);
  const found = card(scene, place);
  if (found) await breaks(found);
  const before = motion.where(places(scene));
  await scene.change({ ...after(scene.view, event), ...darkened(place, scene.view) });
  motion.release(); // the one below is not broken
  await motion.close(before, scene.tempo);
}

const struck = (event: Of<"eliminated">, scene: Play) =>
  gone(event, scene, async (found) => {
    const by = card(scene, scene.view.current);
    if (by && by !== found) await motion.strike(by, found, scene.tempo);
    sound.play("blade");
    await motion.shatter(found, scene.tempo);
  });

const discarded = (event: Of<"discarded">, scene: Play) =>
  gone(event, scene, async (found) => {
    await motion.flare(found, scene.tempo); // it is seen, and named, before it goes
    await motion.vanish(found, scene.tempo, motion.MS.fall);
  });

async function kept(event: Of<"kept">, scene: Play): Promise<void> {
  const { seat, place } = event.parts;
  await mark(place, scene);
  await fly(scene.find(`[data-seat="${seat}"] .person`), card(scene, place), 1, scene);
  await change(event, scene);
}

async function lit(place: number, scene: Play): Promise<void> {
  await look(scene, place);
  const found = card(scene, place);
  if (found) await motion.flare(found, scene.tempo);
}

async function acts(place: number, scene: Play): Promise<void> {
  await mark(place, scene);
  await lit(place, scene);
}

async function bribed(event: Of<"bribed">, scene: Play): Promise<void> {
  sound.play("seal");
  await change(event, scene);
  await lit(event.parts.place, scene);
}

async function moved(event: Of<"moved">, scene: Play): Promise<void> {
  const { place, now: to } = event.parts;
  await look(scene, place);
  const before = stack(scene, place)?.getBoundingClientRect();
  const others = motion.where(places(scene));
  await scene.change({ ...after(scene.view, event), ...sight(scene, to) });
  sound.play("card");
  const now = card(scene, to);
  await Promise.all([
    motion.close(others, scene.tempo),
    now && before ? motion.lay(now, before, scene.tempo) : undefined,
  ]);
}

async function round(event: Of<"round">, scene: Play): Promise<void> {
  const before = scene.find(".first")?.getBoundingClientRect();
  await change(event, scene);
  const now = scene.find(".first");
  if (before && now) await motion.walk(now, before, scene.tempo);
}

export async function show(event: RowEvent, scene: Play): Promise<void> {
  switch (event.event) {
    case "placed":
    case "twin":
    case "replaced":
      return laid(event, scene);
    case "revealed":
      return opened(event, scene);
    case "eliminated":
      return struck(event, scene);
    case "discarded":
      return discarded(event, scene);
    case "kept":
      return kept(event, scene);
    case "acts":
      return acts(event.parts.place, scene);
    case "took":
      return paid(event, scene, event.parts.place);
    case "gained":
    case "taken":
    case "stole":
    case "trapped":
      return paid(event, scene);
    case "lost":
      return change(event, scene);
    case "copied":
    case "activated":
      return lit(event.parts.place, scene);
    case "bribed":
      return bribed(event, scene);
    case "moved":
      return moved(event, scene);
    case "round":
      return round(event, scene);
  }
}
