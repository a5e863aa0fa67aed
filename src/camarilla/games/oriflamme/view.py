"""Oriflamme's documents: those of the row, and what may be pending."""

from __future__ import annotations

from typing import Final, cast, get_args

from camarilla.games.oriflamme.cards import CHARACTERS, NAMES, CardName, Kind
from camarilla.games.oriflamme.documents import Asking, Document, PlacedCard
from camarilla.games.oriflamme.rules import ask_ability, source
from camarilla.games.oriflamme.state import OPTIONS
from camarilla.games.row.state import Card, State, Step
from camarilla.games.row.view import RowView
from camarilla.kernel.agenda import due, due_about
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

    def written_card(self, card: Card) -> PlacedCard:
        return {"family": card.family, "card": self.name_of(card.kind), "up": card.up, "tokens": card.tokens}

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
