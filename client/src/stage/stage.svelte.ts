/** How the player likes the stage; remembered. */
import { MediaQuery } from "svelte/reactivity";

const KEPT = "camarilla.stage";
export const SPEEDS = [0.5, 1, 2, 4, Infinity];

interface Wishes {
  speed: number; // of what is shown; Infinity: at once
  list: boolean; // the answers also as a list
  notify: boolean; // when it is the reader's turn and the page is out of sight
}

function remembered(): Wishes {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Record<keyof Wishes, unknown>>;
    const speed = kept.speed === null ? Infinity : SPEEDS.find((one) => one === kept.speed); // JSON has no infinity
    return { speed: speed ?? 1, list: kept.list === true, notify: kept.notify === true };
  } catch {
    return { speed: 1, list: false, notify: false };
  }
}

class Stage {
  meant = $state<string | null>(null); // what a lesson points at: `place/2`
  #wishes = $state(remembered());
  readonly low = new MediaQuery("(max-height: 460px)");
  readonly laptop = new MediaQuery("(min-width: 701px) and (min-height: 461px) and (max-height: 800px)"); // wide, and not high
  readonly phone = new MediaQuery("(max-width: 700px)");
  readonly tall = new MediaQuery("(max-width: 700px) and (min-height: 740px)"); // a phone with room for more of the log
  readonly touch = new MediaQuery("(hover: none) and (pointer: coarse)"); // no mouse, and most likely no keys
  readonly wide = new MediaQuery("(min-width: 1100px)"); // the log stands beside the board

  get speed(): number {
    return this.#wishes.speed;
  }
  set speed(speed: number) {
    this.#keep({ speed });
  }
  get list(): boolean {
    return this.#wishes.list;
  }
  set list(list: boolean) {
    this.#keep({ list });
  }

  get notify(): boolean {
    return this.#wishes.notify && "Notification" in window && Notification.permission === "granted";
  }
  /** Be told of one's turn or not; the browser asks for permission once, and only here. */
  async tell(wanted: boolean): Promise<void> {
    this.#keep({ notify: wanted && (await Notification.requestPermission()) === "granted" });
  }

  #keep(wishes: Partial<Wishes>): void {
    this.#wishes = { ...this.#wishes, ...wishes };
    localStorage.setItem(KEPT, JSON.stringify(this.#wishes));
  }
}

export const stage = new Stage();
