"""Intrigues, the end: rules INT-18 to INT-20, and the rulebook's example."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from rules.intrigues.positions import CHAPTER, lying, position, start
from rules.playing import play, story

from camarilla.games.intrigues.game import game
from camarilla.kernel.game import State
from camarilla.kernel.moves import Result


def over(**parts: Any) -> State:
    """A finished game; whoever is not named has escaped."""
    document = position(**{"seat": None, "round": 3, "actions": 0, **parts})
    document["escaped"], document["deck"] = document["escaped"] + document["deck"], []
    return game.position(document)


def true(event: dict[str, str], **parts: Any) -> bool:
    """Has an event happened at the end? Plots that want it, and do not, score accordingly."""
    others = [{"event": "unseen", "who": "killer"}, {"event": "unseen", "who": "governor"}]
    plots = [[False, False, False], [True, False, False]]
    state = over(players=2, chapter=[event, *others], plots=plots, **parts)
    assert abs(state.scores[1] - state.scores[0]) == 1
    return state.scores[1] > state.scores[0]


# -- INT-18 -----------------------------------------------------------------------------------------------------
def test_the_rulebooks_example_scores_two_points() -> None:
    """INT-18, INT-19: the Spy lies dead under the police station, the Killer closed in it, the Governor in the alley.

    The plot wants the Spy dead in the square (he is not), the Killer not in the police station (closed, he is not
    present) and the Governor not in the factory (he is in the alley): two points.
    """
    plots = [[True, False, False], [False, True, True], [True, True, True]]
    state = over(alley="governor+", police="killer@0", dead={"police": "spy+"}, plots=plots)
    assert state.position()["chapter"] == CHAPTER
    assert state.scores[0] == 2
    assert [line for line in story(play_on()) if line.startswith("INT-19")] == [
        "INT-19 happened murder spy square no", "INT-19 happened presence killer police no",
        "INT-19 happened presence governor factory no",
    ]  # fmt: skip


def play_on() -> State:
    """The example, one answer before its end."""
    plots = [[True, False, False], [False, True, True], [True, True, True]]
    rest = "beggar barman detective coachman"
    parts = {"alley": "governor+", "police": "killer@0", "dead": {"police": "spy+"}, "square": rest, "plots": plots}
    state = play(start(seat=2, round=3, actions=1, **parts), "pass")
    assert state.over
    assert state.scores[0] == 2
    return state


@pytest.mark.parametrize("plot", list(product([False, True], repeat=3)))
def test_a_point_for_each_event_that_is_as_the_plot_wants(plot: tuple[bool, bool, bool]) -> None:
    """INT-18: here the first and the third event have happened."""
    other = [not mark for mark in plot]
    state = over(players=2, plots=[list(plot), other], factory="governor+", dead={"square": "spy+"}, alley="killer+")
    assert state.scores[0] == sum(mark == truth for mark, truth in zip(plot, (True, False, True), strict=True))
    assert state.scores == [state.scores[0], 3 - state.scores[0]]


def test_the_most_points_win_and_equal_leaders_draw() -> None:
    """INT-18."""
    plots = [[True, False, True], [True, True, True], [False, False, True]]
    parts: dict[str, Any] = {"factory": "governor+", "dead": {"square": "spy+"}, "alley": "killer+"}
    state = over(plots=plots, **parts)
    assert (state.scores, state.winners) == ([3, 2, 2], [0])
    state = over(plots=[[False, True, False], *plots[1:]], **parts)
    assert (state.scores, state.winners) == ([0, 2, 2], [1, 2])


def test_points_are_counted_anew() -> None:
    """INT-18: what an earlier game came to does not linger where simulations count; before the end all are equal."""
    parts: dict[str, Any] = {"factory": "governor+", "dead": {"square": "spy+"}, "alley": "killer+"}
    first = over(plots=[[True, False, True], [True, True, True], [False, False, True]], **parts)
    second = over(plots=[[False, True, False], [True, True, True], [False, False, True]], **parts)
    unfinished = start(**parts)
    result = Result()
    for state, points, winners in (
        (first, [3, 2, 2], 0b001), (second, [0, 2, 2], 0b110), (unfinished, [0, 0, 0], 0b111),
    ):  # fmt: skip
        game.rules.score(state.record, result)
        assert (result.points[:3], result.winners) == (points, winners)


def test_the_plots_are_opened_at_the_end() -> None:
    """INT-18: public in every view from then on, and told to all; before that there are no points and no winners."""
    state = start(alley="spy killer beggar barman governor detective coachman", seat=2, round=3, actions=1)
    assert state.view(1)["plots"].count(None) == 2
    assert (state.scores, state.winners) == ([0, 0, 0], [])
    play(state, "pass")
    assert state.over
    for seat in (0, 1, 2, None):
        assert state.view(seat)["plots"] == state.position()["plots"]
        assert "INT-18 scored 1 plot-ynn 2" in story(state, seat)
    assert (state.scores, state.winners) == ([3, 2, 2], [0])
    assert "INT-18 ended" in story(state)


def test_the_characters_stay_as_they_lie() -> None:
    """INT-18: nobody is turned over at the end, and nobody sees more."""
    state = start(alley="spy@1 killer beggar barman governor detective coachman", seat=2, round=3, actions=1)
    play(state, "pass")
    assert lying(state) == {"alley": "spy@1 killer beggar barman governor detective coachman"}
    assert [c["who"] for c in state.view(1)["board"]["alley"]] == ["spy"] + [None] * 6


def test_the_game_ends_after_the_last_seats_third_turn() -> None:
    """INT-18, INT-1: not before."""
    everybody = "spy killer beggar barman governor detective coachman"
    assert not play(start(alley=everybody, seat=1, round=3, actions=1), "pass").over
    assert play(start(alley=everybody, seat=0, first=1, round=3, actions=1), "pass").over
    assert start(alley=everybody, seat=2, round=3, actions=0).over


# -- INT-19 -----------------------------------------------------------------------------------------------------
def test_murder() -> None:
    """INT-19: dead, face up, under that location."""
    event = {"event": "murder", "who": "spy", "where": "square"}
    assert true(event, dead={"square": "beggar spy+"})
    assert not true(event, dead={"square": "spy@01"})
    assert not true(event, dead={"alley": "spy+"})
    assert not true(event, square="spy+", dead={"square": "beggar+"})


def test_presence() -> None:
    """INT-19: face up at that location; a prisoner too (INT-16); the dead are not in it."""
    event = {"event": "presence", "who": "spy", "where": "square"}
    assert true(event, square="killer spy+")
    assert true(event, square="detective spy*")
    assert not true(event, square="spy@01")
    assert not true(event, alley="spy+")
    assert not true(event, square="killer+", dead={"square": "spy+"})


def test_pair() -> None:
    """INT-19: face up there, and exactly two cards, the other open or closed; prisoners count, the dead do not."""
    event = {"event": "pair", "who": "spy", "where": "square"}
    assert true(event, square="spy+ killer")
    assert true(event, square="killer+ spy+", dead={"square": "beggar+"})
    assert true(event, square="detective spy*")
    assert not true(event, square="spy+")
    assert not true(event, square="spy+ killer beggar")
    assert not true(event, square="spy+ detective+ beggar*")
    assert not true(event, square="spy@01 killer+")
    assert not true(event, alley="spy+ killer")


def test_trio() -> None:
    """INT-19: the same with exactly three."""
    event = {"event": "trio", "who": "detective", "where": "alley"}
    assert true(event, alley="spy detective+ killer+")
    assert true(event, alley="detective+ spy* killer*")
    assert not true(event, alley="spy detective+")
    assert not true(event, alley="spy detective+ killer barman")
    assert not true(event, alley="spy+ detective killer")
    assert not true(event, square="spy detective+ killer+")


def test_arrest() -> None:
    """INT-19: the Detective's prisoner there; being there with him is not enough."""
    event = {"event": "arrest", "who": "killer", "where": "square"}
    assert true(event, square="killer* detective+")
    assert true(event, square="killer* detective@01")
    assert not true(event, square="killer+ detective+ spy*")
    assert not true(event, alley="killer* detective+")
    assert not true(event, square="spy")


def test_a_closed_card_beside_a_prisoner_is_not_arrested() -> None:
    """INT-19, INT-15: not even where all seven lie, the prisoner last."""
    event = {"event": "arrest", "who": "killer", "where": "square"}
    assert not true(event, square="killer detective+ barman beggar governor coachman spy*")


def test_escape() -> None:
    """INT-19: left the city, and not brought back."""
    event = {"event": "escape", "who": "governor"}
    everybody_else = "spy killer beggar barman detective coachman"
    assert true(event, alley=everybody_else, escaped="governor")
    assert not true(event, alley=everybody_else + " governor+")
    assert not true(event, alley="killer beggar barman detective coachman governor", escaped="spy")


@pytest.mark.parametrize(
    ("parts", "unseen"),
    [
        ({"square": "coachman+"}, False), ({"square": "detective coachman*"}, False), ({"square": "coachman@01"}, True),
        ({"dead": {"square": "coachman+"}}, True), ({"escaped": "coachman"}, True),
        ({"alley": "spy+ coachman+"}, False),
    ],
)  # fmt: skip
def test_unseen(parts: dict[str, Any], unseen: bool) -> None:
    """INT-19: face up on no location: closed, dead and escaped all do; a prisoner is seen (INT-16)."""
    assert true({"event": "unseen", "who": "coachman"}, **parts) == unseen


def test_unseen_in_the_deck() -> None:
    """INT-19: with two players a card may still lie in the deck at the end."""
    chapter = [{"event": "unseen", "who": "spy"}, {"event": "curfew"}, {"event": "escape", "who": "spy"}]
    document = position(
        alley="killer beggar barman governor detective coachman", seat=None, round=3, actions=0, players=2
    )
    state = game.position({**document, "chapter": chapter, "plots": [[True, True, False], [False, False, False]]})
    assert state.position()["deck"] == ["spy"]
    assert state.scores == [3, 1]


def test_curfew() -> None:
    """INT-19: at least two locations without any card; the dead do not count."""
    event = {"event": "curfew"}
    assert true(event, alley="spy", square="killer+", dead={"police": "beggar+"})
    assert true(event, alley="spy")
    assert true(event, escaped="spy")
    assert not true(event, alley="spy", square="killer+", police="beggar")
    assert not true(event, alley="spy", square="killer+", police="beggar", factory="barman")
