import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fonts } from "./fonts/cut.ts";

const server = "http://127.0.0.1:8000"; // `camarilla serve`, while the page is being worked on

export default defineConfig({
  plugins: [svelte(), fonts()],
  resolve: { alias: { $wire: new URL("../src/camarilla/wire/wire.ts", import.meta.url).pathname } },
  build: { outDir: "../src/camarilla/server/page", emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true }, "/words": server, "/rules": server },
  },
});
