import { expect, test } from "vitest";
import { Playing } from "../src/table/playing.svelte";

test("what the coach said of a move goes when the move is undone, and stays where it cannot be", () => {
  const playing = new Playing("x");
  const sent: string[] = [];
  Object.assign(playing.connection, { game: { asked_in: 3, undo: false }, send: ({ type }: { type: string }) => (sent.push(type), Promise.resolve(true)) });
  playing.coaching.verdict = "It was better to pass.";
  playing.undo();
  expect([playing.coaching.verdict, sent]).toEqual(["It was better to pass.", []]);
  Object.assign(playing.connection, { game: { asked_in: 3, undo: true } });
  playing.undo();
  expect([playing.coaching.verdict, sent]).toEqual(["", ["undo"]]);
});
