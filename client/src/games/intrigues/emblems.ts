/** Emblems of the cards: our own drawings, one path in a square of 24. */
export default {
  spy: "M1 12c5-8 17-8 22 0-5 8-17 8-22 0zm11-4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0 2.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z",
  killer: "M11 2h2v12h4v2h-4v5h-2v-5H7v-2h4z",
  beggar: "M3 12h18a9 9 0 0 1-18 0zm6-9 2 7H9zm6 1-1 6h-2z",
  barman: "M5 3h11v4h2a4 4 0 0 1 0 9h-2v5H5zm11 6v5h2a2 2 0 0 0 0-5z",
  governor: "M12 2 22 8v2H2V8zM4 11h3v8H4zm6.5 0h3v8h-3zm6.5 0h3v8h-3zM2 20h20v2H2z",
  detective: "M10 2a8 8 0 0 1 6.5 12.7L22 20l-2 2-5.5-5.5A8 8 0 1 1 10 2zm0 3a5 5 0 1 0 0 10 5 5 0 0 0 0-10z",
  coachman:
    "M3 3h11q2 0 2 2v3q0 5-5 5H8Q3 13 3 8zM5.5 5v4H9V5zm5 0v4h3V5zM17.5 6H21v2h-1.7v5h-1.8zm-6 9H15v1.6h-3.5zM6.5 13a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 1.8a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zm0 1.6a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2zm12-2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6zm0 1.7a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2zm0 1.2a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8z",
};
