"""Intrigues to whoever lists it."""

from __future__ import annotations

from camarilla.kernel.profile import Profile, ladder

profile = Profile(
    order=4,
    seats=range(2, 5),
    books={"INT": "intrigues"},
    card_rules={
        "spy": ("INT-10",), "killer": ("INT-11",), "beggar": ("INT-12",), "barman": ("INT-13",),
        "governor": ("INT-14",), "detective": ("INT-15",), "coachman": ("INT-17",),
    },
    question_rules={"deployment": ("INT-6",), "action": ("INT-7",)},
    actions=("look", "move", "open", "close", "leave"),
    levels=ladder(100.0, 2.8, 1.5, 50_000),
    styles={
        "cautious": {"look": 1.5, "pass": 1.5, "open": 0.7},
        "aggressive": {"open": 1.5, "arrest": 2, "expose": 2, "look": 0.7, "pass": 0.7},
        "bluffing": {"close": 1.5, "swap": 2, "move": 1.5, "look": 0.7},
    },
    flags=("chapter",),
    drawn=("chapter",),
    files=("chapters",),
    targets={3: {"compiled games/s": 450_000}},
)  # fmt: skip
