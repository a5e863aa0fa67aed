import type { Ending } from "../endings";
import Outcome from "./Outcome.svelte";
import type { IntriguesEvent, IntriguesView } from "./types";

export default { Outcome } satisfies Ending<IntriguesView, IntriguesEvent>;
