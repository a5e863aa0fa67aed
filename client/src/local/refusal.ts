/** Why something is refused on this device, in the ids of the words. */
import type { Command, Message } from "$wire";

/** Why a command was refused: `refused-ID` of the words. */
export class Refusal extends Error {
  constructor(
    readonly id: string,
    readonly details: Record<string, string | number> = {},
  ) {
    super(id);
  }
}

/** The rules of a game could not be fetched. */
export class NoRules extends Refusal {
  constructor() {
    super("no-rules");
  }
}

/** A refusal, as it is told. */
export function refused(command: Command, error: unknown): Message {
  const { id, details } = error instanceof Refusal ? error : new Refusal("internal");
  return { type: "refused", re: command.id, error: id, details };
}
