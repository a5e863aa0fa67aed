import type { Ending } from "../endings";
import { games } from "../games.svelte";
import Outcome from "./Outcome.svelte";
import type { ThroneView } from "./types";
import { points } from "./values";

export default {
  Outcome,
  scores: (view) => view.tableau.map((columns) => points(columns, games.option(view, "scoring"))),
  mark: "turn",
} satisfies Ending<ThroneView>;
