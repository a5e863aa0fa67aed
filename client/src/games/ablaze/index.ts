import type { Folder } from "../folder";
import { about, target } from "../row/places";
import Board from "./Board.svelte";
import type { AblazeMove, AblazeView } from "./types";

export default { Board, about, target } satisfies Folder<AblazeView, AblazeMove>;
