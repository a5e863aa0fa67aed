import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { Choice, EventInfo } from "$wire";
import intrigues from "../../src/games/intrigues";
import { after } from "../../src/games/intrigues/changes";
import { laidOut } from "../../src/games/intrigues/ring";
import { rumours } from "../../src/games/intrigues/rumours";
import { changed, isTrue } from "../../src/games/intrigues/truths";
import type { IntriguesEvent, IntriguesMove, IntriguesQuestion, IntriguesView, PlacedCard, PlaceName } from "../../src/games/intrigues/types";
import { named } from "../../src/lib/named";
import { Picking, type Parts } from "../../src/lib/picking.svelte";
import { Story } from "../../src/lib/story";
import { argument } from "../../src/lib/verdict";
import { words } from "../../src/lib/words.svelte";
import { NOTHING } from "../../src/stage/asking";
import { strangers } from "../../src/stage/seats";
import { piece, play } from "../pieces";
import { documents, draw, text, views, type Drawn } from "../positions";

const TOWN = ["alley", "square", "police", "factory"] as const;

/** Everybody in the city: face, back or locket, prisoners in chains, who knows whom; the dead and the escaped. */
function checkTown({ view, board, story }: Drawn<IntriguesView>): void {
  for (const at of TOWN) {
    for (const [i, one] of view.board[at].entries()) {
      const spot = board.querySelector(`[data-person="${at}/${i}"]`)!;
      const { label, ...drawn } = piece(spot);
      expect(drawn).toMatchObject({ name: one.who ? story.card(one.who) : "", up: one.up, known: !one.up && one.who !== null });
      const beside = spot.closest(".person")!;
      expect([label.includes("prisoner"), beside.querySelector(".chain") !== null]).toEqual([Boolean(one.held), Boolean(one.held)]);
      expect(label.includes("seen by")).toBe(Boolean(one.known?.length));
      for (const seat of one.known ?? []) expect(label).toContain(seat === story.me ? "you" : story.name(seat));
      expect(beside.querySelectorAll(".knows .crest")).toHaveLength(one.known?.length ?? 0);
      const several = view.board[at].filter(({ up }) => !up).length > 1; // only then a number tells which
      expect(text(beside.querySelector(".number"))).toBe(several && !one.up ? `Card ${i + 1}` : "");
      if (one.clue) expect(label.includes("one of: ")).toBe(one.who === null);
    }
    expect(board.querySelectorAll(`[data-person^="${at}/"]`)).toHaveLength(view.board[at].length);
    const dead = view.dead[at].map((one) => story.known(one.who)).join(", ");
    expect(text(board.querySelector(`[data-dead="${at}"] > .hidden-words`))).toBe(dead && `dead: ${dead}`);
    expect(board.querySelectorAll(`[data-grave^="${at}/"]`)).toHaveLength(view.dead[at].length);
  }
  expect(text(board.querySelector("[data-escaped]"))).toBe(view.escaped.length ? `escaped: ${story.cards(view.escaped)}` : "");
  expect([...board.querySelectorAll("[data-escapee]")].map((one) => piece(one).label)).toEqual(view.escaped.map((one) => story.card(one)));
  expect(text(board.querySelector(".hub .left b"))).toBe(String(view.deck.length));
}

/** Turn, deck, actions, whose turn it is; the events with their lamps and the reader's own plot, at the end with everybody's. */
function checkChapter({ view, board, story, eyes }: Drawn<IntriguesView>): void {
  const line = text(board.querySelector("[data-round]"));
  expect(line).toMatch(new RegExp(`^Turn ${view.round} of \\d · ${view.deck.length} cards? left · ${view.actions} actions?$`));
  for (let seat = 0; seat < view.players; seat++) {
    const one = board.querySelector(`[data-seat="${seat}"]`)!;
    expect([one.querySelector("[aria-current]") !== null, one.querySelector(".first") !== null]).toEqual([seat === view.seat, seat === view.first]);
  }
  const events = [...board.querySelectorAll("[data-chapter] .events li")];
  expect(events.map((one) => one.classList.contains("lit"))).toEqual(view.truths);
  expect(events.map((one) => one.querySelector("use")!.getAttribute("href"))).toEqual(view.truths.map((truth) => `#intrigues-lamp-${truth ? "lit" : "out"}`));
  const plot = eyes === null ? null : view.plots[eyes]!;
  if (plot) {
    const fits = view.truths.map((truth, i) => truth === plot[i]);
    expect(events.map((one) => text(one.querySelector(".pill")))).toEqual(plot.map((wanted) => (wanted ? "yes" : "no")));
    const missed = (i: number) => (view.seat === null ? "failed" : view.truths[i] ? "against your plot" : "not now");
    expect(events.map((one) => text(one.querySelector(".verdict")))).toEqual(fits.map((fit, i) => (fit ? "as planned" : missed(i))));
    expect(text(board.querySelector(".sum"))).toBe(`${fits.filter(Boolean).length} of 3 as planned`);
    expect(events.map((one) => text(one.querySelector(".wish"))).every(Boolean)).toBe(true);
  } else expect(board.querySelector(".pill, .sum")).toBeNull();
  const open = view.plots.every((one) => one !== null); // at the end, or with all cards open
  view.chapter.forEach((_, i) => {
    const wanting = open ? view.plots.flatMap((one, seat) => (one![i] ? [seat] : [])) : [];
    const players = wanting.map((seat) => (seat === eyes ? "you" : story.name(seat))).join(", ");
    expect(text(events[i]!).includes(players ? `wanted by: ${players}` : "wanted by nobody")).toBe(open);
    expect(events[i]!.querySelectorAll(".wanting")).toHaveLength(wanting.length);
  });
  expect([...board.querySelectorAll("[data-drawn] .card")].map((one) => piece(one).name)).toEqual(view.drawn ? [story.card(view.drawn)] : []);
}

test("the town shows all that its documents say", async () => {
  await draw<IntriguesView>("intrigues", intrigues.Board, (drawn) => {
    checkTown(drawn);
    checkChapter(drawn);
  });
});

test("at the end the lamps burn for what the engine scores", async () => {
  const finished = (await documents<IntriguesView>("intrigues")).positions.filter((position) => position.asked === null);
  expect(finished.length).toBeGreaterThan(2);
  for (const { views, scores } of finished) {
    const view = views["all"]!;
    expect(view.plots.map((plot) => view.truths.filter((truth, i) => plot![i] === truth).length)).toEqual(scores);
  }
});

test("prisoners lie beside their Detective, everybody else in order of arrival", () => {
  const people: PlacedCard[] = [{ who: "spy", up: true, held: true }, { who: null, up: false }, { who: "detective", up: true }, { who: "barman", up: true }];
  expect(laidOut(people).map(({ i }) => i)).toEqual([1, 2, 0, 3]);
  expect(laidOut(people.slice(0, 2)).map(({ i }) => i)).toEqual([0, 1]);
});

/** Where an answer is given. */
function spot(choice: Choice): string {
  const [kind, { place, i, card }] = [choice.kind, named(choice)];
  if (kind === "deploy" || kind === "drive") return `[data-location="${place}"]`;
  if (kind === "bring_deck") return ".hub button";
  if (kind === "bring_dead") return `[data-grave="${place}/${i}"]`;
  return kind === "bring_escaped" ? `[data-escapee="${card}"]` : `[data-person="${place ?? "factory"}/${i}"]`;
}

test("every answer but a seal is given on the table", async () => {
  const given = new Set<string>();
  for (const { view, legal } of (await documents<IntriguesView>("intrigues")).questions)
    for (const choice of legal.filter((one) => one.kind !== "pass" && !given.has(one.kind))) {
      given.add(choice.kind);
      expect([choice.move, ...play("intrigues", intrigues.Board, view, legal, choice, spot(choice))]).toEqual([choice.move, choice.code]);
    }
  for (const kind of ["deploy", "look", "open", "close", "move", "leave", "expose", "drive", "swap"]) expect(given).toContain(kind);
});

test("the documents have prisoners, dead, escaped and hidden characters, and finished games", async () => {
  const found = await views<IntriguesView>("intrigues");
  const people = found.flatMap((view) => Object.values(view.board).flat());
  expect([people.some((one) => one.held), people.some((one) => one.who === null), people.some((one) => one.clue)]).toEqual([true, true, true]);
  expect([found.some((view) => Object.values(view.dead).flat().length > 0), found.some((view) => view.escaped.length > 0)]).toEqual([true, true]);
  expect(new Set(found.filter((view) => view.seat === null).map((view) => view.players))).toEqual(new Set([2, 3, 4]));
});

test("a question is about the drawn character, or the one whose property asks; answers point to people", async () => {
  for (const { id, view, legal } of (await documents<IntriguesView, IntriguesQuestion, IntriguesMove>("intrigues")).questions) {
    expect(intrigues.about(view)).toBe(id === "deployment" ? view.drawn : id === "action" ? null : id);
    for (const move of legal) {
      const people = move.kind === "bring_dead" ? view.dead : view.board;
      const cards = "i" in move.parts ? people["place" in move.parts ? move.parts.place : "factory"] : [];
      const who = "i" in move.parts ? cards[move.parts.i]!.who : null;
      const apart = who !== null || cards.filter((one) => !one.up).length === 1;
      expect(intrigues.aim(view, move)).toEqual("i" in move.parts ? { aim: who === null ? "hidden" : "known", target: who, apart: apart ? "yes" : "no" } : {});
    }
  }
});

test("cards are counted from 1, as they are on the table", async () => {
  await documents<IntriguesView>("intrigues");
  const story = new Story("intrigues", null, 0);
  expect(story.event({ event: "looked", rule: "INT-7", parts: { seat: 1, place: "alley", index: 0, card: null } })).toContain("card 1 in the Alley");
});

test("what happens changes the table step by step", () => {
  const empty = { alley: [], square: [], police: [], factory: [] };
  const start = { board: empty, dead: empty, escaped: [], deck: [null, null], drawn: null } as unknown as IntriguesView;
  const told: [IntriguesEvent["event"], object][] = [
    ["turn", { seat: 1, round: 2 }],
    ["drew", { seat: 0, card: "spy" }],
    ["deployed", { seat: 0, place: "alley", index: 0, card: "spy" }],
    ["brought", { seat: 0, place: "alley", index: 0, source: "deck", card: null }],
    ["opened", { seat: 0, place: "alley", index: 1, card: "killer" }],
    ["moved", { seat: 0, place: "alley", index: 0, to: "square", card: "spy" }],
    ["drove", { seat: 0, place: "alley", to: "square" }],
    ["killed", { seat: 0, place: "square", index: 0, card: "spy" }],
    ["arrested", { seat: 0, place: "square", index: 0, card: "killer" }],
    ["brought", { seat: 0, place: "factory", index: 0, source: "square", card: "spy" }],
    ["opened", { seat: 0, place: "factory", index: 0, card: "spy" }],
    ["left", { seat: 0, place: "factory", index: 0, card: "spy" }],
  ];
  const end = told.reduce((view, [event, parts]) => after(view, { event, rule: "", parts } as IntriguesEvent), start);
  expect(end, "whose turn it is, too").toMatchObject({ seat: 1, round: 2, drawn: null, deck: [], escaped: ["spy"], dead: empty, board: { ...empty, square: [{ who: "killer", up: true, held: true }] } });
});

test("while a card's wheel is open, a touch on the location that its way leads to moves it there", async () => {
  const { view, legal } = (await documents<IntriguesView>("intrigues")).questions.find((one) => one.legal.some(({ kind }) => kind === "move"))!;
  const move = legal.find(({ kind }) => kind === "move")!;
  const next = TOWN[(TOWN.indexOf(named(move).place as (typeof TOWN)[number]) + 1) % TOWN.length];
  expect(play("intrigues", intrigues.Board, view, legal, move, spot(move), `[data-location="${next}"]`)).toEqual([move.code]);
});

test("the log names whoever rode with the Coachman, as far as the reader knows them, and says why there are two actions", async () => {
  await documents("intrigues");
  const told: IntriguesEvent[] = [
    { event: "chapter", rule: "INT-3", parts: { kind: "curfew", who: "nobody", where: "nowhere" } },
    { event: "deployed", rule: "INT-6", parts: { seat: 0, place: "alley", index: 0, card: "coachman" } },
    { event: "deployed", rule: "INT-6", parts: { seat: 0, place: "alley", index: 1, card: "spy" } },
    { event: "deployed", rule: "INT-6", parts: { seat: 1, place: "alley", index: 2, card: null } },
    { event: "deployed", rule: "INT-6", parts: { seat: 1, place: "square", index: 0, card: null } },
    { event: "opened", rule: "INT-7", parts: { seat: 0, place: "alley", index: 0, card: "coachman" } },
    { event: "drove", rule: "INT-17", parts: { seat: 0, place: "alley", to: "police" } },
  ];
  const drew = Array.from({ length: 7 }, () => ({ event: "drew", rule: "INT-6", parts: { seat: 0, card: null } }));
  const turn = { event: "turn", rule: "INT-5", parts: { seat: 1, round: 3 } };
  expect(new Story("intrigues", null, 0).line([told[0]!, ...drew, turn] as EventInfo[], 8)).toContain("The deck is empty: nothing to place, 2 actions instead.");
  expect(new Story("intrigues", null, 0).line([told[0]!, ...drew.slice(1), turn] as EventInfo[], 7)).not.toContain("deck");
  expect(new Story("intrigues", null, 0).line(told as EventInfo[], 6)).toBe("The Coachman drove from the Alley to the Police Station. With him: Spy, a face-down card.");
});

test("a question names the drawn card, and says why the last turn has two actions", async () => {
  const { questions } = await documents<IntriguesView, IntriguesQuestion>("intrigues");
  const story = new Story("intrigues", null, 0);
  const { id, details, view } = questions.find((one) => one.id === "deployment")!;
  expect(story.question({ id, details }, view as never)).toBe(`You have drawn the ${story.card(view.drawn!)}. Where do you place the card?`);
  expect([2, 1].map((actions) => story.advice({ id: "action", details: { actions } }).includes("deck is empty"))).toEqual([true, false]);
});

test("a face-down card is told by its number where another lies face down, too", () => {
  const view = { board: { alley: [{ who: null, up: false }, { who: "spy", up: false }], square: [{ who: null, up: false }, { who: "killer", up: true }] } } as unknown as IntriguesView;
  const apart = (place: "alley" | "square") => intrigues.aim(view, { kind: "look", parts: { place, i: 0 } })["apart"];
  expect([apart("alley"), apart("square")]).toEqual(["no", "yes"]);
});

test("a face-down card is nobody whom the reader sees elsewhere", () => {
  const hidden: PlacedCard = { who: null, up: false, known: [1], clue: ["governor", "detective"] };
  const view = { board: { alley: [hidden], square: [{ who: "detective", up: false }], police: [], factory: [] }, dead: {}, escaped: [], drawn: null } as unknown as IntriguesView;
  const said = (drawn: string | null, board = view.board) => rumours(hidden, { ...view, board, drawn } as IntriguesView, new Story("intrigues", null, 0));
  expect(said(null)).toEqual(["seen by: Player 2", "one of: Governor"]);
  expect(said("detective", { ...view.board, square: [] }), "in one's own hand").toEqual(["seen by: Player 2", "one of: Governor"]);
  expect(said(null, { ...view.board, square: [] })).toEqual(["seen by: Player 2", "one of: Governor, Detective"]);
});

const hidden = (known: number[] = []): PlacedCard => ({ who: null, up: false, known });
const choice = (code: number, kind: string, parts: Parts) => ({ code, kind, parts, move: `${kind} ${code}` }) as Choice;

test("whoever is beside the Beggar can be touched: all of them are the one answer that changes nothing", async () => {
  const { questions } = await documents<IntriguesView>("intrigues");
  const square: PlacedCard[] = [{ who: "beggar", up: true }, hidden(), hidden(), { who: "governor", up: true }, { who: "spy", up: true, held: true }];
  const view = { ...questions[0]!.view, pending: { property: "beggar" }, board: { alley: [hidden()], square, police: [], factory: [] } } as IntriguesView;
  const legal = [choice(1, "swap", { place: "alley", i: 0 }), choice(2, "swap", { place: "square", i: 1 })];
  const played = (i: number) => play("intrigues", intrigues.Board, view, legal, legal[1]!, `[data-person="square/${i}"]`);
  expect([0, 1, 2, 3, 4].map(played)).toEqual([[], [2], [2], [], []]);
  const said = (i: number) => intrigues.barred(view, { place: "square", i }, ["swap"], new Story("intrigues", null, 0));
  expect([said(3), said(4)]).toEqual([expect.stringContaining("not with a face-up Governor"), "You can't choose a prisoner: it goes wherever the Detective goes."]);
});

test("a key chooses a card, the next one what is done with it; what ends the turn is apart, and rests meanwhile", async () => {
  const { questions } = await documents<IntriguesView>("intrigues");
  const board = { alley: [hidden(), hidden(), hidden()], square: [hidden()], police: [], factory: [{ who: "spy", up: true }] };
  const view = { ...questions[0]!.view, pending: undefined, board } as IntriguesView;
  const lying: [string, number][] = [["alley", 0], ["alley", 1], ["alley", 2], ["square", 0]];
  const legal = [
    ...lying.flatMap(([place, i], n) => ["look", "move", "open"].map((kind, k) => choice(10 * n + k, kind, { place, i }))),
    ...["move", "close"].map((kind, k) => choice(50 + k, kind, { place: "factory", i: 0 })),
    choice(60, "leave", { i: 0 }),
    choice(70, "pass", {}),
  ];
  const played: number[] = [];
  const picking = new Picking(() => legal, ({ code }) => void played.push(code), () => intrigues.sealed, undefined, undefined, () => intrigues.spot);
  const target = document.body.appendChild(document.createElement("div"));
  const story = new Story("intrigues", null, 0);
  const mounted = mount(intrigues.Board, { target, props: { view, story, picking, eyes: 0, ask: NOTHING, seats: strangers(story, view.players, 0), busy: false } });
  const keys = (where: string) => (flushSync(), [...target.querySelectorAll(`${where} kbd:not(.resting)`)].map(text));
  expect(keys("[data-person]")).toEqual(["1", "2", "3", "4", "5"]);
  expect(picking.hint({ kind: "pass" })).toBe("0");
  picking.key("5");
  expect([keys("[data-person]"), keys(".wheel"), target.querySelector(".card.selected")!.getAttribute("data-person")]).toEqual([[], ["1", "2", "3"], "factory/0"]);
  expect(text(target.querySelector(".ask p")), "what it does").toContain(story.cardText("spy"));
  picking.key("0");
  expect(played, "nothing ends the turn while a card is chosen").toEqual([]);
  picking.key("3");
  expect(played).toEqual([60]);
  picking.key("0");
  expect(played).toEqual([60, 70]);
  void unmount(mounted);
  target.remove();
});

test("a click on another card opens its wheel, and the one that it closes takes nothing with it; whoever leaves is not told where", async () => {
  const { questions } = await documents<IntriguesView>("intrigues");
  const board = { alley: [], square: [], police: [], factory: [{ who: "spy", up: true }, { who: "barman", up: true }] };
  const view = { ...questions[0]!.view, pending: undefined, board } as IntriguesView;
  const legal = [0, 1].flatMap((i) => [choice(10 + i, "close", { place: "factory", i }), choice(20 + i, "leave", { i })]);
  const played: number[] = [];
  const picking = new Picking(() => legal, ({ code }) => (played.push(code), picking.clear()), () => intrigues.sealed, undefined, undefined, () => intrigues.spot);
  const story = new Story("intrigues", null, 0);
  const target = document.body.appendChild(document.createElement("div"));
  const mounted = mount(intrigues.Board, { target, props: { view, story, picking, eyes: 0, ask: NOTHING, seats: strangers(story, view.players, 0), busy: false } });
  const press = (at: string) => (target.querySelector<HTMLElement>(at)!.click(), flushSync());
  const note = target.querySelector<HTMLElement>(".out .note")!;
  const told = (note.showPopover = vi.fn());
  vi.useFakeTimers();
  flushSync();
  press("[data-person='factory/0']");
  const wheel = target.querySelector(".wheel")!;
  press("[data-person='factory/1']");
  wheel.dispatchEvent(Object.assign(new Event("toggle"), { newState: "closed" }));
  vi.advanceTimersByTime(1000);
  flushSync();
  expect([target.querySelector(".wheel") !== null, picking.chosen]).toEqual([true, { place: "factory", i: 1 }]);
  press("[data-way-out]");
  expect([played, told.mock.calls.length]).toEqual([[21], 0]);
  press("[data-way-out]");
  expect([played, told.mock.calls.length], "nobody leaves: it says what it is for").toEqual([[21], 1]);
  vi.useRealTimers();
  void unmount(mounted);
  target.remove();
});

test("a wheel on a face-down card that the reader knows says what it does, and who has seen it", async () => {
  const { questions } = await documents<IntriguesView>("intrigues");
  const board = { alley: [{ who: "killer", up: false, known: [0] }], square: [], police: [], factory: [] };
  const view = { ...questions[0]!.view, pending: undefined, board } as IntriguesView;
  const story = new Story("intrigues", null, 0);
  const picking = new Picking(() => [choice(1, "open", { place: "alley", i: 0 })], () => undefined);
  const target = document.body.appendChild(document.createElement("div"));
  const mounted = mount(intrigues.Board, { target, props: { view, story, picking, eyes: 0, ask: NOTHING, seats: strangers(story, view.players, 0), busy: false } });
  flushSync();
  target.querySelector<HTMLElement>("[data-person]")!.click();
  flushSync();
  expect(text(target.querySelector(".ask p"))).toBe(`${story.cardText("killer")} Seen by: you`);
  void unmount(mounted);
  target.remove();
});

test("whoever gave an answer is named, also where its sentence names a character alone", async () => {
  await documents("intrigues");
  const story = new Story("intrigues", null, 0);
  const swapped = (seat: number) => story.answered({ event: "swapped", rule: "INT-12", parts: { seat, place: "alley", index: 0, to: "square", card: null } }, seat);
  expect([swapped(0), swapped(1)]).toEqual(["You: The Beggar in the Alley changed places with card 1 in the City Square.", "Player 2: The Beggar in the Alley changed places with card 1 in the City Square."]);
  const left = (seat: number) => story.answered({ event: "left", rule: "INT-7", parts: { seat, place: "factory", index: 0, card: "detective" } }, seat);
  expect([left(0), left(1)]).toEqual(["You led the Detective out of the city.", "Player 2 led the Detective out of the city."]);
});

test("when the plots are opened, the chapter shows what came true, not what was true before the last answer", async () => {
  const next = (await views<IntriguesView>("intrigues")).find(({ seat }) => seat === null)!;
  const scene = { view: { ...next, truths: next.truths.map((truth) => !truth) }, next, tempo: {}, find: () => null, all: () => [] };
  const change = (view: IntriguesView) => Promise.resolve(void (scene.view = view));
  await intrigues.show({ event: "ended", rule: "", parts: {} }, { ...scene, change } as never);
  expect([scene.view.truths, scene.view.plots]).toEqual([next.truths, next.plots]);
});

test("before the deal no event of the chapter lies open, and the drawn card lies in the deck", async () => {
  const view = (await views<IntriguesView>("intrigues")).find(({ drawn, plots }) => drawn && plots[0])!;
  const told = (...names: string[]) => names.map((event) => ({ event, rule: "", parts: {} }) as unknown as IntriguesEvent);
  const before = intrigues.prelude(view, told("chapter", "plot", "turn", "drew"))!;
  expect([before.drawn, before.deck.length - view.deck.length]).toEqual([null, 1]);
  const story = new Story("intrigues", null, 0);
  const unseen = (opened: number) => {
    const target = document.createElement("div");
    const props = { view: { ...before, opened }, story, picking: new Picking(() => [], () => undefined), eyes: 0, ask: NOTHING, seats: strangers(story, view.players, 0), busy: true };
    const mounted = mount(intrigues.Board, { target, props });
    flushSync();
    const found = [target.querySelectorAll(".events .unseen").length, target.querySelectorAll(".undealt").length];
    void unmount(mounted);
    return found;
  };
  expect([0, 2, 3, 4].map(unseen)).toEqual([[3, 1], [1, 1], [0, 1], [0, 0]]);
  expect(intrigues.prelude(view, told("chapter", "drew", "deployed")), "it goes on").toBe(null);
});

test("only a known character whom a wanted event is about is said to come closer", () => {
  const chapter = [{ event: "presence", who: "spy", where: "police" }, { event: "presence", who: "beggar", where: "police" }, { event: "escape", who: "barman" }];
  const people = (["spy", "beggar", "barman", "killer", null] as const).map((who) => ({ who, up: false }));
  const board = { alley: people, square: [], police: people, factory: people };
  const view = { seat: 0, chapter, plots: [[true, false, true], null], board, escaped: [], truths: [false, false, false] } as unknown as IntriguesView;
  const closer = (place: PlaceName, me = 0) => people.map((_, i) => intrigues.weighs(view, { kind: "move", parts: { place, i } }, new Story("intrigues", null, me)).as !== "");
  expect(closer("alley")).toEqual([true, false, true, false, false]);
  expect(closer("police"), "the Spy is there").toEqual([false, false, true, false, false]);
  expect(closer("factory"), "the Barman can leave").toEqual([true, false, false, false, false]);
  expect(closer("alley", 1), "another's plot is not known").toEqual(people.map(() => false));
  expect(intrigues.weighs(view, { kind: "look", parts: { place: "alley", i: 4 } }, new Story("intrigues", null, 0))).toEqual({});
});

test("the page knows as the engine does which events are true", async () => {
  for (const view of await views<IntriguesView>("intrigues")) expect(view.chapter.map((line) => isTrue(view, line))).toEqual(view.truths);
});

test("a reason names the event that a move makes true or false, as far as its player knows", async () => {
  await views<IntriguesView>("intrigues");
  await words.learn("learn/intrigues");
  const chapter = [{ event: "presence", who: "spy", where: "police" }, { event: "unseen", who: "killer" }, { event: "pair", who: "governor", where: "alley" }];
  const lying = (who: string | null, up = false, more = {}) => ({ who, up, ...more });
  const board = { alley: [lying("governor", true)], square: [lying("spy", true), lying("killer"), lying(null)], police: [], factory: [lying("detective", true), lying("beggar", true, { held: true })] };
  const view = { seat: 0, drawn: null, chapter, plots: [[true, true, false], null], board, dead: {}, escaped: [], truths: [false, true, false] } as unknown as IntriguesView;
  const legal = (kind: string, parts: object) => ({ code: 0, move: "", kind, parts }) as Choice;
  const said = (kind: string, parts: object, against = "", me = 0) => argument(legal(kind, parts), { story: new Story("intrigues", null, me), view: view as never, legal: [] }, against);
  expect(said("move", { place: "square", i: 0 })).toBe("It makes this true, as your plot wants: the Spy is face up in the Police Station.");
  expect([said("open", { place: "square", i: 1 }), said("open", { place: "square", i: 1 }, ".risk")]).toEqual(["", "It makes this untrue, against your plot: the Killer is unseen (nowhere face up)."]);
  expect(said("deploy", { place: "alley" }, ".risk")).toMatch(/^It makes this true, against your plot: the Governor is face up in the Alley/);
  expect(said("deploy", { place: "square" }), "nothing of secrecy").toBe("");
  expect(said("open", { place: "square", i: 2 }), "nobody knows who it is").toMatch(/^Face up, a character acts/);
  expect(said("move", { place: "square", i: 0 }, "", 1), "another's plot is not known").toBe("");
  expect(changed(view, { kind: "move", parts: { place: "factory", i: 0 } }, 0), "a prisoner goes along").toEqual([]);
  const arrest = { ...view, chapter: [{ event: "arrest", who: "spy", where: "square" }], truths: [false] } as IntriguesView;
  expect(changed(arrest, { kind: "arrest", parts: { place: "square", i: 0 } }, 0)).toEqual([0]);
});
