"""Runs the examples of a Markdown file: every ```python block as a doctest, every `$ camarilla` and `$ python` line of
a ```console block with the output below it. A block that begins with `# name.py` is a file, a command that ends with &
runs beside the next ones. Needs nothing but the installed package: `python readme.py README.md`."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

FLAGS = doctest.ELLIPSIS
SLOW = "No C compiler and no compiled rules were found"  # what may be said besides, before long work
PROGRESS = re.compile(r"^\d+/\d+( \w+)?(  .+)?\n", re.MULTILINE)  # and how far it is, on a slow machine


def blocks(text: str, language: str) -> list[str]:
    """The fenced blocks of one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def python_examples(text: str, name: str) -> doctest.DocTest:
    """All Python blocks as one session."""
    return doctest.DocTestParser().get_doctest("\n".join(blocks(text, "python")), {}, name, name, 0)


def run_python(text: str, name: str) -> tuple[int, int]:
    """How many examples failed, and how many there were; what failed is printed."""
    return tuple(doctest.DocTestRunner(optionflags=FLAGS).run(python_examples(text, name)))[:2]


def files(text: str) -> dict[str, str]:
    """The files that a page asks to be saved, by their names."""
    found = [block for language in ("python", "javascript") for block in blocks(text, language)]
    named = [(re.match(r"(?:#|//) (\w+\.\w+)\n", block), block) for block in found]
    return {name[1]: block for name, block in named if name}


def commands(text: str) -> list[tuple[str, str]]:
    """Every command of the console blocks that can be run anywhere, and what it should write."""
    parts = [part for block in blocks(text, "console") for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]]
    split = [part.partition("\n") for part in parts]
    return [(command, output) for command, _, output in split if command.startswith(("camarilla ", "python "))]


def words_of(command: str) -> list[str]:
    """What is started for a command, by the same Python."""
    program, *words = shlex.split(command.removesuffix("&"))
    return [sys.executable, *(["-m", "camarilla.cli"] if program == "camarilla" else []), *words]


def run_command(command: str, folder: Path | None = None) -> str:
    """What a command writes; it must succeed."""
    done = subprocess.run(
        words_of(command), capture_output=True, text=True, encoding="utf-8", check=False, cwd=folder,
        stdin=subprocess.DEVNULL,
    )  # fmt: skip
    assert done.returncode == 0, (command, done.stderr)
    said = PROGRESS.sub("", done.stderr)
    assert said == "" or said.startswith(SLOW), (command, done.stderr)
    return done.stdout


@contextmanager
def running(command: str, folder: Path) -> Iterator[None]:
    """A server beside whatever comes next, from when it listens."""
    server = subprocess.Popen(words_of(command), stderr=subprocess.PIPE, text=True, cwd=folder)
    assert server.stderr is not None
    with server:
        try:
            assert any("listening" in line for line in server.stderr), command
            yield
        finally:
            server.terminate()


def matches(expected: str, output: str) -> bool:
    """Is it as the file says, where `...` stands for anything?"""
    return doctest.OutputChecker().check_output(expected, output, doctest.ELLIPSIS)


def main() -> int:
    failed = examples = 0
    for name in sys.argv[1:]:
        text = Path(name).read_text(encoding="utf-8")
        bad, count = run_python(text, name)
        wrong = [command for command, output in commands(text) if not matches(output, run_command(command))]
        print("".join(f"{name}: {command}: not the output the file shows\n" for command in wrong), end="")
        failed, examples = failed + bad + len(wrong), examples + count + len(commands(text))
    print(f"{examples} examples, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
