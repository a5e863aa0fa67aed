"""Intrigues, the properties: rules INT-10 to INT-17."""

from __future__ import annotations

import pytest
from rules.intrigues.positions import asked, dead, lying, start
from rules.playing import play, story


# -- INT-10, the Spy --------------------------------------------------------------------------------------------
def test_the_spy_opens_any_other_closed_card() -> None:
    """INT-10: anywhere on the board, known or not, compulsorily; it stays where it lies."""
    state = play(start(alley="spy beggar@0", square="governor", police="barman+", factory="killer@12"), "open alley/0")
    assert asked(state) == (0, "spy")
    assert state.legal == ["expose alley/1", "expose square/0", "expose factory/0"]
    assert state.position()["pending"] == {"property": "spy"}
    play(state, "expose square/0")
    assert lying(state) == {
        "alley": "spy+ beggar@0",
        "square": "governor+",
        "police": "barman+",
        "factory": "killer@12",
    }
    assert "INT-10 opened 0 square 0 governor" in story(state)


def test_the_exposed_card_has_its_property_fully() -> None:
    """INT-10: the Killer kills, the Coachman asks; the same seat chooses."""
    state = play(start(alley="spy", square="killer barman", factory="coachman governor"), "open alley/0")
    killed = play(state.copy(), "expose square/0")
    assert dead(killed) == {"square": "barman"}
    driven = play(state.copy(), "expose factory/0")
    assert asked(driven) == (0, "coachman")
    assert lying(play(driven, "drive alley"))["alley"] == "spy+ coachman+ governor"


def test_an_exposed_killer_may_kill_the_spy() -> None:
    """INT-10, INT-11: who lies in the Killer's location dies, the open Spy too."""
    state = play(start(alley="spy killer"), "open alley/0")
    assert (lying(state), dead(state)) == ({"alley": "killer+"}, {"alley": "spy+"})


def test_one_closed_card_is_exposed_by_itself() -> None:
    """INT-10: compulsory, so with one choice nothing is asked."""
    state = play(start(alley="spy", factory="governor@1"), "open alley/0")
    assert lying(state) == {"alley": "spy+", "factory": "governor+"}
    assert asked(state) == (1, "deployment")


def test_a_spy_with_nothing_to_open() -> None:
    """INT-10: nothing happens; the dead are not on the board."""
    state = play(start(alley="spy beggar+", dead={"alley": "barman"}), "open alley/0")
    assert lying(state) == {"alley": "spy+ beggar+"}
    assert story(state)[1] == "INT-10 no-effect 0 spy"


# -- INT-11, the Killer -----------------------------------------------------------------------------------------
def test_the_killer_kills_all_others_in_his_location() -> None:
    """INT-11: open and closed, in the order they lie; nobody elsewhere."""
    state = play(start(alley="spy@2 killer beggar+ barman", square="coachman"), "open alley/1")
    assert lying(state) == {"alley": "killer+", "square": "coachman"}
    assert dead(state) == {"alley": "spy@2 beggar+ barman"}
    assert [line for line in story(state, 2) if "killed" in line] == [
        "INT-11 killed 0 alley 0 spy", "INT-11 killed 0 alley 1 beggar", "INT-11 killed 0 alley 1 ?"
    ]  # fmt: skip


@pytest.mark.parametrize("who", ["detective", "governor"])
@pytest.mark.parametrize("face", ["+", "@1"])
def test_detective_and_governor_are_spared(who: str, face: str) -> None:
    """INT-11: open or closed."""
    state = play(start(police=f"{who}{face} killer spy"), "open police/1")
    assert lying(state) == {"police": f"{who}{face} killer+"}
    assert dead(state) == {"police": "spy"}
    assert f"INT-11 spared 0 police 0 {who}" in story(state, 1)


def test_the_killer_kills_prisoners() -> None:
    """INT-11, INT-16: their Detective lives; the dead are prisoners no more."""
    state = play(start(police="detective+ spy* killer"), "open police/2")
    assert lying(state) == {"police": "detective+ killer+"}
    assert dead(state) == {"police": "spy+"}


def test_more_dead_come_after_those_who_lie_there() -> None:
    """INT-11: the dead of a location are listed as they came."""
    state = play(start(alley="killer spy", dead={"alley": "barman+", "square": "beggar"}), "open alley/0")
    assert dead(state) == {"alley": "barman+ spy", "square": "beggar"}


# -- INT-12, the Beggar -----------------------------------------------------------------------------------------
def test_the_beggar_changes_places() -> None:
    """INT-12: each takes the other's place in the order, and nobody is turned."""
    state = play(start(alley="spy beggar killer", square="barman coachman@1 governor"), "open alley/1")
    assert asked(state) == (0, "beggar")
    play(state, "swap square/1")
    assert lying(state) == {"alley": "spy coachman@1 killer", "square": "barman beggar+ governor"}
    assert story(state, 1)[1] == "INT-12 swapped 0 alley 1 square coachman"


def test_swaps_in_his_own_location_are_one_move() -> None:
    """INT-12: with the lowest index; nothing changes, the order neither."""
    state = play(start(alley="killer beggar spy barman", square="coachman"), "open alley/1")
    assert state.legal == ["swap alley/0", "swap square/0"]
    assert lying(play(state, "swap alley/0")) == {"alley": "killer beggar+ spy barman", "square": "coachman"}


def test_the_lowest_possible_index_of_his_own_location() -> None:
    """INT-12: whoever cannot be swapped is passed over, and so is the Beggar."""
    state = play(start(alley="governor+ beggar killer spy", square="coachman"), "open alley/1")
    assert state.legal == ["swap alley/2", "swap square/0"]
    state = play(start(police="spy* beggar detective+ barman", square="coachman"), "open police/1")
    assert state.legal == ["swap square/0", "swap police/2"]


def test_neither_prisoners_nor_an_open_governor_are_swapped() -> None:
    """INT-12, INT-14, INT-16: a closed Governor is, and so is the Detective."""
    state = play(start(alley="beggar", police="detective+ spy*", square="governor+ barman+"), "open alley/0")
    assert state.legal == ["swap square/1", "swap police/0"]
    state = play(start(alley="beggar", police="spy+", square="governor"), "open alley/0")
    assert lying(play(state, "swap square/0")) == {"alley": "governor", "police": "spy+", "square": "beggar+"}


@pytest.mark.parametrize("face", ["+", "@012"])
def test_a_swapped_detective_takes_his_prisoners_along(face: str) -> None:
    """INT-12: to the end of the list, closed or open."""
    state = start(alley="beggar barman", police=f"spy* detective{face} coachman+ killer*", square="governor+")
    play(state, "open alley/0", "swap police/1")
    assert lying(state) == {
        "alley": f"detective{face} barman spy* killer*",
        "police": "beggar+ coachman+",
        "square": "governor+",
    }
    assert [line for line in story(state) if "INT-16" in line] == [
        "INT-16 followed 0 police 0 spy alley", "INT-16 followed 0 police 2 killer alley"
    ]  # fmt: skip


def test_a_lone_beggar() -> None:
    """INT-12: with nobody to change with, nothing happens."""
    state = play(start(alley="beggar", square="governor+", dead={"alley": "spy+"}, escaped="killer"), "open alley/0")
    assert lying(state) == {"alley": "beggar+", "square": "governor+"}
    assert story(state)[1] == "INT-12 no-effect 0 beggar"


def test_a_swap_with_one_possible_partner_happens_by_itself() -> None:
    """INT-12: compulsory if there is one."""
    state = play(start(alley="beggar", square="governor+ killer@0"), "open alley/0")
    assert lying(state) == {"alley": "killer@0", "square": "governor+ beggar+"}


# -- INT-13, the Barman -----------------------------------------------------------------------------------------
def barman() -> dict[str, object]:
    return {
        "alley": "barman", "dead": {"alley": "spy@1", "police": "coachman+ beggar"}, "escaped": "killer governor",
        "deck": "detective",
    }  # fmt: skip


def test_whom_the_barman_can_bring() -> None:
    """INT-13: the top of the deck, any dead, any escaped, the Governor too (INT-14)."""
    state = play(start(**barman()), "open alley/0")
    assert asked(state) == (0, "barman")
    assert state.legal == [
        "bring deck", "bring dead alley/0", "bring dead police/0", "bring dead police/1",
        "bring escaped killer", "bring escaped governor",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("move", "brought"),
    [
        ("bring deck", "detective"), ("bring dead alley/0", "spy@1"), ("bring dead police/0", "coachman@012"),
        ("bring dead police/1", "beggar"), ("bring escaped killer", "killer@012"),
        ("bring escaped governor", "governor@012"),
    ],
)  # fmt: skip
def test_the_barman_brings_a_card_face_down(move: str, brought: str) -> None:
    """INT-13: without its property; the top of the deck unseen by anybody, an open dead or escaped one known to all."""
    state = play(start(**barman()), "open alley/0", move)
    assert lying(state)["alley"] == f"barman+ {brought}"
    document = state.position()
    lost = {c["who"] for pile in document["dead"].values() for c in pile} | {*document["escaped"], document["drawn"]}
    assert lost - {None} == {"spy", "coachman", "beggar", "killer", "governor", "detective"} - {brought.split("@")[0]}


def test_what_is_told_of_a_card_that_is_brought() -> None:
    """INT-13: where it came from; who it is to those who know, and to everybody if it lay face up."""
    state = play(start(**barman()), "open alley/0")
    assert [story(play(state.copy(), "bring deck"), seat)[1] for seat in (0, None)] == [
        "INT-13 brought 0 alley 0 deck ?"
    ] * 2
    assert [story(play(state.copy(), "bring dead alley/0"), seat)[1] for seat in (0, 1, None)] == [
        "INT-13 brought 0 alley 0 alley ?", "INT-13 brought 0 alley 0 alley spy", "INT-13 brought 0 alley 0 alley ?"
    ]  # fmt: skip
    assert story(play(state.copy(), "bring dead police/0"))[1] == "INT-13 brought 0 alley 0 police coachman"
    assert story(play(state, "bring escaped governor"))[1] == "INT-13 brought 0 alley 1 escaped governor"


def test_the_top_of_the_deck_is_its_first_card() -> None:
    """INT-13, INT-6: the next seat draws the one below."""
    state = play(
        start(alley="barman spy+", deck="killer beggar governor detective coachman", escaped=""), "open alley/0"
    )
    assert lying(state) == {"alley": "barman+ spy+ killer"}
    assert state.position()["drawn"] == "beggar"


def test_a_barman_with_nobody_to_bring() -> None:
    """INT-13: nothing happens."""
    rest = "spy killer beggar governor detective coachman"
    state = play(start(alley="barman", square=rest, round=3, seat=1, actions=2), "open alley/0")
    assert lying(state)["alley"] == "barman+"
    assert story(state)[1] == "INT-13 no-effect 1 barman"


def test_the_last_card_of_the_deck_may_be_brought() -> None:
    """INT-13, INT-6: then the next turn begins with an empty deck and has two actions."""
    rest = "spy killer beggar governor detective"
    state = play(start(alley="barman", square=rest, deck="coachman", round=2, seat=2), "open alley/0")
    assert lying(state)["alley"] == "barman+ coachman"
    assert (asked(state), state.position()["actions"]) == ((0, "action"), 2)


# -- INT-14, the Governor ---------------------------------------------------------------------------------------
def test_opening_the_governor_sets_nothing_off() -> None:
    """INT-14."""
    state = play(start(alley="governor spy", square="killer+"), "open alley/0")
    assert lying(state) == {"alley": "governor+ spy", "square": "killer+"}
    assert story(state)[:2] == ["INT-7 opened 0 alley 0 governor", "INT-1 turn 1 1"]


def test_players_move_and_close_an_open_governor() -> None:
    """INT-14: and send him out of the city."""
    state = start(factory="governor+")
    assert set(state.legal) == {"move factory/0", "close factory/0", "leave factory/0", "pass"}


def test_an_open_governor_is_not_arrested() -> None:
    """INT-14, INT-15."""
    state = play(start(police="governor+ detective"), "open police/1")
    assert lying(state) == {"police": "governor+ detective+"}
    assert story(state)[1] == "INT-15 no-effect 0 detective"


def test_an_open_governor_is_not_driven() -> None:
    """INT-14, INT-17: a closed one is."""
    state = play(start(alley="governor+ coachman spy"), "open alley/1", "drive factory")
    assert lying(state) == {"alley": "governor+", "factory": "coachman+ spy"}
    state = play(start(alley="governor@1 coachman spy"), "open alley/1", "drive factory")
    assert lying(state) == {"factory": "governor@1 coachman+ spy"}


# -- INT-15, the Detective --------------------------------------------------------------------------------------
def test_the_detective_arrests_an_open_character() -> None:
    """INT-15: of his own location; the prisoner lies open and keeps its index."""
    state = play(start(police="killer+ detective spy+ barman", square="coachman+"), "open police/1")
    assert asked(state) == (0, "detective")
    assert state.legal == ["arrest police/0", "arrest police/2"]
    assert lying(play(state, "arrest police/0"))["police"] == "killer* detective+ spy+ barman"
    assert story(state)[1] == "INT-15 arrested 0 police 0 killer"


def test_an_arrest_with_one_candidate_happens_by_itself() -> None:
    """INT-15: compulsory if there is one."""
    assert lying(play(start(alley="detective spy+"), "open alley/0")) == {"alley": "detective+ spy*"}


def test_opened_again_he_takes_another() -> None:
    """INT-15: whoever is under arrest already is not arrested again."""
    state = start(
        police="detective@012 spy* killer+ beggar+", square="barman governor coachman", round=3, seat=1, actions=2
    )
    play(state, "open police/0")
    assert state.legal == ["arrest police/2", "arrest police/3"]
    play(state, "arrest police/3", "close police/0", "open police/0")
    assert lying(state)["police"] == "detective+ spy* killer* beggar*"


def test_a_detective_with_nobody_to_arrest() -> None:
    """INT-15: closed cards are not arrested."""
    state = play(start(alley="detective spy", square="killer+"), "open alley/0")
    assert lying(state) == {"alley": "detective+ spy", "square": "killer+"}
    assert story(state)[1] == "INT-15 no-effect 0 detective"


# -- INT-16, prisoners ------------------------------------------------------------------------------------------
def test_prisoners_are_left_alone() -> None:
    """INT-16: not moved, closed, sent away or chosen by themselves."""
    state = start(factory="detective+ spy* killer+")
    assert set(state.legal) == {
        "move factory/0", "close factory/0", "leave factory/0", "move factory/2", "close factory/2", "leave factory/2",
        "pass",
    }  # fmt: skip


@pytest.mark.parametrize("face", ["+", "@012"])
def test_prisoners_go_where_the_detective_goes(face: str) -> None:
    """INT-16: right behind him, in their order, when he is closed too."""
    state = play(start(alley=f"spy* detective{face} killer barman*", square="coachman"), "move alley/1")
    assert lying(state) == {"alley": "killer", "square": f"coachman detective{face} spy* barman*"}


def test_others_move_without_prisoners() -> None:
    """INT-16: only their Detective takes them along."""
    state = play(start(alley="spy* detective+ killer+"), "move alley/2")
    assert lying(state) == {"alley": "spy* detective+", "square": "killer+"}


def test_prisoners_leave_the_city_with_him() -> None:
    """INT-16: there they count as escaped, after him; the Barman can bring any of them."""
    state = play(start(factory="spy* detective+ killer* barman@0"), "leave factory/1")
    assert state.position()["escaped"] == ["detective", "spy", "killer"]
    assert lying(state) == {"factory": "barman@0"}
    assert story(state)[:3] == [
        "INT-7 left 0 factory 1 detective",
        "INT-16 left 0 factory 0 spy",
        "INT-16 left 0 factory 0 killer",
    ]
    play(state, "deploy alley", "open factory/0")
    assert [move for move in state.legal if "escaped" in move] == [
        "bring escaped detective", "bring escaped spy", "bring escaped killer"
    ]  # fmt: skip


def test_an_escaped_prisoner_is_free() -> None:
    """INT-16, INT-13: brought back it is a card like any other."""
    state = start(
        factory="detective+ spy*", alley="barman", square="killer beggar governor coachman", round=3, seat=1, actions=2
    )
    play(state, "leave factory/0", "open alley/0", "bring escaped spy")
    assert lying(state)["alley"] == "barman+ spy@012"
    assert {"move alley/1", "open alley/1"} <= set(state.legal)
    play(state, "open alley/1", "expose square/2")
    assert lying(state)["alley"] == "barman+ spy+"
    assert {"move alley/1", "close alley/1"} <= set(state.legal)


def test_closing_the_detective_frees_nobody() -> None:
    """INT-16."""
    state = play(start(alley="spy* detective+"), "close alley/1")
    assert lying(state) == {"alley": "spy* detective@012"}


# -- INT-17, the Coachman ---------------------------------------------------------------------------------------
def test_the_coachman_drives_his_whole_location() -> None:
    """INT-17: open and closed, in their order, to the end of any other location."""
    state = play(start(square="spy@1 coachman killer+ beggar", factory="barman"), "open square/1")
    assert asked(state) == (0, "coachman")
    assert state.legal == ["drive alley", "drive police", "drive factory"]
    play(state, "drive factory")
    assert lying(state) == {"factory": "barman spy@1 coachman+ killer+ beggar"}
    assert story(state)[1] == "INT-17 drove 0 square factory"


def test_a_lone_coachman_drives_alone() -> None:
    """INT-17: compulsory."""
    assert lying(play(start(alley="coachman"), "open alley/0", "drive police")) == {"police": "coachman+"}


@pytest.mark.parametrize("face", ["+", "@012"])
def test_prisoners_ride_right_behind_their_detective(face: str) -> None:
    """INT-17: wherever they lay in the list."""
    state = start(alley=f"spy* beggar coachman killer* detective{face} barman*", square="governor")
    play(state, "open alley/2", "drive square")
    assert lying(state) == {"square": f"governor beggar coachman+ detective{face} spy* killer* barman*"}


def test_nobody_is_left_behind_when_prisoners_ride() -> None:
    """INT-17: passengers after a Detective whose prisoners lay before him."""
    state = play(start(alley="spy* coachman detective+ killer barman+"), "open alley/1", "drive square")
    assert lying(state) == {"square": "coachman+ detective+ spy* killer barman+"}


def test_an_open_governor_between_passengers_stays() -> None:
    """INT-17, INT-14: the others ride, in their order."""
    state = play(start(alley="spy governor+ killer+ coachman", factory="barman"), "open alley/3", "drive police")
    assert lying(state) == {"alley": "governor+", "police": "spy killer+ coachman+", "factory": "barman"}
