"""A hint: the best answers to a question with the chances that a search gives them, and why the first is best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from camarilla.bots.budget import Budget
from camarilla.bots.heuristics import has_heuristics
from camarilla.bots.ismcts import PLAIN, IsmctsPlayer, Settings, search_settings
from camarilla.bots.observation import Observation
from camarilla.bots.unit import players_unit
from camarilla.dialect import numbers
from camarilla.kernel.game import Game

MOST: Final = 3  # moves of a hint,
TRIED: Final = 6  # the best of as many as a search finds most promising
WEIGHT: Final = 1000  # simulations to compare candidates, each by a search of its own; twice as many to find them
GLANCE_PLAIN: Final = Budget(milliseconds=600)  # where there is no compiler,
WEIGHT_PLAIN: Final = 20
GUIDED_ROLLOUTS: Final[Settings] = {"explore": 0.7, "expand_after": 1, "rollout_width": 6}
EVEN: Final = 0.06  # of a victory: chances are good to 3 points, so a smaller lead is none
SAFE: Final = 0.97  # where a win is as good as safe; more than that a search cannot tell
MORE: Final = 0.3  # points that are worth a word
Reason = Literal["even", "gain", "deny", "odds", "safe", "lost"]


@dataclass(frozen=True)
class Outlook:
    """What a move promises, by what its seat may know."""

    move: str
    chance: float  # to win; a shared victory in shares
    points: float  # at the end, on average
    others: float  # of the best of the other seats
    gain: int = 0  # points that it brings its seat at once, as far as its game foretells them,
    given: int = 0  # and the others together

    @property
    def told(self) -> float:
        """The chance as far as a search can tell it: beyond that, moves are as safe, or as hopeless, as each other."""
        return min(max(self.chance, 1 - SAFE), SAFE)


def hint(observation: Observation, also: str | None = None, simulations: int | None = None) -> list[Outlook]:
    """The best moves, best first; the one that its game measures others by, and one that somebody thinks of. The same
    question gets the same hint."""
    player = IsmctsPlayer(observation.game, seed=0)
    quick = simulations is not None or player.unit.compiled
    weight = simulations or (WEIGHT if quick else WEIGHT_PLAIN)
    found = player.choose(observation, Budget(simulations=2 * weight) if quick else GLANCE_PLAIN)
    tried = sorted(observation.legal, key=lambda move: (-found.visits[move], -found.values[move]))[:TRIED]
    named = [move for move in (observation.game.profile.measure, also) if move in observation.legal]
    at_once = changes(observation)
    promised = (outlook(observation, move, weight) for move in dict.fromkeys([*tried, *named]))
    ranked = rank([replace(one, gain=at_once[one.move][0], given=at_once[one.move][1]) for one in promised])
    return ranked[:MOST] + [one for one in ranked[MOST:] if one.move in named]


def changes(observation: Observation) -> dict[str, tuple[int, int]]:
    """The points that each move brings its seat at once, and the others together; what is open yet changes none."""
    found = dict.fromkeys(observation.legal, (0, 0))
    foretold: Sequence[Mapping[str, Any] | None] = observation.forecasts
    board: Mapping[str, Any] = observation.board  # of a game that foretells points, which has them
    before = board["points"] if foretold else []
    for move, told in zip(observation.legal, foretold, strict=False):
        if told and "points" in told:
            more = [0 if new is None else new - old for new, old in zip(told["points"], before, strict=True)]
            found[move] = more[observation.seat], sum(more) - more[observation.seat]
    return found


def rank(promised: list[Outlook]) -> list[Outlook]:
    """Best first. Of moves that are about as good as the best, the one that brings most points at once; those that cost
    some come last of all. Where the win is safe with several, or lost, the one that brings most points at the end."""
    best = max(one.told for one in promised)
    even = [one for one in promised if best - one.told < EVEN and SAFE > best > 1 - SAFE]
    wasteful = [one for one in even if one.gain < 0 <= max(other.gain for other in even)]

    def order(one: Outlook) -> tuple[float, ...]:
        now = one.gain - one.given if one in even else 0
        return one in wasteful, one not in even, -now, -one.told, -one.points

    return sorted(promised, key=order)


def usual_settings(game: Game) -> Settings:
    """How a game is looked at: roll-outs follow its heuristics, where it has any."""
    return GUIDED_ROLLOUTS if has_heuristics(game) else {**PLAIN, "expand_after": 1}


def outlook(observation: Observation, move: str, simulations: int, seed: int = 0) -> Outlook:
    """What a move promises, by a search after it; every move gets the same number of simulations and the same luck."""
    game, seat = observation.game, observation.seat
    unit = players_unit(game)
    settings = search_settings(unit, usual_settings(game))
    memory = unit.new(unit.rules.Search), unit.new(unit.rules.Node, simulations + 2)
    seats = int(observation.record.seats)
    shares, points = numbers("f64", seats), numbers("f64", seats)
    code, record = game.moves.codes[move], observation.record.copy_()
    unit.call("outlook", record, code, simulations, seed, settings, *memory, shares, points)
    others = max(list(points[:seat]) + list(points[seat + 1 :]))
    return Outlook(move, shares[seat], points[seat], others)


def reason(hinted: list[Outlook]) -> Reason:
    """Why the first is best: `even` (it hardly is), `gain` (more points), `deny` (fewer for others), `odds`, or more
    points where the win is `safe` or `lost` anyway. Points are no reason where one loses some or another gains more."""
    first, second = hinted[0], hinted[1]
    gain, deny = first.points - second.points, second.others - first.others
    if first.told == second.told in (SAFE, 1 - SAFE) and gain >= MORE:
        return "safe" if first.told == SAFE else "lost"
    if first.told - second.told < EVEN:
        return "even"
    if max(gain, deny) < MORE or min(gain, gain + deny) < 0:
        return "odds"
    return "gain" if gain >= deny else "deny"
