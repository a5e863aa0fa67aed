import type { Art, Drawing } from "../../../kit/art";
import sprite from "./cards.svg?raw";

const stays: Drawing = { opening: "ogee" };
const spent: Drawing = { opening: "rose" };

/** Characters stand before fire in an ogee; intrigues, which are spent, in a rose. */
export const art: Art = {
  game: "ablaze",
  sprite,
  cards: {
    prince: stays,
    twin: stays,
    queen: stays,
    cutthroat: stays,
    apothecary: stays,
    felon: stays,
    schemer: stays,
    substitution: spent,
    plan: spent,
    trap: spent,
    bribery: spent,
  },
};
