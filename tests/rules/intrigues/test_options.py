"""Intrigues, options of the deal: the rulebook's values are the defaults (INT-1, INT-6)."""

from __future__ import annotations

from typing import Any

import pytest
from rules.intrigues.positions import position, start
from rules.playing import play

from camarilla.games.intrigues.game import game
from camarilla.kernel.refusal import Refusal


def test_the_rulebooks_values_are_not_written_down() -> None:
    """INT-1, INT-6: three turns, one action after placing, two with an empty deck."""
    state = game.deal(2, 1, options={"turns": 3, "actions": 1, "spare": 2})
    assert "options" not in state.position()
    assert state == game.deal(2, 1)


def test_a_record_without_options_is_the_rulebooks() -> None:
    """INT-1, INT-6: simulated games are dealt on an empty record; options that are set stay."""
    record = game.rules.State()
    game.rules.setup(record, 2, 0)
    assert (record.options.turns, record.options.actions, record.options.spare) == (3, 1, 2)
    varied = game.rules.State()
    varied.options.turns, varied.options.actions, varied.options.spare = 1, 3, 4
    game.rules.setup(varied, 2, 0)
    assert (varied.options.turns, varied.options.actions, varied.options.spare) == (1, 3, 4)


@pytest.mark.parametrize("turns", [1, 7])
def test_turns(turns: int) -> None:
    """INT-1: as many for each seat as the deal says."""
    state = game.deal(3, 1, options={"turns": turns})
    assert state.position()["options"] == {"turns": turns}
    assert game.position(state.position()) == state
    while not state.over:
        play(state, "deploy alley" if "deploy alley" in state.legal else "pass")
    assert [event["event"] for event in state.events(None)].count("turn") == 3 * turns
    assert state.position()["round"] == turns
    assert game.position(state.position()) == state


def test_actions() -> None:
    """INT-6: after placing, and in a turn that begins with an empty deck."""
    state = game.deal(2, 1, options={"actions": 3, "spare": 4})
    assert state.position()["actions"] == 3
    play(state, "deploy alley", "move alley/0", "move square/0")
    assert (state.seat, state.position()["actions"]) == (0, 1)
    assert game.position(state.position()) == state
    play(state, "pass")
    assert state.position()["actions"] == 3
    everybody = "spy killer beggar barman governor detective coachman"
    state = start(alley=everybody, round=3, seat=1, actions=0, more={"options": {"spare": 4}})
    assert state.position()["actions"] == 4
    assert game.position(state.position()) == state


def test_actions_in_a_document_with_options() -> None:
    """INT-6: a full deck allows as many as follow placing, an empty one the larger number."""
    with pytest.raises(Refusal, match="at most 2 can be left, not 3"):
        game.position(position(alley="spy", actions=3, more={"options": {"actions": 2, "spare": 3}}))
    with pytest.raises(Refusal, match="actions: expected a whole number from 2 to 2"):
        game.position(position(drawn="spy", actions=1, more={"options": {"actions": 2}}))
    everybody = "spy killer beggar barman governor detective coachman"
    state = start(alley=everybody, round=3, seat=1, actions=3, more={"options": {"actions": 3, "spare": 1}})
    assert state.position()["actions"] == 3


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"turns": 0}, "the option turns must be a whole number from 1 to 7, not 0"),
        ({"turns": 8}, "the option turns must be a whole number from 1 to 7"),
        ({"turns": 2.0}, "the option turns must be a whole number"),
        ({"actions": 4}, "the option actions must be a whole number from 1 to 3"),
        ({"spare": 0}, "the option spare must be a whole number from 1 to 4"),
        ({"spare": True}, "the option spare must be a whole number"),
        ({"rounds": 3}, 'no option "rounds"; the options are turns, actions, spare, chapter, chapters, events'),
        ({5: 3}, "there is no option 5"),
    ],
)  # fmt: skip
def test_options_that_are_none(options: dict[Any, Any], said: str) -> None:
    """INT-1, INT-6."""
    with pytest.raises(Refusal, match=said):
        game.deal(2, 1, options=options)


@pytest.mark.parametrize("options", [7, "chapters", ["chapters"]])
def test_what_is_no_options(options: Any) -> None:
    with pytest.raises(Refusal, match="options must be names with values"):
        game.deal(2, 1, options=options)
