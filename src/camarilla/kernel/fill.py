"""From a view back to the redacted record: for programs, which are sent documents and search records.

A view has null for every unknown card. Some filling of the nulls is a position that the view leaves open; loaded and
redacted again, it is what the seat knows, whichever filling it was. A game's `fill.py` says how its views are filled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from importlib import import_module
from typing import Any

from camarilla.kernel.game import Game
from camarilla.kernel.refusal import Refusal

Blanks = list[tuple[Any, Any]]  # a list or an object, and the place in it that is null


def redacted_record(game: Game, view: Mapping[str, object], seat: int) -> Any:
    """The redacted record that a seat's view was made from."""
    refused: Refusal | None = None
    for filled in import_module(f"{game.rules.__package__}.fill").fill(deepcopy(view)):
        try:
            record = game.load(filled)
        except Refusal as refusal:
            refused = refused or refusal
            continue
        game.rules.redact(record, seat)
        return record
    raise refused or Refusal("no-view")


def nulls(cards: Sequence[Any]) -> Blanks:
    """The cells of a list that are null."""
    return [(cards, i) for i, name in enumerate(cards) if name is None]


def put(cells: Blanks, names: Sequence[Any]) -> None:
    """Fill cells with as many names."""
    if len(cells) != len(names):
        raise Refusal("no-view")
    for (where, key), name in zip(cells, names, strict=True):
        where[key] = name
