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

test("a bribed card shows the crest of the family that holds it and, smaller, of the one that it was taken from", () => {
  const target = document.createElement("div");
  const crests = (claimed: number | null) => {
    const mounted = mount(Card, { target, props: { art, card: "queen", family: 2, claimed, label: "x" } });
    flushSync();
    const found = [...target.querySelectorAll(".crest use")].map((use) => use.getAttribute("href"));
    const was = [...target.querySelectorAll(".was use")].map((use) => use.getAttribute("href"));
    void unmount(mounted);
    return { found, was };
  };
  expect(crests(null)).toEqual({ found: ["#kit-crest-2"], was: [] });
  expect(crests(3)).toEqual({ found: ["#kit-crest-3", "#kit-crest-2"], was: ["#kit-crest-2"] });
});
