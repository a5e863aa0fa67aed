/** Who sits at the table: what the connection knows of each seat, in words. */
import type { Seated } from "../games/folder";
import type { Connection } from "../lib/connection.svelte";
import type { Story } from "../lib/story";
import { capital, say } from "../lib/words.svelte";

const HURRY = 20; // seconds
// what happened is being played
type Known = Pick<Connection, "table" | "game" | "absent" | "lag" | "mine"> & { showing: boolean };

/** Milliseconds that a seat has left; null without a clock. `since`: when the question came, by our clock. */
function left({ game }: Known, seat: number, now: number, since: number): number | null {
  const bank = game?.banks.find((one) => one.seat === seat);
  if (!bank) return null;
  return Math.max(0, bank.left - (game!.asked === seat && !game!.over ? now - since : 0));
}

function minutes(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Why somebody is not here; empty if all is well. */
function absence({ absent, lag }: Known, seat: number, now: number): string {
  const found = absent.find((one) => one.seat === seat);
  if (!found) return "";
  return found.until === null
    ? say("away")
    : say("away-until", { seconds: Math.max(0, Math.round((found.until - lag - now) / 1000)) });
}

/** Everybody at the table. */
export function seated(known: Known, story: Story, now: number, since: number): Seated[] {
  return known.table!.seats.map((one) => {
    const { seat } = one;
    const turn = known.game?.asked === seat && !known.game.over;
    const away = absence(known, seat, now);
    const time = left(known, seat, now, since);
    const note =
      away ||
      (one.stand_in
        ? say(`stand-in-${one.stand_in}`)
        : turn && !known.showing
          ? say(known.mine.includes(seat) ? "your-turn" : "is-asked")
          : "");
    return {
      seat,
      name: story.name(seat),
      note,
      clock: time === null ? "" : minutes(time),
      hurry: time !== null && time < HURRY * 1000,
      turn,
      bot: one.kind === "bot" || one.stand_in != null,
      away: away !== "",
    };
  });
}

/** Everybody, where nothing is known but the view: in a replay. */
export function strangers(story: Story, players: number, turn: number | null): Seated[] {
  return Array.from({ length: players }, (_, seat) => ({
    seat,
    name: story.name(seat),
    note: "",
    clock: "",
    hurry: false,
    turn: seat === turn,
    bot: false,
    away: false,
  }));
}

/** Everybody in a lesson: the reader is nobody but you. */
export function learners(story: Story, players: number, turn: number | null): Seated[] {
  return strangers(story, players, turn).map((one) =>
    one.seat === story.me ? { ...one, name: capital(story.player(one.seat)[""]!) } : one,
  );
}

/** Those round the table as the reader sees them: everybody after him, in the order of play. A spectator sees all of
 * them, from the seat after `home` on. */
export function others(seats: Seated[], eyes: number | null, home = seats.length - 1): Seated[] {
  const own = eyes ?? home;
  return [...seats.slice(own + 1), ...seats.slice(0, eyes === null ? own + 1 : own)];
}
