"""Oriflamme to whoever lists it."""

from __future__ import annotations

from camarilla.kernel.profile import Profile, ladder

profile = Profile(
    order=1,
    seats=range(2, 6),
    book_seats=range(3, 6),
    books={"ORI": "oriflamme"},
    card_rules={
        "lord": ("ORI-20",), "archer": ("ORI-21", "ORI-22"), "heir": ("ORI-25",),
        "shapeshifter": ("ORI-26", "ORI-27", "ORI-28"), "soldier": ("ORI-23",), "spy": ("ORI-24",),
        "conspiracy": ("ORI-30",), "ambush": ("ORI-31", "ORI-32", "ORI-33"), "decree": ("ORI-35", "ORI-36"),
        "assassination": ("ORI-37",),
    },
    question_rules={"place": ("ORI-6",), "reveal": ("ORI-7",)},
    gains={"gained": 1, "took": 1, "stole": 1},
    tie=("ORI-17",),
    levels=ladder(8.0, 2.0, 0.7, 40_000, led={2: 14_000, 3: 14_000}),
    styles={
        "cautious": {
            "keep": 2, "place lord": 2, "place heir": 2, "place ambush": 2, "place archer": 0.5,
            "place assassination": 0.5, "reveal soldier": 0.5, "reveal archer": 0.5,
        },
        "aggressive": {
            "reveal": 2, "place soldier": 3, "place archer": 3, "place spy": 2, "place assassination": 3,
            "place ambush": 0.5, "place conspiracy": 0.5,
        },
        "bluffing": {
            "place ambush": 3, "keep ambush": 4, "keep spy": 2, "keep heir": 2, "keep shapeshifter": 2,
            "reveal conspiracy": 2,
        },
    },
    targets={
        3: {"ISMCTS simulations/s": 180_000},
        5: {
            "compiled games/s": 150_000, "checks on / off": 0.8, "copy ns": 20, "plain games/s": 2_000,
            "ISMCTS simulations/s": 100_000, "ISMCTS two threads / one": 1.7,
        },
    },
)  # fmt: skip
