import { flushSync } from "svelte";
import { expect, test } from "vitest";
import type { Connection } from "../src/lib/connection.svelte";
import { HotSeat } from "../src/stage/hotseat.svelte";

/** A table of three; these seats are players of this device, and the first is shown. */
class Shared {
  seat = $state(0);
  table = { phase: "playing" };
  asked = $state<number | null>(0);
  constructor(readonly mine: number[]) {}
  look(seat: number): void {
    this.seat = seat;
  }
  seats(open: boolean): HotSeat {
    return new HotSeat(() => this as unknown as Connection, () => this.asked, () => open);
  }
}

test("the cards are hidden until the player who is asked has taken the device", () => {
  const table = new Shared([0, 2]);
  const hotSeat = table.seats(false);
  expect([hotSeat.holder, hotSeat.hidden]).toEqual([0, true]);
  hotSeat.take();
  expect(hotSeat.hidden).toBe(false);
  table.asked = 1; // who sits elsewhere
  expect([hotSeat.holder, hotSeat.hidden]).toEqual([0, false]);
  table.asked = 2;
  expect([hotSeat.holder, hotSeat.hidden]).toEqual([2, true]);
  hotSeat.turn();
  expect(table.seat).toBe(0); // nobody's cards are turned up by themselves
  hotSeat.take();
  expect([table.seat, hotSeat.hidden]).toEqual([2, false]);
  table.seat = 0; // the server shows another seat
  expect(hotSeat.hidden).toBe(true);
});

test("where all lie open, the table turns to whoever is asked", () => {
  const table = new Shared([0, 2]);
  const hotSeat = table.seats(true);
  const end = $effect.root(() => {
    $effect(() => hotSeat.turn());
  });
  flushSync();
  table.asked = 2;
  flushSync();
  expect([table.seat, hotSeat.hidden]).toEqual([2, false]);
  end();
});

test("nothing is hidden from a player alone at a device, nor before the game", () => {
  const [alone, gathering] = [new Shared([0]), new Shared([0, 2])];
  alone.asked = 2;
  gathering.table.phase = "gathering";
  for (const table of [alone, gathering]) expect([table.seats(false).holder, table.seats(false).hidden]).toEqual([0, false]);
});
