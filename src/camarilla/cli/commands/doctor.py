"""`camarilla doctor`: is everything here that the games need, and if not, what is to be done?"""

from __future__ import annotations

import argparse
import platform
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from tempfile import TemporaryFile
from time import process_time

import camarilla
from camarilla.cli import BROKEN, FINE
from camarilla.cli.files import print_json
from camarilla.cli.text.layout import item
from camarilla.cli.text.words import say
from camarilla.dialect.build import NoCompiler, cache_folder, compiler, runs_plain
from camarilla.kernel.game import Game
from camarilla.locales import LANGUAGES, file_text, messages

MARGIN = " " * 17
LETTERS = "–…×≥≤"  # what our sentences use beyond ASCII


@dataclass
class Finding:
    """One thing that was looked at: `ok`, `slow` (everything works, slower) or `bad`; what was found; what to do."""

    what: str
    state: str
    found: str
    advice: str = ""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true")


def run(options: argparse.Namespace) -> int:
    findings = [python(), c_compiler(), cache(), *map(build, camarilla.games()), *words(), terminal()]
    if options.json:
        print_json([asdict(finding) for finding in findings])
    else:
        print("\n".join(written(findings)))
    return BROKEN if any(finding.state == "bad" for finding in findings) else FINE


def written(findings: list[Finding]) -> Iterator[str]:
    """One line a finding, and what to do about it below."""
    for finding in findings:
        yield item(finding.found, f"{finding.state:<5}{finding.what:<12}", MARGIN)
        if finding.advice:
            yield item(say("doctor-do", advice=finding.advice), MARGIN, MARGIN)
    yield say("doctor-end", worst=worst(findings))


def worst(findings: list[Finding]) -> str:
    states = {finding.state for finding in findings}
    return next(state for state in ("bad", "slow", "ok") if state in states)


def python() -> Finding:
    return Finding("python", "ok", f"{platform.python_version()}, camarilla {camarilla.__version__}")


def c_compiler() -> Finding:
    """The compiler that builds the rules; without it they run as plain Python."""
    words = compiler()
    if words is None and not runs_plain():
        return Finding("compiler", "ok", say("doctor-shipped"))
    if words is None:
        return Finding("compiler", "slow", say("doctor-none"), say("doctor-compiler"))
    try:
        told = subprocess.run([*words, "--version"], capture_output=True, text=True, errors="replace", check=False)
        version = (told.stdout or told.stderr).strip().partition("\n")[0]
    except OSError as error:
        return Finding("compiler", "slow", f"{words[0]}: {error.strerror}", say("doctor-compiler"))
    return Finding("compiler", "ok", f"{' '.join(words)}: {version}")


def cache() -> Finding:
    """The folder of the built rules: it must be ours to write."""
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with TemporaryFile(dir=folder):
            return Finding("cache", "ok", str(folder))
    except OSError as error:
        return Finding("cache", "slow", f"{folder}: {error.strerror}", say("doctor-cache"))


def build(id: str) -> Finding:
    """Can the rules of a game be built, and how fast do they play?"""
    game = camarilla.game(id)
    try:
        library = game.engine.library()
    except NoCompiler as error:
        advice = "" if compiler() is None else say("doctor-build", reason=" ".join(str(error).split())[:200])
        return Finding(id, "slow", say("doctor-plain", speed=speed(game)), advice)
    return Finding(id, "ok", say("doctor-built", speed=speed(game), file=library.path.name))


def speed(game: Game) -> str:
    """About how many games a second it plays, most seats."""
    games = 2000 if game.engine.compiled else 20
    start = process_time()
    game.engine.playouts(game.seats[-1], games, 1)
    return f"{games / (process_time() - start):,.0f}"


def words() -> Iterator[Finding]:
    """Can every language be spoken?"""
    for language in LANGUAGES:
        missing = [game for game in camarilla.games() if file_text(language, f"{game}.ftl") is None]
        if missing:
            yield Finding(f"words {language}", "bad", ", ".join(missing), say("doctor-words"))
        else:
            titles = [messages(language, game).message("title") for game in camarilla.games()]
            yield Finding(f"words {language}", "ok", say("doctor-spoken", count=len(titles)))


def terminal() -> Finding:
    """Can the terminal show what we write?"""
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    try:
        LETTERS.encode(encoding)
    except UnicodeEncodeError:
        return Finding("terminal", "slow", encoding, say("doctor-terminal"))
    return Finding("terminal", "ok", encoding)
