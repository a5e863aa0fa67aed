"""Our engines on the line: what they are sent is enough, what they cannot use they refuse in words."""

from __future__ import annotations

import json
import os
import random
import sys
from pathlib import Path
from typing import Any

import pytest
from cli.program import PROGRAM, refuse, run, succeed

import camarilla
from camarilla.bots import observe, seat_bot
from camarilla.bots.external import ExternalPlayer, question
from camarilla.kernel.fill import redacted_record
from camarilla.kernel.refusal import Refusal
from camarilla.lab.engine import ProtocolEngine

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


# -- from a view back to the record -------------------------------------------------------------------------------
@pytest.mark.parametrize("numbers", [range(2), pytest.param(range(2, 12), marks=pytest.mark.untraced)])
@pytest.mark.parametrize("game", camarilla.games())
def test_a_view_leads_back_to_what_the_seat_knows(game: str, numbers: range) -> None:
    """At every question of random games: the same document, the same question, the same moves, the same worlds."""
    bound = camarilla.game(game)
    for number in numbers:
        state, luck = bound.deal(bound.seats[number % len(bound.seats)], number), random.Random(number)
        while state.seat is not None:
            record = redacted_record(bound, json.loads(json.dumps(state.view(state.seat))), state.seat)
            assert bound.document(record) == state.view(state.seat)
            assert bound.question(record) == state.question
            out = bound.engine.play.Answers()
            bound.engine.play.settle(record, out, None)
            assert out.code[: out.size] == state.codes
            state.play(luck.choice(state.legal))


def test_the_view_of_a_game_that_brought_its_generator_leads_back_too() -> None:
    """The generator itself is a secret, so the record has another."""
    game = camarilla.game("throne")
    state = game.position({**game.deal(2, 1).position(), "rng": f"{'0' * 64} 0 0"})
    record = redacted_record(game, state.view(state.seat), state.seat or 0)
    assert "rng" not in game.document(record)
    assert game.document(record)["deck"] == state.view(state.seat)["deck"]


def test_a_view_that_cannot_be_is_refused() -> None:
    state = camarilla.game("oriflamme").deal(2, 1)
    view = state.view(0)
    view["round"] = 77
    with pytest.raises(Refusal, match="round"):
        redacted_record(state.game, view, 0)
    chapters = camarilla.game("intrigues").deal(2, 1)
    view = chapters.view(chapters.seat)
    view["deck"].append(None)
    with pytest.raises(Refusal, match="no position matches"):
        redacted_record(chapters.game, view, 0)


# -- talking ------------------------------------------------------------------------------------------------------
def talk(entrant: str, *messages: Any) -> list[dict[str, Any]]:
    lines = [message if isinstance(message, str) else json.dumps(message) for message in messages]
    return list(ProtocolEngine(entrant).answers(lines))


def choose(state: Any, number: int = 0, **more: Any) -> dict[str, Any]:
    return question(observe(state), 0, number, None) | more


HELLO = {"type": "hello", "protocol": 1}
NEW = {"type": "new", "game": "oriflamme", "seats": 3, "seat": 0, "seed": 5}


def test_a_whole_conversation() -> None:
    state = camarilla.game("oriflamme").deal(3, 2)
    hello, ready, move = talk("flat:30", HELLO, NEW, choose(state, 4), {"type": "bye"}, HELLO)
    assert hello == {"type": "hello", "protocol": 1, "name": "camarilla flat:30", "games": camarilla.games()}
    newer, *_ = talk("flat:30", HELLO | {"newest": 9}, {"type": "stop"})
    assert newer["protocol"] == 2
    assert ready == {"type": "ready"}
    assert (move["type"], move["number"]) == ("move", 4)
    assert move["move"] in state.legal
    assert set(move["thought"]["values"]) == set(state.legal)


def test_a_budget_is_kept() -> None:
    state = camarilla.game("oriflamme").deal(3, 2)
    move = talk("flat:30", NEW, choose(state, budget={"simulations": 500}))[-1]
    assert sum(move["thought"]["visits"].values()) == 500


@pytest.mark.parametrize("game", camarilla.games())
@pytest.mark.parametrize("entrant", ["random", "greedy", "ismcts:60", "squire:aggressive"])
def test_every_kind_of_player_can_be_asked_in_every_game(game: str, entrant: str) -> None:
    state, luck = camarilla.game(game).deal(2, 3), random.Random(1)
    for _ in range(5):
        state.play(luck.choice(state.legal))
    new = {"type": "new", "game": game, "seats": 2, "seat": state.seat}
    assert talk(entrant, HELLO, new, choose(state))[-1]["move"] in state.legal


def test_over_the_line_a_level_chooses_as_at_the_table() -> None:
    """The throne's record has no slots, so nothing at all differs."""
    game = camarilla.game("throne")
    state, here = game.deal(2, 8), seat_bot(game, "ismcts:200", 6)
    engine = ProtocolEngine("ismcts:200")
    engine.answer({"type": "new", "game": "throne", "seats": 2, "seat": state.seat, "seed": 6})
    assert engine.answer(choose(state))["move"] == here.choose(observe(state)).move


WRONG = [
    ("{", "engine-json"),
    ("[" * 100_000, "engine-json"),
    ("7", "engine-message"),
    ("[]", "engine-message"),
    ("{}", "engine-missing"),
    ({"type": "jump"}, "engine-type"),
    ({"type": []}, "engine-message"),
    ({"type": "hello"}, "engine-missing"),
    ({"type": "hello", "protocol": 3}, "engine-protocol"),
    ({"type": "new", "game": "chess", "seats": 2, "seat": 0}, "game"),
    ({"type": "new", "game": "throne"}, "engine-missing"),
    ({"type": "choose"}, "engine-no-game"),
]


def test_the_versions_that_it_speaks() -> None:
    """The first always, the newest that both know, and no other."""
    asked = [{"protocol": 1}, {"protocol": 1, "newest": 2}, {"protocol": 1, "newest": 9}, {"protocol": 2}]
    assert [one["protocol"] for one in talk("random", *[{"type": "hello"} | one for one in asked])] == [1, 2, 2, 2]
    (error,) = talk("random", {"type": "hello", "protocol": 3})
    assert error["text"] == "this engine speaks versions 1 to 2 of the protocol, not 3"
    (error,) = talk("random", {"type": "halt"})
    assert error["text"].endswith("expected hello, new, choose, stop, bye")


def test_a_member_that_is_missing_is_named() -> None:
    new = {"type": "new", "game": "throne", "seat": 0}
    said = talk("random", {"type": "hello"}, {"type": "new", "seat": 0}, new, {"type": "choose", "seen": 0})
    assert [one["text"].partition(":")[0] for one in said if one["type"] == "error"] == [
        'this message lacks "protocol"', 'this message lacks "game"', 'this message lacks "events"',
    ]  # fmt: skip


@pytest.mark.parametrize(("message", "reason"), WRONG)
def test_what_it_cannot_answer_it_says_and_goes_on(message: Any, reason: str) -> None:
    error, hello = talk("random", message, HELLO)
    assert (error["type"], error["reason"]) == ("error", reason)
    assert error["text"]
    assert hello["type"] == "hello"


def test_bad_questions_are_refused() -> None:
    state = camarilla.game("oriflamme").deal(3, 2)
    good = choose(state)
    bad = [
        good | {"view": {**good["view"], "round": 9}},
        good | {"view": None},
        good | {"legal": []},
        good | {"budget": {"x": 1}},
    ]
    answers = talk("flat:10", NEW, *bad, good)
    assert [answer["type"] for answer in answers] == ["ready", "error", "error", "error", "error", "move"]


def test_the_command() -> None:
    ended = run("engine", "--level", "random", given=json.dumps(HELLO) + "\n" + json.dumps({"type": "bye"}) + "\n")
    assert json.loads(ended.out)["name"] == "camarilla random"
    assert ended.status == 0
    assert "no player, level or engine named" in refuse("engine", "--level", "duke")


# -- in the arena -------------------------------------------------------------------------------------------------
def test_the_example_bot_sits_in_the_arena() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 20
    assert "camarilla" not in EXAMPLE.read_text().split('"""')[2]
    bot = f"engine:{sys.executable} {EXAMPLE}"
    words = ["arena", "random", bot, "--seats", "2", "--deals", "1", "--jobs", "1", "--json"]
    document = json.loads(succeed(*words))
    assert document["games"] == 2 * 4
    assert document["faults"] == {}


def test_a_command_of_one_word_is_found_as_the_system_finds_programs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "mybot"
    script.write_text(f"#!{sys.executable}\n{EXAMPLE.read_text()}")
    script.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    contest = ["--game", "intrigues", "--seats", "2", "--deals", "1", "--jobs", "1"]
    document = json.loads(succeed("arena", "random", "engine:mybot", *contest, "--json"))
    assert document["games"] == 2
    assert document["faults"] == {}


ODD = """
import json
def say(**message): print(json.dumps(message), flush=True)
input()
say(type="hello", protocol=1)
while True:
    heard = json.loads(input())
    if heard["type"] == "choose":
        say(type="move", number=heard["number"], move="nonsense")
    elif heard["type"] == "new":
        say(type="ready")
    else:
        break
"""


def test_a_broken_bot_is_reported_and_the_contest_goes_on(tmp_path: Path) -> None:
    (tmp_path / "odd.py").write_text(ODD)
    bot = f"engine:{sys.executable} {tmp_path / 'odd.py'}"
    text = succeed("arena", "random", bot, "--game", "intrigues", "--seats", "2", "--deals", "1", "--jobs", "1")
    assert f"{bot} failed to play " in text


def test_a_mistyped_command_is_refused_before_the_contest(tmp_path: Path) -> None:
    results, script = tmp_path / "results.jsonl", tmp_path / "bot"
    script.write_text("#!/no/such/interpreter\n")
    script.chmod(0o755)
    said = refuse("arena", "knight", "engine:nosuchprogram --fast", "--results", str(results))
    assert said == '"engine:nosuchprogram --fast" cannot be started: No such file or directory'
    for command in (str(tmp_path), str(script)):  # a folder; a script whose interpreter is missing
        assert "cannot be started" in refuse("arena", "knight", f"engine:{command}", "--results", str(results))
    assert not results.exists()


def test_our_engine_plays_a_whole_game_as_a_program() -> None:
    game = camarilla.game("intrigues")
    state = game.deal(2, 3)
    with ExternalPlayer([*PROGRAM, "engine", "--level", "greedy"], game, 1, 60.0) as player:
        while state.seat is not None:
            state.play(player.choose(observe(state)).move if state.seat == 0 else state.legal[0])
    assert player.faults == []
