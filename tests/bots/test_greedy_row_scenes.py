"""What the greedy player of the row is drawn to, card by card."""

from __future__ import annotations

from typing import Any

import pytest

import camarilla
from bots.greedy_laws import drawn, preferred
from camarilla.games.ablaze.cards import NAMES as ABLAZE
from camarilla.games.oriflamme.cards import NAMES as ORIFLAMME
from camarilla.kernel.game import State

SHUFFLED = {"oriflamme": ORIFLAMME, "ablaze": ABLAZE[:-1]}


# -- scenes -----------------------------------------------------------------------------------------------------
def up(family: int, card: str, **more: Any) -> dict[str, Any]:
    return {"family": family, "card": card, "up": True, **more}


def down(family: int, card: str, tokens: int = 0) -> dict[str, Any]:
    return {"family": family, "card": card, "tokens": tokens}


def sorted_out(
    game: str, row: list[list[dict[str, Any]]], seat: int, placed: int, hand: list[str], gone: list[str]
) -> Any:
    """A seat's hand, aside and discarded cards: what is not in the row, `hand` first in hand and `gone` discarded."""
    lying = [card["card"] for place in row for card in place if card["family"] == seat]
    left = [card for card in SHUFFLED[game] if card not in (*lying, *gone)]
    left.sort(key=lambda card: card not in hand)
    in_hand, rest = left[: 7 - placed], left[7 - placed :]
    more = placed - len([card for card in lying if card != "twin"]) - len(gone)
    return in_hand, rest[more:], [*gone, *rest[:more]]


def scene(game: str, row: list[list[dict[str, Any]]], seat: int, round: int, **more: Any) -> State:
    """A position: in resolution at `current`, or in placement; `hand` and `gone` are the seat's, which is the first."""
    placing, seats = "current" not in more, more.pop("seats", 3)
    mine = {seat: (more.pop("hand", []), more.pop("gone", []))}
    zones = [sorted_out(game, row, s, round - placing, *mine.get(s, ([], []))) for s in range(seats)]
    hand, aside, discard = zip(*zones, strict=True)
    document = {
        "game": game, "players": seats, "round": round, "first": seat, "seat": seat,
        "phase": "placement" if placing else "resolution",
        "influence": [3] * seats, "hand": list(hand), "aside": list(aside), "discard": list(discard), "row": row,
    }  # fmt: skip
    if game == "ablaze":
        lying = {(card["family"], card["card"]) for place in row for card in place}
        document["twin"] = [(s, "twin") not in lying for s in range(seats)]
    return camarilla.game(game).position(document | more, seed=1)


# -- Oriflamme, card by card ------------------------------------------------------------------------------------
OTHER_TWO = [[up(1, "spy")], [up(2, "spy")]]


def test_a_lord_is_placed_beside_his_family() -> None:
    state = scene("oriflamme", [[up(0, "spy")], *OTHER_TWO], 0, 2, hand=["lord"])
    priors = drawn(state)
    assert priors["place lord front"] > priors["place lord back"]


@pytest.mark.parametrize("card", ["lord", "heir"])
def test_a_card_that_earns_each_turn_is_revealed_early(card: str) -> None:
    assert preferred(scene("oriflamme", [[down(0, card)], *OTHER_TWO], 0, 1, current=0)) == "reveal"


def test_an_heir_waits_while_another_is_shown() -> None:
    alone = scene("oriflamme", [[down(0, "heir")], [up(1, "spy")], [up(2, "spy")]], 0, 2, current=0)
    second = scene("oriflamme", [[down(0, "heir")], [up(1, "heir")], [up(2, "spy")]], 0, 2, current=0)
    assert preferred(alone) == "reveal"
    assert preferred(second) == "keep"


def test_an_archer_spares_its_family() -> None:
    row = [[up(0, "lord")], [up(0, "archer")], [up(1, "lord")]]
    state = scene("oriflamme", row, 0, 3, current=1, pending={"ability": "archer"})
    assert preferred(state) == "target 2"


def test_a_soldier_strikes_an_opponent_with_much_to_lose() -> None:
    row = [[down(1, "conspiracy", 4)], [up(0, "soldier")], [down(2, "lord")]]
    state = scene("oriflamme", row, 0, 5, current=1, pending={"ability": "soldier"})
    assert preferred(state) == "target 0"


def test_a_soldier_between_his_own_family_waits() -> None:
    row = [[up(0, "lord")], [down(0, "soldier")], [up(0, "heir")], [up(1, "spy")]]
    assert preferred(scene("oriflamme", row, 0, 3, current=1)) == "keep"


def test_a_spy_robs_the_leader() -> None:
    row = [[up(1, "lord")], [up(0, "spy")], [up(2, "lord")]]
    more = {"influence": [3, 4, 9], "current": 1, "pending": {"ability": "spy"}}
    assert preferred(scene("oriflamme", row, 0, 3, **more)) == "steal 2"
    assert preferred(scene("oriflamme", row, 0, 3, **more | {"influence": [3, 9, 0]})) == "steal 1"


def test_a_shapeshifter_copies_what_earns_more() -> None:
    row = [[up(1, "shapeshifter")], [up(0, "shapeshifter")], [up(2, "lord")]]
    assert preferred(scene("oriflamme", row, 0, 3, current=1, pending={"ability": "shapeshifter"})) == "copy 2"


def test_a_conspiracy_waits_for_the_last_round_or_for_danger() -> None:
    quiet = [[up(1, "lord")], [down(0, "conspiracy", 3)], [up(2, "lord")]]
    danger = [[up(1, "soldier")], [down(0, "conspiracy", 3)], [up(2, "soldier")]]
    assert preferred(scene("oriflamme", quiet, 0, 4, current=1)) == "keep"
    assert preferred(scene("oriflamme", danger, 0, 4, current=1)) == "reveal"
    assert preferred(scene("oriflamme", quiet, 0, 6, current=1)) == "reveal"


def test_a_conspiracy_is_placed_while_there_is_time_to_wait() -> None:
    early = drawn(scene("oriflamme", OTHER_TWO, 0, 3, hand=["conspiracy", "ambush"]))
    late = drawn(scene("oriflamme", OTHER_TWO, 0, 6, hand=["conspiracy", "ambush"]))
    assert early["place conspiracy back"] > late["place conspiracy back"]
    assert late["place conspiracy back"] < late["place ambush back"]


def test_an_ambush_waits_as_long_as_somebody_can_strike_it() -> None:
    row = [[up(1, "lord")], [up(2, "lord")], [down(0, "ambush")]]
    assert preferred(scene("oriflamme", row, 0, 3, current=2)) == "keep"
    assert preferred(scene("oriflamme", row, 0, 6, current=2)) == "reveal"


def test_an_ambush_is_feared_until_it_is_gone() -> None:
    row = [[down(1, "lord")], [up(0, "soldier")], [down(2, "lord")]]
    state = scene("oriflamme", row, 0, 3, current=1, pending={"ability": "soldier"})
    document = state.position()
    document["discard"][1] = ["ambush", "archer"]
    rest = [card for card in ORIFLAMME if card not in ("lord", "ambush", "archer")]
    document["hand"][1], document["aside"][1] = rest[:4], rest[4:]
    priors = drawn(state.game.position(document, seed=1))
    assert priors["target 0"] > priors["target 2"]


def test_a_decree_gives_ones_own_card_another_turn() -> None:
    row = [[up(0, "heir")], [up(0, "decree")], [down(1, "spy")]]
    state = scene("oriflamme", row, 0, 4, current=1, pending={"ability": "decree"})
    assert preferred(state) in ("move 0 2", "move 0 3")


def test_a_decree_brings_the_family_to_its_lord() -> None:
    row = [[up(0, "lord")], [up(1, "spy")], [up(0, "spy")], [up(0, "decree")], [up(2, "spy")]]
    priors = drawn(scene("oriflamme", row, 0, 4, current=3, pending={"ability": "decree"}))
    assert priors["move 2 1"] > priors["move 1 3"]


def test_an_assassination_strikes_where_most_influence_lies() -> None:
    row = [[up(0, "assassination")], [down(1, "lord")], [down(1, "conspiracy", 4)], [down(2, "lord", 1)]]
    state = scene("oriflamme", row, 0, 6, current=0, pending={"ability": "assassination"})
    assert preferred(state) == "target 2"


def test_a_card_that_earns_is_not_covered() -> None:
    priors = drawn(scene("oriflamme", [[up(0, "lord")], *OTHER_TWO], 0, 3, hand=["spy", "heir"]))
    assert priors["place heir on 0"] < min(priors["place heir front"], priors["place heir back"])


# -- Ablaze, card by card ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("card", ["prince", "queen", "schemer"])
def test_a_card_that_earns_each_turn_is_revealed_early_in_ablaze(card: str) -> None:
    row = [[down(0, card)], [down(1, "plan")], [down(2, "plan")]]
    assert preferred(scene("ablaze", row, 0, 1, current=0)) == "reveal"


def test_a_twin_comes_where_it_acts_at_once() -> None:
    row = [[down(1, "plan")], [up(0, "prince")], [down(2, "plan")]]
    priors = drawn(scene("ablaze", row, 0, 1, current=1, pending={"ability": "prince"}))
    assert priors["twin back"] > priors["twin front"]


def test_a_twin_does_not_cover_a_card_that_earns() -> None:
    row = [[up(0, "queen")], [up(0, "prince")], [down(2, "plan")]]
    priors = drawn(scene("ablaze", row, 0, 2, current=1, pending={"ability": "prince"}))
    assert priors["twin on 0"] == min(priors.values())


def test_a_queen_is_the_best_of_victims() -> None:
    row = [[up(1, "queen")], [up(0, "schemer")], [up(0, "apothecary")], [up(0, "felon")], [up(2, "felon")]]
    state = scene("ablaze", row, 0, 3, current=2, pending={"ability": "apothecary"})
    assert preferred(state) == "target 0"


def test_a_cutthroat_strikes_a_name_that_others_share() -> None:
    row = [[up(1, "schemer")], [up(0, "cutthroat")], [up(2, "queen")], [up(1, "queen")]]
    state = scene("ablaze", row, 0, 2, current=1, pending={"ability": "cutthroat"})
    assert preferred(state) == "target 2"


def test_an_apothecary_spares_her_family() -> None:
    row = [[up(0, "apothecary")], [up(0, "queen")], [up(1, "queen")]]
    state = scene("ablaze", row, 0, 3, current=0, pending={"ability": "apothecary"})
    assert preferred(state) == "target 2"


def test_a_felon_waits_between_his_own_family() -> None:
    mine = [[up(0, "queen")], [down(0, "felon")], [up(0, "schemer")], [up(1, "queen")]]
    theirs = [[up(1, "queen")], [down(0, "felon")], [up(1, "schemer")], [up(0, "queen")]]
    assert preferred(scene("ablaze", mine, 0, 3, current=1, seats=2)) == "keep"
    assert preferred(scene("ablaze", theirs, 0, 3, current=1, seats=2)) == "reveal"


def test_a_schemer_waits_beside_a_stack() -> None:
    row = [[up(1, "felon"), down(1, "plan")], [down(0, "schemer")], [down(2, "plan")]]
    assert preferred(scene("ablaze", row, 0, 2, current=1)) == "keep"


def test_a_stack_is_built_beside_an_opponents_schemer() -> None:
    beside = scene("ablaze", [[up(0, "felon")], [up(1, "schemer")], [up(2, "felon")]], 0, 2, hand=["bribery"])
    apart = scene("ablaze", [[up(0, "felon")], [up(2, "felon")], [up(1, "schemer")]], 0, 2, hand=["bribery"])
    assert drawn(beside)["place bribery on 0"] > drawn(apart)["place bribery on 0"]


def test_a_substitution_strikes_a_card_that_it_can_replace() -> None:
    row = [[up(1, "felon")], [up(0, "substitution")], [up(2, "queen")], [up(1, "queen")]]
    state = scene("ablaze", row, 0, 3, current=1, pending={"ability": "substitution"}, hand=["felon"])
    document = state.position()
    assert "queen" in document["hand"][0] + document["aside"][0] + document["discard"][0]
    assert preferred(state) == "target 2"


def test_what_a_substitution_can_replace_counts() -> None:
    """The same victim, with one's own Schemer aside and in hand."""
    row = [[up(1, "schemer")], [up(0, "substitution")], [up(2, "felon")]]
    pending = {"ability": "substitution"}
    fetched = scene("ablaze", row, 0, 5, current=1, pending=pending, hand=list(ABLAZE[:5]))
    in_hand = scene("ablaze", row, 0, 5, current=1, pending=pending, hand=["schemer"])
    assert "schemer" not in fetched.position()["hand"][0]
    assert drawn(fetched)["target 0"] > drawn(in_hand)["target 0"]


def test_a_plan_activates_the_queen_and_is_spent_on_her() -> None:
    row = [[up(0, "prince")], [up(1, "felon")], [up(0, "queen")]]
    more = {"current": 2, "plan": 2, "gone": ["plan"]}
    assert preferred(scene("ablaze", row, 0, 4, **more, pending={"ability": "plan"})) == "activate 2"
    assert preferred(scene("ablaze", row, 0, 4, **more, pending={"ability": "plan", "spend": True})) == "spend"


def test_a_plan_is_not_spent_on_a_felon_who_harms_his_own() -> None:
    row = [[up(0, "felon")], [down(0, "trap")], [up(1, "felon")]]
    more = {"current": 2, "plan": 2, "gone": ["plan"], "pending": {"ability": "plan", "spend": True}}
    assert preferred(scene("ablaze", row, 0, 4, **more)) == "take"


def test_a_trap_waits_as_long_as_somebody_can_strike_it() -> None:
    row = [[up(1, "queen")], [up(2, "queen")], [down(0, "trap")]]
    assert preferred(scene("ablaze", row, 0, 3, current=2)) == "keep"
    assert preferred(scene("ablaze", row, 0, 6, current=2)) == "reveal"


def test_a_bribery_wins_over_an_opponents_queen() -> None:
    row = [[up(0, "bribery")], [up(0, "schemer")], [up(1, "queen")], [up(2, "felon")]]
    state = scene("ablaze", row, 0, 3, current=0, pending={"ability": "bribery"})
    assert preferred(state) == "bribe 2"


def test_a_bribery_waits_for_somebody_to_bribe() -> None:
    row = [[down(0, "bribery")], [up(0, "schemer")], [down(1, "queen")], [down(2, "felon")]]
    assert preferred(scene("ablaze", row, 0, 3, current=0)) == "keep"
