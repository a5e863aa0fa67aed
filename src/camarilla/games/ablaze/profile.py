"""Oriflamme: Ablaze to whoever lists it."""

from __future__ import annotations

from camarilla.kernel.profile import Profile, ladder

profile = Profile(
    order=2,
    seats=range(2, 6),
    book_seats=range(3, 6),
    books={"ORI": "oriflamme", "ABL": "ablaze"},
    card_rules={
        "prince": ("ABL-10", "ABL-12", "ABL-22"), "queen": ("ABL-13",), "cutthroat": ("ABL-14", "ABL-15"),
        "apothecary": ("ABL-16",), "felon": ("ABL-17",), "schemer": ("ABL-18",), "substitution": ("ABL-19", "ABL-20"),
        "plan": ("ABL-21", "ABL-22"), "trap": ("ABL-15", "ABL-23", "ABL-24"), "bribery": ("ABL-25",),
        "twin": ("ABL-1", "ABL-11", "ABL-12"),
    },
    question_rules={
        "place": ("ORI-6",), "reveal": ("ORI-7",), "activate": ("ABL-21",), "spend": ("ABL-21", "ABL-22"),
    },
    gains={"gained": 1, "took": 1, "taken": 1, "trapped": 1, "forfeited": -1},
    tie=("ORI-17",),
    levels=ladder(8.0, 2.0, 0.7, 30_000),
    styles={
        "cautious": {
            "keep": 2, "place prince": 2, "place queen": 2, "place schemer": 2, "place trap": 2, "place felon": 0.5,
            "place cutthroat": 0.5,
        },
        "aggressive": {
            "reveal": 2, "place cutthroat": 3, "place apothecary": 3, "place felon": 2, "place substitution": 3,
            "spend": 2, "place trap": 0.5,
        },
        "bluffing": {
            "place trap": 3, "keep trap": 4, "keep felon": 2, "keep schemer": 2, "keep bribery": 2, "reveal plan": 2,
        },
    },
    targets={5: {"compiled games/s": 120_000}},
)  # fmt: skip
