"""Whole games of every title on the screen: drawn from the reader's view, told in sentences, to the end."""

from __future__ import annotations

import io
import random
import re
import sys
from pathlib import Path

import pytest

import camarilla
from camarilla import cli
from camarilla.cli import main
from camarilla.cli.boards import TerminalBoard, board_of, generic
from camarilla.cli.play.session import result
from camarilla.cli.text.story import Story
from camarilla.kernel.game import Document, State


def draw(view: Document, story: Story) -> str:
    return board_of(story.game.id).lines(view, story)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("game", camarilla.games())
def test_a_watched_game_ends_with_a_result(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", game, "--watch", "--seed", "11", "--seats", str(seats)]) == 0
    shown = capsys.readouterr().out
    assert "Play the same game again" in shown
    assert "{" not in shown
    assert "null" not in shown


@pytest.mark.parametrize("game", camarilla.games())
def test_a_person_plays_to_the_end(
    game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 2000))
    assert main(["play", game, "--seed", "4"]) == 0
    shown = capsys.readouterr().out
    assert f"camarilla play {game}" in shown
    assert "null" not in shown


def test_the_court_shows_columns_row_and_a_looked_at_card() -> None:
    game = camarilla.game("throne")
    document = game.deal(2, seed=3).board("all")
    view = {**document, "peeked": True, "used": ["prophet"], "row": ["king"], "value": 9}
    text = draw(view, Story(game, 0))
    assert "You know the top card of the deck" in text
    assert "Spent this turn: Prophet." in text
    assert "The last card counts as 9." in text


def test_the_court_shows_the_points_and_says_truly_whether_a_card_can_be_destroyed() -> None:
    game, board, said = camarilla.game("throne"), board_of("throne"), set()
    for seed in range(8):
        state, luck = game.deal(2 + seed % 3, seed), random.Random(seed)
        while not state.over:
            assert state.question is not None
            if state.question.details.get("last") == "equal":
                sentence = Story(game, 0).question(state.question, board.asking(state.board(0), state.question))
                can_destroy = any(move.startswith("destroy") for move in state.legal)
                assert ("Destroy a card" in sentence) == can_destroy, state.legal
                said.add(sentence)
            state.play(luck.choice([move for move in state.legal if move != "take"] or state.legal))
        drawn = board.screen(state.board(0), Story(game, 0), 80, 24, {})
        screen = ["".join(text for _, text in line) for line in drawn]
        assert list(map(int, screen[1].split()[1:])) == state.scores
        text = " ".join(draw(state.board(0), Story(game, 0)).split())
        assert all(f"({points} point" in text for points in state.scores)
    assert len(said) == 3


@pytest.mark.parametrize("height", [2, 9])
def test_the_court_is_as_high_as_the_columns_of_the_table(height: int) -> None:
    game = camarilla.game("throne")
    view = {**game.deal(4, 3, 0, {"height": height}).board("all"), "tableau": [{"judge": height}, {"judge": 1}, {}, {}]}
    drawn = board_of("throne").screen(view, Story(game, 0, {"height": height}), 80, 24, {})
    judges = next(line for line in ("".join(text for _, text in line) for line in drawn) if "Judge" in line)
    assert judges.split()[2:] == ["■" * height, "■" + "·" * (height - 1), "·" * height, "·" * height]


def test_a_low_screen_counts_what_was_discarded() -> None:
    game = camarilla.game("oriflamme")
    state = played_out(game.deal(3, 3), 3)
    for columns in (60, 80):
        drawn = board_of("oriflamme").screen(state.view(0), Story(game, 0), columns, 9, {})
        lines = ["".join(text for _, text in line).rstrip() for line in drawn]
        assert not [line for line in lines if line.endswith((":", ","))]
        assert f"{max(map(len, state.view(0)['discard']))} discarded" in "\n".join(lines)  # type: ignore[typeddict-item]


def test_the_end_of_the_game_is_told_once() -> None:
    game = camarilla.game("throne")
    state = played_out(game.deal(2, 3, 0, {"copies": 3}), 3)
    told = [line.split(" [")[0] for line in Story(game, 0).events(state.events(0))]
    assert len([line for line in told if line.endswith("revealed the End of Game card.")]) == 1
    assert "The game is over." in told


def test_a_broken_tie_is_explained() -> None:
    game = camarilla.game("oriflamme")
    states = [played_out(game.deal(4, seed, 0, {"rounds": 2}), seed) for seed in range(12)]
    for state in states:
        tied = [points for points in state.scores if points == max(state.scores)]
        is_broken = len(tied) > len(state.winners)
        assert result(state, Story(game, 0)).endswith("more top cards in the row. [ORI-17]") == is_broken
    assert any(result(state, Story(game, 0)).endswith("]") for state in states)


def played_out(state: State, seed: int) -> State:
    luck = random.Random(seed)
    while not state.over:
        state.play(luck.choice(state.legal))
    return state


def test_the_city_shows_who_lies_where() -> None:
    game = camarilla.game("intrigues")
    view = game.deal(2, seed=3, options={"chapter": 1}).view(0)
    view["board"]["alley"] = [{"who": "spy", "up": True, "held": True}, {"who": None, "up": False, "known": [1]}]
    view["dead"]["alley"] = [{"who": "beggar", "up": True}]
    view["escaped"] = ["barman"]
    text = draw(view, Story(game, 0))
    assert "1: Spy, under arrest, 2: face down; dead: 1: Beggar, face up" in text
    assert "Left the city: Barman." in text
    assert "your plot: must happen" in text
    assert "your plot" not in draw({**view, "plots": [None, None], "drawn": None}, Story(game, None))


def test_the_row_shows_bribes_twins_and_open_hands() -> None:
    game = camarilla.game("ablaze")
    document = game.deal(2, seed=3).position()
    document["row"] = [[{"family": 0, "card": "queen", "up": True, "tokens": 0, "briber": 1}]]
    text = " ".join(draw(document, Story(game, None)).split())
    assert "1 Player 1: Queen, face up (bribed by Player 2)" in text
    assert "Twin waiting" in text
    assert text.count("Set aside: ") == 2
    assert "Set aside" not in draw(game.deal(2, seed=3).view(None), Story(game, None))


def test_open_plots_are_told_to_everybody() -> None:
    game = camarilla.game("intrigues")
    view = game.deal(2, seed=3).position()
    assert draw(view, Story(game, None)).count("the plot “") == 2
    assert "the plot “" not in draw(game.deal(2, seed=3).view(None), Story(game, None))


# -- every board ------------------------------------------------------------------------------------------------
PARTS = [name for name in vars(TerminalBoard) if not name.startswith("_")]


@pytest.mark.parametrize("game", camarilla.games())
def test_every_game_has_a_whole_board_of_its_own(game: str) -> None:
    board = board_of(game)
    assert board is not generic
    assert [part for part in PARTS if not callable(getattr(board, part, None))] == []


def test_a_game_without_a_board_is_drawn_by_the_generic_one() -> None:
    assert board_of("fifth") is generic
    assert [part for part in PARTS if not callable(getattr(generic, part, None))] == []


def test_no_other_part_of_the_command_line_names_a_game() -> None:
    folder = Path(cli.__file__).parent
    generic_code = [path for path in folder.rglob("*.py") if path.parent.name != "boards"]
    named = re.compile(rf"\b({'|'.join(camarilla.games())})\b", re.IGNORECASE)
    assert [str(path) for path in generic_code if named.search(path.read_text(encoding="utf-8"))] == []


def played(game: str) -> list[State]:
    state, luck = camarilla.game(game).deal(3, 5), random.Random(5)
    states = [state.copy()]
    while not state.over:
        state.play(luck.choice(state.legal))
        states.append(state.copy())
    return states


def cards_in(part: object, names: tuple[str, ...]) -> set[str]:
    """The cards that a document names."""
    if isinstance(part, dict):
        return cards_in([*part.keys(), *part.values()], names)
    if isinstance(part, list):
        return {card for each in part for card in cards_in(each, names)}
    return {part} & set(names) if isinstance(part, str) else set()


@pytest.mark.parametrize("game", camarilla.games())
def test_the_generic_board_shows_every_card_that_is_known_and_no_other(game: str) -> None:
    names = tuple(camarilla.game(game).words["card"])
    for state in played(game):
        for reader in (None, 0, 1, 2):
            view, story = state.board(reader), Story(state.game, reader)
            text = " ".join(generic.lines(view, story).split())
            screen = generic.screen(view, story, 200, 40, {})
            on_screen = " ".join(" ".join(piece for line in screen for _, piece in line).split())
            known = cards_in(list(view.values()), names)
            for card in names:
                is_shown = re.search(rf"\b{story.card(card)}\b", text) is not None
                assert is_shown == (card in known), (card, text)
            assert on_screen in text


def test_the_generic_board_names_the_players_and_counts_what_is_hidden() -> None:
    game = camarilla.game("oriflamme")
    text = generic.lines(game.deal(3, 1).view(0), Story(game, 0))
    assert text.splitlines()[0] == "It is your turn."
    assert "hand:\n  You: Ambush, Archer, " in text
    assert "  Player 2: ? ×7\n" in text
    assert "row: none" in text
    over = played("oriflamme")[-1]
    assert generic.lines(over.view(1), Story(game, 1)).startswith("The game is over.\n")
