"""What can happen in a game of the row."""

from __future__ import annotations

from camarilla.kernel.events import Events, tells


class EventKind(Events):
    """Kinds of events; the names on the right are those of the numbers that follow."""

    SET_ASIDE = tells("set-aside", seat="seat", secret="card")
    ROUND = tells("round", seat="first", a="round")
    PLACED = tells("placed", seat="seat", a="place", b="way", c="under", secret="card")
    KEPT = tells("kept", seat="seat", a="place", b="tokens", secret="card")
    REVEALED = tells("revealed", seat="seat", a="place", b="card")
    TOOK = tells("took", seat="seat", a="place", b="amount", c="card")
    ACTS = tells("acts", seat="seat", a="place", b="card")
    GAINED = tells("gained", seat="seat", a="amount", b="card")
    NO_EFFECT = tells("no-effect", seat="seat", a="place", b="card")
    ELIMINATED = tells("eliminated", seat="seat", a="place", b="card", c="family", d="tokens")
    DISCARDED = tells("discarded", seat="family", a="place", b="card")
    LOST = tells("lost", seat="seat", a="place", b="amount", c="card")
    ENDED = tells("ended")
