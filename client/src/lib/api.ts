/** Requests to the server; a refusal is thrown as a sentence. */
import type {
  AnalysisStatus,
  ChannelChange,
  CreatedTable,
  Devices,
  Fairness,
  GameReplay,
  Games,
  LearnText,
  LessonScript,
  Lobby,
  Me,
  NewTable,
  Notices,
  NoticeSettings,
  PasskeyList,
  Problem,
  RulebookText,
  Term,
  Transfer,
} from "$wire";
import { device, isLocal, LocalRefusal } from "../local/device";
import { addressOf } from "./base";
import { say, words, type Details } from "./words.svelte";

export class Refused extends Error {
  constructor(
    readonly id: string,
    text: string,
  ) {
    super(text);
  }
}

/** Nobody answers: there is no connection, or no server. */
export class NoServer extends Error {}

const REFUSALS = ["server", "errors"]; // the files that say why something is refused

/** A refusal in words, which are fetched when something is refused for the first time; people count seats from 1. */
export async function refusal(id: string, details: Details): Promise<string> {
  await Promise.all(REFUSALS.map((file) => words.learn(file))).catch(() => undefined); // the id says a little, too
  const file = REFUSALS.find((file) => words.has(file, `refused-${id}`));
  const counted = typeof details.seat === "number" ? { ...details, seat: details.seat + 1 } : details;
  return file ? words.say(file, `refused-${id}`, counted) : say("refused", { id });
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const request: RequestInit = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  if (body !== undefined) request.headers = { "content-type": "application/json" };
  let answer: Response;
  try {
    answer = await fetch(addressOf(path), request);
  } catch {
    throw new NoServer(say("no-server"));
  }
  const found = await answer.json().catch(() => null);
  if (!answer.ok) {
    // somebody answers, but no server of ours: a static host, a gateway
    if (found === null) throw new NoServer(say("no-server"));
    const problem = found as Problem;
    throw new Refused(problem.error, await refusal(problem.error, problem.details));
  }
  return found as T;
}

/** Ask it of this device; a refusal is thrown as a sentence, too. */
async function here<T>(asked: Promise<T>): Promise<T> {
  return asked.catch(async (error: unknown) => {
    throw error instanceof LocalRefusal ? new Refused(error.id, await refusal(error.id, error.details)) : error;
  });
}
const needsServer = (): Promise<never> => here(Promise.reject(new LocalRefusal("needs-server", {})));

/** The tables of the server, and those of this device, which are there without it, too. */
async function lobby(): Promise<Lobby> {
  const own = device.used ? await device.tables().catch(() => []) : [];
  const found = await ask<Lobby>("/api/tables").catch((error: unknown) => {
    if (error instanceof NoServer && own.length) return { public: [], mine: [] };
    throw error;
  });
  return { ...found, mine: [...own, ...found.mine].sort((one, two) => two.changed - one.changed) };
}

export const api = {
  games: () => ask<Games>("/api/games"),
  me: () => ask<Me>("/api/me"),
  rename: (name: string) => ask<Me>("/api/me", { name }),
  transfer: () => ask<Transfer>("/api/me/transfer", {}),
  receive: (code: string) => ask<Me>("/api/me/receive", { code }),
  notices: () => ask<Notices>("/api/me/notices"),
  changeChannel: (change: ChannelChange) => ask<Notices>("/api/me/notices", change),
  settleNotices: (settings: NoticeSettings) => ask<Notices>("/api/me/notices/settings", settings),
  passkeys: () => ask<PasskeyList>("/api/me/passkeys"),
  askNewPasskey: () => ask<PublicKeyCredentialCreationOptionsJSON>("/api/me/passkeys/options", {}),
  addPasskey: (credential: RegistrationResponseJSON) => ask<PasskeyList>("/api/me/passkeys", { credential }),
  removePasskey: (id: string) => ask<PasskeyList>("/api/me/passkeys/remove", { id }),
  askPasskey: () => ask<PublicKeyCredentialRequestOptionsJSON>("/api/sign-in/options", {}),
  signIn: (credential: AuthenticationResponseJSON) => ask<Me>("/api/sign-in", { credential }),
  devices: () => ask<Devices>("/api/me/devices"),
  signOut: (id: string) => ask<Devices>("/api/me/devices/sign-out", { id }),
  lobby,
  open: (table: NewTable) => ask<CreatedTable>("/api/tables", table),
  openHere: (table: NewTable, name: string) => here(device.open(table, name)),
  rulebook: (language: string, game: string) => ask<RulebookText>(`/rules/${language}/${game}.json`),
  glossary: (language: string) => ask<Term[]>(`/rules/${language}/glossary.json`),
  learn: (language: string, game: string) => ask<LearnText>(`/rules/${language}/learn/${game}.json`),
  lesson: (game: string) => ask<LessonScript>(`/lessons/${game}.json`),
  replay: (id: string, eyes: string) =>
    isLocal(id) ? here(device.replay(id, eyes)) : ask<GameReplay>(`/api/replays/${id}?eyes=${eyes}`),
  transcriptHere: (id: string) => here(device.transcript(id)),
  receiveHere: (text: string, name: string) => here(device.receive(text, name)),
  retry: (id: string, step: number) =>
    isLocal(id) ? here(device.retry(id, step)) : ask<CreatedTable>(`/api/replays/${id}/retry`, { step }),
  fairness: (id: string) => (isLocal(id) ? needsServer() : ask<Fairness>(`/api/replays/${id}/fairness`)),
  analysis: (id: string) =>
    isLocal(id) ? here(device.analysis(id)) : ask<AnalysisStatus>(`/api/replays/${id}/analysis`),
  analyse: (id: string) =>
    isLocal(id) ? here(device.analyse(id)) : ask<AnalysisStatus>(`/api/replays/${id}/analysis`, {}),
};
