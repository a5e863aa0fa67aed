/** How the line of each seat is drawn on parchment: its colour, and the dashes that tell it from the others without. */
export const LINES = [
  { stroke: "#a31a31" },
  { stroke: "#1d4f9f", "stroke-dasharray": "9 5" },
  { stroke: "#0d6a4c", "stroke-dasharray": "2 6" },
  { stroke: "#75419c", "stroke-dasharray": "14 5 2 5" },
  { stroke: "#8a5a06", "stroke-dasharray": "5 5" },
];
