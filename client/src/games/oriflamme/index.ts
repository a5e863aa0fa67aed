import type { Folder } from "../folder";
import { about, round, target } from "../row/places";
import Board from "./Board.svelte";
import type { OriflammeMove, OriflammeView } from "./types";

export default { Board, about, round, target } satisfies Folder<OriflammeView, OriflammeMove>;
