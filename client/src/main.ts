import { mount } from "svelte";
import App from "./App.svelte";
import "./page.css";
import { words } from "./lib/words.svelte";

await words.start();
mount(App, { target: document.getElementById("page")! });
