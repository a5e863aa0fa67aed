"""Decision trees from rich positions have the counts and hashes they had, compiled and plain."""

from __future__ import annotations

import json
from typing import Any

import pytest

import camarilla
from camarilla.kernel.game import State
from perft import counting

Entry = dict[str, Any]
ENTRIES: dict[str, list[Entry]] = {
    file.stem: json.loads(file.read_text("utf-8")) for file in sorted(counting.FOLDER.glob("*.json"))
}
CASES = [(game, entry) for game, entries in ENTRIES.items() for entry in entries]
every_entry = pytest.mark.parametrize(
    ("game", "entry"), CASES, ids=[f"{game}-{entry['name']}" for game, entry in CASES]
)


def load(game: str, entry: Entry) -> State:
    return counting.load(camarilla.game(game), entry)


@every_entry
@pytest.mark.untraced
def test_the_tree_is_as_counted(game: str, entry: Entry) -> None:
    """If the change is meant: python tests/perft/counting.py --write."""
    state = load(game, entry)
    for depth, expected in entry["counts"].items():
        found = counting.count(state, int(depth))
        assert list(found) == expected, counting.explain(state, int(depth), found, tuple(expected))


@every_entry
@pytest.mark.untraced
def test_the_plain_rules_count_the_same(game: str, entry: Entry) -> None:
    """As deep as plain Python goes in no time."""
    for depth, expected in entry["counts"].items():
        if expected[0] < 700:
            assert list(counting.count(load(game, entry), int(depth), plain=True)) == expected


@pytest.mark.untraced
@every_entry
def test_the_split_adds_up(game: str, entry: Entry) -> None:
    state = load(game, entry)
    depth = int(list(entry["counts"])[1])
    parts = counting.split(state, depth).values()
    assert (sum(lines for lines, _ in parts), sum(hash_ for _, hash_ in parts)) == counting.count(state, depth)
    assert "expected 1 lines" in counting.explain(state, 1, counting.count(state, 1), (1, 0))


def test_the_trees_are_rich() -> None:
    assert sum(list(entry["counts"].values())[-1][0] for entry in ENTRIES["oriflamme"]) > 15_000


def seen(state: State, depth: int) -> set[str]:
    """The questions asked and the rules cited on all lines of play."""
    found = {state.question.id} if state.question else set()
    found |= {f"{event['rule']} {event['event']} {event.get('card')}" for event in state.events(None)}
    if depth and not state.over:
        for move in state.legal:
            after = state.copy()
            after.play(move)
            found |= seen(after, depth - 1)
    return found


def reached(game: str, entries: list[Entry], depth: int) -> set[str]:
    return set().union(*(seen(load(game, entry), depth) for entry in entries))


@pytest.mark.untraced
def test_every_ability_of_oriflamme_is_reached() -> None:
    """Each card is revealed or acts, and those with a choice ask for it; Ambush reacts both ways, Decree moves."""
    found = reached("oriflamme", ENTRIES["oriflamme"], 4)
    for card in camarilla.game("oriflamme").words["card"]:
        assert f"ORI-7 revealed {card}" in found
    assert {"archer", "shapeshifter", "soldier", "spy", "decree", "assassination", "reveal", "place"} <= found
    assert {"ORI-20 gained lord", "ORI-25 gained heir", "ORI-25 no-effect heir", "ORI-27 gained heir"} <= found
    assert {"ORI-30 gained conspiracy", "ORI-31 gained ambush", "ORI-32 gained ambush", "ORI-35 moved lord"} <= found
    assert {"ORI-12 gained archer", "ORI-12 gained soldier", "ORI-12 gained assassination"} <= found
    assert {"ORI-24 stole None", "ORI-26 copied soldier", "ORI-28 no-effect shapeshifter"} <= found


@pytest.mark.untraced
def test_every_ability_of_ablaze_is_reached() -> None:
    """ABL-10 to ABL-25: every card acts, every choice is asked for, every reaction happens."""
    found = reached("ablaze", ENTRIES["ablaze"][2:], 5)
    assert {"twin", "cutthroat", "apothecary", "substitution", "bribery", "activate", "spend", "reveal"} <= found
    for card in camarilla.game("ablaze").words["card"]:
        assert {f"ORI-7 revealed {card}", f"ORI-7 acts {card}"} & found
    assert {"ABL-24 trapped None", "ABL-12 discarded twin", "ABL-12 discarded prince", "ABL-23 gained trap"} <= found
    assert {"ABL-19 replaced queen", "ABL-19 not-replaced prince", "ABL-3 returned None", "ABL-21 taken None"} <= found


def test_every_ability_of_throne_is_reached() -> None:
    """THR-3 to THR-21: every column that can be used is, rows are taken, exchanged and lost, the deck runs out."""
    found = reached("throne", ENTRIES["throne"], 3)
    assert {"turn", "drop", "THR-4 bust None", "THR-6 bust None", "THR-11 took None", "THR-18 given None"} <= found
    for card in camarilla.game("throne").words["card"][:-1]:
        assert {f"THR-11 swapped {card}", f"THR-17 dropped {card}"} <= found
    assert {"THR-5 changed general", "THR-5 changed jester", "THR-5 changed assassin"} <= found
    assert {"THR-8 destroyed king", "THR-15 judged prophet", "THR-16 looked None"} <= found
    assert {"THR-19 reshuffled None", "THR-20 ended None", "THR-21 scored None"} <= found


def test_every_ability_of_intrigues_is_reached() -> None:
    """INT-6 to INT-17: the four actions, and every character opened."""
    found = reached("intrigues", ENTRIES["intrigues"], 2)
    assert {"deployment", "action", "spy", "beggar", "barman", "coachman", "INT-7 looked None"} <= found
    for card in camarilla.game("intrigues").words["card"][:7]:
        assert f"INT-7 opened {card}" in found
    assert {"INT-7 moved killer", "INT-7 closed killer", "INT-7 passed None", "INT-11 killed spy"} <= found
    assert {"INT-12 swapped spy", "INT-13 brought spy", "INT-16 followed coachman", "INT-17 drove None"} <= found


def test_stale_counts_are_named_and_written(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(counting, "FOLDER", tmp_path)
    file = tmp_path / "oriflamme.json"
    file.write_text(counting.written([{**ENTRIES["oriflamme"][0], "counts": {"1": [0, 0]}}]), "utf-8")
    assert counting.main([]) == 1
    assert capsys.readouterr().out == "oriflamme.json\n"
    assert counting.main(["--write"]) == 0
    assert json.loads(file.read_text("utf-8"))[0]["counts"]["1"][0] == len(
        load("oriflamme", ENTRIES["oriflamme"][0]).legal
    )
    assert counting.main([]) == 0
