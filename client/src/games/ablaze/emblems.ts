/** Emblems of the cards: our own drawings, one path in a square of 24. */
export default {
  prince: "M4 17 5 8l4 4 3-7 3 7 4-4 1 9zM4 19h16v2H4zM12 1l1 2h-2z",
  queen: "M2 8l5 5 5-9 5 9 5-5-3 12H5zM5 21h14v2H5z",
  cutthroat: "M4 2c10 1 16 8 17 15l-7-3-2 2 5 5-2 2-5-5-2 2-3-1 3-3C5 13 4 8 4 2z",
  apothecary: "M9 2h6v2h-1v5l6 11a1.5 1.5 0 0 1-1 2H5a1.5 1.5 0 0 1-1-2l6-11V4H9zm1 10-2 4h8l-2-4z",
  felon: "M7 2h10v7a5 5 0 0 1-10 0zm1 12h8l4 8H4zM9 6h2v2H9zm4 0h2v2h-2z",
  schemer:
    "M12 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM4 14a3 3 0 1 1 0 6 3 3 0 0 1 0-6zm16 0a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM11 8h2l5 7-2 1-4-6-4 6-2-1zM7 16h10v2H7z",
  substitution: "M3 8h12V4l7 6-7 6v-4H3zm18 10H9v-3l-7 5 7 4v-3h12z",
  plan: "M3 4h18v16H3zm2 2v12h14V6zm2 9 3-4 3 2 4-5 1 1-5 6-3-2-2 3z",
  trap: "M2 12 5 5l2 5 3-6 2 6 2-6 3 6 2-5 3 7zm0 1h20l-3 7-2-4-3 5-2-5-2 5-3-5-2 4z",
  bribery:
    "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm-1 2h2v2h2v2h-4v1h4v5h-2v1h-2v-1H9v-2h4v-1H9V9h2z",
  twin: "M8 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6zm8 0a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM2 21c0-7 2-11 6-11s5 4 4 11zm11 0c1-6 0-9-1-10 5-3 10 1 10 10z",
};
