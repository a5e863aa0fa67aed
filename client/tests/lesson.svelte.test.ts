/** The lessons: every step draws what it points at, asks for what can be answered, and is left and come back to. */
import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { EventInfo, LessonScript, Seen } from "$wire";
import Board from "../src/parts/Board.svelte";
import CoachBox from "../src/parts/CoachBox.svelte";
import Remark from "../src/parts/Remark.svelte";
import { games } from "../src/games/games.svelte";
import { Coach } from "../src/lib/coach.svelte";
import { Lesson, selector } from "../src/lib/lesson.svelte";
import { named } from "../src/lib/named";
import { Picking } from "../src/lib/picking.svelte";
import { Story } from "../src/lib/story";
import { words } from "../src/lib/words.svelte";
import { question, NOTHING } from "../src/stage/asking";
import { learners } from "../src/stage/seats";
import { text } from "./positions";

const files = import.meta.glob<LessonScript>("../../build/documents/lesson-*.json", { import: "default" });
const scripts = await Promise.all(Object.values(files).map((load) => load()));
const one = scripts.find((script) => script.game === "oriflamme")!;

beforeEach(() => localStorage.clear());

/** The board at a step, as the page draws it. */
function drawn(script: LessonScript, at: number, look: (board: HTMLElement, picking: Picking) => void): void {
  const step = script.steps[at]!;
  const story = new Story(script.game, null, 0);
  const picking = new Picking(
    () => (step.move ? step.seen.legal : []),
    () => undefined,
  );
  const ask = step.move ? question(step.seen, story, picking) : NOTHING;
  const board = document.createElement("div");
  const props = {
    view: step.seen.view,
    story,
    picking,
    eyes: 0,
    ask,
    seats: learners(story, script.seats, step.seen.asked),
    busy: false,
  };
  const mounted = mount(Board, { target: board, props });
  flushSync();
  look(board, picking);
  void unmount(mounted);
}

test.each(scripts.map((script) => [script.game, script] as const))(
  "%s: every step draws what it points at",
  async (_, script) => {
    await words.start();
    await games.load(script.game);
    for (const [at, step] of script.steps.entries())
      drawn(script, at, (board) =>
        expect(board.querySelector(selector(step.points)), `${step.remark}: ${step.points}`).not.toBeNull(),
      );
  },
);

test.each(scripts.map((script) => [script.game, script] as const))(
  "%s: every move that is asked for can be made",
  (_, script) => {
    for (const step of script.steps)
      if (step.move) expect(step.seen.legal.map((choice) => choice.move)).toContain(step.move);
  },
);

test.each(scripts.map((script) => [script.game, script] as const))(
  "%s: what plays the move that is asked for is marked, to be lit",
  async (_, script) => {
    await words.start();
    await games.load(script.game);
    const moves = [...script.steps.entries()].filter(
      ([, { move, points }]) => move && !/^(person|column)/.test(points),
    ); // those open a wheel
    for (const [at, { move, remark, seen }] of moves)
      drawn(script, at, (board, picking) => {
        const { card } = named(seen.legal.find((choice) => choice.move === move)!);
        if (card) picking.choose({ card });
        flushSync();
        expect(board.querySelector(`:is([data-seal="${move}"], [data-move="${move}"])`), remark).not.toBeNull();
      });
  },
);

test("a thing that is not there is noticed", async () => {
  await words.start();
  await games.load(one.game);
  drawn(one, 0, (board) => expect(board.querySelector(selector("place/9"))).toBeNull());
});

function begun(): { lesson: Lesson; shown: Seen[]; fresh: number[] } {
  const shown: Seen[] = [];
  const fresh: number[] = [];
  const lesson = new Lesson(one, (seen, _, news) => {
    shown.push(seen);
    fresh.push(news.length);
  });
  return { lesson, shown, fresh };
}

test("the move that is asked for leads on, another is answered and changes nothing", () => {
  const { lesson, fresh } = begun();
  lesson.go(1);
  const other = lesson.step.seen.legal.find((choice) => choice.move !== lesson.step.move)!;
  lesson.answer(other);
  expect([lesson.at, lesson.wrong]).toEqual([1, other]);
  lesson.answer(lesson.wanted!);
  expect([lesson.at, lesson.wrong]).toEqual([2, null]);
  expect(fresh.at(-1)).toBe(one.steps[2]!.told.length); // what happened is shown
});

test("a step back shows the table as it was, and nothing happens on the way", () => {
  const { lesson, shown, fresh } = begun();
  lesson.go(1);
  lesson.go(2);
  lesson.go(1);
  expect(shown.at(-1)).toBe(one.steps[1]!.seen);
  expect(fresh.at(-1)).toBe(0);
  lesson.go(-1);
  expect(lesson.at).toBe(0);
});

test("a lesson that was left goes on where it was, a finished one begins anew", () => {
  begun().lesson.go(4);
  expect(begun().lesson.at).toBe(4);
  begun().lesson.go(one.steps.length);
  expect(begun().lesson.at).toBe(0);
});

test("the remark says what the step is about, answers a wrong move kindly, and ends with a real game", async () => {
  await words.start();
  await games.load(one.game);
  await words.learn(`learn/${one.game}`);
  const { lesson } = begun();
  let real = 0;
  const target = document.createElement("div");
  const mounted = mount(Remark, {
    target,
    props: { lesson, story: new Story(one.game, null, 0), silent: false, busy: false, real: () => (real += 1) },
  });
  flushSync();
  expect(text(target)).toContain(words.say(one.game, `lesson-${one.steps[0]!.remark}`));
  target.querySelector<HTMLElement>("[data-next]")!.click();
  flushSync();
  expect(target.querySelector("[data-wrong]")).toBeNull();
  lesson.answer(lesson.step.seen.legal.find((choice) => choice.move !== lesson.step.move)!);
  flushSync();
  expect(text(target.querySelector("[data-wrong]"))).toContain("Lord");
  lesson.go(lesson.last);
  flushSync();
  expect(target.querySelector("svg"), "nothing lies on the text").toBeNull();
  target.querySelector<HTMLElement>("[data-real]")!.click();
  expect(real).toBe(1);
  void unmount(mounted);
});

const eliminated: EventInfo = {
  event: "eliminated",
  rule: "ORI-12",
  parts: { seat: 0, place: 0, card: "spy", family: 1, tokens: 0 },
};
const kept: EventInfo = { event: "kept", rule: "ORI-7", parts: { seat: 0, place: 0, tokens: 1, card: "spy" } };

test("the coach says each thing once, when it is to the point; it stays until it is read, and can be read again", () => {
  const coach = new Coach(one);
  coach.hear("place", []);
  expect(coach.said.map((remark) => remark.name)).toEqual(["place"]);
  coach.hear("place", [kept]);
  expect(coach.said.map((remark) => remark.name)).toEqual(["kept"]);
  coach.hear("place", [kept]);
  expect(coach.said, "what happened was played again, and nothing new").toHaveLength(1);
  coach.hear("place", [kept, kept]);
  expect(
    coach.said.map(({ name }) => name),
    "it was not read yet",
  ).toEqual(["kept"]);
  coach.hear("place", [kept, kept, kept]);
  expect([coach.said, coach.earlier], "it speaks of what is past").toEqual([[], true]);
  coach.back();
  coach.back();
  expect([coach.said.map(({ name }) => name), coach.earlier]).toEqual([["place"], false]);
  coach.read();
  expect([coach.said.map(({ name }) => name), coach.earlier]).toEqual([["kept"], true]);
  coach.read();
  expect([coach.said, coach.earlier]).toEqual([[], true]);
});

test("after a reload the coach says what he said, and nothing twice; at another table he begins anew", () => {
  const told = [kept, eliminated];
  const names = (coach: Coach) => coach.said.map(({ name }) => name);
  const coach = new Coach(one, "a");
  coach.hear("place", told.slice(0, 1));
  coach.read();
  const again = new Coach(one, "a");
  expect([names(again), again.said[0]!.cause]).toEqual([["kept"], told[0]]);
  again.hear("place", told.slice(0, 1));
  expect(names(again)).toEqual(["kept"]);
  again.hear("place", told);
  expect(names(again)).toEqual(["eliminated"]);
  again.read();
  expect(names(new Coach(one, "a")), "it was closed").toEqual([]);
  expect([names(new Coach(one, "b")), new Coach(one, "b").earlier]).toEqual([[], false]);
  localStorage.clear();
});

/** The server gives this lesson, and its words as ever. */
function teach(script: object): void {
  const words = globalThis.fetch;
  const lesson = () =>
    Promise.resolve(new Response(JSON.stringify(script), { headers: { "content-type": "application/json" } }));
  vi.stubGlobal("fetch", (path: string) => (path.startsWith("/words/") ? words(path) : lesson()));
}

test("where there is little room the coach lies over the log alone until a touch unfolds him, and folds when something is chosen", async () => {
  await words.start();
  await games.load("oriflamme");
  teach(one);
  const target = document.body.appendChild(document.createElement("div"));
  const props = $state({
    story: new Story("oriflamme", null, 0),
    question: { id: "place" as const, details: {} },
    told: [],
    verdict: "Well played",
    read: () => undefined,
    stop: () => undefined,
    aside: false,
  });
  const mounted = mount(CoachBox, { target, props });
  await vi.waitFor(() => expect(target.querySelector("[data-coach]")).not.toBeNull());
  const folded = () => (flushSync(), target.querySelector(".folded") !== null);
  expect(folded()).toBe(true);
  target.querySelector<HTMLElement>(".unfold")!.click();
  expect([folded(), target.querySelector(".unfold")]).toEqual([false, null]);
  props.aside = true;
  expect(folded()).toBe(true);
  void unmount(mounted);
  target.remove();
  vi.unstubAllGlobals();
});

test("the coach names what he speaks of: whose bust it was", async () => {
  await words.start();
  await games.load("throne");
  const script = {
    ...one,
    game: "throne",
    rules: [],
    coach: [{ name: "bust", rule: "THR-7", question: "", event: "bust" }],
  };
  teach(script);
  const target = document.body.appendChild(document.createElement("div"));
  const told: EventInfo[] = [{ event: "bust", rule: "THR-7", parts: { seat: 1, cards: 3 } }];
  const mounted = mount(CoachBox, {
    target,
    props: {
      story: new Story("throne", null, 0),
      question: { id: "turn", details: { last: "above", destroys: "no" } },
      told,
      verdict: "",
      read: () => undefined,
      stop: () => undefined,
      aside: false,
    },
  });
  await vi.waitFor(() => expect(target.querySelector("[data-coach]")).not.toBeNull());
  flushSync();
  expect(text(target.querySelector("[data-coach] p"))).toMatch(/^Player 2 went bust and lost a row of 3 cards\. /);
  void unmount(mounted);
  target.remove();
  vi.unstubAllGlobals();
});
