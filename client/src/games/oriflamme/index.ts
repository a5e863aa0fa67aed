import type { Folder } from "../folder";
import { about, round, target } from "../row/places";
import { show } from "../row/show";
import Board from "./Board.svelte";
import type { OriflammeMove, OriflammeView } from "./types";

export default { Board, about, round, show, target } satisfies Folder<OriflammeView, OriflammeMove>;
