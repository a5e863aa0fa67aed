/** What stands on the parchment: the question, whom the table waits for, or what is happening now. */
import type { Choice, QuestionInfo, Seen, View } from "$wire";
import type { Ask, SealInfo } from "../games/folder";
import { games } from "../games/games.svelte";
import type { Parts, Picking } from "../lib/picking.svelte";
import type { Story } from "../lib/story";
import { capital, say, words } from "../lib/words.svelte";

export const NOTHING: Ask = { title: "", note: "", about: null, mine: false, seals: [] };

/** The question to the reader. */
export function question(game: Seen, story: Story, picking: Picking): Ask {
  const { question } = game;
  const about = meant(game, story, picking);
  const chosen = confirmed(game, story, picking) || begun(story, picking) || further(question!, story, picking);
  const title = chosen || story.question(question!, game.view);
  return {
    title: picking.barred || title,
    note: picking.barred ? "" : noted(question!, about, story, picking),
    about,
    mine: true,
    rule: games.folder(story.game)?.rule?.(game.view, question!) ?? ruleBehind(question!.id, story),
    seals: seals(game.view, story, picking),
  };
}

/** A move that is chosen whole and waits for its seal. */
function confirmed({ view }: Seen, story: Story, { whole, chosen }: Picking): string {
  return whole && chosen.kind !== undefined ? story.move(whole, view) : "";
}

/** What is being done while only its kind is chosen: where a card goes, or what happens to one. */
function begun(story: Story, { mode: kind }: Picking): string {
  if (kind === undefined) return "";
  return placing(kind, story) || capital(words.say(story.game, "action", { kind }));
}

/** What is still asked once a card is chosen, where the question has words for it. */
function further({ id: question }: QuestionInfo, story: Story, { chosen: { card } }: Picking): string {
  const id = `question-${question}.chosen`;
  if (typeof card !== "string") return "";
  const said = words.say(story.game, id, words.parts(story.game, { card }, story.player));
  return said === id ? "" : said;
}

/** A place was touched before the card that goes there: its words say what to do next. */
function placing(kind: string | number, story: Story): string {
  const id = `move-${String(kind).replaceAll("_", "-")}.begun`;
  const said = words.say(story.game, id);
  return said === id ? "" : said;
}

/** Why something on the table cannot be chosen: what the game knows of it, or else the rule of the card that asks. */
export function barred(view: View, story: Story, picking: Picking, parts: Parts): string {
  const folder = games.folder(story.game);
  if (folder?.barred) return folder.barred(view, parts, [...new Set(picking.left.map(({ kind }) => kind))], story);
  const asks = picking.left.some((choice) => Object.keys(parts).every((part) => part in choice.parts));
  const about = asks ? folder?.about?.(view) : null;
  return about ? say("not-this", { rule: story.cardText(about) }) : "";
}

/** Whom the table waits for. */
export function waiting(game: Seen, story: Story): Ask {
  return {
    ...NOTHING,
    title: game.asked === null || game.over ? "" : say("waiting-for", { player: story.name(game.asked) }),
  };
}

/** The rule that a question comes from, or its card. */
function ruleBehind(question: string, story: Story): string | undefined {
  const info = games.info(story.game);
  return (info?.question_rules[question] ?? info?.card_rules[question])?.[0];
}

/** What the chosen card does; while none is chosen, what to do, or what the card does that the question is about. */
function noted(question: QuestionInfo, about: string | null, story: Story, picking: Picking): string {
  if (picking.mode !== undefined) return placing(picking.mode, story) ? "" : say("tap-lit");
  const advice = picking.chosen.card === undefined ? story.advice(question) : "";
  return advice || (about ? story.cardText(about) : "");
}

/** The card that is chosen, or that the question is about. */
function meant(game: Seen, story: Story, picking: Picking): string | null {
  const { card } = picking.chosen;
  return typeof card === "string" ? card : (games.folder(story.game)?.about?.(game.view) ?? null);
}

/** Answers without parts, unless the board has an object for them; and ways to what is easily overlooked on the
 * board, or back. */
function seals(view: View, story: Story, picking: Picking): SealInfo[] {
  if (picking.chosen.kind !== undefined)
    return [...confirm(picking), { name: say("choose-again"), metal: "quiet", press: () => picking.clear() }];
  const { objects = [], named = [] } = games.folder(story.game) ?? {};
  const alone = (picking.spotted ? picking.all : picking.left)
    .filter((choice) => Object.keys(choice.parts).length === 0 && !objects.includes(choice.kind))
    .map((choice) => seal(choice, view, story, picking));
  const ways = picking.begun ? [] : named.filter((kind) => picking.can({ kind }));
  return [
    ...alone,
    ...ways.map((kind) => ({
      name: words.say(story.game, `board-${kind}`),
      metal: "vellum" as const,
      press: () => picking.choose({ kind }),
    })),
  ];
}

/** What was chosen whole, by key or from a hint, waits for this. */
function confirm(picking: Picking): SealInfo[] {
  return picking.whole ? [{ name: say("confirm"), hint: "↵", press: () => picking.confirm() }] : [];
}

function seal(choice: Choice, view: View, story: Story, picking: Picking): SealInfo {
  return {
    name: story.deed(choice),
    note: story.outcome(choice, view),
    hint: picking.spotted ? "0" : picking.hint({ kind: choice.kind }),
    resting: picking.spotted,
    move: choice.move,
    press: () => picking.take(choice),
  };
}
