"""Behind the Throne to whoever lists it."""

from __future__ import annotations

from camarilla.kernel.profile import Profile, ladder

profile = Profile(
    order=3,
    seats=range(2, 5),
    books={"THR": "throne"},
    card_rules={
        "general": ("THR-5",), "prophet": ("THR-16",), "jester": ("THR-5", "THR-7"), "assassin": ("THR-5",),
        "judge": ("THR-15",), "minstrel": ("THR-12",), "alchemist": ("THR-9",), "queen": ("THR-10",),
        "king": ("THR-11", "THR-12"), "end": ("THR-20",),
    },
    question_rules={"turn": ("THR-3", "THR-4", "THR-5", "THR-8", "THR-11"), "drop": ("THR-17",)},
    values={
        "general": 1, "prophet": 2, "jester": 3, "assassin": 4, "judge": 5, "minstrel": 6, "alchemist": 7, "queen": 8,
        "king": 9,
    },
    actions=("swap", "destroy"),
    measure="take",
    levels=ladder(8.0, 2.0, 0.7, 8_000, led={2: 7_500, 3: 7_500}),
    styles={  # nothing lies hidden before a seat here, so there is nothing to bluff with
        "cautious": {"take": 3, "draw": 0.5, "peek": 2, "judge_peek": 2, "destroy": 0.5},
        "aggressive": {"draw": 2, "take": 0.5, "destroy": 3, "swap": 3},
    },
    targets={4: {"compiled games/s": 70_000}},
)  # fmt: skip
