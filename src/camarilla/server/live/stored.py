"""A table as it is stored."""

from __future__ import annotations

from camarilla.kernel.refusal import Refusal
from camarilla.server.store.store import ChatRow, Store
from camarilla.server.table.records import read_record, write_line
from camarilla.server.table.table import Table
from camarilla.server.table.updates import Utterance


def read(store: Store, id: str) -> Table:
    """A table, from its log; without a single record if there is none."""
    table = Table(id)
    for data in store.records(id):
        take_in(table, data)
    return table


def take_in(table: Table, data: bytes) -> None:
    """One record; what decodes and yet fits nothing before it is damage as well."""
    try:
        table.put(read_record(data))
    except Refusal:
        raise
    except Exception:  # no message may quote the record: it holds secrets
        raise Refusal("table-damaged") from None


def chat_row(said: Utterance) -> ChatRow:
    """A line of chat as it is stored."""
    return ChatRow(said.message.number, said.line.player, write_line(said.line))
