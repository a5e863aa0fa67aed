/** How a card's name fits its strip: in one line, or, where it is long and has words, in two. */
export interface Fit {
  lines: 1 | 2;
  letters: number; // of the longest line's longest word: the size of type follows from it
}

const LONG = 11; // letters that one line holds well

export function fit(name: string): Fit {
  const words = name.split(/\s+/);
  if (words.length === 1 || name.length <= LONG) return { lines: 1, letters: name.length };
  return { lines: 2, letters: Math.max(...words.map((word) => word.length)) };
}
