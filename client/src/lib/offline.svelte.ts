/** The page without a connection: its worker keeps it, and the words of the language that is spoken. */
import type { GameInfo } from "$wire";

const WORDS = ["first", "server", "errors"]; // files of words beside those of the games

class Offline {
  ready = $state(false); // everything is here that is needed to play
  newer = $state(false); // a newer page is here, and comes with the next reload
  #registered: Promise<ServiceWorkerRegistration | undefined> | null = null;

  /** Keep what is needed to play all games in a language. */
  async keep(language: string, games: GameInfo[]): Promise<void> {
    const worker = (await this.#register())?.active;
    if (!worker || !games.length) return;
    const words = [...WORDS, ...games.map(({ id }) => id)].map((name) => `/words/${language}/${name}.ftl`);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<boolean>) => (this.ready = data);
    worker.postMessage({ keep: ["/api/games", ...words] }, [port2]);
  }

  #register(): Promise<ServiceWorkerRegistration | undefined> {
    this.#registered ??= this.#begin().catch(() => undefined); // without a worker the page needs a connection
    return this.#registered;
  }

  async #begin(): Promise<ServiceWorkerRegistration | undefined> {
    if (!import.meta.env.PROD || !navigator.serviceWorker) return undefined;
    const made = await navigator.serviceWorker.register("/worker.js");
    const news = (): void => void (this.newer ||= made.waiting !== null && made.active !== null);
    made.addEventListener("updatefound", () => made.installing?.addEventListener("statechange", news));
    news();
    return navigator.serviceWorker.ready;
  }
}

export const offline = new Offline();
