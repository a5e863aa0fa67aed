import { expect, test } from "vitest";
import oriflamme from "../../src/games/oriflamme";
import type { OriflammeQuestion, OriflammeView } from "../../src/games/oriflamme/types";
import { meant } from "../../src/games/row/places";
import { named } from "../../src/lib/named";
import { Picking } from "../../src/lib/picking.svelte";
import { Story } from "../../src/lib/story";
import { barred } from "../../src/stage/asking";
import { play } from "../pieces";
import { documents, draw } from "../positions";
import { check, checkRounds } from "./row";

test("the row shows all that its documents say", async () => {
  await draw<OriflammeView>("oriflamme", oriflamme.Board, check);
});

test("the round is shown with its number and its phase", () => checkRounds("oriflamme", oriflamme.round));

test("a question is about the top card of its place, and nothing while cards are placed", async () => {
  let stacks = 0;
  for (const question of (await documents<OriflammeView, OriflammeQuestion>("oriflamme")).questions) {
    const stack = question.id === "place" ? [] : question.view.row[question.details.place]!;
    const top = question.id === "reveal" ? stack.at(-1)!.card : question.id === "place" ? null : question.id;
    expect(oriflamme.about(question.view)).toBe(top);
    stacks += Number(question.id === "reveal" && stack.length > 1);
  }
  expect(stacks).toBeGreaterThan(9);
});

test("a question names the card that asks, and says where a Shapeshifter copies another", async () => {
  const copies = new Set<string>();
  for (const question of (await documents<OriflammeView, OriflammeQuestion>("oriflamme")).questions) {
    const about = oriflamme.asking(question.view, question);
    if (about.copies === "yes") copies.add(`${String(about.card)} as ${question.id}`);
  }
  expect([...copies]).toEqual(["shapeshifter as spy"]);
});

test("a card that the Archer cannot reach says what he can; whatever asks for no card says nothing", async () => {
  const { questions } = await documents<OriflammeView, OriflammeQuestion>("oriflamme");
  const why = (id: string) => {
    const { view, legal } = questions.find((one) => one.id === id && one.view.row.length > 2)!;
    const picking: Picking = new Picking(() => legal, () => undefined, undefined, (parts) => barred(view as never, new Story("oriflamme", null, view.seat), picking, parts));
    return [picking.bar({ place: 1 }), picking.barred];
  };
  expect(why("archer")).toEqual([true, "You can't choose this card. Eliminate the first or the last card in the row, even the Archer himself."]);
  expect([why("reveal"), why("place")]).toEqual([[false, ""], [false, ""]]);
});

test("a Spy robs whoever's card beside it is touched; cards that lie elsewhere choose nobody", async () => {
  const { questions } = await documents<OriflammeView, OriflammeQuestion>("oriflamme");
  const spies = questions.filter(({ id }) => id === "spy");
  for (const { view, legal } of spies) {
    const picking = new Picking(() => legal, () => undefined);
    const touched = view.row.map((_, place) => picking.move(...meant(view, place)));
    const owners = view.row.map((stack, place) => (Math.abs(place - view.current!) === 1 ? stack.at(-1)!.family : null));
    expect(touched).toEqual(owners.map((owner) => legal.find((one) => named(one).seat === owner)?.move));
    expect(new Set(touched.filter(Boolean))).toEqual(new Set(legal.map(({ move }) => move))); // everybody who can be robbed lies beside
  }
  const { view, legal } = spies[0]!;
  const robbed = legal.find((one) => named(one).seat === view.row[view.current! - 1]?.at(-1)!.family)!;
  expect(play("oriflamme", oriflamme.Board, view, legal, robbed, `[data-place="${view.current! - 1}"]`)).toEqual([robbed.code]);
});
