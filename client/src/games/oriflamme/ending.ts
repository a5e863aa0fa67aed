import type { Ending } from "../endings";
import type { OriflammeEvent, OriflammeView } from "./types";

export default { scores: (view) => view.influence, mark: "round" } satisfies Ending<OriflammeView, OriflammeEvent>;
