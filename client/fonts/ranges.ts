/** The letters of a text as a `unicode-range`: neighbours together. */
export function ranges(text: string): string {
  const codes = [...new Set(text)].map((letter) => letter.codePointAt(0)!).sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(", ");
}

function hex(code: number): string {
  return code.toString(16).toUpperCase().padStart(4, "0");
}
