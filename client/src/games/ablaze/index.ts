import type { Folder } from "../folder";
import { about, aim, asking, besides, round } from "../row/places";
import { show } from "../row/show";
import { follows, harmless, sprung, weighs } from "../row/weighing";
import Board from "./Board.svelte";
import type { AblazeEvent, AblazeMove, AblazeQuestion, AblazeView } from "./types";

export default {
  Board,
  about,
  aim,
  asking,
  besides,
  follows,
  harmless,
  round,
  show,
  stays: sprung,
  weighs,
  objects: ["twin_front", "twin_back"],
} satisfies Folder<AblazeView, AblazeMove, AblazeEvent, AblazeQuestion>;
