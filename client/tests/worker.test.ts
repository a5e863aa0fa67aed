/** The page's worker: shows what it is sent, and leads to the table. */
import { expect, test, vi } from "vitest";
import source from "../public/worker.js?raw";

type Heard = Record<string, (event: object) => void>;

/** The worker with these windows open; what it shows, focuses and opens. */
function start(windows: string[]): { heard: Heard; done: unknown[] } {
  const heard: Heard = {};
  const done: unknown[] = [];
  const clients = { matchAll: async () => windows.map((url) => ({ url, focus: () => done.push(["focus", url]) })), openWindow: (path: string) => done.push(["open", path]) };
  const registration = { showNotification: async (...shown: unknown[]) => done.push(shown) };
  new Function("self", source)({ location: new URL("https://club.example/worker.js"), addEventListener: (name: string, hear: Heard[string]) => (heard[name] = hear), clients, registration });
  return { heard, done };
}
const click = { waitUntil: () => undefined, notification: { close: () => undefined, data: { url: "https://club.example/table/t1" } } };

test("a notice is shown as it was sent", () => {
  const { heard, done } = start([]);
  heard.push!({ waitUntil: () => undefined, data: { json: () => ({ title: "Your move", body: "12 h", url: "https://club.example/table/t1", tag: "t1" }) } });
  expect(done).toEqual([["Your move", { body: "12 h", tag: "t1", icon: "/icon-192.png", data: { url: "https://club.example/table/t1" } }]]);
});

test("a tap goes to the table where it is open, and opens it elsewhere", async () => {
  const there = start(["https://club.example/", "https://club.example/table/t1#x"]);
  there.heard.notificationclick!(click);
  await vi.waitFor(() => expect(there.done).toEqual([["focus", "https://club.example/table/t1#x"]]));
  const elsewhere = start(["https://club.example/table/t2"]);
  elsewhere.heard.notificationclick!(click);
  await vi.waitFor(() => expect(elsewhere.done).toEqual([["open", "/table/t1"]])); // here, whatever the link's host
});
