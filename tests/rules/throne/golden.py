"""Golden games: who was asked, what was answered, what each seat was told; for a person to read and a test to compare.

Run this module to write them anew:  PYTHONPATH=tests python -m rules.throne.golden
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rules.throne.situations import choose, situation

from camarilla.games.throne.game import game
from camarilla.kernel.game import State

FOLDER = Path(__file__).parents[2] / "golden" / "throne"
SCRIPT = (
    "peek", "draw", "assassin", "destroy 1 minstrel", "draw", "judge general", "jester +1", "destroy 0 jester", "draw",
    "swap 1 queen", "drop general", "drop alchemist", "take", "drop queen", "peek", "draw",
)  # fmt: skip


# -- the games --------------------------------------------------------------------------------------------------
def random_game(seats: int, seed: int, **options: int) -> Iterator[tuple[State, str | None]]:
    """The state at each question and the answer to it, None at the end."""
    luck, state = random.Random(seed), game.deal(seats, seed, seed % seats, options)
    while not state.over:
        move = choose(state, luck)
        yield state, move
        state.play(move)
    yield state, None


def scripted_game() -> Iterator[tuple[State, str | None]]:
    """A look, abilities, the Judge, destroying, an exchange in which both make room, a new deck, and the end."""
    mine = {"general": 2, "prophet": 1, "jester": 2, "assassin": 1, "judge": 1}
    other = {"general": 3, "minstrel": 1, "jester": 1, "king": 2, "queen": 1}
    deck = "judge alchemist assassin queen king"
    state = game.position(situation([mine, other], row="jester", deck=deck, whole=True), chance=lambda count: count - 1)
    for move in SCRIPT:
        yield state, move
        state.play(move)
    yield state, None


GAMES = {
    "two-seats": lambda: random_game(2, 11, copies=2),
    "four-seats": lambda: random_game(4, 6, copies=3, columns=3),
    "exchange": scripted_game,
}


# -- how they are written ---------------------------------------------------------------------------------------
def written(name: str) -> str:
    """One game as text."""
    lines, told = [f"Behind the Throne: {name}", ""], 0
    for state, move in GAMES[name]():
        lines += happened(state, told)
        told = len(state.events(None))
        lines += ending(state) if move is None else question(state, move)
    return "\n".join([*lines, ""])


def happened(state: State, told: int) -> list[str]:
    """What everybody was told since, and where the seats were told different things, what each was."""
    seats = [*range(state.seats), None]
    stories = [[event_line(event) for event in state.events(seat)[told:]] for seat in seats]
    lines = []
    for versions in zip(*stories, strict=True):
        if len(set(versions)) == 1:
            lines.append(f"    all         {versions[0]}")
        else:
            lines += [f"    {label(seat):<12}{line}" for seat, line in zip(seats, versions, strict=True)]
    return lines


def label(seat: int | None) -> str:
    return "spectator" if seat is None else f"seat {seat}"


def event_line(event: dict[str, Any]) -> str:
    parts = [
        f"{name} {'?' if value is None else value}" for name, value in event.items() if name not in ("rule", "event")
    ]
    return f"{event['rule']:<7} {event['event']:<11} {', '.join(parts)}"


def question(state: State, move: str) -> list[str]:
    """The table, who is asked, what can be answered, and what is."""
    document, asked = state.position(), state.question
    assert asked is not None
    row = f"{' '.join(document['row'])} = {document['value']}" if document["row"] else "empty"
    details = ", ".join(f"{name} {value}" for name, value in asked.details.items())
    table = "; ".join(
        " ".join(f"{name} {n}" for name, n in columns.items()) or "nothing" for columns in document["tableau"]
    )
    return [
        "", f"{table}  |  row: {row}", f"Seat {state.seat} is asked: {asked.id} ({details})",
        f"    can answer  {', '.join(state.legal)}",
        f"    answers     {move}",
    ]  # fmt: skip


def ending(state: State) -> list[str]:
    how = f"over: scores {state.scores}, winners {state.winners}" if state.over else "not over"
    return ["", f"The game is {how}."]


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(written(name), encoding="utf-8")


if __name__ == "__main__":
    main()
