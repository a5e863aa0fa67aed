"""Oriflamme's documents, read: those of the row, and what may be pending."""

from __future__ import annotations

from typing import Final, get_args

from camarilla.games.oriflamme.cards import CHARACTERS, NAMES, Kind
from camarilla.games.oriflamme.documents import Asking
from camarilla.games.oriflamme.rules import ask_ability, source
from camarilla.games.oriflamme.state import OPTIONS
from camarilla.games.row.loader import RowLoader
from camarilla.games.row.state import State, Step
from camarilla.kernel.agenda import plan
from camarilla.kernel.document import Member
from camarilla.kernel.moves import Answers

ASKING: Final[dict[int, Asking]] = {NAMES.index(name): name for name in get_args(Asking)}


class Loader(RowLoader):
    """The documents of Oriflamme."""

    def __init__(self) -> None:
        super().__init__(NAMES, CHARACTERS, OPTIONS)

    def read_pending(self, s: State, member: Member) -> None:
        """The ability that asks: that of the current card, which must lie face up."""
        ability = member.members(("ability",))["ability"]
        kind = ability.name(NAMES)
        card = s.cards[s.row[s.current]]
        if not card.up or not can_perform(s, kind):
            raise ability.refuse("not-acting", card=NAMES[card.kind])
        s.actor = s.row[s.current]
        plan(s.agenda, Step.FINISH, 0)
        plan(s.agenda, Step.ABILITY, kind)
        if not asks(s, kind):
            raise ability.refuse("asks-nothing")


def can_perform(s: State, kind: int) -> bool:
    """Can the current card be carrying out this ability: its own, or for a Shapeshifter one beside it (ORI-26)?"""
    own = s.cards[s.row[s.current]].kind
    copied = (source(s, s.current - 1), source(s, s.current + 1))
    return own == kind or (own == Kind.SHAPESHIFTER and kind in copied)


def asks(s: State, kind: int) -> bool:
    """Does the ability ask for a choice, here and now?"""
    out = Answers()
    if kind in ASKING:
        ask_ability(s, kind, out)
    return out.size > 1
