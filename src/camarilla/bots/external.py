"""A bot in any language: a program that is asked over its standard input and answers on its standard output.

The protocol is described in docs/engine-protocol.md. The program is sent what its seat may know. One that hangs, ends,
answers nonsense or an illegal move loses that move to chance, and the fault is noted; the game goes on.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from io import FileIO
from random import Random
from typing import Any, ClassVar, Final, cast

from camarilla.bots.budget import Budget
from camarilla.bots.decision import Decision
from camarilla.bots.observation import Observation
from camarilla.bots.pipes import PipeEnd, read, write
from camarilla.kernel.document import shown
from camarilla.kernel.game import Game

PROTOCOL: Final = 1  # what every program speaks
NEWEST: Final = 2  # many games in one process, `info`, `stop`
LONGEST: Final = 1 << 20  # bytes of an answer
STARTS: Final = 4  # how often a program is started in one game; after that chance plays on
PATIENCE: Final = 10.0  # seconds to get ready in, at least
GRACE: Final = 0.5  # seconds to end by itself in
Message = dict[str, Any]


@dataclass(frozen=True)
class Fault:
    """What a program did wrong: not-started, silent, ended, nonsense, unready or illegal."""

    kind: str
    choice: int  # at which of its choices, counted from 0
    detail: str = ""


class ProgramFailure(Exception):  # noqa: N818
    """The program cannot be talked to any more."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(kind, detail)
        self.kind, self.detail = kind, detail


class Program:
    """A running program and the lines between it and us."""

    running: ClassVar[set[Program]] = set()
    idle: ClassVar[dict[tuple[str, ...], list[Program]]] = {}  # those that wait for another game, by their command
    keeps: ClassVar[bool] = False  # do programs that can play another game wait for it?
    starting: ClassVar[bool] = False
    leaving: ClassVar[Callable[[], None] | None] = None  # what waits for a program to be started, so as to end it too

    def __init__(self, command: Sequence[str]) -> None:
        Program.starting = True
        try:
            self.process = subprocess.Popen(  # a session of its own, so that whatever it starts ends with it
                list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
            )
            Program.running.add(self)
        except (OSError, ValueError) as error:
            raise ProgramFailure("not-started", getattr(error, "strerror", None) or str(error)) from error
        finally:
            Program.starting = False
            if Program.leaving is not None:
                Program.leaving()
        self.input, self.output = (
            PipeEnd(cast(FileIO, pipe), work)
            for pipe, work in ((self.process.stdin, write), (self.process.stdout, read))
        )
        self.waiting = b""  # what it has said beyond the last line that was read
        self.command, self.protocol = tuple(command), PROTOCOL

    @classmethod
    def ready(cls, command: Sequence[str], patience: float) -> Program:
        """A program that has greeted: one that waits for another game, or a new one."""
        if waiting := cls.idle.get(tuple(command)):
            return waiting.pop()
        program = cls(command)
        try:
            program._greet(patience)
        except BaseException:  # Ctrl-C, too
            program.end(politely=False)
            raise
        return program

    def _greet(self, patience: float) -> None:
        hello = self.ask({"type": "hello", "protocol": PROTOCOL, "newest": NEWEST}, patience)
        self.protocol = hello.get("protocol", 0)
        if hello.get("type") != "hello" or self.protocol not in (PROTOCOL, NEWEST):
            raise ProgramFailure("unready", shown(hello))

    def let_go(self) -> None:
        """The game is over: wait for another one, or end."""
        if self.protocol == NEWEST and Program.keeps:
            Program.idle.setdefault(self.command, []).append(self)
        else:
            self.end(politely=True)

    def ask(self, message: Message, seconds: float, stop_after: float | None = None) -> Message:
        """Send a message and wait for the answer, no longer than this in all; `stop` is said when it should come."""
        began = time.monotonic()
        self._send(json.dumps(message, ensure_ascii=False).encode() + b"\n", began + seconds)
        if stop_after is not None and stop_after < seconds and self.protocol == NEWEST:
            try:
                return self._answer(began + stop_after)
            except ProgramFailure as failure:
                if failure.kind != "silent":
                    raise
                self._send(b'{"type": "stop"}\n', began + seconds)
        return self._answer(began + seconds)

    def _send(self, data: bytes, deadline: float) -> None:
        self._call(self.input, data, deadline)

    def _answer(self, deadline: float) -> Message:
        """The next message that is no `info`, which a program may say at any time."""
        while (answer := self._line(deadline)).get("type") == "info":
            pass
        return answer

    def _line(self, deadline: float) -> Message:
        while b"\n" not in self.waiting:
            if len(self.waiting) > LONGEST:
                raise ProgramFailure("nonsense", cut(self.waiting))
            data = self._call(self.output, b"", deadline)
            if not data:
                raise ProgramFailure("ended", self._status())
            self.waiting += data
        line, _, self.waiting = self.waiting.partition(b"\n")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise ProgramFailure("nonsense", cut(line)) from error
        if not isinstance(answer, dict):
            raise ProgramFailure("nonsense", cut(line))
        return answer

    def _call(self, end: PipeEnd, data: bytes, deadline: float) -> bytes:
        """Write, or read some bytes, in time."""
        try:
            return end.call(data, deadline - time.monotonic())
        except TimeoutError:
            raise ProgramFailure("silent") from None
        except OSError as error:
            raise ProgramFailure("ended", self._status()) from error

    def _status(self) -> str:
        """How it ended, where that is known already."""
        try:
            return f"status {self.process.wait(GRACE)}"
        except subprocess.TimeoutExpired:
            return ""

    def end(self, politely: bool) -> None:
        """Say goodbye, if that makes sense, and see to it that nothing is left of it."""
        if politely:
            try:
                self._send(b'{"type": "bye"}\n', time.monotonic() + GRACE)
                self.input.close(GRACE)
                self.process.wait(GRACE)
            except (ProgramFailure, subprocess.TimeoutExpired):
                pass
        kill_all(self.process)
        Program.running.discard(self)
        self.input.close(GRACE)
        self.output.close(GRACE)


def end_idle() -> None:
    """End the programs that wait for another game."""
    while Program.idle:
        for program in Program.idle.popitem()[1]:
            program.end(politely=True)


@contextmanager
def kept() -> Iterator[None]:
    """Programs that can play another game wait for it meanwhile."""
    Program.keeps = True
    try:
        yield
    finally:
        Program.keeps = False
        end_idle()


def leave_at_once() -> None:
    """End every program that runs, then this process; for one that is told to end in the middle of anything."""
    if Program.starting:  # it could not be ended yet
        Program.leaving = leave_at_once
        return
    for program in list(Program.running):
        strike(program.process)  # and wait for none: the order may come a second time, or in the middle of a wait
    os._exit(1)


def kill_all(process: subprocess.Popen[bytes]) -> None:
    """End a program and all that it has started; nothing of it stays in the list of processes."""
    strike(process)
    process.wait()


def strike(process: subprocess.Popen[bytes]) -> None:
    """End a program and all that it has started, without looking back."""
    try:
        kill_group(process.pid)
    except (ProcessLookupError, PermissionError):
        process.kill()


def kill_group(pid: int) -> None:
    """End a process and those that it has started."""
    if sys.platform == "win32":
        subprocess.run(["taskkill", "/F", "/T", "/PID", str(pid)], capture_output=True, check=False)
    else:
        os.killpg(pid, signal.SIGKILL)


def cut(data: bytes) -> str:
    """A piece of an answer for a report."""
    return shown(data[:200].decode("utf-8", "replace"))


class ExternalPlayer:
    """Asks a program for its moves. Close it when the game is over."""

    def __init__(self, command: Sequence[str], game: Game, seed: int = 0, timeout: float = 10.0) -> None:
        self.command, self.game, self.seed, self.timeout = list(command), game, seed, timeout
        self.random = Random(seed)  # for the moves that the program loses
        self.program: Program | None = None
        self.started = 0
        self.told = 0  # events that the running program has been sent
        self.choices = 0
        self.faults: list[Fault] = []

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
            self.faults.append(Fault("not-started", self.choices))
        self.choices += 1
        return decision or Decision(self.random.choice(observation.legal))

    def _ask(self, observation: Observation, budget: Budget | None) -> Decision | None:
        """One question; None if the answer is an illegal move."""
        program = self.program or self._start(observation)
        asked = question(observation, self.told, self.choices, budget)
        answer = program.ask(asked, self.timeout, None if budget is None else budget.seconds)
        self.told = len(observation.events)
        if answer.get("type") != "move" or answer.get("number") != self.choices:
            raise ProgramFailure("nonsense", shown(answer))
        move = answer.get("move")
        if move not in observation.legal:
            self.faults.append(Fault("illegal", self.choices, shown(move)))
            return None
        return read_decision(str(move), answer.get("thought"), observation)

    def _start(self, observation: Observation) -> Program:
        """Start the program and tell it what game it is in."""
        self.started += 1
        self.told = 0
        patience = max(self.timeout, PATIENCE)
        self.program = Program.ready(self.command, patience)
        view = observation.view
        new = {
            "type": "new",
            "game": self.game.id,
            "seats": view["players"],
            "seat": observation.seat,
            "seed": self.seed,
        }
        ready = self.program.ask(new, patience)
        if ready.get("type") != "ready":
            raise ProgramFailure("unready", shown(ready))
        return self.program

    def _end(self, politely: bool) -> None:
        if self.program is not None:
            self.program.end(politely)
            self.program = None

    def close(self) -> None:
        """The game is over for the program."""
        if self.program is not None:
            self.program.let_go()
            self.program = None

    def __enter__(self) -> ExternalPlayer:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def question(observation: Observation, told: int, number: int, budget: Budget | None) -> Message:
    """What the program is asked: what its seat may know, and what it has seen happen since it was last asked."""
    return {
        "type": "choose", "number": number, "view": observation.view,
        "question": {"id": observation.question.id, "details": observation.question.details},
        "legal": observation.legal, "seen": told, "events": observation.events[told:],
        "budget": None if budget is None else {k: v for k, v in vars(budget).items() if v is not None},
    }  # fmt: skip


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
