"""The board as data (INT-2): `board.json` lists the locations along the arrows, the last leading to the first."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from camarilla.kernel.document import Member, listed, refuse

FILE = Path(__file__).with_name("board.json")


def read_ring(places: Sequence[str], text: str | None = None) -> tuple[int, ...]:
    """Where the arrow of each location leads; a refusal names the bad member."""
    text = FILE.read_text("utf-8") if text is None else text
    member = Member("", json.loads(text)).members(("ring",))["ring"]
    ring = [item.name(places) for item in member.items(len(places))]
    missing = [place for number, place in enumerate(places) if number not in ring]
    if missing:
        raise refuse(member.path, "ring-misses", missing=listed(missing))
    return tuple(ring[(ring.index(number) + 1) % len(ring)] for number in range(len(places)))
