/** Where the games of this device are kept: IndexedDB; in memory where the browser has none to give. */
import type { AnalysisResult } from "$wire";
import type { KeptTable } from "./kept";

export interface Store {
  put(kept: KeptTable): Promise<void>;
  get(id: string): Promise<KeptTable | undefined>;
  ids(): Promise<string[]>;
  setAside(id: string): Promise<void>; // a game that cannot be played on: no longer listed, and not lost
  keep(id: string, analysis: AnalysisResult): Promise<void>; // of a finished game
  analysis(id: string): Promise<AnalysisResult | undefined>;
}

const NAME = "camarilla";
const GAMES = "games";
const ASIDE = "aside";
const ANALYSES = "analyses";

export class MemoryStore implements Store {
  readonly games = new Map<string, KeptTable>();
  readonly aside = new Map<string, KeptTable>();
  readonly analyses = new Map<string, AnalysisResult>();

  async put(kept: KeptTable): Promise<void> {
    this.games.set(kept.id, structuredClone(kept));
  }
  async get(id: string): Promise<KeptTable | undefined> {
    return structuredClone(this.games.get(id));
  }
  async ids(): Promise<string[]> {
    return [...this.games.keys()];
  }
  async setAside(id: string): Promise<void> {
    const kept = this.games.get(id);
    if (kept) this.aside.set(id, kept);
    this.games.delete(id);
  }
  async keep(id: string, analysis: AnalysisResult): Promise<void> {
    this.analyses.set(id, analysis);
  }
  async analysis(id: string): Promise<AnalysisResult | undefined> {
    return this.analyses.get(id);
  }
}

export class BrowserStore implements Store {
  constructor(private readonly base: IDBDatabase) {}

  async put(kept: KeptTable): Promise<void> {
    await this.#do(GAMES, "readwrite", (games) => games.put(kept, kept.id));
  }
  async get(id: string): Promise<KeptTable | undefined> {
    return this.#do<KeptTable | undefined>(
      GAMES,
      "readonly",
      (games) => games.get(id) as IDBRequest<KeptTable | undefined>,
    );
  }
  async ids(): Promise<string[]> {
    return (await this.#do(GAMES, "readonly", (games) => games.getAllKeys())) as string[];
  }
  async setAside(id: string): Promise<void> {
    const kept = await this.get(id);
    await this.#do(ASIDE, "readwrite", (aside) => aside.put(kept, id));
    await this.#do(GAMES, "readwrite", (games) => games.delete(id));
  }
  async keep(id: string, analysis: AnalysisResult): Promise<void> {
    await this.#do(ANALYSES, "readwrite", (analyses) => analyses.put(analysis, id));
  }
  async analysis(id: string): Promise<AnalysisResult | undefined> {
    return this.#do<AnalysisResult | undefined>(
      ANALYSES,
      "readonly",
      (analyses) => analyses.get(id) as IDBRequest<AnalysisResult | undefined>,
    );
  }

  #do<T>(name: string, mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return settled(ask(this.base.transaction(name, mode).objectStore(name)));
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((settle, fail) => {
    request.onsuccess = () => settle(request.result);
    request.onerror = () => fail(request.error);
  });
}

/** Keeps nothing beyond the page, and says so at every game. */
export class FleetingStore extends MemoryStore {
  override async put(kept: KeptTable): Promise<void> {
    await super.put(kept);
    throw new DOMException("games are kept in memory alone", "NotSupportedError");
  }
}

/** The browser's own store; one in memory where it gives none, as in some private windows. */
export async function openStore(): Promise<Store> {
  try {
    const request = indexedDB.open(NAME, 2);
    const lacking = (name: string): boolean => !request.result.objectStoreNames.contains(name);
    request.onupgradeneeded = () =>
      [GAMES, ASIDE, ANALYSES].filter(lacking).forEach((name) => request.result.createObjectStore(name));
    return new BrowserStore(await settled(request));
  } catch {
    return new FleetingStore();
  }
}
