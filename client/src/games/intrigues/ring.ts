/** The ring of the city (INT-2), and who lies where in it. */
import type { Glass } from "../../kit/art";
import type { PlacedCard, PlaceName } from "./types";

export const RING = ["alley", "square", "police", "factory"] as const; // along the arrows; the first two on top
export const GLASS: Record<PlaceName, Glass> = {
  alley: "amethyst",
  square: "amber",
  police: "sapphire",
  factory: "copper",
};

/** Where the arrow leads. */
export function next(at: PlaceName): PlaceName {
  return RING[(RING.indexOf(at) + 1) % RING.length]!;
}

/** A card, its number in its location, and where it stands there. */
export interface Standing {
  one: PlacedCard;
  i: number;
  slot: number; // from the left, 1 for each card
}

const CHAINED = 0.6; // how far a prisoner stands from whoever is before it

/** The cards of a location as they are laid out: in order of arrival, but prisoners beside their Detective. */
export function laidOut(people: PlacedCard[]): Standing[] {
  const all = people.map((one, i) => ({ one, i }));
  const held = all.filter(({ one }) => one.held);
  const free = all.filter(({ one }) => !one.held);
  const guard = free.findIndex(({ one }) => one.who === "detective");
  return standing(guard < 0 ? all : [...free.slice(0, guard + 1), ...held, ...free.slice(guard + 1)]);
}

/** Side by side, prisoners behind their guard. */
function standing(people: Omit<Standing, "slot">[]): Standing[] {
  let slot = -1;
  return people.map((one, nth) => ({ ...one, slot: (slot += one.one.held && nth > 0 ? CHAINED : 1) }));
}
