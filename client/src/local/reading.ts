/** Reads a transcript and plays it again, checking every step and its end: as `kernel/transcript.py` does. */
import { type Advance, type Rules } from "../engine/rules";
import { checked } from "./kept";
import { Refusal } from "./refusal";
import { FORMAT, closing } from "./transcript";

const MOST = 40; // letters of a line that are shown

/** A step: its line, who decided (`*`: chance), and what. */
interface Step {
  line: number;
  who: string;
  what: string;
}

export interface Transcript {
  game: string;
  rules: number;
  seats: number;
  first: number;
  options: Record<string, number>;
  steps: Step[];
  end: { line: number; text: string };
  head: number; // the line that names the game
  deal: number; // the one that describes the deal
}

function fail(line: number, id: string, details: Record<string, string | number> = {}): never {
  throw new Refusal(id, { line, ...details });
}
const shown = (text: string): string => JSON.stringify(text.length > MOST ? `${text.slice(0, MOST)}…` : text);

/** The lines that count: neither blank ones nor those that begin with #. */
class Lines {
  #at = 0;
  #lines: [number, string][];

  constructor(private readonly text: string) {
    const all = text.split(/\r\n|\r|\n/).map((line, i): [number, string] => [i + 1, line.trim()]);
    this.#lines = all.filter(([, line]) => line && !line.startsWith("#"));
  }

  get next(): [number, string] {
    return this.#lines[this.#at++] ?? fail(this.text.split("\n").length, "transcript-truncated");
  }
  get coming(): [number, string] | undefined {
    return this.#lines[this.#at];
  }

  /** The next line, which must have this form. */
  match(form: RegExp, id: string): [number, RegExpExecArray] {
    const [line, text] = this.next;
    return [line, form.exec(text) ?? fail(line, id, { text: shown(text) })];
  }
}

/** Read a transcript; a refusal names the line and the reason. */
export function read(text: string): Transcript {
  const lines = new Lines(text);
  const [top, [, format]] = lines.match(/^camarilla transcript (\d{1,9})$/, "transcript-no-transcript");
  if (Number(format) !== FORMAT) fail(top, "transcript-format", { format: format!, known: FORMAT });
  const [head, [, game, rules]] = lines.match(/^game (\w+) rules (\d{1,9})$/, "transcript-no-game");
  if (lines.coming?.[1].startsWith("start ")) fail(lines.coming[0], "transcript-start");
  const [deal, [, seats, first]] = lines.match(/^seats (\d{1,3}) first (\d{1,3})$/, "transcript-no-seats");
  const [options, steps] = [readOptions(lines), readSteps(lines)];
  const [line, [end]] = lines.match(/^(over|open) .*$/, "transcript-no-step");
  lines.match(/^end$/, "transcript-no-end");
  if (lines.coming) fail(lines.coming[0], "transcript-after-end");
  return {
    game: game!,
    rules: Number(rules),
    seats: Number(seats),
    first: Number(first),
    options,
    steps,
    end: { line, text: end },
    head,
    deal,
  };
}

function readOptions(lines: Lines): Record<string, number> {
  const options: Record<string, number> = {};
  while (lines.coming?.[1].startsWith("option")) {
    const [line, [, name, value]] = lines.match(/^option (\w+) (-?\d{1,9})$/, "transcript-no-option");
    if (name! in options) fail(line, "transcript-option-twice", { option: name! });
    options[name!] = Number(value);
  }
  return options;
}

function readSteps(lines: Lines): Step[] {
  const steps: Step[] = [];
  for (let found; (found = /^(\*|\d) (\S.*)$/.exec(lines.coming?.[1] ?? ""));) {
    const [line] = lines.next;
    steps.push({ line, who: found[1]!, what: found[2]! });
  }
  return steps;
}

/** What was decided in a transcript: the answers, the outcomes of chance, and the seat that is asked at its end. */
export interface Replayed {
  answers: { seat: number; code: number }[];
  outcomes: number[];
  asked: number | null;
}

/** Play a transcript again. */
export async function replayed(told: Transcript, rules: Rules): Promise<Replayed> {
  const { tables } = rules;
  if (told.rules !== tables.version) fail(told.head, "transcript-rules", { rules: told.rules, known: tables.version });
  if (!tables.seats.includes(told.seats) || told.first >= told.seats)
    fail(told.deal, "transcript-no-seats", { text: shown(`seats ${told.seats} first ${told.first}`) });
  const steps = [...told.steps];
  const outcomes: number[] = [];
  const chance = (chances: number): number => {
    const step = steps.shift();
    if (!step) fail(told.end.line, "transcript-no-chance", { text: shown(told.end.text) });
    if (step.who !== "*" || !(Number(step.what) < chances))
      fail(step.line, "transcript-no-chance", { text: shown(`${step.who} ${step.what}`) });
    outcomes.push(Number(step.what));
    return outcomes.at(-1)!;
  };
  const answers: Replayed["answers"] = [];
  let at = rules.speak(
    rules.deal(new Uint8Array(32), told.seats, told.first, false, checked(told.options, rules)),
    chance,
  );
  for (let step; (step = steps.shift());) {
    const answer = answered(rules, at, step);
    answers.push(answer);
    at = rules.speak(rules.answer(at.record, answer.code, false), chance);
  }
  const end = await closing(rules, at);
  if (told.end.text !== end) fail(told.end.line, "transcript-other-end", { text: shown(told.end.text), found: end });
  return { answers, outcomes, asked: at.codes.length ? rules.asked(at.record) : null };
}

/** The answer of a step, if it is one here. */
function answered(rules: Rules, { record, codes }: Advance, { line, who, what }: Step): { seat: number; code: number } {
  if (!codes.length) fail(line, "transcript-after-over", { text: shown(what) });
  const [asked, code] = [rules.asked(record), rules.naming.code(what)];
  if (who !== String(asked)) fail(line, "transcript-not-asked", { seat: who, asked: String(asked) });
  if (!codes.includes(code)) fail(line, "transcript-illegal", { move: shown(what) });
  return { seat: asked, code };
}
