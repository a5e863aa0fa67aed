import { expect, test } from "vitest";
import intrigues from "../../src/games/intrigues";
import type { IntriguesMove, IntriguesQuestion, IntriguesView } from "../../src/games/intrigues/types";
import { documents, draw, faces, text, views, type Drawn } from "../positions";

const TOWN = ["alley", "square", "police", "factory"] as const;

/** Everybody in town: face or back, prisoners, who knows whom; the dead and the escaped. */
function checkTown({ view, board, story }: Drawn<IntriguesView>): void {
  for (const at of TOWN) {
    for (const [i, one] of view.board[at].entries()) {
      const spot = board.querySelector(`[data-person="${at}/${i}"]`);
      const known = !one.up && one.who !== null ? ["face down"] : [];
      const notes = [...known, ...(one.held ? ["prisoner"] : [])];
      expect(faces(spot)).toMatchObject([{ name: story.known(one.who), back: one.who === null, down: !one.up, notes }]);
      const rumours = [...spot!.parentElement!.querySelectorAll(".rumour")].map(text).join("; ");
      expect(rumours.includes("known to")).toBe(Boolean(one.known?.length));
      for (const seat of one.known ?? []) expect(rumours).toContain(story.name(seat));
      if (one.clue) expect(rumours).toContain(`one of: ${story.cards(one.clue)}`);
    }
    expect(board.querySelectorAll(`[data-person^="${at}/"]`)).toHaveLength(view.board[at].length);
    const dead = view.dead[at].map((one) => story.known(one.who)).join(", ");
    expect(text(board.querySelector(`[data-dead="${at}"]`))).toBe(dead && `✝ dead: ${dead}`);
  }
  expect(text(board.querySelector("[data-escaped]"))).toBe(view.escaped.length ? `Escaped: ${view.escaped.map((one) => story.known(one)).join(", ")}` : "");
}

/** Turn, deck, actions, whose turn it is; the events with the reader's own plot, at the end with everybody's. */
function checkChapter({ view, board, story, eyes }: Drawn<IntriguesView>): void {
  const line = text(board.querySelector("[data-round]"));
  expect(line).toMatch(new RegExp(`^Turn ${view.round} of \\d · ${view.deck.length} cards? left · ${view.actions} actions?$`));
  for (let seat = 0; seat < view.players; seat++) {
    const one = board.querySelector(`[data-seat="${seat}"]`)!;
    expect([one.querySelector(".asked") !== null, one.querySelector(".first") !== null]).toEqual([seat === view.seat, seat === view.first]);
  }
  const wishes = [...board.querySelectorAll("[data-chapter] li .wish")].map(text).filter((wish) => wish.startsWith("you want"));
  const plot = eyes === null ? [] : view.plots[eyes]!;
  expect(wishes).toEqual(plot.map((wanted) => `you want: ${wanted ? "yes" : "no"}`));
  if (eyes === null && view.plots[0] !== null)
    view.chapter.forEach((_, i) => {
      const players = view.plots.flatMap((one, seat) => (one![i] ? [story.name(seat)] : [])).join(", ") || "–";
      expect(text(board.querySelectorAll("[data-chapter] .events li")[i]!)).toContain(`wanted by: ${players}`);
    });
  expect(faces(board.querySelector("[data-drawn]")).map((face) => face.name)).toEqual(view.drawn ? [story.card(view.drawn)] : []);
}

test("the town shows all that its documents say", async () => {
  await draw<IntriguesView>("intrigues", intrigues.Board, (drawn) => {
    checkTown(drawn);
    checkChapter(drawn);
    expect(text(drawn.board)).not.toContain("{");
  });
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
      const one = "place" in move.parts && "i" in move.parts ? people[move.parts.place][move.parts.i]! : undefined;
      expect(intrigues.target(view, move)).toEqual(one && { card: one.who, up: one.up });
    }
  }
});
