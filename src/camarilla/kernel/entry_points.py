"""What a `State` calls to play one move and to show it: the rules of `turn.py`, compiled or plain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from camarilla.dialect import Struct
from camarilla.dialect.functions import Functions, PlainFunctions

TEMPLATE: Final = "camarilla.kernel.turn"
FORECAST: Final = "camarilla.kernel.forecast"  # where a game has something to foretell
FIGURES: Final = "camarilla.kernel.figures"  # where it has figures
ALL: Final = -2  # eyes that see all cards, where else there is a seat, or -1 for a spectator
MOVES: Final = ("s", "out", "tape", "log")
BACK: Final[dict[str, tuple[str, ...]]] = {  # the entry points, and what comes back of each
    "deal": MOVES, "begin": MOVES, "give_answer": MOVES, "give_chance": MOVES, "reveals": (), "seat_asked": (),
    "hide": ("s",), "standing": ("out",), "position": ("page",), "view": ("page",), "question": ("page",),
    "observe": ("out",), "forecasts": ("page",), "figures": ("page",),
}  # fmt: skip
# How the game has gone on: outcomes that chance is still asked for, record, codes, tape, decisions
Advance = tuple[int, Any, list[int], bytes, bytes]


class EntryPoints:
    """The entry points of `turn.py`, which take records of one `form`: bytes, or plain structs."""

    deal: Callable[[Any, int, int, bool], Advance]
    begin: Callable[[Any, bool], Advance]
    give_answer: Callable[[Any, int, bool], Advance]
    give_chance: Callable[[Any, int], Advance]
    reveals: Callable[[Any, int], int]
    seat_asked: Callable[[Any], int]
    hide: Callable[[Any, int], Any]
    standing: Callable[[Any], list[int]]
    position: Callable[[Any], bytes]
    view: Callable[[Any, int], bytes]
    question: Callable[[Any], bytes]
    observe: Callable[[Any, int, Any], Any]
    forecasts: Callable[[Any], bytes]  # only where the game has any
    figures: Callable[[Any, int], bytes] | None = None  # likewise

    def __init__(self, struct: type[Struct], features: type[Struct], functions: Functions | PlainFunctions) -> None:
        self.struct, self.form = struct, bytes if isinstance(functions, Functions) else struct
        self.blank: Any = features().pack() if self.form is bytes else features()  # what `observe` writes over
        for name in functions:
            setattr(self, name, functions[name])

    def board(self, record: Any, seat: int) -> bytes:
        """What a board is drawn from: what a seat may know, and in some games figures that follow from it."""
        document = self.position(record) if seat == ALL else self.view(record, seat)
        return document if self.figures is None else b"%b,%b" % (document[:-1], self.figures(record, seat)[1:])

    def take(self, record: Any) -> Any:
        """A record of either form, as one of its own."""
        if type(record) is self.form:
            return record
        return record.pack() if self.form is bytes else self.struct.unpack(record)
