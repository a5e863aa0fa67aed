"""Every example that the two rulebooks of Oriflamme print, the Russian and the Polish one, played out."""

from __future__ import annotations

import pytest
from rules.oriflamme.positions import discarded, row_of, start
from rules.playing import play, story

RED, BLUE, GREEN = 0, 1, 2


# -- placement --------------------------------------------------------------------------------------------------
def test_placement_example() -> None:
    """ORI-6. Both books, example of the placement phase: Red starts the row, Blue goes left or right of Red's card,
    Green left of Blue's or right of Red's, never between."""
    state = start(phase="placement", hand={RED: ["lord"], BLUE: ["spy"], GREEN: ["heir"]})
    assert {move.split()[2] for move in state.legal} == {"front"}
    play(state, "place lord front")
    assert (state.seat, {tuple(move.split()[2:]) for move in state.legal}) == (BLUE, {("front",), ("back",)})
    play(state, "place spy front")
    assert (state.seat, {tuple(move.split()[2:]) for move in state.legal}) == (GREEN, {("front",), ("back",)})
    assert row_of(play(state.copy(), "place heir front")) == ["2:heir", "1:spy", "0:lord"]
    assert row_of(play(state, "place heir back")) == ["1:spy", "0:lord", "2:heir"]


def test_empty_row_example() -> None:
    """ORI-6. Polish book, placement phase: with no card in the row, as at the start of the game, a card simply starts
    it."""
    state = start(phase="placement", hand={RED: ["lord"]})
    assert row_of(play(state, "place lord front")) == ["0:lord"]


# -- resolution -------------------------------------------------------------------------------------------------
def resolution_example() -> list[str]:
    """The row of the example: Red, Blue with 1 on it, Red with 2 on it, Green, and Blue's Spy face up."""
    return ["0:lord", "1:soldier(1)", "0:heir(2)", "2:archer", "1:spy+"]


def test_resolution_example() -> None:
    """ORI-7, ORI-13, ORI-24. Both books, example of the resolution phase, from its first picture to its last."""
    state = start(row=resolution_example(), round=3, influence=[1, 1, 3])
    play(state, "keep")  # Red leaves its card face down and puts 1 on it
    assert row_of(state)[0] == "0:lord(1)"
    play(state, "reveal")  # Blue reveals and takes the 1 that lay on its card at once
    assert (state.scores, state.question.id) == ([1, 2, 3], "soldier")
    play(state, "target 2")  # it must strike a neighbour: Red's right card, an Heir, loses the 2 on it
    assert (row_of(state), state.scores) == (["0:lord(1)", "1:soldier+", "2:archer", "1:spy+"], [1, 3, 3])
    assert "heir" in discarded(state, RED)
    assert state.seat == GREEN  # the row has closed up, Green's card is next
    play(state, "keep")  # Green keeps; Blue's open Spy then has to take 1 from what Green holds, not from the card
    assert (row_of(state), state.scores) == (["0:lord(1)", "1:soldier+", "2:archer(1)", "1:spy+"], [1, 4, 2])
    assert story(state)[-3:-1] == ["ORI-7 acts 1 3 spy", "ORI-24 stole 1 2 1"]


def test_resolution_example_soldier_had_two_targets() -> None:
    """ORI-23. Both books, same example: Blue chose Red's right card; the left one was the other choice."""
    state = play(start(row=resolution_example(), round=3), "keep", "reveal")
    assert state.legal == ["target 0", "target 2"]


def test_forced_soldier_example() -> None:
    """ORI-15. Both books, resolution phase, remark on open cards: a Soldier has to eliminate a neighbour even of its
    family."""
    state = start(row=["0:spy", "0:soldier+", "1:lord"], current=0)
    play(state, "keep")
    assert (state.seat, state.legal) == (RED, ["target 0", "target 2"])
    state = start(row=["0:spy", "0:soldier+"], current=1, round=3)
    assert row_of(state) == ["0:soldier+"]


def test_card_kept_for_several_rounds_example() -> None:
    """ORI-7. Both books, resolution phase, keeping: a card kept face down round after round gathers 1 each time."""
    state = start(row=["0:conspiracy"])
    for turn in (1, 2, 3):
        while state.position()["round"] == turn:
            play(
                state, "keep" if "keep" in state.legal else next(move for move in state.legal if move.endswith("back"))
            )
        assert row_of(state)[0] == f"0:conspiracy({turn})"


# -- stacks -----------------------------------------------------------------------------------------------------
def test_stack_example() -> None:
    """ORI-9. Both books, section on stacks: Red reveals an Assassination that lies on its own open Spy, applies it and
    discards it; the Spy is then next and acts at once."""
    state = start(row=["1:lord", ["0:spy+", "0:assassination"], "2:heir"], current=1, influence=[1, 3, 3])
    play(state, "reveal", "target 2")
    assert (row_of(state), state.scores) == (["1:lord", "0:spy+"], [1 + 1 + 1, 2, 3])
    assert story(state)[-4:-1] == ["ORI-8 discarded 0 1 assassination", "ORI-7 acts 0 1 spy", "ORI-24 stole 0 1 1"]


def test_stack_example_with_a_closed_spy() -> None:
    """ORI-9. Both books, same example, had the Spy been face down: Red might leave it closed and put 1 on it."""
    state = start(row=["1:lord", ["0:spy", "0:assassination"], "2:heir"], current=1)
    play(state, "reveal", "target 2")
    assert (state.seat, state.legal) == (RED, ["keep", "reveal"])
    assert row_of(play(state, "keep")) == ["1:lord", "0:spy(1)"]


def test_covered_cards_example() -> None:
    """ORI-5. Both books, section on stacks: a covered card is not revealed, gathers nothing, does not act, is no
    target."""
    state = start(row=[["0:lord+", "0:heir(1)", "0:spy"], "1:assassination"], round=3)
    play(state, "keep", "reveal")
    assert state.legal == ["target 0", "target 1"]
    play(state, "target 0")
    assert (row_of(state), state.scores) == ([["0:lord+", "0:heir(1)"]], [1, 2, 1])


def test_soldier_in_the_middle_example() -> None:
    """ORI-6, ORI-23. Both books, section on stacks: a stack brings a Soldier into the middle of the row, to cards that
    it could not reach otherwise."""
    row = ["1:lord", "2:spy", "0:heir", "1:spy", "2:lord"]
    state = start(row=row, phase="placement", round=3, hand={RED: ["soldier"], BLUE: ["heir"], GREEN: ["heir"]})
    play(state, "place soldier on 2", "place heir back", "place heir back", "keep", "keep", "reveal")
    assert (state.legal, state.seat) == (["target 1", "target 3"], RED)


def test_stack_protects_example() -> None:
    """ORI-13. Both books, section on stacks: a card placed on another one protects it from being eliminated."""
    state = play(start(row=["1:soldier", ["0:heir(3)", "0:lord"], "2:spy"]), "reveal")
    assert row_of(state) == ["1:soldier+", "0:heir(3)", "2:spy"]


# -- characters -------------------------------------------------------------------------------------------------
def test_lord_beside_a_stack_example() -> None:
    """ORI-20. Both books, Lord: of a stack beside it only the top card counts."""
    state = play(start(row=[["0:heir", "0:spy", "0:archer"], "0:lord", "1:spy"], current=1), "reveal")
    assert state.scores[RED] == 1 + 2


def test_second_heir_example() -> None:
    """ORI-25. Both books, Heir: as soon as a second one is open in the row, neither brings influence."""
    state = play(start(row=["0:heir", "1:heir+", "2:spy"]), "reveal")
    assert state.scores == [1, 1, 1]


def test_second_heir_uncovered_example() -> None:
    """ORI-25. Polish book, Heir: also when the second one was open beneath another card and has been uncovered."""
    row = ["0:assassination", ["1:heir+", "1:lord"], "2:heir+"]
    state = play(start(row=row, influence=[1, 1, 1]), "reveal", "target 1")
    assert state.scores == [2, 1, 1]


@pytest.mark.parametrize(("other", "gain"), [("2:lord", 2), ("2:shapeshifter", 2), ("2:shapeshifter+", 0)])
def test_shapeshifter_and_heir_example(other: str, gain: int) -> None:
    """ORI-27. Both books, Shapeshifter, example: copying an Heir brings 2 unless another open Shapeshifter is in the
    row."""
    state = play(start(row=["1:heir+", "0:shapeshifter", "2:spy", other], current=1), "reveal")
    assert state.scores[RED] == 1 + gain


def test_chain_of_shapeshifters_example() -> None:
    """ORI-28. Russian book, Shapeshifter, example: neighbouring Shapeshifters cannot pass one ability on along a
    chain."""
    row = ["1:heir+", "1:shapeshifter+", "0:shapeshifter", "2:spy"]
    state = play(start(row=row, current=2), "reveal")
    assert state.scores == [1, 1, 1]
    assert "ORI-28 no-effect 0 2 shapeshifter" in story(state)


def test_copying_another_shapeshifter_example() -> None:
    """ORI-28. Polish book, Shapeshifter, example: it loses what it copied at once, so copying it has no effect."""
    state = start(row=["2:heir+", "1:shapeshifter", "0:shapeshifter"], current=1, round=3)
    play(state, "reveal", "reveal")
    assert state.scores == [1, 3, 1]


def test_shapeshifter_chooses_anew_example() -> None:
    """ORI-26. Both books, Shapeshifter: each time it may copy another neighbour than before."""
    row = ["1:lord+", "0:shapeshifter+", "2:heir+"]
    state = start(row=row, current=1, hand={seat: ["spy"] for seat in range(3)})
    assert state.legal == ["copy 0", "copy 2"]
    play(state, "copy 0")
    for _ in range(3):
        play(state, "place spy back")
    assert (state.question.id, state.legal) == ("shapeshifter", ["copy 0", "copy 2"])
    assert play(state, "copy 2").scores[RED] == 1 + 1 + 2


def test_spy_takes_from_the_player_example() -> None:
    """ORI-24. Both books, Spy: influence lying on the neighbour's closed card is not what it takes."""
    state = play(start(row=["0:spy", "1:heir(2)"], influence=[0, 1, 0]), "reveal")
    assert (state.scores, row_of(state)) == ([1, 0, 0], ["0:spy+", "1:heir(2)"])


def test_spy_among_its_own_example() -> None:
    """ORI-24. Russian book, Spy: with only its own family beside it, it is not applied; Polish book: to rob oneself
    does nothing."""
    state = play(start(row=["0:lord", "0:spy", "0:heir"], current=1), "reveal")
    assert state.scores == [1, 1, 1]


def test_archer_forced_on_itself_example() -> None:
    """ORI-21. Both books, Archer: its own family's card or the Archer itself, if there is no other target; 1 all the
    same."""
    state = play(start(row=["0:archer"], round=4), "reveal")
    assert (row_of(state), state.scores[RED]) == ([], 2)


# -- intrigues --------------------------------------------------------------------------------------------------
def test_conspiracy_example() -> None:
    """ORI-30. Both books, Conspiracy, example: 3 on it when it is revealed bring 6."""
    state = play(start(row=["0:conspiracy(3)", "1:spy"]), "reveal")
    assert (state.scores[RED], discarded(state, RED)) == (1 + 6, ["conspiracy"])


def test_ambush_example_1() -> None:
    """ORI-32. Both books, Ambush, example 1: Red's Soldier eliminates Blue's Ambush; Red gains 1, Blue 4, both cards
    go."""
    state = play(start(row=["0:soldier", "1:ambush", "2:lord"]), "reveal")
    assert (state.scores, row_of(state)) == ([2, 5, 1], ["2:lord"])
    assert (discarded(state, RED), discarded(state, BLUE)) == (["soldier"], ["ambush"])


def test_ambush_example_2() -> None:
    """ORI-33. Both books, Ambush, example 2: an Archer eliminates its own family's Ambush; 1 and no more, the Archer
    stays."""
    state = play(start(row=["0:ambush", "1:spy", "0:archer"], current=2), "reveal", "target 0")
    assert (state.scores, row_of(state)) == ([2, 1, 1], ["1:spy", "0:archer+"])
    assert discarded(state, RED) == ["ambush"]


def test_ambush_note() -> None:
    """ORI-31, ORI-33. Both books, Ambush, note: if nobody falls for it, it still brings 1, revealed or eliminated by
    oneself."""
    assert play(start(row=["0:ambush(2)", "1:spy"]), "reveal").scores[RED] == 2
    assert play(start(row=["0:assassination", "0:ambush(2)"]), "reveal", "target 1").scores[RED] == 2


def test_decree_order_example() -> None:
    """ORI-36. Both books, Royal Decree, order of moving: the Decree stays put, the other card moves, the Decree
    goes, and the card after it is next."""
    state = play(start(row=["1:spy", "0:decree", "2:lord", "1:heir"], current=1), "reveal", "move 3 0")
    assert (row_of(state), state.seat) == (["1:heir", "1:spy", "2:lord"], GREEN)
    assert story(state)[-2:] == ["ORI-35 moved 0 3 0 0 1 ?", "ORI-8 discarded 0 2 decree"]


def test_decree_note_card_is_not_activated() -> None:
    """ORI-36. Both books, Royal Decree, note: a card put in front of the Decree is not activated in this round."""
    state = play(start(row=["0:decree", "1:heir+", "2:lord"]), "reveal", "move 1 0")
    assert (row_of(state), state.scores, state.seat) == (["1:heir+", "2:lord"], [1, 1, 1], GREEN)


def test_decree_note_card_is_activated_again() -> None:
    """ORI-36. Both books, Royal Decree, note: a card put behind the Decree is activated a second time."""
    state = start(row=["1:heir+", "0:decree", "2:lord"])
    assert state.scores == [1, 3, 1]
    play(state, "reveal", "move 0 2")
    assert (row_of(state), state.scores, state.seat) == (["1:heir+", "2:lord"], [1, 5, 1], GREEN)


def test_decree_moves_the_top_of_a_stack_example() -> None:
    """ORI-35. Both books, Royal Decree: of a stack only the top card moves, with what lies on it."""
    state = play(start(row=["0:decree", ["1:spy", "1:lord(2)"], "2:heir"]), "reveal", "move 1 3")
    assert row_of(state) == ["1:spy", "2:heir", "1:lord(2)"]


def test_assassination_on_itself_example() -> None:
    """ORI-37. Both books, Assassination: one's own card or the Assassination itself may be the victim, for 1 in each
    case."""
    row = ["0:assassination", "0:heir", "1:spy"]
    for target, left in ((0, ["0:heir", "1:spy"]), (1, ["1:spy"])):
        state = play(start(row=row, round=2), "reveal", f"target {target}")
        assert (row_of(state), state.scores[RED]) == (left, 2)


# -- the end ----------------------------------------------------------------------------------------------------
def test_seventh_card_example() -> None:
    """ORI-4. Both books, end of the game: of seven cards one is left after six rounds and is not played."""
    state = play(start(row=["0:spy"], round=6), "keep")
    assert (state.over, [len(hand) for hand in state.position()["hand"]]) == (True, [1, 1, 1])


def test_tie_example() -> None:
    """ORI-17. Russian book, end of the game: tied players compare their cards in the row, of a stack the top card only
    (the Polish book does not speak of stacks)."""
    state = start(row=[["0:spy", "0:heir", "0:lord"], "1:spy", "1:lord"], phase="over", influence=[4, 4, 1])
    assert state.winners == [BLUE]
