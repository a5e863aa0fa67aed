"""What a game tells about itself before it is loaded: seats, rules behind cards and questions, levels.

Each game has one in its folder, `games/<id>/profile.py`. It imports nothing but this module, so that a list of games
costs next to nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

LEVELS: Final = ("page", "squire", "knight", "chancellor", "regent")  # from the weakest to the strongest
STYLES: Final = ("plain", "cautious", "aggressive", "bluffing")  # those that have words; a game may have fewer

RuleIds = tuple[str, ...]  # ids of rules, the most telling first: ("ORI-6",)
Style = Mapping[str, float]  # multiplies the prior of a family of moves, or of one with a card: `keep`, `keep ambush`


class Level(NamedTuple):
    """How a level plays."""

    id: str
    temperature: float = 0.0  # 0: the strongest prior always; 1: in proportion to the priors; more: nearer to chance
    simulations: int = 0  # of the search for each choice; 0: it does not search
    style: str = "plain"  # where no other is asked for
    led: Mapping[int, int] = {}  # by seats: simulations of a search that a network leads, wherever one is installed


def ladder(page: float, squire: float, knight: float, regent: int, led: Mapping[int, int] = {}) -> tuple[Level, ...]:
    """The five levels: the temperature of those that waver, and how long the strongest searches, alone and `led`."""
    return (
        Level("page", temperature=page),
        Level("squire", temperature=squire, style="aggressive"),
        Level("knight", temperature=knight, style="cautious"),
        Level("chancellor"),
        Level("regent", simulations=regent, led=led),
    )


class Profile(NamedTuple):
    """A game, to whoever lists it."""

    order: int  # where it stands among the others
    seats: range  # for how many it can be dealt
    books: Mapping[str, str]  # the prefix of its rules and the game whose rulebook holds them, in the order of events
    card_rules: Mapping[str, RuleIds]  # the rules that explain a card
    question_rules: Mapping[str, RuleIds]  # those that a question comes from, where it is not a card's
    values: Mapping[str, int] = {}  # the numbers printed on cards
    actions: tuple[str, ...] = ()  # families of moves that are chosen first by what they do, then by whom they concern
    measure: str = ""  # the plain move, which a hint names too: the others are measured by it
    levels: tuple[Level, ...] = ladder(8.0, 2.0, 0.7, 1_000)
    styles: Mapping[str, Style] = {}  # beside the plain one
    gains: Mapping[str, int] = {}  # events by which a seat gains (1) or loses (-1) an `amount`; the `robbed` lose it
    book_seats: range | None = None  # for how many the rulebook has it, where that is not the same
    tie: RuleIds = ()  # the rule that breaks a tie, where one does; `tie-broken` of the game's words says how
    flags: tuple[str, ...] = ()  # options that the command line takes by their own name: `--chapter 2`
    drawn: tuple[str, ...] = ()  # options that chance sets at each deal, where nobody does
    files: tuple[str, ...] = ()  # options that lie in files; the module of that name beside the profile reads them
    targets: Mapping[int, Mapping[str, float]] = {}  # what `camarilla bench` must reach, by seats and figure
