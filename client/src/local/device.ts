/** The page's side of the tables on this device: lines to them that are used like sockets, and what is asked of them all. */
import type { AnalysisStatus, CreatedTable, GameReplay, Listed, NewTable } from "$wire";
import { watchBattery } from "./battery";
import { LOCAL, type Told, type Wish } from "./messages";

/** What a connection needs of a socket. */
export interface SocketLike {
  readonly readyState: number;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

const USED = "camarilla.local"; // is there a table on this device?

type Refuse = (id: string, details: Record<string, string | number>) => void;

class Device {
  #worker: Worker | null = null;
  #asked = new Map<number, { settle: (found: never) => void; refuse: Refuse }>();
  #lines = new Map<number, LocalLine>();
  #count = 0;

  /** What this browser lacks to play without a server. */
  get lacks(): string | null {
    if (typeof WebAssembly !== "object") return "WebAssembly";
    return typeof Worker === "function" ? null : "Web Workers";
  }

  /** Was a table opened here before? */
  get used(): boolean {
    return localStorage.getItem(USED) !== null;
  }

  #start(): Worker {
    if (!this.#worker) {
      this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
      this.#worker.onmessage = ({ data }: MessageEvent<Told>) => this.#hear(data);
      void watchBattery((thrifty) => this.#worker!.postMessage({ thrifty }));
    }
    return this.#worker;
  }

  #hear(told: Told): void {
    if ("ask" in told) {
      const { settle, refuse } = this.#asked.get(told.ask)!;
      this.#asked.delete(told.ask);
      return "found" in told ? settle(told.found as never) : refuse(told.refused, told.details);
    }
    const line = this.#lines.get(told.line);
    if ("text" in told) return line?.onmessage?.({ data: told.text });
    this.#lines.delete(told.line);
    line?.onclose?.({ code: told.closed, reason: told.reason });
  }

  /** Ask something of the worker; `refuse` is told why it was not done. */
  ask<T>(wish: Wish): Promise<T> {
    const ask = ++this.#count;
    return new Promise<T>((settle, fail) => {
      this.#asked.set(ask, { settle, refuse: (id, details) => fail(new LocalRefusal(id, details)) });
      this.#start().postMessage({ ask, wish });
    });
  }

  open(wish: NewTable, name: string): Promise<CreatedTable> {
    localStorage.setItem(USED, "yes");
    return this.ask({ do: "open", wish, name });
  }
  tables = (): Promise<Listed[]> => this.ask({ do: "list" });
  replay = (id: string, eyes: string): Promise<GameReplay> => this.ask({ do: "replay", id, eyes });

  transcript = (id: string): Promise<string> => this.ask({ do: "transcript", id });
  analyse = (id: string): Promise<AnalysisStatus> => this.ask({ do: "analyse", id });
  analysis = (id: string): Promise<AnalysisStatus> => this.ask({ do: "analysis", id });
  retry = (id: string, step: number): Promise<CreatedTable> => this.ask({ do: "retry", id, step });

  /** A game from a file; is it over? */
  receive(text: string, name: string): Promise<CreatedTable & { over: boolean }> {
    localStorage.setItem(USED, "yes");
    return this.ask({ do: "receive", text, name });
  }

  /** A line to a table, through the eyes of a seat. */
  line(id: string, seat: number | null): SocketLike {
    const [line, worker] = [++this.#count, this.#start()];
    const made = new LocalLine(
      (text) => worker.postMessage({ line, text }),
      () => {
        this.#lines.delete(line);
        worker.postMessage({ line, close: true });
      },
    );
    this.#lines.set(line, made);
    worker.postMessage({ line, open: id, seat });
    return made;
  }
}

/** Why the worker refused something. */
export class LocalRefusal extends Error {
  constructor(
    readonly id: string,
    readonly details: Record<string, string | number>,
  ) {
    super(id);
  }
}

class LocalLine implements SocketLike {
  readyState: number = WebSocket.OPEN; // what is sent waits in the worker until the table is there
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;

  constructor(
    readonly send: (text: string) => void,
    private readonly end: () => void,
  ) {}

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.end();
  }
}

export const device = new Device();
export const isLocal = (id: string): boolean => id.startsWith(LOCAL);
