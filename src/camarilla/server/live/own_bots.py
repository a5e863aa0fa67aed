"""Bots of the operator's own at a server's tables: programs, or Python classes, each in a process of its own.

Such a bot is sent what the engine protocol sends: what its seat may know. It is asked every question afresh, with all
that its seat has seen since the deal, so that a few processes serve any number of tables. One that fails is named in
the log, and a level answers instead; at the tables of a player where it fails again and again it rests for a while.
"""

from __future__ import annotations

import re
import secrets
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from threading import Lock
from time import monotonic
from typing import Any, Final

from camarilla.bots import Budget, Observation
from camarilla.bots.external import ExternalPlayer
from camarilla.bots.options import chosen, declared_by, split_options
from camarilla.bots.players import ENGINE, OURS, command, is_foreign, is_own, played_by
from camarilla.bots.program import PATIENCE, Program, ProgramFailure, echoed, refused
from camarilla.bots.seated import Fault
from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal

NAME: Final = re.compile(r"[^\W\d_][\w .'-]{0,23}")  # a level's name has no more letters on the wire
SLACK: Final = 3.0  # seconds beyond its time after which a bot is ended
STRIKES: Final = 3  # faults in a row, and it rests
REST: Final = 60.0  # seconds
MOST: Final = 1000  # players for whom a bot's faults are kept
SAFE: Final = ("ended", "not-started")  # faults whose details say nothing about cards


@dataclass
class Conduct:
    """How a bot has done at the tables of one player."""

    faults: int = 0  # in a row
    rests_until: float = 0.0


@dataclass
class OwnBot:
    """A bot that the operator offers."""

    name: str
    command: list[str]
    options: dict[str, str]
    is_class: bool
    games: list[str] = field(default_factory=list)  # that it plays
    conduct: dict[str, Conduct] = field(default_factory=dict)  # by the owner of tables; only where it has failed


def own_bots(wishes: Mapping[str, str]) -> dict[str, OwnBot]:
    """The bots of names; each is started and greeted, and one that does not answer is refused."""
    return {name: greeted(name, entrant) for name, entrant in wishes.items()}


def greeted(name: str, entrant: str) -> OwnBot:
    """A bot that has been greeted; its process waits for the first question."""
    if not NAME.fullmatch(name) or name.lower() in OURS:
        raise Refusal("bot-name", name=shown(name))
    if not is_foreign(entrant):
        raise Refusal("bot-kind", bot=shown(entrant))
    bot = OwnBot(name, command_of(entrant), split_options(entrant)[1], is_own(entrant))
    try:
        with echoed(held=True):  # why it failed is told once, in the refusal
            program = Program.ready(bot.command, PATIENCE)
    except ProgramFailure as failure:
        raise refused(entrant, failure) from failure
    program.release()
    Program.keeps = True
    program.let_go()
    chosen(entrant, bot.options, declared_by(program.hello))
    bot.games = played_by(program.hello.get("games"))
    return bot


def command_of(entrant: str) -> list[str]:
    """What is run: the program, or ours that speaks for the class."""
    if entrant.startswith(ENGINE):
        return command(entrant)
    return [sys.executable, "-m", "camarilla.cli", "engine", "--level", split_options(entrant)[0]]


class OwnBots:
    """The operator's bots, and how they do."""

    def __init__(self, wishes: Mapping[str, str], milliseconds: int, log: Any) -> None:
        self.bots, self.milliseconds, self.log = own_bots(wishes), milliseconds, log
        self.lock, self.closed = Lock(), False
        self.missed: set[str] = set()  # bots that are not offered any more, but sit at some table

    def offered(self, game: str) -> list[str]:
        """The names of those that play a game."""
        return [bot.name for bot in self.bots.values() if game in bot.games]

    def choose(self, name: str, observation: Observation, owner: str) -> str | None:
        """A bot's move at a table of an owner; None if it has none to offer. Slow, so call it from a thread."""
        bot = self.bots.get(name)
        if bot is None:
            if name not in self.missed:
                self.missed.add(name)
                self.log.warning("no such bot", bot=name, game=observation.game.id)
            return None
        if monotonic() < bot.conduct.get(owner, Conduct()).rests_until:
            return None
        seconds = self.milliseconds / 1000 + SLACK
        player = ExternalPlayer(bot.command, observation.game, secrets.randbits(31), seconds, bot.options)
        with player:
            decision = player.choose(observation, Budget(milliseconds=self.milliseconds))
        if not self.closed:
            self._note(bot, player.faults, observation.game.id, owner)
        return None if player.faults else decision.move

    def _note(self, bot: OwnBot, faults: list[Fault], game: str, owner: str) -> None:
        """Tell the operator what a bot did wrong."""
        with self.lock:
            conduct = bot.conduct.pop(owner, Conduct())
            tired = bool(faults) and conduct.faults + 1 >= STRIKES
            if faults:
                bot.conduct[owner] = Conduct(0, monotonic() + REST) if tired else Conduct(conduct.faults + 1)
            if len(bot.conduct) > MOST:
                del bot.conduct[next(iter(bot.conduct))]
        for fault in faults:
            said = fault.kind in SAFE or (fault.kind == "error" and bot.is_class)
            self.log.warning(
                "own bot failed", bot=bot.name, game=game, fault=fault.kind, detail=fault.detail if said else ""
            )
        if tired:
            self.log.warning("own bot rests", bot=bot.name, seconds=REST)

    def close(self) -> None:
        """End all programs of these bots, also those that think."""
        self.closed = True
        commands = {tuple(bot.command) for bot in self.bots.values()}
        for program in [one for one in list(Program.running) if one.command in commands]:
            program.cut_off()
        for words in commands:
            for idle in Program.idle.pop(words, []):
                idle.end(politely=False)


def end_all() -> None:
    """End every program that runs, at once."""
    for program in list(Program.running):
        program.cut_off()
