/** How wide the cards of the row are: it never wraps, so they give way. */
export const GAP = 10; // pixels between cards
export const END = 46; // the front and the back, where cards are put
const WIDEST = 124;
const NARROWEST = 36;
const SILL = 30 + 18 + 34; // with the room of the light above it, and of the crown
const TALL = 170 / 120;

/** In pixels, for so many places in a room. */
export function width(places: number, wide: number, high: number): number {
  const share = (wide - 2 * END - (places + 1) * GAP) / Math.max(1, places);
  return Math.max(NARROWEST, Math.min(WIDEST, share, (high - SILL) / TALL));
}

/** How far the middle of a place is from the middle of the row. */
export function across(place: number, places: number, size: number): number {
  return (place - (places - 1) / 2) * (size + GAP);
}
