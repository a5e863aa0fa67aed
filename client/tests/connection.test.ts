import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PROTOCOL } from "$wire";
import { refusal } from "../src/lib/api";
import { Connection } from "../src/lib/connection.svelte";
import { offline } from "../src/lib/offline.svelte";
import { say } from "../src/lib/words.svelte";

/** A line that says what it is told to. */
class Line {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  static made: Line[] = [];
  readyState = 1;
  sent: { id: string; type: string }[] = [];
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;
  constructor(readonly address: string) {
    Line.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: string; type: string });
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
const welcome = { type: "welcome", protocol: PROTOCOL, n: 1, at: 0, seat: 0, mine: [0], tag: "t", table: null, game: null, told: [], said: [], heard: 0, muted: [] };
let connection: Connection;
const line = (): Line => Line.made.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.made = [];
  connection = new Connection("x");
  line().say(welcome);
});
afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("an answer that does not come is seen to be missing, and then the line is opened anew", async () => {
  const done = connection.send({ type: "play", asked_in: 1, code: 0 });
  expect([connection.waiting, connection.sending, connection.late]).toEqual([1, false, false]);
  vi.advanceTimersByTime(400);
  expect([connection.sending, connection.late]).toEqual([true, false]);
  vi.advanceTimersByTime(3700);
  expect([connection.late, connection.status]).toEqual([true, "open"]);
  vi.advanceTimersByTime(6000);
  expect([connection.status, connection.late, connection.waiting]).toEqual(["lost", false, 1]);
  vi.advanceTimersByTime(10);
  line().say({ type: "resumed" });
  expect([Line.made.length, connection.status]).toEqual([2, "open"]);
  const [sent] = line().sent;
  expect(sent).toEqual(Line.made[0]!.sent[0]); // the same move under the same number
  line().say({ type: "done", re: sent!.id });
  expect([await done, connection.waiting]).toEqual([true, 0]);
});

test("a move that was heard before the line was lost is not an error when it is sent again", async () => {
  const done = connection.send({ type: "play", asked_in: 1, code: 0 });
  dispatchEvent(new Event("offline"));
  vi.advanceTimersByTime(600);
  line().say(welcome);
  line().say({ type: "refused", re: line().sent[0]!.id, error: "stale", details: {} });
  expect([await done, connection.error]).toEqual([true, null]);
});

test("whatever is no move is not done twice", async () => {
  const done = connection.send({ type: "say", text: "hello" });
  dispatchEvent(new Event("offline"));
  expect(await done).toBe(false);
  vi.advanceTimersByTime(600);
  line().say(welcome);
  expect(line().sent).toEqual([]);
});

test("an answer that comes is no longer waited for", async () => {
  const done = connection.send({ type: "play", asked_in: 1, code: 0 });
  line().say({ type: "done", re: line().sent[0]!.id });
  vi.advanceTimersByTime(12_000);
  expect([await done, connection.waiting, connection.sending, connection.late, connection.status]).toEqual([true, 0, false, false, "open"]);
});

test("without a network the line is lost at once, and comes back with it", () => {
  dispatchEvent(new Event("offline"));
  expect(connection.status).toBe("lost");
  dispatchEvent(new Event("online"));
  expect(Line.made).toHaveLength(2);
});

test("a dead line that says nothing is asked, and found out", () => {
  vi.advanceTimersByTime(20_100);
  expect([line().sent.at(-1)?.type, connection.sending]).toEqual(["ping", false]);
  vi.advanceTimersByTime(4_100);
  expect(connection.late).toBe(true);
  vi.advanceTimersByTime(6_000);
  expect(connection.status).toBe("lost");
});

test("a hint may take its time, and is answered apart from moves", async () => {
  const hint = connection.hint(1, 3);
  expect([line().sent.at(-1), connection.waiting]).toEqual([{ type: "hint", asked_in: 1, code: 3, id: line().sent.at(-1)!.id }, 0]);
  vi.advanceTimersByTime(12_000);
  expect([connection.late, connection.status]).toEqual([false, "open"]);
  line().say({ type: "hinted", re: line().sent.at(-1)!.id, asked_in: 1, moves: [], reason: "even" });
  expect((await hint)?.reason).toBe("even");
});

test("a hint that is refused, or lost with the line, is none", async () => {
  const refused = connection.hint(1);
  line().say({ type: "refused", re: line().sent.at(-1)!.id, error: "flood", details: {} });
  const lost = connection.hint(1);
  dispatchEvent(new Event("offline"));
  expect([await refused, await lost]).toEqual([null, null]);
  await refusal("flood", {}); // as long as it takes to say so
  expect(connection.error, "the coach asks by itself: nobody else need know").toBeNull();
});

test("a server that has no room says so while it is tried again, and no longer when it has", async () => {
  line().onclose?.({ code: 4429, reason: "sockets" });
  await vi.waitFor(() => expect([connection.status, connection.error]).toEqual(["lost", expect.stringMatching(/too many pages/)]));
  vi.advanceTimersByTime(10);
  vi.advanceTimersByTime(600);
  line().say(welcome);
  expect([connection.status, connection.error]).toEqual(["open", null]);
});

test("a window that gave way to a newer one says so, and does not push that one out", async () => {
  line().onclose?.({ code: 4403, reason: "windows" });
  await vi.waitFor(() => expect([connection.status, connection.reason]).toEqual(["closed", expect.stringMatching(/too many windows/)]));
  vi.advanceTimersByTime(60_000);
  expect([Line.made.length, connection.invited]).toEqual([1, true]);
});

test("a server that starts anew needs no word but that the line is lost", () => {
  line().onclose?.({ code: 1012, reason: "restart" });
  expect([connection.status, connection.error]).toEqual(["lost", null]);
});

test("a line of chat is heard once, also by whoever comes back", async () => {
  const hello = { at: 0, tag: "u", name: "Bob", seat: 1, text: "hello" };
  const done = connection.send({ type: "say", text: "hi" });
  line().say({ type: "said", number: 1, line: { ...hello, tag: "t", text: "hi" }, re: line().sent[0]!.id });
  expect(await done).toBe(true);
  line().say({ type: "said", number: 3, line: hello });
  dispatchEvent(new Event("offline"));
  vi.advanceTimersByTime(600);
  expect(line().address).toContain("last=1&heard=3");
  line().say({ type: "resumed", n: 1 });
  expect(connection.said.map((one) => one.text)).toEqual(["hi", "hello"]);
});

test("a server that speaks otherwise than the page is told", () => {
  line().say({ ...welcome, protocol: PROTOCOL + 1 });
  expect([offline.stale, connection.error]).toEqual([true, say("stale")]);
  offline.stale = false;
});
