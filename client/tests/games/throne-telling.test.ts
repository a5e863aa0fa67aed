import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { Choice, Forecast, Seen } from "$wire";
import throne from "../../src/games/throne";
import { explains } from "../../src/games/throne/court";
import { Counted } from "../../src/games/throne/counted";
import type { Shown } from "../../src/games/throne/changes";
import { Telling } from "../../src/games/throne/telling";
import type { ThroneEvent, ThroneView } from "../../src/games/throne/types";
import { games } from "../../src/games/games.svelte";
import { Picking, type Parts } from "../../src/lib/picking.svelte";
import { Story } from "../../src/lib/story";
import { argument } from "../../src/lib/verdict";
import { words } from "../../src/lib/words.svelte";
import { barred, NOTHING, question } from "../../src/stage/asking";
import { strangers } from "../../src/stage/seats";
import { text } from "../positions";

const VIEW = {
  game: "throne", players: 3, seat: 0, turn: 0, deck: [null, null, null], discard: ["end"], row: ["jester"], value: 3, used: [],
  tableau: [{ minstrel: 1, king: 2 }, { minstrel: 2, alchemist: 2, queen: 1 }, { judge: 2 }], destroyed_from: [], destroyed_here: false, peeked: false,
  scoring: [["king"], ["minstrel", "alchemist"], ["judge"]], leading: [[], ["minstrel", "alchemist"], ["judge"]], points: [9, 13, 5], too_high: false,
} as unknown as ThroneView; // prettier-ignore
const choice = (kind: string, parts: Parts = {}, code = 0) =>
  ({ code, kind, parts, move: [kind, ...Object.values(parts)].join(" ") }) as Choice;

async function telling(legal: Choice[], forecasts: (Forecast | null)[], view = VIEW) {
  await words.start();
  await games.load("throne");
  await words.speak("en");
  const story = new Story("throne", null, 0);
  const picking: Picking = new Picking(
    () => legal,
    () => undefined,
    () => throne.sealed,
    (parts) => barred(view as never, story, picking, parts),
    () => ({ legal, forecasts }),
  );
  return {
    story,
    picking,
    told: new Telling(
      () => view,
      () => story,
      () => picking,
    ),
  };
}
const seal = (move: string) => ({ name: move, move, press: () => undefined });

test("an exchange says whose points change, and who drops a column", async () => {
  const swap = choice("swap", { seat: 1, card: "minstrel" });
  const { told } = await telling([swap], [{ points: [15, null, 5], drops: [1] }]);
  expect(told.would(swap, 0).replaceAll("\u00a0", " ")).toBe("You: 9 → 15 · Player 2 drops a column");
  expect((await telling([swap], [{ drops: [0] }])).told.would(swap, 0)).toBe("then you drop a column");
  expect((await telling([choice("take")], [{ drops: [0] }])).told.sealed(seal("take")).note).toBe(
    "1 card, then drop a column",
  );
});

test("revealing a card says how many of the cards go bust", async () => {
  const draw = choice("draw");
  const note = async (forecast: Forecast) => (await telling([draw], [forecast])).told.sealed(seal("draw")).note;
  expect(await note({ cards: 32, high: 23, safe: 5 })).toBe("23 of 32 bust");
  expect(await note({ cards: 32, high: 0, safe: 9 })).toBe("no risk");
  expect(await note({ cards: 32, high: 4, safe: 7, end: true })).toBe("of 32: 4 bust, 1 ends the game");
  expect(await note({ cards: 32, high: 0, safe: 9, end: true })).toBe("1 of 32 ends the game");
  expect(await note({ cards: 1, high: 1, safe: 5 })).toBe("it goes bust");
  expect(await note({ cards: 1, high: 0, safe: 5, end: true })).toBe("it ends the game");
});

test("where only abilities keep the next card from going bust, they are named", async () => {
  const draw = choice("draw");
  const note = async (mine: object, leading: string[], used: string[] = []) => {
    const view = { ...VIEW, used, tableau: [mine, {}, {}], leading: [leading, [], []] } as unknown as ThroneView;
    return (await telling([draw], [{ cards: 9, high: 0, saved: 4, safe: 9 }], view)).told.sealed(seal("draw")).note;
  };
  const all = ["general", "jester", "assassin"];
  const court = { general: 1, jester: 1, assassin: 1, judge: 1 };
  expect(await note({ general: 1 }, ["general"])).toBe("General saves it");
  expect(await note(court, ["general", "judge"], ["jester"])).toBe("General and Judge save it");
  expect(await note(court, all, ["assassin"])).toBe("General and Jester save it");
  expect(await note(court, all)).toBe("abilities save it");
  expect(await note({ judge: 1, general: 1 }, ["general", "judge"], ["judge"]), "spent").toBe("General saves it");
});

test("a crown is explained to whom it belongs, and to others", async () => {
  const { story } = await telling([], []);
  expect([explains(VIEW, 1, "minstrel", story), explains({ ...VIEW, leading: [["minstrel"], [], []] } as never, 0, "minstrel", story)]).toEqual([
    "The crown: nobody has more of this character than Player 2, who may use its ability.",
    "The crown: nobody has more of this character than you, so you may use its ability.",
  ]);
});

test("the list of answers tells what their seals tell", async () => {
  const legal = [choice("take"), choice("draw"), choice("swap", { seat: 1, card: "queen" }), choice("assassin"), choice("bust")];
  const { picking, story } = await telling(legal, [{ points: [12, 13, 5] }, { cards: 32, high: 23, safe: 5 }, { points: [17, 13, 5] }, { value: 1 }, null]);
  const said = legal.map((one) => throne.note(VIEW, one, picking, story, 0).replaceAll("\u00a0", " "));
  expect(said).toEqual(["1 card, +3 points", "23 of 32 bust", "You: 9 → 17", "3 → 1", ""]);
});

test("a look at the deck is among the seals, and says by whom", async () => {
  const { told } = await telling([choice("take"), choice("peek")], [{}, null]);
  expect(told.helping().map(({ name, note, move }) => [name, note, move])).toEqual([
    ["Peek at the deck", "Prophet", "peek"],
  ]);
});

test("a card says in a line what can be done to it, and in another what it does", async () => {
  const [swap, destroy] = [choice("swap", { seat: 1, card: "queen" }), choice("destroy", { seat: 1, card: "queen" })];
  const { told, story } = await telling([swap, destroy], [{}, {}]);
  expect(told.explains([swap, destroy], "queen")).toBe(
    `Exchange the row for it, or destroy it.\n${story.cardText("queen")}`,
  );
});

test("whoever touches a card that Kings or Queens keep from them is told so", async () => {
  const legal = [choice("take"), choice("draw")];
  const { picking } = await telling(legal, []);
  expect([picking.bar({ seat: 1, card: "queen" }), picking.barred]).toEqual([
    true,
    "You have 2 Kings: an exchange needs a row of 2 cards.",
  ]);
  const queens = {
    ...VIEW,
    row: ["judge", "judge"],
    value: 5,
    tableau: [{ queen: 2 }, { judge: 1 }, {}],
  } as unknown as ThroneView;
  const many = (await telling(legal, [], queens)).picking;
  expect([many.bar({ seat: 1, card: "judge" }), many.barred]).toEqual([
    true,
    "You have 2 Queens: destroying a card needs a row of more than 2 cards.",
  ]);
});

test("a question leads to the rule that decides it", async () => {
  const { picking, story } = await telling([choice("take")], []);
  const rule = (details: object, deck: null[] = [null]) =>
    question(
      { view: { ...VIEW, deck }, question: { id: "turn", details }, legal: [] } as unknown as Seen,
      story,
      picking,
    ).rule;
  expect(rule({ last: "equal", destroys: "queens" })).toBe("THR-10");
  expect(rule({ last: "equal", destroys: "yes" })).toBe("THR-8");
  expect(rule({ last: "above", destroys: "no" })).toBe("THR-5");
  expect([rule({ last: "first", destroys: "no" }), rule({ last: "first", destroys: "no" }, [])]).toEqual([
    "THR-3",
    "THR-19",
  ]);
});

test("the end phase is announced: the last card, an empty deck, the end of the game in the deck", async () => {
  const { story, picking } = await telling([], []);
  const phase = (more: object) => {
    const target = document.createElement("div");
    const view = { ...VIEW, ...more } as ThroneView;
    const mounted = mount(throne.Board, {
      target,
      props: { view, story, picking, eyes: 0, ask: NOTHING, seats: strangers(story, 3, 0), busy: false },
    });
    flushSync();
    const said = text(target.querySelector("[data-phase]"));
    void unmount(mounted);
    return said;
  };
  expect(phase({})).toBe("");
  expect(phase({ deck: [null] })).toContain("Last card of the deck!");
  expect(phase({ deck: [], discard: ["queen", "end"] })).toContain(
    "the discard pile (2 cards) becomes the deck, with End of Game in it",
  );
  expect(phase({ discard: [] })).toContain("End of Game is in the deck");
  expect(phase({ discard: [], row: ["end"], seat: null })).toBe("");
});

test("a card that was changed keeps its two numbers when the next one lies beside it", () => {
  const counted = new Counted();
  const value = (card?: string) => ({ alchemist: 7, queen: 8, prophet: 2 })[card ?? ""] ?? null;
  const row = (cards: string[], deck: number, last: number) =>
    counted.read(
      { ...VIEW, row: cards, deck: Array(deck).fill(null), value: last } as unknown as Shown,
      value as never,
    );
  expect(row(["alchemist", "queen"], 5, 8)).toEqual(["7", "8"]);
  expect(row(["alchemist", "queen"], 5, 7)).toEqual(["7", "8→7"]);
  expect(row(["alchemist", "queen", "prophet"], 4, 2)).toEqual(["7", "8→7", "2"]);
  expect(
    new Counted().read(
      { ...VIEW, row: ["alchemist", "queen", "prophet"], value: 2 } as unknown as Shown,
      value as never,
    ),
  ).toEqual(["7", "8↓", "2"]);
});

test("a card that is revealed lies face down until it has landed, and its words come after it", async () => {
  const shown: Shown[] = [];
  const scene = {
    view: VIEW as Shown,
    next: VIEW,
    tempo: { speed: Infinity },
    find: () => null,
    all: () => [],
    change: async (next: Shown) => void (shown.push(next), (scene.view = next)),
  };
  await throne.show(
    { event: "revealed", rule: "THR-3", parts: { seat: 0, card: "queen" } } as ThroneEvent as never,
    scene as never,
  );
  expect(shown.map(({ row, unseen }) => [row.at(-1), unseen])).toEqual([
    ["queen", true],
    ["queen", false],
  ]);
  expect(throne.late).toEqual(["revealed"]);
  const { story, picking } = await telling([], []);
  const target = document.createElement("div");
  const mounted = mount(throne.Board, {
    target,
    props: { view: shown[0]!, story, picking, eyes: 0, ask: NOTHING, seats: strangers(story, 3, 0), busy: true },
  });
  flushSync();
  expect([
    text(target.querySelector('[data-revealed="1"]')),
    target.querySelector('[data-revealed="1"] [data-card="queen"]'),
    target.querySelector(".next"),
  ]).toEqual(["Deck", null, null]);
  void unmount(mounted);
});

test("one's own bust and what changes the game for everybody stay a while", () => {
  const stays = (event: string, parts: object) => throne.stays({ event, rule: "", parts } as never, 0);
  expect([
    stays("bust", { seat: 0 }),
    stays("bust", { seat: 1 }),
    stays("reshuffled", { seat: 1 }),
    stays("ended", { seat: 1 }),
    stays("took", { seat: 0 }),
  ]).toEqual([true, false, true, true, false]);
});

test("a hint says what a card brings or costs at once, and whose abilities change hands", async () => {
  const { story } = await telling([], []);
  await words.learn("learn/throne");
  const said = (kind: string, parts: Parts, told: Forecast | null, against = "", high = 0) => {
    const legal = [choice(kind, parts), choice("draw")];
    return argument(legal[0]!, { story, view: VIEW, legal, forecasts: [told, { cards: 15, high }] }, against);
  };
  const minstrel = { seat: 1, card: "minstrel" };
  const leading = [["minstrel"], ["alchemist"], ["judge"]] as never;
  expect(said("swap", minstrel, { points: [15, 7, 5], leading })).toBe(
    "The Minstrel crown and its ability pass from Player 2 to you.",
  );
  expect(said("swap", minstrel, { points: [15, 7, 5], leading }, ".now")).toBe(
    "It brings you 6 points at once. It costs Player 2 6 points at once.",
  );
  expect(said("swap", minstrel, { leading: [["minstrel"], ["minstrel"], ["judge"]] })).toBe(
    "You get a crown, and with it an ability: Minstrel. Player 2 loses a crown: Alchemist.",
  );
  expect(said("swap", minstrel, { points: [15, null, 5], drops: [1] }, ".now")).toBe("It brings you 6 points at once.");
  expect(said("swap", { seat: 1, card: "queen" }, {})).toBe("");
  expect(said("swap", minstrel, { points: [9, 16, 5] }, ".now")).toBe("It brings Player 2 3 points at once.");
  expect(said("swap", minstrel, {}, ".risk")).toBe("An exchange hands the whole row to an opponent.");
  expect(said("destroy", { seat: 2, card: "judge" }, { points: [9, 13, 0] }, ".now")).toBe(
    "It costs Player 3 5 points at once.",
  );
  const own = { seat: 0, card: "king" };
  expect([said("destroy", own, { points: [0, 13, 5] }, ".now"), said("destroy", own, {}, ".now")], "one's own").toEqual([
    "It costs you 9 points at once.",
    "",
  ]);
  expect(said("take", {}, { points: [12, 13, 5] }, ".now")).toBe("It brings you 3 points at once.");
  expect(said("take", {}, {}), "nothing can be lost").toBe("");
  expect(said("take", {}, { points: [12, 13, 5] }, "", 4)).toBe("The cards you take now cannot be lost this turn.");
  expect(said("draw", {}, { cards: 15, high: 4 }, ".risk")).toBe("4 of 15 possible cards would make you go bust.");
  expect(said("draw", {}, { cards: 15, high: 0 }, ".risk"), "nothing is said of a risk that is none").toBe("");
  expect([
    said("drop", { card: "king" }, { points: [0, 13, 5] }),
    said("drop", { card: "king" }, { points: [0, 13, 5] }, ".now"),
  ]).toEqual(["", "It costs you 9 points at once."]);
  expect([said("drop", { card: "minstrel" }, {}), said("drop", { card: "minstrel" }, {}, ".now")]).toEqual([
    "This column scores nothing now.",
    "",
  ]);
  expect(said("draw", {}, { cards: 40, high: 7, safe: 5 })).toBe(
    "A longer row gives you more cards, and 7 of 40 possible cards would make you go bust.",
  );
  expect(said("draw", {}, { cards: 40, high: 0, safe: 9 })).toBe(
    "A longer row gives you more cards, and no card can make you go bust now.",
  );
  expect(said("draw", {}, { cards: 1, high: 0, safe: 5 }), "it was looked at").toBe("");
});

test("a row that can be saved is not given up by mistake", async () => {
  const { story } = await telling([], []);
  const legal = [choice("judge_general"), choice("assassin", {}, 1), choice("bust", {}, 2), choice("peek", {}, 3)];
  const forecasts = [{ value: 3 }, { value: 4 }, null, null]; // to look saves nothing
  const said = (one: Choice) => throne.warns({ legal, forecasts } as unknown as Seen, one, story);
  expect(said(legal[2]!)).toBe("You can still save the row (Judge, Assassin). If you give up, all its cards are lost.");
  expect(said(legal[1]!)).toBe("");
});
