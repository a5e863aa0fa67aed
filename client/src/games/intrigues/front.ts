import type { Front } from "../fronts";

export default { minutes: 15, colours: ["#1d7f8c", "#0a4650"] } satisfies Front;
