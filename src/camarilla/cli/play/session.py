"""A game at the terminal from its greeting to its end, with everybody in their seats."""

from __future__ import annotations

import secrets
from dataclasses import replace

from camarilla.bots import Player, observe
from camarilla.cli.play.exits import LeaveTable
from camarilla.cli.play.lesson import Lesson
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
    lesson = Lesson(setup.game if setup.guide else "")
    seated: dict[int, Player] = {
        **setup.bots(),
        **{seat: Person(ui.front(setup, seat), lesson) for seat in setup.people},
    }
    last: int | None = None  # the person who looked last
    while state.seat is not None:
        seat = state.seat
        if not setup.people:
            ui.watch(setup, state, pace)
        elif seat in setup.people:
            if len(setup.people) > 1 and seat != last:
                ui.curtain(setup.story(seat))
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
    return "\n".join([*points, victory(state, story)])


def victory(state: State, story: Story) -> str:
    """Who has won; the reader is spoken to."""
    others = [seat for seat in state.winners if seat != story.reader]
    mine = "no" if len(others) == len(state.winners) else "shared" if others else "alone"
    names = enumerated([story.player(seat) for seat in others])
    return capital(say("won", mine=mine, others=names, winners=names, count=len(state.winners)))


def enumerated(names: list[str]) -> str:
    """Several names in a sentence."""
    return say("and").join([part for part in (", ".join(names[:-1]), *names[-1:]) if part])


def another(setup: Setup) -> Setup:
    """The same setup with a new deal; who was guided is guided no more."""
    return replace(setup, seed=secrets.randbits(32), guide=False, options={} if setup.guide else setup.options)


def command(setup: Setup) -> str:
    """The command that deals the same game again."""
    words = [f"camarilla play {setup.game} --seats {setup.seats} --seed {setup.seed} --first {setup.first}"]
    words += [who(setup), f"--bots {setup.level}"]
    words += [f"--option {name}={value}" for name, value in setup.options.items() if isinstance(value, int)]
    words += [f"--{name} {file}" for name, file in setup.files.items()]
    words += ["--guide"] if setup.guide else []
    return " ".join(words)


def who(setup: Setup) -> str:
    """Which seats are people's."""
    if not setup.people:
        return "--watch"
    if len(setup.people) == 1:
        return f"--seat {next(iter(setup.people))}"
    names = [f'"{name}"' if " " in name else name for name in setup.people.values()]
    return "--people " + (",".join(names) if all(names) else str(len(names)))
