/** Hints by the module's search, from what the seat that is asked may know: as `bots/hint.py` finds them. */
import type { Hinted, HintedMove } from "$wire";
import { fromHex, type Rules } from "../engine/rules";
import { search, type Trees } from "../engine/search";
import type { HintAsked } from "./thinker";

const MOST = 3; // moves of a hint
const GLANCE = 2000; // simulations to find the candidates,
const WEIGHT = 1000; // and to compare them, each by a search of its own
const EVEN = 0.02; // of a victory; a smaller lead is none
const MORE = 0.3; // points that are worth a word

/** The best answers at a record that is redacted for the seat; and one more that somebody thinks of. */
export function hint(
  rules: Rules,
  trees: Trees,
  { record, seat, seats, codes, also }: Omit<HintAsked, "do">,
): Pick<Hinted, "moves" | "reason"> {
  const { visits, wins } = search(trees, { record, legal: codes.length, simulations: GLANCE, seed: 0, choices: 0 });
  const value = (i: number): number => wins[i]! / Math.max(visits[i]!, 1);
  const tried = [...codes.keys()]
    .sort((one, two) => visits[two]! - visits[one]! || value(two) - value(one))
    .slice(0, MOST);
  const wanted = tried.map((i) => codes[i]!);
  if (also !== null && !wanted.includes(also)) wanted.push(also);
  const moves = wanted
    .map((code) => outlook(rules, record, seat, seats, code))
    .sort((one, two) => two.chance - one.chance);
  return { moves, reason: reason(moves) };
}

function outlook(rules: Rules, record: Uint8Array, seat: number, seats: number, code: number): HintedMove {
  const { module } = rules;
  return module.within(() => {
    const zeros = Array.from({ length: seats }, () => 0);
    const [search, nodes, shares, points] = [
      module.room("Search", 1),
      module.room("Node", WEIGHT + 2),
      module.lent("f64", zeros),
      module.lent("f64", zeros),
    ];
    module.clear(search, "Search");
    module.put("State", record);
    module.put("SearchSettings", fromHex(rules.tables.hint_settings));
    module.call("outlook", code, WEIGHT, 0, search, nodes, shares, points);
    const ends = module.list(points, "f64");
    const others = Math.max(...ends.filter((_, other) => other !== seat));
    const [chance, own, best] = [module.list(shares, "f64")[seat]!, ends[seat]!, others].map(
      (number) => Math.round(1000 * number) / 1000,
    ) as [number, number, number];
    return { code, chance, points: own, others: best };
  });
}

/** Why the first is best: it hardly is, it brings more points, others get fewer, or its chances are better. */
function reason([first, second]: HintedMove[]): Hinted["reason"] {
  if (first!.chance - second!.chance < EVEN) return "even";
  const [gain, deny] = [first!.points - second!.points, second!.others - first!.others];
  if (Math.max(gain, deny) < MORE) return "odds";
  return gain >= deny ? "gain" : "deny";
}
