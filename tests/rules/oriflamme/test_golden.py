"""Oriflamme's golden playthroughs stand as they were written, and together they show every rule at work."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from golden import playthrough

from camarilla.games.oriflamme.cards import NAMES

SCRIPTS = playthrough.scripts("oriflamme")
TEXTS = {script.stem: script.with_suffix(".txt").read_text("utf-8") for script in SCRIPTS}
ALL = "\n".join(TEXTS.values())


@pytest.mark.parametrize("script", SCRIPTS, ids=[script.stem for script in SCRIPTS])
@pytest.mark.untraced
def test_the_playthrough_is_as_written(script: Path) -> None:
    """If the change is meant: python tests/golden/playthrough.py --write, and read the difference."""
    assert playthrough.text(json.loads(script.read_text("utf-8"))) == script.with_suffix(".txt").read_text("utf-8")


def test_every_text_has_its_script() -> None:
    assert {path.stem for path in (playthrough.FOLDER / "oriflamme").glob("*.txt")} == set(TEXTS)


ABILITIES = {
    "lord": "ORI-20 gained",
    "archer": "ORI-12 gained .* card=archer",
    "heir": "ORI-25 gained",
    "shapeshifter": "ORI-26 copied",
    "soldier": "ORI-12 gained .* card=soldier",
    "spy": "ORI-24 stole",
    "conspiracy": "ORI-30 gained",
    "ambush": "ORI-31 gained",
    "decree": "ORI-35 moved",
    "assassination": "ORI-12 gained .* card=assassination",
}


@pytest.mark.parametrize("card", NAMES)
def test_every_card_is_revealed_and_acts(card: str) -> None:
    assert re.search(rf"ORI-7 revealed .* card={card}\n", ALL)
    assert re.search(ABILITIES[card], ALL)


@pytest.mark.parametrize(
    ("name", "pattern"),
    [
        ("stacking", r"placed seat=0 place=0 way=on"),
        ("stacking", r"ORI-8 discarded family=0 place=0 card=assassination\n   all: ORI-7 acts seat=0 .* card=heir"),
        ("stacking", r"winners \[0, 1\]"),
        ("ambush", r"ORI-32 gained seat=1 amount=4 card=ambush\n   all: ORI-32 discarded family=0"),
        ("ambush", r"eliminated seat=2 place=0 card=ambush family=2 .*\n.* card=soldier\n\n"),
        ("ambush", r"ORI-31 lost .*\n   all: ORI-31 gained seat=0 amount=1 card=ambush"),
        ("shapeshifter", r"ORI-26 copied .* card=heir family=2\n   all: ORI-27 gained seat=0 amount=2"),
        (
            "shapeshifter",
            r"copied seat=1 place=4 card=soldier family=2\n(.*\n)*.*eliminated seat=1 place=4",
        ),
        ("shapeshifter-alike", r"ORI-28 no-effect"),
        ("shapeshifter-alike", r"ORI-32 discarded family=2 place=2 card=shapeshifter"),
        ("decree", r"> move 0 6\n   0: ORI-35 moved seat=1 place=0 gap=6 now=5 family=0 card=spy"),
        ("decree", r"8\. seat 0 is asked: reveal place=3\n(.*\n)*.*revealed .* card=spy"),
        ("decree", r"> move 1 0\n   all: ORI-35 moved seat=0 place=1 gap=0 now=0"),
        ("alone", r"eliminated seat=0 place=0 card=archer family=0"),
        ("tie-break", r"scores \[6, 6, 3\], winners \[1\]"),
        ("random-3", r"1 2 spectator: ORI-1 set-aside seat=0 card=\?"),
    ],
)
def test_what_the_playthroughs_show(name: str, pattern: str) -> None:
    assert re.search(pattern, TEXTS[name])


def test_writing_them_is_one_command(capsys: pytest.CaptureFixture[str]) -> None:
    """Without --write nothing is written; what is stale is named."""
    assert playthrough.main(["oriflamme"]) == 0
    assert capsys.readouterr().out == ""


def test_a_stale_one_is_named_and_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "oriflamme").mkdir()
    script = tmp_path / "oriflamme" / "alone.json"
    script.write_text((playthrough.FOLDER / "oriflamme" / "alone.json").read_text("utf-8"), "utf-8")
    monkeypatch.setattr(playthrough, "FOLDER", tmp_path)
    assert playthrough.main([]) == 1
    assert capsys.readouterr().out == f"{Path('oriflamme', 'alone.txt')}\n"
    assert not script.with_suffix(".txt").exists()
    assert playthrough.main(["--write"]) == 0
    assert script.with_suffix(".txt").read_text("utf-8") == TEXTS["alone"]
    assert playthrough.main([]) == 0
