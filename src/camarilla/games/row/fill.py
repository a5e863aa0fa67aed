"""Views of the games of the row, filled."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from camarilla.games.row.documents import Held, Name, Placed, RowDocument
from camarilla.kernel.fill import nulls, put


def fill_family(
    view: RowDocument[Name, Held, Placed], family: int, names: Iterable[Held], clues: Sequence[str] = ()
) -> None:
    """The cards of a family that are nowhere in sight, in any order that what is known of its aside cards allows."""
    lying = [card for place in view["row"] for card in place if card["family"] == family]
    zones = [*view["hand"][family], *view["aside"][family], *view["discard"][family]]
    seen: set[object] = {card["card"] for card in lying} | set(zones)
    missing = sorted((name for name in names if name not in seen), key=lambda name: name in clues)
    rest = nulls(view["hand"][family]) + [(card, "card") for card in lying if card["card"] is None]
    put(nulls(view["aside"][family]) + rest, missing)
