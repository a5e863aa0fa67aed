"""Laws hold for single moves as they run fastest; `test_entry_points.py` compares them with plain ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from compiled_moves import compiled_moves


@pytest.fixture(autouse=True, scope="module")
def _compiled_moves() -> Iterator[None]:
    with compiled_moves():
        yield
