"""What can happen in Ablaze."""

from __future__ import annotations

from typing import Final

from camarilla.games.row import events
from camarilla.kernel.events import tells


class EventKind(events.EventKind):
    """Beyond the events of the row."""

    TWIN = tells("twin", seat="seat", a="place", b="way", c="under")
    FORFEITED = tells("forfeited", seat="seat", a="amount")
    TRAPPED = tells("trapped", seat="seat", a="robbed", b="amount")
    REPLACED = tells("replaced", seat="seat", a="place", b="card", c="zone")
    NOT_REPLACED = tells("not-replaced", seat="seat", a="card")
    ACTIVATED = tells("activated", seat="seat", a="place", b="card")
    TAKEN = tells("taken", seat="seat", a="left")
    SPENT = tells("spent", seat="seat", a="left")
    BRIBED = tells("bribed", seat="seat", a="place", b="card", c="family")
    RETURNED = tells("returned", seat="seat")


DISCARD: Final = 0  # where a replacement comes from (ABL-19)
ASIDE: Final = 1
ZONES = ("discard", "aside")
