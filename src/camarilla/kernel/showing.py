"""How games and states show themselves: titles and cards in words, the table as text and as HTML, the transcript."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class ShownGame:
    """What a game is called, and its cards."""

    id: str
    profile: Any

    def title(self, language: str = "en") -> str:
        """What the game is called."""
        return self._said(language, "title")

    def cards(self, language: str = "en") -> dict[str, str]:
        """Every card, as moves and documents name it, and what it is called."""
        return {card: self._said(language, f"card-{card}") for card in self.profile.card_rules}

    def _said(self, language: str, id: str) -> str:
        from camarilla.locales import say  # loaded when something is said

        return say(language, self.id, id)


class ShownState:
    """The table as the seat to answer sees it; where none is asked, as a spectator does. Never the whole truth."""

    __slots__ = ()

    def __str__(self) -> str:
        return str(_drawing().table_text(self))

    def _repr_html_(self) -> str:
        """The table in HTML, for a notebook."""
        return str(_drawing().table_html(self))

    def transcript(self) -> str:
        """The game so far as text, which `camarilla replay` reads. It holds every secret."""
        from camarilla.kernel.transcript import write  # it needs states itself

        return write(self)  # type: ignore[arg-type]


def table_text(state: Any, seat: int | None) -> str:
    """The table as a seat sees it, or a spectator (None)."""
    return str(_drawing().board(state, seat))


def _drawing() -> Any:
    """What draws tables lies above the kernel, and is loaded when one is drawn."""
    return import_module("camarilla.cli.text.drawing")
