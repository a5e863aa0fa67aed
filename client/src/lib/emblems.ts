/** Emblems of the cards: our own drawings, one path in a square of 24. */
const crown = "M3 18 4 7l5 5 3-8 3 8 5-5 1 11zM3 20h18v2H3z";
const sword = "M11 2h2v12h4v2h-4v5h-2v-5H7v-2h4z";
const mask = "M3 6c6 2 12 2 18 0v6c0 5-4 9-9 10-5-1-9-5-9-10zm3 5c1 2 4 2 5 0zm7 0c1 2 4 2 5 0z";
const eye = "M1 12c5-8 17-8 22 0-5 8-17 8-22 0zm11-4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0 2.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z";
const dagger = "M12 1l3 5-1 9h4v2h-4v2a2 2 0 1 1-4 0v-2H6v-2h4L9 6z";
const scroll = "M5 3h13a3 3 0 0 1 0 6h-1v9a3 3 0 0 1-3 3H3a3 3 0 0 0 2-3zm4 5h5v2H9zm0 4h5v2H9z";
const flask = "M9 2h6v2h-1v5l6 11a1.5 1.5 0 0 1-1 2H5a1.5 1.5 0 0 1-1-2l6-11V4H9zm1 10-2 4h8l-2-4z";
const scales = "M11 2h2v2l8 2-3 8h-1l-3-7-1-.3V19h5v2H6v-2h5V6.7L10 7l-3 7H6L3 6l8-2zM2 14h8a4 4 0 0 1-8 0zm12 0h8a4 4 0 0 1-8 0z";
const lute = "M18 2l4 4-2 2-1-1-4 4c2 4 0 8-4 10-4 1.5-8-2.5-7-7 1-4 5-6 9-4l4-4-1-1zM9 13a2 2 0 1 0 0 4 2 2 0 0 0 0-4z";
const coin = "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm-1 2h2v2h2v2h-4v1h4v5h-2v1h-2v-1H9v-2h4v-1H9V9h2z";

export const emblems: Record<string, string> = {
  // Oriflamme
  lord: crown,
  archer: "M5 2c12 2 15 12 15 17l-2 1C18 10 13 5 4 4zM3 19 17 5l2-3-1 5L5 21l-3 1z",
  heir: "M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM4 22c0-6 3-9 8-9s8 3 8 9zM8 1l2 3 2-3 2 3 2-3v4H8z",
  shapeshifter: mask,
  soldier: "M12 1c5 0 8 3 8 8v7l-4 6v-8h-3V7h-2v7H8v8l-4-6V9c0-5 3-8 8-8z",
  spy: eye,
  conspiracy: "M7 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm10 0a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM1 21c0-5 2-8 6-8 2 0 4 1 5 3 1-2 3-3 5-3 4 0 6 3 6 8z",
  ambush: "M2 20 6 8l3 6 3-11 3 11 3-6 4 12z",
  decree: scroll,
  assassination: dagger,
  // Ablaze
  prince: "M4 17 5 8l4 4 3-7 3 7 4-4 1 9zM4 19h16v2H4zM12 1l1 2h-2z",
  queen: "M2 8l5 5 5-9 5 9 5-5-3 12H5zM5 21h14v2H5z",
  cutthroat: "M4 2c10 1 16 8 17 15l-7-3-2 2 5 5-2 2-5-5-2 2-3-1 3-3C5 13 4 8 4 2z",
  apothecary: flask,
  felon: "M7 2h10v7a5 5 0 0 1-10 0zm1 12h8l4 8H4zM9 6h2v2H9zm4 0h2v2h-2z",
  schemer: "M12 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM4 14a3 3 0 1 1 0 6 3 3 0 0 1 0-6zm16 0a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM11 8h2l5 7-2 1-4-6-4 6-2-1zM7 16h10v2H7z",
  substitution: "M3 8h12V4l7 6-7 6v-4H3zm18 10H9v-3l-7 5 7 4v-3h12z",
  plan: "M3 4h18v16H3zm2 2v12h14V6zm2 9 3-4 3 2 4-5 1 1-5 6-3-2-2 3z",
  trap: "M2 12 5 5l2 5 3-6 2 6 2-6 3 6 2-5 3 7zm0 1h20l-3 7-2-4-3 5-2-5-2 5-3-5-2 4z",
  bribery: coin,
  twin: "M8 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6zm8 0a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM2 21c0-7 2-11 6-11s5 4 4 11zm11 0c1-6 0-9-1-10 5-3 10 1 10 10z",
  // Behind the Throne
  general: "M12 1l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z",
  prophet: "M12 2c6 4 9 7 9 10s-3 6-9 10C6 18 3 15 3 12s3-6 9-10zm0 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  jester: "M12 9 6 2C3 5 2 9 3 14l4-3 2 4 3-5 3 5 2-4 4 3c1-5 0-9-3-12zM4 17h16v4H4z",
  assassin: dagger,
  judge: scales,
  minstrel: lute,
  alchemist: flask,
  king: crown,
  end: "M5 2h14v3l-5 7 5 7v3H5v-3l5-7-5-7zm3 3 4 5 4-5z",
  // Intrigues
  killer: sword,
  beggar: "M3 12h18a9 9 0 0 1-18 0zm6-9 2 7H9zm6 1-1 6h-2z",
  barman: "M5 3h11v4h2a4 4 0 0 1 0 9h-2v5H5zm11 6v5h2a2 2 0 0 0 0-5z",
  governor: "M12 2 22 8v2H2V8zM4 11h3v8H4zm6.5 0h3v8h-3zm6.5 0h3v8h-3zM2 20h20v2H2z",
  detective: "M10 2a8 8 0 0 1 6.5 12.7L22 20l-2 2-5.5-5.5A8 8 0 1 1 10 2zm0 3a5 5 0 1 0 0 10 5 5 0 0 0 0-10z",
  coachman: "M7 14a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm11 0a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM3 4h12l3 6h3v3H3zm3 3v3h8l-1-3z",
};

export const back = "M12 3 15 9l6 3-6 3-3 6-3-6-6-3 6-3z"; // a card that is not known

/** The numbers printed on the cards of Behind the Throne (THR-1). */
export const printed: Record<string, number> = {
  general: 1, prophet: 2, jester: 3, assassin: 4, judge: 5, minstrel: 6, alchemist: 7, queen: 8, king: 9,
};
