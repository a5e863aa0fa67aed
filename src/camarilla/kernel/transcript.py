"""Transcripts: a whole game as text that a person can read and a program can replay, chance outcomes included.

camarilla transcript 1
game GAME rules 1
seats 3 first 0
* 4                        an outcome of chance
0 place lord front         a seat and its move
open seat 1 digest 5d0c…   or: over scores 3 9 4 winners 1 digest …
end
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NoReturn, TypeVar

from camarilla.kernel.declared_types import Asked, Board, Foretold, Told, View
from camarilla.kernel.document import shown
from camarilla.kernel.game import Game, State
from camarilla.kernel.refusal import Refusal

FORMAT = 1
T = TypeVar("T")


@dataclass
class Transcript:
    """A transcript that has been read: how the game began, what was decided, how it ended."""

    game: str
    rules: int
    seats: int = 0
    first: int = 0
    options: dict[str, int] = field(default_factory=dict)
    start: Mapping[str, object] | None = None
    steps: list[tuple[int, int | None, str]] = field(default_factory=list)  # line, seat (None: chance), what
    end: tuple[int, str] = (0, "")  # line, how it stands
    head: int = 2  # the line that names the game
    line: int = 3  # the line that describes the deal


def digest(state: State) -> str:
    """A short hash of the whole position, less its generator: a replay rolls no dice."""
    position = {name: value for name, value in state.position().items() if name != "rng"}
    text = json.dumps(position, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def standing(state: State) -> str:
    """The closing line: how the game stands after the last step."""
    if not state.over:
        return f"open seat {state.seat} digest {digest(state)}"
    scores, winners = (" ".join(map(str, numbers)) for numbers in (state.scores, state.winners))
    return f"over scores {scores} winners {winners} digest {digest(state)}"


def write(state: State) -> str:
    """The transcript of a state. It holds every secret: show it to nobody before the game is over."""
    began = dealt(state.seats, state.first, state.options) if state.start is None else loaded(state.start)
    return write_log(state, began, state.log, state.answered_by)


def write_log(end: State, began: list[str], log: Iterable[tuple[bool, int]], asked: Iterable[int]) -> str:
    """A transcript from its parts: how the game stands at the end, the lines it began with, what was decided since
    and by which seats; for whoever keeps those apart from the state."""
    lines = [f"camarilla transcript {FORMAT}", f"game {end.game.id} rules {end.game.version}", *began]
    seats = iter(asked)
    for is_chance, number in log:
        lines.append(f"* {number}" if is_chance else f"{next(seats)} {end.game.moves.texts[number]}")
    return "\n".join([*lines, standing(end), "end", ""])


def dealt(seats: int, first: int, options: Mapping[str, Any]) -> list[str]:
    """The lines that a deal begins with."""
    return [f"seats {seats} first {first}", *(f"option {name} {value}" for name, value in options.items())]


def loaded(start: Mapping[str, object]) -> list[str]:
    """The line that a game from a position document begins with."""
    return ["start " + json.dumps(start, ensure_ascii=False)]


def fail(line: int, id: str, **details: Any) -> NoReturn:
    raise Refusal("transcript-" + id, line=line, **details)


class TranscriptReader:
    """Reads the lines of a transcript one by one; blank lines and those that begin with # do not count."""

    def __init__(self, text: str) -> None:
        kept = ((i, line.strip()) for i, line in enumerate(text.splitlines(), 1))
        self.lines = [(i, line) for i, line in kept if line and not line.startswith("#")]
        self.at = 0
        self.last = len(text.splitlines())

    def next(self) -> tuple[int, str]:
        if self.at == len(self.lines):
            fail(self.last + 1, "truncated")
        self.at += 1
        return self.lines[self.at - 1]

    def match(self, pattern: str, id: str) -> tuple[int, tuple[str, ...]]:
        """The next line, which must have this form."""
        number, line = self.next()
        found = re.fullmatch(pattern, line)
        if found is None:
            fail(number, id, text=shown(line))
        return number, found.groups()


def read(text: str) -> Transcript:
    """Read a transcript; ValueError names the line and the reason."""
    reader = TranscriptReader(text)
    number, (version,) = reader.match(r"camarilla transcript ([0-9]{1,9})", "no-transcript")
    if int(version) != FORMAT:
        fail(number, "format", format=version, known=FORMAT)
    number, (game, rules) = reader.match(r"game (\w+) rules ([0-9]{1,9})", "no-game")
    result = Transcript(game, int(rules), head=number)
    _read_start(reader, result)
    while True:
        number, line = reader.next()
        step = re.fullmatch(r"(\*|[0-9]) (\S.*)", line)
        if step is None:
            break
        result.steps.append((number, None if step[1] == "*" else int(step[1]), step[2]))
    if not re.fullmatch(r"(over|open) .*", line):
        fail(number, "no-step", text=shown(line))
    result.end = (number, line)
    reader.match("end", "no-end")
    if reader.at < len(reader.lines):
        fail(reader.lines[reader.at][0], "after-end")
    return result


def _read_start(reader: TranscriptReader, result: Transcript) -> None:
    number, line = reader.next()
    result.line = number
    if line.startswith("start "):
        try:
            result.start = json.loads(line.removeprefix("start "))
        except (ValueError, RecursionError) as error:
            fail(number, "not-json", reason=str(error))
        if not isinstance(result.start, dict):
            fail(number, "no-seats", text=shown(line))
        return
    found = re.fullmatch(r"seats ([0-9]{1,3}) first ([0-9]{1,3})", line)
    if found is None:
        fail(number, "no-seats", text=shown(line))
    result.seats, result.first = int(found[1]), int(found[2])
    while reader.at < len(reader.lines) and reader.lines[reader.at][1].startswith("option"):
        number, (name, value) = reader.match(r"option (\w+) (-?[0-9]{1,9})", "no-option")
        if name in result.options:
            fail(number, "option-twice", option=name)
        result.options[name] = int(value)


def replay(
    transcript: Transcript,
    game: Game[View, Board, Asked, Told, Foretold],
    each: Callable[[State[View, Board, Asked, Told, Foretold]], None] | None = None,
) -> State[View, Board, Asked, Told, Foretold]:
    """Play a transcript again, checking every step and its end; `each` is shown every state on the way."""
    if game.id != transcript.game:
        fail(transcript.head, "other-game", game=transcript.game, expected=game.id)
    if game.version != transcript.rules:
        fail(transcript.head, "rules", rules=transcript.rules, known=game.version)
    steps = iter(transcript.steps)
    at = [transcript.line]  # the line that is being carried out
    state = _begin(transcript, game, at, lambda count: _outcome(next(steps, None), transcript, at))
    if each:
        each(state)
    for number, seat, move in steps:
        at[0] = number
        if state.over:
            fail(number, "after-over", text=shown(move))
        if seat != state.seat:
            fail(number, "not-asked", seat="*" if seat is None else seat, asked=str(state.seat))
        _at_line(at, lambda move=move: state.play(move))  # type: ignore[misc]
        if each:
            each(state)
    number, line = transcript.end
    if line != standing(state):
        fail(number, "other-end", text=shown(line), found=standing(state))
    return state


def _begin(
    transcript: Transcript, game: Game[View, Board, Asked, Told, Foretold], at: list[int], chance: Callable[[int], int]
) -> State[View, Board, Asked, Told, Foretold]:
    start, options = transcript.start, transcript.options
    if start is not None:
        return _at_line(at, lambda: game.position(start, chance=chance))
    return _at_line(at, lambda: game.deal(transcript.seats, 0, transcript.first, options, chance))


def _at_line(at: list[int], act: Callable[[], T]) -> T:
    """Act; a refusal then names the line that was being carried out."""
    try:
        return act()
    except Refusal as refusal:
        if refusal.id.startswith("transcript-"):
            raise
        fail(at[0], "refused", reason=str(refusal))


def _outcome(step: tuple[int, int | None, str] | None, transcript: Transcript, at: list[int]) -> int:
    """The next outcome of chance in the file."""
    if step is None:
        fail(transcript.end[0], "no-chance", text=shown(transcript.end[1]))
    number, seat, text = step
    if seat is not None or not re.fullmatch(r"[0-9]{1,9}", text):
        fail(number, "no-chance", text=shown(f"{'*' if seat is None else seat} {text}"))
    at[0] = number
    return int(text)
