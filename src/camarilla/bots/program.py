"""A program that plays: its process, the lines of JSON between it and us, and its end, whatever it does.

What is said in these lines is described in docs/engine-protocol.md; `external.py` asks for moves with it.
"""

from __future__ import annotations

import json
import logging
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from io import FileIO
from tempfile import TemporaryFile
from typing import IO, Any, ClassVar, Final, cast

from camarilla.bots.complaints import Echo, gist
from camarilla.bots.pipes import PipeEnd, read, write
from camarilla.kernel.document import listed, shown
from camarilla.kernel.refusal import Refusal

PROTOCOL: Final = 1  # what every program speaks
NEWEST: Final = 2  # many games in one process, `info`, `stop`, options
LONGEST: Final = 1 << 20  # bytes of an answer
PATIENCE: Final = 10.0  # seconds to get ready in, at least
GRACE: Final = 0.5  # seconds to end by itself in
INFO: Final = 200  # letters of an `info` that are shown
SECRET_VARIABLES: Final = (
    "CAMARILLA_SECRET",
    "CAMARILLA_SECRET_BEFORE",
    "CAMARILLA_ADMIN_TOKEN",
    "CAMARILLA_MAIL",
    "CAMARILLA_DATABASE",
)  # no bot's business
EngineMessage = dict[str, Any]
LOG: Final = logging.getLogger(__name__)


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
    at_start: ClassVar[Callable[[], None] | None] = None  # what waits for a program to be started, so as to end it too
    hear_info: ClassVar[Callable[[str, str], None] | None] = None  # is told which command said what while it thought
    told: ClassVar[set[str] | None] = None  # what programs said on stderr, where the same is told once
    echoes: ClassVar[bool] = False  # is the end of it kept for reports where it is told as it comes?
    holds: ClassVar[bool] = False  # is it told in a report alone, until `release`?
    lock: ClassVar[threading.Lock] = threading.Lock()  # two threads never take the same idle program

    def __init__(self, command: Sequence[str]) -> None:
        self.waiting = b""  # what it has said beyond the last line that was read
        self.command, self.protocol = tuple(command), PROTOCOL
        self.hello: EngineMessage = {}  # how it has introduced itself
        self.stderr = None if Program.told is None else TemporaryFile()  # noqa: SIM115  # it is closed with the program
        self.echo: Echo | None = None
        Program.starting = True
        try:
            with uninterrupted():  # nothing may come between a process and the one who knows of it
                self.process = start(command, subprocess.PIPE if self._echoed else self.stderr)
                Program.running.add(self)
                self.echo = Echo(cast(FileIO, self.process.stderr), Program.holds) if self._echoed else None
                pipes = (self.process.stdin, write), (self.process.stdout, read)
                self.input, self.output = (PipeEnd(cast(FileIO, pipe), work) for pipe, work in pipes)
        except (OSError, ValueError) as error:
            raise ProgramFailure("not-started", getattr(error, "strerror", None) or str(error)) from error
        except BaseException:  # Ctrl-C that came meanwhile
            self.end(politely=False)
            raise
        finally:
            Program.starting = False
            if Program.at_start is not None:
                Program.at_start()

    @property
    def _echoed(self) -> bool:
        return self.stderr is None and Program.echoes

    @classmethod
    def ready(cls, command: Sequence[str], patience: float) -> Program:
        """A program that has greeted: one that waits for another game, or a new one."""
        while waiting := cls._take_idle(tuple(command)):
            if waiting.process.poll() is None:
                return waiting
            waiting.end(politely=False)  # it has ended meanwhile
        program = cls(command)
        try:
            program._greet(patience)
        except BaseException:  # Ctrl-C, too
            program.end(politely=False)
            raise
        return program

    @classmethod
    def _take_idle(cls, command: tuple[str, ...]) -> Program | None:
        with cls.lock:
            waiting = cls.idle.get(command)
            return waiting.pop() if waiting else None

    def _greet(self, patience: float) -> None:
        hello = self.ask({"type": "hello", "protocol": PROTOCOL, "newest": NEWEST}, patience)
        check_member(hello, "type", ["hello"], "unready")
        check_member(hello, "protocol", [PROTOCOL, NEWEST], "unready")
        self.protocol, self.hello = hello["protocol"], hello

    def release(self) -> None:
        """Pass on what it has said on stderr while that was held back, and what it will say."""
        if self.echo is not None:
            self.echo.release()

    def let_go(self) -> None:
        """The game is over: wait for another one, or end."""
        if self.protocol == NEWEST and Program.keeps:
            with Program.lock:
                Program.idle.setdefault(self.command, []).append(self)
        else:
            self.end(politely=True)

    def ask(self, message: EngineMessage, seconds: float, stop_after: float | None = None) -> EngineMessage:
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
        try:
            return self._answer(began + seconds)
        except ProgramFailure as failure:
            raise ProgramFailure("silent", f"{seconds:g} s") if failure.kind == "silent" else failure from None

    def _send(self, data: bytes, deadline: float) -> None:
        self._call(self.input, data, deadline)

    def _answer(self, deadline: float) -> EngineMessage:
        """The next message that is no `info`, which a program may say at any time."""
        while (answer := self._line(deadline)).get("type") == "info":
            if Program.hear_info is not None:
                Program.hear_info(" ".join(self.command), info_text(answer))
        return answer

    def _line(self, deadline: float) -> EngineMessage:
        while b"\n" not in self.waiting:
            if len(self.waiting) > LONGEST:
                raise nonsense(Refusal("answer-long", limit=LONGEST))
            data = self._call(self.output, b"", deadline)
            if not data:
                raise ProgramFailure("ended", self._status())
            self.waiting += data
        line, _, self.waiting = self.waiting.partition(b"\n")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise nonsense(Refusal("answer-json", answer=cut(line))) from error
        if not isinstance(answer, dict):
            raise nonsense(Refusal("answer-object", answer=shown(answer)))
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
        """How it ended, where that is known already, and what it said last."""
        try:
            status = f"status {self.process.wait(GRACE)}"
        except subprocess.TimeoutExpired:
            return "no known status"
        return ": ".join(filter(None, [status, gist(self._complaint())]))

    def _complaint(self) -> str:
        """What an ended program has said on stderr, or the end of it, if that was kept."""
        if self.echo is not None:
            return self.echo.end(GRACE).decode("utf-8", "replace") if Program.echoes else ""
        if self.stderr is None or self.stderr.closed:
            return ""
        self.stderr.seek(0)
        return self.stderr.read().decode("utf-8", "replace").rstrip()

    def end(self, politely: bool) -> None:
        """Say goodbye, if that makes sense, and see to it that nothing is left of it."""
        if politely:
            try:
                self._send(b'{"type": "bye"}\n', time.monotonic() + GRACE)
                self.input.close(GRACE)
                self.process.wait(GRACE)
            except (ProgramFailure, subprocess.TimeoutExpired):
                pass
        struck = strike(self.process)
        if struck:
            self.process.wait()  # nothing of it stays in the list of processes
        Program.running.discard(self)
        self._tell_complaint()
        self.input.close(GRACE)
        self.output.close(GRACE if struck else 0)
        if self.echo is not None:
            self.echo.end(GRACE if struck else 0)

    def _tell_complaint(self) -> None:
        """Pass on what it said on stderr, unless one before it said the same."""
        complaint = "" if self.stderr is None else self._complaint()
        if complaint and Program.told is not None and complaint not in Program.told:
            Program.told.add(complaint)
            print(complaint, file=sys.stderr, flush=True)
        if self.stderr is not None:
            self.stderr.close()

    def cut_off(self) -> None:
        """End it without looking back; one that cannot be ended hears nothing more."""
        if not strike(self.process):
            self.input.close(0)


def start(command: Sequence[str], stderr: IO[bytes] | int | None = None) -> subprocess.Popen[bytes]:
    """A process with pipes to it, in a session of its own, so that whatever it starts ends with it."""
    known = {name: value for name, value in os.environ.items() if name not in SECRET_VARIABLES}
    pipe = subprocess.PIPE
    pipes: dict[str, Any] = {"stdin": pipe, "stdout": pipe, "stderr": stderr, "bufsize": 0}
    return subprocess.Popen(list(command), **pipes, start_new_session=True, env=known)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C waits until this is done: in the middle of a start nobody would know of the new process."""
    before = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or not callable(before):
        yield
        return
    noted: list[Any] = []
    signal.signal(signal.SIGINT, lambda *given: noted.append(given))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if noted:
            before(*noted[0])


def end_idle() -> None:
    """End the programs that wait for another game."""
    while Program.idle:
        for program in Program.idle.popitem()[1]:
            program.end(politely=True)


def info_text(message: EngineMessage) -> str:
    """What a program said while it thought, as one line that can do a terminal no harm."""
    text = message.get("text")
    said = text if isinstance(text, str) else json.dumps({k: v for k, v in message.items() if k != "type"})
    return "".join(letter if letter.isprintable() else " " for letter in said)[:INFO]


@contextmanager
def hearing(hear: Callable[[str, str], None]) -> Iterator[None]:
    """Meanwhile `hear` is told what programs say while they think: their command and the text."""
    Program.hear_info = hear
    try:
        yield
    finally:
        Program.hear_info = None


@contextmanager
def told_once() -> Iterator[None]:
    """Meanwhile what programs say on stderr is told when they end, and the same only once."""
    Program.told = set()
    try:
        yield
    finally:
        Program.told = None


@contextmanager
def kept() -> Iterator[None]:
    """Programs that can play another game wait for it meanwhile, and reports tell what they said last."""
    with echoed():
        Program.keeps = True
        try:
            yield
        finally:
            Program.keeps = False
            end_idle()


@contextmanager
def echoed(held: bool = False) -> Iterator[None]:
    """Meanwhile the end of what programs say on stderr is kept for reports; held back, it is told there alone."""
    before, Program.echoes, Program.holds = Program.echoes, True, held
    try:
        yield
    finally:
        Program.echoes, Program.holds = before, False


def leave_at_once() -> None:
    """End every program that runs, then this process; for one that is told to end in the middle of anything."""
    if Program.starting:  # it could not be ended yet
        Program.at_start = leave_at_once
        return
    for program in list(Program.running):
        strike(program.process)  # and wait for none: the order may come a second time, or in the middle of a wait
    os._exit(1)


def strike(process: subprocess.Popen[bytes]) -> bool:
    """End a program and all that it has started, without looking back; False if we may not."""
    try:
        kill_group(process.pid)
    except (ProcessLookupError, PermissionError):
        try:
            process.kill()
        except PermissionError:
            LOG.warning("a program that plays could not be ended: it runs as another user")
            return False
    return True


def kill_group(pid: int) -> None:
    """End a process and those that it has started."""
    if sys.platform == "win32":
        subprocess.run(["taskkill", "/F", "/T", "/PID", str(pid)], capture_output=True, check=False)
    else:
        os.killpg(pid, signal.SIGKILL)


def check_member(answer: EngineMessage, member: str, expected: Sequence[Any], kind: str) -> None:
    """ProgramFailure of a kind if a member of an answer is none of what it should be."""
    wanted = listed(map(shown, expected))
    if member not in answer:
        raise ProgramFailure(kind, str(Refusal("answer-missing", member=shown(member), expected=wanted)))
    if answer[member] not in expected:
        given = shown(answer[member])
        raise ProgramFailure(kind, str(Refusal("answer-member", member=shown(member), given=given, expected=wanted)))


def refused(name: str, failure: ProgramFailure, when: str = "hello", game: str = "") -> Refusal:
    """Why a program cannot play: it was not started, or failed at `hello`, the `start` or first `question`."""
    if failure.kind == "not-started":
        return Refusal("engine-start", entrant=shown(name), reason=failure.detail)
    return Refusal("engine-failed", entrant=shown(name), when=when, game=game, kind=failure.kind, detail=failure.detail)


def nonsense(wrong: Refusal) -> ProgramFailure:
    """An answer that cannot be read; raise it."""
    return ProgramFailure("nonsense", str(wrong))


def cut(data: bytes) -> str:
    """A piece of an answer for a report."""
    return shown(data[:200].decode("utf-8", "replace"))
