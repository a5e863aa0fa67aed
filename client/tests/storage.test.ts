/** What the page notes, where the browser lets it and where not; and whom it asks for again. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

test("a browser that keeps nothing keeps it while the page is open", async () => {
  const closed = { setItem: () => { throw new DOMException("closed", "SecurityError"); } };
  vi.stubGlobal("localStorage", closed);
  await import("../src/lib/storage");
  localStorage.setItem("a", "b");
  expect([localStorage.getItem("a"), localStorage.getItem("c")]).toEqual(["b", null]);
  localStorage.removeItem("a");
  expect(localStorage.getItem("a")).toBe(null);
});

test("one that keeps things is left as it is", async () => {
  const before = localStorage;
  await import("../src/lib/storage");
  expect(localStorage).toBe(before);
});

test("a server that did not answer is asked again who we are", async () => {
  const fetch = vi.fn().mockRejectedValueOnce(new TypeError("no connection")).mockResolvedValueOnce(Response.json({ name: "Anna" }));
  vi.stubGlobal("fetch", fetch);
  const { guest } = await import("../src/lib/guest.svelte");
  await expect(guest.meet()).rejects.toThrow();
  await guest.meet();
  expect(guest.name).toBe("Anna");
});
