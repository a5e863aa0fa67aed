"""Oriflamme's documents: those of the row, and what may be pending."""

from __future__ import annotations

from typing import Final, cast, get_args

from camarilla.games.oriflamme.cards import CHARACTERS, NAMES, CardName, Kind
from camarilla.games.oriflamme.documents import Asking, Document, PlacedCard
from camarilla.games.oriflamme.rules import ask_ability, source
from camarilla.games.oriflamme.state import OPTIONS
from camarilla.games.row.state import Card, State, Step
from camarilla.games.row.view import RowView
from camarilla.kernel.agenda import due, due_about, plan
from camarilla.kernel.document import Member
from camarilla.kernel.game import Question
from camarilla.kernel.moves import Answers

ASKING: Final[dict[int, Asking]] = {NAMES.index(name): name for name in get_args(Asking)}


class View(RowView[CardName, CardName, PlacedCard]):
    """The documents of Oriflamme."""

    def __init__(self) -> None:
        super().__init__("oriflamme", NAMES, NAMES, CHARACTERS, OPTIONS)

    def document(self, s: State) -> Document:
        """The record as a document; what is hidden in it is null."""
        document = cast(Document, self.frame(s))
        if due(s.agenda) == Step.ABILITY:
            document["pending"] = {"ability": ASKING[due_about(s.agenda)]}
        return document

    def question(self, s: State) -> Question:
        """What is asked, and of an ability by which card: a Shapeshifter has that of another."""
        asked = super().question(s)
        if due(s.agenda) == Step.ABILITY:
            asked.details["card"] = NAMES[s.cards[s.row[s.current]].kind]
        return asked

    def written_card(self, card: Card) -> PlacedCard:
        return {"family": card.family, "card": self.name_of(card.kind), "up": card.up, "tokens": card.tokens}

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
