"""Downtime: when no server lived that knew a game's rules. Nobody could answer then, so it counts against no clock."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

import camarilla
from camarilla.kernel.game import Game
from camarilla.server.live.timer import Timer
from camarilla.server.store.reading import read_json
from camarilla.server.store.store import Store
from camarilla.server.table.clock import Clock
from camarilla.server.table.table import Table

LIVES, CLOCKS = "lives", "clocks"  # settings of the store; a backup has them, too
NEAR = 600_000  # milliseconds for which a server's clock is remembered after its last note
SHORT = 120_000  # milliseconds of silence that are no gap: servers note their life every minute, and a restart is quick
GAPS = 100  # that are remembered: as many as any question has to do with
Gap = tuple[int, int]  # between these times


class Life(msgspec.Struct):
    """When a server that knew some rules last lived, and when none did; by the clock that all servers share."""

    at: int
    gaps: list[Gap] = []

    def until(self, now: int) -> Life:
        """The life up to now; a note that took long comes after a later one, and a clock that was set back is right."""
        gap = [(self.at, now)] if now - self.at > SHORT else []
        late = 0 <= self.at - now <= SHORT
        return Life(self.at if late else now, [*self.gaps, *gap][-GAPS:])


class Downtime:
    """What time counts, for all clocks that run unattended: the stored gaps do not, nor one that is not over yet."""

    def __init__(self, store: Store, timer: Timer) -> None:
        self.store, self.timer = store, timer
        self.lived: int | None = None  # when this server has last noted that it lives
        self.gaps: dict[str, list[Gap]] = {}  # of each game's rules, by this server's own clock

    def note(self) -> None:
        """Note that this server lives, and see when none did. Blocks: call it from a thread."""
        now, leases = self.timer.now(), self.store.leases
        ahead = leases.now() - now if leases else 0  # servers may differ, and one that was paused stays behind
        for rules, life in note_life(self.store, now + ahead, known_rules()).items():
            self.gaps[rules] = [(begin - ahead, end - ahead) for begin, end in life.gaps]
        note_clock(self.store, leases.id if leases else "", now + ahead, now)
        self.lived = now

    def know(self) -> None:
        """See when no server lived, unless that is known. Blocks: call it from a thread."""
        if not self.up_to_date():
            self.note()

    def up_to_date(self) -> bool:
        """Has this server noted its life lately, so that all gaps are known?"""
        return self.lived is not None and self.timer.now() - self.lived <= SHORT

    def deduct(self, table: Table) -> int:
        """Take off the clock of a game what nobody could use since this was done last; how long that was."""
        return self.rest(table.clock, rules_of(table.game, table.deal.rules)) if table.deal else 0

    def rest(self, clock: Clock, rules: str) -> int:
        """Take off a clock that runs unattended, of a game with these rules, what nobody could use; how long that was.

        Under rules that this server does not know nobody can answer: a server that does will see how long.
        """
        gaps = self.gaps.get(rules)
        if not clock.unattended or gaps is None:
            return 0
        now, known = self.timer.now(), self.up_to_date()
        lived = now if self.lived is None else self.lived
        silence = missed(gaps if known else [*gaps, (lived, now)], max(clock.since, clock.counted), now)
        clock.rest(silence, now)
        clock.counted = max(clock.counted, lived) if known else now
        return silence


def rules_of(game: Game, version: int) -> str:
    """A game's rules, of one version."""
    return f"{game.id} {version}"


def known_rules() -> list[str]:
    """The rules that this server plays by."""
    return [rules_of(game, game.version) for game in map(camarilla.game, camarilla.games())]


def note_life(store: Store, now: int, known: Iterable[str]) -> dict[str, Life]:
    """Note that a server lives now that knows these rules; a long silence before it is a gap."""
    lives: dict[str, Life] = {}

    def change(text: str) -> str:
        nonlocal lives
        before = read_json(text, dict[str, Life]) or {}
        lives = {rules: before[rules].until(now) if rules in before else Life(now) for rules in known}
        return msgspec.json.encode(before | lives).decode()

    store.setting(LIVES, lambda: "{}")
    store.amend(LIVES, change)
    return lives


def note_clock(store: Store, server: str, at: int, now: int) -> None:
    """Note what a server's own clock says, at a time by the one that all servers share."""

    def change(text: str) -> str:
        clocks = read_json(text, dict[str, Gap]) or {}
        near = {id: clock for id, clock in clocks.items() if server and id and abs(at - clock[0]) <= NEAR}
        return msgspec.json.encode(near | {server: (at, now)}).decode()

    store.setting(CLOCKS, lambda: "{}")
    store.amend(CLOCKS, change)


def slowest_clock(store: Store) -> int | None:
    """What the slowest clock of the servers said that have lived of late."""
    clocks = read_json(store.setting(CLOCKS, lambda: "{}"), dict[str, Gap]) or {}
    return min((now for _, now in clocks.values()), default=None)


def missed(gaps: list[Gap], since: int, now: int) -> int:
    """How long no server lived in a span of time; what two gaps have in common is missed once."""
    total = 0
    for begin, end in sorted(gaps):
        total += max(0, min(end, now) - max(begin, since))
        since = max(since, end)
    return total
