import type { Folder } from "../folder";
import { about, round, target } from "../row/places";
import { show } from "../row/show";
import Board from "./Board.svelte";
import type { AblazeMove, AblazeView } from "./types";

export default { Board, about, round, show, target, objects: ["twin_front", "twin_back"] } satisfies Folder<AblazeView, AblazeMove>;
