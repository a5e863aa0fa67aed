"""The public face of a game, and how any game is run, on a toy with chance in its middle."""

from __future__ import annotations

import itertools
import json
import pickle
import random
import sys
from typing import Any

import pytest

import camarilla
from camarilla.dialect import NotBound, Page
from camarilla.kernel import transcript, writer
from camarilla.kernel.document import decoder
from camarilla.kernel.game import Question, State
from camarilla.kernel.moves import Answers
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.replay import Replay
from camarilla.kernel.rng import Luck
from kernel import toy

GAME = toy.game()


def thrown(*sides: int) -> State:
    """A game for two whose dice show these sides."""
    outcomes = iter(sides)
    return GAME.deal(2, chance=lambda count: next(outcomes))


def test_chance_speaks_until_a_seat_has_a_choice() -> None:
    state = thrown(2, 1)
    assert (state.seat, state.seats, state.over) == (0, 2, False)
    assert state.question == Question("guess", {"seat": 0})
    assert state.legal == ["low", "high", "bet 0", "bet 1", "bet 2"]
    assert state.log == [(True, 2)]
    assert repr(state) == "<toy, 2 seats, seat 0 to answer 'guess'>"


def test_a_single_answer_gives_itself_and_a_single_outcome_too() -> None:
    """Bowing and the sure step at the end are nobody's decision; they are in no log, but told."""
    state = thrown(2, 1)
    state.play("high")
    state.play("low")
    assert state.over
    assert state.log == [(True, 2), (False, 1), (True, 1), (False, 0)]
    assert state.answered_by == [0, 1]
    assert [event["event"] for event in state.events(None)] == ["threw", "guessed", "bowed"] * 2
    assert (state.seat, state.question, state.legal, state.codes) == (None, None, [], [])
    assert (state.scores, state.winners) == ([2, 0], [0])
    assert repr(state) == "<toy, 2 seats, over>"


def test_nobody_has_won_before_the_end() -> None:
    state = thrown(2, 1)
    assert (state.scores, state.winners) == ([0, 0], [])


def test_events_are_told_to_each_in_its_own_way() -> None:
    state = thrown(2, 1)
    state.play("high")
    mine, theirs = state.events(0), state.events(1)
    assert mine[0] == {"rule": "DIE-1", "event": "threw", "seat": 0, "side": "three"}
    assert theirs[0] == {"rule": "DIE-1", "event": "threw", "seat": 0, "side": None}
    assert theirs[3] == {"rule": "DIE-1", "event": "threw", "seat": 1, "side": "two"}
    assert mine[1] == theirs[1] == {"rule": "TOY-1", "event": "guessed", "seat": 0, "gain": 2}
    assert state.events(None)[0]["side"] is state.events(None)[3]["side"] is None


def test_views_and_truth() -> None:
    state = thrown(2, 1)
    assert state.position()["sides"] == [2, 0]
    assert [state.view(seat)["sides"] for seat in (0, 1, None)] == [[2, None], [None, 0], [None, None]]
    assert state.redacted(1).table[0].side == -1


def test_a_failure_in_the_middle_changes_nothing() -> None:
    """Chance that fails after the answer has been carried out: the state is as it was."""
    state = thrown(2)
    before = state.record.pack(), state.events(0), list(state.log)
    with pytest.raises(StopIteration):
        state.play("high")
    assert (state.record.pack(), state.events(0), state.log) == before
    assert state.answered_by == []


@pytest.mark.parametrize("outcome", [-1, 3, 1.0, "1", None, True])
def test_an_outcome_that_is_none(outcome: Any) -> None:
    with pytest.raises(Refusal, match="it must be 0 to 2"):
        GAME.deal(2, chance=lambda count: outcome)


def test_states_are_equal_when_their_positions_are() -> None:
    state = thrown(2, 1)
    assert state == GAME.position(state.position(), seed=3) == state.copy()
    assert state != thrown(1, 1)
    assert state != toy.game().position(state.position())  # another game, be it a twin
    assert state != "toy"
    assert len({state, state.copy(), thrown(2, 1), thrown(1, 1)}) == 2


def test_options_reach_the_record_and_the_transcript() -> None:
    state = GAME.deal(2, 1, options={"bonus": 3})
    state.play("low")
    assert state.scores == [3, 0]
    assert "option bonus 3\n" in transcript.write(state)
    assert transcript.replay(transcript.read(transcript.write(state)), GAME) == state


def test_chance_stands_in_the_transcript_where_it_spoke() -> None:
    state = thrown(2, 1)
    state.play("bet 2")
    lines = transcript.write(state).splitlines()
    assert lines[1:6] == ["game toy rules 7", "seats 2 first 0", "* 2", "0 bet 2", "* 1"]
    with pytest.raises(Refusal, match="line 6: expected an outcome of chance"):
        transcript.replay(transcript.read("\n".join([*lines[:5], *lines[6:]])), GAME)
    with pytest.raises(Refusal, match="line 6: the outcome of chance was 7"):
        transcript.replay(transcript.read("\n".join([*lines[:5], "* 7", *lines[6:]])), GAME)


def test_without_a_compiler_the_rules_stay_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAMARILLA_COMPILER", "none")
    assert not toy.game().engine.compiled


# -- running any game -------------------------------------------------------------------------------------------
def ways() -> list[Any]:
    """The rules plain, and compiled where that can be."""
    return [GAME.engine.plain.core.call, GAME.engine.core.call]


def test_play_outs_let_luck_answer_for_chance_too() -> None:
    ends = []
    for way in ways():
        record, out, luck = toy.State(), Answers(), Luck()
        luck.key = 5
        way("setup", record, 3, 1)
        way("settle", record, out, None)
        assert (out.size, out.chances) == (0, 3)
        decisions = way("playout", record, luck, out)
        assert (decisions, out.size, out.chances) == (3, 0, 0)
        ends.append((record, luck))
    assert ends[0] == ends[1]


def test_afresh_nothing_lies_behind_a_state() -> None:
    state = GAME.deal(2, 1)
    state.play_code(state.codes[0])
    fresh = state.afresh()
    assert (fresh == state, fresh.codes, fresh.seat) == (True, state.codes, state.seat)
    assert (fresh.log, fresh.answered_by, fresh.happened()) == ([], [], [])
    fresh.play_code(fresh.codes[0])
    assert len(fresh.answered_by) == 1
    assert state.log
    assert state.happened()


def test_casting_answers_for_chance_once_or_all() -> None:
    for way in ways():
        record, out = toy.State(), Answers()
        way("setup", record, 2, 0)
        way("settle", record, out, None)
        way("apply_chance", record, 2, out, None)
        assert (out.size, out.chances, record.table[0].side) == (5, 0, 2)
        way("apply", record, toy.Move.HIGH.first, out, None)
        assert (out.size, out.chances, record.table[0].points) == (0, 3, 2)
        way("roll_chance", record, out, None)
        assert (out.size, out.chances) == (5, 0)


def test_random_games_tally() -> None:
    tally = GAME.engine.playouts(3, 10, 4)
    assert (tally.games, tally.decisions) == (10, 30)
    assert tally == GAME.engine.plain.playouts(3, 10, 4)


# -- perft ------------------------------------------------------------------------------------------------------
def perft(state: State, depth: int) -> tuple[int, int]:
    count = GAME.engine.plain.perft(state.record, depth)
    return count.leaves, count.digest


def by_hand(state: State, depth: int) -> tuple[int, int]:
    """The same, the slow way round."""
    leaves = total = 0
    for moves in itertools.product(*(state.legal for _ in range(depth))):
        end = state.copy()
        for move in moves:
            end.play(move)
        leaves, total = leaves + 1, total + (toy.digest(end.record) & 0xFFFFFFFF)
    return leaves, total


def test_perft_counts_the_lines_and_adds_up_their_ends() -> None:
    state = GAME.deal(2, 8)
    assert [perft(state, depth) for depth in range(3)] == [by_hand(state, depth) for depth in range(3)]


def test_perft_stops_where_the_game_ends() -> None:
    state = GAME.deal(2, 8)
    assert perft(state, 5) == perft(state, 2)
    assert perft(state, 2)[0] == 25


def test_perft_leaves_the_root_alone() -> None:
    state = GAME.deal(2, 8)
    before = state.record.pack()
    perft(state, 2)
    assert state.record.pack() == before


def test_a_batch_throws_the_dice_of_each_lane() -> None:
    batch = GAME.engine.plain.batch(seats=2, lanes=4, seed=6)
    assert (list(batch.asked), list(batch.counts)) == ([0] * 4, [5] * 4)
    assert len({tuple(state.dice.key) for state in batch.states}) == 4
    batch.chosen[:] = [0, 1, -1, 1]
    batch.step()
    assert list(batch.asked) == [1, 1, 0, 1]
    batch.chosen[:] = [0, 1, -1, -1]
    batch.step()
    assert (list(batch.asked), list(batch.counts)) == ([-1, -1, 0, 1], [0, 0, 5, 5])
    assert [batch.codes(lane) for lane in range(4)] == [[], [], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]]


# -- as a value
def test_a_state_comes_out_of_a_pickle_as_it_went_in() -> None:
    """The caller's own chance goes along, where it can be pickled."""
    state = camarilla.game("oriflamme").deal(2, 1)
    state.play_code(state.codes[0])
    again = pickle.loads(pickle.dumps(state))
    assert (again, again.log, again.events(0)) == (state, state.log, state.events(0))
    assert again.answered_by == state.answered_by == [0]
    for one in (again, state):
        one.play_code(one.codes[-1])
    assert (again.position(), again.record.pack()) == (state.position(), state.record.pack())


def test_documents_are_read_without_msgspec_too(monkeypatch: pytest.MonkeyPatch) -> None:
    state = thrown(2, 1)
    before = state.position()
    decoder.cache_clear()
    monkeypatch.setitem(sys.modules, "msgspec.json", None)
    assert decoder() is json.loads
    assert state.position() == before
    decoder.cache_clear()


def test_a_writer_is_declared_and_each_game_brings_its_own() -> None:
    for rule in (writer.write_document, writer.write_question, writer.write_figures):
        with pytest.raises(NotBound):
            rule(None, Page())  # type: ignore[arg-type]
    with pytest.raises(NotBound):
        writer.write_forecast(None, 0, Page())  # type: ignore[arg-type]


def test_a_board_is_drawn_from_a_view_and_what_follows_from_it() -> None:
    state = camarilla.game("throne").deal(2, 1)
    board = state.board(0)
    assert state.game.board(state.redacted(0)) == board
    assert {name: board[name] for name in state.view(0)} == state.view(0)  # type: ignore[literal-required]
    assert set(board) - set(state.view(0)) == {"scoring", "leading", "points", "too_high"}
    replay = Replay.of(state)
    assert [replay.board(0, eyes) for eyes in ("all", 0, "spectator")] == [
        state.board("all"),
        board,
        state.board(None),
    ]


@pytest.mark.parametrize("id", camarilla.games())
def test_a_state_is_restored_from_its_bytes(id: str) -> None:
    game, luck = camarilla.game(id), random.Random(5)
    state = game.deal(seed=5)
    while not state.over:
        state.play_code(luck.choice(state.codes))
        found = game.restored(state.pack(), game.layout)
        assert (found, found.codes, found.start) == (state, state.codes, state.position())
        assert (found.tape, found.decisions) == (b"", b"")


def test_bytes_of_no_state_are_refused() -> None:
    game = camarilla.game("oriflamme")
    for layout in (game.layout, '["b",[["gone",1,[]]]]'):
        with pytest.raises(Refusal) as refused:
            game.restored(b"\1", layout)
        assert refused.value.id == "store-failed"


def test_a_document_of_another_game_is_refused_by_its_id() -> None:
    """Whatever else it holds: that of another game has other members, too."""
    for game, other in itertools.permutations(map(camarilla.game, camarilla.games()), 2):
        with pytest.raises(Refusal, match=f'this is a position of "{other.id}", not of {game.id}'):
            game.position(other.deal(seed=1).position())
    with pytest.raises(Refusal) as refused:
        camarilla.game("throne").position({"game": None})
    assert (refused.value.id, refused.value.details["expected"]) == ("document-other-game", "throne")
