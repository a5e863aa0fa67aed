import { expect, test } from "vitest";
import ablaze from "../../src/games/ablaze";
import type { AblazeMove, AblazeQuestion, AblazeView } from "../../src/games/ablaze/types";
import { acting, family } from "../../src/games/row/places";
import { documents, draw, text, views, type Drawn } from "../positions";
import { check, checkRounds, label } from "./row";

function checkAblaze({ view, board, story }: Drawn<AblazeView>): void {
  for (let seat = 0; seat < view.players; seat++) {
    const told = label(board.querySelector(`[data-seat="${seat}"]`));
    expect(told.includes(`not in play yet: ${story.card("twin")}`)).toBe(view.twin[seat]);
    expect(board.querySelector(`[data-twin="${seat}"]`) !== null).toBe(view.twin[seat]);
    const free = !view.row.flat().some((card) => card.briber === seat);
    expect([board.querySelector(`[data-token="${seat}"]`) !== null, told.includes("bribery token free")]).toEqual([free, free]);
    const clues = view.clues?.[seat] ?? [];
    expect(told.includes(`not set aside: ${story.cards(clues)}`)).toBe(clues.length > 0);
  }
  expect(text(board.querySelector("[data-plan]"))).toBe(view.plan === undefined ? "" : `Influence left from the Plan: ${view.plan}`);
}

test("the row shows all that its documents say", async () => {
  await draw<AblazeView>("ablaze", ablaze.Board, (drawn) => {
    check(drawn);
    checkAblaze(drawn);
  });
});

test("the round is shown with its number and its phase", () => checkRounds("ablaze", ablaze.round));

test("the row is shown with stacks, bribes, clues, hidden and finished positions", async () => {
  const found = await views<AblazeView>("ablaze");
  expect(Math.max(...found.flatMap((view) => view.row.map((stack) => stack.length)))).toBeGreaterThan(2);
  expect(found.some((view) => view.row.flat().some((card) => card.briber !== undefined))).toBe(true);
  expect(found.some((view) => view.row.flat().some((card) => card.card === null))).toBe(true);
  expect(new Set(found.map((view) => [view.clues !== undefined, view.phase === "over", view.players].join())).size).toBeGreaterThan(8);
});

test("a question is about the ability that asks, also under a Plan", async () => {
  const abilities = { activate: "plan", spend: "plan" };
  for (const { id, view } of (await documents<AblazeView, AblazeQuestion>("ablaze")).questions)
    if (id === "activate" || id === "spend") expect([acting(view), family(view)]).toEqual([null, view.seat]); // the Plan is gone
    else if (id !== "place" && id !== "reveal" && view.plan !== undefined) expect(acting(view)).toBe(view.pending!.place);
  for (const { id, view } of (await documents<AblazeView, AblazeQuestion>("ablaze")).questions)
    if (id !== "place" && id !== "reveal") expect(ablaze.about(view)).toBe(id in abilities ? abilities[id as keyof typeof abilities] : id);
});

test("a question has answers that name the top cards they are aimed at", async () => {
  let bribed = 0;
  for (const { view, legal } of (await documents<AblazeView, AblazeQuestion, AblazeMove>("ablaze")).questions)
    for (const move of legal) {
      const top = "place" in move.parts ? view.row[move.parts.place]!.at(-1)! : undefined;
      const { aim, owner, target } = ablaze.aim(view, move);
      expect([aim, owner, target]).toEqual(top ? [top.card === null ? "hidden" : "known", top.briber ?? top.family, top.card] : [undefined, undefined, undefined]);
      bribed += Number(top?.briber !== undefined);
    }
  expect(bribed).toBeGreaterThan(0);
});
