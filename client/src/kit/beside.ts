/** Where something opens that belongs to a thing on the table. */
const ROOM = 8; // pixels to the thing, and to the edges
const ABOVE = 40; // pixels that it may be farther away, if it is above the thing then

interface Clear {
  within?: Element | null; // the part of the page that it keeps to
  free?: Iterable<Element>; // what it never covers, if it can be helped
  spare?: Iterable<Element>; // what it covers only where there is no other room
  home?: Element | null; // what it leaves only where there is no other room
}
type Spot = Pick<DOMRect, "left" | "top">;

const kept = (wanted: number, least: number, most: number): number => Math.max(least, Math.min(wanted, most));
const boxes = (some: Iterable<Element> = []): DOMRect[] => [...some].map((one) => one.getBoundingClientRect());

/** Put a box above a thing, else where it is nearest and covers neither the thing nor what is to stay free. Is it
 * above? */
export function beside(box: HTMLElement, thing: Element, { within, free, spare, home }: Clear = {}): boolean {
  const [at, own] = [thing.getBoundingClientRect(), box.getBoundingClientRect()];
  const edge = within?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
  const [clear, spared] = [[at, ...boxes(free)], boxes(spare)];
  const [middle, level] = [at.left + at.width / 2 - own.width / 2, at.top + at.height / 2 - own.height / 2];
  const [all, around] = [[...clear, ...spared], home?.getBoundingClientRect()];
  const lefts = [
    middle,
    edge.left,
    edge.right,
    ...(around ? [around.left, around.right - own.width] : []),
    ...all.flatMap((one) => [one.right + ROOM, one.left - own.width - ROOM]),
  ];
  const tops = [level, 0, innerHeight, ...all.flatMap((one) => [one.top - own.height - ROOM, one.bottom + ROOM])];
  const inside = ({ left, top }: Spot): Spot => ({
    left: kept(left, edge.left + ROOM, edge.right - own.width - ROOM),
    top: kept(top, ROOM, innerHeight - own.height - ROOM),
  });
  const isAbove = ({ top }: Spot) => top + own.height <= at.top;
  const far = (spot: Spot) => Math.hypot(spot.left - middle, spot.top - level) - (isAbove(spot) ? ABOVE : 0);
  const covered = (spot: Spot, some: DOMRect[]) => some.reduce((sum, one) => sum + overlap(spot, own, one), 0);
  const outside = (spot: Spot) => (around ? own.width * own.height - overlap(spot, own, around) : 0);
  const ranked = lefts
    .flatMap((left) => tops.map((top) => inside({ left, top })))
    .map((spot) => ({ spot, rank: [covered(spot, clear), outside(spot), covered(spot, spared), far(spot)] as const }));
  const { spot } = ranked.reduce((best, one) => (isBetter(one.rank, best.rank) ? one : best));
  box.style.left = `${spot.left}px`;
  box.style.top = `${spot.top}px`;
  return isAbove(spot);
}

/** The first figure that differs decides. */
function isBetter(one: readonly number[], other: readonly number[]): boolean {
  const differs = one.findIndex((figure, i) => figure !== other[i]);
  return differs >= 0 && one[differs]! < other[differs]!;
}

/** How much of a thing a box would cover, in square pixels. */
function overlap({ left, top }: Spot, { width, height }: DOMRect, one: DOMRect): number {
  const wide = Math.min(left + width, one.right) - Math.max(left, one.left);
  const high = Math.min(top + height, one.bottom) - Math.max(top, one.top);
  return Math.max(0, wide) * Math.max(0, high);
}
