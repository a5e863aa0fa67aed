import { expect, test } from "vitest";
import { Story } from "../src/lib/story";
import { others, seated, strangers } from "../src/stage/seats";
import { documents } from "./positions";

test("whoever is asked is said to choose, but not while the table still shows what happened before", async () => {
  await documents("throne");
  const story = new Story("throne", null, 0);
  const table = { seats: [0, 1].map((seat) => ({ seat, kind: "bot", name: `Bo ${seat}` })) };
  const known = { table, game: { asked: 1, over: false, banks: [] }, absent: [], lag: 0, mine: [0] };
  const notes = (showing: boolean): string[] => seated({ ...known, showing } as never, story, 0, 0).map((one) => one.note);
  expect(notes(false)).toEqual(["", "choosing"]);
  expect(notes(true)).toEqual(["", ""]);
});

test("the others sit in the order of play from the reader on; in a replay whoever played is the last of all", () => {
  const seats = strangers(new Story("throne", null, null), 3, null);
  const order = (eyes: number | null, home?: number) => others(seats, eyes, home).map((one) => one.seat);
  expect([order(1), order(null), order(null, 0)]).toEqual([[2, 0], [0, 1, 2], [1, 2, 0]]);
});
