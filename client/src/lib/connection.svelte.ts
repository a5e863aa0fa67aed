/** The line to a table, a socket or one to this device's own: comes back by itself, and asks only for what it has
 * missed. */
import type {
  Absence,
  ChatLine,
  Command,
  EventInfo,
  Hinted,
  Message,
  Said,
  Seen,
  TableInfo,
  Update,
  Welcome,
} from "$wire";
import { device, isLocal, type SocketLike } from "../local/device";
import { refusal } from "./api";
import { addressOf } from "./base";
import { guest } from "./guest.svelte";
import { offline } from "./offline.svelte";
import { say } from "./words.svelte";

type Without<T> = T extends unknown ? Omit<T, "id"> : never;
export type CommandBody = Without<Command>;

/** A command on its way; one that was sent again may have been heard the first time. */
interface Pending {
  command: CommandBody;
  settle: (fine: boolean) => void;
  again: boolean;
}

const WAITS = [0, 500, 1000, 2000, 4000, 8000]; // milliseconds before the next try
const QUIET = 20_000; // ask after this long without a word
const SLOW = 300; // an answer that takes longer is seen to be on its way
const LATE = 4000; // one that takes so long is missed
const DEAD = 10_000; // and then the line is taken for dead
const FINAL: Record<number, string> = { 4401: "no-guest", 4403: "no-spectators", 4404: "no-table" };
const TOLD = ["sockets", "flood", "full", "no-rules"]; // why it may be closed that is told while it is tried again

export class Connection {
  status = $state<"opening" | "open" | "lost" | "closed">("opening");
  reason = $state<string | null>(null); // why it is closed for good, in words
  invited = $state(true); // false: closed for want of an invitation
  error = $state<string | null>(null); // the last refusal, in words
  seat = $state<number | null>(null);
  mine = $state<number[]>([]);
  tag = $state("");
  table = $state.raw<TableInfo | null>(null);
  game = $state.raw<Seen | null>(null);
  told = $state.raw<EventInfo[]>([]);
  said = $state.raw<ChatLine[]>([]);
  muted = $state.raw<string[]>([]);
  here = $state.raw<number[]>([]);
  absent = $state.raw<Absence[]>([]);
  spectators = $state(0);
  announcement = $state(""); // of the operator
  waiting = $state(0); // commands that are not yet answered
  sending = $state(false); // for so long that it should be seen
  late = $state(false); // for so long that something must be wrong
  lag = $state(0); // the server's clock less ours

  #socket: SocketLike | null = null;
  #last: number | null = null;
  #line = 0; // the number of the last line of chat
  #tries = 0;
  #start = Math.random().toString(36).slice(2, 10); // ids of commands are this page's own
  #commands = 0;
  #pending = new Map<string, Pending>();
  #hints = new Map<string, (found: Hinted | null) => void>(); // a search may take longer than a move
  #timer = 0;
  #watch = 0;
  #due: number[] = [];

  constructor(
    readonly id: string,
    private readonly heard: (game: Seen | null, told: EventInfo[], fresh: EventInfo[]) => void = () => undefined,
    private wanted: number | null = null,
  ) {
    addEventListener("online", this.#again);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#again);
    this.#open();
  }

  /** Be somebody whom the table lets in; one on this device lets everybody in. */
  static async admitted(id: string): Promise<void> {
    if (!isLocal(id)) await guest.be();
  }

  #open(): void {
    this.#drop();
    this.#listen();
    const socket = isLocal(this.id) ? device.line(this.id, this.wanted) : this.#dial();
    this.#socket = socket;
    socket.onmessage = (event) => void (socket === this.#socket && this.#hear(JSON.parse(event.data) as Message));
    socket.onclose = (event) => void (socket === this.#socket && this.#lost(event.code, event.reason));
  }

  /** A socket of the server. */
  #dial(): SocketLike {
    const query = new URLSearchParams();
    if (this.wanted !== null) query.set("seat", String(this.wanted));
    if (this.#last !== null) query.set("last", String(this.#last));
    if (this.#last !== null) query.set("heard", String(this.#line));
    if (location.hash) query.set("word", decodeURIComponent(location.hash.slice(1))); // the invitation
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(
      `${scheme}//${location.host}${addressOf(`/api/tables/${this.id}/socket`)}?${query}`,
    ) as SocketLike;
  }

  /** Let the old socket go: nothing it still says counts. A move is kept to be sent again; whatever else it owed an
   * answer is not done. */
  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#settle(({ command }) => command.type !== "play");
    for (const settle of this.#hints.values()) settle(null);
    this.#hints.clear();
    this.#expect();
  }

  /** Wait no longer for some of the commands. */
  #settle(which: (pending: Pending) => boolean): void {
    for (const [id, pending] of this.#pending) {
      if (!which(pending)) continue;
      this.#pending.delete(id);
      pending.settle(false);
    }
    this.#count();
  }

  #count(): void {
    this.waiting = [...this.#pending.values()].filter(({ command }) => command.type !== "ping").length;
  }

  #again = (): void => {
    const trying = this.#socket?.readyState === WebSocket.CONNECTING;
    if (this.status === "lost" && !trying && !document.hidden) this.#open();
  };

  #offline = (): void => {
    if (!isLocal(this.id)) this.#lost(0, "");
  };

  /** See to it that what is not answered is seen; in the end the line is taken for dead. */
  #expect(): void {
    this.#due.forEach(clearTimeout);
    this.sending = this.late = false;
    if (this.#pending.size === 0 || !this.#socket) return;
    this.#due = [
      setTimeout(() => (this.sending = this.waiting > 0), SLOW),
      setTimeout(() => (this.late = true), LATE),
      setTimeout(() => this.#lost(0, ""), DEAD),
    ];
  }

  #lost(code: number, reason: string): void {
    this.#drop();
    if (this.status === "closed") return;
    if (code in FINAL) {
      this.status = "closed";
      this.invited = reason !== "no-invite";
      void refusal(reason || FINAL[code]!, {}).then((text) => (this.reason = text));
      return;
    }
    this.status = "lost";
    if (TOLD.includes(reason)) void refusal(reason, {}).then((text) => this.status === "lost" && (this.error = text));
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)]!;
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  /** Look through the eyes of another of one's own seats. */
  look(seat: number | null): void {
    this.wanted = seat;
    this.#resync();
  }

  /** Have everything told anew. */
  #resync(): void {
    this.#settle(() => true);
    this.#last = null;
    this.game = null; // what other eyes saw is not for whoever looks now
    this.told = [];
    this.heard(null, [], []);
    this.#open();
  }

  /** Come in anew, as whoever we are called now. */
  rejoin(): void {
    if (this.status === "open") this.#open();
  }

  /** Ask something of the table; true when it is done and stored. */
  send(command: CommandBody): Promise<boolean> {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      this.error = say("not-connected");
      return Promise.resolve(false);
    }
    this.error = null;
    const id = this.#write(command);
    const answer = new Promise<boolean>((settle) => this.#pending.set(id, { command, settle, again: false }));
    this.#count();
    this.#expect();
    return answer;
  }

  /** Ask which answers to a question are best, and how good one of them is; null if nobody says. */
  hint(asked_in: number, code: number | null = null): Promise<Hinted | null> {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const id = this.#write({ type: "hint", asked_in, code });
    return new Promise((settle) => this.#hints.set(id, settle));
  }

  #write(command: CommandBody, id = `${this.#start}-${++this.#commands}`): string {
    this.#socket!.send(JSON.stringify({ ...command, id }));
    return id;
  }

  /** Was a hint asked for in that? */
  #hinted(re: string | null | undefined, found: Hinted | null): boolean {
    this.#hints.get(re ?? "")?.(found);
    return this.#hints.delete(re ?? "");
  }

  close(): void {
    this.status = "closed";
    this.#settle(() => true);
    removeEventListener("online", this.#again);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#again);
    this.#drop();
  }

  #answered(re: string | null | undefined, fine: boolean): void {
    const pending = re ? this.#pending.get(re) : undefined;
    if (re && pending) {
      this.#pending.delete(re);
      this.#count();
      this.#expect();
      pending.settle(fine);
    }
  }

  #hear(message: Message): void {
    this.#listen();
    switch (message.type) {
      case "welcome":
        return this.#begin(message);
      case "resumed":
        this.#connected();
        return;
      case "update":
        return this.#take(message);
      case "said":
        return this.#overhear(message);
      case "done":
        return this.#answered(message.re, true);
      case "hinted":
        return void this.#hinted(message.re, message);
      case "refused":
        if (this.#hinted(message.re, null)) return; // whoever waits for it says so; others need not know
        if (message.error === "stale" && this.#pending.get(message.re ?? "")?.again)
          return this.#answered(message.re, true); // it was heard
        void refusal(message.error, message.details).then((text) => (this.error = text));
        return this.#answered(message.re, false);
      case "presence":
        this.here = message.here;
        this.absent = message.absent;
        this.spectators = message.spectators;
        return;
      case "pong":
        this.lag = message.at - Date.now();
        return this.#answered(message.re, true);
      case "announcement":
        this.announcement = message.text;
        return;
      case "closing":
        return;
    }
  }

  /** Ask for a sign of life when it has been quiet for long: a dead line says nothing by itself. */
  #listen(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      if (this.#socket?.readyState === WebSocket.OPEN) void this.send({ type: "ping" });
      else this.#lost(0, "");
    }, QUIET);
  }

  #connected(): void {
    if (this.status === "lost") this.error = null; // what was said while it was gone
    this.status = "open";
    this.#tries = 0;
    for (const [id, pending] of this.#pending) {
      pending.again = true; // refused as stale if it was heard: nothing is played twice
      this.#write(pending.command, id);
    }
    this.#expect();
  }

  #begin(message: Welcome): void {
    this.#connected();
    if (!offline.hear(message.protocol)) this.error = say("stale");
    this.#last = message.n;
    this.lag = message.at - Date.now();
    this.seat = message.seat;
    this.mine = message.mine;
    this.tag = message.tag;
    this.table = message.table;
    this.game = message.game;
    this.told = message.told;
    this.said = message.said;
    this.#line = message.heard;
    this.muted = message.muted;
    this.heard(this.game, this.told, []);
  }

  #take(update: Update): void {
    if (this.#last !== null && update.n !== this.#last + 1) return this.#resync(); // something was missed
    this.#last = update.n;
    this.lag = update.at - Date.now();
    if (update.table) {
      this.table = update.table;
      this.mine = update.table.seats
        .filter((seat) => seat.kind === "person" && seat.tag === this.tag)
        .map((seat) => seat.seat);
      if (this.seat === null || !this.mine.includes(this.seat)) this.seat = this.mine[0] ?? null;
    }
    if (update.took_back != null) this.told = this.told.slice(0, this.told.length - (update.forget ?? 0));
    if (update.told?.length) this.told = [...this.told, ...update.told];
    if (update.game) this.game = update.game;
    if (update.game || update.told?.length)
      this.heard(this.game, this.told, update.took_back == null ? (update.told ?? []) : []);
    this.#answered(update.re, true);
  }

  #overhear({ number, line, re }: Said): void {
    this.#line = number;
    if (!this.muted.includes(line.tag)) this.said = [...this.said, line];
    this.#answered(re, true);
  }
}
