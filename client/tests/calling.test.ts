import { afterEach, expect, test, vi } from "vitest";
import { call } from "../src/stage/calling";
import { stage } from "../src/stage/stage.svelte";

const shown: string[] = [];

class Notice {
  static permission = "default";
  static requestPermission = async () => (Notice.permission = "granted");
  constructor(title: string) {
    shown.push(title);
  }
}

afterEach(() => vi.unstubAllGlobals());

test("a notification is shown where it was wished and allowed, and the page is out of sight", async () => {
  vi.stubGlobal("Notification", Notice);
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  call("one", "your turn");
  expect([stage.notify, Notice.permission]).toEqual([false, "default"]); // nobody is asked by itself
  await stage.tell(true);
  hidden.mockReturnValue(false);
  call("two", "your turn");
  hidden.mockReturnValue(true);
  call("three", "your turn");
  await vi.waitFor(() => expect(shown).toEqual(["three"]));
  await stage.tell(false);
  call("four", "your turn");
  await Promise.resolve();
  expect(shown).toEqual(["three"]);
});
