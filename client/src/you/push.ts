/** Notifications on this device while the page is closed (Web Push). */
import type { Channel } from "$wire";

export type Ability = "able" | "denied" | "unable";

/** The page's worker, which receives them. */
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration();
}

/** Can this browser receive them, and may it? */
export async function ability(): Promise<Ability> {
  const found = "Notification" in window ? await worker() : undefined;
  if (!found?.pushManager) return "unable";
  return Notification.permission === "denied" ? "denied" : "able";
}

/** What this device receives them at, if it does. */
export async function subscribed(): Promise<Channel | null> {
  const found = await (await worker())?.pushManager?.getSubscription();
  return found ? channelOf(found) : null;
}

/** Ask for permission and subscribe with the server's key; null if the player said no. */
export async function subscribe(key: string): Promise<Channel | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await unsubscribe(); // one made with another server's key would be in the way
  const { pushManager } = await navigator.serviceWorker.ready;
  return channelOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

export async function unsubscribe(): Promise<void> {
  await (await (await worker())?.pushManager.getSubscription())?.unsubscribe();
}

function channelOf(subscription: PushSubscription): Channel {
  const { p256dh, auth } = subscription.toJSON().keys ?? {};
  return { kind: "push", target: subscription.endpoint, keys: { p256dh: p256dh!, auth: auth! } };
}
