/** Everything of the kit on one page, for looking: `npm run dev`, then /gallery.html?theme=light&lang=uk. No build ships it. */
import { mount } from "svelte";
import { artOf } from "../src/kit/art";
import "../src/kit/kit.css";
import Gallery from "./Gallery.svelte";
import { type Language, names } from "./names";

const asked = new URLSearchParams(location.search);
const theme = asked.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
const lang = (asked.get("lang") ?? "en") as Language;
document.documentElement.lang = lang;
const games = ["oriflamme", "ablaze", "throne", "intrigues"];
const arts = await Promise.all(games.map(artOf));
mount(Gallery, { target: document.getElementById("page")!, props: { arts, lang, names: names(lang), part: asked.get("part") ?? "" } });
