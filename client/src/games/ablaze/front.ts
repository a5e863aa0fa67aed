import type { Front } from "../fronts";

export default { minutes: 35, follows: true, colours: ["#c8402c", "#7e1a12"] } satisfies Front;
