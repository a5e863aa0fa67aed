"""Mutation: break the rules one spot at a time and see that the tests notice.

    python tools/mutate.py                                        the rules and the secrets of all games
    python tools/mutate.py src/camarilla/games/row/loader.py        other files
    python tools/mutate.py --log FILE                             note each result; go on where FILE ends
    python tools/mutate.py --log FILE --again                     try those once more that have survived
    python tools/mutate.py --quick 5                              without the long tests, 5 seconds for a mutant

The tests of a file follow from its path. They are loaded once; then a forked process for each mutant puts the changed
code into the loaded functions and runs the tests that come through the changed statement, the quickest first. A mutant
of what is made when a module is loaded has the tests loaded anew. No file is changed, no C compiler is needed.
Survivors are printed with file, line and change; `docs/mutation.md` says of the known ones why no test can tell.
"""

from __future__ import annotations

import argparse
import gc
import json
import math
import os
import re
import shutil
import signal
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from itertools import accumulate, groupby
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from mutants import Mutant, mutants

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "camarilla"
GAMES = PACKAGE / "games"
DATA = ("cards", "chapters", "events", "features", "moves", "state")  # beside the rules, and no rules themselves
LATE = ("test_conservation.py", "test_documents.py", "test_oracle.py")  # long, through nearly all
LONGEST = 90  # seconds of computing for a mutant with which the tests are loaded anew
PYTEST = (
    "-x", "-s", "-p", "no:terminal", "-p", "no:cacheprovider", "--noconftest", "-o", "addopts=",
    "--import-mode=importlib", "--assert=plain", "-c", str(ROOT / "pyproject.toml"),
)  # fmt: skip
SURVIVED, KILLED, ENDLESS = "survived", "killed", "endless"


def imported(folder: str, by: str) -> set[str]:
    """The modules of a folder of games that the rules of one import."""
    text = (GAMES / by / "rules.py").read_text("utf-8")
    return set(re.findall(rf"^from camarilla\.games\.{folder}\.(\w+)", text, re.MULTILINE))


def rules_of(folder: str) -> list[str]:
    """The modules that hold the rules and secrets of a game, or of the frame that several share."""
    return ["rules", *sorted((imported(folder, folder) | {"secrecy"}) - set(DATA))]


def tests_of(folder: str, quick: bool) -> list[str]:
    """The tests that have to notice a mutant, the late ones last or not at all; none that compile."""
    games = [path.name for path in (ROOT / "tests" / "rules").iterdir() if (GAMES / path.name / "rules.py").exists()]
    concerned = [game for game in games if game == folder or imported(folder, game)]
    files = [file for game in concerned for file in (ROOT / "tests" / "rules" / game).glob("test_*.py")]
    wanted = [file for file in files if not (quick and file.name in LATE)]
    return [str(file) for file in sorted(wanted, key=lambda file: (file.name in LATE, file))]


# -- results ----------------------------------------------------------------------------------------------------
class Log:
    """What has become of each mutant, a line each, in a file that outlives an interrupted run."""

    def __init__(self, path: Path) -> None:
        self.path, self.outcomes = path, dict[str, str]()
        self.read()

    def read(self) -> None:
        lines = self.path.read_text("utf-8").splitlines() if self.path.exists() else []
        self.outcomes = dict(json.loads(line) for line in lines)

    def note(self, mutant: Mutant, status: int) -> None:
        """The outcome by the exit status of the process that tried the mutant."""
        outcome = SURVIVED if status == 0 else KILLED if os.WIFEXITED(status) else ENDLESS
        with self.path.open("a", encoding="utf-8") as file:
            print(json.dumps([str(mutant), outcome], ensure_ascii=False), file=file)
        if outcome == SURVIVED:
            print(f"SURVIVED {mutant}", flush=True)

    def report(self, made: list[Mutant]) -> None:
        """For each file how many were made and killed, then those that were not."""
        self.read()
        for file, group in groupby(made, key=lambda mutant: mutant.file):
            names = [str(mutant) for mutant in group]
            left = [name for name in names if self.outcomes.get(name) == SURVIVED]
            endless = sum(self.outcomes.get(name) == ENDLESS for name in names)
            killed = f"{len(names) - len(left)} killed ({endless} endless)"
            print(f"{file}: {len(names)} mutants, {killed}, {len(left)} left")
            for name in left:
                print(f"  {name}")


# -- trying -----------------------------------------------------------------------------------------------------
def fork(task: Callable[[], int]) -> int:
    """Do something in a process of its own; the number of the process."""
    process = os.fork()
    if process == 0:
        code = 1
        try:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 1)
            code = task()
        finally:
            os._exit(code)
    return process


def try_all(made: list[Mutant], test: Callable[[Mutant], int], log: Log, jobs: int) -> None:
    """Try mutants, each in a process of its own, so many at a time."""
    running: dict[int, Mutant] = {}
    for mutant in made:
        running[fork(lambda mutant=mutant: test(mutant))] = mutant  # type: ignore[misc]
        while len(running) == jobs or (running and mutant is made[-1]):
            process, status = os.wait()
            log.note(running.pop(process), status)


def limit(seconds: float) -> None:
    """End this process after so much more computing: a mutant that does not come to an end is killed."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)


class Bench:
    """A plugin of pytest: when the tests have been collected, it tries mutants of functions instead of running them."""

    def __init__(self, made: list[Mutant], package: Path, log: Log, given: argparse.Namespace) -> None:
        self.made, self.package, self.log, self.jobs, self.most = made, package, log, given.jobs, given.quick
        self.measured = package.parent / "measured.json"
        self.functions: defaultdict[tuple[str, str, int], list[FunctionType]] = defaultdict(list)

    def pytest_runtestloop(self, session: Any) -> bool:
        self.session = session
        if os.waitpid(fork(self.measure), 0)[1] != 0:
            sys.exit("the tests fail without any mutant")
        self.seconds, self.through = json.loads(self.measured.read_text("utf-8"))
        for one in gc.get_objects():
            if isinstance(one, FunctionType) and one.__code__.co_filename.startswith(str(self.package)):
                self.functions[key(one.__code__)].append(one)
        gc.collect()
        gc.freeze()
        try_all(self.made, self.test, self.log, self.jobs)
        return True

    def measure(self) -> int:
        """How long each test takes, and which tests come through which lines (the late ones through all); in a
        process of its own, so that nothing that a test keeps is left from the true rules."""
        from coverage import Coverage

        trace = Coverage(data_file=None, config_file=False, include=[f"{self.package}/games/*"])
        seconds = []
        for number, item in enumerate(self.session.items):
            traced = item.path.name not in LATE
            if traced:
                trace.start()
                trace.switch_context(str(number))
            start = time.process_time()
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            seconds.append(time.process_time() - start)
            if traced:
                trace.stop()
        data = trace.get_data()
        through = {file: data.contexts_by_lineno(file) for file in data.measured_files()}
        self.measured.write_text(json.dumps([seconds, through]), "utf-8")
        return int(self.session.testsfailed)

    def test(self, mutant: Mutant) -> int:
        """0 if every test passes that comes through the changed statement."""
        self.put_in(mutant.make_code())
        for number in self.choose(mutant):
            limit(1 + 4 * self.seconds[number])
            item = self.session.items[number]
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            if self.session.testsfailed:
                return 1
        return 0

    def choose(self, mutant: Mutant) -> list[int]:
        """The tests that come through the changed statement, the quickest first, then the late ones."""
        lines = self.through.get(str(self.package / mutant.file), {})
        numbers = {int(test) for line in mutant.lines for test in lines.get(str(line), ())}
        late = {number for number, item in enumerate(self.session.items) if item.path.name in LATE}
        order = sorted(numbers | late, key=lambda number: (number in late, self.seconds[number]))
        spent = accumulate(self.seconds[number] for number in order)
        return [number for number, seconds in zip(order, spent, strict=True) if seconds < self.most]

    def put_in(self, code: CodeType) -> None:
        """Give every loaded function the code it has in the mutant."""
        for inner in code.co_consts:
            if isinstance(inner, CodeType):
                for function in self.functions.get(key(inner), ()):
                    function.__code__ = inner
                self.put_in(inner)


def key(code: CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno


class Overlay:
    """Finds one module of the package not in its file but in a mutant."""

    def __init__(self, mutant: Mutant, package: Path) -> None:
        self.path, self.code = package / mutant.file, mutant.make_code()
        self.name = ".".join([package.name, *Path(mutant.file).with_suffix("").parts])

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        return spec_from_file_location(name, self.path, loader=self) if name == self.name else None  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        exec(self.code, module.__dict__)


# -- the run ----------------------------------------------------------------------------------------------------
def prepare(folder: Path) -> Path:
    """A copy of the package in this folder, which from now on is the one that is loaded."""
    package = folder / PACKAGE.name
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    sys.path.insert(0, str(folder))
    sys.pycache_prefix = str(folder / "compiled")
    os.environ |= {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "CAMARILLA_COMPILER": "none"}
    from hypothesis import HealthCheck, Phase, settings

    import camarilla.kernel.game

    assert camarilla.kernel.game.__file__.startswith(str(folder))
    phases, checks = (Phase.explicit, Phase.generate), list(HealthCheck)  # the same each time; nobody reads examples
    settings.register_profile(
        "mutation", derandomize=True, database=None, deadline=None, phases=phases, suppress_health_check=checks
    )
    settings.load_profile("mutation")
    return package


def run(made: list[Mutant], package: Path, log: Log, given: argparse.Namespace) -> None:
    """Try all mutants, game by game."""
    import pytest

    for game, group in groupby(made, key=lambda mutant: Path(mutant.file).parts[1]):
        todo, tests = list(group), tests_of(game, given.quick < math.inf)
        print(f"{game}: {len(todo)} to try", flush=True)
        inside = [mutant for mutant in todo if mutant.in_function]
        bench = Bench(inside, package, log, given)
        process = os.fork()
        if process == 0:
            os._exit(int(pytest.main([*PYTEST, *tests], plugins=[bench])))
        if os.waitpid(process, 0)[1] != 0:
            sys.exit(f"the tests of {game} cannot be run")

        def load_anew(mutant: Mutant, tests: list[str] = tests) -> int:
            limit(LONGEST)
            sys.meta_path.insert(0, Overlay(mutant, package))  # type: ignore[arg-type]
            return int(pytest.main([*PYTEST, *tests]))

        try_all([mutant for mutant in todo if not mutant.in_function], load_anew, log, given.jobs)


def chosen(files: list[Path]) -> Iterator[Path]:
    """The files to mutate, within the package."""
    for file in files:
        yield file.resolve().relative_to(PACKAGE)
    for rules in sorted(GAMES.glob("*/rules.py")) if not files else ():
        yield from (Path("games", rules.parent.name, f"{name}.py") for name in rules_of(rules.parent.name))


def main() -> None:
    parser = argparse.ArgumentParser(description="Mutation of the rules.")
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--lines", default="1-100000", help="mutants of these lines only, as 40-90")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--log", type=Path, help="where results are noted; what is noted there is not tried again")
    parser.add_argument("--again", action="store_true", help="but for those that have survived")
    parser.add_argument("--quick", type=float, default=math.inf, help="seconds of tests for a mutant, no long ones")
    given = parser.parse_args()
    low, high = (int(number) for number in given.lines.split("-"))
    with tempfile.TemporaryDirectory() as folder:
        package, log = prepare(Path(folder).resolve()), Log(given.log or Path(folder, "log"))
        made = [mutant for file in chosen(given.files) for mutant in mutants(package / file, package)]
        made = [mutant for mutant in made if low <= mutant.line <= high]
        past = {name for name, outcome in log.outcomes.items() if not (given.again and outcome == SURVIVED)}
        run([mutant for mutant in made if str(mutant) not in past], package, log, given)
        log.report(made)


if __name__ == "__main__":
    main()
