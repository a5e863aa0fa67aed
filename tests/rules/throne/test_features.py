"""Behind the Throne as numbers: what stands where, as the page of the game says."""

from __future__ import annotations

from typing import Any

import pytest
from rules.playing import play
from rules.throne.positions import start, walk

from camarilla.games.throne.cards import NAMES
from camarilla.games.throne.game import game
from camarilla.kernel.game import State

USED, DISCARD, DECK, TOP, PLAYERS, ROW = 14, 19, 29, 39, 49, 137
PLAYER = 22


def numbers(state: State, seat: int) -> list[int]:
    return list(state.observation(None if seat < 0 else seat))


def test_length() -> None:
    assert game.rules.Features.size_ == ROW + 7 * 10


def test_game_and_options() -> None:
    state = start([{"jester": 1, "general": 1}, {"king": 1}], row="jester judge", deck="queen", used="jester", value=4)
    size = len(state.position()["deck"])
    assert numbers(state, 0)[:14] == [
        2, size, 2, 4, 1, 0, 0, 0, 0, 5, 5, 5, 5, 2,
    ]  # fmt: skip
    play(state, "general")
    assert numbers(state, 0)[3:6] == [1, -2, 0]


def test_equality_destruction_and_a_look() -> None:
    state = start([{"prophet": 1}, {"king": 2}], row="judge judge", deck="queen")
    assert numbers(state, 0)[4:8] == [0, 1, 0, 0]
    play(state, "destroy 1 king", "peek")
    assert numbers(state, 1)[4:8] == [0, 1, 1, 1]
    assert numbers(state, 0)[TOP : TOP + 10] == [int(name == "queen") for name in NAMES]
    assert numbers(state, 1)[TOP : TOP + 10] == [0] * 10
    assert numbers(state, 0)[USED:DISCARD] == [0, 1, 0, 0, 0]


def test_the_first_card_has_none_before_it() -> None:
    """THR-5: nothing to compare it with; nor has a row that waits to be handed over (THR-18)."""
    assert numbers(start([{}, {"king": 2}], row="king"), 0)[2:6] == [1, 9, 0, 0]
    five = {"general": 1, "prophet": 1, "jester": 1, "assassin": 1, "judge": 1}
    state = play(start([five, {"king": 2}], row="queen queen"), "swap 1 king")
    assert numbers(state, 0)[2:6] == [2, 8, 0, 0]


def test_the_last_card_of_the_deck_may_be_known() -> None:
    """THR-16."""
    state = play(start([{"prophet": 1}, {"king": 2}], row="judge", deck="queen", whole=True), "peek")
    assert numbers(state, 0)[TOP : TOP + 10] == [int(name == "queen") for name in NAMES]


def test_where_the_cards_lie() -> None:
    state = start([{"prophet": 3}, {"king": 2}], row="judge assassin", discard="queen queen")
    found = numbers(state, 0)
    assert found[DISCARD:DECK] == [0, 0, 0, 0, 0, 0, 0, 2, 0, 1]
    assert found[DECK:TOP] == [5, 2, 5, 4, 4, 5, 5, 3, 3, 0]
    assert found[ROW : ROW + 20] == [int(name == "judge") for name in NAMES] + [
        int(name == "assassin") for name in NAMES
    ]
    assert sum(found[ROW:]) == 2


def test_players_count_from_the_viewer_on() -> None:
    """Turn, answer, lost a card, gets the row; nine heights, nine times available."""
    five = {"general": 1, "prophet": 2, "jester": 1, "assassin": 1, "judge": 1}
    state = start(
        [five, {"king": 2, "prophet": 3}, {}], row="queen queen", deck="king", destroyed_from=[2], destroyed_here=True
    )
    play(state, "swap 1 king")
    found = numbers(state, 1)
    at = [found[PLAYERS + PLAYER * i : PLAYERS + PLAYER * (i + 1)] for i in range(4)]
    assert [seat[:4] for seat in at] == [[0, 0, 0, 1], [0, 0, 1, 0], [1, 1, 0, 0], [0, 0, 0, 0]]
    assert at[0][4:] == [0, 3, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1]
    assert at[2][4:] == [1, 2, 1, 1, 1, 0, 0, 0, 1, 1, 0, 1, 1, 1, 0, 0, 0, 1]
    assert found[8] == 1
    play(state, "drop king")
    assert numbers(state, 1)[8] == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.untraced
def test_it_does_not_matter_where_one_sits(seats: int) -> None:
    """The same table turned by one seat: the same numbers for the seat that moved along."""

    def turned(document: dict[str, Any]) -> dict[str, Any]:
        def move(seat: int | None) -> int | None:
            return None if seat is None else (seat + 1) % seats

        tableau = document["tableau"]
        pending = {key: move(seat) for key, seat in document.get("pending", {}).items()}
        return document | {
            "seat": move(document["seat"]), "turn": move(document["turn"]), "tableau": [tableau[-1], *tableau[:-1]],
            "destroyed_from": [move(seat) for seat in document["destroyed_from"]],
        } | ({"pending": pending} if pending else {})  # fmt: skip

    def look(state: State) -> None:
        other = game.position(turned(state.position()), seed=1)
        for seat in range(seats):
            assert numbers(other, (seat + 1) % seats) == numbers(state, seat)
        spectator = numbers(state, -1)
        assert spectator[TOP:PLAYERS] == [0] * 10
        assert spectator[:TOP] + spectator[PLAYERS:] == numbers(state, 0)[:TOP] + numbers(state, 0)[PLAYERS:]

    walk(seats, 8, look)
