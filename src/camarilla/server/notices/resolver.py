"""Names of hosts, looked up in threads of their own: a name server that does not answer keeps nobody who sends."""

from __future__ import annotations

import socket
import threading
import time
from collections import OrderedDict
from concurrent.futures import Future, ThreadPoolExecutor

THREADS = 128  # each may be kept for as long as the system waits for a name server, which is half a minute
SECONDS = 5.0  # that a sender waits
KEPT = 600.0  # seconds for which an answer is good
MOST = 1000  # names that are known
HostPort = tuple[str, int]  # host and port
AddressLookup = Future[list[str]]


class Resolver:
    """Where hosts are; who asks for one that somebody is asking for waits with them."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(THREADS, "names")
        self.lock = threading.Lock()
        self.asked: OrderedDict[HostPort, tuple[AddressLookup, float]] = OrderedDict()  # and when

    def look_up(self, host: str, port: int, seconds: float = SECONDS) -> list[str]:
        """Its addresses; TimeoutError if they are not known in time. Blocks, so call it from a thread."""
        answer, since = self._ask((host, port))
        return answer.result(max(0.0, min(seconds, since + SECONDS - time.monotonic())))

    def _ask(self, name: HostPort) -> tuple[AddressLookup, float]:
        with self.lock:
            now = time.monotonic()
            known = self.asked.get(name)
            if known and now < known[1] + KEPT and not (known[0].done() and known[0].exception()):
                return known
            self.asked[name] = self.threads.submit(find, *name), now
            self.asked.move_to_end(name)
            if len(self.asked) > MOST:
                self.asked.popitem(last=False)
            return self.asked[name]


def find(host: str, port: int) -> list[str]:
    """What the system says."""
    return [str(found[0]) for *_, found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


resolver = Resolver()  # of the whole process, as the system's own
