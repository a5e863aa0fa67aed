/** Where something opens that belongs to a thing on the table. */
const ROOM = 8; // pixels to the thing, and to the edges

interface Clear {
  within?: Element | null; // the part of the page that it keeps to
  free?: Element | null; // what it never covers
}

/** Put a box above a thing, or below where there is no room; whether it is above. */
export function beside(box: HTMLElement, thing: Element, { within, free }: Clear = {}): boolean {
  const [at, own, kept] = [thing.getBoundingClientRect(), box.getBoundingClientRect(), free?.getBoundingClientRect()];
  const edge = within?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
  const left = Math.max(
    edge.left + ROOM,
    Math.min(at.left + at.width / 2 - own.width / 2, edge.right - own.width - ROOM),
  );
  const over = (top: number) =>
    kept !== undefined &&
    top < kept.bottom &&
    top + own.height > kept.top &&
    left < kept.right &&
    left + own.width > kept.left;
  const [high, low] = [at.top - own.height - ROOM, Math.min(at.bottom + ROOM, innerHeight - own.height - ROOM)];
  const above = high >= ROOM && !over(high);
  const under = over(low) ? Math.min(kept!.bottom + ROOM, innerHeight - own.height - ROOM) : low;
  box.style.left = `${left}px`;
  box.style.top = `${above || (over(low) && high >= ROOM) ? high : under}px`;
  return above;
}
