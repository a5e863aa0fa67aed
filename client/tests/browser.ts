/** What the tests' browser lacks: a server that gives words and games, and a pen that measures them. */
import type { Games } from "$wire";

const written = import.meta.glob<Games>("../../build/documents/games.json", { import: "default" }); // by tests/documents.py
const files = import.meta.glob<string>("../../src/camarilla/locales/*/*.ftl", { query: "?raw", import: "default" });
const first = import.meta.glob<string>("../../build/documents/first-*.ftl", { query: "?raw", import: "default" });

/** The games as the server lists them. */
export const games = (): Promise<Games> => written["../../build/documents/games.json"]!();

async function answer(path: string): Promise<Response> {
  if (path === "/api/games") return Response.json(await games());
  const [, , language, ...rest] = path.split("/");
  const file = rest.at(-1)!; // what is taught lies in a game's own file
  if (file === "first.ftl") return new Response(await first[`../../build/documents/first-${language}.ftl`]!());
  return new Response(await files[`../../src/camarilla/locales/${language}/${file}`]!());
}
globalThis.fetch = (path) => answer(String(path));
HTMLCanvasElement.prototype.getContext = (() => ({ measureText: (text: string) => ({ width: 50 * text.length }) })) as never;
