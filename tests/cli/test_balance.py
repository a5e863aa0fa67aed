"""`camarilla balance`: tables, JSON, and a page that needs nothing else."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from camarilla.cli.balance import page
from camarilla.locales import LANGUAGES
from cli.program import run, succeed

BALANCE = ("balance", "oriflamme", "--seats", "2", "--games", "400", "--jobs", "1")
RULES = {"whole": (), "against": ("--option", "heir=5", "--against", "heir=1"), "sweep": ("--sweep", "heir=1..3")}


def found(*arguments: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(succeed(*BALANCE, "--json", *arguments))
    return document


def test_every_figure_has_an_interval_and_a_sample() -> None:
    (one,) = found()["findings"]
    shares = [place["share"] for place in one["order"]]
    assert sum(share["mean"] for share in shares) == pytest.approx(1)
    effects = {card["card"]: card["effect"] for card in one["cards"]}
    assert len(effects) == 10
    for each in (*shares, *effects.values()):
        assert each["low"] <= each["mean"] <= each["high"]
        assert each["count"] > 0


def test_the_same_seed_gives_the_same_report_whatever_the_threads() -> None:
    assert succeed(*BALANCE, "--jobs", "3", "--json") == succeed(*BALANCE, "--json")
    assert found("--seed", "1") != found()


def test_against_says_what_differs() -> None:
    contrasts = {tuple(each["quantity"]): each for each in found(*RULES["against"])["contrasts"]}
    assert contrasts["earned", "heir"]["verdict"] == "more"
    assert contrasts["rounds", ""]["difference"]["mean"] == 0


def test_what_may_be_chance_is_not_told() -> None:
    assert "No difference was found between places" in succeed(*BALANCE, "--players", "random")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_numbers_are_written_as_the_language_writes_them(language: str) -> None:
    text = succeed(*BALANCE, "--lang", language)
    assert re.search(r"\d,\d \[\d+,\d; \d+,\d\]", text)
    assert not re.search(r"\d\.\d", text)


def test_players_that_differ_are_told_apart() -> None:
    text = succeed(*BALANCE, "--players", "greedy,random")
    assert re.search(r"Wins by player.*\n  greedy .* above\n  random .* below\n", text)
    assert "does not treat all players alike" not in text


def test_a_sweep_has_every_value() -> None:
    options = [dict(each["study"]["options"]) for each in found(*RULES["sweep"])["findings"]]
    assert options == [{"heir": 1}, {"heir": 2}, {"heir": 3}]


@pytest.mark.parametrize(
    ("rules", "language"), [*((rules, LANGUAGES[0]) for rules in RULES), *zip(RULES, LANGUAGES[1:], strict=True)]
)
def test_a_page_shows_every_plot_and_asks_nobody(
    rules: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What draws is stood in for: bundling it takes seconds."""
    drawn = {"javascript_bundle.return_value": "draw('</script>')", "vegalite_to_svg.return_value": "<svg/>"}
    monkeypatch.setitem(sys.modules, "vl_convert", mock.Mock(**drawn))
    monkeypatch.setattr(page, "find_spec", mock.Mock())
    succeed(*BALANCE, *RULES[rules], "--html", str(tmp_path / "b.html"), "--lang", language)
    text = (tmp_path / "b.html").read_text(encoding="utf-8")
    places = re.findall(r'<div class="plot" id="plot-(\w+)"', text)
    assert "order" in places or "difference" in places
    assert {f"b-{name}.svg" for name in places} == {path.name for path in tmp_path.glob("*.svg")}
    assert (tmp_path / "b.parquet").exists()
    assert text.count("</script>") == 2
    assert "http" not in text
    assert f'lang="{language}"' in text


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--games", "2"), "too few games: 2; play at least 4"),
        (("--players", "greedy,greedy,random"), "3 players were named for 2 seats"),
        (("--players", "nobody"), "no player, level or engine named"),
        (("--sweep", "heir"), "such as heir=0..5"),
        (("--sweep", "heir=3..3"), "such as heir=0..5"),
        (("--option", "heir=99"), "heir"),
        (("--seats", "9"), "9"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: tuple[str, ...], complaint: str) -> None:
    ended = run(*BALANCE, *arguments)
    assert ended.status == 2
    assert complaint in ended.err


def test_without_what_draws_a_page_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with mock.patch.object(page, "find_spec", return_value=None):
        ended = run(*BALANCE, "--html", str(tmp_path / "b.html"))
    assert ended.status == 2
    assert "camarilla[lab]" in ended.err
