/** What the player hears and feels: remembered, and silent until the first gesture. Nothing is told by sound alone. */
import { type Cue, Synth } from "./synth";

const KEPT = "camarilla.sound";
const RINGS = 8000; // ms until the longest cue has died away: then the device may sleep
const GESTURES = ["pointerdown", "keydown"] as const;

interface Wishes {
  volume: number; // 0 to 1
  muted: boolean;
  buzzing: boolean; // vibration on phones
}

const usual: Wishes = { volume: 0.7, muted: false, buzzing: true };

function remembered(): Wishes {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Wishes>;
    const volume = typeof kept.volume === "number" ? Math.min(1, Math.max(0, kept.volume)) : usual.volume;
    return { volume, muted: kept.muted === true, buzzing: kept.buzzing !== false };
  } catch {
    return usual;
  }
}

export class Sound {
  #wishes = $state(remembered());
  #awake = false;
  #context: AudioContext | null = null;
  #synth: Synth | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;

  get volume(): number {
    return this.#wishes.volume;
  }
  set volume(volume: number) {
    this.#keep({ volume: Math.min(1, Math.max(0, volume)) });
  }
  get muted(): boolean {
    return this.#wishes.muted;
  }
  set muted(muted: boolean) {
    this.#keep({ muted });
  }
  get buzzing(): boolean {
    return this.#wishes.buzzing;
  }
  set buzzing(buzzing: boolean) {
    this.#keep({ buzzing });
  }

  #keep(wishes: Partial<Wishes>): void {
    this.#wishes = { ...this.#wishes, ...wishes };
    localStorage.setItem(KEPT, JSON.stringify(this.#wishes));
  }

  /** Wait for the first gesture; browsers allow no sound before it. */
  listen(target: EventTarget = window): void {
    const wake = () => {
      this.#awake = true;
      for (const gesture of GESTURES) target.removeEventListener(gesture, wake, true);
    };
    for (const gesture of GESTURES) target.addEventListener(gesture, wake, true);
  }

  /** Play a cue; the third coin of a row is `play("coin", 2)`. */
  play(cue: Cue, nth = 0): void {
    if (!this.#awake || this.muted || this.volume === 0) return;
    this.#context ??= new AudioContext();
    if (this.#context.state === "suspended") void this.#context.resume();
    this.#synth ??= new Synth(this.#context);
    this.#synth.play(cue, this.volume, nth);
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => void this.#context?.suspend(), RINGS);
  }

  /** Shake a phone: briefly, or in a rhythm. */
  buzz(rhythm: number | number[] = 30): void {
    if (this.#awake && this.buzzing) navigator.vibrate?.(rhythm);
  }
}

export const sound = new Sound();
