"""What is said at a table: apart from its log, so that nobody's talk is part of the game."""

from __future__ import annotations

from collections import Counter

from camarilla.server.table.records import SpokenLine
from camarilla.server.table.seats import tag_of
from camarilla.wire.messages import Said
from camarilla.wire.parts import ChatLine

AT_HAND = 200  # lines that are shown to whoever comes


class Chat:
    """The last lines of a table's chat by their numbers, which rise; lines that were deleted leave gaps."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.lines: dict[int, ChatLine] = {}
        self.last = 0  # the number of the last one
        self.spoken: Counter[str] = Counter()  # lines of each player

    def say(self, line: SpokenLine) -> Said:
        """Take in a new line."""
        self.spoken[line.player] += 1
        return self.put(self.last + 1, line)

    def put(self, number: int, line: SpokenLine) -> Said:
        """Take in the next line; what is told of it."""
        shown = ChatLine(line.at, tag_of(self.table, line.player), line.name, line.seat, line.text)
        self.lines[number], self.last = shown, number
        if len(self.lines) > AT_HAND:
            del self.lines[next(iter(self.lines))]
        return Said(number, shown)

    def since(self, number: int, muted: set[str]) -> list[Said] | None:
        """What somebody lacks who has heard everything up to a number, if all of it is at hand."""
        if not 0 <= self.last - number <= AT_HAND:
            return None
        return [Said(n, line) for n, line in self.lines.items() if n > number and line.tag not in muted]

    def shown(self, muted: set[str]) -> list[ChatLine]:
        """All lines at hand for somebody who does not want to hear some people."""
        return [line for line in self.lines.values() if line.tag not in muted]
