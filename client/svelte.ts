/** How Svelte makes the page: without what it only needs for pages that a server draws, or that older Svelte wrote. */
import { readdirSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { PluginOption } from "vite";

/** Our components: a style belongs to one by its number among them, which is shorter than what Svelte would take. */
const styled = readdirSync(new URL("src", import.meta.url), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".svelte"))
  .sort();

/** Switches that nothing here turns on: as constants they take what hangs on them out of the page. */
const OFF = /export let (hydrating|async_mode_flag|legacy_mode_flag|tracing_mode_flag) = false;/g;
const TURNED = /^\t(hydrating|async_mode_flag|legacy_mode_flag|tracing_mode_flag) = (value|true|false);$/gm;
const SWITCHES = /svelte\/src\/internal\/(client\/dom\/hydration|flags\/index)\.js$/;

export function drawn(): PluginOption[] {
  const cssHash = ({ filename }: { filename?: string }): string =>
    `_${styled.findIndex((name) => filename?.endsWith(`src/${name}`)).toString(36)}`;
  return [
    svelte({ compilerOptions: { runes: true, cssHash } }),
    {
      name: "switches",
      apply: "build",
      transform: {
        filter: { id: SWITCHES },
        handler: (code) => code.replace(OFF, "export const $1 = false;").replace(TURNED, ""),
      },
    },
  ];
}
