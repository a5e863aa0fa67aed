/** Where something opens that belongs to a thing on the table. */
const ROOM = 8; // pixels to the thing, and to the edge of the page

/** Put a box above a thing, or below where there is no room; never beyond the edge. */
export function beside(box: HTMLElement, thing: Element): void {
  const [at, own] = [thing.getBoundingClientRect(), box.getBoundingClientRect()];
  const left = at.left + at.width / 2 - own.width / 2;
  const top = at.top - own.height - ROOM;
  box.style.left = `${Math.max(ROOM, Math.min(left, innerWidth - own.width - ROOM))}px`;
  box.style.top = `${top < ROOM ? Math.min(at.bottom + ROOM, innerHeight - own.height - ROOM) : top}px`;
}
