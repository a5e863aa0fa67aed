import type { Front } from "../fronts";

export default { minutes: 35, colours: ["#c8402c", "#7e1a12"] } satisfies Front;
