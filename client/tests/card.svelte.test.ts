import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { art } from "../src/games/ablaze/art";
import Card from "../src/kit/Card.svelte";

test("coins and tag that hang elsewhere on a card that is turned come anew: nothing that is seen moves by layout", () => {
  const props = $state({ art, card: null as string | null, family: 0, up: false, tokens: 2, tag: "eliminate", label: "x", onpick: () => undefined });
  const target = document.createElement("div");
  const mounted = mount(Card, { target, props });
  flushSync();
  const hung = () => [".tokens", ".tag"].map((part) => target.querySelector(part)!);
  const same = (change: Partial<typeof props>) => {
    const before = hung();
    Object.assign(props, change);
    flushSync();
    return hung().map((one, i) => one === before[i]);
  };
  expect(same({ family: 1 })).toEqual([true, true]);
  expect(same({ card: "prince" })).toEqual([false, false]); // its owner knows it
  expect(same({ up: true })).toEqual([false, false]);
  void unmount(mounted);
});
