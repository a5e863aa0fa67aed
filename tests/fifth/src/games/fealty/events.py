"""What can happen in The Pledge."""

from __future__ import annotations

from camarilla.kernel.events import Events, tells


class EventKind(Events):
    """Kinds of events."""

    DEALT = tells("dealt", seat="seat")
    PLEDGED = tells("pledged", seat="seat", a="claim", secret="card")
    BELIEVED = tells("believed", seat="seat")
    DOUBTED = tells("doubted", seat="seat", a="card")
    GAINED = tells("gained", seat="seat", a="amount")
    ENDED = tells("ended")
