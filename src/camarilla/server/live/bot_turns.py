"""The turns of bots at one table: whoever of them is asked thinks, and answers when it is due."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from camarilla.server.live.bots import is_ours
from camarilla.server.live.session import Effects, Session
from camarilla.server.live.thinking import Claim

if TYPE_CHECKING:
    from camarilla.server.live.rooms import Rooms

Hear = Callable[[int, int], None]  # takes the number of a question and the code of a bot's answer to it


class BotTurns:
    """The question that a bot thinks about, and what comes of its answer.

    It does not hold its room, which holds it: a room that is closed is to be forgotten at once.
    """

    def __init__(self, session: Session, rooms: Rooms) -> None:
        self.session, self.rooms = session, rooms
        self.asked_in: int | None = None  # the number of the question that is thought about
        self.task: asyncio.Task[None] | None = None

    def ask(self, claim: Callable[[bool], Claim], hear: Hear) -> None:
        """Let the bot that is asked think, unless it does so already; it is heard when it is due.

        What is thought about another question is for nobody any more."""
        due, table = self.session.bot_due(), self.session.table
        asked_in, state = table.asked_in, table.state if due else None
        if due is not None and self.asked_in == asked_in:
            return
        self.withdraw()
        if due is None or state is None:
            return
        self.asked_in = asked_in
        number, when = due
        seat = table.seats[number]
        claims, answer = partial(claim, seat.why is not None), partial(hear, asked_in)
        level = seat.bot or "random"
        tape = b"" if is_ours(level) else bytes(table.history)
        self.task = self.rooms.bots.ask(state.copy(), level, when, table.rules.pace, claims, answer, tape)

    def withdraw(self) -> None:
        """No answer is wanted."""
        if self.task:
            self.task.cancel()
        self.asked_in = self.task = None

    def answer(self, asked_in: int, code: int, hear: Hear) -> Effects | None:
        """Give an answer; it may come too late, or too early if the player came back for a moment: then it waits."""
        due = self.session.bot_due() if asked_in == self.session.table.asked_in else None
        now = self.rooms.timer.now()
        if due is not None and now < due[1]:
            self.rooms.timer.call_at(due[1], partial(hear, asked_in, code))
            return None
        if self.asked_in == asked_in:
            self.withdraw()
        return None if due is None else self.session.bot_answers(asked_in, code, now)
