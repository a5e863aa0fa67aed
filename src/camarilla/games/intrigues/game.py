"""Intrigues: seven characters in a small city; secret plots say which events should come true."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from camarilla.games.intrigues import rules, writer
from camarilla.games.intrigues.events import WORDS, EventKind
from camarilla.games.intrigues.loader import Loader
from camarilla.games.intrigues.moves import Move
from camarilla.games.intrigues.options import choose
from camarilla.games.intrigues.profile import profile
from camarilla.kernel.game import Chance, Game
from camarilla.kernel.rng import Seed

if TYPE_CHECKING:
    from camarilla.games.intrigues.types import IntriguesGame, IntriguesState
else:
    IntriguesGame = Game  # the same, without its types


class Intrigues(IntriguesGame):
    """A game that can also be dealt with an owner's own chapters (INT-5)."""

    def deal(
        self,
        seats: int | None = None,
        seed: Seed = None,
        first: int = 0,
        options: Mapping[str, Any] | None = None,
        chance: Chance | None = None,
    ) -> IntriguesState:
        """As of every game; the option `chapters` is a deck, as `chapters.read` gives it."""
        if isinstance(options, Mapping) and "chapters" in options:
            options = choose(options, seed, chance)
        return super().deal(seats, seed, first, options, chance)


game = Intrigues("intrigues", profile, rules, writer, Loader(), Move, EventKind, WORDS)
