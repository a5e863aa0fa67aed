/** The drawings: what a game tells of its cards, and how they come into the document. */
import kit from "./art/kit.svg?raw";

/** The shape of a window is grammar: who stays, what is spent, whose game it is. */
export type Opening = "lancet" | "rose" | "ogee" | "round" | "deco";
export type Glass =
  "ruby" | "sapphire" | "emerald" | "amethyst" | "amber" | "indigo" | "teal" | "olive" | "copper" | "rose" | "smoke";

export interface Drawing {
  opening: Opening;
  glass?: Glass; // of a card that belongs to nobody
  face?: string; // the part that small pictures show, where it is not the usual one
}

export interface Art {
  game: string;
  sprite: string; // the drawings, each a group named GAME-CARD
  cards: Record<string, Drawing>;
  back?: Glass; // of a deck that is common; else each family has its own
}

const hung = new Set<string>();

/** Put drawings into the document, once. */
export function hang(name: string, sprite: string): void {
  if (hung.has(name)) return;
  hung.add(name);
  const holder = document.createElement("div");
  holder.className = "sprite";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = sprite;
  document.body.prepend(holder);
}

/** Put the drawings of a game, and those that all games share, into the document. */
export function hangArt(art?: Art): void {
  hang("kit", kit);
  if (art) hang(art.game, art.sprite);
}

const loaders = import.meta.glob<{ art: Art }>("../games/*/art/index.ts");

/** The drawings of a game, fetched with it. */
export async function artOf(game: string): Promise<Art> {
  return (await loaders[`../games/${game}/art/index.ts`]!()).art;
}

/** Has this game a great window? Every game that is drawn has one. */
export function hasWindow(game: string): boolean {
  return `../games/${game}/art/index.ts` in loaders;
}

/** Put the great window of a game into the document. */
export async function hangWindow(game: string): Promise<void> {
  hangArt();
  const { windows } = await import("../games/windows");
  hang(`${game}-window`, windows[`./${game}/art/window.svg`]!);
}

/** The class that gives a drawing its glass: the family's, else the card's own. */
export function glassOf(art: Art, card: string | null, family: number | null): string {
  if (family !== null) return `glass-${family}`;
  return `glass-${(card === null ? art.back : art.cards[card]?.glass) ?? "smoke"}`;
}

/** The part of a drawing that a small picture shows. */
export function faceOf(drawing: Drawing, width: number, height: number): string {
  if (drawing.face) return drawing.face;
  const middle = drawing.opening === "rose" ? 70 : 58;
  const side = drawing.opening === "rose" ? 92 : 68;
  const tall = Math.min((side * height) / width, 2 * middle);
  return `${60 - side / 2} ${middle - tall / 2} ${side} ${tall}`;
}
