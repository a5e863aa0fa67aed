"""The greedy player of Intrigues: what it is drawn to, character by character; blind to what it has not seen."""

from __future__ import annotations

from typing import Any

import pytest
from rules.intrigues.positions import NAMES, start

from bots import greedy_laws
from bots.greedy_laws import drawn, preferred
from camarilla.bots.greedy import measure
from camarilla.games.intrigues.game import game
from camarilla.kernel.game import State

Event = dict[str, str]
FAR: list[Event] = [
    {"event": "escape", "who": "governor"},
    {"event": "arrest", "who": "barman", "where": "alley"},
    {"event": "murder", "who": "beggar", "where": "alley"},
]  # events that no scene here comes near to


def event(kind: str, who: str | None = None, where: str | None = None) -> Event:
    parts = {"event": kind, "who": who, "where": where}
    return {name: part for name, part in parts.items() if part is not None}


def last(*events: tuple[Event, bool], **parts: Any) -> State:
    """The last action of a game of two: seat 1 wants the events as told, and what else the chapter holds is far."""
    far = [one for one in FAR if one not in [wish[0] for wish in events]]
    wishes = [*events, *((one, False) for one in far)][:3]
    plot = [wanted for _, wanted in wishes]
    others = [not wanted for wanted in plot]
    lying = " ".join(str(part) for part in parts.values())
    parts = {"deck": "", "round": 3, "seat": 1, "players": 2} | parts
    missing = [name for name in NAMES if name not in lying]
    if missing:  # seven cards lie somewhere: who is in nobody's way is out of the city
        parts["escaped"] = " ".join([parts.get("escaped", ""), *missing]).strip()
    return start(chapter=[one for one, _ in wishes], plots=[others, plot], **parts)


# -- laws -------------------------------------------------------------------------------------------------------
def test_a_prior_is_a_weight_plain_and_compiled() -> None:
    greedy_laws.check_weights(game)


def test_it_touches_no_hidden_cell() -> None:
    greedy_laws.check_poison(game)


@pytest.mark.untraced
def test_whatever_is_hidden_it_is_drawn_to_the_same() -> None:
    greedy_laws.check_worlds(game)


def test_the_same_seed_plays_the_same_game() -> None:
    greedy_laws.check_luck(game)


@pytest.mark.parametrize("options", [{"turns": 7, "actions": 3, "spare": 4}, {"turns": 1, "actions": 1, "spare": 1}])
def test_no_option_of_a_deal_leads_it_astray(options: dict[str, int]) -> None:
    greedy_laws.check_options(game, options)


# -- strength ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "share"), [(2, 0.62), (3, 0.47), (4, 0.37)])
def test_it_beats_random_players_clearly(seats: int, share: float) -> None:
    """The lower bound of 2,000 games; it is in truth some points higher."""
    assert measure(game, seats, 2000, seed=3).low > share


def test_in_proportion_is_better_than_chance_and_worse_than_to_be_greedy() -> None:
    leaning = measure(game, 3, 10_000, 4, "PROPORTIONAL")
    assert leaning.low > 0.38
    assert measure(game, 3, 10_000, 4).low > leaning.high


# -- events: the last action of the game ------------------------------------------------------------------------
@pytest.mark.parametrize(("wanted", "move"), [(True, "open police/0"), (False, "pass")])
def test_a_presence_that_is_wanted_is_shown(wanted: bool, move: str) -> None:
    """INT-19: only who lies face up is present."""
    weights = drawn(last((event("presence", "governor", "police"), wanted), police="governor@1", square="killer@1"))
    assert (weights["open police/0"] > 50 * weights["pass"]) is wanted
    assert (weights["pass"] > 15 * weights["open police/0"]) is not wanted
    assert weights[move] == max(weights.values())


def test_a_presence_that_is_not_wanted_is_undone() -> None:
    weights = drawn(last((event("presence", "killer", "police"), False), police="killer+", square="spy+"))
    assert {move for move in weights if weights[move] == max(weights.values())} == {"move police/0", "close police/0"}


def test_who_must_not_be_seen_is_closed() -> None:
    assert preferred(last((event("unseen", "spy"), True), alley="spy+", police="killer+")) == "close alley/0"


@pytest.mark.parametrize(("kind", "others"), [("pair", "spy+ barman+"), ("trio", "spy+ barman+ coachman+")])
def test_a_crowd_is_brought_to_its_size(kind: str, others: str) -> None:
    """INT-19: exactly two, exactly three; one too many moves on."""
    state = last((event(kind, "killer", "police"), True), police=f"killer+ {others}", alley="detective+")
    best = preferred(state)
    assert best in {f"move police/{i}" for i in range(1, 4)}


def test_a_curfew_is_completed() -> None:
    """INT-19: two empty locations; the only card of the alley joins those of the square."""
    state = last((event("curfew"), True), alley="spy+", square="killer+ barman+", police="beggar+ detective+")
    assert preferred(state) == "move alley/0"


def test_out_of_the_city() -> None:
    """INT-7: from the factory, face up."""
    state = last((event("escape", "spy"), True), factory="spy+ killer+", alley="barman+")
    assert preferred(state) == "leave factory/0"


# -- characters -------------------------------------------------------------------------------------------------
def test_the_killer_is_opened_beside_his_victim() -> None:
    """INT-11."""
    state = last((event("murder", "spy", "square"), True), square="spy+ killer@1", alley="barman+")
    assert preferred(state) == "open square/1"


def test_the_killer_stays_closed_beside_whom_the_plot_spares() -> None:
    weights = drawn(last((event("murder", "spy", "square"), False), square="spy+ killer@1", alley="barman+"))
    assert weights["pass"] > 15 * weights["open square/1"]


def test_the_detective_is_opened_and_arrests_whom_the_plot_names() -> None:
    """INT-15."""
    wish = (event("arrest", "spy", "police"), True)
    state = last(wish, police="killer+ spy+ detective@1", alley="barman+")
    assert preferred(state) == "open police/2"
    state.play("open police/2")
    assert preferred(state) == "arrest police/1"


def test_the_coachman_is_opened_and_drives_to_where_he_must_be_seen() -> None:
    """INT-17."""
    state = last((event("presence", "coachman", "factory"), True), alley="coachman@1", square="killer+ barman+")
    assert preferred(state) == "open alley/0"
    state.play("open alley/0")
    assert preferred(state) == "drive factory"


def test_the_coachman_takes_along_whom_the_plot_wants_elsewhere() -> None:
    """INT-17: everybody in his location."""
    state = last((event("presence", "spy", "police"), True), alley="coachman@1 spy+", square="killer+")
    state.play("open alley/0")
    assert preferred(state) == "drive police"


def test_the_beggar_is_opened_and_changes_places() -> None:
    """INT-12: the Killer comes to where the Beggar was."""
    state = last((event("presence", "killer", "police"), True), police="beggar@1", alley="killer+", square="barman+")
    assert preferred(state) == "open police/0"
    state.play("open police/0")
    assert preferred(state) == "swap alley/0"


@pytest.mark.parametrize("wanted", [True, False])
def test_the_barman_brings_back_whom_the_plot_wants_alive(wanted: bool) -> None:
    """INT-13."""
    state = last(
        (event("murder", "spy", "square"), wanted), dead={"square": "spy+"}, alley="barman@1", police="killer+",
        escaped="beggar", factory="detective+",
    )  # fmt: skip
    state.play("open alley/0")
    assert (preferred(state) == "bring dead square/0") is not wanted


def test_the_barman_brings_somebody_where_it_does_not_matter_who() -> None:
    """INT-13, INT-19: one card more makes a pair, from the deck as well as an unknown one from among the dead."""
    state = start(
        chapter=[event("pair", "barman", "alley"), *FAR[:2]], plots=[[False] * 3, [True, False, False]], players=2,
        seat=1, round=3, alley="barman@1", dead={"square": "spy"}, police="killer+", factory="detective+ coachman+",
        escaped="beggar",
    )  # fmt: skip
    state.play("open alley/0")
    weights = drawn(state)
    assert weights["bring deck"] == weights["bring dead square/0"] == max(weights.values())


def test_the_spy_exposes_whom_the_plot_wants_seen() -> None:
    """INT-10."""
    state = last(
        (event("presence", "governor", "police"), True), alley="spy@1", police="governor@1", square="killer@1",
        factory="detective+",
    )  # fmt: skip
    state.play("open alley/0")
    assert preferred(state) == "expose police/0"


def test_the_governor_is_moved_where_he_must_be() -> None:
    """INT-14: players' actions move him."""
    state = last((event("presence", "governor", "police"), True), square="governor+", alley="killer+")
    assert preferred(state) == "move square/0"


# -- before the end ---------------------------------------------------------------------------------------------
def test_a_drawn_card_is_deployed_where_the_plot_wants_it() -> None:
    """INT-6: the Killer must be seen at the police station."""
    state = start(drawn="killer", plots=[[False, True, False], [True, False, False], [True, True, True]])
    assert preferred(state) == "deploy police"


def test_a_drawn_card_is_kept_away_from_where_the_plot_does_not_want_it() -> None:
    state = start(drawn="killer", plots=[[False, False, False], [True, False, False], [True, True, True]])
    weights = drawn(state)
    assert weights["deploy police"] == min(weights.values())


def test_with_nothing_better_to_do_it_looks() -> None:
    """INT-7: to know a card is worth a little."""
    state = start(alley="spy@1", plots=[[False, False, False], [True, False, False], [True, True, True]])
    weights = drawn(state)
    assert weights["look alley/0"] > weights["pass"]


def test_an_unknown_card_is_opened_for_whoever_it_may_be() -> None:
    """INT-7: all whom the last unknown card can be are wanted in observation: a better bet than to pass."""
    wish = (event("presence", "governor", "police"), True)
    seen = {"alley": "spy+ barman+", "square": "killer+ beggar+", "factory": "detective+ coachman+"}
    state = last(wish, police="governor@0", **seen)
    assert preferred(state) == "open police/0"
    state = last((wish[0], False), police="governor@0", **seen)
    assert drawn(state)["open police/0"] == 1


def test_what_can_be_undone_is_done_late() -> None:
    """An event that is true now is worth the more, the fewer turns are left."""
    gains = []
    for round in (1, 3):
        state = start(
            police="killer@0", round=round, seat=0, deck="" if round == 3 else None,
            escaped="spy beggar barman governor detective coachman" if round == 3 else "",
            plots=[[False, True, False], [True, False, False], [True, True, True]],
        )  # fmt: skip
        weights = drawn(state)
        gains.append(weights["open police/0"] / weights["pass"])
    assert gains[1] > 50 > gains[0]
