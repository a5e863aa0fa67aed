"""Ablaze's golden playthroughs stand as they were written, and together they show every card and rule at work."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from golden import playthrough

from camarilla.games.ablaze.cards import NAMES

SCRIPTS = playthrough.scripts("ablaze")
TEXTS = {script.stem: script.with_suffix(".txt").read_text("utf-8") for script in SCRIPTS}
ALL = "\n".join(TEXTS.values())


@pytest.mark.parametrize("script", SCRIPTS, ids=[script.stem for script in SCRIPTS])
def test_the_playthrough_is_as_written(script: Path) -> None:
    """If the change is meant: python tests/golden/playthrough.py --write ablaze, and read the difference."""
    assert playthrough.text(json.loads(script.read_text("utf-8"))) == script.with_suffix(".txt").read_text("utf-8")


def test_every_text_has_its_script() -> None:
    assert {path.stem for path in (playthrough.FOLDER / "ablaze").glob("*.txt")} == set(TEXTS)


@pytest.mark.parametrize("card", NAMES)
def test_every_card_acts(card: str) -> None:
    """ABL-1: all eleven."""
    assert re.search(rf"ORI-7 (revealed|acts) .* card={card}\n", ALL)


@pytest.mark.parametrize("rule", [2, 3, 4, *range(10, 26)])
def test_every_rule_is_told_or_named(rule: int) -> None:
    """ABL-2 to ABL-25: in an event, or in the title of the playthrough that shows it."""
    assert re.search(rf"ABL-{rule}\b", ALL)


@pytest.mark.parametrize(
    ("name", "pattern"),
    [
        ("prince-and-twin", r"ABL-11 twin .*\n   all: ABL-10 gained"),
        ("prince-and-twin", r"eliminated .* card=prince .*\n   all: ABL-12 .* card=twin\n   all: ABL-3 returned"),
        ("prince-falls", r"ABL-14 gained seat=0 amount=2 .*\n   all: ABL-12 discarded family=2 .*\n\n"),
        ("cutthroat", r"ABL-14 gained seat=0 amount=2 .*\n   all: ABL-13 gained seat=0 amount=2 card=queen"),
        ("cutthroat", r"eliminated seat=2 .* tokens=1\n   all: ABL-13 gained seat=2 amount=1 card=queen"),
        ("cutthroat-and-trap", r"card=trap family=1 tokens=2\n   all: ABL-24 trapped seat=1 robbed=0 amount=2"),
        ("apothecary", r"card=trap family=0 tokens=0\n   all: ORI-12 gained seat=0 amount=1 card=apothecary\n\n"),
        ("apothecary", r"ABL-24 trapped seat=2 robbed=1 amount=3\n   all: ABL-24 discarded .* card=apothecary"),
        ("apothecary", r"revealed .* card=apothecary\n   all: ORI-13 eliminated seat=2 .* card=apothecary family=2"),
        ("felon-and-schemer", r"ABL-17 forfeited seat=0 amount=1\n   all: ABL-17 forfeited seat=2 amount=0"),
        ("felon-and-schemer", r"ABL-18 discarded family=2 place=3 card=schemer"),
        ("substitution", r"ABL-19 replaced seat=0 place=0 card=queen zone=aside"),
        ("substitution", r"ABL-12 discarded .* card=twin\n   all: ABL-19 replaced .* card=prince"),
        ("substitution", r'ABL-19 not-replaced seat=1 card=felon\n'),
        ("own-card-comes-back", r"ABL-3 returned seat=1\n(.*\n)*.*replaced seat=0 place=1 card=queen zone=discard"),
        ("plan", r"activated .* card=cutthroat\n(.*\n)*.*ABL-24 discarded family=0 place=1 card=cutthroat"),
        ("plan", r"ABL-21 taken seat=0 left=0\n   all: ORI-7 acts seat=0 place=1 card=schemer"),
        ("plan-without-characters", r"ABL-22 taken seat=0 left=1\n   all: ABL-22 taken seat=0 left=0"),
        ("plan-without-characters", r"ABL-23 lost .*\n   all: ABL-23 gained seat=1 amount=1 card=trap"),
        ("bribery", r"ABL-25 returned seat=0\n   all: ABL-25 bribed seat=2 place=0 card=queen"),
        ("bribery", r"0 1 spectator: ORI-6 placed .* card=\?\n   2: ORI-6 placed .* under=queen card=cutthroat"),
        ("random-3", r"1 2 spectator: ABL-1 set-aside seat=0 card=\?"),
        ("random-2", r"winners \[\d\]"),
    ],
)  # fmt: skip
def test_what_the_playthroughs_show(name: str, pattern: str) -> None:
    """ABL-2 to ABL-25: the moments worth reading are there."""
    assert re.search(pattern, TEXTS[name])
