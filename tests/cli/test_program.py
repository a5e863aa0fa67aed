"""The program as a whole: its help, its version, and every kind of bad input."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
from pathlib import Path

import pytest

import camarilla
from camarilla.cli import every_command
from camarilla.kernel.transcript import write
from camarilla.locales.folder import FOLDER
from cli.program import PROGRAM, refuse, run, start, succeed


# -- help -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"], ["help"]])
def test_the_overview_names_every_command(arguments: list[str]) -> None:
    text = succeed(*arguments)
    assert all(f"\n  {command} " in text for command in every_command())


@pytest.mark.parametrize("command", every_command())
def test_the_help_of_a_command_teaches(command: str) -> None:
    """What it is for, every argument in words, and examples that name the command."""
    text = succeed(command, "--help")
    assert text.startswith(f"usage: camarilla {command}")
    assert f"\n  camarilla {command}" in text.partition("\nexamples:")[2]
    assert max(map(len, text.splitlines())) <= 80


def test_version() -> None:
    assert succeed("--version") == f"camarilla {camarilla.__version__}\n"


def test_the_installed_command_is_the_same_program() -> None:
    assert start("--version").out == succeed("--version")


# -- bad input --------------------------------------------------------------------------------------------------
HUGE = "9" * 5000
BAD = [
    ("plya", "there is no command plya; try play"),
    ("--verbose", "there is no command --verbose"),
    ("games x", "unrecognized arguments: x (see camarilla games --help)"),
    ("games --jsn", "unrecognized arguments: --jsn; did you mean --json? (see camarilla games --help)"),
    ("games --speed=3", "unrecognized arguments: --speed=3 (see camarilla games --help)"),
    ("arean", "there is no command arean; try arena"),
    ("play", "which game?"),
    ("play chess", 'there is no game "chess"; the games are '),
    ("play oriflamme --seats 1", "this game is for 2 to 5 players, not 1"),
    ("play oriflamme --seats 6", "players, not 6"),
    ("play oriflamme --seats 0 --first random", "players, not 0"),
    ("play oriflamme --seats -3 --first random", "players, not -3"),
    ("play oriflamme --seats three", 'argument --seats: "three" is not a whole number'),
    ("play oriflamme --seats 3.0", '"3.0" is not a whole number'),
    ("play oriflamme --seats", "argument --seats: expected one argument"),
    ("play oriflamme --seat 3", "there is no seat 3; seats are 0 to 2"),
    ("play oriflamme --seat -1", "there is no seat -1"),
    ("play oriflamme --first 3", "the first player must be a seat from 0 to 2, not 3"),
    ("play oriflamme --first me", '"me" is not a whole number'),
    ("play oriflamme --seed luck", '"luck" is not a whole number'),
    (f"play oriflamme --seed {HUGE}", "is not a whole number"),
    ("play oriflamme --option rounds", '"rounds" is not of the form NAME=NUMBER'),
    ("play oriflamme --option rounds=x", '"x" is not a whole number'),
    ("play oriflamme --option rounds=99", "the option rounds must be a whole number from 1 to 7, not 99"),
    ("play oriflamme --option speed=1", 'there is no option "speed"; the options are rounds'),
    ("play oriflamme --save {folder}", "already exists"),
    ("play oriflamme --save {folder}/none/game.txt", "its folder is missing"),
    ("rules", "required: GAME"),
    ("rules chess", 'there is no rulebook for "chess"; try '),
    ("rules oriflamme ORI-99", 'Oriflamme has no rule "ORI-99"; similar numbers are ORI-9'),
    ("rules oriflamme 99", 'Oriflamme has no rule "99"; similar numbers are ORI-9'),
    ("rules oriflamme lord", 'Oriflamme has no rule "lord"; similar numbers are '),
    ("replay", "required: FILE"),
    ("replay {folder}/none.txt", "cannot be read: No such file or directory"),
    ("replay {folder}", "cannot be read: Is a directory"),
    ("replay {binary}", "cannot be read: it is not text in UTF-8"),
    ("replay {empty}", "line 1: the transcript ends too early"),
    ("replay {truncated}", "the transcript ends too early"),
    ("replay {edited}", "line 7: "),
    ("replay {deep}", "line 3: the position is not JSON: "),
    ("replay {whole} --step 999", "there is no step 999; this game has steps 0 to "),
    ("replay {whole} --step -1", "there is no step -1"),
    ("replay {whole} --seat 3", "there is no seat 3; seats are 0 to 2"),
    ("replay {whole} --seat 0 --all", "not allowed with argument"),
    ("perft oriflamme", "required: --depth"),
    ("perft oriflamme --depth 0", '"0" is not a whole number above 0'),
    ("perft oriflamme --depth 999", "999 is too deep"),
    ("perft oriflamme --depth 2 --seats 9", "players, not 9"),
    ("perft oriflamme --depth 2 --position {folder}/none", "cannot be read: No such file"),
    ("perft oriflamme --depth 2 --position {empty}", "is not JSON: "),
    ("perft oriflamme --depth 2 --position {number}", ": expected an object, not 7"),
    ("perft chess --depth 1", 'there is no game "chess"'),
    ("bench chess", 'there is no game "chess"'),
    ("bench --seconds 0", '"0" is not a number of seconds'),
    ("bench --seconds nan", '"nan" is not a number of seconds'),
    ("bench --against chess", "argument --against: invalid choice: "),
    ("doctor me", "unrecognized arguments: me"),
]


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Good and bad files to name."""
    folder = tmp_path_factory.mktemp("files")
    state = camarilla.game("oriflamme").deal(3, 1)
    for _ in range(5):
        state.play(state.legal[0])
    whole = write(state)
    texts = {
        "whole": whole, "empty": "", "number": "7", "binary": "\udcff", "truncated": whole.removesuffix("end\n"),
        "edited": whole.replace("place", "plaice", 1),
        "deep": "camarilla transcript 1\ngame oriflamme rules 1\nstart " + "[" * 100_000,
    }  # fmt: skip
    for name, text in texts.items():
        (folder / name).write_bytes(text.encode("utf-8", "surrogateescape"))
    return {"folder": str(folder)} | {name: str(folder / name) for name in texts}


@pytest.mark.parametrize(("arguments", "sentence"), BAD, ids=[arguments[:50] for arguments, _ in BAD])
def test_bad_input_is_one_clear_line_and_status_2(arguments: str, sentence: str, files: dict[str, str]) -> None:
    assert sentence in refuse(*arguments.format(**files).split())


def test_bad_input_of_the_real_program() -> None:
    ended = start("play", "chess")
    assert (ended.status, ended.out) == (2, "")
    assert ended.err == 'camarilla: there is no game "chess"; the games are ' + ", ".join(camarilla.games()) + "\n"


def test_a_null_in_a_file_name() -> None:
    assert "cannot be read: embedded null byte" in refuse("replay", "a\0b")


def test_a_deep_position_document(tmp_path: Path) -> None:
    (tmp_path / "deep").write_text('{"game": ' * 100_000)
    assert refuse("perft", "oriflamme", "--depth", "1", "--position", str(tmp_path / "deep")).endswith("deeply")


# -- pipes ------------------------------------------------------------------------------------------------------
def test_a_reader_that_has_seen_enough() -> None:
    """`camarilla rules oriflamme | head -1` ends quietly."""
    with subprocess.Popen([*PROGRAM, "play", "oriflamme", "--watch", "--seats", "5"], stdout=-1, stderr=-1) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        assert program.stderr.read() == b""
    assert program.returncode == 0


def test_output_that_cannot_be_written(tmp_path: Path) -> None:
    """A file that may not grow stands for a disk that is full."""
    program = shlex.join([*PROGRAM, "rules", "oriflamme"])
    words = ["sh", "-c", f"ulimit -f 0; exec {program} > {shlex.quote(str(tmp_path / 'rules'))}"]
    done = subprocess.run(words, stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "camarilla: the output cannot be written: File too large\n")


@pytest.mark.parametrize(("closing", "command"), [("<&-", "play oriflamme"), (">&-", "games"), (">&-", "doctor")])
def test_standard_streams_that_are_closed(closing: str, command: str) -> None:
    program = shlex.join([*PROGRAM, *command.split()])
    done = subprocess.run(["sh", "-c", f"{program} {closing}"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_terminal_that_lacks_letters() -> None:
    ended = start("games", PYTHONIOENCODING="ascii")
    assert (ended.status, ended.err) == (0, "")
    assert "oriflamme    2?5  Oriflamme" in ended.out


def test_json_goes_to_stdout_alone() -> None:
    assert json.loads(start("games", "--json").out)


def test_an_interrupt_is_status_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("camarilla.cli.commands.games.run", interrupt)
    ended = run("games")
    assert (ended.status, ended.out, ended.err) == (130, "", "\ncamarilla: stopped\n")


def test_an_argument_that_means_something_else_here_says_so() -> None:
    assert "PostgreSQL" in paragraph(succeed("serve", "--help"), "--cluster")
    assert "Ray" in paragraph(succeed("arena", "--help"), "--cluster")


def paragraph(text: str, option: str) -> str:
    """What help says of an option."""
    return text.partition(f"  {option} ")[2].partition("\n  --")[0]


def test_help_names_no_page_that_only_the_sources_have() -> None:
    """Whoever has installed the package with pip has neither `docs` nor `src`."""
    texts = [(path, path.read_text(encoding="utf-8")) for path in FOLDER.rglob("*.ftl")]
    assert [path.name for path, text in texts if re.search(r"\bdocs/|\bsrc/|\.md\b", text)] == []


def test_options_may_stand_between_other_arguments() -> None:
    found = succeed("arena", "random", "--game", "throne", "greedy", "--seats", "2", "--deals", "1", "--quiet")
    assert "greedy" in found
