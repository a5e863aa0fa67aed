/** Is a finished game what its commitment promised? Everything is checked here, in the page: key, seed, every draw. */
import type { Fairness } from "$wire";

const utf8 = new TextEncoder();
const WORDS = 1n << 64n;

export function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function sha256(text: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest("SHA-256", utf8.encode(text));
}

/** One draw of a game, each of the sides equally likely. */
export async function draw(seed: CryptoKey, number: number, sides: number): Promise<number> {
  const limit = WORDS - (WORDS % BigInt(sides));
  for (let turn = 0; ; turn++) {
    const made = await crypto.subtle.sign("HMAC", seed, utf8.encode(`${number}/${turn}`));
    const word = new DataView(made).getBigUint64(0);
    if (word < limit) return Number(word % BigInt(sides));
  }
}

const KEPT = "camarilla.promise.";

/** Keep what a table promised before its game, and what we gave: afterwards the proof must agree with it. */
export function remember(share: string | null, commitment: string, table: string): void {
  if (share) localStorage.setItem(KEPT + share, localStorage.getItem(KEPT + table) ?? commitment);
  else localStorage.setItem(KEPT + table, commitment);
}

/** Was this promised to us before the game? Somebody who was not there has nothing to compare. */
export function promised(share: string, commitment: string): boolean {
  const kept = localStorage.getItem(KEPT + share);
  return kept === null || kept === commitment;
}

/** Does the key fit its commitment, and do key and contributions give every draw? */
export async function verify(proof: Fairness): Promise<boolean> {
  if (hex(await sha256(proof.key)) !== proof.commitment) return false;
  const lines = ["camarilla deal 1", proof.key, ...proof.contributions.map((text) => text ?? "")];
  const seed = await crypto.subtle.importKey(
    "raw",
    await sha256(lines.join("\n")),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  for (const [number, chance] of proof.chances.entries())
    if ((await draw(seed, number, chance.sides)) !== chance.outcome) return false;
  return true;
}
