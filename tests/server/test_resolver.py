"""Names of hosts: slow name servers keep neither those who send nor other names."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest

from camarilla.server.notices import resolver as module
from camarilla.server.notices.resolver import Resolver
from server.live import PATIENCE

HERE = "198.51.100.7"


def finder(asked: list[str], may_answer: threading.Event) -> Callable[[str, int], list[str]]:
    def find(host: str, port: int) -> list[str]:
        asked.append(host)
        if host == "none.example":
            raise OSError("no such name")
        if host == "slow.example":
            assert may_answer.wait(PATIENCE)
        return [HERE]

    return find


def test_a_name_server_that_does_not_answer_keeps_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for such a name has one thread kept, and waits once; other names are found meanwhile."""
    asked, may_answer = list[str](), threading.Event()
    monkeypatch.setattr(module, "find", finder(asked, may_answer))
    monkeypatch.setattr(module, "SECONDS", 0.05)
    names = Resolver()
    with names.threads:
        for _ in range(3):
            with pytest.raises(TimeoutError):
                names.look_up("slow.example", 443)
        monkeypatch.setattr(module, "SECONDS", PATIENCE)
        assert names.look_up("quick.example", 443) == [HERE]
        assert asked == ["slow.example", "quick.example"]
        may_answer.set()
        assert names.look_up("slow.example", 443) == [HERE]


def test_what_was_found_is_known_for_a_while_and_only_that(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[str]()
    monkeypatch.setattr(module, "find", finder(asked, threading.Event()))
    monkeypatch.setattr(module, "MOST", 2)
    names = Resolver()
    with names.threads:
        for host in ("one.example", "one.example", "two.example", "three.example", "one.example"):
            assert names.look_up(host, 443) == [HERE]
        assert asked == ["one.example", "two.example", "three.example", "one.example"]
        for _ in range(2):
            with pytest.raises(OSError, match="no such name"):
                names.look_up("none.example", 443)
        assert asked[4:] == ["none.example", "none.example"]
        monkeypatch.setattr(module, "KEPT", 0)
        names.look_up("one.example", 443)
        assert asked[6:] == ["one.example"]
