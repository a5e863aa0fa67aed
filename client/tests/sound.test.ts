import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Sound } from "../src/kit/sound.svelte";
import { CUES } from "../src/kit/synth";

const kept = new Map<string, string>();
let started = 0;
let suspended = 0;

/** A context in which every node and parameter takes whatever it is told, and counts what starts and how often it sleeps. */
function context(): AudioContext {
  const node: unknown = new Proxy(function () {}, {
    get: (_, name) => (name === "sampleRate" ? 100 : name === "currentTime" ? 0 : name === "state" ? "running" : name === "getChannelData" ? () => new Float32Array(100) : name === "start" ? () => started++ : name === "suspend" ? () => suspended++ : node),
    set: () => true,
    apply: () => node,
  });
  return node as AudioContext;
}

beforeEach(() => {
  kept.clear();
  started = suspended = 0;
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  vi.stubGlobal("AudioContext", function () { return context(); });
});
afterEach(() => vi.unstubAllGlobals());

function awake(): Sound {
  const sound = new Sound();
  const page = new EventTarget();
  sound.listen(page);
  page.dispatchEvent(new Event("keydown"));
  return sound;
}

describe("sound", () => {
  test("is silent until the first gesture", () => {
    const sound = new Sound();
    const page = new EventTarget();
    sound.listen(page);
    sound.play("coin");
    expect(started).toBe(0);
    page.dispatchEvent(new Event("pointerdown"));
    sound.play("coin");
    expect(started).toBeGreaterThan(0);
  });

  test.each(CUES)("%s can be heard", (cue) => {
    awake().play(cue, 2);
    expect(started).toBeGreaterThan(0);
  });

  test("lets the device sleep when the last cue has died away", () => {
    vi.useFakeTimers();
    const sound = awake();
    sound.play("turn");
    vi.advanceTimersByTime(7000);
    sound.play("coin");
    vi.advanceTimersByTime(7000);
    expect(suspended).toBe(0);
    vi.advanceTimersByTime(2000);
    expect(suspended).toBe(1);
    vi.useRealTimers();
  });

  test("is silent when muted, or turned down to nothing", () => {
    const sound = awake();
    sound.muted = true;
    sound.play("turn");
    sound.muted = false;
    sound.volume = 0;
    sound.play("turn");
    expect(started).toBe(0);
  });

  test("remembers volume and mute, and keeps the volume within its bounds", () => {
    const sound = new Sound();
    sound.volume = 3;
    sound.muted = true;
    sound.buzzing = false;
    const next = new Sound();
    expect([next.volume, next.muted, next.buzzing]).toEqual([1, true, false]);
  });

  test("starts with the usual wishes where what was kept makes no sense", () => {
    kept.set("camarilla.sound", "{");
    expect(new Sound().volume).toBe(0.7);
    kept.set("camarilla.sound", '{"volume": "loud"}');
    expect([new Sound().volume, new Sound().muted]).toEqual([0.7, false]);
  });

  test("shakes a phone after the first gesture, unless that is not wished", () => {
    const vibrate = vi.fn();
    vi.stubGlobal("navigator", { vibrate });
    new Sound().buzz();
    expect(vibrate).not.toHaveBeenCalled();
    const sound = awake();
    sound.buzz([20, 40, 20]);
    sound.buzzing = false;
    sound.buzz();
    expect(vibrate.mock.calls).toEqual([[[20, 40, 20]]]);
  });
});
