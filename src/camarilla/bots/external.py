"""A bot in any language: a program that is asked over its standard input and answers on its standard output.

The protocol is described in docs/engine-protocol.md. The program is sent what its seat may know. One that hangs, ends,
answers nonsense or an illegal move loses that move to chance, and the fault is noted; the game goes on.
"""

from __future__ import annotations

import warnings
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, Final

from camarilla.bots.budget import Budget
from camarilla.bots.decision import Decision
from camarilla.bots.observation import Observation
from camarilla.bots.options import chosen, declared_by
from camarilla.bots.players import ENGINE, check_plays
from camarilla.bots.program import PATIENCE, EngineMessage, Program, ProgramFailure, check_member, info_text, refused
from camarilla.bots.seated import Fault, SeatedPlayer
from camarilla.kernel.document import listed, shown
from camarilla.kernel.game import Game
from camarilla.kernel.refusal import Refusal
from camarilla.locales import say

LISTED: Final = 6  # legal moves that a report names
STARTS: Final = 4  # how often a program is started in one game; after that chance plays on


def first_of_each_kind(faults: Iterable[Fault]) -> Iterable[Fault]:
    """An example of each kind, in the order in which they came: what follows from a fault comes after it."""
    found: dict[str, Fault] = {}
    for fault in faults:
        found.setdefault(fault.kind, fault)
    return found.values()


def warn_of_faults(player: SeatedPlayer, seat: int) -> None:
    """Warn of the moves that a program did not play itself: how many by each kind of fault, with the first of it."""
    if not isinstance(player, ExternalPlayer) or not player.faults:
        return
    faults, counts = player.faults, Counter(fault.kind for fault in player.faults)
    kinds = (f"{counts[one.kind]} × {one.kind}: {one.detail}" for one in first_of_each_kind(faults))
    who = f"{shown(' '.join(player.command))} (seat {seat})"
    told = say("en", None, "arena-faults", entrant=who, count=len(faults))
    warnings.warn(" ".join([told, "; ".join(kinds)]), RuntimeWarning, stacklevel=3)


class ExternalPlayer(SeatedPlayer):
    """Asks a program for its moves. Close it when the game is over.

    One that fails loses that move to chance; `faults` lists them, each with its `kind` (as in the protocol), `choice`
    (at which of its moves, from 0) and `detail`.
    """

    faults: list[Fault]

    def __init__(
        self,
        command: Sequence[str],
        game: Game,
        seed: int = 0,
        timeout: float = 10.0,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.command, self.game, self.seed, self.timeout = list(command), game, seed, timeout
        self.options = dict(options or {})
        self.random = Random(seed)  # for the moves that the program loses
        self.program: Program | None = None
        self.early: Program | None = None  # one that was greeted before it is asked
        self.has_been_ready = False  # for a game, not just greeted
        self.started = 0
        self.told = 0  # events that the running program has been sent
        self.choices = 0
        self.faults = []

    def choose(self, observation: Observation, budget: Budget | None = None) -> Decision:
        """The program's move; by chance if it has none to offer."""
        decision = None
        if self.program is not None or self.started < STARTS:
            try:
                decision = self._ask(observation, budget)
            except ProgramFailure as failure:
                self.faults.append(Fault(failure.kind, self.choices, failure.detail))
                self._end(politely=False)
        else:
            self.faults.append(Fault("not-started", self.choices, str(Refusal("engine-starts", starts=STARTS))))
        self.choices += 1
        return decision or Decision(self.random.choice(observation.legal))

    def _ask(self, observation: Observation, budget: Budget | None) -> Decision | None:
        """One question; None if the answer is an illegal move, or that it cannot answer: it runs on."""
        program = self.program or self._start(observation)
        asked = question(observation, self.told, self.choices, budget)
        with self.timed():
            answer = program.ask(asked, self.timeout, None if budget is None else budget.seconds)
        self.told = len(observation.events)
        if answer.get("type") == "error":
            kind = "illegal" if answer.get("reason") == "own-bot-illegal" else "error"
            self.faults.append(Fault(kind, self.choices, error_text(answer)))
            return None
        check_member(answer, "type", ["move"], "nonsense")
        check_member(answer, "number", [self.choices], "nonsense")
        move = answer.get("move")
        if move not in observation.legal:
            self.faults.append(Fault("illegal", self.choices, illegal_text(answer, observation)))
            return None
        return read_decision(str(move), answer.get("thought"), observation)

    def _start(self, observation: Observation) -> Program:
        """Start the program and tell it what game it is in."""
        self.started += 1
        self.told = 0
        patience = max(self.timeout, PATIENCE)
        self.program, self.early = self.early or Program.ready(self.command, patience), None
        view = observation.view
        new = {
            "type": "new",
            "game": self.game.id,
            "seats": view["players"],
            "seat": observation.seat,
            "seed": self.seed,
        } | self._settings(self.program)
        ready = self.program.ask(new, patience)
        if ready.get("type") == "error":
            raise ProgramFailure("unready", error_text(ready))
        check_member(ready, "type", ["ready"], "unready")
        self.has_been_ready = True
        return self.program

    def greet(self) -> None:
        """Start the program before it is asked; Refusal if it cannot be started, lacks an option or the game."""
        name = ENGINE + " ".join(self.command)
        try:
            self.early = self.early or Program.ready(self.command, max(self.timeout, PATIENCE))
        except ProgramFailure as failure:
            raise refused(name, failure) from failure
        check_plays(name, self.game.id, self.early.hello.get("games"))
        chosen(name, self.options, declared_by(self.early.hello))

    def _settings(self, program: Program) -> EngineMessage:
        """The options that it is given, where some were set."""
        try:
            set = chosen(" ".join(self.command), self.options, declared_by(program.hello))
        except Refusal as refusal:
            raise ProgramFailure("unready", str(refusal)) from refusal
        return {"options": set} if set else {}

    def _end(self, politely: bool) -> None:
        if self.program is not None:
            self.program.end(politely)
            self.program = None

    def close(self) -> None:
        """The game is over for the program."""
        for program in (self.program, self.early):
            if program is not None:
                program.let_go()
        self.program = self.early = None

    def __enter__(self) -> ExternalPlayer:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def question(observation: Observation, told: int, number: int, budget: Budget | None) -> EngineMessage:
    """What the program is asked: what its seat may know, and what it has seen happen since it was last asked."""
    return {
        "type": "choose", "number": number, "view": observation.view,
        "question": {"id": observation.question.id, "details": observation.question.details},
        "legal": observation.legal, "seen": told, "events": observation.events[told:],
        "budget": None if budget is None else {k: v for k, v in vars(budget).items() if v is not None},
    }  # fmt: skip


def illegal_text(answer: EngineMessage, observation: Observation) -> str:
    """What was wrong with a move, and what would be right."""
    legal, move = observation.legal, answer.get("move")
    if "move" not in answer:
        return str(Refusal("answer-missing", member=shown("move"), expected=shown(legal[0])))
    if not isinstance(move, str):
        return str(Refusal("answer-move", member=shown("move"), given=shown(move), example=shown(legal[0])))
    some = listed(legal[:LISTED]) + (", …" if len(legal) > LISTED else "")
    return str(Refusal("answer-illegal", move=shown(move), question=observation.question.id, legal=some))


def error_text(answer: EngineMessage) -> str:
    """Why a program says that it cannot answer."""
    return info_text({"text": str(answer.get("text") or answer.get("reason") or "")})


def read_decision(move: str, given: Any, observation: Observation) -> Decision:
    """A decision, with as much of the program's reasons as can be used."""
    if not isinstance(given, dict):
        return Decision(move)
    values = {m: float(v) for m, v in figures(given.get("values"), observation).items()}
    visits = {m: int(v) for m, v in figures(given.get("visits"), observation).items()}
    line = given.get("line")
    said = [text for text in line if isinstance(text, str)] if isinstance(line, list) else []
    return Decision(move, values, visits, said)


def figures(given: Any, observation: Observation) -> dict[str, int | float]:
    """The numbers that a program gave to legal moves."""
    if not isinstance(given, dict):
        return {}
    right = {m: n for m, n in given.items() if m in observation.legal and isinstance(n, int | float)}
    return {m: n for m, n in right.items() if not isinstance(n, bool) and abs(n) <= 1e9}  # no endless number either
