/** The end of a game: the race of scores, the moves that mattered, what came true. */
import { flushSync, mount } from "svelte";
import { expect, test, vi } from "vitest";
import type { AnalysedMove, AnalysisResult, AnalysisStatus, EventInfo, ReplayStep, TableInfo, View } from "$wire";
import { ending, leaders, leap, race } from "../src/games/endings";
import Outcome from "../src/games/intrigues/Outcome.svelte";
import Scored from "../src/games/throne/Outcome.svelte";
import type { IntriguesEvent } from "../src/games/intrigues/types";
import type { ThroneView } from "../src/games/throne/types";
import { games } from "../src/games/games.svelte";
import { api } from "../src/lib/api";
import { best, causes, figures, GameAnalysis, likely, moments, percentage, verdict, worst } from "../src/lib/analysis.svelte";
import Analysis from "../src/parts/Analysis.svelte";
import TurningPoints from "../src/parts/TurningPoints.svelte";
import { decides, ownSeat } from "../src/lib/retry";
import { Story } from "../src/lib/story";
import { words } from "../src/lib/words.svelte";

function step(influence: number[], ...events: string[]): ReplayStep {
  const told = events.map((event) => ({ event, rule: "", parts: {} }) as EventInfo);
  return { n: 0, at: 0, seat: null, move: null, told, view: { influence } as unknown as View, asked: null };
}

test("the race has the scores at the start, after each round and at the end", async () => {
  const steps = [step([1, 1], "round"), step([2, 1], "took"), step([2, 3], "took", "round"), step([5, 3])];
  expect(race(await ending("oriflamme"), steps, [5, 4])).toEqual([[1, 1], [2, 3], [5, 4]]);
});

test("a game that goes on from a position of another begins the race there", async () => {
  const steps = [step([2, 4]), step([2, 5], "round"), step([5, 5])];
  expect(race(await ending("oriflamme"), steps, [6, 5])).toEqual([[2, 4], [2, 5], [6, 5]]);
});

test("a game that keeps its scores secret has no race", async () => {
  expect(race(await ending("intrigues"), [step([1, 1], "round")], [2, 3])).toEqual([]);
  expect(race(await ending("no-such-game"), [], [2, 3])).toEqual([]);
});

test("where the lead changed most is told by the scores alone", () => {
  expect(leap([[1, 1], [2, 3], [8, 4], [9, 7]])).toBe(2);
  expect(leaders([[1, 1, 1], [2, 9, 5]]), "whose gains are told with it").toEqual([1, 2]);
  expect([leap([[1, 1], [2, 2]]), leap([])]).toEqual([0, 0]);
});

test("no round made the biggest difference where two gained as much, or another changed as much", () => {
  expect(leap([[1, 1, 1], [5, 5, 1], [6, 5, 1]]), "the first two gained the same in the first").toBe(2);
  expect(leap([[1, 1], [4, 1], [7, 1]])).toBe(0);
  expect(leap([[1, 1], [4, 1], [4, 4]]), "won and lost again").toBe(0);
});

function move(step: number, seat: number, loss: number, gain: number): AnalysedMove {
  const verdict = { value: 0.5 - loss, best: "x", best_value: 0.5, other: loss > 0 ? 0.5 : 0.5 - gain };
  const after = [0.5, 0.5];
  after[seat] = 0.5 + gain;
  return { step, seat, question: "", move: "m", knowable: verdict, true: verdict, before: [0.5, 0.5], after, skill: 0, luck: [], others: [], chance: [] };
}

test("the best move was clearly ahead of all others, and the costliest lost most", () => {
  const steps = [move(1, 0, 0, 0.1), move(2, 0, 0.2, 0.3), move(3, 0, 0.1, 0), move(4, 1, 0.4, 0.4), move(5, 0, 0, 0.2)];
  const result: AnalysisResult = { game: "oriflamme", seats: [], steps, turns: [] };
  expect([best(result, 0)?.step, worst(result, 0)?.step]).toEqual([5, 2]);
  expect([best(result, 1), worst(result, 1)?.step]).toEqual([undefined, 4]);
  expect(best({ ...result, steps: [move(1, 0, 0, 0.09)] }, 0), "about as good as another").toBeUndefined();
});

/** What stands on the end page about where the game turned. */
function turned(result: AnalysisResult | null, left: number | null, round = 0, more = {}): string {
  const target = document.createElement("div");
  const shown = { leap: "Round 2 made the biggest difference: you +6.", story: new Story("oriflamme", null, 0), happened: ({ step }: { step: number }) => `Move ${step}.` };
  mount(TurningPoints, { target, props: { result, left, round, ...shown, address: "/replay/x", follow: () => undefined, ...more } });
  flushSync();
  return target.textContent!.replace(/\s+/g, " ").trim();
}
const chance = { kind: "chance", step: 4, seat: 1, move: "m", best: "m", loss: 0, gainer: 0, before: 0.4, after: 0.7 };

test("the end says at once what the scores tell, then what was found so far, and your best move when all is known", async () => {
  await words.start();
  const found: AnalysisResult = { game: "oriflamme", seats: [], steps: [move(5, 0, 0, 0.2)], turns: [chance] };
  const early: AnalysisResult = { ...found, steps: [], turns: [{ ...chance, kind: "open" }] };
  expect(turned(null, 0)).toBe("Turning points Round 2 made the biggest difference: you +6. Looking for the turning points…");
  expect(turned(early, 20, 1), "nothing is said of a move before it is judged").toMatch(/What else turned the game Move 4\. Your win chance: 40% → 70% show Judging the moves… About 20 s\.$/);
  expect(turned(found, 20, 1)).toMatch(/you \+6\. Moves are judged by .* What else turned the game Move 4\. This was down to chance\. Your win chance: 40% → 70% show Judging/);
  expect(turned(found, 20, 1)).not.toContain("Your best move");
  expect(turned(found, 20, 2)).toMatch(/Your moves No serious mistakes\. Your best move: Move 5\. Your win chance: 50%, any other move 30% at most show .* Making the figures more exact… About 20 s\.$/);
  expect(turned(found, null)).toMatch(/Your moves No serious mistakes\. Your best move: Move 5\. .* show What else turned the game Move 4\. .* show$/);
  expect(turned({ ...early, turns: [] }, null)).toContain("No single move decided this game.");
});

test("the reader's moments come first, a moment is told once, and no line has more than a pair of figures", async () => {
  await words.start();
  const [mine, bot] = [{ ...chance, step: 6, seat: 0, kind: "mistake" }, chance];
  const steps = [move(2, 0, 0, 0.3), move(6, 0, 0.2, 0.2)];
  const said = turned({ game: "oriflamme", seats: [], steps, turns: [bot, mine] }, null);
  expect(said).toMatch(/Your moves Your best move: Move 2\. .*Your costliest move: Move 6\. Given what you knew, it was better to x\. Your win chance: 30% instead of 50% .*What else turned the game Move 4\./);
  expect(said.match(/Move 6/g)).toHaveLength(1);
  const lines = said.split("show").slice(0, 3);
  expect(lines.map((line) => line.match(/\d+%/g)?.length)).toEqual([2, 2, 2]);
});

test("another try is offered where a decision of one's own is left", async () => {
  await words.start();
  const steps = [0, 1, 0, 1, 1, null].map((asked) => ({ ...step([1, 1]), asked }));
  expect([0, 2, 3, 5].map((from) => decides(0, steps, from))).toEqual([true, true, false, false]);
  const result: AnalysisResult = { game: "oriflamme", seats: [], steps: [], turns: [{ ...chance, step: 3 }, chance] };
  const said = turned(result, null, 0, { retry: () => undefined, mayRetry: (from: number) => decides(0, steps, from) });
  expect(said).toMatch(/Move 3\..* show · Retry from here Move 4\. [^·]*show$/);
});

test("the only person of a table that the reader sat at is the reader", () => {
  const table = (id: string, ...kinds: string[]) => ({ id, seats: kinds.map((kind, seat) => ({ seat, kind })) }) as unknown as TableInfo;
  expect([table("t", "bot", "person"), table("", "bot", "person"), table("t", "person", "person")].map(ownSeat)).toEqual([1, null, null]);
  const seats = [{ seat: 0, kind: "person", name: "Guest 7" }, { seat: 1, kind: "bot" }];
  expect(new Story("oriflamme", { seats } as unknown as TableInfo, 0).scored([3, 5])).toBe("Bot 2: 5, You: 3");
});

test("figures that differ from those on the page before are said to be more exact", async () => {
  await words.start();
  const done = (samples: number): AnalysisStatus => ({ state: "done", done: 1, total: 1, result: { game: "oriflamme", seats: [], steps: [], turns: [chance], samples } });
  const seen: boolean[] = [];
  for (const samples of [20, 20, 40]) {
    vi.spyOn(api, "analyse").mockResolvedValue(done(samples));
    const analysis = new GameAnalysis("refined");
    await analysis.ask();
    seen.push(analysis.refined);
  }
  vi.restoreAllMocks();
  expect(seen).toEqual([false, false, true]);
  expect(turned(done(40).result, null, 0, { refined: true })).toMatch(/These figures are more exact than those you saw before\.$/);
});

test("of each event of the chapter it is said whether it came true, and for whom that was right", async () => {
  await words.start();
  await games.load("intrigues");
  const happened = ["yes", "no", "yes"].map((truth) => ({ event: "happened", rule: "", parts: { kind: "escape", who: "spy", where: "nowhere", truth } }));
  const scored = ["plot-nyn", "plot-yny"].map((card, seat) => ({ event: "scored", rule: "", parts: { seat, card, points: 0 } }));
  const told = [...happened, ...scored] as IntriguesEvent[];
  const target = document.createElement("div");
  mount(Outcome, { target, props: { told, story: new Story("intrigues", null, 0) } });
  flushSync();
  const rows = [...target.querySelectorAll("tbody tr")];
  expect(rows.map((row) => row.querySelector("th small")!.textContent)).toEqual(["came true", "did not come true", "came true"]);
  expect(rows.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.classList.contains("right")))).toEqual([[false, true], [false, true], [false, true]]);
});

test("at the end of Behind the Throne it is said which columns scored for whom", async () => {
  await games.load("throne");
  const view = { game: "throne", scoring: [["judge", "king"], []], points: [14, 0] } as unknown as ThroneView;
  const target = document.createElement("div");
  mount(Scored, { target, props: { view, story: new Story("throne", null, 0) } });
  flushSync();
  expect([...target.querySelectorAll("[data-scored]")].map((one) => one.textContent!.replace(/\s+/g, " ").trim())).toEqual(["Judge 5 + King 9 14", "— 0"]);
});

test("a move is judged by what could be known, and what open cards add is called luck", async () => {
  await words.start();
  const judged = (value: number, best_value: number, after: number): AnalysedMove => ({ ...move(1, 1, 0, 0), after: [1 - after, after], knowable: { value, best: "m", best_value } });
  const turn = (kind: string, gainer: number, after: number) => ({ step: 1, seat: 1, kind, best: "m", loss: 0.2, gainer, before: 0.24, after }) as AnalysisResult["turns"][number];
  const said = (kind: string, gainer: number, after: number, value = after, best = value) => {
    const result: AnalysisResult = { game: "oriflamme", seats: [], steps: [judged(value, best, after), move(2, 0, 0, 0)], turns: [] };
    const story = new Story("oriflamme", null, 0);
    return [verdict(result, turn(kind, gainer, after), story), figures(result, turn(kind, gainer, after), story)];
  };
  const pair = (was: number, is: number, whose = "Your win chance") => `${whose}: ${was}%\u00a0→\u00a0${is}%`;
  expect(said("unlucky", 1, 0.9), "nobody whose chances rose was unlucky").toEqual(["", pair(50, 10)]);
  expect(said("unlucky", 1, 0.1)).toEqual(["Right choice, unlucky for Player 2.", pair(50, 90)]);
  expect(said("unlucky", 0, 0.9)[0]).toBe("");
  expect(said("lucky", 1, 1, 0.4)).toEqual(["Luck: the hidden cards made it better than anyone could know.", "Your win chance: 50%\u00a0→\u00a0<3%"]);
  expect(said("mistake", 1, 0.9, 0.3, 0.5), "whatever came of it").toEqual(["Given what Player 2 knew, it was better to m.", "Player 2: 30% instead of 50%"]);
  expect(said("open", 1, 0.5), "what hardly touches the reader names whom it does").toEqual(["", pair(24, 50, "Player 2")]);
});

test("a better move of another player names whose card it takes, be it the reader's or that player's own", async () => {
  await words.start();
  await games.load("throne");
  const seats = ["Ada", "Bob"].map((name, seat) => ({ seat, kind: "person", name }));
  const said = (seat: number) => {
    const moves = { x: { kind: "destroy" as const, parts: { seat, card: "alchemist" as const } } };
    const result: AnalysisResult = { game: "throne", seats: [], steps: [], turns: [], moves };
    const turn = { kind: "mistake", step: 1, seat: 1, move: "m", best: "x", loss: 0.2, gainer: 1, before: 0.5, after: 0.3 };
    return [0, 1].map((me) => verdict(result, turn, new Story("throne", { seats, rules: {} } as unknown as TableInfo, me)).split("to destroy ")[1]);
  };
  expect(said(0), "the reader Ada, then Bob who moved").toEqual(["Ada's Alchemist.", "Ada's Alchemist."]);
  expect(said(1)).toEqual(["Bob's Alchemist.", "your Alchemist."]);
});

test("what was best by what could be seen was no luck, and no luck is told before the figures stand", async () => {
  await words.start();
  const steps = [{ ...move(1, 0, 0.3, 0.4), knowable: { value: 0.2, best: "x", best_value: 0.5 } }];
  const result: AnalysisResult = { game: "oriflamme", seats: [], steps, turns: [] };
  const said = (kind: string, best: string) => verdict(result, { kind, step: 1, seat: 0, move: "m", best, loss: 0, gainer: 0, before: 0.5, after: 0.9 }, new Story("oriflamme", null, 0));
  expect([said("lucky", "m"), said("lucky", "x")]).toEqual(["", "Luck: the hidden cards made it better than anyone could know."]);
  const running: AnalysisStatus = { state: "running", done: 1, total: 2, round: 3, result: { ...result, turns: ["lucky", "unlucky", "strong"].map((kind, step) => ({ ...chance, kind, step, error: 0 })) } };
  const kinds: string[][] = [];
  const analysis = new GameAnalysis("luck");
  vi.spyOn(api, "analyse").mockResolvedValue(running);
  vi.spyOn(api, "analysis").mockResolvedValue({ ...running, state: "done" });
  vi.stubGlobal("setTimeout", (wake: () => void) => (kinds.push(analysis.status!.result!.turns.map(({ kind }) => kind)), queueMicrotask(wake)));
  await analysis.ask();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect([...kinds, analysis.status!.result!.turns.map(({ kind }) => kind)]).toEqual([["open", "open", "strong"], ["lucky", "unlucky", "strong"]]);
});

test("what a hint would call about equal, or was as good as won before, is no moment; a great mistake is, whoever made it", async () => {
  await words.start();
  const turn = (step: number, before: number, after: number, kind = "fateful") => ({ ...chance, kind, step, gainer: 1, before, after });
  const steps = [move(1, 0, 0, 0.05), move(3, 1, 0.2, 0)];
  const curve = [0.5, 0.5, 0.5, 0.5, 0.5].map((share) => ({ shares: [share, share], errors: [0, 0] }));
  const result: AnalysisResult = { game: "oriflamme", seats: [], steps, curve, turns: [turn(1, 0.4, 0.45), turn(2, 0.98, 1), turn(3, 0.5, 0.5, "mistake"), turn(4, 0.4, 0.46)] };
  const { mine, others } = moments(result, new Story("oriflamme", null, 0), true);
  expect([mine, others.map(({ step }) => step)]).toEqual([[], [3, 4]]);
  const none = turned({ ...result, turns: [] }, null);
  expect(none).toMatch(/No single move decided this game\. Your moves No serious mistakes\.$/);
  expect(turned({ ...result, turns: [] }, null, 0, { story: new Story("oriflamme", null, null) }), "of a watcher nothing").not.toContain("serious");
  expect(turned({ ...result, steps: [move(2, 0, 0.2, -0.2)], curve: [], turns: [] }, null)).toMatch(/Your moves Your costliest move/);
});

test("the line that says what is being done keeps its room", () => {
  const target = document.createElement("div");
  const props = { result: null, round: 0, story: new Story("oriflamme", null, 0), happened: () => "", address: "", follow: () => undefined };
  for (const left of [20, null]) mount(TurningPoints, { target, props: { ...props, left } });
  flushSync();
  expect([...target.querySelectorAll("section > .status")].map((line) => line.textContent!.trim() !== "")).toEqual([true, false]);
});

test("a verdict waits until the figures bear it, and then stays", async () => {
  const turn = (kind: string, error: number) => ({ kind, step: 3, seat: 1, move: "m", best: "m", loss: 0, gainer: 1, before: 0.2, after: 0.6, error });
  const told = [turn("lucky", 0.1), turn("strong", 0.03), turn("lucky", 0.01)].map((one): AnalysisStatus => ({ state: "running", done: 1, total: 2, round: 3, result: { game: "oriflamme", seats: [], steps: [], turns: [one] } }));
  const analysis = new GameAnalysis("x");
  const kinds: string[] = [];
  vi.spyOn(api, "analyse").mockResolvedValue(told[0]!);
  vi.spyOn(api, "analysis").mockImplementation(() => Promise.resolve(told[kinds.length] ?? { ...told[2]!, state: "done" }));
  vi.stubGlobal("setTimeout", (wake: () => void) => (kinds.push(analysis.status!.result!.turns[0]!.kind), queueMicrotask(wake)));
  await analysis.ask();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect([...kinds, analysis.status!.result!.turns[0]!.kind]).toEqual(["open", "strong", "strong", "strong"]);
});

test("more than nearly all a search cannot tell; the end of a game is no estimate", async () => {
  await words.start();
  expect([0, 0.02, 0.03, 0.97, 0.98, 1].map(likely)).toEqual(["<3%", "<3%", "3%", "97%", ">97%", ">97%"]);
  const [turn, ended] = [1, 2].map((step) => ({ kind: "open", step, seat: 0, move: "m", best: "m", loss: 0, gainer: 0, before: 0.5, after: 1 }));
  const result: AnalysisResult = { game: "oriflamme", seats: [], steps: [move(1, 0, 0, 0.5), move(2, 0, 0, 0.5)], turns: [] };
  expect([turn!, ended!].map((one) => figures(result, one, new Story("oriflamme", null, 0)))).toEqual(["50%\u00a0→\u00a0>97%", "50%\u00a0→\u00a0100%"].map((pair) => `Your win chance: ${pair}`));
});

test("what a coach would not speak of is no mistake", () => {
  const steps = [move(1, 0, 0.05, 0), move(2, 0, 0.07, 0), move(3, 1, 0.05, 0)];
  const result: AnalysisResult = { game: "oriflamme", seats: [], steps, turns: [] };
  expect([worst(result, 0)?.step, worst(result, 1)]).toEqual([2, undefined]);
});

test("what decided a game is said in words, and no figure is over 100", async () => {
  await words.start();
  const errors = { order: 0.004, deal: 0.02, luck: 0.1, skill: 0.1, others: 0.06, lost: 0.1 };
  const seat = { seat: 0, fair: 0.5, order: 0.06, deal: 0.1, luck: -1.3, skill: 1.7, others: 0.01, result: 1, lost: 1.04, errors };
  const move = { step: 1, seat: 0, move: "m", before: [0.5], after: [0.4], true: { value: 0, best_value: 0, best: "m" } };
  const steps = [0.1, 0.5, 0.3].map((value) => ({ ...move, knowable: { value, best: "b", best_value: 0.5, error: 0.11 } })) as AnalysedMove[];
  const target = document.createElement("div");
  const props = { result: { game: "oriflamme", seats: [seat], steps, turns: [] }, left: null, round: 0, refined: false, address: "", story: new Story("oriflamme", null, 0), happened: () => "", go: () => undefined };
  mount(Analysis, { target, props });
  flushSync();
  const rows = [...target.querySelectorAll("table")[0]!.querySelectorAll("tbody tr")].map((row) => [...row.children].map((one) => one.textContent!.trim()));
  expect(target.querySelectorAll("[data-band]").length).toBe(1);
  expect(rows).toEqual([
    ["Equal share", "50%"],
    ["Turn order", "helped +6 ± 1"],
    ["Luck at the start", "helped"],
    ["Luck during the game", "hurt a lot"],
    ["Own choices", "helped a lot"],
    ["Opponents' choices", "cannot tell"],
    ["Mistakes", "1"],
  ]);
  const known = [...target.querySelectorAll("details tbody tr")].map((row) => row.children[3]!.textContent!.replace(/\s+/g, " ").trim());
  expect(known, "only what was surely better is named").toEqual(["10%; b: 50%", "50%", "30%"]);
});

test("everybody's points are told with the most first", async () => {
  await words.start();
  expect(new Story("oriflamme", null, 0).scored([3, 12, 7])).toBe("Player 2: 12, Player 3: 7, You: 3");
});

test("luck that hurt everybody is no cause; what helped one and hurt another is", () => {
  const seats = (...luck: number[]) => ({ game: "oriflamme", steps: [], turns: [], seats: luck.map((luck, seat) => ({ seat, fair: 0.5, deal: 0, luck, skill: -0.4, others: -0.4, result: 0, lost: 0 })) });
  expect(causes(seats(-0.3, -0.1, -0.04))).toEqual(["deal", "skill", "others"]);
  expect(causes(seats(-0.3, 0.3, -0.1))).toEqual(["deal", "luck", "skill", "others"]);
  expect(causes(seats(-0.17, 0.01, 0.02)), "nobody gained what one lost").toEqual(["deal", "skill", "others"]);
});

test("choices that hold a mistake did not do nothing", () => {
  const seats = (skill: number) => [{ seat: 0, fair: 0.5, deal: 0, luck: 0, skill, others: 0, result: 0, lost: 0 }];
  const found = (skill: number, loss: number) => causes({ game: "oriflamme", steps: [move(1, 0, loss, 0)], turns: [], seats: seats(skill) }).includes("skill");
  expect([found(0, 0), found(0, 0.2), found(-0.1, 0.2), found(0.1, 0.2)]).toEqual([true, false, true, true]);
});

test("where no figure is sure enough, a sentence says in words what decided the game", async () => {
  await words.start();
  const result = (error: number) => {
    const errors = { order: error, deal: error, luck: error, skill: error, others: error, lost: error };
    const seats = [0.3, -0.3].map((luck, seat) => ({ seat, fair: 0.5, order: 0, deal: 0, luck, skill: -luck / 4, others: 0, result: 1 - seat, lost: 0, errors }));
    return { game: "oriflamme", seats, steps: [], turns: [], moves: {} } as AnalysisResult;
  };
  const shown = (error: number) => {
    const target = document.createElement("div");
    const props = { result: result(error), left: null, round: 3, refined: false, story: new Story("oriflamme", null, 1), address: "", happened: () => "", go: () => undefined };
    mount(Analysis, { target, props });
    flushSync();
    return [target.querySelectorAll("[data-cause]").length > 0, target.querySelector("[data-roughly]")?.textContent ?? ""];
  };
  expect(shown(0.005)).toEqual([true, ""]);
  expect(shown(0.02)).toEqual([false, "You: luck during the game (hurt a lot), own choices (helped). This game does not allow exact figures."]);
});

test("percentages have one form in each language", async () => {
  const written: string[] = [];
  for (const language of ["en", "uk", "ru", "pl"] as const) {
    await words.speak(language);
    written.push(percentage(0.6), likely(0.99).replace(/^>\u00a0?97/, "60"));
  }
  await words.speak("en");
  expect(written).toEqual([...Array<string>(2).fill("60%"), ...Array<string>(4).fill("60\u00a0%"), ...Array<string>(2).fill("60%")]);
});

test("whoever waits for the turning points is told about how long", async () => {
  vi.useFakeTimers();
  const status = (done: number) => ({ state: done < 30 ? "running" : "done", done, total: 30, result: null });
  let done = 0;
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(status(done)), { headers: { "content-type": "application/json" } })));
  const analysis = new GameAnalysis("g");
  const over = analysis.ask();
  const left: number[] = [];
  for (done of [0, 1, 2, 30]) {
    await vi.advanceTimersByTimeAsync(700);
    left.push(analysis.left);
  }
  await over;
  expect(left).toEqual([0, 25, 20, 0]);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
