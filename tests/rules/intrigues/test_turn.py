"""Intrigues, the turn: rules INT-6 to INT-8."""

from __future__ import annotations

import pytest
from rules.intrigues.positions import PLACES, asked, dead, lying, position, start
from rules.playing import play, story

from camarilla.games.intrigues.game import game


# -- INT-6 ------------------------------------------------------------------------------------------------------
def test_a_card_is_drawn_and_must_be_placed() -> None:
    """INT-6: the top card, in any location; there is no way round it."""
    state = start(drawn="killer", deck="spy beggar barman governor detective coachman")
    assert asked(state) == (0, "deployment")
    assert state.legal == [f"deploy {place}" for place in PLACES]
    play(state, "deploy police")
    assert lying(state) == {"police": "killer@0"}
    assert asked(state) == (0, "action")
    assert state.position()["actions"] == 1


def test_placing_has_no_property() -> None:
    """INT-6: nobody dies of a Killer who is placed."""
    state = play(start(alley="spy+", drawn="killer", actions=1), "deploy alley")
    assert lying(state) == {"alley": "spy+ killer@0"}


def test_the_seat_alone_sees_what_it_draws() -> None:
    """INT-6: in the view, and in what is told; the others see that a card is drawn, and where it goes."""
    state = start(deck="barman spy beggar governor detective coachman", alley="killer", actions=0)
    assert (state.seat, state.position()["drawn"]) == (1, "barman")
    assert [state.view(seat)["drawn"] for seat in (0, 1, 2, None)] == [None, "barman", None, None]
    assert state.view(1)["deck"] == [None] * 5
    play(state, "deploy square")
    assert story(state, 1)[1:] == ["INT-6 drew 1 barman", "INT-6 deployed 1 square 0 barman"]
    assert story(state, 2)[1:] == ["INT-6 drew 1 ?", "INT-6 deployed 1 square 0 ?"]
    assert lying(state) == {"alley": "killer", "square": "barman@1"}


def test_one_action_after_placing() -> None:
    """INT-6: then the next seat draws the next card."""
    state = start(drawn="killer", deck="spy beggar barman governor detective coachman")
    play(state, "deploy alley", "move alley/0")
    assert asked(state) == (1, "deployment")
    assert state.position()["drawn"] == "spy"


def test_two_actions_when_the_deck_was_empty() -> None:
    """INT-6: the same one twice if wished."""
    state = start(alley="spy killer beggar barman governor detective coachman", round=3, actions=0)
    assert asked(state) == (1, "action")
    assert state.position()["actions"] == 2
    play(state, "move alley/0", "move alley/0")
    assert asked(state) == (2, "action")
    assert lying(state)["square"] == "spy killer"


def test_the_last_card_of_the_deck_leaves_one_action() -> None:
    """INT-6: the deck had a card when the turn began."""
    rest = "killer beggar barman governor detective coachman"
    state = play(start(alley=rest, drawn="spy", deck="", round=3, actions=1), "deploy square", "pass")
    assert state.position()["actions"] == 2
    assert state.seat == 1
    assert play(start(alley=rest, drawn="spy", deck="", round=3, actions=1), "deploy square", "look alley/0").seat == 1


# -- INT-7 ------------------------------------------------------------------------------------------------------
def test_what_can_be_done() -> None:
    """INT-7: a closed card is looked at, moved, opened; an open one moved, closed, and sent out of the factory."""
    state = start(alley="spy@1 killer+", factory="beggar@0 barman+")
    assert set(state.legal) == {
        "look alley/0", "move alley/0", "open alley/0", "move alley/1", "close alley/1",
        "move factory/0", "open factory/0", "move factory/1", "close factory/1", "leave factory/1", "pass",
    }  # fmt: skip


def test_passing_ends_the_turn() -> None:
    """INT-7: with two actions too."""
    state = start(alley="spy killer beggar barman governor detective coachman", round=3, seat=1, actions=2)
    play(state, "pass")
    assert asked(state) == (2, "action")
    assert state.position()["actions"] == 2
    assert "INT-7 passed 1" in story(state)


def test_with_nothing_on_the_board_passing_happens_by_itself() -> None:
    """INT-7: a question with one answer is not asked."""
    state = start(escaped="spy killer beggar barman governor detective coachman", round=3, seat=1, actions=2)
    assert state.over
    assert [line for line in story(state) if "passed" in line] == ["INT-7 passed 1", "INT-7 passed 2"]


def test_looking() -> None:
    """INT-7: privately; the card stays as it lies."""
    state = play(start(alley="spy@2"), "look alley/0")
    assert lying(state) == {"alley": "spy@02"}
    assert [story(state, seat)[0] for seat in (0, 1, 2, None)] == [
        "INT-7 looked 0 alley 0 spy", "INT-7 looked 0 alley 0 ?",
        "INT-7 looked 0 alley 0 spy", "INT-7 looked 0 alley 0 ?",
    ]  # fmt: skip


def test_what_is_known_is_not_looked_at_again() -> None:
    """INT-7: neither what the seat has seen nor what lies open."""
    state = start(alley="spy@0 killer@12 beggar+")
    assert [move for move in state.legal if move.startswith("look")] == ["look alley/1"]


def test_moving_keeps_the_face_and_goes_to_the_end() -> None:
    """INT-7: one step along the arrow, face up or down."""
    state = play(start(alley="spy killer+", square="barman"), "move alley/1")
    assert lying(state) == {"alley": "spy", "square": "barman killer+"}
    state = play(start(alley="spy@1 killer+", square="barman"), "move alley/0")
    assert lying(state) == {"alley": "killer+", "square": "barman spy@1"}
    assert story(state, 0)[0] == "INT-7 moved 0 alley 0 square ?"
    assert story(state, 1)[0] == "INT-7 moved 0 alley 0 square spy"


def test_a_closed_card_cannot_leave_the_city() -> None:
    """INT-7: it goes on to the alley."""
    state = start(factory="spy@0 killer+")
    assert "leave factory/0" not in state.legal
    assert lying(play(state, "move factory/0")) == {"factory": "killer+", "alley": "spy@0"}


def test_leaving() -> None:
    """INT-7: face up beside the board, in the order they left."""
    state = play(start(factory="spy+ killer+", escaped="beggar"), "leave factory/1")
    assert state.position()["escaped"] == ["beggar", "killer"]
    assert state.view(None)["escaped"] == ["beggar", "killer"]
    assert story(state)[0] == "INT-7 left 0 factory 1 killer"


def test_closing() -> None:
    """INT-7: it stays where it is; closing has no property."""
    state = play(start(alley="spy+ killer+"), "close alley/1")
    assert lying(state) == {"alley": "spy+ killer@012"}
    assert story(state)[0] == "INT-7 closed 0 alley 1 killer"


def test_opening_sets_the_property_off() -> None:
    """INT-7: at once, and every time the card is opened."""
    rest = "beggar barman governor detective"
    state = start(alley="killer spy", police=rest, factory="coachman", round=3, seat=1, actions=2)
    play(state, "open alley/0")
    assert (dead(state), lying(state)["alley"]) == ({"alley": "spy"}, "killer+")
    play(state, "close alley/0", "move factory/0", "open alley/0")
    assert dead(state) == {"alley": "spy coachman"}


# -- INT-8 ------------------------------------------------------------------------------------------------------
def test_the_dead_and_the_escaped_are_out_of_reach() -> None:
    """INT-8: no action touches them, and they are not on the board."""
    state = start(alley="killer", dead={"alley": "spy+", "factory": "beggar"}, escaped="barman")
    assert set(state.legal) == {"look alley/0", "move alley/0", "open alley/0", "pass"}


def test_a_location_holds_any_number_of_cards() -> None:
    """INT-8: in order of arrival, all seven too."""
    state = game.deal(4, 3)
    order = [state.position()["drawn"], *state.position()["deck"]]
    while not state.over:
        play(state, "deploy alley" if "deploy alley" in state.legal else "pass")
    assert [c["who"] for c in state.position()["board"]["alley"]] == order


@pytest.mark.parametrize(("face", "left"), [("+", "spy+"), ("@2", "spy@2")])
def test_the_dead_keep_their_face_and_their_place(face: str, left: str) -> None:
    """INT-8: they lie under the location where they died."""
    state = play(start(**{"police": f"spy{face} killer"}), "open police/1")
    assert dead(state) == {"police": left}
    assert position()["dead"].keys() == state.position()["dead"].keys()
