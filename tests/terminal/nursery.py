"""Starts programs at terminals of their own without importing anything twice: each is a fork of this process.

It is run as `python nursery.py SOCKET`. A client sends a pseudo-terminal and, as JSON, arguments and environment; the
answer is the exit status. A fork of the tests themselves would take their threads and their patches along.
"""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import signal
import socket
import sys
import termios
from typing import Any


def serve(path: str) -> None:
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(path)
        listening.listen(16)
        signal.signal(signal.SIGCHLD, signal.SIG_IGN)
        print("ready", flush=True)
        while True:
            connection, _ = listening.accept()
            if os.fork() == 0:
                listening.close()
                attend(connection)
            connection.close()


def attend(connection: socket.socket) -> None:
    """One program, from its birth to its end."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    data, (terminal,), *_ = socket.recv_fds(connection, 1 << 16, 1)
    child = os.fork()
    if child == 0:
        live(terminal, json.loads(data))
    os.close(terminal)
    connection.sendall(f"{child}\n".encode())
    _, status = os.waitpid(child, 0)
    with contextlib.suppress(OSError):  # nobody may be interested any more
        connection.sendall(f"{os.waitstatus_to_exitcode(status)}\n".encode())
    os._exit(0)


def live(terminal: int, wanted: dict[str, Any]) -> None:
    """The program itself."""
    os.setsid()
    fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)
    for stream in (0, 1, 2):
        os.dup2(terminal, stream)
    sys.stdin = open(0, encoding="utf-8")  # noqa: SIM115
    sys.stdout = open(1, "w", encoding=wanted["encoding"], buffering=1)  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", buffering=1)  # noqa: SIM115
    os.environ.update(wanted["environment"])
    from camarilla.cli import main

    status = 70
    try:
        status = main(wanted["arguments"])
    except SystemExit as end:
        status = int(end.code or 0)
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


if __name__ == "__main__":
    import camarilla

    for name in camarilla.games():
        camarilla.game(name).deal(2, 1)
    import camarilla.bots.random
    import camarilla.cli.commands.play
    import camarilla.cli.commands.replay
    import camarilla.cli.terminal.ui
    from camarilla.locales import messages

    for known in (messages("en", name) for name in (None, *camarilla.games())):
        for message in list(known.names):
            known.message(message)
    serve(sys.argv[1])
