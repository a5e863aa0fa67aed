import { expect, test } from "vitest";
import type { Choice, Hinted, HintedMove, TableInfo } from "$wire";
import { games } from "../src/games/games.svelte";
import { Advice, hintsAllowed, reasons, summed } from "../src/lib/advice.svelte";
import type { Connection } from "../src/lib/connection.svelte";
import { follows } from "../src/games/row/weighing";
import { Story } from "../src/lib/story";
import { judge, spoken } from "../src/lib/verdict";
import { words } from "../src/lib/words.svelte";
import { reason } from "../src/local/hints";
import { documents } from "./positions";

const move = (code: number, chance: number): HintedMove => ({ code, chance, points: 1, others: 1 });
const hinted = (...moves: HintedMove[]): Hinted => ({ type: "hinted", re: "x", asked_in: 7, reason: "odds", moves, mistake: true });
const made = (code: number, kind: string, parts: object = {}) => ({ code, move: "", kind, parts }) as Choice;
const choice = (code: number) => made(code, "");

/** Advice from a server that always finds the same. */
function told(found: Hinted | null): { advice: Advice; asked: (number | null)[] } {
  const asked: (number | null)[] = [];
  const hint = (_at: number, code: number | null = null) => (asked.push(code), Promise.resolve(found));
  return { advice: new Advice(() => ({ hint }) as unknown as Connection), asked };
}

test("a question is looked at once", async () => {
  const { advice, asked } = told(hinted(move(1, 0.5), move(2, 0.4)));
  await advice.ask(7, "throne");
  advice.open = false;
  await advice.ask(7, "throne");
  expect([advice.open, advice.hint?.moves.length, asked.length]).toEqual([true, 2, 1]);
  advice.forget();
  expect([advice.open, advice.hint]).toEqual([false, null]);
});

test("only a move that costs more than 15 points is asked about", async () => {
  expect(await told(hinted(move(1, 0.5), move(2, 0.36))).advice.sure(7, choice(2), "oriflamme")).toBe(true);
  expect(await told(hinted(move(1, 0.5), move(2, 0.1))).advice.sure(7, choice(1), "oriflamme")).toBe(true);
  const { advice, asked } = told(hinted(move(1, 0.5), move(2, 0.3)));
  const sure = advice.sure(7, choice(2), "oriflamme");
  await new Promise((done) => setTimeout(done));
  expect([advice.doubt, asked]).toMatchObject([{ best: { code: 1 } }, [2]]);
  advice.decide(false);
  expect([await sure, advice.doubt]).toEqual([false, null]);
});

test("what was found for a question is not looked for again, by the warning or by the coach, but a fault is", async () => {
  const { advice, asked } = told(hinted(move(1, 0.5), move(3, 0.46), move(2, 0.4)));
  await advice.look(7);
  expect([await advice.sure(7, choice(3), "oriflamme"), await advice.weigh(7, choice(1)), asked]).toEqual([true, null, [null]]);
  expect(await advice.sure(7, choice(2), "oriflamme")).toBe(true);
  expect((await advice.weigh(7, choice(2)))?.well).toBe(false);
  expect(asked, "once for both").toEqual([null, 2]);
});

test("the coach and the warning say nothing of what an analysis would not call a mistake", async () => {
  const seems = { ...hinted(move(1, 0.9), move(2, 0.1)), mistake: false };
  await expect(told(seems).advice.sure(7, choice(2), "oriflamme")).resolves.toBe(true);
  const { advice } = told(seems);
  await advice.look(7);
  expect(await advice.weigh(7, choice(2))).toBeNull();
});

test("a server that says nothing stops nobody", async () => {
  expect(await told(null).advice.sure(7, choice(2), "oriflamme")).toBe(true);
});

test("a game that goes on answers the question by itself", async () => {
  const { advice } = told(hinted(move(1, 0.9), move(2, 0.1)));
  const sure = advice.sure(7, choice(2), "oriflamme");
  await new Promise((done) => setTimeout(done));
  advice.forget();
  expect(await sure).toBe(false);
});

test("hints are for whoever plays alone, or where the host allows them", () => {
  const table = (people: number, hints: boolean) => ({ rules: { hints }, seats: Array.from({ length: 3 }, (_, seat) => ({ kind: seat < people ? "person" : "bot" })) }) as TableInfo;
  expect([hintsAllowed(table(1, false)), hintsAllowed(table(2, false)), hintsAllowed(table(2, true))]).toEqual([true, false, true]);
});

/** What the coach says of a move of a real question, compared with another. */
async function heard(game: string, kinds: [best: string, other: string], well = false): Promise<string> {
  const { questions } = await documents<never>(game);
  await Promise.all([words.learn(`learn/${game}`), games.load(game)]);
  const found = questions.find(({ legal }) => kinds.every((kind) => legal.some((one) => one.kind === kind)))!;
  const legal = found.legal;
  const [best, other] = kinds.map((kind) => legal.findLast((one) => one.kind === kind)!.code) as [number, number];
  const moves = [
    { ...move(best, 0.6), points: 9.04 },
    { ...move(other, 0.3), points: 6 },
  ];
  const story = new Story(game, null, 0);
  return spoken(judge(hinted(...moves), well ? best : other)!, { ...found, story });
}

test("a coach says why: what the better move brings, what the other risks, and what it comes to", async () => {
  expect(await heard("oriflamme", ["keep", "reveal"])).toBe(
    "It was much better to keep the card face down and put 1 influence on it. Face down it gathers influence, and nobody knows what it is. Once revealed, it gathers no more influence and surprises nobody. By the end it adds about 3 points to your score.",
  );
  expect(await heard("oriflamme", ["keep", "reveal"], true)).toBe(
    "Well played, clearly your best move. Face down it gathers influence, and nobody knows what it is. By the end it adds about 3 points to your score.",
  ); // nothing of the other move, which would be taken for this one
  expect(await heard("throne", ["take", "draw"])).toMatch(
    /^It was much better to take the row\. The cards you take now cannot be lost this turn\. \d+ of \d+ possible cards would make you go bust\./,
  );
  expect(await heard("intrigues", ["look", "pass"])).toContain("You learn who it is, and nobody else does. You give away an action.");
  expect(await heard("ablaze", ["place_back", "place_front"])).toContain(
    "At the back it acts after all cards that lie in the row now. A card at the front acts early",
  );
});

test("where two moves are about two cards, nothing is said of where the other one would lie", async () => {
  const { questions } = await documents<never>("oriflamme");
  await words.learn("learn/oriflamme");
  const { view, legal } = questions.find(({ legal }) => legal.some((one) => one.kind === "place_back"))!;
  const best = legal.find((one) => one.kind === "place_back")!;
  const other = legal.find((one) => one.kind === "place_front" && one.parts["card"] !== best.parts["card"])!;
  const asked = { story: new Story("oriflamme", null, 0), view, legal };
  expect(spoken(judge(hinted(move(best.code, 0.6), move(other.code, 0.3)), other.code)!, asked)).not.toContain("at the front acts");
});

test("a coach speaks of no trifles, and of the strongest opponent where that is the point", async () => {
  await words.start();
  const story = new Story("oriflamme", null, 0);
  const asked = { story, view: {} as never, legal: [choice(1), choice(2)] };
  const said = (code: number, ...moves: HintedMove[]) => {
    const found = judge(hinted(...moves), code);
    return found && spoken(found, asked);
  };
  expect(said(2, move(1, 0.5), { ...move(2, 0.4), others: 2 })).toMatch(/It was better to .*\. By the end it costs your strongest opponent about 1 point\.$/);
  expect(said(2, move(1, 0.6), move(2, 0.4))).toMatch(/Your chance of winning: 60% instead of 40%\.$/); // there is nothing else to say
  expect([said(2, move(1, 0.5), move(2, 0.45)), said(1, move(1, 0.5), move(2, 0.45)), said(3, move(1, 0.6), move(2, 0.4))]).toEqual([null, null, null]);
});

test("points speak for a move only where it does not pay more for them", async () => {
  await words.start();
  const asked = { story: new Story("oriflamme", null, 0), view: {} as never, legal: [choice(1), choice(2)] };
  const outlook = (chance: number, points: number, others: number, code = 1) => ({ code, chance, points, others });
  const other = outlook(0.4, 9, 9, 2);
  const told = (points: number, others: number) => {
    const moves = [outlook(0.6, points, others), other];
    const said = [spoken(judge(hinted(...moves), 2)!, asked), spoken(judge(hinted(...moves), 2)!, { ...asked, legal: [choice(1)] })];
    return [reason(moves), ...said.map((one) => /adds about|costs your|chance of winning/.exec(one)?.[0])];
  };
  const odds = ["odds", "chance of winning", "chance of winning"];
  expect(told(0, 7), "nine of one's own for two of another's").toEqual(odds);
  expect(told(11, 13), "two for four of another's").toEqual(odds);
  expect(told(9, 7)).toEqual(["deny", "costs your", "costs your"]);
  expect(told(11, 10)).toEqual(["gain", "adds about", "adds about"]);
});

test("in the last round nothing is said of what will be gathered, or comes every round", async () => {
  const { questions } = await documents<never>("oriflamme");
  await words.learn("learn/oriflamme");
  const story = new Story("oriflamme", null, 0);
  const said = (found: (typeof questions)[number], best: string, other: string): string => {
    const [one, two] = [best, other].map((kind) => found.legal.find((choice) => choice.kind === kind)!.code) as [number, number];
    const view = { ...(found.view as object), round: 6 } as never;
    return spoken(judge(hinted(move(one, 0.6), move(two, 0.3)), two)!, { story, view, legal: found.legal });
  };
  const resolving = questions.find(({ legal }) => legal.some((one) => one.kind === "keep"))!;
  expect(said(resolving, "reveal", "keep")).toMatch(/It was much better to reveal the card\. This is its last chance to act\. This is the last round: influence on it no longer counts\.$/);
  expect(said(resolving, "keep", "reveal")).toMatch(/influence on it\. Your chance of winning: 60% instead of 30%\.$/);
  const placing = questions.find(({ legal }) => legal.some((one) => one.kind === "place_back"))!;
  expect(said(placing, "place_back", "place_front")).not.toContain("every round");
});

test("a hint says what it cannot tell apart, and by what a safe win is ranked", async () => {
  await words.start();
  const said = (reason: Hinted["reason"], ...chances: number[]) => summed({ ...hinted(...chances.map((chance, i) => move(i + 1, chance))), reason });
  expect(said("even", 0.5, 0.47, 0.45)).toBe("These are about equally good.");
  expect(said("even", 0.5, 0.47, 0.2)).toBe("The top 2 are about equally good.");
  expect(said("even", 0.46, 0.5, 0.43), "the best is named second").toBe("The top 2 are about equally good.");
  expect(said("safe", 1, 1, 0.99)).toBe("You win almost surely with any of these. They are ranked by points.");
  expect(said("safe", 1, 1, 0.6)).toBe("You win almost surely with the top 2. They are ranked by points.");
  expect(said("lost", 0.02, 0.01, 0)).toContain("ranked by points");
  expect([said("even", 0, 0, 0), said("even", 1, 1, 1)]).toEqual(Array(2).fill("Nothing you can see changes your result any more."));
});

test("every move of a hint has a reason of its own", async () => {
  const { questions } = await documents<never>("intrigues");
  await words.learn("learn/intrigues");
  const { view, legal } = questions.find(({ legal }) => ["look", "pass"].every((kind) => legal.some((one) => one.kind === kind)))!;
  const asked = { story: new Story("intrigues", null, 0), view, legal };
  const codes = ["look", "pass"].map((kind) => legal.find((one) => one.kind === kind)!.code);
  const said = (second: number) => {
    const hint = hinted(move(codes[0]!, 0.5), move(codes[1]!, second));
    return reasons(hint, asked);
  };
  expect(said(0.48)).toEqual(["You learn who it is, and nobody else does.", "As things stand, nothing needs to change."]);
  expect(said(0.3), "of a worse one what it risks").toEqual(["You learn who it is, and nobody else does.", "Drawback: you give away an action."]);
  const gain: Hinted = { ...hinted({ ...move(codes[0]!, 0.5), points: 4 }, move(codes[1]!, 0.3)), reason: "gain" };
  expect([reasons(gain, asked)[0], summed(gain)]).toEqual(["You learn who it is, and nobody else does. By the end it adds about 3 points to your score.", ""]);
});

test.each(["oriflamme", "ablaze", "throne", "intrigues"])("a hint of %s gives reasons in whole sentences, or none", async (game) => {
  const { questions } = await documents<never>(game);
  await Promise.all([words.learn(`learn/${game}`), games.load(game)]);
  for (const { view, legal } of questions) {
    const asked = { story: new Story(game, null, (view as { seat: number }).seat), view, legal };
    const hint = hinted(...legal.map(({ code }, i) => move(code, 0.5 - i / 1000)));
    for (const one of reasons(hint, asked)) expect(one).toMatch(/^(\p{L}[^{}]*\.)?$/u);
  }
});

test("what would be said of every move of a hint is said of none, and nothing repeats its figures", async () => {
  await documents("oriflamme");
  await words.learn("learn/oriflamme");
  const row = [[{ family: 1, card: null, up: false, tokens: 0 }]];
  const view = { game: "oriflamme", round: 2, seat: 0, first: 0, influence: [1, 1], row, discard: [[], []] } as never;
  const said = (second: number, ...kinds: string[]) => {
    const legal = kinds.map((kind, code) => made(code, kind));
    return reasons(hinted(move(0, 0.5), move(1, second)), { story: new Story("oriflamme", null, 0), view, legal });
  };
  expect(said(0.48, "copy", "copy")).toEqual(["", ""]);
  expect(said(0.48, "copy", "move")[1]).toMatch(/^It changes who lies beside whom/);
  expect(said(0.2, "resign", "wait"), "no words").toEqual(["", ""]);
  expect(said(0.2, "place_front", "place_back")).toEqual(["At the front it acts before all cards that lie in the row now.", "Drawback: a card at the back acts late, and can be eliminated before that."]);
});

/** What a hint says of placing a card in a row of two, mine in front and another's behind. */
function placed(game: string, kind: string, card: string, place = 0, mine: object = {}, round = 2, first = 0): string {
  const lying = (family: number, more = {}) => [{ family, card: null, up: false, tokens: 0, ...more }];
  const view = { game, round, seat: 0, first, influence: [1, 1], row: [lying(0, mine), lying(1)], discard: [[], []] } as never;
  const legal = [made(0, kind, { card, ...(kind === "place_on" ? { place } : {}) })];
  return reasons(hinted(move(0, 0.5)), { story: new Story(game, null, 0), view, legal })[0]!;
}

test("the reason of a card that is placed is given only where it holds", async () => {
  await documents("oriflamme");
  await documents("ablaze");
  await Promise.all(["oriflamme", "ablaze"].map((game) => words.learn(`learn/${game}`)));
  expect(placed("oriflamme", "place_front", "lord")).toContain("The Lord earns more");
  expect(placed("oriflamme", "place_back", "lord"), "beside another's card").not.toContain("Lord");
  expect(placed("oriflamme", "place_back", "soldier")).toContain("The Soldier");
  expect(placed("oriflamme", "place_back", "soldier", 0, {}, 6), "in the last round it does not come to that").not.toContain("The Soldier");
  expect(placed("oriflamme", "place_front", "spy"), "beside one's own card").toBe("At the front it acts before all cards that lie in the row now.");
  expect(placed("oriflamme", "place_on", "spy", 0)).toContain("the Spy steals");
  expect(placed("oriflamme", "place_back", "heir", 0, { card: "heir", up: true })).not.toContain("Heir");
  expect(placed("oriflamme", "place_front", "shapeshifter", 0, { card: "spy", up: true })).toContain("Shapeshifter");
  expect(placed("oriflamme", "place_back", "shapeshifter")).not.toContain("Shapeshifter");
  expect([placed("ablaze", "place_front", "felon"), placed("ablaze", "place_back", "plan"), placed("ablaze", "place_back", "bribery")].join()).not.toMatch(/Felon|Plan|Bribery/);
  expect([placed("ablaze", "place_back", "felon"), placed("ablaze", "place_back", "schemer"), placed("ablaze", "place_back", "substitution")].join()).toMatch(/Felon.*Schemer.*Substitution/);
});

test("nobody is told that an Ambush or a Trap is safe under another card", async () => {
  expect(placed("oriflamme", "place_on", "lord", 0, { card: "spy" })).toContain("the card below is safe");
  expect(placed("oriflamme", "place_on", "lord", 0, { card: "ambush" })).toBe("");
  expect(placed("ablaze", "place_on", "felon", 0, { card: "trap" }, 6)).toBe("");
});

test("what is said of the ends of the row holds even if others still place a card", async () => {
  const last = (kind: string) => placed("oriflamme", kind, "spy", 0, {}, 6, 1); // the other one has begun
  expect([last("place_front"), last("place_back")]).toEqual(["At the front it acts first this round.", "At the back it acts last, when all other cards have acted."]);
  const before = (kind: string) => placed("oriflamme", kind, "spy", 0, {}, 6);
  expect([before("place_front"), before("place_back")].join()).not.toMatch(/first|last/);
});

/** What a hint says of keeping a card that is resolved, the first of two, and of revealing it: for each, and against it. */
function resolved(game: string, card: string, round = 2, beside: object = {}): string[] {
  const row = [[{ family: 0, card, up: false, tokens: 0 }], [{ family: 0, card: "spy", up: true, tokens: 0, ...beside }]];
  const view = { game, round, seat: 0, current: 0, row, discard: [[], []] } as never;
  const legal = ["keep", "reveal"].map((kind, code) => ({ code, move: "", kind, parts: {} }));
  const asked = { story: new Story(game, null, 0), view, legal: legal as never };
  const said = (best: number) => reasons(hinted(move(best, 0.5), move(1 - best, 0.2)), asked);
  return [...said(0), ...said(1)];
}

test("an Ambush or a Trap is kept for a victim as long as one can come", async () => {
  await Promise.all(["oriflamme", "ablaze"].map((game) => words.learn(`learn/${game}`)));
  const [keep, , reveal, risk] = resolved("oriflamme", "ambush");
  expect([keep, reveal, risk]).toEqual(["Face down it may still be attacked: that pays you 4.", "Revealed, it pays 1 for certain.", "Drawback: it pays only if another player still attacks it."]);
  expect(resolved("ablaze", "trap", 6)[0]).toContain("you take up to 3 from the attacker");
  expect(resolved("oriflamme", "ambush").join()).not.toContain("gathers");
  const view = (current: number, round: number) => ({ game: "oriflamme", round, current, row: [[{ card: "ambush" }], [{ card: "ambush" }]] }) as never;
  expect([follows(view(0, 2), "keep"), follows(view(1, 6), "keep"), follows(view(0, 2), "reveal")]).toEqual(["trap", "last", undefined]);
});

test("a Plan says whom it would make act again, and what that brings", async () => {
  await words.learn("learn/ablaze");
  expect(resolved("ablaze", "plan", 2, { card: "queen" })[2]).toBe("Revealed, it makes your Queen act once more: +2.");
  expect(resolved("ablaze", "plan", 2, { card: "felon" })[2]).toBe("Revealed, it makes one of your face-up characters act once more.");
  expect(placed("ablaze", "place_on", "plan", 0, { card: "queen", up: true })).toBe("The Plan is discarded first, so your Queen is uncovered again and can act.");
});

/** A row game in the middle of an attack: what a hint says of its first target. */
function attack(game: string, ability: string, target: object, discard: string[] = []): string {
  const row = [[{ family: 1, card: null, up: false, tokens: 0, ...target }], [{ family: 0, card: "heir", up: true, tokens: 0 }]];
  const view = { game, round: 2, seat: 0, row, pending: { ability }, discard: [[], discard], influence: [3, 5] } as never;
  const legal = [0, 1].map((place) => made(place, "target", { place }));
  return reasons(hinted(move(0, 0.5)), { story: new Story(game, null, 0), view, legal })[0]!;
}

test("whoever attacks a hidden card is told what it may be, as long as it may", async () => {
  await documents("oriflamme");
  await documents("ablaze");
  await Promise.all(["oriflamme", "ablaze"].map((game) => words.learn(`learn/${game}`)));
  const never = "Its owner never gets to use it.";
  expect(attack("oriflamme", "soldier", {})).toBe(`${never} It may be an Ambush: then its owner gains 4 and your card is discarded.`);
  expect(attack("oriflamme", "assassination", {})).toBe(`${never} It may be an Ambush: then its owner gains 4.`);
  expect(attack("ablaze", "cutthroat", {})).toBe(`${never} It may be a Trap: then its owner takes up to 3 influence from you and your card is discarded.`);
  expect(attack("ablaze", "substitution", {})).toMatch(/takes up to 3 influence from you\.$/);
  expect(attack("oriflamme", "soldier", {}, ["ambush"]), "it is known to be elsewhere").toBe(never);
  expect(attack("oriflamme", "soldier", { card: "ambush" }), "it is known").toBe(never);
  expect(attack("oriflamme", "soldier", { family: 0 }), "one's own does nothing").toBe("You lose a card of your own.");
  expect(attack("oriflamme", "soldier", { card: "spy", up: true })).toBe("The Spy will not act again.");
  expect(attack("oriflamme", "soldier", { tokens: 2 })).toMatch(/^Its owner loses the influence on it\. It may be an Ambush/);
});

test("the coach of Behind the Throne says what an ability changes only where it saves the row", async () => {
  await documents("throne");
  await Promise.all([words.learn("learn/throne"), games.load("throne")]);
  const said = (kind: string, told: object) => {
    const view = { seat: 0, turn: 0, row: ["prophet", "judge"], value: 5 } as never;
    return reasons(hinted(move(0, 0.5)), { story: new Story("throne", null, 0), view, legal: [made(0, kind)], forecasts: [told as never] })[0];
  };
  expect(said("general", { value: 2, saves: true })).toBe("A lower last card saves the row.");
  expect([said("assassin", { value: 3 }), said("judge_jester_up", { value: 6 })]).toEqual(["", ""]);
});

test("a coach weighs a move that no hint names, but nobody waits for one who has not looked", async () => {
  const { advice, asked } = told(hinted(move(1, 0.9), move(2, 0.1)));
  expect(await advice.weigh(7, choice(2))).toBeNull();
  await advice.look(7);
  expect([(await advice.weigh(7, choice(1)))?.well, advice.open, asked]).toEqual([true, false, [null]]);
  await advice.weigh(7, choice(3));
  expect(asked).toEqual([null, 3]);
});

test("a hint says what a move changes at once for both sides, of a worse one, too", async () => {
  await documents("throne");
  await Promise.all([words.learn("learn/throne"), games.load("throne")]);
  const view = { game: "throne", seat: 0, points: [0, 0], leading: [[], ["general"]], row: ["king", "king"], tableau: [{}, { general: 1 }] } as never;
  const legal = [made(0, "take"), made(1, "swap", { seat: 1, card: "general" })];
  const asked = { story: new Story("throne", null, 0), view, legal, forecasts: [{ points: [9, 0] }, { points: [0, 9] }] as never };
  expect(reasons(hinted(move(0, 0.5), move(1, 0.3)), asked)).toEqual([
    "It brings you 9 points at once.",
    "It brings Player 2 9 points at once. Drawback: an exchange hands the whole row to an opponent.",
  ]);
  expect(spoken(judge(hinted(move(1, 0.5), move(0, 0.3)), 0)!, asked)).toContain("It brings Player 2 9 points at once.");
});
