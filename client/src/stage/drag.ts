/** Dragging by pointer, with mouse and finger alike: a ghost follows, and what it is dropped on is clicked. */
import { laid } from "../kit/motion";

const FAR = 8; // pixels before a press is a drag

/** For `onpointerdown` of a card: `lifted` is told when it is dragged, `dropped` when that is over. Whatever can be chosen
 * takes it. */
export function drag(event: PointerEvent, lifted: () => void, dropped: () => void = () => undefined): void {
  const card = event.currentTarget as HTMLElement;
  const { clientX, clientY, pointerId } = event;
  let ghost: HTMLElement | null = null;

  function move(next: PointerEvent): void {
    if (next.pointerId !== pointerId) return;
    const [x, y] = [next.clientX - clientX, next.clientY - clientY];
    if (!ghost && Math.hypot(x, y) < FAR) return;
    ghost ??= lift();
    ghost.style.transform = `translate(${x}px, ${y}px) rotate(${Math.max(-6, Math.min(6, x / 30))}deg)`;
  }
  function lift(): HTMLElement {
    lifted();
    const copy = card.cloneNode(true) as HTMLElement;
    copy.setAttribute("aria-hidden", "true");
    for (const name of copy.getAttributeNames().filter((one) => one.startsWith("data-"))) copy.removeAttribute(name);
    copy.style.cssText = `${laid(card.getBoundingClientRect())};z-index:60;opacity:.9`;
    (card.closest(".stage") ?? document.body).append(copy); // what lies in its place may be scaled
    return copy;
  }
  function drop(last: PointerEvent): void {
    if (last.pointerId !== pointerId) return;
    for (const [name, heard] of listeners) removeEventListener(name, heard as EventListener);
    if (!ghost) return;
    ghost.remove();
    addEventListener("click", swallow, { capture: true, once: true }); // the press was a drag, and no click on the card
    setTimeout(() => removeEventListener("click", swallow, true));
    if (last.type === "pointerup") under(last)?.click();
    dropped();
  }
  const listeners = [
    ["pointermove", move],
    ["pointerup", drop],
    ["pointercancel", drop],
  ] as const;
  for (const [name, heard] of listeners) addEventListener(name, heard);
}

function swallow(event: Event): void {
  if (!event.isTrusted) return;
  event.stopPropagation();
  event.preventDefault();
}

/** What lies under the pointer and can be chosen. */
function under({ clientX, clientY }: PointerEvent): HTMLElement | null {
  const hit = document.elementFromPoint(clientX, clientY);
  const found = hit?.closest<HTMLElement>("button.gap, button.ground, button.can:not([data-hand])");
  return found ?? hit?.closest(".location")?.querySelector<HTMLElement>("button.ground") ?? null;
}
