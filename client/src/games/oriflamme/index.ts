import type { Folder } from "../folder";
import Board from "../row/Board.svelte";
import { about, target } from "../row/places";
import type { OriflammeMove, OriflammeView } from "./types";

export default { Board, about, target } satisfies Folder<OriflammeView, OriflammeMove>;
