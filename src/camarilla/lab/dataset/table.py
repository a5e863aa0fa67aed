"""Choices as a Parquet file: the columns, what they mean, and the bytes."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

import pyarrow as pa  # type: ignore[import-untyped]
from pyarrow import parquet

from camarilla.dialect import Record
from camarilla.kernel.game import Game
from camarilla.lab.dataset.recording import Rows
from camarilla.lab.jobs.job import JsonObject

KEY: Final = b"camarilla"  # of the metadata
PLAIN: Final = ("observation", "mask")  # columns whose cells hardly ever repeat


@cache
def columns(game: Game) -> Any:
    """A row for each choice: which game, by whom, what could be known and done, what was done, what it led to."""
    return pa.schema([
        ("game", pa.int64()), ("seed", pa.int64()), ("first", pa.int8()), ("step", pa.int16()), ("seat", pa.int8()),
        ("observation", pa.binary(game.rules.Features.size_)), ("mask", pa.binary(-(-len(game.moves.texts) // 8))),
        ("action", pa.int16()), ("return", pa.float32()), ("points", pa.int16()),
    ])  # fmt: skip


def schema(game: Game, head: JsonObject) -> Any:
    """The columns, and as metadata how the file was made, the slices of an observation, and the moves by code."""
    told = {**head, "observation": [one._asdict() for one in game.observed], "moves": list(game.moves.texts)}
    return columns(game).with_metadata({KEY: json.dumps(told, ensure_ascii=False, separators=(",", ":"))})


def written_table(game: Game, head: JsonObject, groups: Iterable[Rows]) -> bytes:
    """The file."""
    sink, described = pa.BufferOutputStream(), schema(game, head)
    packed = [name for name in described.names if name not in PLAIN]
    with parquet.ParquetWriter(sink, described, compression="zstd", use_dictionary=packed) as writer:
        for rows in groups:
            writer.write_table(pa.Table.from_arrays(arrays(rows, described), schema=described))
    return bytes(sink.getvalue())


def arrays(rows: Rows, described: Any) -> list[Any]:
    """The columns of some games; what compiled rules have written is not copied."""
    size = rows.size
    return [
        pa.Array.from_buffers(field.type, size, [None, pa.py_buffer(cells)])
        for field, cells in zip(described, (*numbered(rows), *recorded(rows)), strict=True)
    ]


def numbered(rows: Rows) -> tuple[array[int], ...]:
    """What is the same for a whole game, and the number of each choice in it."""
    game, seed, first, step = array("q"), array("q"), array("b"), array("h")
    for number, dealt, length in zip(rows.numbers, rows.seeds, rows.lengths, strict=True):
        game.extend(array("q", [number]) * length)
        seed.extend(array("q", [dealt]) * length)
        first.extend(array("b", [number % rows.seats]) * length)
        step.extend(range(length))
    return game, seed, first, step


def recorded(rows: Rows) -> tuple[Any, ...]:
    """What the rules have written; plain ones write structs."""
    seen = rows.seen.memory if isinstance(rows.seen, Record) else b"".join(one.pack() for one in rows.seen[: rows.size])
    return rows.seat, seen, rows.mask, rows.action, rows.share, rows.points
