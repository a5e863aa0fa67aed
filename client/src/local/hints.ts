/** Hints by the module's search, from what the seat that is asked may know: as `bots/hint.py` finds them. */
import type { Hinted, HintedMove } from "$wire";
import { fromHex, type Rules } from "../engine/rules";
import { search, type Trees } from "../engine/search";
import { isMistake, judged } from "./judging";
import type { Hint, HintAsked } from "./thinker";

const MOST = 3; // moves of a hint,
const TRIED = 6; // the best of as many as a search finds most promising
const WEIGHT = 1000; // simulations to compare candidates, each by a search of its own; twice as many to find them
const EVEN = 0.06; // of a victory: chances are good to 3 points, so a smaller lead is none
const SAFE = 0.97; // where a win is as good as safe; more than that a search cannot tell
const MORE = 0.3; // points that are worth a word

/** The best answers at a record that is redacted for the seat, and why the first is; and one more that somebody thinks of,
 * and whether it is a mistake: as an analysis will judge it. */
export function hint(rules: Rules, trees: Trees, asked: Omit<HintAsked, "do">): Hint {
  const [found, { also }] = [weigh(rules, trees, asked), asked];
  const mistake = also !== null && isMistake(judged(rules, asked, found, also, WEIGHT));
  const short = (number: number): number => Math.round(1000 * number) / 1000;
  const moves = found.map(({ code, chance, points, others }) => ({
    code,
    chance: short(chance),
    points: short(points),
    others: short(others),
  }));
  return { moves, reason: reason(found), mistake };
}

/** A move, and the points that it brings its seat at once, as far as its game foretells them, and the others together. */
interface Promised extends HintedMove {
  gain: number;
  given: number;
}

/** The same moves, to all digits, with the one that its game measures others by. */
export function weigh(
  rules: Rules,
  trees: Trees,
  { record, seat, seats, codes, also }: Omit<HintAsked, "do">,
  weight = WEIGHT,
): HintedMove[] {
  const plan = { record, legal: codes.length, simulations: 2 * weight, seed: 0, choices: 0 };
  const { visits, wins } = search(trees, plan);
  const value = (i: number): number => wins[i]! / Math.max(visits[i]!, 1);
  const tried = [...codes.keys()]
    .sort((one, two) => visits[two]! - visits[one]! || value(two) - value(one))
    .slice(0, TRIED);
  const isNamed = (code: number): boolean => code === also || rules.naming.choice(code).move === rules.tables.measure;
  const wanted = new Set([...tried.map((i) => codes[i]!), ...codes.filter(isNamed)]);
  const atOnce = changes(rules, record, seat, codes);
  const promised = [...wanted].map((code) => ({
    ...outlook(rules, record, seat, seats, code, weight),
    ...atOnce[codes.indexOf(code)]!,
  }));
  return ranked(promised).filter(({ code }, nth) => nth < MOST || isNamed(code));
}

/** The points that each move brings its seat at once, and the others together; a sum that is open changes nothing. */
function changes(rules: Rules, record: Uint8Array, seat: number, codes: number[]): Pick<Promised, "gain" | "given">[] {
  const foretold = rules.forecasts(record);
  const { points: before = [] } = foretold ? (rules.board(record, seat) as { points?: number[] }) : {};
  return codes.map((_, i) => {
    const more = foretold?.[i]?.points?.map((after, one) => (after ?? before[one]!) - before[one]!) ?? [];
    const gain = more[seat] ?? 0;
    return { gain, given: more.reduce((sum, one) => sum + one, 0) - gain };
  });
}

/** Best first. Of moves that are about as good as the best, the one that brings most points at once; those that cost some
 * come last of all. Where the win is safe with several, or lost, the one that brings most points at the end. */
function ranked(promised: Promised[]): Promised[] {
  const best = Math.max(...promised.map(told));
  const even = promised.filter((one) => best - told(one) < EVEN && best < SAFE && best > 1 - SAFE);
  const most = Math.max(...even.map(({ gain }) => gain));
  const wasteful = even.filter(({ gain }) => gain < 0 && most >= 0);
  const order = (one: Promised): number[] => [
    Number(wasteful.includes(one)),
    Number(!even.includes(one)),
    even.includes(one) ? one.given - one.gain : 0,
    -told(one),
    -one.points,
  ];
  return promised
    .map((one) => ({ one, keys: order(one) }))
    .sort((a, b) => a.keys.map((key, i) => key - b.keys[i]!).find(Boolean) ?? 0)
    .map(({ one }) => one);
}

/** The chance as far as a search can tell it: beyond that, moves are as safe, or as hopeless, as each other. */
const told = ({ chance }: HintedMove): number => Math.min(Math.max(chance, 1 - SAFE), SAFE);

/** What a move promises, by a search after it. */
export function outlook(
  rules: Rules,
  record: Uint8Array,
  seat: number,
  seats: number,
  code: number,
  weight: number,
  seed = 0,
): HintedMove {
  const { module } = rules;
  return module.within(() => {
    const zeros = Array.from({ length: seats }, () => 0);
    const [search, nodes, shares, points] = [
      module.room("Search", 1),
      module.room("Node", weight + 2),
      module.lent("f64", zeros),
      module.lent("f64", zeros),
    ];
    module.clear(search, "Search");
    module.put("State", record);
    module.put("SearchSettings", fromHex(rules.tables.hint_settings));
    module.call("outlook", code, weight, seed, search, nodes, shares, points);
    const ends = module.list(points, "f64");
    const others = Math.max(...ends.filter((_, other) => other !== seat));
    return { code, chance: module.list(shares, "f64")[seat]!, points: ends[seat]!, others };
  });
}

/** Why the first is best: it hardly is, it brings more points, others get fewer, its chances are better; or it brings more
 * where the win is safe or lost anyway. Points are no reason where one loses some, or another gains more. */
export function reason([first, second]: HintedMove[]): Hinted["reason"] {
  const [one, two] = [told(first!), told(second!)];
  const [gain, deny] = [first!.points - second!.points, second!.others - first!.others];
  if (one === two && (one === SAFE || one === 1 - SAFE) && gain >= MORE) return one === SAFE ? "safe" : "lost";
  if (one - two < EVEN) return "even";
  if (Math.max(gain, deny) < MORE || Math.min(gain, gain + deny) < 0) return "odds";
  return gain >= deny ? "gain" : "deny";
}
