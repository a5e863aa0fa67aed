/** Thinking time at a table of this device, as `server/table/clock.py` counts it. Times are milliseconds. */
import type { Bank, TimeControl } from "$wire";

const LONGEST = 14 * 24 * 3_600_000; // that a bank can be

/** The banks; whoever is asked is running down since `since`. */
export class Clock {
  constructor(
    readonly terms: TimeControl | null,
    public banks: number[],
    public since: number,
  ) {}

  /** The banks of a table at first. */
  static full(terms: TimeControl | null | undefined, seats: number): number[] {
    return terms ? Array.from({ length: seats }, () => terms.bank) : [];
  }

  left(seat: number, now: number): number {
    return Math.max(0, this.banks[seat]! - (now - this.since));
  }

  /** When the bank of the seat that is asked will be empty; null without a clock. */
  runsOut(seat: number): number | null {
    return this.terms ? this.since + this.banks[seat]! : null;
  }

  /** Time stands still: what the seat that is asked has used is gone. */
  stop(seat: number, now: number): void {
    this.banks = this.#spent(seat, now);
    this.since = now;
  }

  /** A seat has answered; the banks without what it earned by that. */
  answered(seat: number, now: number): number[] {
    const spent = this.#spent(seat, now);
    this.banks = spent.map((bank, i) =>
      i === seat ? Math.max(bank, Math.min(bank + this.terms!.increment, LONGEST)) : bank,
    );
    this.since = now;
    return spent;
  }

  /** An answer is taken back, from the banks after and before what it earned: the time since then is its seat's own. */
  takenBack(seat: number, asked: number, spent: number[], now: number): void {
    const used = this.banks[asked]! - this.left(asked, now);
    this.banks = spent.map((bank, i) => (i === seat ? Math.max(0, bank - used) : bank));
    this.since = now;
  }

  #spent(seat: number, now: number): number[] {
    return this.banks.map((bank, i) => (i === seat ? this.left(seat, now) : bank));
  }

  shown(asked: number | null, now: number): Bank[] {
    return this.banks.map((bank, seat) => ({ seat, left: seat === asked ? this.left(seat, now) : bank }));
  }
}
