"""uvicorn's WebSocket with a short way for a table's messages: none of them has to wake a task.

The handshake, control frames and the end go the usual way through the application. So does everything where this
class is not used, or a later uvicorn has other names for what is overridden here.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask

from camarilla.server.buckets import Bucket
from camarilla.server.metrics import Counts
from camarilla.server.settings import Limits

NAME = "camarilla.fast_socket"  # where the application finds it, among the extensions
ROUND = 200  # ticks in which every socket has its turn to be asked whether its peer is there; of each 0.1 seconds
PING = b"\x89\0"
SLICE = 4_096  # bytes that are read before their frames are counted
FLOOD = (4429, "flood")
NO_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
turns = itertools.cycle(range(ROUND))


class FastSocket(WebSocketsSansIOProtocol):
    """The connection of one socket."""

    hear: Callable[[str | bytes], None] | None = None  # is told every message, once the application has set it
    may_send: Callable[[int], bool] | None = None  # so many more, by the limit of its address
    gone: Callable[[], None] | None = None  # is told when the connection is lost
    clear = False  # nothing but whole messages has come so far
    stalled: asyncio.TimerHandle | None = None
    opening: asyncio.TimerHandle | None = None  # until it is open
    turn = -1  # the tick of its turn; none before it is open
    heard = asked = False  # a message has come since its last turn; it was pinged then

    def __init__(self, limits: Limits, counts: Counts, **parts: Any) -> None:
        super().__init__(**parts)
        self.limits, self.counts = limits, counts
        self.bucket = Bucket(limits.frames, limits.frames_at_once, self._now())

    def _now(self) -> int:
        return int(self.loop.time() * 1000)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if self.transport.get_write_buffer_size():  # the transport will not say so again
            self.pause_writing()
        self.opening = self.loop.call_later(self.limits.request_seconds, self.transport.abort)

    def handle_connect(self, event: Request) -> None:
        """The application, which runs a moment later, is told how to get here."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][NAME] = self  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over; whoever still has the scope keeps nothing of it alive."""
        super().connection_lost(exc)
        self._opened()
        self._flows()
        gone, self.hear, self.may_send, self.gone = self.gone, None, None, None
        if hasattr(self, "scope"):
            self.scope["extensions"].pop(NAME, None)
        if gone:
            gone()

    def start_keepalive(self) -> None:
        """It is open. One sweep sees to all sockets, instead of timers for each."""
        self.turn, self.heard = next(turns), True
        self._opened()

    def _opened(self) -> None:
        if self.opening is not None:
            self.opening.cancel()
            self.opening = None

    def take_turn(self) -> None:
        """A peer that has sent nothing since the last turn is pinged; one that did not answer is gone. So that nothing
        has to wait for it, it is cut off if it is still here a turn later, as is whoever was closed before."""
        if self.heard:
            self.heard = self.asked = False
        elif self.asked and (self.close_sent or self.transport.is_closing()):
            self.transport.abort()
        elif self.asked:
            self.keepalive_timeout()
        else:
            self.asked = True
            if not self.transport.is_closing():
                self.transport.write(PING)

    def handle_pong(self, event: Frame) -> None:
        self.asked = False

    def pause_writing(self) -> None:
        """The peer does not read; if it goes on like that, there is no use in another word."""
        super().pause_writing()
        self._flows()
        self.stalled = self.loop.call_later(self.limits.stall_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._flows()

    def _flows(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None

    def data_received(self, data: bytes) -> None:
        """Most often it is one short text, which is read here; the library, which reads all else, misses nothing by it
        as long as it is between two messages."""
        text = short_text(data) if self.hear and self.clear and self.conn.state is OPEN else None
        if text is not None and self.hear and not self.close_sent:
            self.heard = True
            self.hear(text)
            return
        self.clear = whole(data) and self.clear if self.handshake_initiated else data.endswith(b"\r\n\r\n")
        for start in range(0, len(data), SLICE):
            if not self.transport.is_closing():
                super().data_received(data[start : start + SLICE])
        if not self.handshake_initiated and not self.transport.is_closing():
            self.refuse()

    def shutdown(self) -> None:
        """The server stops; where there was no handshake, the library would fail to answer."""
        if self.handshake_initiated:
            super().shutdown()
        else:
            self.transport.abort()

    def refuse(self) -> None:
        """What came first was the whole request, and the library takes it for none: nobody else would answer."""
        self.counts.refused.labels("handshake").inc()
        self.transport.write(NO_HANDSHAKE)
        self.transport.close()

    def handle_events(self) -> None:
        """Every frame counts: a ping or an empty piece costs as much as a message."""
        frames = len(self.conn.events)
        if self.bucket.take(self._now(), frames) and (self.may_send is None or self.may_send(frames)):
            super().handle_events()
        else:
            self.cut_off()

    def handle_cont(self, event: Frame) -> None:
        """A message may come in pieces, but what waits for its end is kept."""
        if len(self.frames) < self.limits.fragments:
            super().handle_cont(event)
        else:
            self.cut_off()

    def cut_off(self) -> None:
        """Too much has come: nothing more is read."""
        if self.transport.is_closing():
            return
        self.counts.refused.labels(FLOOD[1]).inc()
        if self.conn.state is OPEN:
            self.conn.fail(*FLOOD)
            self.handle_parser_exception()
        else:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """A whole message has come."""
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        self.heard = True
        data, self.frames = b"".join(self.frames), []
        try:
            message = data.decode() if self.curr_msg_data_type == "text" else data
        except UnicodeDecodeError:  # closed as the protocol wants it, without a traceback in the log
            self.conn.send_close(1007)
            self.handle_parser_exception()
        else:
            self.hear(message)

    def say(self, text: bytes) -> bool:
        """Send a text at once; False if it has to wait, or the connection is gone."""
        if self.stalled is not None or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        if self.transport.get_write_buffer_size() > self.limits.backlog_bytes:  # whatever the transport said of it
            self.transport.abort()
            return False
        self.transport.write(framed(text))
        return True


def fast_socket_of(scope: Mapping[str, Any]) -> FastSocket | None:
    """The short way of a socket, if it has one."""
    found = scope.get("extensions", {}).get(NAME)
    return found if isinstance(found, FastSocket) else None


def once_gone(scope: Mapping[str, Any], act: Callable[[], None]) -> None:
    """Do something when its connection is lost: what was said last may still have to be taken."""
    if fast := fast_socket_of(scope):
        fast.gone = act
    else:
        act()


def sweep(connections: Iterable[object], tick: int) -> None:
    """The sockets among them whose turn it is take it."""
    turn = tick % ROUND
    for socket in [one for one in connections if isinstance(one, FastSocket) and one.turn == turn]:
        socket.take_turn()


def hang_up(connections: Iterable[object]) -> None:
    """On those who have not taken what was said to them."""
    for socket in [one for one in connections if isinstance(one, FastSocket)]:
        if socket.transport.get_write_buffer_size():
            socket.transport.abort()


def short_text(data: bytes) -> str | None:
    """The text, if this is one whole masked frame of less than 126 bytes, and nothing else (RFC 6455, section 5.2)."""
    size = len(data) - 6
    if not 0 < size < 126 or data[0] != 0x81 or data[1] != 0x80 | size:
        return None
    try:
        return apply_mask(data[6:], data[2:6]).decode()
    except UnicodeDecodeError:
        return None


def whole(data: bytes) -> bool:
    """Is this one whole message or control frame, masked?"""
    size = data[1] & 0x7F if len(data) > 5 and data[0] & 0xF0 == 0x80 and data[0] & 0x0F else 0
    if size == 126 and len(data) > 7:
        return len(data) == 8 + int.from_bytes(data[2:4], "big")
    return 0 < size < 126 and len(data) == 6 + size


def framed(text: bytes) -> bytes:
    """A text as one WebSocket frame from a server: whole, unmasked (RFC 6455, section 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text
