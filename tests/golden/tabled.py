"""Playthroughs of games whose table fits a line: the whole truth stands before every question."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rules.intrigues.positions import lying

from camarilla.kernel.game import Document, State


def page(title: str, state: State, moves: Iterator[str]) -> Iterator[str]:
    """The whole text."""
    yield from (title, "")
    told = 0
    for move in moves:
        yield from happened(state, told)
        told = len(state.happened())
        yield from question(state, move)
        state.play(move)
    yield from happened(state, told)
    how = f"over: scores {state.scores}, winners {state.winners}" if state.over else "not over"
    yield from ("", *ending(state), f"The game is {how}.")


def happened(state: State, told: int) -> Iterator[str]:
    """What everybody was told since, and where the seats were told different things, what each was."""
    seats = [*range(state.seats), None]
    stories = [[event_line(event) for event in state.events(seat)[told:]] for seat in seats]
    for versions in zip(*stories, strict=True):
        if len(set(versions)) == 1:
            yield f"    all         {versions[0]}"
        else:
            yield from (f"    {label(seat):<12}{line}" for seat, line in zip(seats, versions, strict=True))


def label(seat: int | None) -> str:
    return "spectator" if seat is None else f"seat {seat}"


def event_line(event: dict[str, Any]) -> str:
    parts = [
        f"{name} {'?' if value is None else value}" for name, value in event.items() if name not in ("rule", "event")
    ]
    return f"{event['rule']:<7} {event['event']:<11} {', '.join(parts)}".rstrip()


def question(state: State, move: str) -> Iterator[str]:
    """The table, who is asked, what can be answered, and what is."""
    asked = state.question
    assert asked is not None, "the script goes on after the end"
    details = "".join(f" ({name} {value})" for name, value in asked.details.items())
    yield from ("", TABLES[state.game.id](state), f"Seat {state.seat} is asked: {asked.id}{details}")
    yield f"    can answer  {', '.join(state.legal)}"
    yield f"    answers     {move}"


def ending(state: State) -> list[str]:
    """The table at the end, where there is more to see than the scores tell."""
    return [TABLES[state.game.id](state)] if state.game.id == "intrigues" else []


# -- the tables -------------------------------------------------------------------------------------------------
def court(state: State) -> str:
    """Behind the Throne: the columns of each seat, and the row."""
    document = state.position()
    row = f"{' '.join(document['row'])} = {document['value']}" if document["row"] else "empty"
    return f"{'; '.join(map(columns, document['tableau']))}  |  row: {row}"


def columns(tableau: Document) -> str:
    return " ".join(f"{name} {n}" for name, n in tableau.items()) or "nothing"


def city(state: State) -> str:
    """Intrigues: + is face up, * a prisoner, @02 known to seats 0 and 2."""
    document = state.position()
    zones = [f"{place}: {cards}" for place, cards in lying(state).items()]
    zones += [f"dead in {place}: {cards}" for place, cards in lying(state, "dead").items()]
    zones += [f"escaped: {' '.join(document['escaped'])}"] if document["escaped"] else []
    zones += [f"drawn: {document['drawn']}"] if document["drawn"] else []
    zones += [f"deck: {' '.join(document['deck'])}"] if document["deck"] else []
    return "  |  ".join(zones) or "nothing lies on the board"


TABLES: dict[str, Callable[[State], str]] = {"throne": court, "intrigues": city}
