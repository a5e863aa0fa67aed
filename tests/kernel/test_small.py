"""Small variants that games bring: every deal is a position of its own, which looks the same to a spectator."""

from __future__ import annotations

import pytest

from camarilla.env.variants import variant, variants


@pytest.mark.parametrize("id", variants())
def test_deals_differ_only_in_what_is_hidden(id: str) -> None:
    states = variant(id).roots
    assert len({state.position_json() for state in states}) == len(states)
    assert {state.seats for state in states} == {2}
    assert {state.seat for state in states} <= {0, 1}
    assert len({state.view_json(None) for state in states}) == 1
