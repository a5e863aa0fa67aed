import type { Ending } from "../endings";
import type { AblazeEvent, AblazeView } from "./types";

export default { scores: (view) => view.influence, mark: "round" } satisfies Ending<AblazeView, AblazeEvent>;
