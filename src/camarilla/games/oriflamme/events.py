"""What can happen in Oriflamme."""

from __future__ import annotations

from camarilla.games.row import events
from camarilla.kernel.events import tells


class EventKind(events.EventKind):
    """Beyond the events of the row."""

    STOLE = tells("stole", seat="seat", a="robbed", b="amount")
    COPIED = tells("copied", seat="seat", a="place", b="card", c="family")
    MOVED = tells("moved", seat="seat", a="place", b="gap", c="now", d="family", secret="card")
