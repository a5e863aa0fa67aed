/** Emblems of the cards: our own drawings, one path in a square of 24. */
export default {
  lord: "M3 18 4 7l5 5 3-8 3 8 5-5 1 11zM3 20h18v2H3z",
  archer: "M5 2c12 2 15 12 15 17l-2 1C18 10 13 5 4 4zM3 19 17 5l2-3-1 5L5 21l-3 1z",
  heir: "M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM4 22c0-6 3-9 8-9s8 3 8 9zM8 1l2 3 2-3 2 3 2-3v4H8z",
  shapeshifter: "M3 6c6 2 12 2 18 0v6c0 5-4 9-9 10-5-1-9-5-9-10zm3 5c1 2 4 2 5 0zm7 0c1 2 4 2 5 0z",
  soldier: "M12 1c5 0 8 3 8 8v7l-4 6v-8h-3V7h-2v7H8v8l-4-6V9c0-5 3-8 8-8z",
  spy: "M1 12c5-8 17-8 22 0-5 8-17 8-22 0zm11-4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0 2.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z",
  conspiracy:
    "M7 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm10 0a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM1 21c0-5 2-8 6-8 2 0 4 1 5 3 1-2 3-3 5-3 4 0 6 3 6 8z",
  ambush: "M2 20 6 8l3 6 3-11 3 11 3-6 4 12z",
  decree: "M5 3h13a3 3 0 0 1 0 6h-1v9a3 3 0 0 1-3 3H3a3 3 0 0 0 2-3zm4 5h5v2H9zm0 4h5v2H9z",
  assassination: "M12 1l3 5-1 9h4v2h-4v2a2 2 0 1 1-4 0v-2H6v-2h4L9 6z",
};
