import type { Art, Glass } from "../../../kit/art";
import cards from "./cards.svg?raw";
import places from "./places.svg?raw";

/** Stepped windows of the city; the places are drawn as `intrigues-PLACE`, 240 by 160. */
export const art: Art = {
  game: "intrigues",
  sprite: cards + places,
  back: "indigo",
  cards: {
    spy: { opening: "deco", glass: "amethyst" },
    killer: { opening: "deco", glass: "ruby" },
    beggar: { opening: "deco", glass: "olive" },
    barman: { opening: "deco", glass: "copper" },
    governor: { opening: "deco", glass: "indigo" },
    detective: { opening: "deco", glass: "teal" },
    coachman: { opening: "deco", glass: "emerald" },
  },
};

/** The glass of each place. */
export const placeGlass: Record<string, Glass> = { alley: "amethyst", square: "amber", police: "sapphire", factory: "copper" };
