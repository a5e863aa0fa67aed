"""A bot of one's own: a Python class with `choose`, named `module:Class` wherever a level can be named."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from inspect import Parameter, Signature, signature
from pathlib import Path
from traceback import extract_tb, format_exception_only
from typing import TYPE_CHECKING, Any, Final

from camarilla.bots.decision import Decision
from camarilla.bots.options import BotOption, chosen, split_options
from camarilla.bots.players import check_plays
from camarilla.bots.seated import SeatedPlayer
from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal

if TYPE_CHECKING:
    from camarilla.bots.budget import Budget
    from camarilla.bots.observation import Observation
    from camarilla.kernel.game import Game, State

MANY: Final = (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD)  # *args and **more
LONGEST: Final = 200  # letters of an error that are told
GIVEN: Final = ("game", "seed")  # what a class is given if it wants it; its other parameters are options


def find_class(name: str) -> Any:
    """The class of `module:Class`, found as Python finds modules, and in the folder that the program runs in."""
    module, _, kind = split_options(name)[0].partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found = getattr(import_module(module), kind)
    except ModuleNotFoundError as error:
        if not f"{module}.".startswith(f"{error.name}."):  # it is there, and imports what is not
            raise Refusal("own-bot", bot=shown(name), reason=str(error)) from error
        raise Refusal("own-bot-module", bot=shown(name), module=module) from error
    except (ImportError, AttributeError, SyntaxError) as error:
        raise Refusal("own-bot", bot=shown(name), reason=str(error)) from error
    except (Exception, SystemExit) as mistake:
        last = extract_tb(mistake.__traceback__)[-1]
        reason = f"{exception_text(mistake)} ({Path(last.filename).name}:{last.lineno})"
        raise Refusal("own-bot", bot=shown(name), reason=reason) from mistake
    if not callable(getattr(found, "choose", None)):
        raise Refusal("own-bot-choose", bot=shown(name))
    taken = signature(found.choose)
    if not any(fits(taken, count) for count in (2, 3)):  # itself is the first
        raise Refusal("own-bot-takes", bot=shown(name), taken=str(taken))
    return found


def fits(taken: Signature, count: int) -> bool:
    """Can it be called with so many arguments?"""
    try:
        taken.bind(*range(count))
    except TypeError:
        return False
    return True


def class_options(kind: Any) -> dict[str, BotOption]:
    """The options of a class: what its `__init__` takes beside the game and the seed."""
    taken = signature(kind).parameters.values()
    return {
        one.name: BotOption(one.default)
        for one in taken
        if one.name not in GIVEN and one.default is not Parameter.empty
    }


def check_class(name: str) -> None:
    """Refuse a class that cannot be loaded, made or asked, or that lacks an option of its name."""
    kind = find_class(name)
    for one in signature(kind).parameters.values():
        if one.name not in GIVEN and one.default is Parameter.empty and one.kind not in MANY:
            raise Refusal("own-bot-default", bot=shown(name), option=shown(one.name))
    chosen(name, split_options(name)[1], class_options(kind))


def own_player(name: str, game: Game, seed: int = 0, options: Mapping[str, Any] | None = None) -> OwnPlayer:
    """The player of `module:Class`, which is given the `game` and a `seed` if it wants them, and its options."""
    kind, wishes = find_class(name), split_options(name)[1]
    check_plays(name, game.id, getattr(kind, "games", None))
    wanted, set = signature(kind).parameters, options or chosen(name, wishes, class_options(kind))
    given = {key: value for key, value in {"game": game, "seed": seed}.items() if key in wanted}
    with blamed(name):
        return NamedPlayer(name, kind(**given, **set))


class OwnPlayer(SeatedPlayer):
    """Asks an object with `choose`, which takes a budget or does not."""

    def __init__(self, own: Any) -> None:
        if not callable(getattr(own, "choose", None)):
            raise Refusal("player-choose", player=shown(own))
        if isinstance(own, type):
            raise Refusal("player-class", name=own.__name__, bot=shown(f"{own.__module__}:{own.__name__}"))
        self.own, self.takes_budget = own, len(signature(own.choose).parameters) > 1
        self.name = type(own).__name__

    def choose(self, observation: Observation, budget: Budget | None = None) -> Decision:
        """The decision of the object, which may give the text of its move alone."""
        legal = list(observation.legal)  # the object may do with its own what it likes
        with self.timed():
            chosen = self.own.choose(observation, budget) if self.takes_budget else self.own.choose(observation)
        decision = chosen if isinstance(chosen, Decision) else Decision(chosen)
        if decision.move not in legal:
            raise Refusal(
                "own-bot-illegal", bot=shown(self.name), move=shown(decision.move), question=observation.question.id,
                legal=legal[0], seat=observation.seat, where="",
            )  # fmt: skip
        return decision

    def close(self) -> None:
        """The game is over."""
        getattr(self.own, "close", lambda: None)()


class NamedPlayer(OwnPlayer):
    """One that was seated by its name: whatever it raises is a refusal that says where."""

    def __init__(self, name: str, own: Any) -> None:
        super().__init__(own)
        self.name = name

    def choose(self, observation: Observation, budget: Budget | None = None) -> Decision:
        with blamed(self.name, observation.seat):
            return super().choose(observation, budget)


@contextmanager
def blamed(name: str, seat: int | None = None) -> Iterator[None]:
    """Whatever a class raises becomes a refusal with the line of its module, the last that was at work."""
    try:
        yield
    except Refusal:
        raise
    except (Exception, SystemExit) as mistake:
        file = sys.modules[find_class(name).__module__].__file__
        frames = extract_tb(mistake.__traceback__)
        where = [frame for frame in frames if frame.filename == file] or frames
        raise Refusal(
            "own-bot-failed", bot=shown(name), error=exception_text(mistake), line=where[-1].lineno or 0,
            file=Path(where[-1].filename).name, seat=seat, where="",
        ) from mistake  # fmt: skip


def exception_text(mistake: BaseException) -> str:
    """What Python says of an error, without the way to it."""
    return "".join(format_exception_only(mistake)).strip()[:LONGEST]


@contextmanager
def located(state: State, seed: int, first: int = 0) -> Iterator[None]:
    """What is refused of a class is told with the deal that it happened in."""
    try:
        yield
    except Refusal as refusal:
        if "where" not in refusal.details:
            raise
        where = " " + deal_text(state.game.id, state.seats, seed, refusal.details["seat"], first)
        raise Refusal(refusal.id, **refusal.details | {"where": where}) from refusal


def deal_text(game: str, seats: int, seed: int, seat: int | None, first: int = 0) -> str:
    """How to deal a game again, and which seat it is about."""
    begins, about = f", first={first}" if first else "", "" if seat is None else f", seat={seat}"
    return f'(camarilla.game("{game}").deal({seats}, {seed}{begins}){about})'
