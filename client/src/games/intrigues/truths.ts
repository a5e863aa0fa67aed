/** Which events of the chapter are true in a city, and which of them a move would change. */
import { after } from "./changes";
import { next, RING } from "./ring";
import type { CharacterName, Condition, IntriguesEvent, IntriguesMove, IntriguesView } from "./types";

type City = Pick<IntriguesView, "board" | "dead" | "escaped">;

/** INT-19; only what lies face up counts, so everybody knows it. */
export function isTrue({ board, dead, escaped }: City, { event, who, where }: Condition): boolean {
  const here = where ? board[where] : [];
  const one = here.find((card) => card.up && card.who === who);
  switch (event) {
    case "murder":
      return dead[where!].some((card) => card.up && card.who === who);
    case "presence":
      return one !== undefined;
    case "pair":
      return one !== undefined && here.length === 2;
    case "trio":
      return one !== undefined && here.length === 3;
    case "arrest":
      return one?.held === true;
    case "escape":
      return escaped.includes(who!);
    case "unseen":
      return !RING.some((place) => board[place].some((card) => card.up && card.who === who));
    case "curfew":
      return RING.filter((place) => board[place].length === 0).length >= 2;
  }
}

const DOES = { move: "moved", close: "closed", leave: "left", arrest: "arrested", open: "opened" } as const;

/** What a move does at once, as far as its player knows; null: that depends on more than is known here. */
function told(view: IntriguesView, { kind, parts }: IntriguesMove, seat: number): IntriguesEvent | null {
  if (kind === "deploy")
    return {
      event: "deployed",
      rule: "",
      parts: { seat, ...parts, index: view.board[parts.place].length, card: view.drawn },
    };
  if (!("i" in parts)) return null;
  const [place, index] = ["place" in parts ? parts.place : "factory", parts.i];
  const one = view.board[place][index];
  const at = { seat, place, index, to: next(place), card: one?.who as CharacterName };
  const led = one?.up && one.who === "detective" && view.board[place].some(({ held }) => held); // they go along, or free
  const event = kind in DOES ? DOES[kind as keyof typeof DOES] : null;
  return one && event && !led && (one.who || event !== "opened") ? { event, rule: "", parts: at } : null;
}

const GOING = ["beggar", "coachman"]; // whoever reveals them may send them elsewhere

/** The events that a move makes true or false, by number. Who is revealed acts, and then only what is about them stays
 * sure. */
export function changed(view: IntriguesView, move: IntriguesMove, seat: number): number[] {
  const happens = told(view, move, seat);
  if (!happens) return [];
  const then = after(view, happens);
  const opened = happens.event === "opened" ? happens.parts.card : null;
  return view.chapter.flatMap((line, i) => {
    const sure =
      !opened ||
      (line.who === opened && (line.event === "unseen" || (line.event === "presence" && !GOING.includes(opened))));
    return sure && isTrue(then, line) !== view.truths[i] ? [i] : [];
  });
}
