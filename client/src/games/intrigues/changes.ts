/** What an event changes on the table, told by the event alone; the server's view puts it right in the end. */
import type { CharacterName, IntriguesEvent, IntriguesView, PlacedCard, PlaceName } from "./types";

/** A table while its events are shown; `opened`: how many events of the chapter lie open, and after them one's plot. */
export type Shown = IntriguesView & { opened?: number };
export const OPEN = 4; // all of these

/** Before the deal: no event of the chapter is open, and nobody has drawn. */
export function prelude(view: IntriguesView, told: IntriguesEvent[]): Shown | null {
  if (!told.every(({ event }) => ["chapter", "plot", "turn", "drew"].includes(event))) return null;
  const drew = told.filter(({ event }) => event === "drew").length;
  return { ...view, opened: 0, drawn: null, deck: [...Array<null>(drew).fill(null), ...view.deck] };
}

/** What events change of a view. */
type City = Pick<IntriguesView, "board" | "dead" | "escaped" | "deck">;
type Town = City["board"];
const named = (card: string | null) => card as CharacterName | null; // no plot is ever moved

/** The city with another list of cards in a location. */
function put(town: Town, at: PlaceName, change: (people: PlacedCard[]) => PlacedCard[]): Town {
  return { ...town, [at]: change(town[at]) };
}
const without = (index: number) => (people: PlacedCard[]) => people.filter((_, i) => i !== index);
const turned = (index: number, change: Partial<PlacedCard>) => (people: PlacedCard[]) =>
  people.map((one, i) => (i === index ? { ...one, ...change } : one));

/** A card goes from a location to the end of another. */
function walked(town: Town, from: PlaceName, index: number, to: PlaceName): Town {
  const one = town[from][index];
  return one ? put(put(town, from, without(index)), to, (people) => [...people, one]) : town;
}

/** The Beggar and another change places, each into the other's position. */
function exchanged(town: Town, from: PlaceName, to: PlaceName, index: number): Town {
  const at = town[from].findIndex((one) => one.up && one.who === "beggar");
  const [beggar, other] = [town[from][at], town[to][index]];
  if (!beggar || !other || from === to) return town;
  return put(
    put(town, from, (people) => people.with(at, other)),
    to,
    (people) => people.with(index, beggar),
  );
}

/** Everybody whom the Coachman can drive rides along. */
function driven(town: Town, from: PlaceName, to: PlaceName): Town {
  const riders = riding(town[from]);
  return put(
    put(town, from, (people) => people.filter((one) => !riders.includes(one))),
    to,
    (people) => [...people, ...riders],
  );
}

/** Whoever of these the Coachman takes along: all but an open Governor. */
export function riding(people: PlacedCard[]): PlacedCard[] {
  return people.filter((one) => !(one.up && one.who === "governor"));
}

function killed<T extends City>(view: T, at: PlaceName, index: number): T {
  const one = view.board[at][index];
  if (!one) return view;
  const { held: _, ...dead } = one;
  return {
    ...view,
    board: put(view.board, at, without(index)),
    dead: put(view.dead, at, (people) => [...people, dead]),
  };
}

/** A card comes to the Barman: from the deck, from among the dead, or from outside. */
function brought<T extends City>(
  view: T,
  { place, index, source, card }: Extract<IntriguesEvent, { event: "brought" }>["parts"],
): T {
  const board = put(view.board, place, (people) => [...people, { who: named(card), up: false }]);
  if (source === "deck") return { ...view, board, deck: view.deck.slice(1) };
  if (source === "escaped") return { ...view, board, escaped: view.escaped.filter((_, i) => i !== index) };
  return { ...view, board, dead: put(view.dead, source, without(index)) };
}

export function after<T extends City>(view: T, { event, parts }: IntriguesEvent): T {
  const moved = (change: (people: PlacedCard[]) => PlacedCard[], at: PlaceName) => ({
    ...view,
    board: put(view.board, at, change),
  });
  switch (event) {
    case "turn":
      return { ...view, seat: parts.seat, round: parts.round };
    case "drew":
      return { ...view, drawn: named(parts.card), deck: view.deck.slice(1) };
    case "deployed":
      return {
        ...moved((people) => [...people, { who: named(parts.card), up: false, known: [parts.seat] }], parts.place),
        drawn: null,
      };
    case "looked":
      return parts.card === null ? view : moved(turned(parts.index, { who: named(parts.card) }), parts.place);
    case "opened":
      return moved(
        turned(parts.index, { who: named(parts.card), up: true, known: undefined, clue: undefined }),
        parts.place,
      );
    case "closed":
      return moved(turned(parts.index, { up: false }), parts.place);
    case "arrested":
      return moved(turned(parts.index, { held: true }), parts.place);
    case "moved":
    case "followed":
      return { ...view, board: walked(view.board, parts.place, parts.index, parts.to) };
    case "left":
      return { ...moved(without(parts.index), parts.place), escaped: [...view.escaped, named(parts.card)!] };
    case "killed":
      return killed(view, parts.place, parts.index);
    case "swapped":
      return { ...view, board: exchanged(view.board, parts.place, parts.to, parts.index) };
    case "brought":
      return brought(view, parts);
    case "drove":
      return { ...view, board: driven(view.board, parts.place, parts.to) };
    default:
      return view;
  }
}

const NOBODY: Town = { alley: [], square: [], police: [], factory: [] };

/** The city as all that was told from the beginning made it. */
export function before(told: IntriguesEvent[]): Town {
  return told.reduce<City>(after, { board: NOBODY, dead: NOBODY, escaped: [], deck: [] }).board;
}

export const CHARACTERS = 7; // in the deck at the beginning

/** How many cards have come from the deck. */
export function drawn(told: IntriguesEvent[]): number {
  return told.filter(({ event, parts }) => event === "drew" || (event === "brought" && parts.source === "deck")).length;
}
