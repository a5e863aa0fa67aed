/** A finished game can be played again from one of its positions by whoever played it against bots alone. */
import type { TableInfo } from "$wire";

/** May the reader? A table in a replay has its id only for those who sat there. */
export function retries(table: TableInfo): boolean {
  return table.phase === "over" && table.id !== "" && table.seats.filter((seat) => seat.kind === "person").length === 1;
}
