"""A game at the terminal from its greeting to its end, with everybody in their seats."""

from __future__ import annotations

import secrets
from dataclasses import replace

from camarilla.bots import Player, observe
from camarilla.cli.house import House
from camarilla.cli.keeper import Keeper
from camarilla.cli.leaving import Left
from camarilla.cli.lesson import Lesson
from camarilla.cli.party import Party, Table
from camarilla.cli.person import Person
from camarilla.cli.text.story import Story, capital
from camarilla.cli.text.words import say
from camarilla.kernel.game import State


def sit(table: Table, house: House, pace: float | None, words: list[str]) -> str:
    """Play a game to its end, and ask what now; what is to be said afterwards is put into `words`."""
    party, keeper = table.party, Keeper(table.party, table.path, table.is_own)
    state = table.state or party.deal()
    try:
        play(party, state, keeper, house, pace)
    except (Left, EOFError, KeyboardInterrupt) as reason:
        words += farewell(reason)
        words += keeper.leave(state)
        raise
    reader = next(iter(party.people)) if len(party.people) == 1 else None
    outcome = result(state, party.story(reader))
    words += [outcome, say("again", command=command(party)), *keeper.finish(state)]
    return house.finish(party, state, reader, outcome)


def farewell(reason: BaseException) -> list[str]:
    """What is said to a person who goes."""
    if isinstance(reason, KeyboardInterrupt):
        return []
    return ["", say("left" if isinstance(reason, Left) else "no-more-input")]


def play(party: Party, state: State, keeper: Keeper, house: House, pace: float | None) -> None:
    """To the end; people see their questions, a spectator every move."""
    lesson = Lesson(party.game if party.guide else "")
    seated: dict[int, Player] = {
        **party.bots(),
        **{seat: Person(house.front(party, seat), lesson) for seat in party.people},
    }
    last: int | None = None  # the person who looked last
    while state.seat is not None:
        seat = state.seat
        if not party.people:
            house.watch(party, state, pace)
        elif seat in party.people:
            if len(party.people) > 1 and seat != last:
                house.curtain(party.people[seat])
            last = seat
            house.front(party, seat)
            keeper.keep(state)
        elif last is not None and state.asked and state.asked[-1] in party.people:
            house.think(party, state)
        state.play(seated[seat].choose(observe(state)).move)


def result(state: State, story: Story) -> str:
    """Points, highest first, and who has won."""
    order = sorted(range(state.seats), key=lambda seat: -state.scores[seat])
    points = [say("points", player=story.label(seat), points=state.scores[seat]) for seat in order]
    *others, last = [story.player(seat) for seat in state.winners]
    winners = say("and").join([", ".join(others), last]) if others else last
    return "\n".join([*points, capital(say("won", winners=winners, count=len(state.winners)))])


def another(party: Party) -> Party:
    """The same party with a new deal; who was guided is guided no more."""
    return replace(party, seed=secrets.randbits(32), guide=False, options={} if party.guide else party.options)


def command(party: Party) -> str:
    """The command that deals the same game again."""
    words = [f"camarilla play {party.game} --seats {party.seats} --seed {party.seed} --first {party.first}"]
    words += [who(party), f"--bots {party.level}"]
    words += [f"--option {name}={value}" for name, value in party.options.items() if isinstance(value, int)]
    words += [f"--chapters {party.chapters}"] if party.chapters else []
    words += ["--guide"] if party.guide else []
    return " ".join(words)


def who(party: Party) -> str:
    """Which seats are people's."""
    if not party.people:
        return "--watch"
    if len(party.people) == 1:
        return f"--seat {next(iter(party.people))}"
    return "--people " + ",".join(f'"{name}"' if " " in name else name for name in party.people.values())
