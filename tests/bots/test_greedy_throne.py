"""The greedy player of Behind the Throne: what it is drawn to, card by card; blind to the deck, and worth having."""

from __future__ import annotations

import pytest
from rules.throne.positions import start

from bots import greedy_laws
from bots.greedy_laws import drawn, preferred
from camarilla.bots import observe
from camarilla.bots.greedy import measure
from camarilla.bots.levels import LevelPlayer
from camarilla.games.throne.game import game


# -- laws -------------------------------------------------------------------------------------------------------
def test_a_prior_is_a_weight_plain_and_compiled() -> None:
    greedy_laws.check_weights(game)


@pytest.mark.untraced
def test_it_touches_no_hidden_cell() -> None:
    greedy_laws.check_poison(game)


@pytest.mark.untraced
def test_whatever_is_hidden_it_is_drawn_to_the_same() -> None:
    greedy_laws.check_worlds(game)


def test_the_same_seed_plays_the_same_game() -> None:
    greedy_laws.check_luck(game)


@pytest.mark.parametrize(
    "options",
    [
        {"copies": 9, "columns": 9, "height": 9, "row": 7, "scoring": 4},
        {"copies": 3, "columns": 2, "height": 2, "row": 2, "scoring": 1},
    ],
)
@pytest.mark.untraced
def test_no_option_of_a_deal_leads_it_astray(options: dict[str, int]) -> None:
    greedy_laws.check_options(game, options)


# -- strength ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "share"), [(2, 0.95), (3, 0.9), (4, 0.85)])
@pytest.mark.untraced
def test_it_beats_random_players_clearly(seats: int, share: float) -> None:
    """The lower bound of 2,000 games; it is in truth some points higher."""
    assert measure(game, seats, 2000, seed=3).low > share


def test_in_proportion_is_better_than_chance_and_worse_than_to_be_greedy() -> None:
    leaning = measure(game, 4, 1000, 4, "PROPORTIONAL")
    assert leaning.low > 0.6
    assert measure(game, 4, 1000, 4).low > leaning.high


# -- taking and drawing -----------------------------------------------------------------------------------------
def test_after_the_lowest_card_it_takes() -> None:
    """THR-4: only another General would not be too high."""
    assert preferred(start([{}, {}], row="king general")) == "take"


def test_after_the_highest_card_it_draws() -> None:
    """THR-4: nothing is above a King."""
    assert preferred(start([{}, {}], row="king")) == "draw"


def test_it_takes_what_completes_a_column_rather_than_risk_it() -> None:
    """THR-21: the second King scores nine."""
    weights = drawn(start([{"king": 1}, {}], row="king assassin"))
    assert weights["take"] > 5 * weights["draw"]


def test_it_draws_the_good_card_that_it_knows() -> None:
    """THR-16: a Queen to its Queen."""
    assert preferred(start([{"queen": 1}, {}], row="queen", deck="queen", peeked=True)) == "draw"


def test_it_does_not_draw_the_bad_card_that_it_knows() -> None:
    """THR-4, THR-20: a card that busts, or ends a game that another wins."""
    assert drawn(start([{"queen": 1}, {}], row="queen", deck="king", peeked=True))["draw"] == 0
    assert drawn(start([{"queen": 1}, {"king": 2}], row="queen", deck="end", peeked=True))["draw"] == 0
    assert drawn(start([{"queen": 2}, {"king": 1}], row="queen", deck="end", peeked=True))["draw"] > 0


def test_not_even_the_weakest_level_reveals_a_card_that_it_knows_to_bust() -> None:
    """THR-16: nor does it give up a row that it can save (THR-6)."""
    page = game.profile.levels[0]
    known = start([{}, {}], row="judge", deck="king", peeked=True)
    high = start([{"jester": 1}, {}], row="judge minstrel")
    for seed in range(60):
        assert LevelPlayer(game, page, seed=seed).choose(observe(known)).move == "take"
        assert LevelPlayer(game, page, seed=seed).choose(observe(high)).move == "jester -1"


def test_abilities_that_are_left_make_it_bolder() -> None:
    """THR-5: a General and an Assassin bring five more cards within reach."""
    bold, timid = (drawn(start([court, {}], row="judge")) for court in ({"general": 1, "assassin": 1}, {"minstrel": 2}))
    assert bold["draw"] / bold["take"] > 2 * timid["draw"] / timid["take"]


# -- the end ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("mine", "leads"), [({"king": 2, "queen": 2}, True), ({"prophet": 2}, False)])
def test_only_the_leader_wants_the_end(mine: dict[str, int], leads: bool) -> None:
    """THR-20: the card that ends the game is the only one left, and the seat knows it."""
    weights = drawn(start([mine, {"alchemist": 2}], row="judge", deck="end", whole=True, peeked=True))
    assert (weights["draw"] > 50 * weights["take"]) is leads
    assert (weights["take"] > 50 * weights["draw"]) is not leads


def test_a_lone_card_fades_while_the_last_deck_runs_out() -> None:
    """THR-21: with one card to come a lone King makes no column any more, a second General still does."""
    late = start([{"general": 1}, {"queen": 2, "king": 3}], row="general", deck="end", whole=True)
    assert drawn(late)["take"] > drawn(late)["swap 1 king"]


# -- exchanging and destroying ----------------------------------------------------------------------------------
def test_it_exchanges_a_poor_row_for_the_card_it_needs() -> None:
    """THR-11: a Prophet, of whom the rival has more, for a King to its own."""
    assert preferred(start([{"king": 1}, {"king": 2, "prophet": 2}], row="prophet")) == "swap 1 king"


def test_it_does_not_give_a_rich_row_away() -> None:
    weights = drawn(start([{"king": 1, "queen": 1}, {"general": 1}], row="king queen"))
    assert weights["take"] > 50 * weights["swap 1 general"]


def test_it_does_not_exchange_a_card_for_its_like() -> None:
    """It would come to the same as taking it."""
    weights = drawn(start([{}, {"assassin": 2, "king": 1}], row="assassin"))
    assert weights["swap 1 assassin"] == 1
    assert weights["swap 1 king"] > 1


def test_it_destroys_a_rivals_best_column_and_nothing_of_its_own() -> None:
    """THR-8: one of two Kings costs nine points."""
    weights = drawn(start([{"king": 2}, {"king": 2, "general": 3}], row="judge judge"))
    assert max(weights, key=lambda move: weights[move]) == "destroy 1 king"
    assert weights["destroy 1 king"] > 50 * weights["destroy 0 king"]


def test_it_destroys_nothing_rather_than_a_poor_card_of_its_own() -> None:
    """THR-8: it is voluntary."""
    weights = drawn(start([{"prophet": 1}, {}], row="judge judge"))
    assert weights["take"] > 20 * weights["destroy 0 prophet"]


def test_it_destroys_where_the_leader_is() -> None:
    """THR-21: of two equal columns the one of the rival with more points."""
    weights = drawn(start([{}, {"queen": 2}, {"queen": 2, "king": 2}], row="judge judge"))
    assert weights["destroy 2 queen"] > weights["destroy 1 queen"]


# -- abilities --------------------------------------------------------------------------------------------------
LOWERING = {"general": 1, "assassin": 1, "jester": 1}


@pytest.mark.parametrize(("row", "ability"), [("assassin judge", "jester -1"), ("jester judge", "assassin"),
                                              ("prophet judge", "general")])  # fmt: skip
def test_it_spends_no_more_than_it_must(row: str, ability: str) -> None:
    """THR-5: General, Assassin and Jester, each where it is just enough; THR-6: to give up is the last resort."""
    weights = drawn(start([LOWERING, {}], row=row))
    assert max(weights, key=lambda move: weights[move]) == ability
    assert weights["bust"] == 0


def test_together_they_are_enough() -> None:
    """THR-5: five too high: any number of abilities on one card, the strongest first."""
    assert preferred(start([LOWERING, {}], row="jester queen")) == "general"


def test_the_judge_helps_where_nothing_else_does() -> None:
    """THR-15: the Assassin is outnumbered."""
    assert preferred(start([{"assassin": 1, "judge": 1}, {"assassin": 2}], row="jester judge")) == "judge assassin"


def test_it_looks_before_it_draws() -> None:
    """THR-16: the Prophet's look costs nothing."""
    weights = drawn(start([{"prophet": 1}, {}], row="judge"))
    assert weights["peek"] > weights["draw"]
    assert weights["peek"] > weights["take"]


def test_it_does_not_look_while_it_must_rescue_the_row() -> None:
    """THR-16: through the Judge that could cost the rescue."""
    weights = drawn(
        start([{"prophet": 1, "assassin": 1, "judge": 1}, {"prophet": 2, "assassin": 2}], row="jester judge")
    )
    assert weights["judge assassin"] > 50 * weights["judge peek"]


def test_the_jester_raises_a_card_to_destroy() -> None:
    """THR-7, THR-8: an Assassin raised to five equals the Judge; the rival has two Kings to lose."""
    weights = drawn(start([{"jester": 1}, {"king": 2}], row="judge assassin"))
    assert weights["jester +1"] > weights["take"]


@pytest.mark.parametrize("court", [{"jester": 1}, {"jester": 1, "queen": 2}])
def test_the_jester_raises_nothing_in_vain(court: dict[str, int]) -> None:
    """THR-10: the values stay different, or two Queens forbid destroying."""
    row = "judge jester" if len(court) == 1 else "judge assassin"
    weights = drawn(start([court, {"king": 2}], row=row))
    assert weights["take"] > weights["jester +1"]


# -- dropping ---------------------------------------------------------------------------------------------------
def test_it_drops_what_is_worth_least() -> None:
    """THR-17: a lone Prophet that is outnumbered, of six columns."""
    court = {"prophet": 1, "minstrel": 2, "alchemist": 2, "queen": 2, "king": 2}
    state = start([court, {"prophet": 2}], row="judge")
    state.play("take")
    weights = drawn(state)
    assert max(weights, key=lambda move: weights[move]) == "drop prophet"
    assert weights["drop prophet"] > 50 * weights["drop king"]


@pytest.mark.parametrize("kind", ["general", "prophet", "jester", "assassin", "judge", "minstrel", "alchemist"])
def test_an_ability_is_worth_having(kind: str) -> None:
    """THR-14: a column that is outnumbered is the first to be dropped; at equal height it may stay."""
    others = [other for other in ("minstrel", "alchemist", "judge") if other != kind]
    court = {"queen": 2, "king": 2, kind: 2, others[0]: 2, others[1]: 2}
    weights = []
    for height in (3, 2):
        state = start([court, {kind: height}], row="jester" if kind == "assassin" else "assassin")
        state.play("take")
        weights.append(drawn(state)[f"drop {kind}"])
    assert weights[0] > weights[1]
