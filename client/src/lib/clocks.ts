/** Thinking time: what can be wished for, and how it is called. */
import type { TimeControl } from "$wire";
import { say } from "./words.svelte";

const MINUTE = 60_000;
const DAY = 24 * 60; // minutes
export const CLOCKS = [0, 3, 10, 30, 3 * DAY]; // minutes; 0: none

/** A clock of so many minutes and five seconds a move; one of days runs on while nobody is there. */
export function clockOf(minutes: number): TimeControl | null {
  const days = minutes >= DAY;
  return minutes === 0 ? null : { bank: minutes * MINUTE, increment: days ? DAY * MINUTE : 5000, unattended: days };
}

export function clockName(clock: TimeControl | null | undefined): string {
  if (!clock) return say("no-clock");
  const minutes = Math.round(clock.bank / MINUTE);
  return minutes >= DAY ? say("clock-days", { days: Math.round(minutes / DAY) }) : say("clock-minutes", { minutes });
}
