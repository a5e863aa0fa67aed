"""One game of a contest: players in their seats, each with what its seat may know, to the end."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from typing import Any

import camarilla
from camarilla.bots import Budget, SeatedPlayer, seat_bot
from camarilla.bots.own import located
from camarilla.bots.play import answer_all
from camarilla.lab.schedule import Match, ScheduledGame


@dataclass
class GameOutcome:
    """How one game ended."""

    game: str
    lineup: list[str]
    deal: int
    turn: int
    scores: list[int]
    winners: list[int]
    moves: int
    faults: list[dict[str, Any]] = field(default_factory=list)  # what programs did wrong, seat by seat
    longest: list[float] = field(default_factory=list)  # seconds of each seat's longest answer, where time was given

    @property
    def scheduled(self) -> ScheduledGame:
        return ScheduledGame(Match(self.game, tuple(self.lineup)), self.deal, self.turn)

    def share(self, seat: int) -> float:
        """The seat's share of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def document(self) -> dict[str, Any]:
        return {name: value for name, value in asdict(self).items() if name != "longest" or value}


def contest(scheduled: ScheduledGame, seed: int, timeout: float, budget: Budget | None = None) -> GameOutcome:
    """Play one game; programs are let go when it is over."""
    match = scheduled.match
    game = camarilla.game(match.game)
    state = game.deal(match.seats, scheduled.deal_seed(seed))
    with ExitStack() as stack, located(state, scheduled.deal_seed(seed)):
        players: list[SeatedPlayer] = []
        for seat, name in enumerate(scheduled.seating):
            player = seat_bot(game, name, scheduled.player_seed(seed, seat), timeout)
            players.append(player)
            stack.callback(player.close)
        moves = answer_all(state, players, budget)
        faults = [fault | {"seat": seat} for seat, player in enumerate(players) for fault in faults_of(player)]
        longest = [] if budget is None else [round(player.longest, 3) for player in players]
    where = (match.game, list(match.lineup), scheduled.deal, scheduled.turn)
    return GameOutcome(*where, state.scores, state.winners, moves, faults, longest)


def faults_of(player: SeatedPlayer) -> list[dict[str, Any]]:
    """What a program did wrong; our own players do nothing wrong."""
    return [asdict(fault) for fault in player.faults]
