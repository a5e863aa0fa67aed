"""Did an answer reveal anything that was hidden? Then it cannot be taken back."""

from __future__ import annotations

from camarilla.kernel.game import State
from camarilla.kernel.moves import Answers
from camarilla.kernel.rng import Luck
from camarilla.server.sights import Sights

WORLDS = 12  # in how many other worlds the answer is tried


def unknown(state: State, reader: int | None) -> int:
    """How many cards a reader does not know."""
    return Sights(state).unknown(reader)


def revealed(before: State, after: State, code: int) -> bool:
    """Does anybody know more cards than before, or did what happened depend on what the mover could not know?"""
    readers = [*range(before.seats), None]
    if any(unknown(after, reader) < unknown(before, reader) for reader in readers):
        return True
    return depends_on_hidden(before, after, code)


def depends_on_hidden(before: State, after: State, code: int) -> bool:
    """Would the mover see something else in another world that the mover thought possible?"""
    rules, play, seat = before.game.rules, before.game.engine.play, before.seat
    assert seat is not None
    luck, expected = Luck(), after.redacted(seat)
    for number in range(WORLDS):
        luck.key = number + 1
        world = before.redacted(seat)
        rules.determinize(world, seat, luck)
        out = Answers()
        play.apply(world, code, out, None)
        if out.chances:
            return True
        rules.redact(world, seat)
        if world != expected:
            return True
    return False
