"""Writes what the tests of the boards draw: positions of random games as each seat, a spectator and the truth see them.

python client/tests/documents.py FOLDER
"""

from __future__ import annotations

import itertools
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from rules.throne.positions import position as throne

import camarilla
from camarilla.kernel.game import State
from camarilla.locales import LANGUAGES
from camarilla.server.http.catalogue import catalogue, words
from camarilla.server.http.lessons import script

ARRANGED = {
    "throne": {
        # three equal cards, a rival with both guards, and one who has lost a card
        "guarded": throne(
            [{"king": 1, "jester": 1}, {"minstrel": 1, "alchemist": 2, "queen": 2}, {"king": 1, "assassin": 1}],
            row="jester jester jester",
            destroyed_from=[2],
        ),
        "unguarded": throne([{"king": 1, "jester": 1}, {}, {"king": 1, "assassin": 1}], row="jester jester"),
        "courts": throne([{"judge": 2}, {"queen": 2}], row="king general"),
        "begun": throne([{}, {}], row="jester"),
    }
}
DEALS = 12  # games for each number of seats
ASKED = 2  # of them, those whose every question is kept


def games(id: str, deals: int) -> Iterator[State]:
    """Every position of some games played at random, with all numbers of seats, from the deal to the end."""
    for seed, seats in itertools.product(range(deals), camarilla.game(id).seats):
        choose, state = random.Random(seed), camarilla.game(id).deal(seats, seed, first=seed % seats)
        yield state
        while not state.over:
            state.play(choose.choice(state.legal))
            yield state


def shapes(value: Any, path: str = "") -> Iterator[str]:
    """What can be seen in a document, names and numbers apart: members, marks, and how many items a list has."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from shapes(part, f"{path}.{name}")
    elif isinstance(value, list):
        yield f"{path} has {min(len(value), 3)}"
        for part in value:
            yield from shapes(part, f"{path}[]")
    else:
        yield f"{path} is {value}" if value is None or isinstance(value, bool) else path


def positions(id: str) -> Iterator[dict[str, Any]]:
    """Positions that together show everything: each shows something that none before it does."""
    seen: set[str] = set()
    for state in games(id, DEALS):
        shown = {*shapes(state.board("all")), f"{state.seats} seats, over: {state.over}"}
        if not shown <= seen:
            seen |= shown
            yield position(state)


def position(state: State) -> dict[str, Any]:
    """A position through everybody's eyes; `null` is a spectator, `all` the truth."""
    views = {str(seat): state.board(seat) for seat in range(state.seats)}
    views |= {"null": state.board(None), "all": state.board("all")}
    return {"views": views, "asked": state.seat, "scores": state.scores, "legal": choices(state)}


def choices(state: State) -> list[dict[str, Any]]:
    """The legal answers as they are offered."""
    moves = state.game.moves
    said = [(code, moves.typed(code)) for code in state.codes]
    return [{"code": code, "move": moves.texts[code], "kind": move.kind, "parts": move.parts} for code, move in said]


def questions(id: str) -> Iterator[dict[str, Any]]:
    """What is asked in some games, as the seat that answers sees it."""
    return (asked(state) for state in games(id, ASKED) if not state.over)


def asked(state: State) -> dict[str, Any]:
    """A question, with what belongs to it."""
    question = state.question
    return {
        "id": question.id,
        "details": question.details,
        "view": state.board(state.seat),
        "legal": choices(state),
        "forecasts": state.forecasts,
    }


def arranged(id: str) -> dict[str, Any]:
    """Questions that chance asks seldom, by the names of their positions."""
    return {name: asked(camarilla.game(id).position(document)) for name, document in ARRANGED.get(id, {}).items()}


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for id in camarilla.games():
        (folder / f"lesson-{id}.json").write_bytes(msgspec.json.encode(script(id)))
    (folder / "games.json").write_bytes(msgspec.json.encode(catalogue()))
    for language in LANGUAGES:
        (folder / f"first-{language}.ftl").write_text(words(language, "first.ftl"), "utf-8")
    for id in camarilla.games():
        written = {"positions": list(positions(id)), "questions": list(questions(id)), "arranged": arranged(id)}
        (folder / f"{id}.json").write_text(json.dumps(written), "utf-8")


if __name__ == "__main__":
    main()
