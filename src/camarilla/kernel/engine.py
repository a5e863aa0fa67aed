"""The rules of a game, ready to run: compiled when first used, or plain Python on a machine without a C compiler."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cached_property, partial
from importlib import import_module
from itertools import count
from operator import attrgetter
from threading import Thread
from typing import TYPE_CHECKING, Any, Final, TypeVar

from camarilla.dialect import Library, Record, Struct, bind
from camarilla.dialect.build import NoCompiler
from camarilla.dialect.functions import Functions, PlainFunctions
from camarilla.kernel.batch import Batch
from camarilla.kernel.entry_points import BACK, FIGURES, FORECAST, TEMPLATE, Advance, EntryPoints
from camarilla.kernel.state import State

if TYPE_CHECKING:
    from camarilla.kernel.game import Game
    from camarilla.kernel.perft import Count
    from camarilla.kernel.play import Tally

T = TypeVar("T", bound=Struct)
WARM: Final = 200  # answers that a program gives before the compiler begins
OWN: Final = ("setup", "answer", "asked", "score", "redact", "determinize", "digest", "features")
PLAY: Final = (
    "settle", "apply", "apply_chance", "roll_chance", "playout", "playouts", "copies",
)  # fmt: skip


class Unit:
    """Entry points that are compiled together; compiled and plain they come to the same."""

    def __init__(
        self, name: str, rules: Any, entries: Mapping[str, Callable[..., Any]], compiles: bool, *made_by: Any
    ) -> None:
        self.name, self.rules, self.entries, self._compiles = name, rules, dict(entries), compiles
        self.made_by = made_by

    def __reduce__(self) -> tuple[Any, ...]:
        """By the call that made it, for pickles and copies: one unit for all users."""
        make, *given = self.made_by
        return make, tuple(given)

    @cached_property
    def library(self) -> Library | None:
        """The compiled entry points; None where they stay plain."""
        try:
            return Library(self.name, self.entries) if self._compiles else None
        except NoCompiler:
            return None

    @property
    def compiled(self) -> bool:
        """Are the entry points compiled?"""
        return self.library is not None

    def call(self, name: str, *arguments: Any) -> Any:
        """Call an entry point."""
        library = self.library
        return self.entries[name](*arguments) if library is None else library(name, *arguments)

    def prepared(self, name: str, *arguments: Any) -> Callable[[], Any]:
        """A call of an entry point that is made many times with the same buffers."""
        library = self.library
        return partial(self.entries[name], *arguments) if library is None else library.prepared(name, *arguments)

    def new(self, struct: type[Struct], count: int = 1) -> Any:
        """A buffer of structs to call entry points with."""
        return Record(struct, count) if self.compiled else [struct() for _ in range(count)]

    def given(self, struct: Struct) -> Any:
        """A struct as entry points take it; for one that is given often."""
        return Record.of(struct) if self.compiled else struct

    def read(self, buffer: Any, index: int = 0) -> Any:
        """A struct of such a buffer, as a plain object."""
        return buffer.get(index) if self.compiled else buffer[index]


class Engine:
    """All that runs the rules of one game; `game.engine` chooses compiled or plain by itself."""

    def __init__(self, game: Game, compiles: bool = True) -> None:
        self.game, self._compiles = game, compiles
        self._units: dict[tuple[str, tuple[str, ...]], Unit] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """As a part of its game: compiled or plain."""
        return attrgetter("engine" if self._compiles else "engine.plain"), (self.game,)

    @cached_property
    def plain(self) -> Engine:
        """The same engine in plain Python only."""
        return Engine(self.game, compiles=False)

    @cached_property
    def play(self) -> Any:
        """The generic rules of play, bound to this game."""
        return bind("camarilla.kernel.play", self.game.rules)

    @cached_property
    def core(self) -> Unit:
        """The game's own rules, play, perft and lanes."""
        entries = {name: getattr(self.game.rules, name) for name in OWN}
        entries |= {name: getattr(self.play, name) for name in PLAY}
        entries |= {
            "perft": self._perft.perft,
            "batch_deal": self.lanes.batch_deal,
            "batch_step": self.lanes.batch_step,
        }
        return Unit(self.game.id, self.game.rules, entries, self._compiles, getattr, self, "core")

    @cached_property
    def lanes(self) -> Any:
        """The rules of games side by side, bound to this game."""
        return bind("camarilla.kernel.lanes", self.game.rules)

    @cached_property
    def _perft(self) -> Any:
        return bind("camarilla.kernel.perft", self.game.rules)

    @property
    def compiled(self) -> bool:
        """Do the rules run compiled?"""
        return self.core.compiled

    @cached_property
    def entry_points(self) -> EntryPoints:
        """What plays single moves: plain at first, and compiled as soon as that is ready, so nobody waits for it."""
        entries = self._made_of(PlainFunctions(self.entry_rules, BACK))
        if self._compiles:
            entries.give_answer = self._counted(entries.give_answer)
        return entries

    def _counted(self, answer: Callable[..., Advance]) -> Callable[..., Advance]:
        """Answers, after some of which the compiler begins: a program that gives only a few does without."""
        numbers = count(1)

        def counted(*given: Any) -> Advance:
            if next(numbers) == WARM:
                Thread(target=self.warm, daemon=True).start()
            return answer(*given)

        return counted

    def warm(self) -> None:
        """Play single moves compiled from now on, where that can be; returns when it is so."""
        self.entry_points = self._made_of(self._functions())

    def _made_of(self, functions: Functions | PlainFunctions) -> EntryPoints:
        return EntryPoints(self.game.rules.State, self.game.rules.Features, functions)

    def _functions(self) -> Functions | PlainFunctions:
        if self._compiles:
            with suppress(NoCompiler):
                return Functions(f"{self.game.id}-turn", self.entry_rules, BACK)
        return PlainFunctions(self.entry_rules, BACK)

    @cached_property
    def entry_rules(self) -> dict[str, Callable[..., Any]]:
        """The rules of single moves, bound to this game."""
        parts = {TEMPLATE: True, FORECAST: self.game.foresees, FIGURES: self.game.has_figures}
        rules = {
            name: rule for part, has in parts.items() if has for name, rule in vars(bind(part, self.game.rules)).items()
        }
        return {name: rules[name] for name in BACK if name in rules}

    def unit(self, template: str, entries: Sequence[str]) -> Unit:
        """A generic module bound to this game, its entry points compiled at the first call; one unit for all users."""
        key = template, tuple(entries)
        if key not in self._units:
            rules, name = bind(template, self.game.rules), f"{self.game.id}-{template.rpartition('.')[2]}"
            found = {entry: getattr(rules, entry) for entry in entries}
            self._units[key] = Unit(name, rules, found, self._compiles, Engine.unit, self, *key)
        return self._units[key]

    def library(self, checks: bool = True, only: Sequence[str] = ()) -> Library:
        """The compiled rules; NoCompiler where they cannot be built. `only` some entry points: the compiler then fits
        the rules to those, and play-outs alone run about a tenth faster."""
        entries = self.core.entries
        return Library(self.game.id, {name: entries[name] for name in only or entries}, checks)

    def playouts(self, seats: int, games: int, seed: int = 0) -> Tally:
        """Whole random games, deal and scoring included; what they came to."""
        tally: Tally = self.play.Tally()
        self.core.call("playouts", seats, games, seed, tally)
        return tally

    def perft(self, root: Any, depth: int) -> Count:
        """How many lines of `depth` answers lead on from a record, and a hash of where they lead."""
        count: Count = self._perft.Count()
        self.core.call("perft", root, depth, self.core.new(self._perft.Ply, depth + 1), count)
        return count

    def batch(self, seats: int, lanes: int, seed: int = 0, **terms: Any) -> Batch:
        """Many games side by side, dealt."""
        return Batch(self, seats, lanes, seed, **terms)

    def search(self, seen: Any, simulations: int = 1000, seed: int = 0) -> Any:
        """The `Decision` of the tree search on an `Observation`, or on that of the seat to answer in a `State`."""
        # The search lies above the kernel: nothing here may import it but by name, when asked for.
        if isinstance(seen, State):
            seen = import_module("camarilla.bots.observation").observe(seen)
        player = import_module("camarilla.bots.ismcts").IsmctsPlayer
        return player(self.game, simulations, seed, engine=self).choose(seen)
