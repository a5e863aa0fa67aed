import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { close, coins, flip, glide, hurry, lay, MS, paced, release, run, shatter, strike, swell, vanish, walk, where } from "../src/kit/motion";

interface Played {
  frames: Keyframe[];
  options: KeyframeAnimationOptions;
}

let played: Played[] = [];
const held = new Set<object>(); // what keeps an element where it has moved it, as the browser would

class Box {
  style = { cssText: "" };
  isConnected = true;
  innerHTML = "";
  constructor(public left = 0, public top = 0, public width = 100, public height = 140) {}
  getBoundingClientRect = () => ({ left: this.left, top: this.top, width: this.width, height: this.height });
  setAttribute = () => undefined;
  removeAttribute = () => undefined;
  append = () => undefined;
  remove = () => undefined;
  cloneNode = () => new Box();
  animate = (frames: Keyframe[], options: KeyframeAnimationOptions) => {
    played.push({ frames, options });
    const animation = { finished: Promise.resolve(), finish: () => undefined, cancel: () => void held.delete(animation) };
    if (options.fill === "both" || options.fill === "forwards") held.add(animation);
    return animation;
  };
}
const box = (left = 0, top = 0) => new Box(left, top) as unknown as HTMLElement;
const wish = (less: boolean) => vi.stubGlobal("matchMedia", () => ({ matches: less }));
const total = () => played.reduce((sum, one) => sum + Number(one.options.duration), 0);

beforeEach(() => {
  played = [];
  release();
  held.clear();
  wish(false);
  vi.stubGlobal("DOMRect", Box);
  vi.stubGlobal("document", { createElement: () => new Box(), body: new Box() });
});
afterEach(() => vi.unstubAllGlobals());

const every: [string, (speed: number) => Promise<void>][] = [
  ["lay", (speed) => lay(box(), box(200, 300).getBoundingClientRect(), { speed })],
  ["flip", (speed) => flip(box(), () => undefined, { speed })],
  ["strike", (speed) => strike(box(), box(120), { speed })],
  ["shatter", (speed) => shatter(box(), { speed })],
  ["coins", (speed) => coins(box(), box(400), 3, () => undefined, { speed })],
  ["walk", (speed) => walk(box(), box(90).getBoundingClientRect(), { speed })],
  ["glide", (speed) => glide(box(), box(90).getBoundingClientRect(), { speed })],
  ["vanish", (speed) => vanish(box(), { speed })],
];

describe("motion", () => {
  test("lasts as the speed tells", () => {
    expect([paced(600), paced(600, 2), paced(600, 0.5), paced(600, Infinity), paced(600, 0)]).toEqual([600, 300, 1200, 0, 600]);
  });

  test.each(every)("%s is twice as quick at twice the speed, and at once when told so", async (_, move) => {
    await move(1);
    const once = total();
    played = [];
    await move(2);
    expect(total()).toBeCloseTo(once / 2);
    played = [];
    await move(Infinity);
    expect(total()).toBe(0);
  });

  test.each(every)("%s moves transform and opacity alone", async (_, move) => {
    await move(1);
    const allowed = new Set(["transform", "opacity", "offset", "easing"]);
    expect(played.flatMap((one) => one.frames.flatMap(Object.keys)).filter((key) => !allowed.has(key))).toEqual([]);
  });

  test.each(every)("%s is a short fade where less motion is wished", async (_, move) => {
    wish(true);
    await move(1);
    expect(played.every((one) => one.frames.every((frame) => !("transform" in frame)))).toBe(true);
    expect(Math.max(...played.map((one) => Number(one.options.duration)))).toBeLessThanOrEqual(200);
  });

  test("a flip changes the card at its edge", async () => {
    const seen: number[] = [];
    await flip(box(), () => void seen.push(played.length));
    expect(seen).toEqual([1]);
    expect(total()).toBe(MS.flip);
  });

  test.each([1, Infinity])("a flipped card lies flat, at speed %s", async (speed) => {
    await flip(box(), () => undefined, { speed });
    expect(held.size).toBe(0);
  });

  test("what has vanished stays away until all is let go", async () => {
    await vanish(box());
    expect(held.size).toBe(1);
    release();
    expect(held.size).toBe(0);
  });

  test("coins land one after the other, each told of once", async () => {
    const landed: number[] = [];
    await coins(box(), box(400), 3, (nth) => landed.push(nth));
    expect(landed).toEqual([0, 1, 2]);
    expect(played.map((one) => one.options.delay)).toEqual([0, MS.apart, 2 * MS.apart]);
  });

  test("a row closes from where its cards lay; what did not move stays still", async () => {
    const [moved, still] = [box(100), box(300)];
    vi.stubGlobal("getComputedStyle", (one: Box) => ({ transform: `translate(${one.left}px)` }));
    const before = where([moved, still]);
    (moved as unknown as Box).left = 40;
    await close(before);
    expect(played.map((one) => one.frames.map(({ transform }) => transform))).toEqual([["translate(100px)", "translate(40px)"]]);
    wish(true);
    await close(before);
    expect(played).toHaveLength(1);
  });

  test("a number swells, and a seat by no more than there is room, but not where less motion is wished", async () => {
    await swell(new Box(0, 0, 40) as unknown as Element);
    await swell(new Box(0, 0, 250) as unknown as Element);
    wish(true);
    await swell(box());
    expect(played.map(({ frames }) => frames[1]!.transform)).toEqual(["scale(1.25)", "scale(1.08)"]);
  });

  test("hurrying ends what is on its way, and nothing else", async () => {
    let finish = () => {};
    const finished = new Promise<void>((done) => (finish = done));
    const element = { animate: () => ({ finished, finish }) } as unknown as Element;
    const way = run(element, [], 1000);
    hurry();
    await way;
    hurry();
  });
});
