import type { Folder } from "../folder";
import { about, aim, asking, round } from "../row/places";
import { show } from "../row/show";
import { weighs } from "../row/weighing";
import Board from "./Board.svelte";
import type { OriflammeMove, OriflammeView } from "./types";

export default { Board, about, aim, asking, round, show, weighs } satisfies Folder<OriflammeView, OriflammeMove>;
