/** What is remembered on a device. */
import { beforeEach, expect, test, vi } from "vitest";
import type { GameInfo } from "$wire";
import { api } from "../src/lib/api";
import { guest } from "../src/lib/guest.svelte";
import { keepWish, offered, opening, passing, settings, wished, wishEasy } from "../src/lib/settings.svelte";
import { plain } from "../src/lib/rulebook.svelte";
import { words } from "../src/lib/words.svelte";

const game = { id: "oriflamme", seats: [2, 3, 4, 5], levels: ["page", "squire", "knight"] } as unknown as GameInfo;
beforeEach(() => localStorage.clear());

test("the first table has three seats, bots of the middle level and no clock", () => {
  expect(wished(game)).toMatchObject({ seats: 3, level: "squire", minutes: 0 });
});

test("the next table is as the last one was wished", () => {
  keepWish("oriflamme", { ...wished(game), seats: 5, level: "knight", minutes: 10, pace: 0 });
  expect(wished(game)).toMatchObject({ seats: 5, level: "knight", minutes: 10, pace: 0 });
});

test("what is no longer possible, or no wish at all, is forgotten", () => {
  keepWish("oriflamme", { ...wished(game), level: "jester" });
  expect(wished(game).level).toBe("squire");
  localStorage.setItem("camarilla.wishes.oriflamme", "{");
  expect(wished(game).seats).toBe(3);
});

test("bots of the server's operator stand behind the levels, and the usual one is a level", () => {
  const hosted = { ...game, bots: ["Counting", "Node"] };
  expect(offered(hosted)).toEqual(["page", "squire", "knight", "Counting", "Node"]);
  expect(offered(game)).toEqual(["page", "squire", "knight"]);
  expect(wished(hosted).level).toBe("squire");
  keepWish("oriflamme", { ...wished(hosted), level: "Node" });
  expect(wished(hosted).level).toBe("Node");
  expect(wished(game).level).toBe("squire");
});

test("a wish is what the server is asked for", () => {
  expect(opening("oriflamme", wished(game), "open")).toEqual({
    game: "oriflamme", seats: ["me", "open", "open"],
    rules: { options: {}, public: false, spectators: true, spectator_chat: true, hotseat: false, hints: false, pace: 600, clock: null, patience: null },
  });
  const days = opening("oriflamme", { ...wished(game), seats: 2, minutes: 3 * 24 * 60, patience: 60, chat: false, private: true, password: " lilies " }, "bot page");
  expect(days).toMatchObject({ seats: ["me", "bot page"], private: true, word: "lilies", rules: { spectator_chat: false, patience: 3_600_000 } });
  expect(days.rules!.clock).toEqual({ bank: 259_200_000, increment: 86_400_000, unattended: true });
  expect(opening("oriflamme", { ...wished(game), private: true }, "open").word).toBeNull();
  expect(opening("oriflamme", { ...wished(game), options: { rounds: 3, lord: null } }, "open").rules!.options).toEqual({ rounds: 3 });
});

test("friends who pass the device on have seats of their own", () => {
  const table = passing("oriflamme", { ...wished(game), seats: 3 }, (seat) => `Player ${seat}`);
  expect(table).toMatchObject({ seats: ["me", "me Player 2", "me Player 3"], rules: { hotseat: true } });
});

test("the appearance is shown and remembered", () => {
  settings.theme = "light";
  expect(document.documentElement.dataset.theme).toBe("light");
  expect(localStorage.getItem("camarilla.theme")).toBe("light");
  settings.theme = "system";
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test("a name that was drawn follows the language until one is chosen", async () => {
  await words.start();
  vi.spyOn(api, "me").mockResolvedValue({ name: null });
  const rename = vi.spyOn(api, "rename").mockImplementation((name) => Promise.resolve({ name }));
  await guest.meet();
  guest.name = null; // whoever another file's test was
  await guest.be();
  expect(guest.name).toMatch(/^Guest \d{3}$/);
  await words.speak("pl");
  await guest.translate();
  expect(guest.name).toMatch(/^Gość \d{3}$/);
  await guest.choose("Zofia");
  const asked = rename.mock.calls.length;
  await words.speak("en");
  await guest.translate();
  expect([guest.name, rename.mock.calls.length]).toEqual(["Zofia", asked]);
});

test("after a lesson the next table has the easiest bots, unless one was wished before", () => {
  wishEasy(game);
  expect(wished(game).level).toBe(game.levels[0]);
  const strong = game.levels.at(-1)!;
  keepWish("oriflamme", { ...wished(game), level: strong });
  wishEasy(game);
  expect(wished(game).level).toBe(strong);
});

test("a rule read at the table names no numbers of others", () => {
  expect(plain("The card under him is resolved\nnext (ORI-9). While it is (zob. THR-14), so.")).toBe("The card under him is resolved\nnext. While it is, so.");
  expect(plain("Gain 1 (or 2).")).toBe("Gain 1 (or 2).");
});
