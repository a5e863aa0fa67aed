"""States and games show themselves: as a seat may see them, in words."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest
from worlds import another_world

import camarilla
from camarilla.kernel.game import State
from camarilla.kernel.showing import table_text
from camarilla.kernel.transcript import read, replay

each_game = pytest.mark.parametrize("id", camarilla.games())


def midgame(id: str, answers: int = 9) -> State:
    """A game after some answers, the last legal ones."""
    state = camarilla.game(id).deal(seed=5)
    for _ in range(answers):
        state.play(state.legal[-1])
    return state


@each_game
def test_the_table_is_drawn_for_the_seat_to_answer_alone(id: str) -> None:
    """In every world that this seat cannot tell from the true one, the same is shown."""
    state = midgame(id)
    assert state.seat is not None
    other = another_world(state, 3)
    assert state != other
    assert str(state) == str(other)
    assert state._repr_html_() == other._repr_html_()


@each_game
def test_the_table_alone_is_drawn_for_a_seat_or_a_spectator(id: str) -> None:
    """In every world that its reader cannot tell from the true one, the same is shown."""
    state = midgame(id)
    other = another_world(state, 3)
    assert table_text(state, state.seat) == table_text(other, state.seat)
    assert table_text(state, None) == table_text(other, None)
    assert table_text(state, state.seat) in str(state)


@each_game
def test_a_print_says_what_is_asked(id: str) -> None:
    state = midgame(id)
    first, *lines = str(state).splitlines()
    assert first == repr(state)
    told = " ".join(line.strip(" >") for line in lines)
    assert all(move in told for move in state.legal)


@each_game
def test_html_is_whole(id: str) -> None:
    class Checker(HTMLParser):
        def __init__(self) -> None:
            super().__init__()
            self.open: list[str] = []

        def handle_starttag(self, tag: str, attrs: object) -> None:
            self.open.append(tag)

        def handle_endtag(self, tag: str) -> None:
            assert self.open.pop() == tag

    state = midgame(id)
    checker = Checker()
    checker.feed(state._repr_html_())
    assert checker.open == []
    assert all(f"<code>{move}</code>" in state._repr_html_() for move in state.legal)


@each_game
def test_a_game_that_is_over_is_shown_to_spectators(id: str) -> None:
    state = camarilla.play_game(["random", "random"], id, seed=1)
    assert str(state).startswith(f"<{id}, 2 seats, over>\n")
    assert "<details>" not in state._repr_html_()


@each_game
def test_a_transcript_is_replayed(id: str) -> None:
    state = midgame(id)
    text = state.transcript()
    assert replay(read(text), state.game).transcript() == text


@each_game
def test_titles_and_cards_are_words(id: str) -> None:
    game = camarilla.game(id)
    assert game.title() != game.title("uk")
    cards = game.cards("pl")
    assert list(cards) == list(game.cards()) == list(game.profile.card_rules)
    assert all(cards.values())
