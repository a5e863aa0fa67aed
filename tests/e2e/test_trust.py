"""Tables people can trust, in the browser: a private table asks for its invitation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from e2e.house import open_table

Visit = Callable[..., Any]


def test_a_private_table_asks_for_its_invitation(visit: Visit) -> None:
    host = visit()
    path = open_table(host, "throne", ["me", "open"], begin=False)
    host.goto(path)
    host.check("[data-private]")
    invitation = host.locator(".invite input[readonly]")
    host.wait_for_function("() => document.querySelector('.invite input[readonly]').value.includes('#')")
    word = invitation.input_value().partition("#")[2]
    guest = visit(width=390, height=844, path=path)
    guest.fill("[data-password]", "something else")
    guest.press("[data-password]", "Enter")
    guest.wait_for_selector("[data-password]")
    guest.fill("[data-password]", word)
    guest.press("[data-password]", "Enter")
    guest.click("[data-sit='1']")
    host.wait_for_selector("[data-begin]:enabled")
    friend = visit(path=f"{path}#{word}")
    friend.wait_for_selector(".people")
