"""Oriflamme, the intrigues: rules ORI-30 to ORI-37."""

from __future__ import annotations

import pytest
from rules.oriflamme.positions import Stack, discarded, row_of, start
from rules.playing import play, story


# -- conspiracy -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("tokens", [0, 1, 5])
def test_conspiracy_gains_twice_the_influence_on_it(tokens: int) -> None:
    """ORI-30: 2n for n in all, then it is discarded."""
    state = play(start(row=[f"0:conspiracy({tokens})", "1:spy"]), "reveal")
    assert (state.scores[0], row_of(state), discarded(state, 0)) == (1 + 2 * tokens, ["1:spy"], ["conspiracy"])
    assert story(state) == [
        "ORI-7 revealed 0 0 conspiracy", f"ORI-30 gained 0 {2 * tokens} conspiracy", "ORI-8 discarded 0 0 conspiracy",
    ]  # fmt: skip


# -- ambush -----------------------------------------------------------------------------------------------------
def test_ambush_revealed_by_its_controller_loses_its_influence_and_gains_one() -> None:
    """ORI-31: what lay on it goes to the supply."""
    state = play(start(row=["0:ambush(3)", "1:spy"]), "reveal")
    assert (state.scores[0], row_of(state), discarded(state, 0)) == (2, ["1:spy"], ["ambush"])
    assert story(state) == [
        "ORI-7 revealed 0 0 ambush", "ORI-31 lost 0 0 3 ambush", "ORI-31 gained 0 1 ambush",
        "ORI-8 discarded 0 0 ambush",
    ]  # fmt: skip


def test_ambush_without_influence_loses_none() -> None:
    """ORI-31: 1 is gained all the same."""
    state = play(start(row=["0:ambush", "1:spy"]), "reveal")
    assert state.scores[0] == 2
    assert not any("lost" in line for line in story(state))


@pytest.mark.parametrize(
    ("row", "current", "moves", "left"),
    [
        (["1:ambush(2)", "0:soldier", "2:spy"], 1, ["reveal", "target 0"], ["2:spy"]),
        (["2:spy", "0:soldier", "1:ambush"], 1, ["reveal", "target 2"], ["2:spy"]),
        (["0:archer", "2:spy", "1:ambush"], 0, ["reveal", "target 2"], ["2:spy"]),
        (["1:ambush", "2:spy", "0:archer"], 2, ["reveal", "target 0"], ["2:spy"]),
    ],
)
def test_ambush_eliminated_by_another_family_discards_the_attacker(
    row: list[str], current: int, moves: list[str], left: list[str]
) -> None:
    """ORI-32: the attacker's controller gains 1, the Ambush's owner 4, both cards are gone."""
    state = play(start(row=row, current=current, round=6), *moves)
    assert (state.scores, row_of(state)) == ([2, 5, 1], left)
    assert "ambush" in discarded(state, 1)
    assert row[current][2:] in discarded(state, 0)


def test_assassination_that_strikes_an_ambush_is_discarded_once() -> None:
    """ORI-32, ORI-37: simply discarded as always; the pass goes on with the next place."""
    state = play(start(row=["0:assassination", "1:ambush", "2:spy"]), "reveal", "target 1")
    assert (state.scores, row_of(state), state.seat) == ([2, 5, 1], ["2:spy"], 2)
    assert sum("discarded" in line for line in story(state)) == 1


@pytest.mark.parametrize("attacker", ["soldier", "archer"])
def test_ambush_eliminated_by_its_own_family_does_nothing_else(attacker: str) -> None:
    """ORI-33: 1 for eliminating; the attacker stays."""
    state = play(start(row=["0:ambush(2)", f"0:{attacker}", "1:spy"], current=1), "reveal", "target 0")
    assert (state.scores, row_of(state)) == ([2, 1, 1], [f"0:{attacker}+", "1:spy"])


@pytest.mark.parametrize("row", [[["0:heir+", "0:soldier"], "1:ambush"], ["1:ambush", ["0:heir+", "0:soldier"]]])
def test_card_beneath_a_caught_attacker_is_dealt_with_next(row: list[Stack]) -> None:
    """ORI-34: face up, it acts at once."""
    current = next(i for i, place in enumerate(row) if isinstance(place, list))
    state = play(start(row=row, current=current, round=6), "reveal")
    assert (state.scores, row_of(state)) == ([1 + 1 + 2, 5, 1], ["0:heir+"])


def test_face_down_card_beneath_a_caught_attacker_is_asked() -> None:
    """ORI-34: keep or reveal."""
    state = play(start(row=[["0:heir(1)", "0:soldier"], "1:ambush", "2:spy"]), "reveal")
    assert (state.seat, state.question) == (0, ("reveal", {"place": 0}))
    assert row_of(play(state, "keep")) == ["0:heir(2)", "2:spy"]


# -- decree -----------------------------------------------------------------------------------------------------
def test_decree_moves_another_top_card_into_any_gap() -> None:
    """ORI-35: not itself, and with the Decree in its place the sequence must change."""
    state = play(start(row=["1:spy", "0:decree", "2:lord"], current=1), "reveal")
    assert state.question == ("decree", {"place": 1, "card": "decree"})
    assert sorted(state.legal) == ["move 0 2", "move 0 3", "move 2 0", "move 2 1"]


def test_top_of_a_stack_may_go_beside_its_own_stack() -> None:
    """ORI-35: that is a real move; only that card moves."""
    state = play(start(row=["0:decree", ["1:spy", "1:lord(2)"]]), "reveal")
    assert sorted(state.legal) == ["move 1 0", "move 1 1", "move 1 2"]
    rows = [row_of(play(state.copy(), f"move 1 {gap}")) for gap in range(3)]
    assert rows == [["1:lord(2)", "1:spy"], ["1:lord(2)", "1:spy"], ["1:spy", "1:lord(2)"]]


@pytest.mark.parametrize(
    ("move", "row"),
    [
        ("move 0 2", ["0:spy(3)", "1:heir", "2:heir+"]),
        ("move 0 3", ["1:heir", "0:spy(3)", "2:heir+"]),
        ("move 0 4", ["1:heir", "2:heir+", "0:spy(3)"]),
        ("move 2 0", ["1:heir", "0:spy(3)", "2:heir+"]),
        ("move 2 1", ["0:spy(3)", "1:heir", "2:heir+"]),
        ("move 2 4", ["0:spy(3)", "2:heir+", "1:heir"]),
        ("move 3 0", ["2:heir+", "0:spy(3)", "1:heir"]),
        ("move 3 1", ["0:spy(3)", "2:heir+", "1:heir"]),
        ("move 3 2", ["0:spy(3)", "2:heir+", "1:heir"]),
    ],
)
def test_moved_card_keeps_face_and_influence(move: str, row: list[str]) -> None:
    """ORI-35: into the gap as counted before the move; then the Decree is discarded."""
    state = start(row=["0:spy(3)", "0:decree", "1:heir", "2:heir+"], current=1, round=6)
    play(state, "reveal")
    assert move in state.legal
    play(state, move)
    assert row_of(state) == row
    place, gap = (int(word) for word in move.split()[1:])
    now = gap - 1 if gap > place else gap
    who = {0: "0 ?", 2: "1 ?", 3: "2 heir"}[place]  # a face-down card is named to its owner alone
    assert f"ORI-35 moved 0 {place} {gap} {now} {who}" in story(state)
    assert f"ORI-35 moved 0 {place} {gap} {now} {who.replace('0 ?', '0 spy')}" in story(state, 0)
    assert "decree" in discarded(state, 0)


def test_single_real_move_is_made_without_a_question() -> None:
    """ORI-35: two places: the other card changes sides."""
    state = play(start(row=["0:decree", "1:spy"]), "reveal")
    assert row_of(state) == ["1:spy"]
    assert "ORI-35 moved 0 1 0 0 1 ?" in story(state)


def test_decree_alone_in_the_row_has_no_effect() -> None:
    """ORI-35: it is discarded all the same; a card beneath it is not another place."""
    state = play(start(row=[["0:spy", "0:decree"]]), "reveal")
    assert (row_of(state), discarded(state, 0)) == (["0:spy"], ["decree"])
    assert "ORI-35 no-effect 0 0 decree" in story(state)


def test_card_moved_ahead_of_the_pointer_is_dealt_with_again() -> None:
    """ORI-36: from left of the Decree to its right."""
    state = play(start(row=["1:spy", "0:decree", "2:lord"], current=1), "reveal")
    near = play(state.copy(), "move 0 2")
    assert (near.seat, row_of(near)) == (1, ["1:spy", "2:lord"])
    far = play(state, "move 0 3")
    assert (far.seat, play(far, "keep").seat) == (2, 1)


def test_card_moved_behind_the_pointer_is_not_dealt_with() -> None:
    """ORI-36: from right of the Decree to its left."""
    for move in ("move 2 0", "move 2 1"):
        state = play(start(row=["1:spy", "0:decree", "2:lord"], current=1), "reveal", move)
        assert state.position()["phase"] == "placement"


def test_moves_that_do_not_cross_the_decree_change_nothing_for_the_pointer() -> None:
    """ORI-36: on its left all stays dealt with; on its right all is dealt with once, in the new order."""
    row = ["1:spy", "2:spy", "0:decree", "1:lord", "2:lord"]
    left = play(start(row=row, current=2), "reveal", "move 0 2")
    assert (row_of(left)[:2], left.seat, play(left, "keep").seat) == (["2:spy", "1:spy"], 1, 2)
    right = play(start(row=row, current=2), "reveal", "move 4 3")
    assert (right.seat, play(right, "keep").seat) == (2, 1)


def test_card_beneath_the_decree_comes_first() -> None:
    """ORI-36: the Decree lay on a stack; then what was moved beside it."""
    state = play(start(row=["1:spy", ["0:lord", "0:decree"], "2:lord"], current=1), "reveal", "move 0 2")
    asked = [state.seat]
    while play(state, "keep").position()["phase"] == "resolution":
        asked.append(state.seat)
    assert asked == [0, 1, 2]


def test_top_of_a_stack_left_of_the_decree_moves_alone() -> None:
    """ORI-35, ORI-36: its place stays, so the Decree's place does too."""
    state = play(start(row=[["1:spy+", "1:heir"], "0:decree", "2:lord"], current=1, influence=[1, 1, 1]), "reveal")
    play(state, "move 0 0")
    assert (row_of(state), state.seat) == (["1:heir", "1:spy+", "2:lord"], 2)
    state = play(start(row=[["1:spy+", "1:heir"], "0:decree", "2:lord"], current=1), "reveal", "move 0 3")
    assert (row_of(state), state.seat) == (["1:spy+", "2:lord", "1:heir"], 2)


def test_decree_in_the_longest_row() -> None:
    """ORI-35: five seats, seven rounds, every card a place of its own: every card into every other gap."""
    names = ("lord", "archer", "heir", "shapeshifter", "soldier", "spy", "decree")
    row = [f"{seat}:{name}" for seat in range(5) for name in names]
    state = play(start(seats=5, row=row, current=6, round=7, options={"rounds": 7}), "reveal")
    assert len(state.legal) == len(set(state.legal)) == 34 * 34


# -- assassination ----------------------------------------------------------------------------------------------
def test_assassination_strikes_any_top_card() -> None:
    """ORI-37: of any family, its own too, and itself."""
    state = play(start(row=["1:spy", "0:heir", "0:assassination", ["2:spy", "2:lord"]], current=2), "reveal")
    assert (state.legal, state.question) == (
        [f"target {place}" for place in range(4)],
        ("assassination", {"place": 2, "card": "assassination"}),
    )
    assert row_of(play(state.copy(), "target 1")) == ["1:spy", ["2:spy", "2:lord"]]
    assert row_of(play(state, "target 3")) == ["1:spy", "0:heir", "2:spy"]
    assert state.scores == [2, 1, 1]


def test_assassination_may_strike_itself() -> None:
    """ORI-37: it gains 1 and goes to the discard once."""
    state = play(start(row=["1:spy", "0:assassination(2)", "2:lord"], current=1), "reveal", "target 1")
    assert (row_of(state), state.scores, discarded(state, 0)) == (["1:spy", "2:lord"], [4, 1, 1], ["assassination"])
    assert story(state) == [
        "ORI-7 revealed 0 1 assassination",
        "ORI-10 took 0 1 2 assassination",
        "ORI-13 eliminated 0 1 assassination 0 0",
        "ORI-12 gained 0 1 assassination",
    ]


def test_assassination_alone_strikes_itself() -> None:
    """ORI-37: the only target; nobody is asked."""
    state = play(start(row=["0:assassination"]), "reveal")
    assert (row_of(state), state.scores[0], discarded(state, 0)) == ([], 2, ["assassination"])


def test_assassination_is_discarded_after_striking_another() -> None:
    """ORI-37: after its victim has left and it was paid."""
    state = play(start(row=["0:assassination", "1:heir(1)", "2:lord"]), "reveal", "target 1")
    assert story(state) == [
        "ORI-7 revealed 0 0 assassination",
        "ORI-13 eliminated 0 1 heir 1 1",
        "ORI-12 gained 0 1 assassination",
        "ORI-8 discarded 0 0 assassination",
    ]
