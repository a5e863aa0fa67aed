/** The card that somebody wants explained; the table shows it. */
class Explained {
  card = $state<string | null>(null);
  at = $state.raw<Element | null>(null); // where it lies
  passing = $state(false); // only while the pointer rests on it
  told = $state(""); // how the reader came to see it; until a touch or a key

  show(card: string | null, at: Element | null, passing = false, told = ""): void {
    this.at = at;
    this.passing = passing;
    this.told = told;
    this.card = card;
  }

  hide(): void {
    this.card = null;
    this.passing = false;
    this.told = "";
  }
}

export const explained = new Explained();
