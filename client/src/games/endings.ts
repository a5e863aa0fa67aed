/** What the end of a game shows beside the scores: `games/<id>/ending.ts`. */
import type { Component } from "svelte";
import type { EventInfo, ReplayStep, View } from "$wire";
import type { Story } from "../lib/story";

export interface Ending<V> {
  /** What everybody has so far. */
  scores?: (view: V) => number[];
  /** The event that begins a round or a turn: the scores are compared there. */
  mark?: "round" | "turn";
  /** What came true, where there is more to say than a score. */
  Outcome?: Component<{ told: EventInfo[]; story: Story; view: V }>;
}

const endings = import.meta.glob<Ending<View>>("./*/ending.ts", { import: "default" });

export async function ending(game: string): Promise<Ending<View>> {
  return (await endings[`./${game}/ending.ts`]?.()) ?? {};
}

/** After which of the scores of a race the lead changed most; 0: nothing ever changed. */
export function leap(course: number[][]): number {
  const changes = course.slice(1).map((scores, i) => scores.map((score, seat) => score - course[i]![seat]!));
  const spread = changes.map((gains) => Math.max(...gains) - Math.min(...gains));
  return Math.max(0, ...spread) && 1 + spread.indexOf(Math.max(...spread));
}

/** The scores at the start, after each round or turn, and at the end; empty where they cannot be told. */
export function race({ scores, mark }: Ending<View>, steps: ReplayStep[], last: number[]): number[][] {
  if (!scores || !mark) return [];
  const marked = steps.filter((step, i) => i === 0 || step.told.some((one) => one.event === mark));
  return [...marked.map((step) => scores(step.view)), last];
}
