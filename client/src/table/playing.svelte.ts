/** A table as a reader plays or watches it: what is shown of it, what is asked, and how it is answered. */
import type { Choice, EventInfo, Seen, TableInfo, View } from "$wire";
import type { AnyFolder, Ask, Round, SealInfo } from "../games/folder";
import { games } from "../games/games.svelte";
import { Advice, hintsAllowed } from "../lib/advice.svelte";
import { api } from "../lib/api";
import { Connection } from "../lib/connection.svelte";
import { explained } from "../lib/explained.svelte";
import { Picking } from "../lib/picking.svelte";
import { toldBefore } from "../lib/retry";
import { settings } from "../lib/settings.svelte";
import { Story, strikes } from "../lib/story";
import { capital, say, words } from "../lib/words.svelte";
import { Answers } from "../stage/answers.svelte";
import { barred, NOTHING, question, waiting } from "../stage/asking";
import { Director } from "../stage/director.svelte";
import { Glimpses } from "../stage/glimpses";
import { HotSeat } from "../stage/hotseat.svelte";
import { stage } from "../stage/stage.svelte";
import { Coaching } from "./coaching.svelte";
import { crown } from "./crowning";

export class Playing {
  before = $state.raw<EventInfo[]>([]); // what was told before this table went on from a finished game
  finished = $state(false); // the reader has seen the last position,
  opened = $state.raw<View | null>(null); // with all cards open: a finished game hides nothing
  readonly answers = new Answers();
  readonly glimpses = new Glimpses(() => this.folder?.glimpse);
  readonly director = new Director(
    () => this.folder?.show,
    () => stage.speed,
    (event) => strikes(event, this.connection.seat) || this.folder?.stays?.(event, this.connection.seat) === true,
    (event) => this.glimpses.own(event, this.connection.seat),
    (event) => this.folder?.late?.includes(event.event) === true,
    crown,
    async (view, told) => {
      await games.load(this.table!.game);
      return this.folder?.prelude?.(view, told) ?? null;
    },
  );
  readonly connection: Connection;
  readonly advice = new Advice(() => this.connection);
  readonly coaching = new Coaching(this.advice);
  readonly picking: Picking = new Picking(
    () => this.legal,
    (choice) => void this.play(choice),
    () => this.folder?.sealed ?? [],
    (parts) => (this.game && this.story ? barred(this.game.view, this.story, this.picking, parts) : ""),
    () => this.game,
    () => this.folder?.spot,
  );
  /** The question as it stands while its answer is on its way: its seals stay, and do nothing. */
  readonly #still = new Picking(
    () => this.game?.legal ?? [],
    () => undefined,
    () => this.folder?.sealed ?? [],
    undefined,
    undefined,
    () => this.folder?.spot,
  );
  readonly hotSeat = new HotSeat(
    () => this.connection,
    () => this.game?.asked ?? null,
    () => this.folder?.open === true,
  );

  constructor(id: string) {
    this.connection = new Connection(id, (game, told, fresh) => this.director.hear(game, told, fresh));
  }

  get table(): TableInfo | null {
    return this.connection.table;
  }
  get folder(): AnyFolder | undefined {
    return games.folder(this.table?.game ?? "");
  }
  get title(): string {
    return this.folder ? words.say(this.table!.game, "title") : "Camarilla";
  }
  readonly story = $derived.by(() =>
    this.table && this.folder ? new Story(this.table.game, this.table, this.connection.seat) : null,
  );

  /** The game as far as its events have been shown. */
  get game(): Seen | null {
    return this.director.game;
  }
  get round(): Round | undefined {
    return this.game ? this.folder?.round?.(this.game.view) : undefined;
  }
  /** A bot plays for us. */
  get standIn(): boolean {
    return Boolean(this.table?.seats[this.connection.seat ?? -1]?.stand_in);
  }
  get busy(): boolean {
    return this.director.busy || this.#sent || this.advice.thinking;
  }
  get legal(): Choice[] {
    return this.standIn || this.busy ? [] : (this.game?.legal ?? []);
  }
  /** We are asked, and what happened before has been shown; so it stays while our answer is on its way (`busy`). */
  readonly mine = $derived.by(() => this.#asked && !this.standIn && !this.director.busy);
  /** May we ask for hints? */
  get hints(): boolean {
    return this.connection.seat !== null && this.table?.phase === "playing" && hintsAllowed(this.table);
  }
  /** The coach, where there can be one. */
  get coached(): Coaching | null {
    return this.hints && games.info(this.table!.game)?.taught ? this.coaching : null;
  }
  /** The game is over, and whoever watched its end still looks at the last position. */
  get finale(): boolean {
    return this.#ended && this.director.since.length > 0 && stage.speed !== Infinity && !this.finished;
  }
  /** The game is over, and its results are shown. */
  get over(): boolean {
    return this.#ended && !this.finale;
  }
  readonly ask = $derived.by(() => (this.story && this.game ? this.#asking(this.game) : NOTHING));

  get #asked(): boolean {
    return this.game?.question != null && this.game.legal.length > 0;
  }
  get #sent(): boolean {
    return this.connection.waiting > 0 || (this.game !== null && this.answers.last === this.game.asked_in);
  }
  get #ended(): boolean {
    return this.game?.over === true && !this.director.busy;
  }

  /** What stands on the parchment. */
  #asking(game: Seen): Ask {
    if (this.director.closing || this.finale) return this.#won(game);
    if (game.over) return NOTHING;
    if (this.director.now) return { ...NOTHING, title: this.#happening };
    if (this.standIn) return { ...NOTHING, title: say("bot-plays"), seals: [this.#comeBack] };
    if (this.advice.thinking && !this.advice.open) return { ...NOTHING, title: say("sure-thinking") };
    if (this.connection.sending) return { ...NOTHING, title: say("sending") };
    return this.mine
      ? question(game, this.story!, this.#sent ? this.#still : this.picking)
      : this.director.busy
        ? NOTHING // what happens is told when it has been seen
        : waiting(game, this.story!);
  }
  /** Who has won, with the way to the results as soon as all has been seen. */
  #won({ winners, scores }: Seen): Ask {
    const title = capital(this.story!.won(winners ?? []));
    const seals = this.director.busy ? [] : [this.#results];
    const hidden = JSON.stringify(this.opened ?? {}).includes('"up":false') ? say("was-hidden") : "";
    const note = [`${this.story!.scored(scores ?? [])}.`, hidden].join(" ").trim();
    return { ...NOTHING, title, note, seals };
  }
  /** What is being played, with what the events before it add. */
  get #happening(): string {
    const { told, now } = this.director;
    return told.at(-1) === now ? this.story!.line(told, told.length - 1) : this.story!.event(now!);
  }
  get #results(): SealInfo {
    return { name: say("results"), hint: "1", press: () => (this.finished = true) };
  }
  get #comeBack(): SealInfo {
    return {
      name: say("come-back"),
      press: () => void this.connection.send({ type: "back", seat: this.connection.seat! }),
    };
  }

  async play(choice: Choice): Promise<void> {
    const { game } = this;
    if (!game || this.busy) return;
    explained.hide();
    const { asked_in } = game;
    const said = this.folder?.warns?.(game, choice, this.story!);
    if (said && !(await this.advice.think({ said }))) return;
    if (settings.sure && this.hints && !said && !(await this.advice.sure(asked_in, choice, this.story!.game))) return;
    if (this.hints) await this.coaching.judge(game, choice, this.story!);
    if (this.game?.asked_in !== asked_in) return; // it has gone on meanwhile
    this.director.mark();
    await this.answers.give(asked_in, () => this.connection.send({ type: "play", asked_in, code: choice.code }));
  }
  /** May our last answer be taken back? What is shown may be behind; what the table says now counts. */
  get undoable(): boolean {
    return this.connection.game?.undo === true && this.connection.waiting === 0;
  }
  undo(): void {
    const { game, waiting } = this.connection;
    if (this.undoable) {
      this.coaching.read(); // what was said of the answer goes with it
      void this.connection.send({ type: "undo", asked_in: game!.asked_in });
    } else if (game && !game.over && waiting === 0 && this.connection.seat !== null)
      this.connection.error = say("undo-late");
  }
  askHint(): void {
    if (this.hints && this.mine) void this.advice.ask(this.game!.asked_in, this.story!.game);
  }
  /** At a table that goes on from a finished game, learn what happened there. */
  async readBefore(): Promise<void> {
    const { id, seat } = this.connection;
    if (seat !== null) this.before = await toldBefore(id, seat).catch(() => []); // without it the log begins here
  }
  /** The game is over: show what lay face down at its end. */
  async open(): Promise<void> {
    const { share } = this.table!;
    const replay = share ? await api.replay(share, "all").catch(() => null) : null; // without it the cards stay closed
    this.opened = replay?.steps.at(-1)?.view ?? null;
  }
  /** Another question: what was chosen and advised for the last is gone. */
  forget(): void {
    this.picking.clear();
    this.advice.forget();
  }
}
