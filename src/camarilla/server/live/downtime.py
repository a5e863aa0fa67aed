"""Downtime: when no server lived. Nobody could answer then, so it counts against no clock."""

from __future__ import annotations

import msgspec

from camarilla.server.store.store import Store

LIFE = "life"  # a setting of the store; a backup has it, too
SHORT = 120_000  # milliseconds of silence that are no gap: servers note their life every minute, and a restart is quick
GAPS = 100  # that are remembered: as many as any question has to do with


class Life(msgspec.Struct):
    """When a server last lived, and between which times none did."""

    at: int
    gaps: list[tuple[int, int]] = []


def note_life(store: Store, now: int) -> tuple[Life, int]:
    """Note that a server lives now; how long the silence before was, if it is a gap. Blocks: call it from a thread."""
    life, silence = Life(now), 0

    def change(text: str) -> str:
        nonlocal life, silence
        before = msgspec.json.decode(text, type=Life)
        silence = now - before.at if now - before.at > SHORT else 0
        life = Life(now, [*before.gaps, *([(before.at, now)] if silence else [])][-GAPS:])
        return msgspec.json.encode(life).decode()

    store.setting(LIFE, lambda: msgspec.json.encode(life).decode())
    store.amend(LIFE, change)
    return life, silence


def missed(life: Life, since: int, now: int) -> int:
    """How long no server lived in a span of time."""
    return sum(max(0, min(end, now) - max(begin, since)) for begin, end in life.gaps)
