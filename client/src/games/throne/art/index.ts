import type { Art } from "../../../kit/art";
import sprite from "./cards.svg?raw";

/** Round arches, the glass running cold to hot from 1 to 9. */
export const art: Art = {
  game: "throne",
  sprite,
  back: "smoke",
  cards: {
    general: { opening: "round", glass: "indigo" },
    prophet: { opening: "round", glass: "sapphire" },
    jester: { opening: "round", glass: "teal" },
    assassin: { opening: "round", glass: "emerald" },
    judge: { opening: "round", glass: "olive" },
    minstrel: { opening: "round", glass: "amber" },
    alchemist: { opening: "round", glass: "copper" },
    queen: { opening: "round", glass: "rose" },
    king: { opening: "round", glass: "ruby" },
    end: { opening: "round", glass: "smoke" },
  },
};
