/** Short news that come and go by themselves: somebody joined, somebody wrote. */
import { sound } from "../kit/sound.svelte";

const SHOWN = 5000; // milliseconds

export interface Toast {
  id: number;
  text: string;
}

class Toasts {
  list = $state.raw<Toast[]>([]);
  #count = 0;

  show(text: string): void {
    const toast = { id: ++this.#count, text };
    this.list = [...this.list.slice(-2), toast];
    sound.play("seal");
    setTimeout(() => (this.list = this.list.filter((one) => one !== toast)), SHOWN);
  }
}

export const toasts = new Toasts();
