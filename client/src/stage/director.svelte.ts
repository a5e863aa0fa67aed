/** The director: plays what happened, one event after another, before the table stands as it does now. */
import { tick } from "svelte";
import type { EventInfo, Seen, View } from "$wire";
import type { Show } from "../games/folder";
import { hurry, release, type Tempo } from "../kit/motion";
import { fights } from "../lib/story";

const BEHIND = 4000; // milliseconds that the stage may be behind, at speed 1
const FOLLOWED = 4; // so many times the speed of the player the eye can follow, until it is twice as far behind
const USUAL = 750; // what an event takes
const HELD = 1000; // what strikes the reader stays so much longer,
const NOTED = 400; // and what others do to each other so much
const SEEN = 1.25; // the speed at which it can still be seen: neither its show nor that is faster
const READ = 3200; // what only the reader was shown is read before the table goes on
const BEAT = 350; // between what happens at the end: nothing there is hurried, whatever waits
const CURTAIN = 700; // before the end, and after it
const LONGEST = 4000; // whatever a show waits for, the game goes on; at speed 1, and longer where it is slower

/** What a show may touch. */
export interface Scene<V> {
  readonly view: V; // as it is shown now
  readonly next: V; // as it will be when all of this update has been shown
  readonly tempo: Tempo;
  /** Show the table like this, and wait until it is drawn. */
  change(view: V): Promise<void>;
  /** Take time over what has to be seen; nothing that follows is played faster for it. */
  linger(play: (tempo: Tempo) => Promise<unknown>): Promise<void>;
  find(selector: string): HTMLElement | null;
  all(selector: string): HTMLElement[];
}

interface Act {
  game: Seen;
  told: EventInfo[];
  fresh: EventInfo[];
  came: number; // when; Infinity: it is played again, and nobody waits
}

const ENDED = "ended"; // ends every game

/** Does an event belong to the end of the game? */
function isEnding({ game, fresh }: Act, nth: number): boolean {
  const end = fresh.findIndex(({ event }) => event === ENDED);
  return game.over && end >= 0 && nth >= end;
}

export class Director {
  game = $state.raw<Seen | null>(null); // what is shown
  told = $state.raw<EventInfo[]>([]);
  now = $state.raw<EventInfo | null>(null); // what is being played
  since = $state.raw<EventInfo[]>([]); // what has happened since the reader's last answer
  #from = $state.raw<{ game: Seen; told: EventInfo[] } | null>(null); // how the table stood then
  #acts: Act[] = [];
  #hurried = false;
  #wake: (() => void) | null = null; // ends a wait
  #rest: Promise<void> | null = null; // nothing is shown before it ends
  #read = 0; // when something will have been read
  #playing = $state(false);
  closing = $state(false); // all has been played, and whoever has won is shown

  constructor(
    private readonly show: () => Show<View, EventInfo> | undefined,
    private readonly speed: () => number,
    private readonly strikes: (event: EventInfo) => boolean = () => false,
    private readonly shown: (event: EventInfo) => boolean = () => false, // to the reader alone
    private readonly late: (event: EventInfo) => boolean = () => false, // its words would give it away
    private readonly crown: (winners: number[], tempo: Tempo) => Promise<void> = async () => undefined, // the last beat
    private readonly prelude?: (view: View, told: EventInfo[]) => Promise<View | null>, // how a game stood before its deal
  ) {}

  /** Is something still to be shown? */
  get busy(): boolean {
    return this.#playing;
  }

  /** How many of the events that were shown have happened since the reader's last answer. */
  get fresh(): number {
    return this.#from ? Math.max(0, this.told.length - this.#from.told.length) : 0;
  }

  /** Hear how the table stands, and what has happened since; with nothing to play it is shown at once. */
  hear(game: Seen | null, told: EventInfo[], fresh: EventInfo[]): void {
    this.#remember(told, fresh);
    const cut = !game || !this.game || this.speed() === Infinity || document.hidden;
    if (game && !this.game && told.length > 0 && this.prelude && this.speed() !== Infinity && !document.hidden)
      return void this.#deal(game, told);
    if (cut || (fresh.length === 0 && !this.#playing)) return this.#cut(game, told);
    this.#acts.push({ game, told, fresh, came: performance.now() });
    if (!this.#playing) void this.#run();
  }

  /** The reader answers, and has read what was shown: what happens from now on can be played again. */
  mark(): void {
    this.#read = 0;
    this.#from = this.game && { game: this.game, told: this.told };
    this.since = [];
  }

  /** Play again what has happened since then. */
  again(): void {
    if (!this.#from || !this.game || this.#playing || this.since.length === 0) return;
    this.#acts.push({ game: this.game, told: this.told, fresh: this.since, came: Infinity });
    this.game = { ...this.#from.game, legal: [], question: null };
    this.told = this.#from.told;
    void this.#run();
  }

  /** Keep what has happened since the last answer, as long as it follows from there; an answer taken back does not. */
  #remember(told: EventInfo[], fresh: EventInfo[]): void {
    const follows = this.#from && told.length === this.#from.told.length + this.since.length + fresh.length;
    this.since = follows ? [...this.since, ...fresh] : [];
    if (!follows) this.#from = null;
  }

  /** Show nothing until what is returned is called; nothing that follows is played faster for it. */
  pause(): () => void {
    const began = performance.now();
    let end!: () => void;
    this.#rest = new Promise((go) => (end = go));
    return () => {
      this.#rest = null;
      for (const one of this.#acts) one.came += performance.now() - began;
      end();
    };
  }

  /** Wait for the end of a pause. */
  async #resume(act: Act): Promise<void> {
    const began = performance.now();
    await this.#rest;
    act.came += performance.now() - began;
  }

  /** A game that has just begun is seen to be dealt; one that goes on is shown as it stands. */
  async #deal(game: Seen, told: EventInfo[]): Promise<void> {
    this.#playing = true;
    const waiting = (this.game = { ...game, legal: [], question: null });
    const view = await this.prelude!(game.view, told).catch(() => null);
    if (this.game === waiting) {
      this.game = view ? { ...waiting, view } : game;
      this.told = view ? [] : told;
      if (view) this.#acts.unshift({ game, told, fresh: told, came: Infinity });
      await tick();
    }
    await this.#run();
  }

  /** Show the rest at once. */
  hurry(): void {
    if (!this.#playing) return;
    this.#hurried = true;
    this.#wake?.();
    hurry();
  }

  /** Leave out what was still to be shown. */
  #cut(game: Seen | null, told: EventInfo[]): void {
    this.#acts = [];
    this.game = game;
    this.told = told;
    this.hurry();
    void tick().then(release);
  }

  async #run(): Promise<void> {
    this.#playing = true;
    for (let act = this.#acts.shift(); act; act = this.#acts.shift()) {
      const kept = await this.#perform(act);
      if (!kept) continue; // it was left out meanwhile
      this.game = act.game;
      this.told = act.told;
      await tick();
      release(); // what a show has left on its way
      if (act.game.over) await this.#close(act);
    }
    this.#playing = this.#hurried = false;
    this.now = null;
  }

  /** Play an update; false if the table was shown in another state meanwhile. */
  async #perform(act: Act): Promise<boolean> {
    for (const [i, event] of act.fresh.entries()) {
      const before = this.told;
      if (this.#rest) await this.#resume(act);
      const left = this.#read - performance.now();
      if (left > 0) await this.#hold(act, left);
      if (this.told !== before) return false;
      const late = this.late(event);
      if (!late) this.now = event;
      let mine = (this.told = late ? [...before] : [...before, event]);
      const ends = isEnding(act, i);
      if (ends && event.event === ENDED) {
        this.#hurried = false; // what came before was hurried, and not this
        await this.#hold(act, CURTAIN / this.speed());
      }
      const struck = this.strikes(event);
      const { speed = 1 } = ends && !this.#hurried ? { speed: this.speed() } : this.#tempo(act, i);
      const waiting = [act, ...this.#acts].map((one) => ({ one, came: one.came }));
      const began = performance.now();
      const fought = !struck && speed < Infinity && fights(event);
      const most = struck ? this.#seen(speed) : fought ? SEEN * this.speed() : Infinity;
      await this.#play(event, act, { speed: Math.min(speed, most) });
      if (struck) for (const { one, came } of waiting) one.came = came + performance.now() - began;
      if (this.told !== mine) return false;
      if (late) {
        this.now = event;
        mine = this.told = [...before, event];
      }
      if (ends) await this.#hold(act, BEAT / this.speed());
      if (this.shown(event)) this.#read = performance.now() + READ / this.speed();
      if (this.told === mine && struck) await this.#hold(act, HELD / this.#seen(this.speed()));
      if (this.told === mine && fought) await this.#hold(act, NOTED / this.speed());
      if (this.told !== mine) return false;
    }
    return true;
  }

  /** The last beat: whoever has won stands in the light. */
  async #close(act: Act): Promise<void> {
    this.now = null;
    this.closing = true;
    await this.crown(act.game.winners ?? [], this.#hurried ? { speed: Infinity } : { speed: this.speed() });
    await this.#hold(act, CURTAIN / this.speed());
    this.closing = false;
  }

  /** No faster than can be seen, unless nothing is played at all. */
  #seen(speed: number): number {
    return this.speed() === Infinity ? speed : Math.min(speed, SEEN);
  }

  /** As fast as the player likes; faster where the stage would fall behind. */
  #tempo({ fresh, came }: Act, done: number): Tempo {
    if (this.#hurried) return { speed: Infinity };
    if (came === Infinity) return { speed: this.speed() === Infinity ? 1 : this.speed() };
    const left = fresh.length - done + this.#acts.reduce((sum, act) => sum + act.fresh.length, 0);
    const time = BEHIND / this.speed() - (performance.now() - came);
    if (time <= -BEHIND / this.speed()) return { speed: Infinity };
    const needed = time > 0 ? (left * USUAL) / time : Infinity;
    return { speed: Math.max(this.speed(), Math.min(needed, FOLLOWED * this.speed())) };
  }

  /** Let the reader see what was done to them, or read what they were shown; nothing that follows is played faster
   * for it. */
  async #hold(act: Act, ms: number): Promise<void> {
    if (this.#hurried || document.hidden) return;
    const began = performance.now();
    await new Promise<void>((wake) => {
      this.#wake = wake;
      setTimeout(wake, ms);
    });
    this.#wake = null;
    for (const one of [act, ...this.#acts]) one.came += performance.now() - began;
  }

  /** A show that fails or takes too long stops nothing: the table is put right after it. */
  async #play(event: EventInfo, act: Act, tempo: Tempo): Promise<void> {
    const show = this.show();
    if (!show) return;
    const late = new Promise<void>((wake) => setTimeout(wake, LONGEST / Math.min(1, this.speed())));
    await Promise.race([
      late,
      Promise.resolve(show(event, this.#scene(act, tempo, this.told))).catch((error) => console.error(error)),
    ]);
  }

  /** A show that is late changes nothing: the table has gone on, and its question belongs to another view. */
  #scene(act: Act, tempo: Tempo, told: EventInfo[]): Scene<View> {
    const director = this;
    // once hurried, a show goes on without delay
    const paced = (speed = 1): Tempo => ({
      get speed() {
        return director.#hurried ? Infinity : speed;
      },
    });
    return {
      get view() {
        return director.game!.view;
      },
      next: act.game.view,
      tempo: paced(tempo.speed),
      async linger(play) {
        const began = performance.now();
        const { speed = 1 } = tempo;
        await play(paced(speed === Infinity ? Infinity : Math.min(speed, director.speed())));
        for (const one of [act, ...director.#acts]) one.came += performance.now() - began;
      },
      async change(view) {
        if (director.told !== told) return;
        director.game = { ...director.game!, view };
        await tick();
      },
      find: (selector) => document.querySelector<HTMLElement>(`.board ${selector}`),
      all: (selector) => [...document.querySelectorAll<HTMLElement>(`.board ${selector}`)],
    };
  }
}
