"""Fair deals: draws follow from key and contributions, anybody can check a finished game, and a forged one fails."""

from __future__ import annotations

import hashlib
import hmac
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cli.program import refuse, succeed

import camarilla
from camarilla.kernel.refusal import Refusal
from camarilla.server.table import finished
from camarilla.server.table.fair import FairDice, commit, draw, mix_seed
from camarilla.server.table.verify import verify
from camarilla.wire import commands
from camarilla.wire.rest import ChanceDraw, Fairness
from server.tables import ADA, BOB, Bench, begun, refusal


def played(game: str = "throne", **rules: Any) -> Bench:
    bench = Bench(game, **rules)
    bench.seat_all()
    bench.order(ADA, commands.Contribute, seat=0, text="tea leaves")
    bench.order(BOB, commands.Contribute, seat=1, text="щось своє")
    bench.order(ADA, commands.Begin)
    bench.play_on(random.Random(5))
    return bench


def test_the_way_of_the_guide_gives_the_same_draws() -> None:
    """Written once more, from docs/wire.md."""
    key = "00ff" * 16
    assert commit(key) == hashlib.sha256(key.encode()).hexdigest()
    seed = hashlib.sha256(b"camarilla deal 1\n" + key.encode() + b"\nhello\n").digest()
    assert mix_seed(key, ["hello", None]) == seed
    for number, sides in ((0, 2), (1, 63), (2, 120)):
        word = int.from_bytes(hmac.new(seed, f"{number}/0".encode(), "sha256").digest()[:8], "big")
        assert draw(seed, number, sides) == word % sides


def test_draws_are_even() -> None:
    counts = Counter(draw(b"seed", number, 6) for number in range(6000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(880 < count < 1120 for count in counts.values())


def test_a_word_beyond_the_last_multiple_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    words = iter([b"\xff" * 32, b"\x00" * 7 + b"\x05" + b"\x00" * 24])
    monkeypatch.setattr(hmac, "digest", lambda *_: next(words))
    assert draw(b"", 0, 10) == 5


def test_every_contribution_changes_the_deal() -> None:
    seeds = {mix_seed("k", texts) for texts in ([None, None], ["a", None], [None, "a"], ["b", None])}
    assert len(seeds) == 4


def test_draws_are_counted_on() -> None:
    dice = FairDice(b"seed")
    first = [dice(100) for _ in range(5)]
    assert [FairDice(b"seed", 3)(100), FairDice(b"seed", 4)(100)] == first[3:]
    assert dice.take() == [(100, outcome) for outcome in first]
    assert dice.take() == []


@pytest.mark.parametrize("game", camarilla.games())
@pytest.mark.parametrize("first", [None, 1])
def test_a_finished_game_is_found_fair(game: str, first: int | None) -> None:
    bench = played(game, first=first)
    document = finished.fairness(bench.table)
    assert document.commitment == bench.table.shown().commitment
    verdict = verify(document)
    assert (verdict.game, verdict.seats, verdict.contributions) == (game, 3, 2)
    assert verdict.moves == len(bench.table.played)
    assert verdict.draws == len(document.chances)
    assert verify(finished.fairness(bench.reloaded())) == verdict


def test_a_game_with_answers_taken_back_is_fair_too() -> None:
    bench = Bench("oriflamme", options={"rounds": 1})
    bench.begin()
    bench.play()
    bench.order(ADA, commands.Undo, asked_in=bench.table.asked_in)
    bench.play_on(random.Random(1))
    assert verify(finished.fairness(bench.table)).moves == len(bench.table.played)


def test_nothing_is_told_before_the_game_is_over() -> None:
    bench = Bench()
    bench.begin()
    for show in (finished.fairness, finished.written):
        with pytest.raises(Refusal, match="over"):
            show(bench.table)
    assert bench.table.key not in repr([update.data for _, update in bench.told])


def forged(document: Fairness, **changes: Any) -> Fairness:
    return msgspec.structs.replace(document, **changes)


def test_forgeries_are_found() -> None:
    document = finished.fairness(played(first=None).table)
    lines = document.transcript.splitlines()
    moved = next(i for i, line in enumerate(lines) if line == "0 take")
    first = document.transcript.partition("first ")[2][0]
    elsewhere = document.transcript.replace(f"first {first}", f"first {(int(first) + 1) % 3}")
    draws = [ChanceDraw(one.sides, one.outcome) for one in document.chances]
    draws[3].outcome += 1
    other = "\n".join([*lines[:moved], "1 take", *lines[moved + 1 :]])
    cases = {
        "verify-key": {"key": "0" * 64},
        "verify-first": {"transcript": elsewhere},
        "verify-draw": {"chances": draws},
        "verify-seat": {"transcript": other},
        "verify-end": {"transcript": document.transcript.replace("winners", "winners 7")},
    }
    for id, changes in cases.items():
        with pytest.raises(Refusal) as caught:
            verify(forged(document, **changes))
        assert caught.value.id == id
    with pytest.raises(Refusal):
        verify(forged(document, contributions=["tea leaves", "other", None]))


def test_the_command(tmp_path: Path) -> None:
    document = finished.fairness(played().table)
    file = tmp_path / "fairness.json"
    file.write_bytes(msgspec.json.encode(document))
    assert "dealt fairly" in succeed("verify", str(file))
    assert json.loads(succeed("verify", str(file), "--json"))["game"] == "throne"
    file.write_bytes(msgspec.json.encode(forged(document, key="0" * 64)))
    assert "committed to" in refuse("verify", str(file))
    file.write_text("{}", encoding="utf-8")
    assert "not a fairness document" in refuse("verify", str(file))


# -- the promise ------------------------------------------------------------------------------------------------
def test_the_promise_that_was_kept_is_compared(tmp_path: Path) -> None:
    """A server that draws another key afterwards can make a document that fits itself, but not the promise."""
    bench = begun(options={"rounds": 1})
    promised = bench.table.shown().commitment
    bench.play_on(random.Random(1))
    document = finished.fairness(bench.table)
    assert verify(document, promised).moves == len(bench.table.played)
    assert refusal(lambda: verify(document, "0" * 64)) == "verify-key"
    file = tmp_path / "fairness.json"
    file.write_bytes(msgspec.json.encode(document))
    assert "dealt fairly" in succeed("verify", str(file), "--commitment", promised.upper())
    assert "committed to" in refuse("verify", str(file), "--commitment", "0" * 64)
