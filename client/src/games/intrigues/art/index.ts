import type { Art } from "../../../kit/art";
import cards from "./cards.svg?raw";
import places from "./places.svg?raw";
import table from "./table.svg?raw";

/**
 * Stepped windows of the city. Besides the cards: the places, `intrigues-PLACE`, 240 by 160; `intrigues-lamp-lit` and
 * `-lamp-out`, 50 by 62; `intrigues-arrow`, 64 by 64; `intrigues-chain`, 44 by 20; `intrigues-hub`, 150 by 150.
 */
export const art: Art = {
  game: "intrigues",
  sprite: cards + places + table,
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
