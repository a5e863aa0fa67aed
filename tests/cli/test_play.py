"""`camarilla play`: a person at the terminal."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

import pytest

import camarilla
from camarilla.cli.person import Person
from camarilla.cli.story import Story
from camarilla.cli.table import about, lying
from camarilla.kernel.game import Question
from camarilla.kernel.transcript import read, replay
from cli.program import refuse, run, succeed

FIRST = "1\n" * 300  # always the first choice
GAME = ("play", "oriflamme", "--seed", "7")


# -- whole games ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", ["2", "3", "4", "5"])
def test_a_whole_game_from_a_pipe(seats: str) -> None:
    text = succeed(*GAME, "--seats", seats, given=FIRST)
    assert text.startswith("Oriflamme\n\nThe king is dead")
    assert all(f"Round {number} of 6: " in text for number in range(1, 7))
    assert "Round 6 of 6: the game is over\n" in text
    assert re.search(r"\n(You|Seat \d)[^\n]* (won|shared the victory)\.\n", text)
    assert f"The same game again: camarilla play oriflamme --seats {seats} --seed 7 --first 0 --seat 0\n" in text


def test_the_same_seed_is_the_same_game() -> None:
    assert succeed(*GAME, given=FIRST) == succeed(*GAME, given=FIRST)
    assert succeed("play", "oriflamme", given=FIRST) != succeed("play", "oriflamme", given=FIRST)


def test_another_seat_first_player_and_rounds() -> None:
    text = succeed(*GAME, "--seat", "2", "--first", "1", "--option", "rounds=2", given=FIRST)
    assert "You sit in seat 2 and play against 2 random players." in text
    assert "  Seat 1 opened round 1. [ORI-4]\n" in text
    assert "  You opened round 2. [ORI-4]\n" in text
    assert "Round 2 of 2: the game is over\n" in text
    assert text.endswith("--seats 3 --seed 7 --first 1 --seat 2 --option rounds=2\n")


def test_a_random_first_player_comes_from_the_seed() -> None:
    openers = [
        re.findall(
            r"  (\S+ ?\d?) opened round 1", succeed("play", "oriflamme", "--seed", str(seed), "--first", "random")
        )
        for seed in (1, 1, 2, 3, 4, 5)
    ]
    assert openers[0] == openers[1]
    assert len({tuple(opener) for opener in openers}) > 1


def test_watching(tmp_path: Path) -> None:
    text = succeed(*GAME, "--watch")
    assert "You watch random players" in text
    assert "  Seat 0 placed a card face down" in text
    assert not re.search(r"\b[Yy]ou (?!watch|lead|lay)", text)
    assert text.endswith("--watch\n")


# -- answers ----------------------------------------------------------------------------------------------------
def screens(*lines: str) -> list[str]:
    """What is shown before each answer, and after the last; the game must not be over then."""
    text = succeed(*GAME, given="".join(f"{line}\n" for line in lines))
    *shown, end = re.split(r" or q: [^\n]*\n", text)
    assert end == "There is no more input, so the game stops here.\n"
    assert len(shown) == len(lines) + 1
    return shown


def test_a_card_is_chosen_with_its_text_and_then_its_place() -> None:
    """Into the empty row there is one way only, later there are several."""
    first, second, *_ = screens("2", "1")
    assert "   2  Heir: Gain 2 influence if no other face-up card" in first
    assert "  You placed Heir face down at the front of the row. [ORI-6]\n" in second


def test_a_move_can_be_typed_in_any_spelling() -> None:
    assert "You placed Spy face down" in screens("  PLACE  spy Front ")[1]


def test_a_choice_in_two_steps_can_be_taken_back() -> None:
    *_, again, third, end = screens("1", "1", "1", "b", "2", "1")
    assert "b to choose again" not in again
    assert "Which card do you place, and where?" in again
    assert "place Soldier at the front" in third
    assert "You placed Soldier face down at the front" in end


def test_a_question_about_a_card_tells_what_it_does() -> None:
    assert "Heir: Gain 2 influence if no other" in screens("2", "1")[1].partition("Keep it so, or reveal it?")[2]


def test_a_target_is_shown_with_what_lies_there() -> None:
    *_, last = screens("7", "2")
    assert re.search(r" 1  eliminate the card in place 0 \[(Seat \d|you): [^\]]+\]\n", last)


def test_gaps_are_told_by_their_neighbours() -> None:
    text = succeed("play", "oriflamme", "--seed", "11", given="6\n2\n")
    assert "  move the card in place 0 into gap 3 [the very back]\n" in text
    assert "  move the card in place 2 into gap 0 [the very front]\n" in text
    assert "  move the card in place 0 into gap 2 [between places 1 and 2]\n" in text


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("0", 'I do not understand "0"'),
        ("99", 'I do not understand "99"'),
        ("x" * 5000, f'I do not understand "{"x" * 40}"'),
        ("b", 'I do not understand "b"'),
        ("place lord back", '"place lord back" is a move of this game, but not a legal one now.'),
        ("²", 'I do not understand "²"'),
        ("\x00\x1b[2J", "I do not understand"),
    ],
)
def test_what_is_not_understood_is_asked_again(answer: str, said: str) -> None:
    ended = run(*GAME, given=f"{answer}\n\n1\n")
    assert ended.status == 0
    assert said in " ".join(ended.out.split())
    assert "You placed Archer face down" in ended.out


# -- help -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("topic", "found"),
    [
        ("?", "ORI-6 Placing a card"),
        ("help", "You can type these moves: place archer front place heir front"),
        ("?cards", "Lord: Gain 1 influence, and 1 more for each adjacent card of your family. Archer: Eliminate"),
        ("? lord", "ORI-20 The Lord"),
        ("? royal decree", "ORI-36 Acting after a Royal Decree"),
        ("? ori-16", "ORI-16 Winning the game"),
        ("? 16", "ORI-16 Winning the game"),
        ("? rules", "ORI-37 The Assassination"),
        ("? first player", "First player: The one who begins"),
        ("? nonsense", 'There is no help on "nonsense".'),
    ],
)
def test_help(topic: str, found: str) -> None:
    text = " ".join(succeed(*GAME, given=f"{topic}\n").split())
    assert found in text


def test_help_on_a_card_that_asks() -> None:
    text = succeed(*GAME, given="7\n2\n?\n")
    assert "ORI-37  The Assassination" in text.rpartition("or q: ?")[2]


def test_help_on_revealing_and_on_many_moves() -> None:
    text = succeed(*GAME, given="1\n?\n1\n?\n")
    assert "ORI-7  Resolving the row" in text
    assert "\n  …\n" in text


# -- leaving ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("word", ["q", "quit", "exit", "Q"])
def test_leaving(word: str) -> None:
    assert succeed(*GAME, given=f"1\n{word}\n").endswith("\nYou have left the table.\n")


def test_the_end_of_the_input() -> None:
    assert succeed(*GAME, given="1\n").endswith("\nThere is no more input, so the game stops here.\n")


# -- saving -----------------------------------------------------------------------------------------------------
def test_a_game_is_saved_and_can_be_replayed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    text = succeed(*GAME, "--save", str(path), given=FIRST)
    assert f"Saved as {path}. See it again with: camarilla replay {path}\n" in text
    assert replay(read(path.read_text()), camarilla.game("oriflamme")).over
    assert succeed("replay", str(path), "--seat", "0").splitlines()[-1] in text


def test_a_game_that_was_left_is_saved_as_it_stands(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    succeed(*GAME, "--save", str(path), given="1\nq\n")
    assert replay(read(path.read_text()), camarilla.game("oriflamme")).seat == 0


def test_a_saved_game_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("precious")
    assert "exists already" in refuse(*GAME, "--save", str(path), given=FIRST)
    assert path.read_text() == "precious"


def test_a_folder_that_goes_away_during_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "there").mkdir()

    def leave(*_: object) -> str:
        (tmp_path / "there").rmdir()
        raise EOFError

    monkeypatch.setattr(Person, "choose", leave)
    ended = run(*GAME, "--save", str(tmp_path / "there" / "game.txt"))
    assert ended.status == 2
    assert ended.err.endswith("cannot be written: No such file or directory\n")


# -- a real terminal --------------------------------------------------------------------------------------------
class Terminal:
    """The program at a terminal of its own."""

    def __init__(self, program: subprocess.Popen[bytes], ours: int) -> None:
        self.program, self.ours, self.seen = program, ours, ""

    def read_until(self, pattern: str) -> str | None:
        """What it writes, up to this; None when it has ended instead."""
        text = ""
        while not re.search(pattern, text):
            try:
                piece = os.read(self.ours, 4096).decode("utf-8", "replace")
            except OSError:  # the other side is closed
                piece = ""
            if not piece:
                self.seen += text
                return None
            text += piece
        self.seen += text
        return text

    def answer(self, line: str) -> None:
        os.write(self.ours, f"{line}\n".encode())


@contextmanager
def terminal(*arguments: str) -> Iterator[Terminal]:
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (24, 80))
    code = "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
    code += "from camarilla.cli import main; sys.exit(main())"
    environment = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
    with subprocess.Popen(
        [sys.executable, "-c", code, *arguments], stdin=theirs, stdout=theirs, stderr=theirs,
        env=environment | {"PYTHONIOENCODING": "utf-8"},
    ) as program:  # fmt: skip
        os.close(theirs)
        try:
            yield Terminal(program, ours)
        finally:
            program.kill()
            os.close(ours)


def test_a_whole_game_at_a_terminal() -> None:
    with terminal(*GAME, "--seats", "4") as it:
        questions = 0
        while it.read_until("or q: $") is not None:
            questions += 1
            it.answer("1")
        assert it.program.wait() == 0
        assert questions > 12
        assert "Round 6 of 6: the game is over" in it.seen
        assert max(len(line) for line in it.seen.split("\r\n") if "camarilla play" not in line) <= 80


def test_an_interrupt_at_a_terminal() -> None:
    with terminal(*GAME) as it:
        it.read_until("or q: $")
        it.program.send_signal(signal.SIGINT)
        assert it.read_until("never written") is None
        assert it.program.wait() == 130
        assert it.seen.endswith("camarilla: stopped\r\n")


def test_the_end_of_the_input_at_a_terminal() -> None:
    """Ctrl-D."""
    with terminal(*GAME) as it:
        it.read_until("or q: $")
        os.write(it.ours, b"\x04")
        assert it.read_until("never written") is None
        assert it.program.wait() == 0
        assert "There is no more input" in it.seen


def test_only_the_row_has_places_that_moves_and_questions_name() -> None:
    story = mock.Mock(spec=Story, game=mock.Mock(id="another"), reader=0)
    assert lying({}, {"place": 0}, story) == about({}, Question("turn", {"place": 0}), story) == ""
