import { expect, test } from "vitest";
import type { EventInfo } from "$wire";
import { languages } from "$grammar";
import file from "../../tests/locales/sentences.json";
import { games } from "../src/games/games.svelte";
import { Story } from "../src/lib/story";
import { capital, words, type Language } from "../src/lib/words.svelte";

test.each(Object.keys(languages) as Language[])("the page says what the terminal says: %s", async (language) => {
  await words.speak(language);
  for (const { game, message, parts, reader, sentences } of file.cases) {
    await games.meet(game);
    const { options } = new Story(game, null, reader);
    const player = (seat: number) =>
      seat === reader ? words.forms("", "player-you") : words.forms("", "player-name", { name: file.names[seat]! });
    expect(capital(words.say(game, message, { ...options, ...words.parts(game, parts as EventInfo["parts"], player) }))).toBe(sentences[language]);
  }
});

test("a tie that was broken is explained, in the games that break ties", async () => {
  await words.speak("en");
  for (const game of ["oriflamme", "throne"]) await games.meet(game);
  const said = (game: string, scores: number[], winners: number[]) => new Story(game, null, 0).tieBreak(scores, winners);
  expect(said("oriflamme", [8, 3, 8], [2])).toBe("Tied on influence. The winner controls more top cards in the row.");
  expect(said("oriflamme", [8, 8, 8], [0, 2])).toBe("Tied on influence. The winners control more top cards in the row.");
  expect(said("oriflamme", [8, 3, 7], [0])).toBe("");
  expect(said("oriflamme", [8, 3, 8], [0, 2])).toBe("");
  expect(said("throne", [9, 9], [0, 1])).toBe("");
});
