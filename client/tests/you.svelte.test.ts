/** The sheet about oneself: what it shows of what the server and the browser can do, and what it asks of them. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Devices as DeviceList, Notices, PasskeyList } from "$wire";
import { words } from "../src/lib/words.svelte";
import { deviceName } from "../src/you/browsers";
import Devices from "../src/you/Devices.svelte";
import { dayOf, endOf, minutesOf, timeOf } from "../src/you/hours";
import Passkeys from "../src/you/Passkeys.svelte";
import Tell from "../src/you/Tell.svelte";

const CHROME = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const files = globalThis.fetch;
let server: { notices: Notices; passkeys: PasskeyList; devices: DeviceList };
let asked: [string, unknown][];
let read: number; // answers
let shown: { target: HTMLElement; away: () => void } | null = null;

/** A server that does what it is asked. */
function answer(path: string, body: any): unknown {
  const { notices, passkeys, devices } = server;
  if (path === "/api/me/notices/settings") server.notices = { ...notices, settings: body };
  if (path === "/api/me/notices" && body) {
    const rest = notices.channels.filter(({ target }) => target !== body.channel.target);
    server.notices = { ...notices, channels: body.remove ? rest : [...rest, body.channel] };
  }
  if (path === "/api/me/passkeys" && body) server.passkeys = { ...passkeys, passkeys: [{ id: body.credential.id, made: 0 }] };
  if (path === "/api/me/passkeys/remove") server.passkeys = { ...passkeys, passkeys: [] };
  if (path === "/api/me/devices/sign-out") server.devices = { ...devices, devices: devices.devices.filter(({ id }) => id !== body.id) };
  if (path === "/api/sign-in") return { name: "Anna" };
  return path.includes("notices") ? server.notices : path.includes("devices") ? server.devices : server.passkeys;
}

beforeAll(() => words.start());
beforeEach(() => {
  asked = [];
  read = 0;
  server = {
    notices: { kinds: ["push", "hook", "mail"], key: "VAPID", hook_key: "", channels: [], settings: { language: "uk", quiet: null, holiday: 7 } },
    passkeys: { able: true, passkeys: [] },
    devices: { player: "1d", here: "a", devices: [{ id: "a", since: 0, device: CHROME }, { id: "b", since: 0, device: IPHONE }] },
  };
  vi.stubGlobal("fetch", (path: string, request: RequestInit = {}) => {
    if (!path.startsWith("/api/")) return files(path);
    const body = request.body ? JSON.parse(request.body as string) : null;
    if (body) asked.push([path, body]);
    return Promise.resolve({ ok: true, json: async () => (read++, answer(path, body)) });
  });
});
afterEach(() => {
  shown?.away();
  shown = null;
  vi.unstubAllGlobals();
});

function show(part: Component<any, any>, props = {}): void {
  const target = document.body.appendChild(document.createElement("div"));
  const mounted = mount(part, { target, props });
  shown = { target, away: () => (void unmount(mounted), target.remove()) };
}
const text = () => (flushSync(), shown!.target.textContent!);
const sees = (words: string) => vi.waitFor(() => expect(text()).toContain(words));
const find = <T extends HTMLElement>(part: string) => vi.waitFor(() => (flushSync(), shown!.target.querySelector<T>(part) ?? expect.fail(part)));
const press = async (name: string) => {
  await sees(name);
  [...shown!.target.querySelectorAll("button")].find((button) => button.textContent!.includes(name))!.click();
};

/** A browser that can receive notifications, and what it is subscribed with. */
function withPush(permission: NotificationPermission, allows = permission): { key: unknown } {
  const made = { endpoint: "https://push.example/1", toJSON: () => ({ keys: { p256dh: "p", auth: "a" } }), unsubscribe: async () => (now = null) };
  const used: { key: unknown } = { key: null };
  let now: typeof made | null = null;
  const pushManager = { getSubscription: async () => now, subscribe: async (wish: { applicationServerKey: string }) => ((used.key = wish.applicationServerKey), (now = made)) };
  const asking = { permission, requestPermission: async () => (asking.permission = allows) };
  vi.stubGlobal("Notification", asking);
  vi.stubGlobal("navigator", { ...navigator, serviceWorker: { getRegistration: async () => ({ pushManager }), ready: Promise.resolve({ pushManager }) } });
  return used;
}

test("whoever wants to be forgotten finds the id to send to the operator", async () => {
  show(Devices);
  await sees("your player ID: 1d");
});

test("nothing is offered that the server cannot send", async () => {
  server.notices = { ...server.notices, kinds: ["push"] };
  show(Tell);
  await sees("Quiet hours");
  expect(shown!.target.querySelector("input[type=email]")).toBeNull();
  shown!.away();
  server.notices = { ...server.notices, kinds: [] };
  show(Tell);
  await vi.waitFor(() => expect(read).toBe(2));
  expect(text().trim()).toBe("");
});

test("notifications are turned on with the server's key, in the page's language, and off again", async () => {
  const used = withPush("default", "granted");
  show(Tell);
  const box = await find<HTMLInputElement>("[data-push]");
  expect(box.checked).toBe(false);
  box.click();
  await vi.waitFor(() => expect(server.notices.channels).toEqual([{ kind: "push", target: "https://push.example/1", keys: { p256dh: "p", auth: "a" } }]));
  expect(used.key).toBe("VAPID");
  expect(server.notices.settings).toEqual({ language: "en", quiet: null, holiday: 7 });
  await vi.waitFor(() => (flushSync(), expect(box.checked).toBe(true)));
  expect(text()).not.toContain("other devices");
  box.click();
  await vi.waitFor(() => expect(server.notices.channels).toEqual([]));
});

test("a program of one's own is told, and knows by a key who sends", async () => {
  server.notices = { ...server.notices, hook_key: "K3Y" };
  show(Tell);
  const field = await find<HTMLInputElement>("[data-hook] input[type=url]");
  expect(text()).not.toContain("K3Y");
  field.value = "https://ada.example/moves";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.form!.requestSubmit();
  await vi.waitFor(() => expect(server.notices.channels).toEqual([{ kind: "hook", target: "https://ada.example/moves" }]));
  await sees("K3Y");
  expect(server.notices.settings.holiday).toBe(7);
  (await find<HTMLButtonElement>("[data-address=hook] button")).click();
  await vi.waitFor(() => expect(server.notices.channels).toEqual([]));
});

test("on holiday nothing is sent, to the end of its last day; one that is over is none", async () => {
  show(Tell);
  const box = await find<HTMLInputElement>("[data-holiday]");
  expect(box.checked).toBe(false);
  box.click();
  const day = await find<HTMLInputElement>("input[type=date]");
  expect(server.notices.settings.holiday).toBe(endOf(day.value));
  expect(day.min).toBe(dayOf(Date.now()));
  day.value = day.min;
  day.dispatchEvent(new Event("change", { bubbles: true }));
  await vi.waitFor(() => expect(server.notices.settings).toEqual({ language: "en", quiet: null, holiday: endOf(day.min) }));
  (await find("[data-holiday]")).click();
  await vi.waitFor(() => expect(server.notices.settings.holiday).toBeNull());
  expect(dayOf(endOf("2026-12-31") - 1)).toBe("2026-12-31");
  expect(dayOf(endOf("2026-12-31"))).toBe("2027-01-01");
});

test("a browser that cannot, and one that may not, say so", async () => {
  show(Tell);
  await sees("cannot receive notifications");
  shown!.away();
  withPush("default", "denied");
  show(Tell);
  (await find("[data-push]")).click();
  vi.stubGlobal("Notification", { permission: "denied", requestPermission: async () => "denied" });
  await sees("blocks notifications");
  expect(server.notices.channels).toEqual([]);
});

test("other devices' notifications can be turned off from here", async () => {
  server.notices.channels = [{ kind: "push", target: "https://push.example/9" }];
  withPush("granted");
  show(Tell);
  await press("other devices");
  await vi.waitFor(() => expect(server.notices.channels).toEqual([]));
});

test("an address is to be confirmed, and says so until it is", async () => {
  show(Tell);
  const input = await find<HTMLInputElement>("input[type=email]");
  input.value = "ann@example.org";
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.form!.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  await sees("Open the link");
  expect(text()).toContain("ann@example.org");
  server.notices = { ...server.notices, channels: [{ kind: "mail", target: "ann@example.org", confirmed: true }] };
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(text()).not.toContain("Open the link"));
  await press("Remove");
  await vi.waitFor(() => expect(text()).not.toContain("ann@example.org"));
});

test("quiet hours are those of this device's time zone", async () => {
  show(Tell);
  (await find("[data-quiet]")).click();
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  await vi.waitFor(() => expect(server.notices.settings.quiet).toEqual({ begin: 1320, end: 480, zone }));
  const begin = await find<HTMLInputElement>("input[type=time]");
  expect(begin.value).toBe("22:00");
  begin.value = "23:15";
  begin.dispatchEvent(new Event("change", { bubbles: true }));
  await vi.waitFor(() => expect(server.notices.settings).toEqual({ language: "en", quiet: { begin: 1395, end: 480, zone }, holiday: 7 }));
  expect([timeOf(5), minutesOf("00:05")]).toEqual(["00:05", 5]);
});

/** A browser with passkeys; `made` is what its owner agrees to. */
function withPasskeys(made: () => Promise<unknown>): void {
  vi.stubGlobal("PublicKeyCredential", { parseCreationOptionsFromJSON: (x: unknown) => x, parseRequestOptionsFromJSON: (x: unknown) => x });
  vi.stubGlobal("navigator", { ...navigator, credentials: { create: made, get: made } });
}
const key = { toJSON: () => ({ id: "key" }) };

test("a name is kept with a passkey, which can be removed", async () => {
  withPasskeys(async () => key);
  const changed = vi.fn();
  show(Passkeys, { changed });
  await press("Save this player");
  await sees("Made on");
  expect(asked.at(-1)).toEqual(["/api/me/passkeys", { credential: { id: "key" } }]);
  expect(changed).toHaveBeenCalledOnce();
  await press("Remove");
  await vi.waitFor(() => expect(text()).not.toContain("Made on"));
});

test("whoever thinks better of a passkey hears no complaint; a refusal is said", async () => {
  withPasskeys(async () => Promise.reject(new DOMException("no", "NotAllowedError")));
  show(Passkeys, { changed: () => undefined });
  await press("Sign in with a passkey");
  await vi.waitFor(() => (flushSync(), expect(shown!.target.querySelector("[data-sign-in]:not([disabled])")).not.toBeNull()));
  expect(shown!.target.querySelector("[role=alert]")).toBeNull();
  withPasskeys(async () => Promise.reject(new Error("broken")));
  await press("Sign in with a passkey");
  await sees("Broken");
});

test("a passkey brings its player back", async () => {
  withPasskeys(async () => key);
  const gone = vi.spyOn(location, "assign").mockReturnValue();
  show(Passkeys, { changed: () => undefined });
  await press("Sign in with a passkey");
  await vi.waitFor(() => expect(gone).toHaveBeenCalledWith("/"));
  expect(asked.at(-1)).toEqual(["/api/sign-in", { credential: { id: "key" } }]);
  gone.mockRestore();
});

test("passkeys are shown only where the server has a name, and a browser without them says so", async () => {
  show(Passkeys, { changed: () => undefined });
  await sees("does not support passkeys");
  shown!.away();
  server.passkeys = { able: false, passkeys: [] };
  show(Passkeys, { changed: () => undefined });
  await vi.waitFor(() => expect(read).toBe(2));
  expect(text().trim()).toBe("");
});

test("devices have names, and another one is signed out at once, this one after a question", async () => {
  const gone = vi.spyOn(location, "assign").mockReturnValue();
  show(Devices);
  await sees("Chrome, Windows this device");
  await sees("Safari, iPhone since");
  const [here, other] = [...shown!.target.querySelectorAll<HTMLElement>("[data-device] button")];
  other!.click();
  await vi.waitFor(() => expect(text()).not.toContain("iPhone"));
  expect([asked.at(-1), gone.mock.calls]).toEqual([["/api/me/devices/sign-out", { id: "b" }], []]);
  here!.click();
  await sees("Sign out here for good?");
  expect(asked).toHaveLength(1);
  here!.click();
  await vi.waitFor(() => expect(gone).toHaveBeenCalledWith("/"));
  expect(deviceName("curl/8")).toBe("");
  gone.mockRestore();
});
