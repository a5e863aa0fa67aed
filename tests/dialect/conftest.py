"""Fixtures of the dialect's tests: a cache of their own for what they build."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session", autouse=True)
def cache(tmp_path_factory: pytest.TempPathFactory):
    """Built libraries go to a folder of this run, never to the user's."""
    folder = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CAMARILLA_CACHE", str(folder))
        yield folder
