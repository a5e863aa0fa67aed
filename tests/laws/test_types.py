"""What games declare is what they write: documents, questions, moves and events have their types, all of which occur.

Random games reach nearly everything, members given to a loaded position the rest; a game names what is impossible
(`laws.invariants`).
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from camarilla.kernel.game import Document, Game, State
from camarilla.wire import declared
from laws.invariants import invariants
from laws.occurrence import Found, checker, everything
from laws.tables import SOAK, Walk, every_game, viewers

LANES = 300 * SOAK  # games side by side, for each number of seats
LOOKS, OFTEN = 0.03, 0.5  # how often somebody looks at a game
ANSWERS = 5000 * SOAK  # in games whose every question is read


# -- documents --------------------------------------------------------------------------------------------------
@every_game
def test_every_document_has_the_type_of_its_game_and_all_of_it_occurs(game: Game) -> None:
    found: Found = set()
    whole = declared.document(game)
    check = checker(whole, "", found)
    for document in documents(game, random.Random(game.id)):
        check(document)
    wanted = set(everything(whole, ""))
    assert wanted - found == invariants(game.id).impossible & wanted


@every_game
def test_what_boards_are_drawn_from_has_its_type(game: Game) -> None:
    """A view, and what follows from it: equal in all that a view has."""
    luck, found = random.Random(game.id), set[Any]()
    check, plain = checker(declared.board(game), "", found), checker(declared.document(game), "", set())
    for state in states(game, luck):
        if luck.random() < LOOKS or state.over:
            eyes = luck.choice([*viewers(state), "all"])
            board, document = state.board(eyes), state.position() if eyes == "all" else state.view(eyes)
            check(board)
            plain(document)
            assert {name: board[name] for name in document} == document
            assert set(board) - set(document) == {field.name for field in figures(game)}
    assert game.has_figures == bool(figures(game))


def figures(game: Game) -> list[Any]:
    """The members of a board that a view has not."""
    known = {field.name for field in declared.document(game).members}
    return [field for field in declared.board(game).members if field.name not in known]


def documents(game: Game, luck: random.Random) -> Iterator[Document]:
    """Documents of thousands of random games, of some with options, and of a position that was loaded."""
    for seats in game.seats:
        for record in records(game, seats, luck):
            yield seen(game, record, luck)
    yield from (state.view(luck.choice(viewers(state))) for state in states(game, luck) if luck.random() < OFTEN)
    state = game.position({**game.deal(seed=1).position(), **invariants(game.id).given})
    yield from [state.position(), *(state.view(seat) for seat in viewers(state))]


def records(game: Game, seats: int, luck: random.Random) -> Iterator[Any]:
    """Records of random games, some on the way and each at its end."""
    batch = game.engine.batch(seats, LANES if game.engine.compiled else LANES // 5, luck.getrandbits(30))
    running = set(range(batch.lanes))
    while running:
        for lane in sorted(running):
            codes = batch.codes(lane)
            batch.chosen[lane] = luck.choice(codes) if codes else -1
            if not codes or luck.random() < LOOKS:
                yield batch.unit.read(batch.states, lane)
            if not codes:
                running.remove(lane)
        batch.step()


def seen(game: Game, record: Any, luck: random.Random) -> Document:
    """The whole truth as a document, or what a seat or a spectator may know of it."""
    reader = luck.randrange(-2, record.seats)
    if reader != -2:
        record = record.copy_()
        game.rules.redact(record, reader)
    return game.document(record)


def states(game: Game, luck: random.Random) -> Iterator[State]:
    """Every question and every end of random games, rare kinds of answers as likely as others; most with options."""
    answers, options = 0, [{}, *invariants(game.id).options]
    for i in count():
        seats, chosen = game.seats[i % len(game.seats)], options[i % len(options)]
        for state in Walk(game.id, seats, luck.getrandbits(32), 400, 0, chosen).states():
            answers += 1
            yield state
        if answers > ANSWERS:
            return


# -- questions, moves, events -----------------------------------------------------------------------------------
@every_game
def test_every_question_move_event_and_forecast_has_its_type_and_each_kind_occurs(game: Game) -> None:
    kinds = {"question": declared.questions(game), "move": declared.moves(game), "event": declared.events(game)}
    kinds["forecast"] = [("", told)] if (told := declared.forecast(game)) else []
    found: Found = set()
    checks = {(what, id): checker(fields, what, found) for what, each in kinds.items() for id, fields in each}
    occurred = set()
    for what, id, parts in said(game, random.Random(game.id)):
        checks[what, id](parts)
        occurred.add((what, id))
    assert set(checks) == occurred
    wanted = {pair for what, each in kinds.items() for _, fields in each for pair in everything(fields, what)}
    assert wanted - found == invariants(game.id).impossible & wanted


def said(game: Game, luck: random.Random) -> Iterator[tuple[str, str, Any]]:
    """All that seats are asked, may answer and are told in some random games."""
    for state in states(game, luck):
        if state.question:
            yield "question", state.question.id, state.question.details
            assert len(state.forecasts) == (len(state.codes) if game.foresees else 0)
            yield from (("forecast", "", forecast) for forecast in state.forecasts if forecast is not None)
        for move in map(game.moves.typed, state.codes):
            yield "move", move.kind, move.parts
        for seat in viewers(state) if state.over else ():
            for event in state.events(seat):
                assert isinstance(event.pop("rule"), str)
                yield "event", event.pop("event"), event


# -- the law itself ---------------------------------------------------------------------------------------------
BROKEN = {
    "a member too many": lambda document: document.update(wisdom=1),
    "a member missing": lambda document: document.pop("row"),
    "another word": lambda document: document.update(phase="dawn"),
    "a number that is a truth value": lambda document: document.update(round=True),
    "null where none may be": lambda document: document.update(influence=None),
    "no card": lambda document: document["row"].append([{"family": 0}]),
}


@pytest.mark.parametrize("broken", BROKEN)
def test_a_document_of_another_type_is_noticed(broken: str) -> None:
    from camarilla.games.oriflamme.game import game

    document: Any = game.deal(2, 1).position()
    check = checker(declared.document(game), "", set())
    check(document)
    BROKEN[broken](document)
    with pytest.raises(AssertionError):
        check(document)
