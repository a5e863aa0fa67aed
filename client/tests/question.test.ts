import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Question from "../src/stage/Question.svelte";
import { NOTHING } from "../src/stage/asking";

test("two answers by the same card, as the Judge gives, are two seals", () => {
  const answer = (move: string, note: string) => ({ name: "Judge", note, move, press: () => undefined });
  const ask = { ...NOTHING, title: "?", mine: true, seals: [answer("judge general", "7 → 4"), answer("judge assassin", "7 → 5")] };
  const target = document.createElement("div");
  const mounted = mount(Question, { target, props: { ask, busy: false } });
  flushSync();
  expect([...target.querySelectorAll("[data-seal]")].map((seal) => seal.getAttribute("data-seal"))).toEqual(["judge general", "judge assassin"]);
  void unmount(mounted);
});
