"""What the page asks of a table, over its socket. `id` is the page's own; the answer names it as `re`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.json import Decoder

from camarilla.wire.parts import Name, SeatNumber, TableRules, Word

QuestionNumber = Annotated[int, Meta(ge=0, le=2**53)]
Code = Annotated[int, Meta(ge=0, le=65_535)]


class _Command(Struct, tag_field="type", forbid_unknown_fields=True):
    id: Annotated[str, Meta(max_length=36)]


class Play(_Command, tag="play"):
    """Answer the question of update `asked_in`; refused as `stale` if the game has gone on, so it can be sent twice."""

    asked_in: QuestionNumber
    code: Code


class Undo(_Command, tag="undo"):
    """Take back the answer that led to update `asked_in`."""

    asked_in: QuestionNumber


class Sit(_Command, tag="sit"):
    """Take an empty seat; with another name, at a table where one player may sit on several."""

    seat: SeatNumber
    name: Name | None = None


class Leave(_Command, tag="leave"):
    """Give up a seat; in a game a bot stands in until `back`."""

    seat: SeatNumber


class TakeOver(_Command, tag="back"):
    """Answer for oneself again."""

    seat: SeatNumber


class Fill(_Command, tag="fill"):
    """The host puts a bot on an empty seat."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=24)]


class Kick(_Command, tag="kick"):
    """The host empties a seat before the game."""

    seat: SeatNumber


class Ready(_Command, tag="ready"):
    """Say before the game that one is ready, or no longer; the host begins when the host likes."""

    seat: SeatNumber
    on: bool


class Vote(_Command, tag="vote"):
    """Whoever waits for this seat is for or against replacing its player by a bot; the first `yes` calls the vote."""

    seat: SeatNumber
    yes: bool


class Invite(_Command, tag="invite"):
    """The host lets only those in who have the invitation: this word, or one that nobody can guess; or all again."""

    on: bool
    word: Word | None = None


class Contribute(_Command, tag="contribute"):
    """A part of the seed, of the player's own choice."""

    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=64)]


class Change(_Command, tag="change"):
    """The host changes how it is played, before the game begins."""

    rules: TableRules


class Begin(_Command, tag="begin"):
    """The host begins the game; every seat must be taken."""


class Say(_Command, tag="say"):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Mute(_Command, tag="mute"):
    """Hear, or no longer hear, the chat of somebody."""

    tag: Annotated[str, Meta(max_length=16)]
    on: bool


class Hint(_Command, tag="hint"):
    """Ask which answers to question `asked_in` are best, and perhaps how good one of them is; told as `hinted`."""

    asked_in: QuestionNumber
    code: Code | None = None


class Rematch(_Command, tag="rematch"):
    """The same players again, seats rotated, at a new table: `next` of the table names it."""


class Ping(_Command, tag="ping"):
    """Answered by `pong`."""


Command = (
    Play | Undo | Sit | Leave | TakeOver | Fill | Kick | Ready | Vote | Invite | Contribute | Change | Begin | Say
    | Mute | Hint | Rematch | Ping
)  # fmt: skip
_decoder: Decoder[Command] = Decoder(Command)


def decode_command(data: bytes | str) -> Command:
    """A command from JSON; msgspec.DecodeError says what is wrong."""
    return _decoder.decode(data)
