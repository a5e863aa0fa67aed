import type { Ending } from "../endings";
import type { AblazeView } from "./types";

export default { scores: (view) => view.influence, mark: "round" } satisfies Ending<AblazeView>;
