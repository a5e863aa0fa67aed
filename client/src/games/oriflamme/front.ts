import type { Front } from "../fronts";

export default { minutes: 30, colours: ["#3468c8", "#16367e"] } satisfies Front;
