import type { Front } from "../fronts";

export default { minutes: 25, colours: ["#8a4cb8", "#4f2278"] } satisfies Front;
