"""What can happen in Intrigues."""

from __future__ import annotations

from camarilla.games.intrigues.cards import NAMES, PLACES
from camarilla.games.intrigues.chapters import KINDS
from camarilla.games.intrigues.state import CONDITIONS, PLOTS
from camarilla.kernel.events import Events, tells


class EventKind(Events):
    """Kinds of events; `place` and `index` say where a card lay before."""

    CHAPTER = tells("chapter", a="kind", b="who", c="where")
    PLOT = tells("plot", seat="seat", secret="card")
    TURN = tells("turn", seat="seat", a="round")
    DREW = tells("drew", seat="seat", secret="card")
    DEPLOYED = tells("deployed", seat="seat", a="place", b="index", secret="card")
    LOOKED = tells("looked", seat="seat", a="place", b="index", secret="card")
    MOVED = tells("moved", seat="seat", a="place", b="index", c="to", secret="card")
    FOLLOWED = tells("followed", seat="seat", a="place", b="index", c="card", d="to")
    LEFT = tells("left", seat="seat", a="place", b="index", c="card")
    OPENED = tells("opened", seat="seat", a="place", b="index", c="card")
    CLOSED = tells("closed", seat="seat", a="place", b="index", c="card")
    PASSED = tells("passed", seat="seat")
    NO_EFFECT = tells("no-effect", seat="seat", a="card")
    KILLED = tells("killed", seat="seat", a="place", b="index", secret="card")
    SPARED = tells("spared", seat="seat", a="place", b="index", secret="card")
    SWAPPED = tells("swapped", seat="seat", a="place", b="index", c="to", secret="card")
    BROUGHT = tells("brought", seat="seat", a="place", b="index", c="source", secret="card")
    ARRESTED = tells("arrested", seat="seat", a="place", b="index", c="card")
    DROVE = tells("drove", seat="seat", a="place", b="to")
    ENDED = tells("ended")
    HAPPENED = tells("happened", a="kind", b="who", c="where", d="truth")
    SCORED = tells("scored", seat="seat", a="card", b="points")


def plot_name(plot: int) -> str:
    """A plot as a card: y for an event that must have happened, n for one that must not."""
    return "plot-" + "".join("y" if plot >> i & 1 else "n" for i in range(CONDITIONS))


# The words that the numbers stand for; -1 stands for the last one of a list. The plots are cards after the characters.
WORDS = {
    "card": (*NAMES, *map(plot_name, range(PLOTS))), "place": PLACES, "to": PLACES, "kind": KINDS,
    "who": (*NAMES, "nobody"), "where": (*PLACES, "nowhere"), "truth": ("no", "yes"),
    "source": (*PLACES, "escaped", "deck"),
}  # fmt: skip
