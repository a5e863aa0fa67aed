import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { Choice, Forecast, Seen } from "$wire";
import rulebook from "../../../src/camarilla/rulebooks/en/throne.md?raw";
import throne from "../../src/games/throne";
import { fromHex } from "../../src/engine/rules";
import { after, type Shown } from "../../src/games/throne/changes";
import { lent, standing } from "../../src/games/throne/court";
import type { ThroneEvent, ThroneQuestion, ThroneView } from "../../src/games/throne/types";
import { games } from "../../src/games/games.svelte";
import { explained } from "../../src/lib/explained.svelte";
import { named } from "../../src/lib/named";
import { Picking } from "../../src/lib/picking.svelte";
import { Story } from "../../src/lib/story";
import { words } from "../../src/lib/words.svelte";
import { barred, NOTHING, question } from "../../src/stage/asking";
import { strangers } from "../../src/stage/seats";
import { games as engines, rulesOf } from "../modules";
import { piece, play } from "../pieces";
import { documents, draw, text, views, type Drawn } from "../positions";

const VALUES: Record<string, number> = { general: 1, prophet: 2, jester: 3, assassin: 4, judge: 5, minstrel: 6, alchemist: 7, queen: 8, king: 9 };
const cards = (number: number) => (number === 1 ? "1 card" : `${number} cards`);

/** What stands on a plinth: the number, with the printed one where an ability has changed it. */
function reached(view: ThroneView, i: number, counts: number[]): string {
  const printed = VALUES[view.row[i]!]!;
  if (counts[i] !== printed) return `${printed}→${counts[i]}`;
  return i < view.row.length - 1 && printed > (VALUES[view.row[i - 1]!] ?? 9) ? `${printed}↓` : String(printed);
}

/** The stairs of this turn: each plinth as high as its card counts; what stands too high is said. And the deck. */
function checkRow({ view, board, story }: Drawn<ThroneView>): void {
  const [top, deck] = [view.deck[0] ?? null, board.querySelector("[data-deck]")];
  expect(text(board.querySelector(".deck .left"))).toBe(`${cards(view.deck.length)} left`);
  if (view.deck.length > 0) expect(piece(deck)).toMatchObject({ label: `Deck: ${story.known(top)}, ${cards(view.deck.length)} left`, up: false, known: top !== null });
  const steps = [...board.querySelectorAll(".step[data-revealed]")];
  const counts = view.row.map((card, i) => (i === view.row.length - 1 ? (view.value ?? 0) : VALUES[card]!));
  expect(steps.map((step) => piece(step).label)).toEqual(view.row.map((card, i) => `${story.card(card)}, value ${counts[i]}`));
  expect(steps.map((step) => piece(step).value)).toEqual(view.row.map((card) => VALUES[card] ?? null));
  expect(steps.map((step) => text(step.querySelector(".counts")))).toEqual(view.row.map((card, i) => (card === "end" ? "" : reached(view, i, counts))));
  const [before, last] = counts.slice(-2);
  const high = view.value !== null && last !== undefined && last > before!;
  expect(text(board.querySelector(".over"))).toBe(high ? `${last} is above ${before}` : "");
  expect(board.querySelectorAll(".step.high")).toHaveLength(high ? 1 : 0);
  const next = view.seat !== null && !view.pending && !high && view.row.length < 5;
  expect(text(board.querySelector(".next"))).toBe(!next ? "" : view.row.length ? `${VALUES[view.row.at(-1)!]} or lower${view.value === VALUES[view.row.at(-1)!] ? "" : ", as printed"}` : "any card");
}

/** Each seat's columns with value, height and who leads, its points, and whose turn it is. */
function checkSeats({ view, board, story, scores }: Drawn<ThroneView>): void {
  for (const [seat, columns] of view.tableau.entries()) {
    const before = board.querySelector(`[data-seat="${seat}"]`)!;
    expect(before.classList.contains("turn")).toBe(seat === view.turn);
    expect(before.querySelector("[aria-current]") !== null, "whoever drops a column is asked out of turn").toBe(seat === view.seat);
    expect(parseInt(text(before.querySelector(".points")))).toBe(scores[seat]);
    expect(before.querySelectorAll("[data-column]")).toHaveLength(Object.keys(columns).length);
    for (const [card, height] of Object.entries(columns)) {
      const { label, value } = piece(before.querySelector(`[data-column="${seat}/${card}"]`));
      expect(label).toContain(`${story.card(card)}, value ${VALUES[card]}, ${cards(height)} in the column`);
      expect(value).toBe(VALUES[card]);
      expect(label.includes("ability available")).toBe(leads(view, seat, card));
    }
  }
}

/** Nobody has more cards of a character whose ability goes to the tallest column. */
function leads(view: ThroneView, seat: number, card: string): boolean {
  const height = (columns: Record<string, number>) => columns[card] ?? 0;
  return !["queen", "king"].includes(card) && height(view.tableau[seat]!) === Math.max(...view.tableau.map(height));
}

/** The others as miniatures, one's own court with what each column is worth and why it cannot be used. */
function checkCourt({ view, board, eyes }: Drawn<ThroneView>): void {
  const own = eyes ?? 0;
  expect([...board.querySelectorAll(".rival")].map((rival) => rival.getAttribute("data-seat"))).toEqual(
    Array.from({ length: view.players - 1 }, (_, i) => String((own + 1 + i) % view.players)),
  );
  for (const [i, [card, height]] of Object.entries(view.tableau[own]!).entries()) {
    const column = board.querySelectorAll(".mine li.column")[i]!;
    expect(column.querySelectorAll(".card")).toHaveLength(height);
    expect(text(column.querySelector(".worth b"))).toBe(height < 2 ? "1 card short" : VALUES[card] === 1 ? "1 point" : `${VALUES[card]} points`);
    const influencing = VALUES[card]! <= 5;
    const spent = own === view.turn && view.used.some((used) => used === card);
    const why = !influencing ? "" : spent ? "spent" : leads(view, own, card) ? "" : "outnumbered";
    const top = piece(column.querySelector("[data-column]"));
    if (top.state !== "selectable") expect([top.state, top.reason]).toEqual([why ? "disabled" : "rest", why]);
  }
}

test("the court shows all that its documents say", async () => {
  await draw<ThroneView>("throne", throne.Board, (drawn) => {
    const { view, board, story } = drawn;
    checkRow(drawn);
    checkSeats(drawn);
    checkCourt(drawn);
    expect(text(board.querySelector(".used"))).toBe(view.used.length ? `Spent: ${story.cards(view.used)}` : "");
    const pile = text(board.querySelector("[data-discard]"));
    expect(pile.includes(`(${view.discard.length})`)).toBe(view.discard.length > 0);
    expect(pile.endsWith(story.cards(view.discard))).toBe(true);
  });
});

test("the documents have known and unknown decks, rows in danger and finished games", async () => {
  const found = await views<ThroneView>("throne");
  const seen = found.filter((view) => view.deck.length > 1 && view.deck[1] === null); // not the truth
  expect(new Set(seen.map((view) => view.deck[0] === null))).toEqual(new Set([true, false]));
  expect(found.some((view) => view.row.at(-1) === "end" && view.value === null)).toBe(true);
  expect(new Set(found.map((view) => view.players))).toEqual(new Set([2, 3, 4]));
});

/** Where an answer is given. */
function spot(choice: Choice, own: number): string {
  if (choice.kind === "draw") return "[data-deck]";
  const column = choice.kind === "peek" ? "prophet" : choice.kind.replace(/_.*/, "");
  const { seat = own, card = column } = named(choice);
  return `[data-column="${seat}/${card}"]`;
}

test("every answer but a seal is given on the table", async () => {
  const given = new Set<string>();
  for (const { view, legal, forecasts } of (await documents<ThroneView>("throne")).questions)
    for (const choice of legal.filter((one) => !["take", "bust"].includes(one.kind) && !forecasts[legal.indexOf(one)]?.vain && !(one.kind === "destroy" && one.parts["seat"] === view.seat) && !given.has(`${one.kind} ${named(one).card}`))) {
      given.add(`${choice.kind} ${named(choice).card}`);
      expect([choice.move, ...play("throne", throne.Board, view, legal, choice, spot(choice, view.seat!))]).toEqual([choice.move, choice.code]);
    }
  for (const kind of ["draw", "peek", "general", "jester_down", "judge_general", "swap", "destroy", "drop"])
    expect([...given].some((one) => one.startsWith(`${kind} `))).toBe(true);
});

test("a Judge lends the ability of another column", () => {
  expect(["judge_peek", "judge_assassin", "judge_jester_up", "general"].map(lent)).toEqual(["prophet", "assassin", "jester", null]);
});

/** The board of a question, what it has played, and its wheel. */
function asked(view: ThroneView, legal: Choice[], forecasts: (Forecast | null)[] = []) {
  const played: string[] = [];
  const story = new Story("throne", null, view.seat);
  const picking: Picking = new Picking(() => legal, ({ move }) => void played.push(move), () => throne.sealed, (parts) => barred(view as never, story, picking, parts), () => ({ legal, forecasts }));
  const target = document.body.appendChild(document.createElement("div"));
  const mounted = mount(throne.Board, { target, props: { view, story, picking, eyes: view.seat, ask: NOTHING, seats: strangers(story, view.players, view.seat), busy: false } });
  flushSync();
  return { target, picking, played, seals: () => (flushSync(), [...target.querySelectorAll<HTMLElement>(".wheel button")]), close: () => (void unmount(mounted), target.remove()) };
}

test("a column shows what it would do; only its seal does it, by pointer and by key", async () => {
  const { view, legal, forecasts } = (await documents<ThroneView>("throne")).questions.find((one) => one.legal.some(({ kind }) => kind === "assassin"))!;
  const table = asked(view, legal, forecasts);
  table.target.querySelector<HTMLElement>(`[data-column="${view.seat}/assassin"]`)!.click();
  expect([table.seals().map(text), table.played]).toEqual([[expect.stringContaining(`${view.value} → ${view.value! - 2}`)], []]);
  expect(text(table.target.querySelector(".wheel p"))).toContain("lower the last card of the row by 2");
  table.picking.clear();
  table.picking.key(table.picking.hint({ kind: "assassin" }));
  expect([table.seals()[0]!.getAttribute("aria-keyshortcuts"), table.played]).toEqual(["Enter", []]);
  table.seals()[0]!.click();
  expect(table.played).toEqual(["assassin"]);
  table.close();
});

test("what saves a row in danger is offered as seals, beside giving it up", async () => {
  const { id, details, view, legal, forecasts } = (await documents<ThroneView, ThroneQuestion>("throne")).questions.find((one) => one.legal.some(({ kind }) => kind === "assassin") && one.legal.some(({ kind }) => kind === "bust"))!;
  const played: string[] = [];
  const story = new Story("throne", null, view.seat);
  const picking = new Picking(() => legal, ({ move }) => void played.push(move), () => throne.sealed, undefined, () => ({ legal, forecasts }) as Seen);
  const ask = question({ view, question: { id, details }, legal } as unknown as Seen, story, picking);
  const target = document.body.appendChild(document.createElement("div"));
  const mounted = mount(throne.Board, { target, props: { view, story, picking, eyes: view.seat, ask, seats: strangers(story, view.players, view.seat), busy: false } });
  flushSync();
  const seal = target.querySelector<HTMLElement>('.ask [data-seal="assassin"]')!;
  expect(text(seal)).toContain(`Assassin${view.value} → ${view.value! - 2}`);
  expect(target.querySelector('.ask [data-seal="bust"]')).not.toBeNull();
  seal.click();
  expect(played).toEqual(["assassin"]);
  void unmount(mounted);
  target.remove();
});

test("what would be in vain is not lit", async () => {
  const { questions } = await documents<ThroneView>("throne");
  const { view, legal, forecasts } = questions.find((one) => one.forecasts.some((told, i) => told?.vain && one.legal[i]!.kind === "jester_up"))!;
  const state = (told: (Forecast | null)[]) => {
    const table = asked(view, legal, told);
    const found = piece(table.target.querySelector(`[data-column="${view.seat}/jester"]`)).state;
    table.close();
    return found;
  };
  expect([state(forecasts), state(forecasts.map((told) => told && { ...told, vain: undefined }))]).toEqual(["rest", "selectable"]);
});

/** A row of three equal Jesters, a rival with both guards and one who has lost a card. */
async function guarded() {
  const { id, details, view, legal } = (await documents<ThroneView, ThroneQuestion>("throne")).arranged["guarded"]!;
  return { view, legal, seen: { view, question: { id, details }, legal } as unknown as Seen };
}

test("what cannot be chosen says in the question's place which card protects it", async () => {
  const { view, legal, seen } = await guarded();
  const table = asked(view, legal);
  const title = () => question(seen, new Story("throne", null, 0), table.picking).title;
  const touch = (column: string) => (table.target.querySelector<HTMLElement>(`[data-column="${column}"]`)!.click(), flushSync(), title());
  expect(touch("1/queen")).toBe("Player 2's Minstrel protects this card: in an exchange, only a Minstrel can be taken. Player 2's Alchemist protects this card: only an Alchemist can be destroyed.");
  table.picking.choose({ kind: "swap" });
  expect(title()).toBe("Exchange the row for an opponent's card…");
  expect(touch("1/queen")).toBe("Player 2's Minstrel protects this card: in an exchange, only a Minstrel can be taken.");
  expect(touch("0/king")).toBe("In an exchange, you take a card from an opponent.");
  expect([touch("1/minstrel"), table.picking.barred]).toEqual(["Exchange the row for an opponent's card…", ""]);
  table.picking.clear();
  table.picking.choose({ kind: "destroy" });
  expect(touch("2/assassin")).toBe("You have already destroyed one of Player 3's cards this turn.");
  table.picking.clear();
  expect([touch("0/jester"), explained.card]).toEqual([expect.stringMatching(/reveal another/i), "jester"]);
  explained.hide();
  table.close();
});

test("each button of a card says what it does to everybody's points", async () => {
  const { view, legal, forecasts } = (await documents<ThroneView>("throne")).arranged["unguarded"]!;
  const table = asked(view, legal, forecasts);
  table.target.querySelector<HTMLElement>('[data-column="2/king"]')!.click();
  expect(table.seals().map((seal) => text(seal).replaceAll("\u00a0", " "))).toEqual([expect.stringMatching(/^Exchange.*You: 0 → 9 · Player 3: 0 → 3/), expect.stringMatching(/^Destroy.*points unchanged/)]);
  expect(text(table.target.querySelector(".wheel p"))).not.toContain("→");
  table.close();
});

test("one's own cards are lit to be destroyed only for whoever means to", async () => {
  const { view, legal } = (await documents<ThroneView>("throne")).questions.find((one) => one.legal.some(({ kind, parts }) => kind === "destroy" && parts["seat"] === one.view.seat))!;
  const { card } = named(legal.find(({ kind, parts }) => kind === "destroy" && parts["seat"] === view.seat)!);
  const table = asked(view, legal);
  table.target.querySelector<HTMLElement>(`[data-column="${view.seat}/${card}"]`)!.click();
  expect(table.seals().some((seal) => text(seal).includes("Destroy"))).toBe(false);
  table.picking.choose({ kind: "destroy" });
  flushSync();
  table.target.querySelector<HTMLElement>(`[data-column="${view.seat}/${card}"]`)!.click();
  expect(table.seals().map(text)).toEqual([expect.stringContaining("Destroy")]);
  table.close();
});

test("a crown is explained on the spot, and so is why a printed number counts", async () => {
  const { view, legal } = (await documents<ThroneView>("throne")).questions.find((one) => one.view.row.length === 1)!;
  const fourth = { ...view, players: 2, turn: 0, seat: 0, used: ["jester"], tableau: [{ jester: 2, judge: 1, king: 1, minstrel: 1 }, { judge: 2, minstrel: 1 }], leading: [["jester", "minstrel"], ["judge", "minstrel"]], scoring: [["jester"], ["judge"]], points: [3, 5] } as ThroneView;
  expect(["jester", "judge", "king", "minstrel"].map((card) => standing(fourth, 0, card))).toEqual(["spent", "outnumbered", "always", "leads"]);
  const table = asked(fourth, legal);
  expect(table.target.querySelector<HTMLElement>('[data-column="1/judge"]')!.dataset["note"]).toContain("nobody has more");
  expect(table.target.querySelector<HTMLElement>(".next")!.dataset["note"]).toContain(`printed on this one, ${VALUES[view.row[0]!]}`);
  table.close();
});

test("a question is about the last card of the row", async () => {
  for (const { id, view } of (await documents<ThroneView, ThroneQuestion>("throne")).questions)
    expect(throne.about(view)).toBe(id === "turn" ? view.row.at(-1) : null);
});

test("the cards show the numbers of the rulebook", async () => {
  const rules = rulebook.replace(/\s+/g, " ").toLowerCase();
  await games.start();
  expect(games.info("throne")!.values).toEqual(VALUES);
  for (const [name, value] of Object.entries(VALUES)) expect(rules).toContain(`${name} ${value}`);
});

test("a bust is seen: the fatal card lies in the row, too high, before the row is gone", async () => {
  await games.start();
  const start = (await documents<ThroneView>("throne")).arranged["begun"]!.view;
  const fatal = after(start, { event: "revealed", rule: "THR-3", parts: { seat: 0, card: "king" } });
  expect([fatal.row, fatal.value, fatal.deck.length]).toEqual([["jester", "king"], 9, start.deck.length - 1]);
  const shown: ThroneView[] = [];
  const scene = { view: fatal, tempo: Infinity, find: () => null, all: () => [], change: async (next: ThroneView) => void (shown.push(next), (scene.view = next)) };
  await throne.show({ event: "bust", rule: "THR-4", parts: { seat: 0, cards: 2 } }, scene as never);
  const [danger, lost] = shown as [ThroneView, ThroneView];
  expect([danger.row, danger.too_high]).toEqual([["jester", "king"], true]);
  expect([lost.row, lost.value, lost.too_high, lost.discard, lost.tableau]).toEqual([[], null, false, ["end", "jester", "king"], [{}, {}]]);
});

test("cards go from court to court, and columns stay in order of values", async () => {
  await games.start();
  const start = (await documents<ThroneView>("throne")).arranged["courts"]!.view;
  const told: [ThroneEvent["event"], object][] = [
    ["swapped", { seat: 0, robbed: 1, card: "queen" }],
    ["given", { seat: 1, cards: 2 }],
    ["destroyed", { seat: 0, robbed: 1, card: "king" }],
    ["dropped", { seat: 0, card: "judge", cards: 2 }],
  ];
  const end = told.reduce((view, [event, parts]) => after(view, { event, rule: "", parts } as ThroneEvent), start);
  expect(end).toMatchObject({ row: [], value: null, discard: ["end", "king", "judge", "judge"], tableau: [{ queen: 1 }, { general: 1, queen: 1 }] });
  expect(after(end, { event: "reshuffled", rule: "THR-19", parts: { seat: 0, cards: 4 } })).toMatchObject({ discard: [], deck: [null, null, null, null] });
  expect(Object.keys(end.tableau[1]!)).toEqual(["general", "queen"]);
});

test("what the next card may be fits into its place in every language", async () => {
  await words.start();
  await games.load("throne");
  for (const language of ["uk", "ru", "pl", "en"] as const) {
    await words.speak(language);
    const said = words.say("throne", "board-limit", { value: 9, changed: "yes" });
    expect(Math.max(...said.split(" ").map((word) => word.length)), said).toBeLessThanOrEqual(8); // of 15 pixels, on a card of 83
  }
});

test("a question says truly whether a card can be destroyed", async () => {
  const asked = (await documents<ThroneView, ThroneQuestion>("throne")).questions.filter((one) => one.id === "turn" && one.details.last === "equal");
  expect(asked.length).toBeGreaterThan(0);
  for (const { details, legal } of asked) expect("destroys" in details && details.destroys === "yes").toBe(legal.some((one) => one.kind === "destroy"));
});

test("an exchange has a seal that leads to the cards that are lit, and a way back", async () => {
  const { id, details, view, legal } = (await documents<ThroneView, ThroneQuestion>("throne")).questions.find((one) => one.legal.some(({ kind }) => kind === "swap"))!;
  const picking = new Picking(() => legal, () => undefined);
  const asked = () => question({ view, question: { id, details }, legal } as unknown as Seen, new Story("throne", null, view.seat), picking);
  const seal = asked().seals.find(({ name }) => name === "Exchange")!;
  seal.press();
  expect([asked().title, asked().seals.map(({ name }) => name)]).toEqual(["Exchange the row for an opponent's card…", ["Cancel"]]);
  expect(picking.left.every(({ kind }) => kind === "swap")).toBe(true);
  asked().seals[0]!.press();
  expect([picking.begun, asked().title.includes("stop?")]).toEqual([false, true]);
});

test("no crown and no worth that is shown while events are played is wrong: what is not known yet is left out", () => {
  const figures = ({ leading, scoring, points }: ThroneView) => JSON.stringify({ leading, scoring, points });
  const lying = ({ tableau }: ThroneView) => JSON.stringify(tableau);
  const game = engines.find(({ id }) => id === "throne")!;
  const rules = rulesOf(game);
  const seen = { settled: 0, unsettled: 0 };
  for (const { key, seats, first, options, codes } of game.games) {
    let at = rules.deal(fromHex(key), seats, first, true, options);
    for (const code of codes) {
      const before = JSON.parse(rules.boardText(at.record, 0)) as ThroneView;
      at = rules.answer(at.record, code, true);
      const next = JSON.parse(rules.boardText(at.record, 0)) as ThroneView;
      let table: Shown = before;
      for (const event of rules.told(at.tape, 0) as ThroneEvent[]) {
        const moved = lying(after(table, event, next)) !== lying(table);
        table = after(table, event, next);
        if (moved) seen[table.unsettled ? "unsettled" : "settled"] += 1;
        const truth = [before, next].find((view) => lying(view) === lying(table));
        if (!table.unsettled) expect(figures(table), `${code} ${event.event}`).toBe(figures(truth!));
      }
      expect([table.unsettled ?? false, figures(table)], `${code}`).toEqual([false, figures(next)]);
    }
  }
  expect(seen.settled).toBeGreaterThan(seen.unsettled);
  expect(seen.unsettled).toBeGreaterThan(0);
});

test("a column whose standing is not known yet has no crown, no worth and no reason, and says nothing of them", async () => {
  let crowns = 0;
  const drawn = (view: Shown) => {
    const story = new Story("throne", null, view.seat);
    const board = document.createElement("div");
    const props = { view, story, picking: new Picking(() => [], () => undefined), eyes: 0, ask: NOTHING, seats: strangers(story, view.players, view.seat), busy: true };
    const mounted = mount(throne.Board, { target: board, props });
    flushSync();
    const marks = [...board.querySelectorAll(".worth svg, .worth b, .reason, .mini .crowned")].length;
    const notes = [...board.querySelectorAll<HTMLElement>("[data-column]")].map((card) => card.dataset["note"]);
    void unmount(mounted);
    return { marks, notes };
  };
  for (const view of (await views<ThroneView>("throne")).filter(({ tableau }) => tableau.some((columns) => Object.keys(columns).length > 1)).slice(0, 6)) {
    crowns += drawn(view).marks;
    const { marks, notes } = drawn({ ...view, unsettled: true });
    expect(marks).toBe(0);
    expect(notes.filter((note) => note && note !== words.say("throne", "board-why-always"))).toEqual([]);
  }
  expect(crowns).toBeGreaterThan(6);
});
