/** Several players on one device: it is passed on, and nobody sees another's cards in between. */
import { untrack } from "svelte";
import type { Connection } from "../lib/connection.svelte";

export class HotSeat {
  #taken = $state<number | null>(null); // the seat whose player took the device

  constructor(
    private readonly connection: () => Connection | null,
    private readonly asked: () => number | null, // the seat, as far as events have been shown
    private readonly open: () => boolean, // all cards lie open: nobody needs to look away
  ) {}

  /** The seat whose player should hold the device: the one of them who is asked, else the one that is shown. */
  get holder(): number | null {
    const asked = this.asked();
    const connection = this.connection();
    return this.#shared && asked !== null && connection!.mine.includes(asked) ? asked : (connection?.seat ?? null);
  }

  /** The holder has not taken it yet, or the server still shows the table of another seat. */
  get hidden(): boolean {
    return this.#shared && !this.open() && (this.#taken !== this.holder || this.connection()!.seat !== this.holder);
  }

  /** The holder takes the device. */
  take(): void {
    this.#taken = this.holder;
    this.#look();
  }

  /** Where nothing is hidden, the table itself turns to whoever is asked. */
  turn(): void {
    if (this.#shared && this.open()) this.#look();
  }

  get #shared(): boolean {
    const connection = this.connection();
    return connection?.table?.phase === "playing" && connection.mine.length > 1;
  }

  #look(): void {
    const { holder } = this;
    const connection = this.connection()!;
    if (holder !== null && connection.seat !== holder) untrack(() => connection.look(holder));
  }
}
