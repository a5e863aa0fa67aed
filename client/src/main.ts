import { mount } from "svelte";
import App from "./App.svelte";
import "./kit/kit.css";
import "./page.css";
import { sound } from "./kit/sound.svelte";
import { words } from "./lib/words.svelte";

sound.listen();
await words.start();
mount(App, { target: document.getElementById("page")! });
