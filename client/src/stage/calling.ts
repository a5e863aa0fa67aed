/** It is the reader's turn: heard, felt on a phone, and, where that was wished and the page is out of sight,
 * notified. */
import { sound } from "../kit/sound.svelte";
import { stage } from "./stage.svelte";
import { addressOf } from "../lib/base";

export function call(title: string, text: string): void {
  sound.play("turn");
  sound.buzz();
  if (document.hidden && stage.notify) void notify(title, text);
}

/** Phones want it from the page's worker. */
async function notify(title: string, text: string): Promise<void> {
  const shown = { body: text, tag: "turn", icon: addressOf("/icon-192.png"), data: { url: location.href } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, shown);
  else new Notification(title, shown);
}
