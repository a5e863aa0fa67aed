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
