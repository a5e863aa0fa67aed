/** Type that gives way where there is more to read than room: `--fit` is what remains of its size. A note that still has
 * no room goes as a whole (`brief`): half a rule misleads. */
const LEAST = 84; // per cent: smaller type is hard to read
const STEP = 4;

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
      box.classList.remove("brief");
      for (let part = 100; part >= LEAST; part -= STEP) {
        box.style.setProperty("--fit", (part / 100).toFixed(2));
        if (!spills(box)) return;
      }
      box.classList.add("brief");
    }
    const seen = new ResizeObserver(fit);
    seen.observe(box);
    void document.fonts?.ready.then(fit);
    return () => seen.disconnect();
  };
