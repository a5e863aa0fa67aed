/** Why an answer is good or bad now, as figures of its reason. */
import type { Story } from "../../lib/story";
import { words } from "../../lib/words.svelte";
import type { Weighed } from "../folder";
import { games } from "../games.svelte";
import { isLast, owner, top, type RowCard, type RowEvent, type RowMove, type RowView } from "./places";

export const TRAPS = ["ambush", "trap"]; // the cards that strike back

/** A copied card loses nothing, and a trap that springs is what its owner laid it for. */
export function harmless({ event, parts }: RowEvent): boolean {
  return event === "copied" || (event === "eliminated" && TRAPS.includes(parts.card));
}
const SPENT = ["assassination", "substitution"]; // cards that are discarded after an attack in any case

type Holds = (beside: RowCard[][], view: RowView, me: number | null) => boolean;
const another: Holds = (beside, _, me) => beside.some((stack) => owner(top(stack)) !== me);

/** What must lie beside a card that is placed, or in the row, for the card's own reason to hold. */
const HOLDS: Record<string, Holds> = {
  lord: (beside, _, me) => beside.some((stack) => owner(top(stack)) === me),
  heir: (_, { row }) => !row.some((stack) => top(stack).up && top(stack).card === "heir"),
  soldier: another,
  spy: another,
  felon: another,
  shapeshifter: (beside) => beside.some((stack) => top(stack).up),
  substitution: (beside) => beside.length > 0,
  schemer: (beside) => beside.every((stack) => stack.length === 1),
  plan: (_, { row }, me) => row.some((stack) => top(stack).up && owner(top(stack)) === me),
  bribery: (_, { row }, me) => row.some((stack) => stack.length === 1 && top(stack).up && owner(top(stack)) !== me),
};

/** Which reasons for placing a card hold: its own not everywhere and not in the last round, and a card that strikes back
 * is not made safe by another on top of it. */
function placing(
  view: RowView,
  { kind, parts }: Extract<RowMove, { parts: { card: string } }>,
  me: number | null,
): Weighed {
  const at = kind === "place_front" ? -1 : kind === "place_back" ? view.row.length : parts.place;
  const beside = [at - 1, at + 1].flatMap((near) => (view.row[near] ? [view.row[near]] : []));
  const holds = !isLast(view) && (HOLDS[parts.card]?.(beside, view, me) ?? true);
  const below = kind === "place_on" && top(view.row[at]!).card === trapOf(view);
  return { ...(holds ? {} : { card: "" }), ...(below ? { kind: "" } : {}) };
}

/** In the last round nothing is gathered any more, and nothing will come every round. */
export function weighs(view: RowView, move: RowMove, story: Story): Weighed {
  const me = story.me ?? view.seat;
  if (move.kind === "target") return target(view, top(view.row[move.parts.place]!), me);
  if (move.kind === "steal") return robbery(view, move.parts.seat, me, story);
  if (move.kind === "place_front" || move.kind === "place_back" || move.kind === "place_on")
    return placing(view, move, me);
  if (!isLast(view)) return {};
  return { as: move.kind === "keep" || move.kind === "reveal" ? `last-${move.kind}` : move.kind.replaceAll("_", "-") };
}

/** What eliminating a card does; `trap`: it may be one, and whether the card that attacks would be lost to it. */
function target(view: RowView, one: RowCard, me: number | null): Weighed {
  const facts = owner(one) === me ? "own" : one.tokens > 0 ? "tokens" : one.up ? "up" : "hidden";
  const trap = mayBeTrap(view, one, me) ? (SPENT.includes(view.pending!.ability) ? "gone" : "yes") : "no";
  return { facts, trap, gain: games.option(view, trapOf(view)) };
}

/** The card that strikes back, and the option that says how hard. */
const trapOf = ({ game }: RowView): string => TRAPS.find((card) => games.info(game)?.cards.includes(card)) ?? "";

/** May a card be the one that strikes back? Not where the reader knows it, or knows where that one is. */
function mayBeTrap(view: RowView, { card, family }: RowCard, me: number | null): boolean {
  const open = [...view.discard[family]!, ...view.row.flat().map((one) => (one.family === family ? one.card : null))];
  return card === null && family !== me && !open.some((one) => one === trapOf(view));
}

function robbery({ influence }: RowView, robbed: number, me: number | null, story: Story): Weighed {
  const most = Math.max(...influence.filter((_, seat) => seat !== me));
  const facts = influence[robbed] === 0 ? "none" : influence[robbed] === most ? "lead" : "other";
  return { facts, ...words.parts(story.game, { robbed }, story.player) } as Weighed;
}
