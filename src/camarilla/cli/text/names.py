"""A story in which people go by their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from camarilla import locales
from camarilla.cli.text.story import Story
from camarilla.cli.text.words import language
from camarilla.kernel.game import Game


class Named(Story):
    """The sentences of a game, told to a seat; whoever has a name is called by it."""

    def __init__(
        self, game: Game, reader: int | None, names: dict[int, str], options: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(game, reader, options)
        self.names = names

    def player_forms(self, seat: int) -> locales.Forms:
        name = self.names.get(seat)
        return locales.named(language(), name) if name and seat != self.reader else super().player_forms(seat)

    def for_all(self) -> Named:
        """The story as everybody is told it."""
        return Named(self.game, None, self.names, self.options)
