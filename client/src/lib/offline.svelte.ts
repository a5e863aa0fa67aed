/** The page without a connection: its worker keeps it, and the words of the language that is spoken. */
import { PROTOCOL, type GameInfo } from "$wire";
import { saving } from "../local/battery";
import { addressOf } from "./base";

const WORDS = ["first.ftl", "games.json"]; // the words of the page, and those of all games,
const REFUSALS = ["server.ftl", "errors.ftl"]; // and those that say why something is refused

class Offline {
  kept = $state<"ready" | "read">(); // everything is here that is needed to play; and what there is to be read
  newer = $state(false); // a newer page is here, and comes with the next reload
  stale = $state(false); // the server speaks otherwise than this page
  #registered: Promise<ServiceWorkerRegistration | undefined> | null = null;

  /** Keep what is needed to play all games in a language. */
  async keep(language: string, games: GameInfo[]): Promise<void> {
    const worker = (await this.#register())?.active;
    if (!worker || !games.length) return;
    const spoken = (name: string): string => `/words/${language}/${name}`;
    const read = games.flatMap(({ id }) => [
      `/lessons/${id}.json`,
      spoken(`learn/${id}.ftl`),
      `/rules/${language}/${id}.json`,
      `/rules/${language}/learn/${id}.json`,
    ]);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<"ready" | "read">) => (this.kept = data);
    worker.postMessage(
      {
        play: ["/api/games", ...WORDS.map(spoken)].map(addressOf),
        read: saving() ? [] : [...REFUSALS.map(spoken), ...read].map(addressOf),
      },
      [port2],
    );
  }

  /** Does a server speak as this page does? One that was replaced while the page was open may not. */
  hear(protocol: number): boolean {
    this.stale ||= protocol !== PROTOCOL;
    return !this.stale;
  }

  #register(): Promise<ServiceWorkerRegistration | undefined> {
    this.#registered ??= this.#begin().catch(() => undefined); // without a worker the page needs a connection
    return this.#registered;
  }

  async #begin(): Promise<ServiceWorkerRegistration | undefined> {
    if (!import.meta.env.PROD || !navigator.serviceWorker) return undefined;
    const made = await navigator.serviceWorker.register(addressOf("/worker.js"));
    const news = (): void => void (this.newer ||= made.waiting !== null && made.active !== null);
    made.addEventListener("updatefound", () => made.installing?.addEventListener("statechange", news));
    news();
    return navigator.serviceWorker.ready;
  }
}

export const offline = new Offline();
