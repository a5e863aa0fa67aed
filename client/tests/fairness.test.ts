import { expect, test } from "vitest";
import { verify } from "../src/lib/fairness";

const key = "00".repeat(32);
const proof = {
  version: 1 as const, key, commitment: "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55", contributions: ["luck", null], first_by_lot: false, transcript: "",
  chances: [{ sides: 120, outcome: 87 }, { sides: 7, outcome: 2 }, { sides: 2, outcome: 1 }, { sides: 63, outcome: 61 }, { sides: 5, outcome: 3 }],
};

test("a game that keeps its promise, and four that do not", async () => {
  expect(await verify(proof)).toBe(true);
  expect(await verify({ ...proof, key: "11".repeat(32) })).toBe(false);
  expect(await verify({ ...proof, commitment: "00".repeat(32) })).toBe(false);
  expect(await verify({ ...proof, contributions: ["other", null] })).toBe(false);
  expect(await verify({ ...proof, chances: [{ sides: 120, outcome: (proof.chances[0]!.outcome + 1) % 120 }] })).toBe(false);
});
