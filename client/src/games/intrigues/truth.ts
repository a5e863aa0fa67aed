/** Which events of the chapter are true now (INT-19). All of it lies open, so every reader can tell. */
import type { Condition, IntriguesView } from "./types";

export function isTrue(view: IntriguesView, { event, who, where }: Condition): boolean {
  const there = where ? view.board[where] : [];
  const seen = there.some((one) => one.up && one.who === who);
  switch (event) {
    case "murder":
      return where !== undefined && view.dead[where].some((one) => one.up && one.who === who);
    case "presence":
      return seen;
    case "pair":
      return seen && there.length === 2;
    case "trio":
      return seen && there.length === 3;
    case "arrest":
      return there.some((one) => one.held && one.who === who);
    case "escape":
      return view.escaped.some((name) => name === who);
    case "unseen":
      return !Object.values(view.board)
        .flat()
        .some((one) => one.up && one.who === who);
    case "curfew":
      return Object.values(view.board).filter((people) => people.length === 0).length >= 2;
  }
}
