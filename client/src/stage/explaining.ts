/** Any card on the table is explained where it lies: at a long press, at a right click, and while a pointer rests on
 * it. */
import { explained } from "../lib/explained.svelte";

const LONG = 500; // milliseconds that make a press long
const REST = 700; // that a pointer rests before a card is explained
const LATE = 150; // milliseconds in which a lifted finger clicks yet
const FAR = 8; // pixels that make a press a drag or a swipe
const LEGIBLE = 12; // pixels of type that needs no explanation beside it

const cardAt = (event: Event) => (event.target as Element).closest<HTMLElement>("[data-card]");

/** The card that is pressed: also one that lets touches through to the place where it lies. */
function pressed(board: HTMLElement, event: MouseEvent): HTMLElement | null {
  const { clientX: x, clientY: y } = event;
  const lies = (card: HTMLElement) => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    return x >= left && x < right && y >= top && y < bottom && getComputedStyle(card).pointerEvents === "none";
  };
  return cardAt(event) ?? [...board.querySelectorAll<HTMLElement>("[data-card]")].findLast(lies) ?? null;
}

/** Does it stand on a card what it does, large enough to be read? */
function written(card: Element): boolean {
  const text = card.querySelector<HTMLElement>(".text");
  return text !== null && text.offsetHeight > 0 && parseFloat(getComputedStyle(text).fontSize) >= LEGIBLE;
}

/** For the element that holds the table. */
export function explaining(board: HTMLElement): () => void {
  const heard = new AbortController();
  let timer = 0;
  let down = false; // a button or a finger
  let holding = false; // a finger that is lifted goes on until what it explains stays
  let [x, y] = [0, 0];
  let awaited: HTMLElement | null = null; // the card on which a pointer rests
  let under: HTMLElement | null = null; // the card that lies beneath a pointer
  let seen = ""; // where a pointer was last

  function listen<K extends keyof HTMLElementEventMap>(name: K, hear: (event: HTMLElementEventMap[K]) => void): void {
    board.addEventListener(name, hear, { capture: true, signal: heard.signal });
  }
  function wait(ms: number, then: () => void): void {
    clearTimeout(timer);
    timer = window.setTimeout(then, ms);
  }
  function leave(): void {
    clearTimeout(timer);
    awaited = null;
    holding = false;
    if (explained.passing) explained.hide();
  }
  /** Whatever moves meanwhile, such as the log, takes nothing from a finger that is down. */
  const stray = () => down || holding || leave();

  listen("pointerdown", (event) => {
    leave();
    [x, y] = [event.clientX, event.clientY];
    const card = pressed(board, event);
    const target = event.target as Element;
    explained.at = awaited = card; // a pointer that has pressed it and stays wants no more
    if (card && event.button === 0)
      wait(LONG, () => (refuseClick(card.contains(target) ? card : target), untilLifted(card)));
    down = true;
  });
  /** Has a pointer moved? Whatever moves beneath one that lies still is heard as well. */
  function isMoved({ clientX, clientY }: PointerEvent): boolean {
    const before = seen;
    seen = `${clientX}/${clientY}`;
    return before !== seen && before !== "";
  }
  const looking = (event: PointerEvent) => event.pointerType === "mouse" && !event.buttons;
  addEventListener(
    "pointermove",
    (event) => isMoved(event) && looking(event) && board.contains(event.target as Node) && rest(cardAt(event)),
    { capture: true, signal: heard.signal },
  );
  listen("pointerover", (event) => {
    under = cardAt(event);
    if (looking(event) && under !== explained.at && explained.passing) leave();
  });
  listen("pointermove", (event) => {
    if (event.buttons && Math.hypot(event.clientX - x, event.clientY - y) > FAR) clearTimeout(timer);
  });
  listen("pointerup", () => ((down = false), clearTimeout(timer)));
  listen("pointercancel", () => ((down = false), leave()));
  listen("click", (event) => (explained.at = cardAt(event)));
  listen("contextmenu", (event) => {
    const card = pressed(board, event);
    if (!card) return;
    event.preventDefault();
    if (down) untilLifted(card);
    else explained.show(card.dataset["card"]!, card);
  });
  /** A pointer has come to rest on a card, or beside all; it is explained if both are still there after a while. */
  function rest(card: HTMLElement | null): void {
    if (card === awaited || (explained.passing && card === explained.at)) return;
    leave();
    if (!card || written(card) || explained.card !== null) return;
    awaited = card;
    under = card;
    wait(REST, () => card === under && card.isConnected && explained.show(card.dataset["card"]!, card, true));
  }
  /** Whatever the card has become meanwhile: the pointer is no longer where it lay. */
  function strayed(event: PointerEvent): void {
    if (explained.passing && !(event.target instanceof Element && explained.at?.contains(event.target))) stray();
  }
  listen("pointerout", (event) => {
    // a finger that is lifted goes out, too, and what it has explained stays
    if (event.pointerType !== "touch" && !board.contains(event.relatedTarget as Node | null)) leave();
  });
  addEventListener("pointermove", strayed, { signal: heard.signal });
  addEventListener("keydown", () => explained.told && explained.hide(), { capture: true, signal: heard.signal });
  addEventListener("keydown", leave, { capture: true, signal: heard.signal });
  for (const name of ["scroll", "blur"]) addEventListener(name, stray, { capture: true, signal: heard.signal });
  /** Until the finger is lifted and has clicked the explanation only passes: a click on one that lasts, or beside it,
   * would close it. What was closed meanwhile stays closed. */
  function untilLifted(card: HTMLElement): void {
    const name = card.dataset["card"]!;
    holding = true;
    explained.show(name, card, true);
    const stay = () => {
      if (holding && explained.passing) explained.show(name, card);
      holding = false;
    };
    addEventListener("pointerup", () => setTimeout(stay, LATE), { once: true, signal: heard.signal });
  }
  return () => (clearTimeout(timer), heard.abort());
}

/** A press that has explained a card is no click on it. */
function refuseClick(on: Element): void {
  const swallow = (event: Event) => event.stopImmediatePropagation();
  on.addEventListener("click", swallow, { capture: true, once: true });
  addEventListener("pointerup", () => setTimeout(() => on.removeEventListener("click", swallow, true), LATE), {
    once: true,
  });
}
