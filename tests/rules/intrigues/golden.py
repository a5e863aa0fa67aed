"""Golden games: who was asked, what was answered, what each seat was told; for a person to read and a test to compare.

Run this module to write them anew:  PYTHONPATH=tests python -m rules.intrigues.golden
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from rules.intrigues.city import lying, start

from camarilla.games.intrigues.game import game
from camarilla.kernel.game import State

FOLDER = Path(__file__).parents[2] / "golden" / "intrigues"
Steps = Iterator[tuple[State, str | None]]  # the state at each question and the answer to it, None at the end
SCRIPT = (
    "deploy factory", "open police/1", "expose alley/0", "swap square/0",
    "open factory/0", "drive alley", "open alley/3",
    "open alley/0", "open police/0",
)  # fmt: skip


# -- the games --------------------------------------------------------------------------------------------------
def random_game(seats: int, seed: int, first: int, **options: int) -> Steps:
    luck, state = random.Random(seed), game.deal(seats, seed, first, options)
    while not state.over:
        move = luck.choice(state.legal)
        yield state, move
        state.play(move)
    yield state, None


def scripted_game() -> Steps:
    """All seven: the Spy exposes the Beggar, who swaps; the Coachman drives and the Detective arrests him; the Killer
    kills the prisoner and spares the rest, and the Barman brings the dead man back."""
    state = start(
        alley="beggar@1 governor", square="killer@1", police="barman@2 spy@0", factory="coachman@2", drawn="detective",
        deck="", round=3, seat=0,
    )  # fmt: skip
    for move in SCRIPT:
        yield state, move
        state.play(move)
    yield state, None


GAMES: dict[str, Callable[[], Steps]] = {
    "two-seats": lambda: random_game(2, 4, 1, chapter=2),
    "three-seats": lambda: random_game(3, 13, 0, chapter=1),
    "four-seats": lambda: random_game(4, 21, 2),
    "properties": scripted_game,
}


# -- how they are written ---------------------------------------------------------------------------------------
def written(name: str) -> str:
    """One game as text."""
    lines, told = [f"Intrigues: {name}", ""], 0
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
    return f"{event['rule']:<7} {event['event']:<11} {', '.join(parts)}".rstrip()


def question(state: State, move: str) -> list[str]:
    """The table, who is asked, what can be answered, and what is."""
    asked = state.question
    assert asked is not None
    details = "".join(f" ({name} {value})" for name, value in asked.details.items())
    return [
        "", *table(state), f"Seat {state.seat} is asked: {asked.id}{details}",
        f"    can answer  {', '.join(state.legal)}",
        f"    answers     {move}",
    ]  # fmt: skip


def table(state: State) -> list[str]:
    """The whole truth: + is face up, * a prisoner, @02 known to seats 0 and 2."""
    document = state.position()
    zones = [f"{place}: {cards}" for place, cards in lying(state).items()]
    zones += [f"dead in {place}: {cards}" for place, cards in lying(state, "dead").items()]
    zones += [f"escaped: {' '.join(document['escaped'])}"] if document["escaped"] else []
    zones += [f"drawn: {document['drawn']}"] if document["drawn"] else []
    zones += [f"deck: {' '.join(document['deck'])}"] if document["deck"] else []
    return ["  |  ".join(zones) or "nothing lies on the board"]


def ending(state: State) -> list[str]:
    how = f"over: scores {state.scores}, winners {state.winners}" if state.over else "not over"
    return ["", *table(state), f"The game is {how}."]


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(written(name), encoding="utf-8")


if __name__ == "__main__":
    main()
