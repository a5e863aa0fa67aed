import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { brotli } from "./brotli.ts";
import { fonts } from "./fonts/cut.ts";
import { precache } from "./precache.ts";

const server = "http://127.0.0.1:8000"; // `camarilla serve`, while the page is being worked on
const found = (path: string): string => new URL(`../src/camarilla/${path}`, import.meta.url).pathname;

export default defineConfig(({ mode }) => ({
  base: "./", // so that the same files serve below any address
  plugins: [svelte(), fonts(), brotli(), precache()],
  resolve: {
    alias: { $wire: found("wire/wire.ts"), $grammar: found("locales/grammar.json") },
    conditions: mode === "test" ? ["browser"] : undefined, // Svelte has another face for servers
  },
  build: {
    outDir: "../src/camarilla/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // what every table needs is one file, not thirty: each request has headers of its own
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "house", test: /src\/(kit|lib|stage)\/[^/]+$|src\/parts\/(Chat|CopyLink|Dialog|Emblem|HouseBar|LanguageChoice|Log|Notice|Settings|Why)\.svelte|node_modules\/(svelte|@fluent)/ }] } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true }, "/words": server, "/rules": server },
  },
  test: { environment: "happy-dom", globalSetup: "tests/write-documents.mjs", setupFiles: "tests/browser.ts", testTimeout: 120_000, maxWorkers: "100%", isolate: false },
}));
