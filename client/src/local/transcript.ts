/** A finished game as text, as `kernel/transcript.py` writes it: `camarilla replay` and `camarilla analyse` read it. */
import type { View } from "$wire";
import { CHANCE, type Advance, type Rules } from "../engine/rules";

export const FORMAT = 1;

/** The transcript of a game, from the deal and what came of each answer. */
export async function transcript(
  rules: Rules,
  steps: Advance[],
  seats: number,
  first: number,
  options: Record<string, number> = {},
): Promise<string> {
  const { game, version } = rules.tables;
  const decided = steps
    .flatMap((step) => step.decided)
    .map(([seat, number]) => (seat === CHANCE ? `* ${number}` : `${seat} ${rules.naming.choice(number).move}`));
  const head = [`camarilla transcript ${FORMAT}`, `game ${game} rules ${version}`, `seats ${seats} first ${first}`];
  head.push(...Object.entries(options).map(([name, value]) => `option ${name} ${value}`));
  return [...head, ...decided, await closing(rules, steps.at(-1)!), "end", ""].join("\n");
}

/** How the game stands after the last step. */
export async function closing(rules: Rules, { record, codes }: Advance): Promise<string> {
  if (codes.length) return `open seat ${rules.asked(record)} digest ${await digest(rules, record)}`;
  const { scores, winners } = rules.standing(record);
  return `over scores ${scores.join(" ")} winners ${winners.join(" ")} digest ${await digest(rules, record)}`;
}

/** A short hash of the whole position, less its generator. */
async function digest(rules: Rules, record: Uint8Array): Promise<string> {
  const { rng: _rng, ...position }: View & { rng?: unknown } = rules.position(record);
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(python(position)));
  return Array.from(new Uint8Array(hash).slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** JSON as Python's `dumps` writes it, names sorted. */
function python(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(python).join(", ")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const members = Object.entries(value).sort(([one], [two]) => (one < two ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}: ${python(member)}`).join(", ")}}`;
}
