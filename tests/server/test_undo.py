"""Taking back: one's own last answer, while nothing hidden was revealed and nobody has acted."""

from __future__ import annotations

import random

import pytest

import camarilla
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.undo import depends_on_hidden, revealed, unknown
from camarilla.server.table import moves
from camarilla.wire import commands
from camarilla.wire.commands import Undo
from camarilla.wire.parts import TimeControl
from server.tables import ADA, BOB, CYN, EVE, Bench, begun, refusal


def refused(bench: Bench, who: object, at: int | None = None) -> str:
    with pytest.raises(Refusal) as caught:
        bench.order(who, Undo, asked_in=bench.table.asked_in if at is None else at)  # type: ignore[arg-type]
    return caught.value.id


def test_a_card_laid_face_down_can_be_taken_back() -> None:
    bench = begun()
    before = bench.table.state
    history = bytes(bench.table.history)
    bench.play()
    assert bench.heard(0)[-1].game.undo
    assert not bench.heard(1)[-1].game.undo
    bench.order(ADA, Undo, asked_in=bench.table.asked_in)
    assert bench.table.state == before
    assert bench.table.history == history
    update = bench.heard(1)[-1]
    assert (update.took_back, update.forget, update.told) == (0, 1, [])
    assert bench.reloaded().state == before


def test_not_after_somebody_acted_nor_twice_nor_by_another() -> None:
    bench = begun()
    assert refused(bench, ADA) == "no-undo"
    bench.play()
    assert refused(bench, BOB) == "no-undo"
    assert refused(bench, ADA, bench.table.asked_in - 1) == "stale"
    bench.play()
    assert refused(bench, ADA) == "no-undo"
    bench.order(BOB, Undo, asked_in=bench.table.asked_in)
    assert refused(bench, ADA) == "no-undo"
    assert refused(bench, BOB) == "no-undo"


@pytest.mark.parametrize("clock", [None, TimeControl(60_000, 5_000)])
def test_a_restart_does_not_end_it(clock: TimeControl | None) -> None:
    """The position before the answer is in the log; and so is what the answer earned."""
    bench = begun(clock=clock)
    before = bench.table.state
    bench.now += 9_000
    bench.play()
    bench.session.table = bench.reloaded()
    for who in (ADA, BOB, CYN):
        bench.join(who)
    bench.order(ADA, Undo, asked_in=bench.table.asked_in)
    assert bench.table.state == before
    assert bench.table.clock.banks == ([51_000, 60_000, 60_000] if clock else [])
    assert refused(bench, ADA) == "no-undo"


def test_a_restart_opens_no_earlier_answer() -> None:
    bench = begun()
    bench.play()
    bench.play()
    bench.order(BOB, Undo, asked_in=bench.table.asked_in)
    bench.session.table = bench.reloaded()
    assert refused(bench, ADA) == "no-undo"
    assert refused(bench, BOB) == "no-undo"


def test_not_where_the_table_has_none() -> None:
    bench = begun(undo=False)
    bench.play()
    assert not bench.heard(0)[-1].game.undo
    assert refused(bench, ADA) == "no-undo"


def test_a_revealed_card_stays_revealed() -> None:
    """Oriflamme: the first reveal shows the others a card they did not know."""
    bench = begun()
    state = bench.table.state
    while state is not None and "reveal" not in state.legal:
        bench.play()
        state = bench.table.state
    assert state is not None
    assert state.seat is not None
    seat = state.seat
    bench.play(state.game.moves.codes["reveal"])
    assert not bench.heard(seat)[-1].game.undo
    assert refused(bench, (ADA, BOB, CYN)[seat]) == "undo-revealed"


def test_a_drawn_card_is_not_put_back() -> None:
    """Throne: it has come from the deck."""
    bench = begun("throne")
    state = bench.table.state
    assert state is not None
    bench.play(state.game.moves.codes["draw"])
    assert not bench.heard(0)[-1].game.undo
    assert refused(bench, ADA) == "undo-revealed"


def test_chance_is_not_asked_again() -> None:
    """Throne: when the deck is shuffled anew, the answer that led to it stands."""
    bench, dice = begun("throne"), random.Random(2)
    while not (bench.table.played and bench.table.played[-1].draws):
        bench.play_on(dice, 1)
    seat = bench.table.played[-1].seat
    assert refused(bench, (ADA, BOB, CYN)[seat]) == "no-undo"


def test_what_depends_on_hidden_cards_is_noticed_by_trying_other_worlds() -> None:
    """Throne: another card could have been drawn; and the deck could be shuffled."""
    state = camarilla.game("throne").deal(3, 1)
    after = state.copy()
    after.play("draw")
    assert depends_on_hidden(state, state.game.moves.codes["draw"])
    bench, dice = begun("throne"), random.Random(2)
    while not (bench.table.played and bench.table.played[-1].draws):
        bench.play_on(dice, 1)
    step = bench.table.played[-1]
    assert step.before is not None
    assert bench.table.state is not None
    assert depends_on_hidden(step.before.state, step.code)


@pytest.mark.parametrize("game", camarilla.games())
def test_what_is_taken_back_has_taught_nobody_anything(game: str) -> None:
    """Every answer that could be taken back leaves each reader's unknown cards unknown, in whatever world."""
    dice, kept, lost = random.Random(game), 0, 0
    for number in range(6):
        state = camarilla.game(game).deal(3, number)
        while not state.over:
            before = state.copy()
            code = dice.choice(state.codes)
            state.play_code(code)
            if state.over or any(is_chance for is_chance, _ in state.log[len(before.log) :]):
                continue
            if revealed(before, state, code):
                lost += 1
                continue
            kept += 1
            assert not depends_on_hidden(before, code)
            for reader in (0, 1, 2, None):
                assert unknown(state.view_json(reader)) >= unknown(before.view_json(reader))
    assert kept > 5
    assert lost > 0


# -- clocks, seats and bots -------------------------------------------------------------------------------------
def test_an_answer_that_is_taken_back_earns_nothing_and_its_time_is_used() -> None:
    bench = begun(clock=TimeControl(bank=60_000, increment=10_000))
    for number in range(1, 6):
        bench.wait(1_000)
        bench.play()
        bench.wait(500)
        bench.order(ADA, Undo, asked_in=bench.table.asked_in)
        left = [60_000 - 1_500 * number, 60_000, 60_000]
        assert bench.table.clock.banks == left
        assert [bank.left for bank in bench.heard(1)[-1].game.banks] == left
    assert bench.reloaded().clock.banks == left


def test_time_that_stood_still_is_nobodys_when_an_answer_is_taken_back() -> None:
    bench = begun(clock=TimeControl(bank=60_000, increment=10_000))
    bench.play()
    bench.wait(2_000)
    for who in (ADA, BOB, CYN):
        bench.part(who)
    bench.wait(100_000)
    bench.join(ADA)
    bench.order(ADA, Undo, asked_in=bench.table.asked_in)
    assert bench.table.clock.banks == [58_000, 60_000, 60_000]


def test_answers_and_undo_need_the_seat_itself() -> None:
    """Whatever eyes a command comes with."""
    bench = begun()
    at, state = bench.table.asked_in, bench.table.state
    assert state is not None
    assert refusal(lambda: bench.order(EVE, commands.Play, asked_in=at, code=state.codes[0], eyes=0)) == "not-your-seat"
    bench.play()
    assert refusal(lambda: bench.order(EVE, Undo, asked_in=bench.table.asked_in, eyes=0)) == "not-your-seat"


def test_no_undo_while_a_bot_stands_in() -> None:
    bench = begun()
    bench.play()
    bench.order(ADA, commands.Leave, seat=0)
    assert refusal(lambda: bench.order(ADA, Undo, asked_in=bench.table.asked_in)) == "no-undo"
    bench.order(ADA, commands.TakeOver, seat=0)
    bench.order(ADA, Undo, asked_in=bench.table.asked_in)


def test_a_refused_undo_is_thought_about_once(monkeypatch: pytest.MonkeyPatch) -> None:
    bench, asked = begun(), list[object]()

    def found(*states: object) -> bool:
        asked.append(states)
        return True

    monkeypatch.setattr(moves, "revealed", found)
    bench.play()
    for _ in range(3):
        assert refusal(lambda: bench.order(ADA, Undo, asked_in=bench.table.asked_in)) == "undo-revealed"
    assert len(asked) == 1
