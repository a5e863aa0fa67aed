/** Who gained what in a round, as everybody has seen it happen. */
import type { EventInfo } from "$wire";
import { named } from "./named";

const ENDS = ["round", "ended"]; // the events before which a round is over

/** What each seat gained or lost in the round that ends before an event; nothing where none ends. */
export function gains(told: EventInfo[], at: number, signs: Record<string, number>): Record<number, number> {
  if (!ENDS.includes(told[at]!.event)) return {};
  const purse: Record<number, number> = {};
  for (let i = at - 1; i >= 0 && !ENDS.includes(told[i]!.event); i--)
    count(told[i]!, signs[told[i]!.event] ?? 0, purse);
  return Object.fromEntries(Object.entries(purse).filter(([, amount]) => amount !== 0));
}

/** What an event puts into purses and takes from them; where it names no amount, it is 1. */
function count(event: EventInfo, sign: number, purse: Record<number, number>): void {
  const { seat, robbed, amount = 1 } = named(event);
  if (sign) purse[seat!] = (purse[seat!] ?? 0) + sign * amount;
  if (sign && robbed !== undefined) purse[robbed] = (purse[robbed] ?? 0) - amount;
}
