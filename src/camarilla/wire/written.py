"""Updates as JSON, joined from parts that are written already: the same as `encode` makes of an `Update`, much faster.

All of that joining is here. A view is written by the game's rules, a fact and a choice once for everybody, so an update
is a few copies of bytes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct
from msgspec.json import Encoder

from camarilla.wire.parts import Milliseconds

write = Encoder().encode
UPDATE: Final = b'{"type":"update","n":%d,"at":%d'  # how each begins
SEEN: Final = b'{"asked_in":%d,"view":%b%b'
BESIDE: Final = b',"asked":%b,"question":%b,"legal":[%b],"undo":%b,"banks":%b,"over":%b,"scores":%b,"winners":%b%b}'
GOING_ON: Final = b"false", b"null", b"null"
NULL: Final = b"null"
BOOLS: Final = b"false", b"true"


class WrittenUpdate(Struct, gc=False):  # of each table the last ones are kept
    """An `Update` as JSON; all who are told the same share it."""

    n: int
    at: Milliseconds
    data: bytes

    def answering(self, re: str) -> bytes:
        """The update for the socket whose command led to it: with the id of the command."""
        head = UPDATE % (self.n, self.at)
        return head + b',"re":' + write(re) + self.data[len(head) :]


def write_update(n: int, at: int, members: bytes) -> WrittenUpdate:
    """An update of the members below, any of which may be missing."""
    return WrittenUpdate(n, at, (UPDATE + b"%b}") % (n, at, members))


# -- members of an update, each behind a comma
def table_member(table: object) -> bytes:
    """The table, a `TableInfo`."""
    return b',"table":' + write(table)


def game_member(asked_in: int, view: bytes, beside: bytes) -> bytes:
    """The game as one reader may know it."""
    return b',"game":' + SEEN % (asked_in, view, beside)


def told_member(events: bytes) -> bytes:
    """What has happened."""
    return b',"told":[%b]' % events


def took_back_member(seat: int, forget: int) -> bytes:
    """An answer was taken back, and so many events are to be forgotten."""
    return b',"took_back":%d,"forget":%d' % (seat, forget)


# -- a `Seen`
def write_seen(asked_in: int, view: bytes, beside: bytes) -> bytes:
    """The game as a reader may know it: the question's number, the view, and what stands beside it."""
    return SEEN % (asked_in, view, beside)


def write_beside(
    asked: int | None, asking: tuple[bytes, bytes, bytes], undo: bool, banks: bytes, ending: tuple[bytes, bytes, bytes]
) -> bytes:
    """The rest of a `Seen` after its view; `asking` and `ending` are made by the functions below."""
    seat = NULL if asked is None else b"%d" % asked
    question, choices, forecasts = asking
    return BESIDE % (seat, question, choices, BOOLS[undo], banks, *ending, forecasts)


def write_asking(question: bytes, choices: Iterable[bytes], forecasts: bytes | None) -> tuple[bytes, bytes, bytes]:
    """A question that a game has written as `[id, details]`, the answers to it, and what each would do."""
    id, _, details = question[1:-1].partition(b",")
    told = b"" if forecasts is None else b',"forecasts":%b' % forecasts
    return b'{"id":%b,"details":%b}' % (id, details), b",".join(choices), told


NOT_ASKED: Final = NULL, b"", b""


def write_ending(scores: list[int], winners: list[int]) -> tuple[bytes, bytes, bytes]:
    """That the game is over, with scores and winners."""
    return b"true", write(scores), write(winners)
