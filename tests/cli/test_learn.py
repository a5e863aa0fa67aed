"""`camarilla learn`, `play --lesson` and the coach of the game after it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import camarilla
from camarilla.cli.boards import board_of
from camarilla.cli.play import menu
from camarilla.cli.play.coach import Coach
from camarilla.cli.play.lesson import Classroom, pointed, seen
from camarilla.cli.play.setup import Setup
from camarilla.cli.play.ui import PlainUi
from camarilla.cli.text import words
from camarilla.cli.text.story import Story
from camarilla.games import lesson as lesson_of
from camarilla.kernel.lesson import LEARNER, scenes
from camarilla.locales import LANGUAGES, say
from camarilla.rulebooks import glossary
from camarilla.rulebooks.learn import learn_page, learnable
from cli.program import refuse, run, succeed

PAGES = [(language, game) for language in LANGUAGES for game in camarilla.games()]
IN_THE_BAR = ("deck", "discard", "seal")  # what a step points at, but no table of the terminal draws
each_page = pytest.mark.parametrize(("language", "game"), PAGES)


def flat(text: str) -> str:
    """The words of a text alone, without its lines and the bar before a remark."""
    return " ".join(text.replace("\n  | ", " ").split())


def steps(game: str) -> list[str]:
    found = lesson_of(game)
    assert found is not None
    return found.remarks


# -- the page ---------------------------------------------------------------------------------------------------
@each_page
def test_the_page_of_a_game_is_written_with_its_pictures_and_cards(language: str, game: str) -> None:
    text = succeed("learn", game, "--lang", language)
    page = learn_page(game, language)
    assert text.startswith(f"{page.title}\n{'=' * len(page.title)}\n")
    assert all(block.text in text for block in page.blocks if block.kind == "heading")
    assert flat(page.blocks[0].text) in flat(text)
    numbers = {name: option.usual for name, option in camarilla.game(game).options.items()}
    for card in camarilla.game(game).profile.card_rules:
        assert flat(say(language, game, f"card-{card}.text", **numbers)) in flat(text)


def test_the_pictures_are_drawn_by_the_board() -> None:
    text = flat(succeed("learn", "throne"))
    assert "The row: Minstrel (6), Alchemist (7). The last card counts as 7." in text
    assert "General 1 Prophet 2 Jester 3" in text  # the table of values


def test_without_a_game_those_that_can_be_learnt_are_listed() -> None:
    listed = succeed("learn").splitlines()
    assert [line.split()[2] for line in listed] == list(learnable("en"))
    assert any(line.endswith(" Behind the Throne") for line in listed)


def test_a_game_that_cannot_be_learnt() -> None:
    assert 'there is no lesson for "chess"; try' in refuse("learn", "chess")
    assert 'there is no lesson for "chess"' in refuse("play", "chess", "--lesson")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_is_written_in_alphabetical_order(language: str) -> None:
    text = succeed("rules", "glossary", "--lang", language)
    names = [name for name, _ in glossary(language).values()]
    shown = [line for line in text.splitlines() if line and not line.startswith(" ")]
    assert sorted(shown) == sorted(names)
    assert [name.lower() for name in shown] == sorted(name.lower() for name in names)
    assert '"id": "seat"' in succeed("rules", "glossary", "--json", "--lang", language)


# -- the lesson -------------------------------------------------------------------------------------------------
@each_page
def test_a_lesson_is_gone_through_by_enter(language: str, game: str) -> None:
    text = flat(succeed("play", game, "--lesson", "--lang", language, given="\n" * (len(steps(game)) - 1)))
    places = [text.index(flat(say(language, game, f"lesson-{remark}"))) for remark in steps(game)]
    assert places == sorted(places)
    assert flat(say(language, None, "lesson-real-text")) in text


def test_after_the_lesson_comes_a_real_game_with_a_coach() -> None:
    text = flat(succeed("play", "throne", "--lesson", given="\n" * len(steps("throne")) + "1\n" * 200))
    assert flat(say("en", None, "greeting-coach")) in text
    assert f"{flat(say('en', 'throne', 'coach-row'))} [THR-4]" in text


def test_the_table_of_a_lesson_counts_its_own_rounds() -> None:
    assert "Round 1 of 3: placement phase" in succeed("play", "oriflamme", "--lesson", given="")
    assert "Round 6 of 6: the game is over" in succeed("learn", "oriflamme"), "the pictures are of a whole game"


def test_another_move_is_answered_kindly_and_changes_nothing() -> None:
    text = flat(succeed("play", "oriflamme", "--lesson", given="\n2\nplace spy front\ncheckmate\n\n"))
    assert text.count("it is not what this step is about. Try to place the Lord at the") == 2
    assert "Press Enter to go on" in text
    assert "You placed the Lord face down" in text


def test_one_can_go_back_skip_and_leave() -> None:
    text = succeed("play", "oriflamme", "--lesson", given="\n\nb\ns\nq\n")
    numbers = re.findall(r"^Step (\d+) of 12 ", text, re.MULTILINE)
    assert numbers == ["1", "2", "3", "2", "12"]
    assert run("play", "oriflamme", "--lesson", given="q\n").status == 0


def test_the_lesson_can_be_begun_again() -> None:
    text = succeed("play", "throne", "--lesson", given="skip\n2\n")
    assert re.findall(r"^Step (\d+) of 12 ", text, re.MULTILINE) == ["1", "12", "1"]


def test_a_lesson_that_was_left_is_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    ui = PlainUi()
    ui.keeps = True
    first = Classroom("oriflamme", ui)
    first.go("next")
    first.go("next")
    assert Classroom("oriflamme", ui).at == 2
    first.go("skip")
    assert Classroom("oriflamme", ui).at == 0
    first.bookmark.write_text("x")
    assert Classroom("oriflamme", ui).at == 0


# -- the menu and the coach -------------------------------------------------------------------------------------
class Chooser:
    """Says what is offered, reads what is shown, and takes what is wanted, then the last: back."""

    def __init__(self, *wanted: str) -> None:
        self.wanted, self.read_text, self.offered = list(wanted), "", [""]

    def choose(self, title: str, question: str, labels: list[str]) -> int:
        self.offered = labels
        return labels.index(self.wanted.pop(0)) if self.wanted else len(labels) - 1

    def read(self, title: str, text: str) -> None:
        self.read_text = text


def test_the_menu_offers_lesson_and_page_where_there_are_any(monkeypatch: pytest.MonkeyPatch) -> None:
    ui = Chooser(say("en", None, "menu-learn"))
    assert menu.choose_players(ui, "throne") is None  # type: ignore[arg-type]
    assert ui.read_text.startswith("Learn Behind the Throne")
    offered = ui.offered
    monkeypatch.setattr(menu, "lesson_of", lambda game: None)
    assert menu.choose_players(ui, "throne") is None  # type: ignore[arg-type]
    missing = [label for label in offered if label not in ui.offered]
    assert missing == [say("en", None, "menu-lesson"), say("en", None, "menu-learn")]


@pytest.mark.parametrize("size", [(59, 12), (79, 16), (119, 30)])
@each_page
def test_what_a_step_points_at_is_marked_on_the_table(language: str, game: str, size: tuple[int, int]) -> None:
    lesson, token = lesson_of(game), words._spoken.set(language)
    assert lesson is not None
    for scene in scenes(camarilla.game(game), lesson):
        view, story = seen(scene.state).board, Story(camarilla.game(game), LEARNER, lesson.options)
        drawn = [board_of(game).screen(view, story, *size, mark) for mark in (pointed(scene.line.points), {})]
        assert (drawn[0] != drawn[1]) != scene.line.points.startswith(IN_THE_BAR), scene.line
    words._spoken.reset(token)


def coached(game: str, coach: bool = True, **more: Any) -> Setup:
    return Setup(game, 3, 7, 0, coach=coach, **more)


def test_the_coach_says_each_thing_once() -> None:
    setup = coached("oriflamme")
    coach = Coach(setup)
    token = words._spoken.set("en")
    assert coach.remarks("place", []) == [f"{say('en', 'oriflamme', 'coach-place')} [ORI-6]"]
    assert coach.remarks("place", [{"event": "kept"}]) == [f"{say('en', 'oriflamme', 'coach-kept')} [ORI-10]"]
    assert coach.remarks("place", [{"event": "kept"}]) == []
    assert Coach(coached("oriflamme", explained=setup.explained)).remarks("place", [{"event": "kept"}]) == []
    assert Coach(coached("oriflamme", coach=False)).remarks("place", []) == []
    words._spoken.reset(token)


def test_after_each_round_the_coach_says_what_mattered_once() -> None:
    token = words._spoken.set("en")
    coach, story = Coach(coached("oriflamme")), Story(camarilla.game("oriflamme"), 0)
    gained = [
        {"rule": "ORI-20", "event": "gained", "seat": 1, "amount": amount, "card": "lord"} for amount in (1, 3, 2)
    ]
    begun = {"rule": "ORI-4", "event": "round", "first": 0, "round": 1}
    assert coach.closing([begun, *gained], story) == []
    said = ["What mattered most last round: Player 2 gained 3 influence from the Lord. [ORI-20]"]
    assert coach.closing([begun, *gained, begun], story) == said
    assert coach.closing([begun, *gained, begun, *gained], story) == []
    assert coach.closing([begun, *gained, begun, begun], story) == []
    lost = {"rule": "ORI-12", "event": "eliminated", "seat": 1, "place": 2, "card": "spy", "family": 0, "tokens": 0}
    ours = coach.closing([begun, *gained, begun, begun, *gained, lost, begun], story)
    assert ours == ["What mattered most last round: Player 2 eliminated your Spy. [ORI-12]"]
    resumed = Coach(coached("oriflamme"))
    resumed.resume([begun, *gained, begun], 0)
    assert resumed.closing([begun, *gained, begun], story) == []
    assert resumed.closing([begun, *gained, begun, *gained, begun], story) == said
    coach.stop()
    assert not coach.speaks
    assert not Setup.of(coach.setup.document()).coach
    assert coach.closing([begun, *gained, begun, *gained, begun, *gained, begun], story) == []
    words._spoken.reset(token)


def test_in_a_game_of_turns_a_round_is_over_when_it_is_ones_turn_again() -> None:
    token = words._spoken.set("en")
    coach, story = Coach(coached("throne")), Story(camarilla.game("throne"), 0)
    turns = [{"rule": "THR-1", "event": "turn", "seat": seat} for seat in (0, 1, 0)]
    bust = {"rule": "THR-4", "event": "bust", "seat": 1, "cards": 3}
    assert coach.closing([*turns[:2], bust], story) == []
    said = ["What mattered most last round: Player 2 went bust and lost a row of 3 cards. [THR-4]"]
    assert coach.closing([*turns[:2], bust, turns[2]], story) == said
    words._spoken.reset(token)
