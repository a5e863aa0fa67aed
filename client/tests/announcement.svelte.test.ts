import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Announcement from "../src/parts/Announcement.svelte";

test("what the operator says is shown until it is read, and again when it is something else", () => {
  const target = document.createElement("div");
  const props = $state({ text: "" });
  const mounted = mount(Announcement, { target, props });
  const shown = () => (flushSync(), target.querySelector("[data-announcement]")?.textContent ?? "");
  expect(shown()).toBe("");
  props.text = "Back at noon";
  expect(shown()).toContain("Back at noon");
  target.querySelector("button")!.click();
  expect(shown()).toBe("");
  props.text = "Back at one";
  expect(shown()).toContain("Back at one");
  void unmount(mounted);
});
