import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { EventInfo, QuestionInfo, Seen } from "$wire";
import { after, type Table } from "../src/games/row/changes";
import type { RowEvent } from "../src/games/row/places";
import { isCommand } from "../src/lib/keys";
import { Answers } from "../src/stage/answers.svelte";
import { Director, type Scene } from "../src/stage/director.svelte";

const seen = (asked_in: number): Seen => ({ asked_in, view: { game: "x", players: 2, seat: 0 }, asked: 0, question: null, legal: [], undo: false, banks: [], over: false, scores: null, winners: null }) as unknown as Seen;
const event = (name: string, parts: object = {}) => ({ event: name, rule: "X-1", parts }) as EventInfo;

describe("the director", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function direct(ms: number, speed = 1) {
    const played: { name: string; speed: number }[] = [];
    const show = async (one: EventInfo, { tempo }: Scene<unknown>) => {
      played.push({ name: one.event, speed: tempo.speed! });
      await new Promise((wake) => setTimeout(wake, ms / tempo.speed!));
    };
    const director = new Director(() => show as never, () => speed);
    director.hear(seen(1), [], []);
    return { director, played };
  }

  test("shows the first state at once, and plays what comes then before it is shown", async () => {
    const { director, played } = direct(500);
    expect([director.game!.asked_in, director.busy]).toEqual([1, false]);
    director.hear(seen(2), [event("a"), event("b")], [event("a"), event("b")]);
    await vi.advanceTimersByTimeAsync(400);
    expect([director.game!.asked_in, director.busy, director.now?.event, director.told.length]).toEqual([1, true, "a", 1]);
    await vi.advanceTimersByTimeAsync(700);
    expect([director.game!.asked_in, director.busy, director.now, director.told.length]).toEqual([2, false, null, 2]);
    expect(played.map((one) => one.name)).toEqual(["a", "b"]);
  });

  test("shows how a game that has just begun is dealt, and one that goes on as it stands", async () => {
    const told = [event("chapter"), event("plot")];
    const dealt = async (before: object | null, speed = 1) => {
      const played: string[] = [];
      const show = async (one: EventInfo, { view }: Scene<{ deck: number }>) => void played.push(`${one.event} ${view.deck}`);
      const director = new Director(() => show as never, () => speed, undefined, undefined, undefined, undefined, async () => before as never);
      director.hear(seen(1), told, []);
      const began = [director.busy, director.told.length];
      director.hear(seen(2), [...told, event("turn")], [event("turn")]);
      await vi.advanceTimersByTimeAsync(100);
      return { played, began, ended: [director.busy, director.told.length, director.game!.asked_in] };
    };
    const ended = [false, 3, 2];
    expect(await dealt({ deck: 7 })).toEqual({ played: ["chapter 7", "plot 7", "turn undefined"], began: [true, 0], ended });
    expect(await dealt(null)).toEqual({ played: ["turn undefined"], began: [true, 0], ended });
    expect(await dealt({ deck: 7 }, Infinity), "whoever wants to see nothing").toEqual({ played: [], began: [false, 2], ended });
  });

  test("shows nothing while the reader reads something else, and then no faster for it", async () => {
    const { director, played } = direct(500);
    const go = director.pause();
    director.hear(seen(2), [event("a")], [event("a")]);
    await vi.advanceTimersByTimeAsync(9000);
    expect(played).toEqual([]);
    go();
    await vi.advanceTimersByTimeAsync(700);
    expect([played, director.game!.asked_in]).toEqual([[{ name: "a", speed: 1 }], 2]);
  });

  test("lets no late show put an old view under a new question", async () => {
    const old = { ...seen(1).view, row: [] };
    const slow = async (_: EventInfo, scene: Scene<unknown>) => {
      await new Promise((wake) => setTimeout(wake, 9000)); // longer than anybody waits
      await scene.change(old);
    };
    const director = new Director(() => slow as never, () => 1);
    director.hear(seen(1), [], []);
    const asked = { ...seen(2), question: { id: "place", details: {} } as QuestionInfo };
    director.hear(asked, [event("a")], [event("a")]);
    await vi.advanceTimersByTimeAsync(5000);
    expect([director.busy, director.game]).toEqual([false, asked]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(director.game).toBe(asked);
  });

  test("has shown a bot's turn of three answers within six seconds of the reader's own", async () => {
    const { director } = direct(750);
    const events = (n: number) => Array.from({ length: n }, (_, i) => event(String(i)));
    for (let nth = 1; nth <= 3; nth++) {
      await vi.advanceTimersByTimeAsync(600); // that a bot waits before each
      director.hear(seen(1 + nth), events(3 * nth), events(3));
    }
    await vi.advanceTimersByTimeAsync(6000 - 3 * 600);
    expect([director.game!.asked_in, director.busy]).toEqual([4, false]);
  });

  test("is never behind for long: many events are played faster, as far as the eye can follow", async () => {
    for (const [speed, count, within] of [[1, 40, 7600], [2, 40, 3800], [1, 200, 8200]] as const) {
      const { director, played } = direct(750, speed);
      const many = Array.from({ length: count }, (_, i) => event(String(i)));
      director.hear(seen(2), many, many);
      await vi.advanceTimersByTimeAsync(within);
      expect([director.game!.asked_in, director.busy, played.length]).toEqual([2, false, count]);
      expect(played[0]!.speed).toBe(4 * speed);
      expect(played.at(-1)!.speed, "only what is twice as late is not seen").toBe(count > 40 ? Infinity : 4 * speed);
    }
  });

  test("holds for a moment what others do to each other, and hurries it less", async () => {
    const { director, played } = direct(100);
    const attack = event("stole", { seat: 1, robbed: 2, amount: 1 });
    const told = [attack, ...Array.from({ length: 30 }, () => event("gained", { seat: 1 }))];
    director.hear(seen(2), told, told);
    await vi.advanceTimersByTimeAsync(100 / 1.25 + 390);
    expect([director.now?.event, director.told.length]).toEqual(["stole", 1]);
    await vi.advanceTimersByTimeAsync(20);
    expect(director.now?.event).toBe("gained");
    expect([played[0]!.speed, played[1]!.speed]).toEqual([1.25, 4]);
    director.hurry();
  });

  test("hurries a backlog, but not the end of the game: that has beats, and who has won the last", async () => {
    const [played, crowned]: [{ name: string; speed: number }[], number[][]] = [[], []];
    const show = async ({ event }: EventInfo, { tempo }: Scene<unknown>) => {
      played.push({ name: event, speed: tempo.speed! });
      await new Promise((wake) => setTimeout(wake, 300 / tempo.speed!));
    };
    const crown = async (winners: number[]) => void crowned.push(winners);
    const over = { ...seen(2), over: true, winners: [1], scores: [0, 3] } as Seen;
    const told = [...Array.from({ length: 20 }, (_, i) => event(String(i))), event("ended"), event("scored")];
    const finish = () => {
      const director = new Director(() => show as never, () => 1, undefined, undefined, undefined, crown);
      director.hear(seen(1), [], []);
      director.hear(over, told, told);
      return director;
    };
    const director = finish();
    await vi.advanceTimersByTimeAsync(2500);
    expect([director.now?.event, crowned.length], "still at the end").toEqual(["ended", 0]);
    await vi.advanceTimersByTimeAsync(2000);
    expect([director.closing, director.busy, crowned]).toEqual([true, true, [[1]]]);
    await vi.advanceTimersByTimeAsync(2000);
    expect([director.closing, director.busy, director.game!.over]).toEqual([false, false, true]);
    expect(played.slice(-2).map((one) => one.speed)).toEqual([1, 1]);
    expect(played[0]!.speed).toBeGreaterThan(3);
    const hurried = finish();
    hurried.hurry();
    await vi.advanceTimersByTimeAsync(400);
    expect([hurried.busy, hurried.told.length], "what came before is over, the end is not").toEqual([true, 21]);
    hurried.hurry();
    await vi.advanceTimersByTimeAsync(10);
    expect([hurried.busy, hurried.game!.over]).toEqual([false, true]);
  });

  test("plays again what has happened since the last answer, without haste, and nothing can be chosen meanwhile", async () => {
    const { director, played } = direct(500);
    director.mark();
    const [one, two] = [event("a"), event("b")];
    director.hear({ ...seen(2), legal: [{ code: 1 } as never] }, [one], [one]);
    director.hear({ ...seen(3), legal: [{ code: 1 } as never] }, [one, two], [two]);
    await vi.advanceTimersByTimeAsync(2000);
    expect([director.busy, director.since.length, played.length]).toEqual([false, 2, 2]);
    director.again();
    expect([director.busy, director.game!.asked_in, director.game!.legal, director.told.length]).toEqual([true, 1, [], 1]);
    await vi.advanceTimersByTimeAsync(1500);
    expect([director.busy, director.game!.asked_in, director.told.length]).toEqual([false, 3, 2]);
    expect(played.slice(2)).toEqual([{ name: "a", speed: 1 }, { name: "b", speed: 1 }]);
    director.hear(seen(1), [], []); // taken back
    expect(director.since).toEqual([]);
    director.again();
    expect(director.busy).toBe(false);
  });

  test("takes time over what has to be seen, and plays the rest no faster for it; slowly it takes longer", async () => {
    const played: number[] = [];
    const wait = (ms: number, { speed = 1 }) => new Promise<void>((wake) => setTimeout(wake, ms / speed));
    const show = async (_: EventInfo, scene: Scene<unknown>) => {
      played.push(scene.tempo.speed!);
      await scene.linger((tempo) => wait(2500, tempo));
      await wait(200, scene.tempo);
    };
    const told = [event("a"), event("b")];
    for (const speed of [1, 0.5]) {
      const director = new Director(() => show as never, () => speed);
      director.hear(seen(1), [], []);
      director.hear(seen(2), told, told);
      await vi.advanceTimersByTimeAsync(5350 / speed);
      expect(director.busy).toBe(true);
      await vi.advanceTimersByTimeAsync(100 / speed);
      expect(director.busy).toBe(false);
    }
    expect(played).toEqual([1, 1, 0.5, 0.5]);
  });

  test("hurries what has begun, too", async () => {
    const speeds: number[] = [];
    const show = async (_: EventInfo, { tempo, linger }: Scene<unknown>) => {
      await new Promise((wake) => setTimeout(wake, 100));
      speeds.push(tempo.speed!);
      await linger(async ({ speed }) => void speeds.push(speed!));
    };
    const director = new Director(() => show as never, () => 1);
    director.hear(seen(1), [], []);
    director.hear(seen(2), [event("a")], [event("a")]);
    director.hurry();
    await vi.advanceTimersByTimeAsync(200);
    expect([speeds, director.busy]).toEqual([[Infinity, Infinity], false]);
  });

  test("hurries, and comes to the state that is true", async () => {
    const { director } = direct(900);
    director.hear(seen(2), [event("a")], [event("a")]);
    director.hear(seen(3), [event("a"), event("b")], [event("b")]);
    director.hurry();
    await vi.advanceTimersByTimeAsync(950); // what had begun has no animation here that could be ended
    expect([director.game!.asked_in, director.busy]).toEqual([3, false]);
  });

  test("goes on when a show fails or never ends, and shows at once what another wishes at once", async () => {
    const failed = vi.spyOn(console, "error").mockReturnValue();
    const director = new Director(() => (one) => ((one.event as string) === "bad" ? Promise.reject(new Error("no")) : new Promise(() => undefined)), () => 1);
    director.hear(seen(1), [], []);
    director.hear(seen(2), [event("bad"), event("endless")], [event("bad"), event("endless")]);
    await vi.advanceTimersByTimeAsync(5000);
    expect([director.game!.asked_in, director.busy, failed.mock.calls.length]).toEqual([2, false, 1]);
    failed.mockRestore();
    const instant = direct(500, Infinity).director;
    instant.hear(seen(2), [event("a")], [event("a")]);
    expect([instant.game!.asked_in, instant.busy]).toEqual([2, false]);
  });
});

describe("an answer", () => {
  test("is given once to each state, and again only if it was refused", async () => {
    const answers = new Answers();
    const sent: number[] = [];
    const send = (at: number, fine: boolean) => () => (sent.push(at), Promise.resolve(fine));
    await Promise.all([answers.give(4, send(4, true)), answers.give(4, send(4, true))]);
    expect(sent).toEqual([4]);
    await answers.give(5, send(5, false));
    await answers.give(5, send(5, true));
    expect(sent).toEqual([4, 5, 5]);
  });

  test("is not given by the second click of a double click, unless the first gave none", async () => {
    const answers = new Answers();
    expect([answers.echoes(1), answers.echoes(2)]).toEqual([false, false]);
    expect(answers.echoes(1)).toBe(false);
    await answers.give(4, () => Promise.resolve(true));
    expect([answers.echoes(2), answers.echoes(3), answers.echoes(1)]).toEqual([true, true, false]);
    await answers.give(5, () => Promise.resolve(true));
    expect([answers.echoes(0), answers.echoes(0)]).toEqual([false, false]); // from the keyboard
  });

  test("is not given by a key that is held down", () => {
    const press = (repeat: boolean) => {
      const made = new KeyboardEvent("keydown", { key: "1", repeat });
      Object.defineProperty(made, "target", { value: document.body });
      return isCommand(made);
    };
    expect([press(false), press(true)]).toEqual([true, false]);
  });
});

describe("what an event changes in the row", () => {
  const lord = { family: 0, card: "lord", up: true, tokens: 0 };
  const hidden = { family: 1, card: null, up: false, tokens: 2 };
  const table: Table = { round: 1, first: 0, influence: [1, 4], hand: [["spy", "heir"], [null, null]], discard: [[], []], row: [[lord], [lord, hidden], [lord]], current: 2 };

  const told = (event: string, parts: object = {}) => ({ event, rule: "ORI-1", parts }) as RowEvent;

  test("a card comes from the hand to the front, the back, or onto a place", () => {
    const front = after(table, told("placed", { seat: 0, place: 0, way: "front", card: "heir" }));
    expect([front.hand, front.row.length, front.row[0]]).toEqual([[["spy"], [null, null]], 4, [{ family: 0, card: "heir", up: false, tokens: 0 }]]);
    expect(after(table, told("placed", { seat: 1, place: 1, way: "on", card: null })).row[1]).toHaveLength(3);
    expect(after(table, told("placed", { seat: 1, place: 3, way: "back", card: null })).hand[1]).toEqual([null]);
  });
  test("cards are opened, paid, and thrown away; an empty place closes", () => {
    expect(after(table, told("revealed", { seat: 1, place: 1, card: "spy" })).row[1]!.at(-1)).toEqual({ ...hidden, card: "spy", up: true });
    const took = after(table, told("took", { seat: 1, place: 1, amount: 2 }));
    expect([took.influence, took.row[1]!.at(-1)!.tokens]).toEqual([[1, 6], 0]);
    expect(after(table, told("stole", { seat: 0, robbed: 1, amount: 1 })).influence).toEqual([2, 3]);
    const struck = after(table, told("eliminated", { seat: 0, place: 0, card: "lord", family: 0, tokens: 0 }));
    expect([struck.row.length, struck.current, struck.discard]).toEqual([2, 1, [["lord"], []]]);
    expect(after(table, told("eliminated", { seat: 0, place: 1, card: "spy", family: 1, tokens: 2 })).row[1]).toEqual([lord]);
  });
  test("a bribed card is told as its briber's, and goes to the discard of its colour", () => {
    const bribed = { ...table, row: [[{ family: 1, card: "spy", up: true, tokens: 0, briber: 0 }]] };
    expect(after(bribed, told("eliminated", { seat: 1, place: 0, card: "spy", family: 0, tokens: 0 })).discard).toEqual([[], ["spy"]]);
  });
  test("the top card of a place moves; a round begins; what is not known changes nothing", () => {
    const decreed = after(table, told("moved", { seat: 0, place: 1, gap: 0, now: 0 }));
    expect([decreed.row, decreed.current]).toEqual([[[hidden], [lord], [lord], [lord]], 3]);
    expect(after(table, told("round", { first: 1, round: 2 }))).toMatchObject({ round: 2, first: 1, current: undefined });
    expect(after(table, told("ended"))).toBe(table);
  });
});

test("what its words would give away is told when it has been shown", async () => {
  vi.useFakeTimers();
  const show = () => new Promise<void>((wake) => setTimeout(wake, 500));
  const director = new Director(() => show, () => 1, undefined, undefined, (one) => one.event === "revealed");
  director.hear(seen(1), [], []);
  const told = [event("revealed"), event("b")];
  director.hear(seen(2), told, told);
  await vi.advanceTimersByTimeAsync(400);
  expect([director.now, director.told.length, director.busy]).toEqual([null, 0, true]);
  await vi.advanceTimersByTimeAsync(200);
  expect(director.told.map((one) => one.event)).toEqual(["revealed", "b"]);
  await vi.advanceTimersByTimeAsync(900);
  expect([director.busy, director.told.length]).toEqual([false, 2]);
  vi.useRealTimers();
});

test("what strikes the reader is held, and a click hurries on", async () => {
  vi.useFakeTimers();
  const director = new Director(() => undefined, () => 1, (one) => one.event === "stole");
  director.hear(seen(1), [], []);
  const told = [event("stole"), event("b")];
  director.hear(seen(2), told, told);
  await vi.advanceTimersByTimeAsync(900);
  expect([director.now?.event, director.busy]).toEqual(["stole", true]);
  director.hurry();
  await vi.advanceTimersByTimeAsync(1);
  expect([director.game!.asked_in, director.busy]).toEqual([2, false]);
  vi.useRealTimers();
});

test("at four times the speed what strikes the reader is still seen, and its show is not hurried", async () => {
  vi.useFakeTimers();
  const played: [string, number][] = [];
  const show = async ({ event }: EventInfo, { tempo }: Scene<unknown>) => void played.push([event, tempo.speed!]);
  const director = new Director(() => show as never, () => 4, (one) => one.event === "bust");
  director.hear(seen(1), [], []);
  const told = [event("a"), event("bust"), event("b")];
  director.hear(seen(2), told, told);
  await vi.advanceTimersByTimeAsync(790);
  expect([director.now?.event, director.busy]).toEqual(["bust", true]);
  await vi.advanceTimersByTimeAsync(20);
  expect([director.game!.asked_in, director.busy]).toEqual([2, false]);
  const speeds = Object.fromEntries(played);
  expect([speeds["a"]! >= 4, speeds["bust"]! < 1.3, speeds["b"]! >= 4]).toEqual([true, true, true]);
  director.hear(seen(3), [...told, event("bust")], [event("bust")]);
  director.hurry();
  await vi.advanceTimersByTimeAsync(1);
  expect(director.busy).toBe(false);
  vi.useRealTimers();
});

test("what the reader alone was shown is read before the next event is played, unless they answer", async () => {
  vi.useFakeTimers();
  const director = new Director(() => undefined, () => 1, undefined, (one) => one.event === "looked");
  const told = [event("looked"), event("b"), event("looked"), event("c")];
  director.hear(seen(1), [], []);
  director.hear(seen(2), told.slice(0, 1), told.slice(0, 1));
  await vi.advanceTimersByTimeAsync(1);
  expect([director.game!.asked_in, director.busy]).toEqual([2, false]); // it waits for nobody
  director.hear(seen(3), told.slice(0, 2), told.slice(1, 2));
  await vi.advanceTimersByTimeAsync(3000);
  expect([director.told.length, director.busy]).toEqual([1, true]);
  await vi.advanceTimersByTimeAsync(300);
  expect([director.told.length, director.busy]).toEqual([2, false]);
  director.hear(seen(4), told.slice(0, 3), told.slice(2, 3));
  await vi.advanceTimersByTimeAsync(1);
  director.mark();
  director.hear(seen(5), told, told.slice(3));
  await vi.advanceTimersByTimeAsync(1);
  expect(director.game!.asked_in).toBe(5);
  vi.useRealTimers();
});
