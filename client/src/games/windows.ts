/** The great windows of all games: one file, for the first page shows them together. */
export const windows = import.meta.glob<string>("./*/art/window.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
