/** How wide the cards of the row are: it never wraps, so they give way. */
const WIDEST = 124;
const NARROWEST = 36;
const SILL = 30 + 18 + 34; // with the room of the light above it, and of the crown
const TALL = 170 / 120;
const MANY = 10; // places from which on all is closer together

/** Pixels between the cards, and at the front and the back, where cards are put. */
export function room(places: number): { gap: number; end: number } {
  return places > MANY ? { gap: 6, end: 34 } : { gap: 10, end: 46 };
}

/** In pixels, for so many places in a room. */
export function width(places: number, wide: number, high: number): number {
  const { gap, end } = room(places);
  const share = (wide - 2 * end - (places + 1) * gap) / Math.max(1, places);
  return Math.max(NARROWEST, Math.min(WIDEST, share, (high - SILL) / TALL));
}

/** How far the middle of a place is from the middle of the row. */
export function across(place: number, places: number, size: number): number {
  return (place - (places - 1) / 2) * (size + room(places).gap);
}
