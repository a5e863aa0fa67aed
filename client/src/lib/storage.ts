/** What this page notes for another day lies in the browser's storage; where that is closed or full, in memory until the page is. */
const PROBE = "camarilla.probe";

class Memory implements Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  #items = new Map<string, string>();

  getItem = (key: string): string | null => this.#items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#items.set(key, value);
  removeItem = (key: string): void => void this.#items.delete(key);
}

try {
  localStorage.setItem(PROBE, "");
  localStorage.removeItem(PROBE);
} catch {
  Object.defineProperty(globalThis, "localStorage", { value: new Memory(), configurable: true });
}
