import type { Folder } from "../folder";
import { about, aim, asking, besides, follows, round } from "../row/places";
import { show } from "../row/show";
import { harmless, weighs } from "../row/weighing";
import Board from "./Board.svelte";
import type { OriflammeEvent, OriflammeMove, OriflammeQuestion, OriflammeView } from "./types";

export default { Board, about, aim, asking, besides, follows, harmless, round, show, weighs } satisfies Folder<
  OriflammeView,
  OriflammeMove,
  OriflammeEvent,
  OriflammeQuestion
>;
