"""What the page is told of a game's WebAssembly module: how its memory lies, and the words of its numbers.

`tools/wasm.py` writes one `EngineTables` beside each module, and `python -m camarilla.wire` these types in TypeScript.
"""

from __future__ import annotations

from msgspec import Struct


class EnginePart(Struct):
    """A part of the tables."""


class Cell(EnginePart):
    """A number of a struct, or an array of them: where it begins, its type, and how many."""

    at: int
    type: str
    count: int


class StructLayout(EnginePart):
    """How a struct lies in memory; only the members that the page reads or writes are named."""

    size: int
    cells: dict[str, Cell]


class MoveFamily(EnginePart):
    """Moves of one form, whose codes follow those of the family before; the last part changes fastest."""

    kind: str
    text: str
    parts: list[str]
    sizes: list[int]


class EventWords(EnginePart):
    """A kind of event: its id, and the names of its numbers by the cell that holds them."""

    name: str
    parts: dict[str, str]


class LevelTable(EnginePart):
    """How a level plays; a temperature of 0 follows the strongest prior, and without simulations it does not search."""

    id: str
    temperature: float
    simulations: int
    style: str


class OptionTable(EnginePart):
    """An option of a deal: its limits, and where the record of a deal holds it."""

    low: int
    high: int
    cell: Cell


class EngineTables(EnginePart):
    """All that is needed to run a module and to name what it says; records are written as hexadecimal digits."""

    game: str
    version: int
    seats: list[int]
    books: list[str]
    families: list[MoveFamily]
    move_words: dict[str, list[str]]
    events: list[EventWords]
    event_words: dict[str, list[str]]
    levels: list[LevelTable]
    styles: dict[str, dict[str, float]]
    options: dict[str, OptionTable]
    usual: str
    settings: str
    hint_settings: str
    measure: str
    entries: dict[str, list[str]]
    structs: dict[str, StructLayout]
