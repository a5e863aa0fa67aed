/** New tables of this device: from a wish, or from a transcript. */
import type { Listed, NewTable, TableRules } from "$wire";
import type { Rules } from "../engine/rules";
import { checked, type KeptTable } from "./kept";
import { LOCAL } from "./messages";
import { read, replayed } from "./reading";
import { NoRules, Refusal } from "./refusal";

export function opened(wish: NewTable, name: string, found: Rules): KeptTable {
  const { seats: wanted, game, rules = {} } = wish;
  checked(rules.options ?? {}, found);
  return {
    ...blank(game, found.tables.version),
    seats: wanted.map((who) => seatOf(who, name, found)),
    rules,
    first: firstOf(rules, wanted.length),
  };
}

/** A game from a file. Whoever is asked in one that is not over plays on; bots have the other seats. */
export async function received(
  text: string,
  name: string,
  rules: (game: string) => Promise<Rules>,
): Promise<KeptTable> {
  const { game, rules: version, seats: count, first, options, ...told } = read(text);
  const found = await rules(game).catch((error: unknown) => {
    throw error instanceof NoRules ? error : new Refusal("transcript-no-game", { line: told.head, text: game });
  });
  const { answers, outcomes, asked } = await replayed(
    { game, rules: version, seats: count, first, options, ...told },
    found,
  );
  const me = asked ?? 0;
  const level = usual(found);
  const seats = Array.from({ length: count }, (_, seat) => (seat === me ? { name } : { level }));
  const played = answers.map((answer) => ({ ...answer, bot: answer.seat !== me, at: Date.now() }));
  return {
    ...blank(game, version),
    seats,
    rules: { options },
    first,
    over: asked === null,
    answers: played,
    drawn: { answers: played.length, outcomes },
  };
}

function blank(game: string, version: number): Omit<KeptTable, "seats" | "rules" | "first"> {
  return {
    id: newId(),
    game,
    version,
    created: Date.now(),
    key: newKey(),
    answers: [],
    left: [],
    over: false,
    next: null,
  };
}

/** The middle level. */
function usual({ tables: { levels } }: Rules): string {
  return levels[Math.floor((levels.length - 1) / 2)]!.id;
}

/** Who sits on a seat; for a bot of a server's operator, which is not here, one of ours. */
function seatOf(who: string, name: string, found: Rules): KeptTable["seats"][number] {
  const [kind, ...rest] = who.split(" ");
  const level = rest.join(" ");
  if (kind === "bot") {
    const ours = found.tables.levels.some(({ id }) => id === level.split(":")[0]);
    return { level: ours ? level : usual(found) };
  }
  if (kind === "me") return { name: rest.join(" ") || name };
  throw new Refusal("needs-server");
}

export function firstOf(rules: TableRules, seats: number): number {
  return rules.first ?? Number(newSeed() % BigInt(seats));
}

export function listed({ id, game, created, seats, answers, over, rules }: KeptTable): Listed {
  const names = seats.flatMap((seat) => ("name" in seat ? [seat.name] : []));
  const changed = answers.at(-1)?.at ?? created;
  return {
    id,
    game,
    phase: over ? "over" : "playing",
    created,
    changed,
    seats: seats.length,
    free: 0,
    names,
    bots: seats.length - names.length,
    spectators: false,
    clock: Boolean(rules.clock),
  };
}

const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));
const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
export const newKey = (): string => toHex(random(32));
export const newId = (): string => LOCAL + toHex(random(8));
export const newSeed = (): bigint => BigInt(`0x${toHex(random(7))}`);
