"""Position documents hold everything and come back; a damaged one is refused by the name of a member, or is sound."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from worlds import with_dice_of

from camarilla.kernel.game import Game, State
from camarilla.kernel.moves import Answers
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.rng import Luck
from laws.mutations import ODD, mutations, names
from laws.tables import ENGINES, choose, every_game, every_table, examples, viewers, walks


def bare(state: State) -> bytes:
    """The bytes of a record but for its dice."""
    record = state.record.copy_()
    record.dice.assign_(type(record.dice)())
    packed: bytes = record.pack()
    return packed


@every_table
@examples(4)
@given(data=st.data())
def test_documents_come_back(game: Game, seats: int, data: st.DataObject) -> None:
    for state in data.draw(walks(game, seats, length=400)).states():
        document = json.loads(json.dumps(state.position()))
        again = game.position(document, seed=1)
        assert again == state
        assert again.position() == document
        assert (again.seat, again.question, again.legal) == (state.seat, state.question, state.legal)
        assert (again.scores, again.winners) == (state.scores, state.winners)
        assert [again.view(seat) for seat in viewers(state)] == [state.view(seat) for seat in viewers(state)]


@every_table
@examples(15)
@given(data=st.data())
def test_a_loaded_game_goes_on_as_the_played_one(game: Game, seats: int, data: st.DataObject) -> None:
    """Same answers, same dice: same positions and the same told to every seat; nothing was lost in the document."""
    walk = data.draw(walks(game, seats))
    state = walk.end()
    again, luck = game.position(state.position()), random.Random(walk.seed)
    again = with_dice_of(again, state)
    old = len(state.events(None))
    for _ in range(25):
        if not state.over:
            code = choose(state, luck)
            state.play_code(code)
            again.play_code(code)
        assert again.position() == state.position()
    assert [again.events(seat) for seat in viewers(state)] == [state.events(seat)[old:] for seat in viewers(state)]


@every_table
@examples(15)
@given(data=st.data())
def test_equal_documents_give_equal_records(game: Game, seats: int, data: st.DataObject) -> None:
    """Records are canonical: what means nothing holds nothing."""
    first = game.position(data.draw(walks(game, seats)).end().position(), seed=1)
    again = game.position(first.position(), seed=2)
    assert bare(again) == bare(first)
    assert again.record.dice != first.record.dice


@every_table
@examples(10)
@given(data=st.data())
def test_a_document_belongs_to_the_caller(game: Game, seats: int, data: st.DataObject) -> None:
    """Loading leaves it as it is; changing it afterwards changes no state."""
    from camarilla.kernel import transcript

    document = data.draw(walks(game, seats)).end().position()
    before = deepcopy(document)
    state = game.position(document, seed=1)
    assert document == before
    text = transcript.write(state)
    for member in document.values():
        if isinstance(member, list | dict):
            member.clear()
    assert transcript.write(state) == text


@every_table
@examples(50)
@given(data=st.data())
def test_a_damaged_document_is_refused_or_sound(game: Game, seats: int, data: st.DataObject) -> None:
    document = data.draw(walks(game, seats)).end().position()
    known = names(document) | {"pending", "current", "options", "rng", "clue", "clues", "held", "known"}
    for mutation in data.draw(st.lists(mutations(), min_size=1, max_size=3)):
        mutation(document)
    check(game, document, known)


def check(game: Game, document: Any, known: set[str]) -> None:
    """Refused naming a member, or loaded, written, loaded again and played out: never another error."""
    try:
        state = game.position(document, seed=1)
    except Refusal as refusal:
        text, member = str(refusal), refusal.details["member"]
        assert member in text
        assert any(name in member for name in known | names(document)), text
        return
    again = game.position(json.loads(json.dumps(state.position())), seed=1)
    assert again == state
    assert again.legal == state.legal
    play_out(state)


def play_out(state: State) -> None:
    """To the end, with every check of the rules on."""
    engine, record, out, luck = ENGINES[state.game.id], state.record.copy_(), Answers(), Luck()
    engine("settle", record, out, None)
    engine("playout", record, luck, out)
    assert out.size == out.chances == 0


@every_game
@pytest.mark.parametrize("odd", sorted(ODD))
def test_what_is_no_document(game: Game, odd: str) -> None:
    with pytest.raises(Refusal) as refused:
        game.position(ODD[odd](), seed=1)
    missing = next(iter(game.deal(seed=1).position()))
    assert refused.value.details["member"] == {"object": missing, "key": "5"}.get(odd, "document")


@every_table
def test_each_member_is_needed_and_no_other_is_taken(game: Game, seats: int) -> None:
    whole = game.deal(seats, 2).position()
    for name in whole:
        with pytest.raises(Refusal, match=f"^{name}: this member is missing"):
            game.position({key: value for key, value in whole.items() if key != name})
    with pytest.raises(Refusal, match=r"^wisdom: there is no such member"):
        game.position({**whole, "wisdom": 1})


@every_game
def test_a_document_of_another_game(game: Game) -> None:
    with pytest.raises(Refusal, match=r"^game: "):
        game.position({**game.deal(seed=1).position(), "game": "chess"})
