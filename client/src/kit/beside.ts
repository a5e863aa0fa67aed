/** Where something opens that belongs to a thing on the table. */
const ROOM = 8; // pixels to the thing, and to the edges

interface Clear {
  within?: Element | null; // the part of the page that it keeps to
  free?: Element | null; // what it never covers
}
type Spot = Pick<DOMRect, "left" | "top">;

const kept = (wanted: number, least: number, most: number): number => Math.max(least, Math.min(wanted, most));

/** Put a box above a thing; else below it, or at its side, where it covers neither the thing nor what is to stay free.
 * Is it above? */
export function beside(box: HTMLElement, thing: Element, { within, free }: Clear = {}): boolean {
  const [at, own] = [thing.getBoundingClientRect(), box.getBoundingClientRect()];
  const edge = within?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
  const clear = [at, free?.getBoundingClientRect()].filter((one) => one !== undefined);
  const left = kept(at.left + at.width / 2 - own.width / 2, edge.left + ROOM, edge.right - own.width - ROOM);
  const top = kept(at.top + at.height / 2 - own.height / 2, ROOM, innerHeight - own.height - ROOM);
  const above = { left, top: at.top - own.height - ROOM };
  const below = { left, top: at.bottom + ROOM };
  const spots: Spot[] = [above, below, { left: at.right + ROOM, top }, { left: at.left - own.width - ROOM, top }];
  const past = clear.map(({ bottom }) => ({ left, top: bottom + ROOM })); // below whatever is to stay free
  const fits = (spot: Spot) => isInside(spot, own) && !clear.some((one) => covers(spot, own, one));
  const found = [...spots, ...past].find(fits) ?? { left, top: kept(below.top, ROOM, innerHeight - own.height - ROOM) };
  box.style.left = `${found.left}px`;
  box.style.top = `${found.top}px`;
  return found === above;
}

function isInside({ left, top }: Spot, { width, height }: DOMRect): boolean {
  return left >= 0 && top >= ROOM && left + width <= innerWidth && top + height <= innerHeight - ROOM;
}

function covers({ left, top }: Spot, { width, height }: DOMRect, one: DOMRect): boolean {
  return left < one.right && left + width > one.left && top < one.bottom && top + height > one.top;
}
