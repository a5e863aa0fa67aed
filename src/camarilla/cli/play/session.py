"""A game at the terminal from its greeting to its end, with everybody in their seats."""

from __future__ import annotations

import secrets
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from shlex import quote
from typing import NamedTuple

from camarilla.bots import Budget, observe
from camarilla.bots.external import first_of_each_kind
from camarilla.bots.own import located
from camarilla.bots.program import hearing
from camarilla.cli.play.coach import Coach
from camarilla.cli.play.exits import LeaveTable, TakeBack
from camarilla.cli.play.person import Person
from camarilla.cli.play.save import SaveFile
from camarilla.cli.play.setup import PreparedGame, Setup
from camarilla.cli.play.ui import Ui
from camarilla.cli.text.story import Story, capital
from camarilla.cli.text.words import in_this_language, say
from camarilla.kernel.game import State
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.undo import can_take_back


class BotSettings(NamedTuple):
    """How bots play before people: seconds for each of their moves, how long they may think, whether they are heard."""

    pace: float | None = None
    budget: Budget | None = None
    info: bool = False


def sit(prepared: PreparedGame, ui: Ui, settings: BotSettings, last_words: list[str]) -> str:
    """Play a game to its end, and ask what now; what is said when the screen is gone is added to `last_words`."""
    setup, save = prepared.setup, SaveFile(prepared.setup, prepared.path, prepared.is_own)
    session = LocalSession(setup, prepared.state or setup.deal(), save, ui, settings)
    try:
        with located(session.state, setup.seed, setup.first):
            session.play()
    except Refusal:  # of a class that plays
        last_words += save.leave(session.state)
        raise
    except (LeaveTable, EOFError, KeyboardInterrupt, SystemExit) as reason:
        last_words += farewell(reason)
        last_words += [*session.faults(), *save.leave(session.state)]
        raise
    state, reader = session.state, setup.reader
    outcome = result(state, setup.story(reader))
    last_words += [
        outcome,
        *session.faults(),
        say("again", command=in_this_language(command(setup))),
        *save.finish(state),
    ]
    return ui.finish(setup, state, reader, outcome)


def farewell(reason: BaseException) -> list[str]:
    """What is said to a person who goes."""
    if isinstance(reason, (KeyboardInterrupt, SystemExit)):
        return []
    return ["", say("left" if isinstance(reason, LeaveTable) else "no-more-input")]


class LocalSession:
    """A game that is being played: people see their questions, a spectator every move."""

    def __init__(self, setup: Setup, state: State, save: SaveFile, ui: Ui, settings: BotSettings) -> None:
        self.setup, self.state, self.save, self.ui, self.settings = setup, state, save, ui, settings
        coach = Coach(setup)
        if setup.reader is not None:
            coach.resume(state.events(setup.reader), setup.reader)
        self.people = {seat: Person(ui.front(setup, seat), coach) for seat in setup.people}
        self.bots = setup.bots()
        self.looked: int | None = None  # the person who looked last
        self.before: State | None = None  # the last answer, where a person gave it

    def play(self) -> None:
        """To the end; programs that play end with it."""
        try:
            while self.state.seat is not None:
                if self.state.seat in self.people:
                    self.ask(self.state.seat)
                else:
                    self.let_play(self.state.seat)
        finally:
            for bot in self.bots.values():
                bot.close()

    def faults(self) -> list[str]:
        """What bots that are programs did wrong: how many moves they lost, and the first fault of each kind."""
        lines = list[str]()
        for level in dict.fromkeys(self.setup.levels):
            players = (bot.player for bot in self.bots.values() if bot.level == level and bot.player is not None)
            found = [fault for player in players for fault in player.faults]
            if found:
                lines.append(say("arena-faults", entrant=level, count=len(found)))
                lines += [f"  {fault.kind:<12} {fault.detail}".rstrip() for fault in first_of_each_kind(found)]
        return lines

    def ask(self, seat: int) -> None:
        """A person's turn; or they take their last answer back."""
        if len(self.people) > 1 and seat != self.looked:
            self.ui.curtain(self.setup.story(seat))
        self.looked = seat
        self.ui.front(self.setup, seat)
        self.save.keep(self.state)
        person = self.people[seat]
        person.can_undo = self.before is not None and can_take_back(self.before, self.state)
        try:
            move = person.choose(observe(self.state)).move
        except TakeBack:
            assert self.before is not None
            self.state, self.before = self.before, None
            return
        self.before = self.state.copy()
        self.state.play(move)

    def let_play(self, seat: int) -> None:
        """A bot's turn, which people are shown."""
        if not self.people:
            self.ui.watch(self.setup, self.state, self.settings.pace)
        elif self.before is not None:
            self.ui.think(self.setup, self.state)
        self.before = None
        with self.hear(seat) if self.settings.info else nullcontext():
            self.state.play(self.bots[seat].choose(observe(self.state), self.settings.budget).move)
        if self.setup.reader is not None and self.state.seat not in self.people:
            self.ui.step(self.setup, self.state, self.settings.pace)

    def hear(self, seat: int) -> AbstractContextManager[None]:
        """Meanwhile it is shown what a program says while it thinks, and who it is."""
        player = self.setup.story(self.setup.reader).label(seat)
        return hearing(lambda _, text: self.ui.mention(f"{player}: {text}"))


def result(state: State, story: Story) -> str:
    """Points, highest first, and who has won."""
    order = sorted(range(state.seats), key=lambda seat: -state.scores[seat])
    points = [say("points", player=story.label(seat), points=state.scores[seat]) for seat in order]
    return "\n".join([*points, victory(state, story), *tie_break(state, story)])


def victory(state: State, story: Story) -> str:
    """Who has won; the reader is spoken to."""
    others = [seat for seat in state.winners if seat != story.reader]
    mine = "no" if len(others) == len(state.winners) else "shared" if others else "alone"
    names = enumerated([story.player(seat) for seat in others])
    return capital(say("won", mine=mine, others=names, winners=names, count=len(state.winners)))


def tie_break(state: State, story: Story) -> list[str]:
    """What decided between players with the most points, and by which rule, where not all of them have won."""
    best = [seat for seat in range(state.seats) if state.scores[seat] == max(state.scores)]
    if len(best) == len(state.winners):
        return []
    return [f"{story.say('tie-broken', count=len(state.winners))} [{rule}]" for rule in state.game.profile.tie]


def enumerated(names: list[str]) -> str:
    """Several names in a sentence."""
    return say("and").join([part for part in (", ".join(names[:-1]), *names[-1:]) if part])


def another(setup: Setup) -> Setup:
    """The same setup with a new deal, which the next player begins; who was coached is coached no more."""
    first = (setup.first + 1) % setup.seats
    return replace(setup, seed=secrets.randbits(32), first=first, coach=False, explained=[])


def command(setup: Setup) -> str:
    """The command that deals the same game again."""
    words = [f"camarilla play {setup.game} --seats {setup.seats} --seed {setup.seed} --first {setup.first}"]
    words += [who(setup), *(f"--bots {quote(level)}" for level in setup.levels)]
    words += [f"--option {name}={value}" for name, value in setup.options.items() if isinstance(value, int)]
    words += [f"--{name} {file}" for name, file in setup.files.items()]
    return " ".join(words)


def who(setup: Setup) -> str:
    """Which seats are people's."""
    if not setup.people:
        return "--watch"
    if len(setup.people) == 1:
        return f"--seat {next(iter(setup.people))}"
    names = [f'"{name}"' if " " in name else name for name in setup.people.values()]
    return "--people " + (",".join(names) if all(names) else str(len(names)))
