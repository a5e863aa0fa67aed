import type { Rolldown } from "vite";
import { defineConfig } from "vitest/config";
import { brotli } from "./brotli.ts";
import { fonts } from "./fonts/cut.ts";
import { precache } from "./precache.ts";
import { drawn } from "./svelte.ts";

const server = "http://127.0.0.1:8000"; // `camarilla serve`, while the page is being worked on
const found = (path: string): string => new URL(`../src/camarilla/${path}`, import.meta.url).pathname;

const PAGE = new URL("index.html", import.meta.url).pathname;
const SHARED = /src\/(kit|lib|stage)\/[^/]+$|node_modules\/(svelte|@fluent)/; // what every table needs
const first = new Set<string>(); // what the page imports before anything is clicked

function follow(id: string, graph: Rolldown.ChunkingContext): void {
  if (first.has(id)) return;
  first.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) follow(imported, graph);
}

/** The file that a module comes in, where it is not one of its own. */
function together(id: string, graph: Rolldown.ChunkingContext): string | null {
  follow(PAGE, graph);
  return first.has(id) || SHARED.test(id) ? "house" : null;
}

export default defineConfig(({ mode }) => ({
  base: "./", // so that the same files serve below any address
  plugins: [drawn(), fonts(), brotli(), precache()],
  resolve: {
    alias: { $wire: found("wire/wire.ts"), $grammar: found("locales/grammar.json") },
    conditions: mode === "test" ? ["browser"] : undefined, // Svelte has another face for servers
  },
  build: {
    outDir: "../src/camarilla/server/page",
    emptyOutDir: true,
    assetsInlineLimit: (path) => path.endsWith(".svg"), // each is smaller than the headers it would come with
    modulePreload: { polyfill: false },
    // what the page begins with, and what every table needs, is one file, not thirty: each request has headers of its own
    rolldownOptions: {
      checks: { bundlerTimings: false }, // nobody who wants to play asks for them
      output: { codeSplitting: { groups: [{ name: together }] } },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true }, "/words": server, "/rules": server },
  },
  test: { environment: "happy-dom", globalSetup: "tests/write-documents.mjs", setupFiles: "tests/browser.ts", testTimeout: 120_000, maxWorkers: "100%", isolate: false },
}));
