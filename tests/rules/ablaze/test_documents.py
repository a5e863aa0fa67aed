"""Ablaze's position documents: they come back at every question, and what cannot be is refused by name."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from laws.mutations import mutations, names
from rules.ablaze.positions import card, position, row_of, start
from rules.ablaze.walks import SOAK, choose, dealt, lucks, questions
from rules.playing import play

from camarilla.games.ablaze.game import game
from camarilla.kernel.game import Document, State
from camarilla.kernel.moves import Answers
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.rng import Luck

PLAN = {"plan": 1, "pending": {"ability": "plan", "spend": True}}


# -- they come back ---------------------------------------------------------------------------------------------
def kind_of_question(state: State) -> str:
    """What is asked, and whether under a Plan."""
    assert state.question is not None
    return state.question.id + (" under a Plan" if "plan" in state.position() else "")


def assert_comes_back(state: State) -> State:
    document = json.loads(json.dumps(state.position()))
    again = game.position(document)
    assert again.position() == document
    assert (again.seat, again.question, again.legal) == (state.seat, state.question, state.legal)
    assert (again.scores, again.winners) == (state.scores, state.winners)
    assert (again.view(0), again.view(None)) == (state.view(0), state.view(None))
    return again


@pytest.mark.untraced
def test_position_comes_back_at_every_question() -> None:
    """ABL-10, ABL-21: the same state, moves and views; inside a Plan, at a target, while the Twin is placed too."""
    seen = set()
    for luck in lucks(24, "round-trip"):
        for state in questions(dealt(luck), luck):
            assert_comes_back(state)
            seen.add("over" if state.over else kind_of_question(state))
    assert seen == {
        "over", "place", "reveal", "twin", "cutthroat", "apothecary", "substitution", "bribery",
        "activate under a Plan", "spend under a Plan", "cutthroat under a Plan", "apothecary under a Plan",
    }  # fmt: skip


@pytest.mark.untraced
def test_loaded_game_goes_on_as_the_played_one() -> None:
    """ABL-21: the same answers give the same positions and the same told to every seat."""
    for luck in lucks(40, "goes-on"):
        for state in questions(dealt(luck), luck):
            if not state.over and "pending" in state.position() and luck.random() < 0.2:
                other, again, old = state.copy(), assert_comes_back(state), len(state.events(None))
                for _ in range(6):
                    if not other.over:
                        move = choose(other, luck)
                        assert play(other, move).position() == play(again, move).position()
                assert other.events(0)[old:] == again.events(0)


def test_position_in_the_middle_of_each_ability() -> None:
    """ABL-10, ABL-14, ABL-21: what `pending` holds, and that nothing else does."""
    state = start(["1:felon", "0:prince", "2:queen"], current=1)
    assert "pending" not in state.position()
    assert play(state, "reveal").position()["pending"] == {"ability": "prince"}
    state = start(["1:felon", "0:cutthroat+", "2:queen"], current=1)
    assert state.position()["pending"] == {"ability": "cutthroat"}
    state = start(["0:plan(1)", "1:felon", "0:cutthroat+", "1:trap", "0:queen+"])
    assert play(state, "reveal").position()["pending"] == {"ability": "plan"}
    assert play(state, "activate 1").position()["pending"] == {"ability": "cutthroat", "place": 1}
    play(state, "target 0")
    assert (state.position()["pending"], state.position()["plan"]) == ({"ability": "plan", "spend": True}, 1)


def test_views_hold_the_public_members() -> None:
    """ABL-1, ABL-2, ABL-21: Twins, tokens, the Plan's influence and what is pending are open to all."""
    state = start(["0:plan(2)", "1:queen+@0", "0:felon+", "0:twin+"])
    play(state, "reveal")
    for viewer in (0, 1, 2, None):
        view = state.view(viewer)
        assert (view["twin"], view["plan"], view["pending"]) == ([False, True, True], 2, {"ability": "plan"})
        assert view["row"][0][0]["briber"] == 0


# -- a document that stands for the beginning of a step ------------------------------------------------------------
def test_absent_members_are_filled_in() -> None:
    """ABL-2: without `up`, `tokens` and `briber` a card lies face down with nothing on it."""
    document = position(["0:felon", "1:queen"])
    document["row"][0][0] = {"family": 0, "card": "felon"}
    assert row_of(game.position(document)) == ["0:felon", "1:queen"]


def test_two_cards_aside_once_a_substitution_has_fetched_one() -> None:
    """ABL-19: with the Substitution in the discard."""
    state = start(["0:queen+", "1:felon"], fetched=[0])
    assert [len(aside) for aside in state.position()["aside"]] == [2, 3, 3]


def test_clues_are_kept() -> None:
    """ABL-19: they come back, sorted; none are written when there are none."""
    document = position(["0:felon", "1:queen"], hand={0: ["queen", "prince"]}, clues=[["queen", "prince"], [], []])
    assert game.position(document).position()["clues"] == [["prince", "queen"], [], []]
    assert "clues" not in game.position(position(["0:felon", "1:queen"], clues=[[], [], []])).position()


# -- what cannot be ---------------------------------------------------------------------------------------------
def changed(document: Document, path: str, value: Any) -> Document:
    """The document with something else at `row.0.0.up`."""
    document = deepcopy(document)
    *inside, last = [int(key) if key.isdigit() else key for key in path.split(".")]
    home: Any = document
    for key in inside:
        home = home[key]
    home[last] = value
    return document


def refusal(document: Any) -> tuple[str, str]:
    """Which member is named, and why."""
    with pytest.raises(Refusal) as refused:
        game.position(document)
    assert refused.value.details["member"] in str(refused.value)
    return refused.value.details["member"], refused.value.id.removeprefix("document-")


TOKENS = position(["0:queen+@1", "1:felon+", ["2:felon", "2:queen+"], "1:trap"], current=3)


@pytest.mark.parametrize(
    ("path", "value", "member", "why"),
    [
        ("row.0.0", card("0:queen@1"), "row[0][0].briber", "token-face-down"),
        ("row.3.0", card("1:trap+@0"), "row[3][0].briber", "token-intrigue"),
        ("row.2.1", card("2:queen+@0"), "row[2][1].briber", "token-stacked"),
        ("row.1.0", card("1:felon+@1"), "row[1][0].briber", "token-twice"),
        ("row.1.0", card("1:felon+@2"), "row[1][0].briber", "token-without-bribery"),
        ("row.0.0.briber", 3, "row[0][0].briber", "not-integer"),
        ("row.0.0.briber", None, "row[0][0].briber", "not-integer"),
        ("row.0.0.briber", True, "row[0][0].briber", "not-integer"),
    ],
)
def test_impossible_tokens(path: str, value: Any, member: str, why: str) -> None:
    """ABL-25: on a face-down card, an intrigue, in a stack, twice, without a discarded Bribery; of no seat."""
    game.position(TOKENS)
    assert refusal(changed(TOKENS, path, value)) == (member, why)


def test_stacks_have_one_controller() -> None:
    """ABL-4: the briber's cards lie on a bribed card, not those of its colour."""
    game.position(position([["0:queen+@1", "1:felon"], "2:felon"]))
    document = position([["0:queen+@1", "0:felon"], "2:felon"])
    assert refusal(document) == ("row[0][1].family", "mixed-stack")


def test_impossible_aside() -> None:
    """ABL-19: two cards without a discarded Substitution; never one or four."""
    document = position(["0:queen+", "1:felon"], fetched=[0])
    discard = [[*document["discard"][0]], *document["discard"][1:]]
    discard[0][discard[0].index("substitution")] = document["aside"][0][0]
    fetched = changed(document, "aside.0", ["substitution", document["aside"][0][1]])
    assert refusal(changed(fetched, "discard", discard)) == ("aside[0]", "not-fetched")
    hand, aside = document["hand"][0], document["aside"][0]
    for few_or_many, rest in ((aside[:1], [*hand, aside[1]]), ([*aside, *hand[:2]], hand[2:])):
        wrong = changed(changed(document, "aside.0", few_or_many), "hand.0", rest)
        assert refusal(wrong) == ("aside[0]", "wrong-count")


TWIN = position(["0:prince+", "1:felon", "0:twin+"], current=1)


@pytest.mark.parametrize(
    ("path", "value", "member", "why"),
    [
        ("row.2.0", card("0:twin"), "row[2][0].card", "twin-face-down"),
        ("twin", [True, True, True], "twin[0]", "twin-twice"),
        ("twin", [False, False, True], "twin[1]", "twin-missing"),
        ("row.0.0", card("0:prince"), "twin[0]", "twin-without-prince"),
        ("twin", [False, True], "twin", "wrong-count"),
        ("twin", "no", "twin", "not-list"),
        ("twin", [0, True, True], "twin[0]", "not-boolean"),
    ],
)
def test_impossible_twins(path: str, value: Any, member: str, why: str) -> None:
    """ABL-1, ABL-10, ABL-11: face down, in two places, nowhere, without a revealed Prince."""
    game.position(TWIN)
    assert refusal(changed(TWIN, path, value)) == (member, why)


def test_twin_is_neither_in_hand_nor_aside_and_there_is_one() -> None:
    """ABL-1: only in the row, in the discard, or beside its owner."""
    document = position(["0:queen+", "1:felon"])
    assert refusal(changed(document, "hand.0.0", "twin")) == ("hand[0][0]", "twin-zone")
    assert refusal(changed(document, "aside.1.2", "twin")) == ("aside[1][2]", "twin-zone")
    document = position(["0:prince+", "1:felon", "0:twin+"], current=1)
    assert refusal(changed(document, "discard.0", ["twin"])) == ("discard[0][0]", "card-twice")
    discarded = position(["0:queen", "1:felon"], discard={0: ["twin", "prince"]})
    assert game.position(discarded).position()["twin"] == [False, True, True]
    prince = next(i for i, name in enumerate(discarded["discard"][0]) if name == "prince")
    swapped = changed(changed(discarded, f"discard.0.{prince}", discarded["hand"][0][0]), "hand.0.0", "prince")
    assert refusal(swapped) == ("twin[0]", "twin-without-prince")


CLUES = position(["0:felon", "1:queen"], hand={0: ["queen"]}, aside={0: ["prince"]}, clues=[["queen"], [], []])


@pytest.mark.parametrize(
    ("value", "member", "why"),
    [
        ([["prince"], [], []], "clues[0][0]", "clue-aside"),
        ([["queen", "queen"], [], []], "clues[0][1]", "clue-twice"),
        ([["plan"], [], []], "clues[0][0]", "not-name"),
        ([["twin"], [], []], "clues[0][0]", "not-name"),
        ([["queen"], []], "clues", "wrong-count"),
        ([["queen"], [], {}], "clues[2]", "not-list"),
    ],
)
def test_impossible_clues(value: Any, member: str, why: str) -> None:
    """ABL-19: about a card that lies aside, twice the same, about what is no shuffled character."""
    game.position(CLUES)
    assert refusal(changed(CLUES, "clues", value)) == (member, why)


# -- what is impossible in every game of the row -------------------------------------------------------------------
@pytest.mark.parametrize(
    ("path", "value", "member", "why"),
    [
        ("game", "oriflamme", "game", "other-game"),
        ("players", 6, "players", "not-integer"),
        ("round", 7, "round", "not-integer"),
        ("phase", "night", "phase", "not-name"),
        ("seat", 1, "seat", "not-to-act"),
        ("current", 3, "current", "not-integer"),
        ("current", -1, "current", "not-integer"),
        ("influence.1", -1, "influence[1]", "not-integer"),
        ("row.0.0.card", "lord", "row[0][0].card", "not-name"),
        ("row.0.0.card", "trap", "row", "card-twice"),
        ("row.0.0.family", 1, "hand[0]", "card-missing"),
        ("row.0.0.crown", 1, "row[0][0].crown", "unknown"),
        ("row.1", [], "row[1]", "empty-place"),
        ("hand.0.0", "queen", "hand[0][0]", "card-twice"),
        ("row.1.0", card("1:felon(1)+"), "row[1][0].tokens", "tokens-face-up"),
        ("row.2.0", card("0:trap+"), "row[2][0].up", "intrigue-face-up"),
        ("options", {"queen": 10}, "options.queen", "not-integer"),
        ("options", {"lord": 1}, "options.lord", "unknown"),
        ("plan", 1, "pending", "missing"),
        ("wisdom", 1, "wisdom", "unknown"),
    ],
)
def test_impossible_in_resolution(path: str, value: Any, member: str, why: str) -> None:
    """ORI-5, ORI-7, ORI-8: each member is checked, and named."""
    document = position(["0:queen", "1:felon", "0:trap"])
    game.position(document)
    assert refusal(changed(document, path, value)) == (member, why)


def test_hand_sizes_fit_round_and_phase() -> None:
    """ORI-6: seven before the first placement, one fewer after each."""
    assert refusal(changed(position(["0:queen", "1:felon"]), "round", 2)) == ("hand[0]", "hand-size")
    placing = position(["0:queen", "1:felon"], phase="placement", seat=2)
    game.position(placing)
    assert refusal(changed(placing, "seat", 0)) == ("hand[0]", "hand-size")


@pytest.mark.parametrize("phase", ["placement", "over"])
def test_members_of_another_phase(phase: str) -> None:
    """ABL-21: no Plan, pointer or pending ability but in resolution."""
    document = position(["0:queen", "1:felon"], phase=phase)
    game.position(document)
    for member, value in (("plan", 0), ("current", 0), ("pending", {"ability": "queen"})):
        assert refusal({**document, member: value}) == (member, "not-in-phase")


# -- what is pending --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("row", "pending", "member", "why"),
    [
        (["1:felon", "0:cutthroat", "2:trap"], {"ability": "cutthroat"}, "pending.ability", "not-acting"),
        (["1:felon", "0:cutthroat+", "2:trap"], {"ability": "apothecary"}, "pending.ability", "not-acting"),
        (["1:felon", "0:plan+", "2:trap"], {"ability": "plan"}, "pending.ability", "not-acting"),
        (["1:felon", "0:queen+", "2:trap"], {"ability": "queen"}, "pending.ability", "asks-nothing"),
        (["1:felon", "0:cutthroat+"], {"ability": "cutthroat"}, "pending.ability", "asks-nothing"),
        (["1:felon", "0:prince+", "0:twin+"], {"ability": "prince"}, "pending.ability", "asks-nothing"),
        (["1:felon", "0:prince+@2"], {"ability": "prince"}, "pending.ability", "asks-nothing"),
        (["1:felon", "0:trap+", "2:trap"], {"ability": "trap"}, "pending.ability", "asks-nothing"),
        (["1:felon", "0:cutthroat+", "2:trap"], {"ability": "lord"}, "pending.ability", "not-name"),
        (["1:felon", "0:cutthroat+", "2:trap"], {"ability": "cutthroat", "place": 1}, "pending.place", "unknown"),
        (["1:felon", "0:cutthroat+", "2:trap"], {}, "pending.ability", "missing"),
        (["1:felon", "0:cutthroat+", "2:trap"], [], "pending", "not-object"),
        (["1:trap+", "0:cutthroat+", "2:trap"], {"ability": "cutthroat"}, "row[0][0].up", "intrigue-face-up"),
    ],
)
def test_impossible_pending(row: list[str], pending: Any, member: str, why: str) -> None:
    """ABL-10, ABL-14: only the current card can be asking, and only for a real choice."""
    assert refusal(position(row, current=1, pending=pending)) == (member, why)


@pytest.mark.parametrize(
    ("row", "pending"),
    [
        (["1:felon", "0:cutthroat+", "2:trap"], {"ability": "cutthroat"}),
        (["0:felon", "0:apothecary+", "2:trap", "0:queen"], {"ability": "apothecary"}),
        (["1:felon", "0:substitution+", "2:trap"], {"ability": "substitution"}),
        (["1:felon+", "0:bribery+", "2:queen+"], {"ability": "bribery"}),
        (["1:felon", "0:prince+", "2:trap"], {"ability": "prince"}),
    ],
)
def test_possible_pending(row: list[str], pending: Document) -> None:
    """ABL-10, ABL-14, ABL-16, ABL-19, ABL-25: each ability that asks can be loaded in the middle."""
    document = position(row, current=1, pending=pending)
    state = game.position(document)
    assert (state.seat, state.position()) == (0, game.position(state.position()).position())
    assert state.position()["pending"] == pending
    assert state.question is not None
    assert state.question.id in (pending["ability"], "twin")


UNDER_WAY = position(
    ["1:felon", "0:cutthroat+", "2:trap", "0:queen+"], 2, seat=0, discard={0: ["plan"]}, hand={1: ["plan"]}, **PLAN
)  # fmt: skip


@pytest.mark.parametrize(
    ("pending", "member", "why"),
    [
        ({"ability": "plan", "spend": 1}, "pending.spend", "not-boolean"),
        ({"ability": "plan", "place": 1}, "pending.place", "unknown"),
        ({"ability": "cutthroat"}, "pending.place", "missing"),
        ({"ability": "cutthroat", "place": 1, "spend": True}, "pending.spend", "unknown"),
        ({"ability": "cutthroat", "place": 4}, "pending.place", "not-integer"),
        ({"ability": "cutthroat", "place": 3}, "pending.place", "not-activated"),
        ({"ability": "felon", "place": 0}, "pending.place", "not-activated"),
        ({"ability": "queen", "place": 3}, "pending.ability", "asks-nothing"),
        ({"ability": "lord", "place": 3}, "pending.ability", "not-name"),
        ({"ability": "plan", "hope": 1}, "pending.hope", "unknown"),
    ],
)
def test_impossible_pending_under_a_plan(pending: Any, member: str, why: str) -> None:
    """ABL-21: an own character's target, which character, or take and spend, and nothing else."""
    game.position(UNDER_WAY)
    assert refusal(changed(UNDER_WAY, "pending", pending)) == (member, why)


@pytest.mark.parametrize(
    ("path", "value", "member", "why"),
    [
        ("plan", -1, "plan", "not-integer"),
        ("plan", 100, "plan", "not-integer"),
        ("plan", 0, "pending.ability", "asks-nothing"),
        ("current", 5, "current", "not-integer"),
        ("seat", 3, "seat", "not-integer"),
        ("seat", 1, "seat", "plan-of-another"),
        ("row.2.0", card("2:trap+"), "row[2][0].up", "intrigue-face-up"),
        ("round", 1, "hand[0]", "hand-size"),
    ],
)
def test_impossible_plan(path: str, value: Any, member: str, why: str) -> None:
    """ABL-21: whose Plan it is, how much lies on it, where the pointer is."""
    assert refusal(changed(UNDER_WAY, path, value)) == (member, why)


@pytest.mark.parametrize("name", ["current", "pending"])
def test_plan_needs_pointer_and_pending(name: str) -> None:
    """ABL-21: `plan` stands only together with `pending`."""
    assert refusal({key: value for key, value in UNDER_WAY.items() if key != name}) == (name, "missing")


def test_plan_without_a_choice_asks_nothing() -> None:
    """ABL-21: one character is activated without a question; without any, influence is taken without one."""
    one = position(["1:felon", "0:queen+", "2:trap"], 2, seat=0, discard={0: ["plan"]}, **PLAN)
    assert refusal({**one, "pending": {"ability": "plan"}}) == ("pending.ability", "asks-nothing")
    assert refusal({**one, "pending": {"ability": "plan", "spend": False}}) == ("pending.ability", "asks-nothing")
    assert game.position(one).legal == ["take", "spend"]
    none = position(["1:felon", "0:queen", "2:trap"], 2, seat=0, discard={0: ["plan"]}, **PLAN)
    assert refusal(none) == ("pending.ability", "asks-nothing")
    empty = position([], seats=2, phase="resolution", seat=0, discard={0: ["plan"]}, **PLAN)
    assert refusal({**empty, "pending": {"ability": "queen", "place": 0}}) == ("pending.place", "not-activated")


def test_plan_whose_place_has_closed_points_right_of_the_gap() -> None:
    """ABL-21: up to the row's length."""
    state = game.position({**UNDER_WAY, "current": 4})
    assert (state.position()["current"], state.legal) == (4, ["take", "spend"])
    assert play(state, "take").position()["phase"] == "placement"


# -- damage -----------------------------------------------------------------------------------------------------
@settings(max_examples=150 * SOAK)
@given(st.data())
@pytest.mark.untraced
def test_damaged_document_is_refused_by_name_or_sound(data: st.DataObject) -> None:
    """Never another error than a refusal; what is accepted comes back and can be played out."""
    luck = data.draw(st.randoms(use_true_random=False))
    state, length = dealt(luck), data.draw(st.integers(0, 90))
    for _ in range(length):
        if not state.over:
            state.play(choose(state, luck))
    document = state.position()
    for mutation in data.draw(st.lists(mutations(), min_size=1, max_size=3)):
        mutation(document)
    check(document, names(state.position()) | {"document", "pending", "current", "options", "clues", "plan", "briber"})


def check(document: Any, known: set[str]) -> None:
    loaded = attempt(document)
    if isinstance(loaded, Refusal):
        assert any(name in loaded.details["member"] for name in known | names(document))
        assert loaded.details["member"] in str(loaded)
    else:
        assert_comes_back(loaded)
        record, out = loaded.record.copy_(), Answers()
        game.engine.play.settle(record, out, None)
        game.engine.play.playout(record, Luck(), out)


def attempt(document: Any) -> State | Refusal:
    try:
        return game.position(document)
    except Refusal as refused:
        return refused
