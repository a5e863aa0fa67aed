import type { Art, Drawing } from "../../../kit/art";
import sprite from "./cards.svg?raw";

const stays: Drawing = { opening: "lancet" };
const spent: Drawing = { opening: "rose" };

/** Characters stand in a lancet; intrigues, which are spent, in a rose. */
export const art: Art = {
  game: "oriflamme",
  sprite,
  cards: {
    lord: stays,
    archer: stays,
    heir: stays,
    shapeshifter: stays,
    soldier: stays,
    spy: stays,
    conspiracy: spent,
    ambush: spent,
    decree: spent,
    assassination: spent,
  },
};
