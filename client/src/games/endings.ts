/** What the end of a game shows beside the scores: `games/<id>/ending.ts`. */
import type { Component } from "svelte";
import type { EventInfo, ReplayStep, View } from "$wire";
import type { Story } from "../lib/story";

export interface Ending<V, E> {
  /** What everybody has so far. */
  scores?: (view: V) => number[];
  /** The event that begins a round or a turn: the scores are compared there. */
  mark?: "round" | "turn";
  /** What came true, where there is more to say than a score. */
  Outcome?: Component<{ told: E[]; story: Story; view: V }>;
}

/** That of any game. */
export type AnyEnding = Ending<View, EventInfo>;

const endings = import.meta.glob<AnyEnding>("./*/ending.ts", { import: "default" });

export async function ending(game: string): Promise<AnyEnding> {
  return (await endings[`./${game}/ending.ts`]?.()) ?? {};
}

/** The seats that end a race in front: two of them. */
export function leaders(course: number[][]): number[] {
  const last = course.at(-1) ?? [];
  return [...last.keys()].sort((one, two) => last[two]! - last[one]!).slice(0, 2);
}

/** After which of the scores of a race the first gained most on the second, or lost most; 0: after none more than after
 * another. */
export function leap(course: number[][]): number {
  const [first, second] = leaders(course) as [number, number];
  const lead = course.map((scores) => scores[first]! - scores[second]!);
  const changes = lead.slice(1).map((now, i) => Math.abs(now - lead[i]!));
  const most = Math.max(0, ...changes);
  return most && changes.filter((one) => one === most).length === 1 ? 1 + changes.indexOf(most) : 0;
}

/** The scores at the start, after each round or turn, and at the end; empty where they cannot be told. */
export function race({ scores, mark }: AnyEnding, steps: ReplayStep[], last: number[]): number[][] {
  if (!scores || !mark) return [];
  const marked = steps.filter((step, i) => i === 0 || step.told.some((one) => one.event === mark));
  return [...marked.map((step) => scores(step.view)), last];
}
