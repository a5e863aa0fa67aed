"""What can happen in Behind the Throne."""

from __future__ import annotations

from camarilla.kernel.events import Events, tells


class EventKind(Events):
    """Kinds of events; the names on the right are those of the numbers that follow."""

    DEALT = tells("dealt", seat="seat", a="cards")
    TURN = tells("turn", seat="seat")
    REVEALED = tells("revealed", seat="seat", a="card")
    JUDGED = tells("judged", seat="seat", a="card")
    CHANGED = tells("changed", seat="seat", a="card", b="by", c="value")
    LOOKED = tells("looked", seat="seat", secret="card")
    DESTROYED = tells("destroyed", seat="seat", a="robbed", b="card")
    BUST = tells("bust", seat="seat", a="cards")
    TOOK = tells("took", seat="seat", a="cards")
    SWAPPED = tells("swapped", seat="seat", a="robbed", b="card")
    GIVEN = tells("given", seat="seat", a="cards")
    OVERFULL = tells("overfull", seat="seat", a="card")
    DROPPED = tells("dropped", seat="seat", a="card", b="cards")
    RESHUFFLED = tells("reshuffled", seat="seat", a="cards")
    ENDED = tells("ended", seat="seat")
    SCORED = tells("scored", seat="seat", a="points")
