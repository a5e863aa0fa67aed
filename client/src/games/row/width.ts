/** How wide the cards of the row are: it never wraps, so they give way, and where that made them too small they overlap. */
export const WIDEST = 124;
const NARROWEST = 44;
const LEGIBLE = 104; // before they are smaller than this they overlap,
const SHOWN = 0.54; // as long as so much of each is seen
const SILL = 30 + 18 + 34; // with the room of the light above it, and of the mark
const TALL = 170 / 120;
export const FEW = 3; // cards of a hand that leave the row some of their room where there is little:
export const LENT = 48; // pixels
const MANY = 10; // places from which on all is closer together

/** Pixels between the cards, and at the front and the back, where cards are put. */
export function room(places: number): { gap: number; end: number } {
  return places > MANY ? { gap: 6, end: 34 } : { gap: 10, end: 46 };
}

/** In pixels, for so many places in a room. */
export function width(places: number, wide: number, high: number): number {
  const { gap, end } = room(places);
  const free = wide - 2 * (end + gap);
  const share = (free - (places - 1) * gap) / Math.max(1, places);
  const fanned = Math.min(LEGIBLE, free / (1 + SHOWN * Math.max(0, places - 1)));
  return Math.max(NARROWEST, Math.min(WIDEST, Math.max(share, fanned), (high - SILL) / TALL));
}

/** How far apart the middles of two places are. */
export function apart(places: number, wide: number, size: number): number {
  const { gap, end } = room(places);
  return Math.min(size + gap, (wide - 2 * (end + gap) - size) / Math.max(1, places - 1));
}

/** How far the middle of a place is from the middle of the row; -1 is the front, one more than the last the back. */
export function across(place: number, places: number, size: number, apart: number): number {
  const { gap, end } = room(places);
  const inside = Math.min(places - 1, Math.max(0, place)) - (places - 1) / 2;
  const outside = Math.sign(place - Math.min(places - 1, Math.max(0, place)));
  return inside * apart + outside * (size / 2 + gap + end / 2);
}
