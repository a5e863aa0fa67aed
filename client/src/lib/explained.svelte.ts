/** The card that somebody wants explained; the table shows it. */
class Explained {
  card = $state<string | null>(null);
  at = $state.raw<Element | null>(null); // where it lies
  passing = $state(false); // only while the pointer rests on it

  show(card: string | null, at: Element, passing = false): void {
    this.at = at;
    this.passing = passing;
    this.card = card;
  }

  hide(): void {
    this.card = null;
    this.passing = false;
  }
}

export const explained = new Explained();
