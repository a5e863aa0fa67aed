"""The search behind an analysis, for one state. It is given the truth, as no bot is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from camarilla.bots.hint import usual_settings
from camarilla.bots.ismcts import Settings, search_settings
from camarilla.bots.unit import players_unit
from camarilla.dialect import numbers
from camarilla.kernel.engine import Engine
from camarilla.kernel.game import State

NONE: Final = -1
SAMPLES: Final = 8  # of play-outs, so that their spread tells how sure a mean is
Shares = list[float]  # of victory, for every seat


@dataclass
class SearchResult:
    """What a search found: the value of each legal move to the seat that is asked, and how often it was tried."""

    values: dict[str, float]
    visits: dict[str, int]
    shares: Shares

    @property
    def best(self) -> str:
        """The move that was tried most."""
        return max(self.visits, key=lambda move: (self.visits[move], self.values[move]))


class OpenSearch:
    """Looks at one state, with so many simulations for each answer; the same seed gives the same answers.

    Play-outs cost less than searches, so there are more of them, in several samples.
    """

    def __init__(
        self, state: State, simulations: int, seed: int, settings: Settings | None = None, engine: Engine | None = None
    ) -> None:
        self.state, self.simulations, self.seed = state, simulations, seed
        self.unit = players_unit(state.game, engine)
        self.settings = search_settings(self.unit, usual_settings(state.game) if settings is None else settings)

    def search_truth(self, forced: str | None = None) -> SearchResult:
        """Search the truth; with a `forced` move, the position after it and the chance that follows."""
        return self._search(True, forced)

    def search_true(self, move: str) -> float:
        """By search: what a move is worth to the seat that is asked, in truth."""
        return self._search(True, move).shares[self._seat]

    def play_out_truth(self, forced: str | None = None) -> list[Shares]:
        """What the position is worth to each seat in truth, if all go on by heuristic: sample by sample."""
        return self._play_out(True, forced)

    def play_out_knowable(self, forced: str | None = None) -> list[float]:
        """What the position is worth to the seat that is asked, by what it can know: sample by sample."""
        return [shares[self._seat] for shares in self._play_out(False, forced)]

    @property
    def _seat(self) -> int:
        assert self.state.seat is not None
        return self.state.seat

    def _search(self, open_cards: bool, forced: str | None) -> SearchResult:
        legal = self.state.legal
        visits, wins = numbers("i32", len(legal)), numbers("f64", len(legal))
        room, shares = self.simulations + 2, numbers("f64", self.state.seats)
        self._call("search_moves", open_cards, forced, self.simulations, room, visits, wins, shares)
        values = {move: won / max(tried, 1) for move, won, tried in zip(legal, wins, visits, strict=True)}
        return SearchResult(values, dict(zip(legal, visits, strict=True)), list(shares))

    def _play_out(self, open_cards: bool, forced: str | None) -> list[Shares]:
        seats = self.state.seats
        shares = numbers("f64", SAMPLES * seats)
        self._call("play_out", open_cards, forced, max(self.simulations // 2, 1), 1, shares)
        return [list(shares[start : start + seats]) for start in range(0, len(shares), seats)]

    def _call(self, name: str, open_cards: bool, forced: str | None, simulations: int, room: int, *found: Any) -> None:
        """Call an entry point, with room for so many nodes, and for what it finds."""
        unit, rules = self.unit, self.unit.rules
        record = self.state.record.copy_() if open_cards else self.state.redacted(self._seat)
        given = (record, open_cards, NONE if forced is None else self.state.game.moves.codes[forced])
        memory = unit.new(rules.Search), unit.new(rules.Node, room)
        unit.call(name, *given, simulations, self.seed, self.settings.copy_(), *memory, *found)
