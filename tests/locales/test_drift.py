"""Every translation was made from the English of today."""

from __future__ import annotations

from pathlib import Path

import pytest
from locales import drift
from locales.drift import TRANSLATIONS, english, record, stale, stamp


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_translation_is_older_than_its_english(language: str) -> None:
    """Translate these anew, then run tests/locales/drift.py with the language and their names."""
    assert stale(record(language), english()) == []


def test_every_kind_of_text_is_watched() -> None:
    assert {"play/won", "oriflamme/card-lord", "rules/ORI-7", "rules/throne", "glossary/seat"} <= set(english())


def test_what_has_changed_come_or_gone_is_named() -> None:
    assert stale({"same": "1", "changed": "1", "gone": "1"}, {"same": "1", "changed": "2", "new": "1"}) == [
        "changed",
        "gone",
        "new",
    ]


def test_a_review_is_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """For all of a language, or for some names only."""
    monkeypatch.setattr(drift, "RECORDS", tmp_path)
    monkeypatch.setattr(drift, "TRANSLATIONS", ["uk"])
    monkeypatch.setattr(drift, "english", lambda: {"play/won": "1", "play/left": "1"})
    assert drift.main([]) == 1
    stamp("uk", [])
    assert drift.main([]) == 0
    monkeypatch.setattr(drift, "english", lambda: {"play/won": "2", "play/left": "2"})
    assert drift.main(["uk", "play/won"]) == 0
    assert (drift.main([]), capsys.readouterr().out.splitlines()[-1]) == (1, "uk play/left")


def test_only_a_language_is_noted(capsys: pytest.CaptureFixture[str]) -> None:
    before = set(drift.RECORDS.iterdir())
    assert drift.main(["--help"]) == 2
    assert set(drift.RECORDS.iterdir()) == before
    assert "after review" in capsys.readouterr().out
