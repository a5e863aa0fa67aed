/** How wide words are, so that they fit where they must. */
const SIZE = 100; // pixels
const known = new Map<string, number>();
let pen: CanvasRenderingContext2D | null = null;

/** The width of the longest word of a text, in units of its letters' size. */
export function longest(text: string, whole = false): number {
  return Math.max(...(whole ? [text] : text.split(/\s+/)).map(wide));
}

function wide(word: string): number {
  const found = known.get(word) ?? measured(word);
  known.set(word, found);
  return found;
}

function measured(word: string): number {
  pen ??= document.createElement("canvas").getContext("2d")!;
  pen.font = `${SIZE}px ${getComputedStyle(document.documentElement).fontFamily}`;
  return pen.measureText(word).width / SIZE;
}
