import "./lib/storage"; // before all that notes something
import { mount } from "svelte";
import App from "./App.svelte";
import "./kit/kit.css";
import "./page.css";
import { sound } from "./kit/sound.svelte";
import { games } from "./games/games.svelte";
import { guest } from "./lib/guest.svelte";
import { words } from "./lib/words.svelte";

sound.listen();
void games.start().catch(() => undefined); // whoever needs them says what went wrong
void guest.meet().catch(() => undefined);
await words.start();
mount(App, { target: document.getElementById("page")! });
