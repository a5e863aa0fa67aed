"""Downtime: when no server lived. Nobody could answer then, so it counts against no clock."""

from __future__ import annotations

import msgspec

from camarilla.server.live.timer import Timer
from camarilla.server.store.store import Store
from camarilla.server.table.clock import Clock

LIFE = "life"  # a setting of the store; a backup has it, too
SHORT = 120_000  # milliseconds of silence that are no gap: servers note their life every minute, and a restart is quick
GAPS = 100  # that are remembered: as many as any question has to do with
Gap = tuple[int, int]  # between these times


class Life(msgspec.Struct):
    """When a server last lived, and between which times none did; by the clock that all servers share."""

    at: int
    gaps: list[Gap] = []


class Downtime:
    """What time counts, for all clocks that run unattended: the stored gaps do not, nor one that is not over yet."""

    def __init__(self, store: Store, timer: Timer) -> None:
        self.store, self.timer = store, timer
        self.lived: int | None = None  # when this server has last noted that it lives
        self.gaps: list[Gap] = []  # by this server's own clock

    def note(self) -> None:
        """Note that this server lives, and see when none did. Blocks: call it from a thread."""
        now, leases = self.timer.now(), self.store.leases
        ahead = leases.now() - now if leases else 0  # servers may differ, and one that was paused stays behind
        self.gaps = [(begin - ahead, end - ahead) for begin, end in note_life(self.store, now + ahead).gaps]
        self.lived = now

    def know(self) -> None:
        """See when no server lived, unless that is known. Blocks: call it from a thread."""
        if not self.up_to_date():
            self.note()

    def up_to_date(self) -> bool:
        """Has this server noted its life lately, so that all gaps are known?"""
        return self.lived is not None and self.timer.now() - self.lived <= SHORT

    def take_off(self, clock: Clock) -> int:
        """Take off a clock that runs unattended what nobody could use since this was done last; how long that was."""
        if not clock.unattended:
            return 0
        now, known = self.timer.now(), self.up_to_date()
        lived = now if self.lived is None else self.lived
        silence = missed(self.gaps if known else [*self.gaps, (lived, now)], max(clock.since, clock.counted), now)
        clock.rest(silence, now)
        clock.counted = max(clock.counted, lived) if known else now
        return silence


def note_life(store: Store, now: int) -> Life:
    """Note that a server lives now; a long silence before it is a gap."""
    life = Life(now)

    def change(text: str) -> str:
        nonlocal life
        before = msgspec.json.decode(text, type=Life)
        gap = [(before.at, now)] if now - before.at > SHORT else []
        life = Life(now, [*before.gaps, *gap][-GAPS:])
        return msgspec.json.encode(life).decode()

    store.setting(LIFE, lambda: msgspec.json.encode(life).decode())
    store.amend(LIFE, change)
    return life


def missed(gaps: list[Gap], since: int, now: int) -> int:
    """How long no server lived in a span of time; what two gaps have in common is missed once."""
    total = 0
    for begin, end in sorted(gaps):
        total += max(0, min(end, now) - max(begin, since))
        since = max(since, end)
    return total
