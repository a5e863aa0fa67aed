/** A new table against bots: at the server, or on this device where it is wished so or no server answers. */
import type { CreatedTable, GameInfo, NewTable } from "$wire";
import { device } from "../local/device";
import { api, NoServer } from "./api";
import { guest } from "./guest.svelte";
import { wished } from "./settings.svelte";
import { say } from "./words.svelte";

export async function openTable(wanted: NewTable, onDevice: boolean): Promise<CreatedTable> {
  if (onDevice && !device.lacks) return api.openHere(wanted, guest.called);
  try {
    await guest.be();
    return await api.open(wanted);
  } catch (error) {
    if (!(error instanceof NoServer)) throw error;
    if (device.lacks) throw new Error(`${error.message} ${say("lacks", { what: device.lacks })}`);
    return api.openHere(wanted, guest.called);
  }
}

/** A first real game: as many seats as at any table, the easiest bots, and a coach; its path. */
export async function openFirst(game: GameInfo): Promise<string> {
  const { seats, here } = wished(game);
  const bots = new Array<string>(seats - 1).fill(`bot ${game.levels[0]}`);
  const { id } = await openTable({ game: game.id, seats: ["me", ...bots], begin: true }, here);
  return `/table/${id}?coach`;
}
