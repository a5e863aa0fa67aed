/** Keys for a list whose items have no names: an item keeps its key while the list around it changes. */
export class Keys {
  #items: string[] = [];
  #keys: number[] = [];
  #next = 0;

  /** The keys of the new list; what is found in the old one, in the same order, keeps its key. */
  follow(items: string[]): number[] {
    const kept = common(this.#items, items);
    this.#keys = items.map((_, i) => (kept[i] === null ? this.#next++ : this.#keys[kept[i]!]!));
    this.#items = items;
    return this.#keys;
  }
}

/** For each new item the old one it is, by a longest common subsequence. */
export function common(old: string[], now: string[]): (number | null)[] {
  const best = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      best[i]![j] = old[i] === now[j] ? best[i + 1]![j + 1]! + 1 : Math.max(best[i + 1]![j]!, best[i]![j + 1]!);
  const found = new Array<number | null>(now.length).fill(null);
  for (let i = 0, j = 0; i < old.length && j < now.length;) {
    if (old[i] === now[j]) found[j++] = i++;
    else if (best[i + 1]![j]! >= best[i]![j + 1]!) i++;
    else j++;
  }
  return found;
}
