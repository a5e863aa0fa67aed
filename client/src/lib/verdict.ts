/** What a coach thinks of the move just made, by what the player could see: nothing where it hardly mattered. He says
 * why in words: what a move brings, what it risks, and what it comes to in points. */
import type { Choice, Hinted, HintedMove, Seen } from "$wire";
import { games } from "../games/games.svelte";
import { likely } from "./analysis.svelte";
import { named } from "./named";
import type { Story } from "./story";
import { words } from "./words.svelte";

export const WORSE = 0.06; // of a victory: a smaller loss is not worth a word
export const BETTER = 0.1; // a lead over the next best that is worth praise
const MUCH = 0.2; // a difference that nobody should overlook
const MORE = 0.5; // points that are a reason

/** The better of two moves and the other one; `well`: the better one was played. */
export interface Verdict {
  well: boolean;
  best: HintedMove;
  other: HintedMove;
}

/** The moves of a question, by their code, and how they are named. */
export type Asked = Pick<Seen, "legal" | "view"> & Partial<Pick<Seen, "forecasts">> & { story: Story };

/** The words of a game that are fetched only for those whom it is explained to. */
export const taught = (game: string): string => `learn/${game}`;

/** A move compared with the best of the others, where that tells something; a fault is what an analysis would find, too. */
export function judge({ moves, mistake }: Hinted, code: number): Verdict | null {
  const played = moves.find((one) => one.code === code);
  const rival = moves.find((one) => one.code !== code);
  if (!played || !rival) return null;
  if (played.chance - rival.chance >= BETTER) return { well: true, best: played, other: rival };
  return mistake && rival.chance - played.chance >= WORSE ? { well: false, best: rival, other: played } : null;
}

/** Is a move, by a hint that was not asked about it, none that a coach could have a word on? */
export function isSound({ moves }: Hinted, code: number): boolean {
  const played = moves.find((one) => one.code === code);
  return played !== undefined && moves[0]!.chance - played.chance < WORSE;
}

/** What speaks for a move, or against it (`.risk`), what it changes at once (`.now`), or is to be minded (`.beware`); empty
 * where its game has no words for that. */
export function argument(choice: Choice, asked: Asked, against = "", card = named(choice).card): string {
  const { story, view, legal, forecasts } = asked;
  const { kind } = choice;
  const told = forecasts?.[legal.indexOf(choice)];
  const of = (other: string) => forecasts?.[legal.findIndex((one) => one.kind === other)];
  const weighed = games.folder(story.game)?.weighs?.(view, choice, story, told, of) ?? {};
  const { as, card: one = card, kind: deed = kind.replaceAll("_", "-"), ...figures } = weighed;
  const ids = as ? [`why-${as}`] : [`why-card-${one}`, `why-${deed}`];
  const id = ids.find((one) => words.has(taught(story.game), one));
  if (!id || as === "") return "";
  const said = words.say(taught(story.game), id + against, figures);
  return said === id + against ? "" : said.trim().replaceAll(/ +/g, " ");
}

/** The reasons for the first of two moves: what it brings that the other does not, and beside that what the other risks;
 * whoever has played the first need not hear that. */
export function differing(best: HintedMove, other: HintedMove, asked: Asked, well = false): string[] {
  const [one, two] = [best, other].map(({ code }) => asked.legal.find((choice) => choice.code === code));
  if (!one || !two) return [sum(best, other)].filter(Boolean);
  const differ = named(one).card !== named(two).card;
  const [brings, lacks] = [one, two].map((choice) => {
    const said = (of: string) => argument(choice, asked, of, differ ? named(choice).card : "");
    return [said(".now"), said("")].filter(Boolean).join(" ");
  });
  const risk = well || differ || one.kind === two.kind ? "" : argument(two, asked, ".risk", ""); // "it" must be the same card
  return [...(brings && brings !== lacks ? [brings, risk] : []), sum(best, other)].filter(Boolean);
}

/** What the better of two moves comes to, in points of the player's own or of the strongest opponent; nothing where the
 * player loses points by it, or the opponent gains more. */
export function sum(best: HintedMove, other: HintedMove): string {
  const [gain, deny] = [best.points - other.points, other.others - best.others];
  if (Math.max(gain, deny) < MORE || Math.min(gain, gain + deny) < 0) return "";
  return words.say("", gain >= deny ? "coach-gain" : "coach-deny", { points: Math.round(Math.max(gain, deny)) || 1 });
}

/** The chances of two moves, where there is nothing else to say. */
function odds(best: HintedMove, other: HintedMove): string {
  return words.say("", "coach-odds", { best: likely(best.chance), other: likely(other.chance) });
}

/** A verdict in words. */
export function spoken({ well, best, other }: Verdict, asked: Asked): string {
  const choice = asked.legal.find(({ code }) => code === best.code)!;
  const much = best.chance - other.chance >= MUCH ? "yes" : "no";
  const first = well
    ? words.say("", "coach-well")
    : words.say("", "coach-better", { best: asked.story.doing(choice, asked.view), much });
  const found = differing(best, other, asked, well);
  return [first, ...(found.length ? found : [odds(best, other)])].join(" ");
}
