/** A finished game can be played again from one of its positions by whoever played it against bots alone. */
import type { EventInfo, GameReplay, TableInfo } from "$wire";
import { api } from "./api";

const KEPT = "camarilla.retry."; // and the id of the new table: where it goes on from

/** May the reader? A table in a replay has its id only for those who sat there. */
export function retries(table: TableInfo): boolean {
  return table.phase === "over" && ownSeat(table) !== null;
}

/** The seat of the reader, where that can be told: the only person of a table that the reader sat at. */
export function ownSeat({ id, seats }: TableInfo): number | null {
  const people = seats.filter((seat) => seat.kind === "person");
  return id !== "" && people.length === 1 ? people[0]!.seat : null;
}

/** Is a seat asked anything at a step, or later? */
export function decides(seat: number | null, steps: GameReplay["steps"], from: number): boolean {
  return seat !== null && steps.slice(from).some(({ asked }) => asked === seat);
}

/** Does a step show a move of that seat? A step names the seat asked next. */
export function isMoveOf(seat: number | undefined, steps: GameReplay["steps"], step: number): boolean {
  return seat !== undefined && steps[step - 1]?.asked === seat;
}

/** Open a table that goes on from a step of a finished game; its path. */
export async function retry(game: string, step: number): Promise<string> {
  const { id } = await api.retry(game, step);
  sessionStorage.setItem(KEPT + id, JSON.stringify({ game, step }));
  return `/table/${id}`;
}

/** What a seat was told before its table went on from there; nothing at any other table. */
export async function toldBefore(table: string, seat: number): Promise<EventInfo[]> {
  const kept = sessionStorage.getItem(KEPT + table);
  if (kept === null) return [];
  const { game, step } = JSON.parse(kept) as { game: string; step: number };
  const { steps } = await api.replay(game, String(seat));
  return steps.slice(0, step + 1).flatMap(({ told }) => told);
}
