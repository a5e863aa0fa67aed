// Written by `python -m camarilla.wire` from camarilla/wire; do not edit.


import type { OriflammeEvent, OriflammeMove, OriflammeQuestion, OriflammeView } from "../../../client/src/games/oriflamme/types";
import type { AblazeEvent, AblazeMove, AblazeQuestion, AblazeView } from "../../../client/src/games/ablaze/types";
import type { ThroneEvent, ThroneForecast, ThroneMove, ThroneQuestion, ThroneView } from "../../../client/src/games/throne/types";
import type { IntriguesEvent, IntriguesMove, IntriguesQuestion, IntriguesView } from "../../../client/src/games/intrigues/types";

/** What a page and its server both speak. */
export const PROTOCOL = 3;

/** A game as its reader may know it. */
export type View = OriflammeView | AblazeView | ThroneView | IntriguesView;

/** What an answer would do. */
export type Forecast = ThroneForecast;

/** What each game declares. */
export interface Declared {
  oriflamme: { view: OriflammeView; question: OriflammeQuestion; move: OriflammeMove; event: OriflammeEvent };
  ablaze: { view: AblazeView; question: AblazeQuestion; move: AblazeMove; event: AblazeEvent };
  throne: { view: ThroneView; question: ThroneQuestion; move: ThroneMove; event: ThroneEvent };
  intrigues: { view: IntriguesView; question: IntriguesQuestion; move: IntriguesMove; event: IntriguesEvent };
}

/** Thinking time: what each seat has at first, and what each answer adds. */
export interface TimeControl {
  bank: number;
  increment: number;
  unattended?: boolean;
}

/** How a table is played: its host may change it until the game begins. */
export interface TableRules {
  options?: Record<string, number>;
  first?: number | null;
  clock?: TimeControl | null;
  patience?: number | null;
  public?: boolean;
  spectators?: boolean;
  spectator_chat?: boolean;
  undo?: boolean;
  pace?: number;
  hotseat?: boolean;
  hints?: boolean;
}

/** A seat of a table, as everybody may know it. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "empty" | "person";
  name: string | null;
  tag: string | null;
  level: string | null;
  stand_in: "absent" | "clock" | "left" | null;
  contributed: boolean;
  ready: boolean;
  invited?: boolean;
}

/** A vote to have a bot take the seat that is waited for; over at once if its player answers. */
export interface VoteInfo {
  seat: number;
  until: number;
  yes: number[];
  no: number[];
  needed: number;
}

/** What everybody may know of a table, whatever lies on it. */
export interface TableInfo {
  id: string;
  game: string;
  phase: "gathering" | "over" | "playing";
  created: number;
  seats: SeatInfo[];
  host: string | null;
  rules: TableRules;
  commitment: string;
  share: string | null;
  next: string | null;
  vote?: VoteInfo | null;
  private?: boolean;
  invite?: string | null;
}

/** What is asked: `question-ID` of the game's words, with these details. */
export type QuestionInfo = OriflammeQuestion | AblazeQuestion | ThroneQuestion | IntriguesQuestion;

/** A legal answer: its code (to play it), its notation, its kind and parts (to show it). */
export type Choice = { code: number; move: string } & (OriflammeMove | AblazeMove | ThroneMove | IntriguesMove);

/** What an answer promises, by what its seat may know. */
export interface HintedMove {
  code: number;
  chance: number;
  points: number;
  others: number;
}

/** Something that happened: `event-EVENT` of the game's words, with these parts; null where the reader knows not. */
export type EventInfo = OriflammeEvent | AblazeEvent | ThroneEvent | IntriguesEvent;

/** The thinking time a seat had when the message was made; the one that is asked is running down. */
export interface Bank {
  seat: number;
  left: number;
}

/** The game as one seat, or a spectator, may know it. */
export interface Seen {
  asked_in: number;
  view: View;
  asked: number | null;
  question: QuestionInfo | null;
  legal: Choice[];
  undo: boolean;
  banks: Bank[];
  over: boolean;
  scores: number[] | null;
  winners: number[] | null;
  forecasts?: (Forecast | null)[];
}

/** A line of chat. */
export interface ChatLine {
  at: number;
  tag: string;
  name: string;
  seat: number | null;
  text: string;
}

/** A seat whose person is away, and when a bot will stand in (null: not while nobody is here). */
export interface Absence {
  seat: number;
  until: number | null;
}

/** A way to reach a player who is away: a push subscription of a browser, with its keys; an e-mail address, which is
confirmed once the link in the first mail was followed; or a web address of the player's own that is sent a POST. */
export interface Channel {
  kind: "hook" | "mail" | "push";
  target: string;
  keys?: Record<string, string> | null;
  confirmed?: boolean;
}

/** Add a channel, or remove it. */
export interface ChannelChange {
  channel: Channel;
  remove?: boolean;
}

/** A device that came by a transfer code or a passkey: since when, and what its browser said it is. */
export interface Device {
  id: string;
  since: number;
  device: string;
}

/** The devices of a player, and the player's own id, which the operator needs to forget somebody; `here` is the one
that asks, null if it is not listed. */
export interface Devices {
  player: string;
  here: string | null;
  devices: Device[];
}

/** How a player who is away wants to be told: in which language, when not, and until when not at all. */
export interface NoticeSettings {
  language?: string;
  quiet?: QuietHours | null;
  holiday?: number | null;
}

/** How a player is told that it is their move; `kinds` are those this server can send, `key` is its VAPID key,
`hook_key` signs what the player's web addresses are sent. */
export interface Notices {
  kinds: string[];
  key: string;
  hook_key: string;
  channels: Channel[];
  settings: NoticeSettings;
}

/** A passkey of a player: its id as browsers write it, and when it was made. */
export interface Passkey {
  id: string;
  made: number;
}

/** What `navigator.credentials` gave, as `toJSON` writes it. */
export interface PasskeyAnswer {
  credential: Record<string, unknown>;
}

/** The passkeys of a player; `able`: this server has a name, without which there are none. */
export interface PasskeyList {
  able: boolean;
  passkeys: Passkey[];
}

/** A passkey that is no longer wanted. */
export interface PasskeyRemoval {
  id: string;
}

/** When nothing is sent: from one minute of the day to another, in a time zone such as `Europe/Kyiv`. */
export interface QuietHours {
  begin: number;
  end: number;
  zone: string;
}

/** A device that is to be signed out. */
export interface SignOut {
  id: string;
}

/** One move of a finished game, and what it changed; the lists have a share of victory for each seat. */
export interface AnalysedMove {
  step: number;
  seat: number;
  question: string;
  move: string;
  knowable: BestMove;
  true: BestMove;
  before: number[];
  after: number[];
  skill: number;
  luck: number[];
  others: number[];
  chance: number[];
  skill_error?: number;
  swing_error?: number;
}

/** What made a seat's result: fair share, turn order, deal, luck, skill and others add up to it; and what its
mistakes lost. Analyses that were made before there were errors have none. */
export interface AnalysedSeat {
  seat: number;
  fair: number;
  deal: number;
  luck: number;
  skill: number;
  others: number;
  result: number;
  lost: number;
  order?: number;
  errors?: SeatErrors | null;
}

/** A turning point: `verdict-KIND` of the page's words; `open`: not judged yet. */
export interface AnalysedTurn {
  kind: string;
  step: number;
  seat: number;
  move: string;
  best: string;
  loss: number;
  gainer: number;
  before: number;
  after: number;
  error?: number;
}

/** A finished game looked at move by move. */
export interface AnalysisResult {
  game: string;
  seats: AnalysedSeat[];
  steps: AnalysedMove[];
  turns: AnalysedTurn[];
  moves?: Record<string, MoveParts>;
  samples?: number;
  error?: number;
  curve?: CurvePoint[];
}

/** How far the analysis of a finished game is, and its result; while it runs, what was found so far.

In the first round moves are judged, one after the other (`done` of `total`); later ones make the figures surer, for
so many seconds at most. Steps that are missing, and turning points of the kind `open`, are not judged yet. */
export interface AnalysisStatus {
  state: "done" | "failed" | "none" | "running" | "waiting";
  done: number;
  total: number;
  result: AnalysisResult | null;
  round?: number;
}

/** What a move was worth to its seat, and what the best one was. */
export interface BestMove {
  value: number;
  best: string;
  best_value: number;
  error?: number;
  other?: number | null;
}

/** One draw: how many sides, and what came. */
export interface ChanceDraw {
  sides: number;
  outcome: number;
}

/** What a coach says in a real game: `coach-NAME` of the game's words, at a question or after an event. */
export interface CoachRemark {
  name: string;
  rule: string;
  question: string;
  event: string;
}

/** The table that was opened; the link is /table/ID. */
export interface CreatedTable {
  id: string;
}

/** What a position was worth to each seat, with standard errors. */
export interface CurvePoint {
  shares: number[];
  errors: number[];
}

/** All that is needed to check a finished game: `camarilla verify` and the page do. */
export interface Fairness {
  version: 1;
  commitment: string;
  key: string;
  contributions: (string | null)[];
  first_by_lot: boolean;
  chances: ChanceDraw[];
  transcript: string;
}

/** A game that can be played. */
export interface GameInfo {
  id: string;
  seats: number[];
  options: OptionInfo[];
  cards: string[];
  values: Record<string, number>;
  books: Record<string, string>;
  card_rules: Record<string, string[]>;
  question_rules: Record<string, string[]>;
  actions: string[];
  gains: Record<string, number>;
  levels: string[];
  styles: string[];
  taught: boolean;
  bots?: string[];
}

/** A finished game: its steps as one seat, a spectator, or with all cards open. */
export interface GameReplay {
  game: string;
  table: TableInfo;
  eyes: string;
  steps: ReplayStep[];
  scores: number[];
  winners: number[];
}

/** Answer of GET /api/games. */
export interface Games {
  protocol: number;
  languages: string[];
  games: GameInfo[];
}

/** Answer of GET /healthz; `integrity` is what a look through the store at the start has found, `bots` whether they
think: stalled if some wait and none has ended its thought for a minute. */
export interface Health {
  status: "broken" | "closing" | "draining" | "fine";
  integrity: "broken" | "checking" | "fine";
  bots: "fine" | "stalled";
  version: string;
  tables: number;
  sockets: number;
}

/** A piece of a page to learn from: `items` are those of a list, the rows of a table, or the step of a board. */
export interface LearnBlock {
  kind: "board" | "cards" | "heading" | "list" | "steps" | "table" | "text";
  text: string;
  items: string[];
}

/** Answer of GET /rules/LANGUAGE/learn/GAME.json. */
export interface LearnText {
  game: string;
  title: string;
  blocks: LearnBlock[];
}

/** Answer of GET /lessons/GAME.json. */
export interface LessonScript {
  game: string;
  seats: number;
  steps: LessonStep[];
  coach: CoachRemark[];
  matters: Record<string, number>;
  final: LessonStep | null;
}

/** A step of a lesson: `lesson-REMARK` of the game's words, and the table as seat 0 sees it then. */
export interface LessonStep {
  remark: string;
  points: string;
  move: string | null;
  told: EventInfo[];
  seen: Seen;
}

/** A table in the lobby or among one's own. */
export interface Listed {
  id: string;
  game: string;
  phase: "gathering" | "over" | "playing";
  created: number;
  changed: number;
  seats: number;
  free: number;
  names: string[];
  bots: number;
  spectators: boolean;
  clock: boolean;
  private?: boolean;
  unattended?: boolean;
}

/** Answer of GET /api/tables: public tables that gather or play, and one's own. */
export interface Lobby {
  public: Listed[];
  mine: Listed[];
  announcement?: string | null;
}

/** The guest whom the cookie stands for; null before a name is chosen. */
export interface Me {
  name: string | null;
}

/** What a move is made of, to show it. */
export type MoveParts = OriflammeMove | AblazeMove | ThroneMove | IntriguesMove;

/** Open a table: `seats` says for each seat who sits there first. */
export interface NewTable {
  game: string;
  seats: string[];
  rules?: TableRules;
  begin?: boolean;
  private?: boolean;
  word?: string | null;
}

/** An option of a deal: `option-NAME` of the game's words, the rulebook's value and the limits. */
export interface OptionInfo {
  name: string;
  usual: number;
  low: number;
  high: number;
}

/** Why a request was refused: `refused-ERROR` of the words, with these details. */
export interface Problem {
  error: string;
  details: Record<string, string | number>;
}

/** Be the guest of a code from now on. */
export interface Receive {
  code: string;
}

/** Choose a name. */
export interface Rename {
  name: string;
}

/** One step of a finished game as its reader saw it: who answered what, what happened, how it stands then. */
export interface ReplayStep {
  n: number;
  at: number;
  seat: number | null;
  move: string | null;
  told: EventInfo[];
  view: View;
  asked: number | null;
}

/** Play a finished game against bots again, from how it stood after this step. */
export interface Retry {
  step: number;
}

/** A numbered rule in one language. */
export interface RuleText {
  id: string;
  title: string;
  text: string;
  section: string;
}

/** Answer of GET /rules/LANGUAGE/GAME.json. */
export interface RulebookText {
  game: string;
  title: string;
  opening: string;
  rules: RuleText[];
}

/** The standard errors of a seat's figures. */
export interface SeatErrors {
  order: number;
  deal: number;
  luck: number;
  skill: number;
  others: number;
  lost: number;
}

/** A word of the glossary. */
export interface Term {
  id: string;
  name: string;
  meaning: string;
}

/** A code that makes another device this guest, once; it is the guest's to show, as a link or a QR code. */
export interface Transfer {
  code: string;
  until: number;
}

/** Answer the question of update `asked_in`; refused as `stale` if the game has gone on, so it can be sent twice. */
export interface Play {
  type: "play";
  id: string;
  asked_in: number;
  code: number;
}

/** Take back the answer that led to update `asked_in`. */
export interface Undo {
  type: "undo";
  id: string;
  asked_in: number;
}

/** Take an empty seat; with another name, at a table where one player may sit on several. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  name?: string | null;
}

/** Give up a seat; in a game a bot stands in until `back`. */
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
}

/** Answer for oneself again. */
export interface TakeOver {
  type: "back";
  id: string;
  seat: number;
}

/** The host puts a bot on an empty seat. */
export interface Fill {
  type: "fill";
  id: string;
  seat: number;
  level: string;
}

/** The host empties a seat before the game. */
export interface Kick {
  type: "kick";
  id: string;
  seat: number;
}

/** Say before the game that one is ready, or no longer; the host begins when the host likes. */
export interface Ready {
  type: "ready";
  id: string;
  seat: number;
  on: boolean;
}

/** Whoever waits for this seat is for or against replacing its player by a bot; the first `yes` calls the vote. */
export interface Vote {
  type: "vote";
  id: string;
  seat: number;
  yes: boolean;
}

/** The host lets only those in who have the invitation: this word, or one that nobody can guess; or all again. */
export interface Invite {
  type: "invite";
  id: string;
  on: boolean;
  word?: string | null;
}

/** A part of the seed, of the player's own choice. */
export interface Contribute {
  type: "contribute";
  id: string;
  seat: number;
  text: string;
}

/** The host changes how it is played, before the game begins. */
export interface Change {
  type: "change";
  id: string;
  rules: TableRules;
}

/** The host begins the game; every seat must be taken. */
export interface Begin {
  type: "begin";
  id: string;
}

/** Chat. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** Hear, or no longer hear, the chat of somebody. */
export interface Mute {
  type: "mute";
  id: string;
  tag: string;
  on: boolean;
}

/** Ask which answers to question `asked_in` are best, and perhaps how good one of them is; told as `hinted`. */
export interface Hint {
  type: "hint";
  id: string;
  asked_in: number;
  code?: number | null;
}

/** The same players again, seats rotated, at a new table: `next` of the table names it. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Answered by `pong`. */
export interface Ping {
  type: "ping";
  id: string;
}

/** Everything from the start: the first message of a socket, unless the page has all but the last few updates. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  n: number;
  at: number;
  seat: number | null;
  mine: number[];
  tag: string;
  table: TableInfo;
  game: Seen | null;
  told: EventInfo[];
  said: ChatLine[];
  heard: number;
  muted: string[];
}

/** The page has everything up to `n`; the updates after it follow, then the lines of chat that it lacks. */
export interface Resumed {
  type: "resumed";
  n: number;
}

/** One entry of the table's log, as this reader may know it; numbers rise by one. */
export interface Update {
  type: "update";
  n: number;
  at: number;
  re?: string | null;
  table?: TableInfo | null;
  game?: Seen | null;
  told?: EventInfo[];
  took_back?: number | null;
  forget?: number;
}

/** A line of chat. Numbers rise, and have gaps where the reader does not want to hear somebody. */
export interface Said {
  type: "said";
  number: number;
  line: ChatLine;
  re?: string | null;
}

/** A command that changed nothing for others is done. */
export interface Done {
  type: "done";
  re: string;
}

/** The answer to a hint, for whoever asked: the best answers first, and why (`hint-REASON` of the page's words). */
export interface Hinted {
  type: "hinted";
  re: string;
  asked_in: number;
  moves: HintedMove[];
  reason: "deny" | "even" | "gain" | "lost" | "odds" | "safe";
  mistake?: boolean;
}

/** A command was refused, and nothing has changed: `refused-ERROR` of the words, with these details. */
export interface CommandRefused {
  type: "refused";
  re: string | null;
  error: string;
  details: Record<string, string | number>;
}

/** Who is here now. Not numbered: each replaces the one before. */
export interface Presence {
  type: "presence";
  here: number[];
  spectators: number;
  absent: Absence[];
}

/** The socket is about to close: `restart` (come back in a moment), `slow`, or why nobody is let in here. */
export interface Closing {
  type: "closing";
  reason: string;
}

/** What the operator has to say to everybody; empty: nothing any more. */
export interface Announcement {
  type: "announcement";
  text: string;
}

/** The answer to a ping, with the server's time. */
export interface Pong {
  type: "pong";
  re: string;
  at: number;
}

export type Command =
  | Play
  | Undo
  | Sit
  | Leave
  | TakeOver
  | Fill
  | Kick
  | Ready
  | Vote
  | Invite
  | Contribute
  | Change
  | Begin
  | Say
  | Mute
  | Hint
  | Rematch
  | Ping;

export type Message =
  | Welcome
  | Resumed
  | Update
  | Said
  | Done
  | Hinted
  | CommandRefused
  | Presence
  | Closing
  | Announcement
  | Pong;
