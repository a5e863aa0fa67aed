/** Emblems of the cards: our own drawings, one path in a square of 24. */
export default {
  general: "M12 1l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z",
  prophet: "M12 2c6 4 9 7 9 10s-3 6-9 10C6 18 3 15 3 12s3-6 9-10zm0 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  jester: "M12 9 6 2C3 5 2 9 3 14l4-3 2 4 3-5 3 5 2-4 4 3c1-5 0-9-3-12zM4 17h16v4H4z",
  assassin: "M12 1l3 5-1 9h4v2h-4v2a2 2 0 1 1-4 0v-2H6v-2h4L9 6z",
  judge:
    "M11 2h2v2l8 2-3 8h-1l-3-7-1-.3V19h5v2H6v-2h5V6.7L10 7l-3 7H6L3 6l8-2zM2 14h8a4 4 0 0 1-8 0zm12 0h8a4 4 0 0 1-8 0z",
  minstrel: "M18 2l4 4-2 2-1-1-4 4c2 4 0 8-4 10-4 1.5-8-2.5-7-7 1-4 5-6 9-4l4-4-1-1zM9 13a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  alchemist: "M9 2h6v2h-1v5l6 11a1.5 1.5 0 0 1-1 2H5a1.5 1.5 0 0 1-1-2l6-11V4H9zm1 10-2 4h8l-2-4z",
  queen: "M2 8l5 5 5-9 5 9 5-5-3 12H5zM5 21h14v2H5z",
  king: "M3 18 4 7l5 5 3-8 3 8 5-5 1 11zM3 20h18v2H3z",
  end: "M5 2h14v3l-5 7 5 7v3H5v-3l5-7-5-7zm3 3 4 5 4-5z",
};
