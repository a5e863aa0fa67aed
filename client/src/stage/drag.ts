/** Dragging by pointer, with mouse and finger alike: a ghost follows, and what it is dropped on is clicked. */
import { laid } from "../kit/motion";
import { explained } from "../lib/explained.svelte";

const FAR = 8; // pixels before a press is a drag
const TAKES = "button.gap, button.ground, button.can:not([data-hand])"; // what a card can be dropped on

/** For `onpointerdown` of a card: `lifted` is told when it is dragged, `dropped` when that is over. Whatever can be chosen
 * takes it, unless only some of that `takes` it. Where a finger may swipe sideways as well (`touch-action: pan-x`), only a pull up or down lifts a card. */
export function drag(
  event: PointerEvent,
  lifted: () => void,
  dropped: () => void = () => undefined,
  takes = TAKES,
): void {
  const card = event.currentTarget as HTMLElement;
  const { clientX, clientY, pointerId } = event;
  const swipes = event.pointerType === "touch" && getComputedStyle(card).touchAction.includes("pan-x");
  let ghost: HTMLElement | null = null;
  let target: HTMLElement | null = null;

  function move(next: PointerEvent): void {
    if (next.pointerId !== pointerId) return;
    const [x, y] = [next.clientX - clientX, next.clientY - clientY];
    if (!ghost && (Math.hypot(x, y) < FAR || (swipes && Math.abs(x) > Math.abs(y)))) return;
    ghost ??= lift();
    aim(under(next, takes));
    ghost.style.transform =
      target?.matches(".gap") === true
        ? inside(target.getBoundingClientRect(), card.getBoundingClientRect())
        : `translate(${x}px, ${y}px) rotate(${Math.max(-6, Math.min(6, x / 30))}deg)`;
  }
  function lift(): HTMLElement {
    explained.hide();
    lifted();
    const copy = card.cloneNode(true) as HTMLElement;
    copy.setAttribute("aria-hidden", "true");
    for (const name of copy.getAttributeNames().filter((one) => one.startsWith("data-"))) copy.removeAttribute(name);
    copy.style.cssText = `${laid(card.getBoundingClientRect())};z-index:60;opacity:.9`;
    copy.dataset["ghost"] = "";
    (card.closest(".stage") ?? document.body).append(copy); // what lies in its place may be scaled
    return copy;
  }
  /** Light up what would take the card. */
  function aim(next: HTMLElement | null): void {
    if (next === target) return;
    target?.removeAttribute("data-over");
    next?.setAttribute("data-over", "");
    target = next;
  }
  function drop(last: PointerEvent): void {
    if (last.pointerId !== pointerId) return;
    for (const [name, heard] of listeners) removeEventListener(name, heard as EventListener);
    if (!ghost) return;
    ghost.remove();
    aim(null);
    addEventListener("click", swallow, { capture: true, once: true }); // the press was a drag, and no click on the card
    setTimeout(() => removeEventListener("click", swallow, true));
    if (last.type === "pointerup") under(last, takes)?.click();
    dropped();
  }
  const listeners = [
    ["pointermove", move],
    ["pointerup", drop],
    ["pointercancel", drop],
  ] as const;
  for (const [name, heard] of listeners) addEventListener(name, heard);
}

/** The card as it would lie in a gap, within the page. */
function inside(gap: DOMRect, card: DOMRect): string {
  const scale = Math.min(1, gap.height / card.height);
  const half = (card.width * scale) / 2;
  const middle = Math.max(half, Math.min(innerWidth - half, gap.left + gap.width / 2));
  const [x, y] = [middle - card.left - card.width / 2, gap.top + gap.height / 2 - card.top - card.height / 2];
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

function swallow(event: Event): void {
  if (!event.isTrusted) return;
  event.stopPropagation();
  event.preventDefault();
}

/** What lies under the pointer and can be chosen; a zone for drops (`data-drop`) hands them on to its own button. */
function under({ clientX, clientY }: PointerEvent, takes: string): HTMLElement | null {
  for (let at = document.elementFromPoint(clientX, clientY); at; at = at.parentElement) {
    const found = at.matches(takes)
      ? at
      : at.matches("[data-drop]")
        ? at.querySelector(`:scope > :is(${takes})`)
        : null;
    if (found) return found as HTMLElement;
  }
  return null;
}
