import { afterEach, describe, expect, test, vi } from "vitest";
import { ranges } from "../fonts/ranges";
import { faceOf, glassOf, type Art } from "../src/kit/art";
import type { Emblems } from "../src/games/folder";
import { beside } from "../src/kit/beside";
import { fit } from "../src/kit/fit";
import { art as intrigues } from "../src/games/intrigues/art";
import { art as oriflamme } from "../src/games/oriflamme/art";
import { art as throne } from "../src/games/throne/art";
import kit from "../src/kit/art/kit.svg?raw";

afterEach(() => vi.unstubAllGlobals());

describe("names", () => {
  test("take two lines only where they are long and have words", () => {
    expect(fit("Spy")).toEqual({ lines: 1, letters: 3 });
    expect(fit("End of Game")).toEqual({ lines: 1, letters: 11 });
    expect(fit("Assassination")).toEqual({ lines: 1, letters: 13 });
    expect(fit("Королівський указ")).toEqual({ lines: 2, letters: 12 });
  });
});

describe("letters of a font", () => {
  test("that are neighbours make one range", () => {
    expect(ranges("cabż")).toBe("U+0061-0063, U+017C");
    expect(ranges("aa")).toBe("U+0061");
    expect(ranges("")).toBe("");
  });
});

describe("drawings", () => {
  const arts = Object.values(import.meta.glob<Art>("../src/games/*/art/index.ts", { import: "art", eager: true }));
  const emblems = import.meta.glob<Emblems>("../src/games/*/emblems.ts", { import: "default", eager: true });

  test("are found in every folder", () => expect(arts).toContain(throne));

  test.each(arts)("of $game: each card has one, in a window that exists", ({ game, sprite, cards }) => {
    for (const [card, drawing] of Object.entries(cards)) {
      expect(sprite).toContain(`id="${game}-${card}"`);
      expect(kit).toContain(`id="kit-frame-${drawing.opening}"`);
    }
  });

  test.each(arts)("of $game: each card has an emblem, too", ({ game, cards }) => {
    expect(Object.keys(emblems[`../src/games/${game}/emblems.ts`] ?? {}).sort()).toEqual(Object.keys(cards).sort());
  });

  test.each(arts)("of $game use only parts and glass that are there", ({ sprite }) => {
    const named = new Set([...(kit + sprite).matchAll(/id="([^"]+)"/g)].map((found) => found[1]));
    const used = [...sprite.matchAll(/(?:href="|url\()#([\w-]+)/g)].map((found) => found[1]);
    expect(used.filter((id) => !named.has(id))).toEqual([]);
  });

  test("have the glass of their family, else their own, else that of the deck", () => {
    expect(glassOf(oriflamme, "spy", 3)).toBe("glass-3");
    expect(glassOf(throne, "king", null)).toBe("glass-ruby");
    expect(glassOf(throne, null, null)).toBe("glass-smoke");
    expect(glassOf(intrigues, null, null)).toBe("glass-indigo");
  });

  test("show the face when they are small, within the drawing", () => {
    expect(faceOf({ opening: "lancet" }, 36, 36)).toBe("26 24 68 68");
    expect(faceOf({ opening: "rose" }, 36, 36)).toBe("14 24 92 92");
    expect(faceOf({ opening: "rose" }, 36, 500)).toBe("14 0 92 140");
    expect(faceOf({ opening: "deco", face: "1 2 3 4" }, 36, 50)).toBe("1 2 3 4");
  });
});

describe("what opens beside a thing", () => {
  const box = (left: number, top: number, width: number, height: number) => ({ style: {} as CSSStyleDeclaration, getBoundingClientRect: () => new DOMRect(left, top, width, height) }) as unknown as HTMLElement;
  const put = (thing: HTMLElement, free?: HTMLElement) => {
    const opened = box(0, 0, 200, 100);
    const above = beside(opened, thing, { free: free ? [free] : [] });
    return [above, opened.style.left, opened.style.top];
  };
  test("is above it, else below, else at its side, and covers neither it nor the question", () => {
    vi.stubGlobal("innerWidth", 400);
    vi.stubGlobal("innerHeight", 400);
    expect(put(box(100, 200, 100, 100))).toEqual([true, "50px", "92px"]);
    expect(put(box(100, 20, 100, 100))).toEqual([false, "50px", "128px"]);
    expect(put(box(10, 60, 60, 300))).toEqual([false, "78px", "160px"]);
    expect(put(box(100, 120, 100, 100), box(0, 0, 400, 100))).toEqual([false, "50px", "228px"]);
  });

  test("spares what is read and chosen, as far as there is other room, and rather that than the question", () => {
    vi.stubGlobal("innerWidth", 600);
    vi.stubGlobal("innerHeight", 400);
    const put = (free: HTMLElement[], spare: HTMLElement[]) => {
      const opened = box(0, 0, 200, 100);
      beside(opened, box(250, 150, 100, 100), { free, spare });
      return [opened.style.left, opened.style.top];
    };
    const [row, question] = [box(0, 258, 600, 142), box(0, 0, 600, 100)];
    expect(put([], [])).toEqual(["200px", "42px"]);
    expect(put([question], [row])).toEqual(["358px", "150px"]); // at its side
    expect(put([question], [row, box(360, 0, 240, 400)])).toEqual(["42px", "150px"]);
    expect(put([question, box(0, 0, 240, 258), box(360, 0, 240, 258)], [row])).toEqual(["200px", "258px"]); // nowhere else
  });
});
