import type { Ending } from "../endings";
import Outcome from "./Outcome.svelte";
import type { ThroneView } from "./types";

export default {
  Outcome,
  scores: (view) => view.points,
  mark: "turn",
} satisfies Ending<ThroneView>;
