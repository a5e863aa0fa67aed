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

const SPRUNG = ["ORI-32", "ABL-24"]; // the rules by which they take the card that attacked

/** Has one of them taken the reader's own card? */
export function sprung({ event, rule, parts }: RowEvent, me: number | null): boolean {
  return event === "discarded" && SPRUNG.includes(rule) && parts.family === me;
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
  story: Story,
): Weighed {
  if (view.row.length === 0) return { kind: "" }; // the first card has no place to choose
  const at = kind === "place_front" ? -1 : kind === "place_back" ? view.row.length : parts.place;
  const under = kind === "place_on" ? top(view.row[at]!) : null;
  if (parts.card === "plan" && under?.up)
    return { as: "plan-on", ...words.parts(story.game, { target: under.card }, story.player) };
  const beside = [at - 1, at + 1].flatMap((near) => (view.row[near] ? [view.row[near]] : []));
  const holds = !isLast(view) && (HOLDS[parts.card]?.(beside, view, me) ?? true);
  const below = under?.card === trapOf(view);
  const after = isLastToPlace(view, me) ? "no" : "yes"; // do others still place a card?
  return { after, ...(holds ? {} : { card: "" }), ...(below ? { kind: "" } : {}) };
}

/** Has everybody else placed a card? */
const isLastToPlace = ({ first, influence }: RowView, me: number | null): boolean =>
  me === (first + influence.length - 1) % influence.length;

/** Why to keep the card that is resolved, or to reveal it: one that strikes back waits for a victim as long as one can
 * come, a Plan for more to spend. */
function resolving(view: RowView, kind: string, me: number | null, story: Story): Weighed {
  const { card } = top(view.row[view.current!]!);
  if (card === trapOf(view) && (!isLast(view) || view.current! + 1 < view.row.length))
    return { as: `${kind}-trap`, gain: games.option(view, card), reveal: games.option(view, `reveal_${card}`) };
  if (isLast(view)) return { as: `last-${kind}` };
  return card === "plan" ? { as: `${kind}-plan`, ...activated(view, me, story) } : {};
}

/** Who would gain most by acting once more, and how much; what is not written on a card is not foretold. */
function activated(view: RowView, me: number | null, story: Story): Weighed {
  const mine = view.row.map(top).filter((one) => one.up && owner(one) === me);
  const gain = Math.max(0, ...mine.map(({ card }) => games.option(view, card!)));
  const target = mine.find(({ card }) => games.option(view, card!) === gain)?.card ?? null;
  return { gain, ...words.parts(story.game, { target }, story.player) };
}

/** Which words say what follows from a kind of move: what a card gathers in the last round does not count, and a card
 * that strikes back loses it. */
export function follows(view: RowView, kind: string): string | undefined {
  if (kind !== "keep") return undefined;
  return isLast(view) ? "last" : top(view.row[view.current!]!).card === trapOf(view) ? "trap" : undefined;
}

/** The figures of a reason. In the last round nothing will come every round. */
export function weighs(view: RowView, move: RowMove, story: Story): Weighed {
  const me = story.me ?? view.seat;
  if (move.kind === "target") return target(view, top(view.row[move.parts.place]!), me, story);
  if (move.kind === "steal") return robbery(view, move.parts.seat, me, story);
  if (move.kind === "place_front" || move.kind === "place_back" || move.kind === "place_on")
    return placing(view, move, me, story);
  if (move.kind === "keep" || move.kind === "reveal") return resolving(view, move.kind, me, story);
  return isLast(view) ? { as: move.kind.replaceAll("_", "-") } : {};
}

/** What eliminating a card does; `trap`: it may be one, and whether the card that attacks would be lost to it. */
function target(view: RowView, one: RowCard, me: number | null, story: Story): Weighed {
  const facts = owner(one) === me ? "own" : one.tokens > 0 ? "tokens" : one.up ? "up" : "hidden";
  const trap = mayBeTrap(view, one, me) ? (SPENT.includes(view.pending!.ability) ? "gone" : "yes") : "no";
  const named = words.parts(story.game, { target: one.card }, story.player);
  return { facts, trap, gain: games.option(view, trapOf(view)), ...named };
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
  return { facts, ...words.parts(story.game, { robbed }, story.player) };
}
