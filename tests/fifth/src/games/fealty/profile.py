"""The Pledge to whoever lists it."""

from __future__ import annotations

from camarilla.kernel.profile import Profile, ladder

profile = Profile(
    order=99,
    seats=range(2, 5),
    books={"PLG": "fealty"},
    card_rules={"king": ("PLG-1", "PLG-3"), "knave": ("PLG-1", "PLG-3")},
    question_rules={"pledge": ("PLG-2",), "reply": ("PLG-3", "PLG-4")},
    levels=ladder(8.0, 2.0, 0.7, 500),
)
