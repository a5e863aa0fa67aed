"""`camarilla train` and `exploit`: what they refuse; a training itself is tried in tests/lab/test_learning.py."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from cli.program import refuse, succeed


@pytest.mark.parametrize("command", [("train", "oriflamme"), ("exploit", "oriflamme", "knight")])
def test_without_torch_it_says_what_to_install(command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("camarilla.lab.learning.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "torch", None)
    assert 'pip install "camarilla[learn]"' in refuse(*command)


@pytest.mark.parametrize("command", [("train", "oriflamme"), ("exploit", "oriflamme", "knight")])
def test_a_game_without_inputs_cannot_be_learned(command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("train", "exploit"):
        monkeypatch.setattr(f"camarilla.cli.commands.{module}.has_inputs", lambda game: False)
    assert refuse(*command).endswith("no network can learn oriflamme yet")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("oriflamme", "regent"), '"regent" takes too long for each move'),
        (("oriflamme", "ismcts:100"), '"ismcts:100" takes too long'),
        (("oriflamme", "engine:cat"), '"engine:cat" takes too long'),
        (("oriflamme", "nobody"), 'no player, level or engine named "nobody"'),
        (("oriflamme", "knight", "--seats", "6"), "2 to 5"),
        (("chess", "knight"), "chess"),
    ],
)
def test_whom_exploit_refuses(words: tuple[str, ...], said: str) -> None:
    assert said in refuse("exploit", *words)


def test_where_there_is_no_network_nothing_begins_as_a_copy_of_it() -> None:
    assert "there is no network for oriflamme here" in refuse("exploit", "oriflamme", "knight", "--begin", "network")


def test_there_is_something_to_resume_or_it_is_refused(tmp_path: Path) -> None:
    said = refuse("train", "oriflamme", "--resume", "--folder", str(tmp_path))
    assert said.endswith("has no checkpoint to continue from")


def test_a_recipe_is_read_first(tmp_path: Path) -> None:
    (tmp_path / "r.toml").write_text("speed = 1")
    assert "speed" in refuse("train", "oriflamme", "--recipe", str(tmp_path / "r.toml"))


def test_help_has_an_example() -> None:
    assert "camarilla train oriflamme" in succeed("train", "--help")
    assert "camarilla exploit oriflamme chancellor" in succeed("exploit", "--help")


def test_the_arena_says_at_once_that_a_network_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from camarilla.bots.network import shipped_weights

    shipped_weights.cache_clear()
    monkeypatch.setenv("CAMARILLA_NETWORKS", str(tmp_path))
    assert "there is no network for ablaze here" in refuse("arena", "knight", "network", "--game", "ablaze")
