"""The guides that a package brings: every one is shown, links name others, and help names none that is missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import camarilla
from camarilla import guides
from camarilla.cli import COMMANDS
from camarilla.cli.parser import GUIDES
from cli.program import refuse, succeed


def test_they_are_listed_with_what_they_are_about() -> None:
    lines = succeed("guide").splitlines()
    assert [line.split()[2] for line in lines] == list(guides.PAGES)
    assert "camarilla guide bot-writer       Tutorial: a bot of your own" in lines
    assert "there is no guide" in refuse("guide", "chess")


@pytest.mark.parametrize("name", guides.PAGES)
def test_each_can_be_read_and_no_link_leads_nowhere(name: str) -> None:
    text = succeed("guide", name)
    assert text.startswith("# ")
    assert not re.search(r"\]\((?!https?:)[^)]*\.md", text)
    assert set(re.findall(r"`camarilla guide ([a-z-]+)`", text)) <= set(guides.PAGES)


def test_a_wheel_has_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """There they are one file; twice the same bytes."""
    monkeypatch.setattr(guides, "PACKED", tmp_path / "guides.xz")
    guides.PACKED.write_bytes(guides.pack())
    before = guides.texts()
    guides.texts.cache_clear()
    monkeypatch.setattr(guides, "ROOT", tmp_path)
    assert guides.texts() == before
    assert guides.pack(Path(__file__).parents[2]) == guides.PACKED.read_bytes()
    assert len(guides.PACKED.read_bytes()) < 40_000, "a wheel has little room"


def test_without_the_site_it_is_said_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guides, "SITE", "no_such_package")
    assert 'pip install "camarilla[docs]"' in refuse("guide", "--open")
    assert "there is no guide" in refuse("guide", "chess", "--open")


def test_every_game_has_its_page() -> None:
    assert set(guides.GAMES) == set(camarilla.games())


def test_help_names_a_guide_that_there_is() -> None:
    assert set(GUIDES) <= set(COMMANDS)
    assert set(GUIDES.values()) <= set(guides.PAGES)
    assert succeed("engine", "--help").rstrip().endswith("more: camarilla guide engine-protocol")
