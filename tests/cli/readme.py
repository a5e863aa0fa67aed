"""Runs the examples of a Markdown file: every ```python block as a doctest, every `$ camarilla` line of a ```console
block with the output below it. Needs nothing but the installed package: `python readme.py README.md`."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

FLAGS = doctest.ELLIPSIS
SLOW = "No C compiler and no compiled rules were found"  # what may be said besides, before long work


def blocks(text: str, language: str) -> list[str]:
    """The fenced blocks of one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def python_examples(text: str, name: str) -> doctest.DocTest:
    """All Python blocks as one session."""
    return doctest.DocTestParser().get_doctest("\n".join(blocks(text, "python")), {}, name, name, 0)


def run_python(text: str, name: str) -> tuple[int, int]:
    """How many examples failed, and how many there were; what failed is printed."""
    return tuple(doctest.DocTestRunner(optionflags=FLAGS).run(python_examples(text, name)))[:2]


def commands(text: str) -> list[tuple[str, str]]:
    """Every `camarilla` command of the console blocks, and what it should write."""
    parts = [part for block in blocks(text, "console") for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]]
    split = [part.partition("\n") for part in parts]
    return [(command, output) for command, _, output in split if command.startswith("camarilla ")]


def run_command(command: str) -> str:
    """What a command writes; it must succeed."""
    words = [sys.executable, "-m", "camarilla.cli", *command.split()[1:]]
    done = subprocess.run(words, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, (command, done.stderr)
    assert done.stderr == "" or done.stderr.startswith(SLOW), (command, done.stderr)
    return done.stdout


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
