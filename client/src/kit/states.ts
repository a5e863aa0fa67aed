/** How a card or a person stands to the question. Hidden and known to me follow from the card itself; focus is the
 * browser's. */
export type CardState = "rest" | "selectable" | "selected" | "acting" | "disabled" | "eliminated";
