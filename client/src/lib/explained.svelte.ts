/** The card that somebody wants explained; the table shows it. */
class Explained {
  card = $state<string | null>(null);
}

export const explained = new Explained();
