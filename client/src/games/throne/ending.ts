import type { Ending } from "../endings";
import Outcome from "./Outcome.svelte";
import type { ThroneEvent, ThroneView } from "./types";

export default {
  Outcome,
  scores: (view) => view.points,
  mark: "turn",
} satisfies Ending<ThroneView, ThroneEvent>;
