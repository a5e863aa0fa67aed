/** Builds the gallery alone, to look at or to weigh: `npm run gallery`, into build/gallery. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fonts } from "./fonts/cut.ts";

export default defineConfig({
  plugins: [svelte(), fonts()],
  build: { outDir: "../build/gallery", emptyOutDir: true, assetsInlineLimit: 0, rolldownOptions: { input: "gallery.html" } },
});
