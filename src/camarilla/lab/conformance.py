"""Does a program speak the engine protocol? It is greeted, and plays every game against chance, twice in a row."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import camarilla
from camarilla.bots.budget import Budget
from camarilla.bots.external import ExternalPlayer
from camarilla.bots.options import BotOption, declared_by
from camarilla.bots.play import answer_all
from camarilla.bots.players import played_by
from camarilla.bots.program import PATIENCE, Program, kept
from camarilla.bots.random import RandomPlayer
from camarilla.bots.seated import Fault
from camarilla.kernel.game import Game

THINKING: Final = Budget(milliseconds=200)
TIMEOUT: Final = 5.0  # seconds for an answer, unless another time is given
GAMES: Final = 2  # of each kind
HUNG: Final = {"silent", "not-started"}  # one that gave no answer until it was started no more


class Trial(NamedTuple):
    """How a program did in one kind of game."""

    game: str
    moves: int
    faults: list[Fault]
    longest: float = 0.0  # seconds for an answer

    @property
    def late(self) -> bool:
        """Did it take no notice of the time that it was given?"""
        return THINKING.is_exceeded(self.longest)

    @property
    def hung(self) -> bool:
        """Did it give no answer in time, so often that luck played on?"""
        return {fault.kind for fault in self.faults} == HUNG


class Greeting(NamedTuple):
    """What a program says of itself: the version of the protocol that it speaks, its options, the games it plays."""

    protocol: int
    options: dict[str, BotOption]
    games: list[str]


def greeting(command: Sequence[str]) -> Greeting:
    """How a program greets; ProgramFailure if it does not."""
    program = Program.ready(command, PATIENCE)
    program.end(politely=True)
    return Greeting(program.protocol, declared_by(program.hello), played_by(program.hello.get("games")))


def trials(
    command: Sequence[str],
    games: Sequence[str],
    options: Mapping[str, str] | None = None,
    timeout: float = TIMEOUT,
) -> Iterator[Trial]:
    """Each game with the fewest seats, the program in the first of them; the last is one in which it hung."""
    with kept():
        for id in games:
            found = trial(camarilla.game(id), command, options, timeout)
            yield found
            if found.hung:
                return


def trial(
    game: Game, command: Sequence[str], options: Mapping[str, str] | None = None, timeout: float = TIMEOUT
) -> Trial:
    """Some games of one kind; a program that can goes on in the same process."""
    found = Trial(game.id, 0, [])
    for seed in range(GAMES):
        with ExternalPlayer(command, game, seed, timeout, options) as player:
            others = [RandomPlayer(seed) for _ in range(game.seats[0] - 1)]
            answer_all(game.deal(game.seats[0], seed), [player, *others], THINKING)
        longest = max(found.longest, player.longest)
        found = Trial(game.id, found.moves + player.choices, found.faults + player.faults, longest)
        if found.hung:
            break
    return found
