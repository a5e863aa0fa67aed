"""The tree is made once."""

from __future__ import annotations

import pytest

from fifth.tree import Tree


@pytest.fixture(scope="session")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    return Tree(tmp_path_factory.mktemp("fifth"))
