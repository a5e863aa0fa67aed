/** Type that gives way where there is more to read than room: `--fit` is what remains of its size, and `--lines` how much
 * of a note is there to be read. */
const LEAST = 0.84; // smaller type is hard to read
const STEP = 0.04;

/** Does something reach beyond the box? What is hung on it may. */
function spills(box: HTMLElement): boolean {
  const { top, bottom } = box.getBoundingClientRect();
  const inside = [...box.children]
    .filter((one) => getComputedStyle(one).position !== "absolute")
    .map((one) => one.getBoundingClientRect());
  // what is not drawn has none
  return inside.some((one) => one.height > 0 && (one.top < top - 0.5 || one.bottom > bottom + 0.5));
}

/** For a box of limited height; anew for each text. */
export const shrink =
  (_text: string) =>
  (box: HTMLElement): (() => void) => {
    function fit(): void {
      box.style.removeProperty("--lines");
      for (let part = 1; part >= LEAST; part -= STEP) {
        box.style.setProperty("--fit", part.toFixed(2));
        if (!spills(box)) return;
      }
      for (const lines of [2, 1]) {
        box.style.setProperty("--lines", String(lines));
        if (!spills(box)) return;
      }
    }
    const seen = new ResizeObserver(fit);
    seen.observe(box);
    void document.fonts?.ready.then(fit);
    return () => seen.disconnect();
  };
