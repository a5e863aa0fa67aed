"""Messages between server and page, declared once: JSON Schema and TypeScript are written from here.

They carry ids and arguments, never sentences: the reader's language words them from `locales/`.
"""

from __future__ import annotations

from camarilla.wire.commands import Command, decode_command
from camarilla.wire.messages import Message, encode

__all__ = ["PROTOCOL", "Command", "Message", "decode_command", "encode"]

PROTOCOL = 3  # raised when an old page could not talk to a new server
