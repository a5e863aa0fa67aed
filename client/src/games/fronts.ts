/** How a game shows itself on the first page: `games/<id>/front.ts`. */
export interface Front {
  minutes?: number; // how long it usually takes
  follows?: boolean; // on another game: how to play it begins with what is new
  colours: [string, string]; // of its button, lit and shaded
}

const fronts = import.meta.glob<Front>("./*/front.ts", { import: "default", eager: true });

export function front(game: string): Front {
  return fronts[`./${game}/front.ts`] ?? { colours: ["#7a5a2a", "#4a3413"] };
}
