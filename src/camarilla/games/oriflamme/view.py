"""Oriflamme's documents: those of the row, and what may be pending."""

from __future__ import annotations

from camarilla.games.oriflamme.cards import CHARACTERS, NAMES, Kind
from camarilla.games.oriflamme.rules import ask_ability, source
from camarilla.games.row.state import State
from camarilla.games.row.view import RowView
from camarilla.kernel.moves import Answers

OPTIONS = {
    "rounds": (6, 1, 7), "influence": (1, 0, 20), "keep": (1, 0, 5), "eliminate": (1, 0, 5), "lord": (1, 0, 5),
    "heir": (2, 0, 9), "conspiracy": (2, 0, 5), "ambush": (4, 0, 9), "reveal_ambush": (1, 0, 9),
}  # fmt: skip
ASKING = (Kind.ARCHER, Kind.SHAPESHIFTER, Kind.SOLDIER, Kind.SPY, Kind.DECREE, Kind.ASSASSINATION)


class View(RowView):
    """The documents of Oriflamme."""

    def __init__(self) -> None:
        super().__init__("oriflamme", NAMES, CHARACTERS, OPTIONS)

    def can_perform(self, s: State, kind: int) -> bool:
        """Its own ability, or for a Shapeshifter one that lies beside it (ORI-26)."""
        copied = (source(s, s.current - 1), source(s, s.current + 1))
        mimic = s.cards[s.row[s.current]].kind == Kind.SHAPESHIFTER
        return super().can_perform(s, kind) or (mimic and kind in copied)

    def asks(self, s: State, kind: int) -> bool:
        out = Answers()
        if kind in ASKING:
            ask_ability(s, kind, out)
        return out.size > 1
