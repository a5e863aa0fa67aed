"""`camarilla play`: a person at the terminal."""

from __future__ import annotations

import base64
import re
import zlib
from collections import Counter
from pathlib import Path
from random import Random

import pytest

import camarilla
from camarilla.cli.play import help, storage
from camarilla.cli.play.person import Person, meant
from camarilla.cli.play.session import another
from camarilla.cli.play.setup import Setup
from camarilla.cli.text import words
from camarilla.cli.text.story import Story
from camarilla.games import profiles
from camarilla.kernel.profile import LEVELS
from camarilla.kernel.transcript import read, replay
from camarilla.locales import LANGUAGES, say
from cli.program import refuse, run, succeed

FIRST = "1\n" * 300  # always the first choice
GAME = ("play", "oriflamme", "--seed", "7", "--bots", "random")


# -- whole games ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", ["2", "3", "4", "5"])
def test_a_whole_game_from_a_pipe(seats: str) -> None:
    text = succeed(*GAME, "--seats", seats, given=FIRST)
    assert text.startswith("Oriflamme\n\nThe king is dead")
    assert all(f"Round {number} of 6: " in text for number in range(1, 7))
    assert "Round 6 of 6: the game is over\n" in text
    assert re.search(r"\n(You|Player \d)[^\n]* (win|wins|share the victory)!\n", text)
    again = f"camarilla play oriflamme --seats {seats} --seed 7 --first 0 --seat 0 --bots random"
    assert f"Play the same game again: {again}\n" in text


def test_a_round_closes_with_who_gained_what() -> None:
    """What the lines of all rounds add up to is what everybody has at the end, beside what they started with."""
    text = succeed(*GAME, given=FIRST)
    lines = re.findall(r"^  This round: (.+)\.$", text, re.MULTILINE)
    totals = Counter[str]()
    for player, amount in re.findall(r"([A-Za-z]+(?: \d)?) ([+−]\d+)", ", ".join(lines)):
        totals[player.capitalize()] += int(amount.replace("−", "-"))
    points = {player: int(held) - 1 for player, held in re.findall(r"^(You|Player \d): (\d+)$", text, re.MULTILINE)}
    assert 3 < len(lines) <= 6
    assert {player: total for player, total in totals.items() if total} == {p: n for p, n in points.items() if n}


def test_a_reader_who_gained_nothing_in_a_round_is_told_so() -> None:
    said = [Story(camarilla.game("oriflamme"), reader).gains({1: 3}) for reader in (0, 1, None)]
    assert said == ["This round: you 0, Player 2 +3.", "This round: you +3.", "This round: Player 2 +3."]


def test_the_same_seed_is_the_same_game() -> None:
    assert succeed(*GAME, given=FIRST) == succeed(*GAME, given=FIRST)
    assert succeed("play", "oriflamme", given=FIRST) != succeed("play", "oriflamme", given=FIRST)


def test_another_seat_first_player_and_rounds() -> None:
    text = succeed(*GAME, "--seat", "2", "--first", "1", "--option", "rounds=2", given=FIRST)
    assert "You are in seat 3, playing against 2 bots (Random)." in text
    assert "  Round 1 began. First player: Player 2. [ORI-4]\n" in text
    assert "  Round 2 began. First player: you. [ORI-4]\n" in text
    assert "Round 2 of 2: the game is over\n" in text
    assert text.endswith("--seats 3 --seed 7 --first 1 --seat 2 --bots random --option rounds=2\n")


def test_a_random_first_player_comes_from_the_seed() -> None:
    openers = [
        re.findall(
            r"Round 1 began. First player: (\S+ ?\d?)\.",
            succeed("play", "oriflamme", "--seed", str(seed), "--first", "random"),
        )
        for seed in (1, 1, 2, 3, 4, 5)
    ]
    assert openers[0] == openers[1]
    assert len({tuple(opener) for opener in openers}) > 1


def test_watching(tmp_path: Path) -> None:
    text = succeed(*GAME, "--watch")
    assert "You are watching the bots (Random)" in text
    assert "  Player 1 placed a card face down" in text
    assert not re.search(r"\b[Yy]ou (?!are watching|lead|see no hidden)", text)
    assert text.endswith("--watch --bots random\n")


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
    assert "  You placed the Heir face down at the front of the row. [ORI-6]\n" in second


def test_a_move_can_be_typed_in_any_spelling() -> None:
    assert "You placed the Spy face down" in screens("  PLACE  spy Front ")[1]


def test_a_choice_in_two_steps_can_be_taken_back() -> None:
    *_, again, third, end = screens("1", "1", "1", "b", "2", "1")
    assert "b to choose again" not in again
    assert "Which card do you place, and where?" in again
    assert "place the Soldier at the front" in third
    assert "You placed the Soldier face down at the front" in end


def test_a_question_about_a_card_tells_what_it_does() -> None:
    assert "Heir: Gain 2 influence if no other" in screens("2", "1")[1].partition("Keep it face down, or reveal it?")[2]


def test_a_target_is_shown_with_what_lies_there() -> None:
    *_, last = screens("7", "2")
    assert re.search(r" 1  eliminate (Player \d's|your) (face-down card|[A-Z]\w+)( in place 1)?\n", last)


def test_gaps_are_told_by_their_neighbours() -> None:
    text = succeed("play", "oriflamme", "--seed", "11", "--bots", "random", given="6\n2\n")
    assert "  move Player 3's face-down card to the back\n" in text
    assert "  move Player 2's face-down card to the front\n" in text
    assert "  move Player 3's face-down card between places 2 and 3\n" in text


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("0", "“0” is not a choice"),
        ("99", "“99” is not a choice"),
        ("x" * 5000, f"“{'x' * 40}” is not a choice"),
        ("b", "“b” is not a choice"),
        ("place lord back", "“place lord back” is a move in this game, but it is not legal now."),
        ("²", "“²” is not a choice"),
        ("\x00\x1b[2J", "is not a choice"),
    ],
)
def test_what_is_not_understood_is_asked_again(answer: str, said: str) -> None:
    ended = run(*GAME, given=f"{answer}\n\n1\n")
    assert ended.status == 0
    assert said in " ".join(ended.out.split())
    assert "You placed the Archer face down" in ended.out


# -- help -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("topic", "found"),
    [
        ("?", "ORI-6 Placing a card"),
        ("help", "You can type these moves: place archer front place heir front"),
        ("?cards", "Lord: Gain 1 influence, plus 1 for each adjacent card of your family. Archer: Eliminate"),
        ("? lord", "ORI-20 The Lord"),
        ("? royal decree", "ORI-36 Acting after a Royal Decree"),
        ("? ori-16", "ORI-16 Winning the game"),
        ("? 16", "ORI-16 Winning the game"),
        ("? rules", "ORI-37 The Assassination"),
        ("? first player", "First player: The player who starts"),
        ("? nonsense", "There is no help on “nonsense”."),
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
    assert succeed(*GAME, given=f"1\n{word}\n").endswith("\nYou left the game.\n")


def test_the_end_of_the_input() -> None:
    assert succeed(*GAME, given="1\n").endswith("\nThere is no more input, so the game stops here.\n")


# -- saving -----------------------------------------------------------------------------------------------------
def test_a_game_is_saved_and_can_be_replayed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    text = succeed(*GAME, "--save", str(path), given=FIRST)
    assert f"Saved as {path}. Watch the replay with: camarilla replay {path}\n" in text
    assert replay(read(path.read_text()), camarilla.game("oriflamme")).over
    assert succeed("replay", str(path), "--seat", "0").splitlines()[-1] in text


def test_a_game_goes_on_in_the_language_it_was_left_in(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    text = succeed(*GAME, "--save", str(path), "--lang", "uk", given="1\nq\n")
    assert text.endswith(f"camarilla play --resume {path} --lang uk\n")


def test_a_game_that_was_left_is_sealed_and_can_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    text = succeed(*GAME, "--save", str(path), given="1\nq\n")
    assert text.endswith(f"\nGame saved. Resume it with: camarilla play --resume {path}\n")
    assert "is an unfinished game" in refuse("replay", str(path))
    text = succeed("play", "--resume", str(path), given=FIRST)
    assert text.startswith("Oriflamme\n\nWelcome back! The game goes on where you left it.\n")
    assert "You placed the Archer face down" in text
    assert f"Saved as {path}." in text
    assert replay(read(path.read_text()), camarilla.game("oriflamme")).over


def test_a_saved_game_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("precious")
    assert "already exists" in refuse(*GAME, "--save", str(path), given=FIRST)
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


@pytest.mark.parametrize(
    ("game", "answers", "told"),
    [
        ("oriflamme", "1\n", "Archer: Eliminate the first or the last card"),
        ("throne", "", "Prophet: Once a turn, if nobody has more Prophets than you"),
        ("intrigues", "", "Governor: While he is face up"),
    ],
)
def test_a_question_tells_of_the_card_it_is_about(game: str, answers: str, told: str) -> None:
    text = succeed("play", game, "--seed", "7", "--bots", "random", given=answers)
    assert told in text.rpartition("or q: ")[0].rpartition("?\n\n")[2]


def test_a_style_that_the_game_does_not_have() -> None:
    assert "there is no style" in refuse("play", "throne", "--bots", "knight:bluffing")
    assert "(Knight, bluffing)" in succeed("play", "oriflamme", "--bots", "knight:bluffing")


# -- who plays --------------------------------------------------------------------------------------------------
def test_people_take_turns_at_one_terminal() -> None:
    text = succeed(*GAME, "--people", "Anna,Bo", "--option", "rounds=1", given="1\n\n" * 40)
    assert "2 people are playing against one bot (Random)." in text
    assert text.index("Only Anna may look now.") < text.index("Only Bo may look now.")
    assert "--people Anna,Bo --bots random --option rounds=1\n" in text
    assert re.search(r"\n(Anna|Bo|Player 3): \d+\n", text)


@pytest.mark.parametrize("people", ["0", "6", "Anna,Anna", "Anna,", "\x1b[2J,Bo", "x" * 21])
def test_people_that_cannot_be(people: str) -> None:
    assert "is neither a number of people nor a list of names" in refuse(*GAME, "--people", people)


def test_more_people_than_seats() -> None:
    assert refuse(*GAME, "--people", "4") == "4 people are too many for 3 seats"


def test_levels() -> None:
    assert "no player, level or engine named" in refuse("play", "oriflamme", "--bots", "emperor")
    for level in ("random", *LEVELS):
        assert say("en", None, f"level-{level}").lower() == level
        assert say("en", None, f"level-{level}.text")


def test_chance_has_no_style_and_a_game_may_have_fewer_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "no player, level or engine named" in refuse("play", "oriflamme", "--bots", "random:bluffing")
    assert "there is no style" in refuse("play", "oriflamme", "--bots", "knight:")
    throne = profiles()["throne"]
    monkeypatch.setitem(profiles(), "throne", throne._replace(levels=throne.levels[:2]))
    assert "the levels are page, squire" in refuse("play", "throne", "--bots", "knight")


def test_a_level_plays_the_same_again() -> None:
    game = ("play", "oriflamme", "--seed", "7", "--bots", "squire", "--option", "rounds=1")
    assert succeed(*game, given=FIRST) == succeed(*game, given=FIRST)


def test_no_game_and_no_terminal() -> None:
    names = ", ".join(camarilla.games())
    assert refuse("play") == f"which game? for example: camarilla play oriflamme; the games are {names}"


# -- saved games that are none ----------------------------------------------------------------------------------
def test_resuming_what_cannot_be_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "none"))
    assert refuse("play", "--resume").startswith("there is no game to resume")
    path = tmp_path / "game"
    path.write_text("nonsense")
    assert refuse("play", "--resume", str(path)).endswith("is not an unfinished Camarilla game")
    (tmp_path / "left").write_text(sealed_game(tmp_path))
    text = (tmp_path / "left").read_text()
    path.write_text(text[:-10] + "\nend\n")
    assert refuse("play", "--resume", str(path)).endswith("is damaged or was changed; it cannot be resumed")


def sealed_game(folder: Path) -> str:
    succeed(*GAME, "--save", str(folder / "sealed"), given="1\nq\n")
    return (folder / "sealed").read_text()


def test_a_sealed_game_of_other_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sealed_game(tmp_path)
    monkeypatch.setattr(camarilla.game("oriflamme"), "version", 99)
    assert "was played with another version of the rules" in refuse("play", "--resume", str(tmp_path / "sealed"))


def test_a_sealed_game_says_nothing(tmp_path: Path) -> None:
    """Neither a card nor a move nor the seed stands in it, nor in any part of it that could be decoded by itself."""
    text = sealed_game(tmp_path)
    lines = text.splitlines()
    assert lines[:2] == ["camarilla sealed game 2", "game oriflamme"]
    hidden = base64.b64decode("".join(lines[3:-1]))
    for word in (b"place", b"seed", b"archer", b"moves"):
        assert word not in text.encode()
        assert word not in hidden
    with pytest.raises(zlib.error):
        zlib.decompress(hidden[16:])


# -- hints, help ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("answer", "found"),
    [
        ("lord back", ["place lord back"]),
        ("back lord", ["place lord back"]),
        ("heir", ["place heir front", "place heir back"]),
        ("man at", ["place lord front", "place lord back"]),
        ("back", []),
        ("a", []),
        ("gain", []),
    ],
)
def test_the_words_of_a_choice_in_any_order(answer: str, found: list[str]) -> None:
    legal = [f"place {card} {way}" for card in ("lord", "heir") for way in ("front", "back")]
    choices = {"Lord at man: gain 1.": legal[:2], "Heir: gain 2.": legal[2:]}
    assert meant(answer, legal, choices) == found


def test_a_card_of_another_game_is_not_explained() -> None:
    assert "There is no help on “king”" in succeed(*GAME, given="? king\nq\n")
    assert "THR-11" in succeed("play", "throne", "--seed", "7", given="? king\nq\n")


def test_a_hint_ranks_the_legal_moves() -> None:
    text = succeed(*GAME, given="hint\n")
    chances = [int(found) for found in re.findall(r"^ +(\d+) %  place", text, re.MULTILINE)]
    assert len(chances) == 7
    assert chances == sorted(chances, reverse=True)
    assert succeed(*GAME, given="hint\n") == text
    assert "(place " not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", camarilla.games())
def test_every_question_is_explained_by_its_rules_in_every_language(game: str, language: str) -> None:
    """Random games: each question has at least one rule behind it, and so has each card."""
    token = words._spoken.set(language)
    story = Story(camarilla.game(game), None)
    state, luck, asked = camarilla.game(game).deal(3, 7), Random(7), set()
    while state.question is not None:
        asked.add(state.question.id)
        state.play(luck.choice(state.legal))
    for question in asked:
        assert help.rules_of(question, story), question
    for card in camarilla.game(game).words["card"]:
        assert help.about(card, story) or card.startswith("plot-"), card
    words._spoken.reset(token)


def test_a_game_that_another_version_sealed_is_not_resumed(tmp_path: Path) -> None:
    older = sealed_game(tmp_path).replace("sealed game 2", "sealed game 1")
    (tmp_path / "older").write_text(older)
    assert "cannot be resumed" in refuse("play", "--resume", str(tmp_path / "older"))
    assert "resume it with" in refuse("replay", str(tmp_path / "older"))


def test_a_kept_game_is_known_by_a_relative_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Finished, it becomes a transcript under another name, wherever it was resumed from."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    storage.folder().mkdir(parents=True)
    monkeypatch.chdir(storage.folder())
    assert storage.is_own(Path("oriflamme-3.sealed"))
    assert not storage.is_own(Path("../oriflamme-3.sealed"))


def test_playing_again_the_next_player_begins() -> None:
    setup = Setup("oriflamme", 3, 7, 2, coach=True)
    again = another(setup)
    assert (again.first, another(again).first, again.coach) == (0, 1, False)
