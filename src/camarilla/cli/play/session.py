"""A game at the terminal from its greeting to its end, with everybody in their seats."""

from __future__ import annotations

import secrets
from dataclasses import replace

from camarilla.bots import Player, observe
from camarilla.cli.play.coach import Coach
from camarilla.cli.play.exits import LeaveTable
from camarilla.cli.play.person import Person
from camarilla.cli.play.save import SaveFile
from camarilla.cli.play.setup import PreparedGame, Setup
from camarilla.cli.play.ui import Ui
from camarilla.cli.text.story import Story, capital
from camarilla.cli.text.words import say
from camarilla.kernel.game import State


def sit(prepared: PreparedGame, ui: Ui, pace: float | None, words: list[str]) -> str:
    """Play a game to its end, and ask what now; what is to be said afterwards is put into `words`."""
    setup, save = prepared.setup, SaveFile(prepared.setup, prepared.path, prepared.is_own)
    state = prepared.state or setup.deal()
    try:
        play(setup, state, save, ui, pace)
    except (LeaveTable, EOFError, KeyboardInterrupt) as reason:
        words += farewell(reason)
        words += save.leave(state)
        raise
    reader = next(iter(setup.people)) if len(setup.people) == 1 else None
    outcome = result(state, setup.story(reader))
    words += [outcome, say("again", command=command(setup)), *save.finish(state)]
    return ui.finish(setup, state, reader, outcome)


def farewell(reason: BaseException) -> list[str]:
    """What is said to a person who goes."""
    if isinstance(reason, KeyboardInterrupt):
        return []
    return ["", say("left" if isinstance(reason, LeaveTable) else "no-more-input")]


def play(setup: Setup, state: State, save: SaveFile, ui: Ui, pace: float | None) -> None:
    """To the end; people see their questions, a spectator every move."""
    coach = Coach(setup.game if setup.coach else "")
    seated: dict[int, Player] = {
        **setup.bots(),
        **{seat: Person(ui.front(setup, seat), coach) for seat in setup.people},
    }
    last: int | None = None  # the person who looked last
    while state.seat is not None:
        seat = state.seat
        if not setup.people:
            ui.watch(setup, state, pace)
        elif seat in setup.people:
            if len(setup.people) > 1 and seat != last:
                ui.curtain(setup.people[seat])
            last = seat
            ui.front(setup, seat)
            save.keep(state)
        elif last is not None and state.asked and state.asked[-1] in setup.people:
            ui.think(setup, state)
        state.play(seated[seat].choose(observe(state)).move)


def result(state: State, story: Story) -> str:
    """Points, highest first, and who has won."""
    order = sorted(range(state.seats), key=lambda seat: -state.scores[seat])
    points = [say("points", player=story.label(seat), points=state.scores[seat]) for seat in order]
    *others, last = [story.player(seat) for seat in state.winners]
    winners = say("and").join([", ".join(others), last]) if others else last
    return "\n".join([*points, capital(say("won", winners=winners, count=len(state.winners)))])


def another(setup: Setup) -> Setup:
    """The same setup with a new deal; who was coached is coached no more."""
    return replace(setup, seed=secrets.randbits(32), coach=False)


def command(setup: Setup) -> str:
    """The command that deals the same game again."""
    words = [f"camarilla play {setup.game} --seats {setup.seats} --seed {setup.seed} --first {setup.first}"]
    words += [who(setup), f"--bots {setup.level}"]
    words += [f"--option {name}={value}" for name, value in setup.options.items() if isinstance(value, int)]
    words += [f"--{name} {file}" for name, file in setup.files.items()]
    return " ".join(words)


def who(setup: Setup) -> str:
    """Which seats are people's."""
    if not setup.people:
        return "--watch"
    if len(setup.people) == 1:
        return f"--seat {next(iter(setup.people))}"
    return "--people " + ",".join(f'"{name}"' if " " in name else name for name in setup.people.values())
