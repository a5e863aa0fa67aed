/** How things move: short flights on the Web Animations API, of transform and opacity alone. Who asked for less
 * motion sees fades. */

/** Milliseconds at speed 1. */
export const MS = {
  lay: 560, // hand to row
  settle: 160,
  room: 300, // the row makes room
  coin: 460,
  apart: 90, // one coin after the other
  flip: 620,
  flare: 420,
  walk: 380, // of a mark from card to card
  blow: 300,
  crack: 130,
  fall: 760, // the panes
  read: 600, // a card that goes is seen first
  spring: 1000, // and longer if it strikes back
  close: 320, // the row closes
  unroll: 220, // the question comes
  roll: 140, // and goes
  fade: 160, // in place of any travel, where less motion is wished
} as const;

export interface Tempo {
  speed?: number; // 2: twice as fast; Infinity: at once
}
interface Timing extends Tempo {
  delay?: number;
  easing?: string;
  fill?: FillMode;
}

const OUT = "cubic-bezier(.16,.84,.3,1)";
const IN = "cubic-bezier(.6,0,.9,.4)";
const BOTH = "cubic-bezier(.45,.05,.3,1)";
const running = new Set<Animation>();
const holding = new Set<Animation>(); // arrived, and keep what they move where it is

/** What a time becomes at a speed. */
export function paced(ms: number, speed = 1): number {
  return speed > 0 ? ms / speed : ms;
}

/** Does the player wish for less motion? */
export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** End everything that is on its way, as if it had arrived. */
export function hurry(): void {
  for (const animation of running) animation.finish();
}

/** Let everything go that is still held out of sight or on its edge: the table is drawn as it stands. */
export function release(): void {
  for (const animation of holding) animation.cancel();
  holding.clear();
}

/** Play frames on an element; a cancelled animation has arrived, too. */
export async function run(
  element: Element,
  frames: Keyframe[],
  ms: number,
  { speed = 1, delay = 0, easing = "linear", fill = "backwards" }: Timing = {},
): Promise<Animation> {
  const animation = element.animate(frames, { duration: paced(ms, speed), delay: paced(delay, speed), easing, fill });
  running.add(animation);
  if (fill !== "backwards") holding.add(animation);
  await animation.finished.catch(() => undefined);
  running.delete(animation);
  return animation;
}

/** Comes into sight. */
export async function appear(element: Element, { speed }: Tempo = {}, ms: number = MS.fade): Promise<void> {
  await run(element, [{ opacity: 0 }, { opacity: 1 }], ms, { speed });
}

/** Goes out of sight, and stays so until it is removed. */
export async function vanish(element: Element, { speed }: Tempo = {}, ms: number = MS.fade): Promise<void> {
  await run(element, [{ opacity: 1 }, { opacity: 0 }], ms, { speed, fill: "forwards" });
}

/** Where a rectangle lies, seen from another, in lengths of one that is drawn larger than laid out. */
function offset(from: DOMRect, to: DOMRect, zoomed = 1): { x: number; y: number } {
  return {
    x: (from.left + from.width / 2 - to.left - to.width / 2) / zoomed,
    y: (from.top + from.height / 2 - to.top - to.height / 2) / zoomed,
  };
}

/** How much larger something is drawn than it was laid out: what holds it may be scaled. */
function zoom(element: Element, drawn: DOMRect): number {
  return drawn.width / (element as HTMLElement).offsetWidth || 1;
}

/** A card that already lies in its place flies there from where it was: it lifts, lands and settles. */
export async function lay(card: Element, from: DOMRect, { speed }: Tempo = {}): Promise<void> {
  if (calm()) return appear(card, { speed });
  const to = card.getBoundingClientRect();
  const { x, y } = offset(from, to, zoom(card, to));
  const scale = to.width ? from.width / to.width : 1;
  const flight = [
    { transform: `translate(${x}px, ${y}px) scale(${scale})` },
    {
      transform: `translate(${x * 0.6}px, ${y * 0.62 - 40}px) scale(${(scale + 1.14) / 2}) rotate(5deg)`,
      offset: 0.35,
      easing: "ease-in-out",
    },
    { transform: `translate(${x * 0.12}px, ${y * 0.1 - 16}px) scale(1.09) rotate(-2deg)`, offset: 0.78 },
    { transform: "none" },
  ];
  await run(card, flight, MS.lay, { speed, easing: OUT });
  await run(
    card,
    [{ transform: "none" }, { transform: "scale(1.05, .95)", offset: 0.3 }, { transform: "none" }],
    MS.settle,
    { speed },
  );
}

/** A copy of a card flies to where the card lies, from where it comes, and joins it. */
export async function join(card: HTMLElement, from: DOMRect, tempo: Tempo = {}): Promise<void> {
  const copy = card.cloneNode(true) as HTMLElement;
  for (const name of Object.keys(copy.dataset)) delete copy.dataset[name];
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  copy.style.cssText = "position:absolute;inset:0;z-index:3";
  card.after(copy);
  await lay(copy, from, tempo);
  copy.remove();
}

/** The whole card turns; at its edge `turn` changes what it shows, and returns the card if it is drawn anew. */
export async function flip(
  card: Element,
  turn: () => void | Promise<Element | null | void>,
  { speed }: Tempo = {},
): Promise<void> {
  if (calm()) {
    await run(card, [{ opacity: 1 }, { opacity: 0.1 }], MS.fade / 2, { speed });
    const turned = (await turn()) ?? card;
    await run(turned, [{ opacity: 0.1 }, { opacity: 1 }], MS.fade / 2, { speed });
    return;
  }
  const edge = (degrees: number) => ({
    transform: `perspective(900px) translateY(-14px) scale(1.06) rotateY(${degrees}deg)`,
  });
  const flat = { transform: "perspective(900px) rotateY(0deg)" };
  const away = await run(card, [flat, edge(90)], MS.flip / 2, { speed, easing: "ease-in", fill: "both" });
  const turned = (await turn()) ?? card;
  const back = run(turned, [edge(-90), flat], MS.flip / 2, { speed, easing: "ease-out" });
  away.cancel();
  await back;
}

/** Light floods over a card that has just opened. */
export async function flare(card: HTMLElement, { speed }: Tempo = {}): Promise<void> {
  const light = over(card.getBoundingClientRect());
  light.style.cssText += ";border-radius:7px;background:radial-gradient(#fff6da,rgb(255 224 150 / .5))";
  await run(light, [{ opacity: 0.85 }, { opacity: 0 }], MS.flare, { speed, easing: "ease-out" });
  light.remove();
}

/** A card lunges at another and comes back. */
export async function strike(card: Element, at: Element, { speed }: Tempo = {}): Promise<void> {
  if (calm()) return void (await run(card, [{ opacity: 1 }, { opacity: 0.6 }, { opacity: 1 }], MS.fade, { speed }));
  const own = card.getBoundingClientRect();
  const { x, y } = offset(at.getBoundingClientRect(), own, zoom(card, own));
  const far = Math.hypot(x, y) || 1;
  const reach = Math.min(far * 0.45, 90) / far;
  const lunge = {
    transform: `translate(${x * reach}px, ${y * reach}px) rotate(${x < 0 ? -4 : 4}deg)`,
    offset: 0.45,
    easing: "cubic-bezier(.2,.8,.4,1)",
  };
  await run(card, [{ transform: "none", easing: IN }, lunge, { transform: "none" }], MS.blow, { speed });
}

/** Panes of a broken window: each a corner of the middle and two of the edge, in per cent. */
const MIDDLE = [46, 44] as const;
const EDGE = [
  [0, 0],
  [38, 0],
  [80, 0],
  [100, 24],
  [100, 66],
  [84, 100],
  [44, 100],
  [0, 100],
  [0, 62],
  [0, 24],
] as const;

function pane(card: HTMLElement, i: number): HTMLElement {
  const [here, next] = [EDGE[i]!, EDGE[(i + 1) % EDGE.length]!];
  const shard = document.createElement("div");
  const copy = card.cloneNode(true) as HTMLElement;
  copy.removeAttribute("id");
  copy.setAttribute("aria-hidden", "true");
  shard.append(copy);
  const corners = [MIDDLE, here, next].map((corner) => `${corner.join("% ")}%`);
  shard.style.cssText = `position:absolute;inset:0;clip-path:polygon(${corners.join()})`;
  return shard;
}

/** How a pane falls: out of the lead, then down. */
function fallen(i: number, height: number): Keyframe[] {
  const [here, next] = [EDGE[i]!, EDGE[(i + 1) % EDGE.length]!];
  const x = (MIDDLE[0] + here[0] + next[0]) / 3 - 50;
  const y = (MIDDLE[1] + here[1] + next[1]) / 3 - 50;
  const turn = ((i * 67) % 41) - 20;
  return [
    { transform: "none", opacity: 1, easing: "cubic-bezier(.1,.7,.4,1)" },
    {
      transform: `translate(${x * 0.9}px, ${y * 0.8 - 10}px) rotate(${turn}deg)`,
      opacity: 1,
      offset: 0.32,
      easing: IN,
    },
    { transform: `translate(${x * 2.6}px, ${y * 1.4 + height * 1.3}px) rotate(${turn * 5}deg) scale(.7)`, opacity: 0 },
  ];
}

/** The glass cracks and its panes fall. The card stays out of sight until it is removed. */
export async function shatter(card: HTMLElement, { speed }: Tempo = {}): Promise<void> {
  if (calm()) return vanish(card, { speed });
  const box = card.getBoundingClientRect();
  await run(
    card,
    [
      { transform: "none" },
      { transform: "translateX(-4px) rotate(-1.5deg)" },
      { transform: "translateX(4px) rotate(1.5deg)" },
      { transform: "none" },
    ],
    MS.crack,
    { speed },
  );
  const holder = over(box);
  const panes = EDGE.map((_, i) => pane(card, i));
  holder.append(...panes);
  const gone = vanish(card, { speed: Infinity });
  await Promise.all([
    gone,
    ...panes.map((one, i) => run(one, fallen(i, box.height), MS.fall, { speed, delay: (i % 5) * 14, fill: "both" })),
  ]);
  holder.remove();
}

/** Coins hop from one place to another; `landed` is told of each, to count and to ring. */
export async function coins(
  from: Element,
  to: Element,
  count: number,
  landed: (nth: number) => void,
  { speed }: Tempo = {},
): Promise<void> {
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const size = Math.max(18, Math.min(end.height || 30, 34));
  const flights = Array.from({ length: count }, async (_, nth) => {
    const coin = over(
      new DOMRect(start.left + start.width / 2 - size / 2, start.top + start.height / 2 - size / 2, size, size),
    );
    coin.innerHTML = '<svg viewBox="0 0 40 40" width="100%" height="100%"><use href="#kit-token"/></svg>';
    await run(
      coin,
      calm() ? [{ opacity: 1 }, { opacity: 0 }] : hop(offset(end, start), nth),
      calm() ? MS.fade : MS.coin,
      { speed, delay: nth * (calm() ? MS.apart / 2 : MS.apart), fill: "both" },
    );
    coin.remove();
    landed(nth);
  });
  await Promise.all(flights);
}

function hop({ x, y }: { x: number; y: number }, nth: number): Keyframe[] {
  return [
    { transform: "scale(1.1)", easing: "cubic-bezier(.3,0,.5,1)" },
    {
      transform: `translate(${x * 0.45 + nth * 14}px, ${y * 0.5 - 90}px) scale(1.7) rotate(200deg)`,
      offset: 0.5,
      easing: "cubic-bezier(.5,0,.8,.6)",
    },
    { transform: `translate(${x}px, ${y}px) rotate(360deg)` },
  ];
}

const SWOLLEN = 20; // pixels that something may be wider: it stays on the board

/** A number that has just changed swells, or a seat. */
export async function swell(number: Element, { speed }: Tempo = {}): Promise<void> {
  if (calm()) return;
  const scale = 1 + Math.min(0.25, SWOLLEN / number.getBoundingClientRect().width);
  await run(number, [{ transform: "none" }, { transform: `scale(${scale})` }, { transform: "none" }], MS.unroll, {
    speed,
  });
}

/** A mark, already over its new card or person, walks there from where it was. */
export async function walk(mark: Element, from: DOMRect, { speed }: Tempo = {}): Promise<void> {
  if (calm()) return appear(mark, { speed });
  const to = mark.getBoundingClientRect();
  const { x, y } = offset(from, to, zoom(mark, to));
  const way = [
    { transform: `translate(${x}px, ${y}px)` },
    { transform: `translate(${x / 2}px, ${y / 2 - 34}px) rotate(-9deg)`, offset: 0.5 },
    { transform: "none" },
  ];
  await run(mark, way, MS.walk, { speed, easing: OUT });
}

/** Where things stand that are placed by transform; `close` then moves them from there. */
export function where(elements: Iterable<Element>): Map<Element, string> {
  return new Map([...elements].map((element) => [element, getComputedStyle(element).transform]));
}

/** What stood elsewhere before slides to where it stands now: the row makes room, or closes. */
export async function close(before: Map<Element, string>, { speed }: Tempo = {}, ms: number = MS.close): Promise<void> {
  if (calm()) return;
  const moves = [...before].map(async ([element, from]) => {
    const to = getComputedStyle(element).transform;
    if (element.isConnected && from !== to)
      await run(element, [{ transform: from }, { transform: to }], ms, { speed, easing: BOTH });
  });
  await Promise.all(moves);
}

/** What was drawn elsewhere before, in another size, glides to where it is drawn now. */
export async function glide(
  element: Element,
  from: DOMRect,
  { speed }: Tempo = {},
  ms: number = MS.room,
): Promise<void> {
  if (calm()) return;
  const to = element.getBoundingClientRect();
  const { x, y } = offset(from, to);
  if (x || y)
    await run(
      element,
      [{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` }, { transform: "none" }],
      ms,
      { speed, easing: BOTH },
    );
}

/** The style of what lies over the page where a box does, and is in nobody's way. */
export function laid({ left, top, width, height }: DOMRect): string {
  return `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px;pointer-events:none`;
}

/** An empty box over the page, where something lies. */
function over(box: DOMRect): HTMLElement {
  const layer = document.createElement("div");
  layer.setAttribute("aria-hidden", "true");
  layer.style.cssText = `${laid(box)};z-index:50`;
  document.body.append(layer);
  return layer;
}
