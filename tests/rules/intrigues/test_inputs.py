"""What a network of Intrigues is given: the features, and the city as the seat knows it."""

from __future__ import annotations

import camarilla
from camarilla.bots.inputs import attach_inputs
from camarilla.games.intrigues.features import Features, features

GAME = camarilla.game("intrigues")
INPUTS = attach_inputs(GAME)


def test_features_and_the_city_as_the_seat_knows_it() -> None:
    """INT-3, INT-9: each character where it was seen, each event as the plot wants it."""
    state = GAME.deal(3, 1)
    while not state.over:
        seat = state.seat
        assert seat is not None
        record, seen, out = state.redacted(seat), Features(), INPUTS.Inputs()
        features(record, seat, seen)
        INPUTS.inputs(record, seat, out)
        assert out.seen.pack() == seen.pack()
        city, plot = out.city, state.view(seat)["plots"][seat]  # type: ignore[typeddict-item]
        assert all(sum(one.zone) == 1 for one in city.character)
        assert [sum(one.status) for one in city.chance] == [int(wanted) for wanted in plot]
        assert [sum(one.against) for one in city.chance] == [int(not wanted) for wanted in plot]
        assert [one.count for one in city.spot] == [len(cards) for cards in state.view(seat)["board"].values()]  # type: ignore[typeddict-item]
        state.play(state.legal[-1])
    INPUTS.inputs(state.redacted(0), 0, out)
    assert not any(out.city.clock), "nothing can happen any more"
