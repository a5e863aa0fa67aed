"""Replays: a game seen again is the game as it was seen."""

from __future__ import annotations

import random
from functools import cache

import pytest

import camarilla
from camarilla.kernel import transcript
from camarilla.kernel.game import State
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.replay import Frame, Replay

GAMES = camarilla.games()


@cache
def played(game: str) -> tuple[State, ...]:
    """A random game, at every question and at its end."""
    state, luck = camarilla.game(game).deal(3, 7, 1), random.Random(7)
    states = [state.copy()]
    while not state.over:
        state.play(luck.choice(state.legal))
        states.append(state.copy())
    return tuple(states)


def transcribed(game: str) -> Replay:
    written = transcript.write(played(game)[-1])
    return Replay.read(transcript.read(written), camarilla.game(game))


def from_frames(game: str) -> Replay:
    """As somebody makes it who has kept positions and events."""
    frames, heard = [], 0
    for i, state in enumerate(played(game)):
        tape, at = state.tape[heard:], state.game.position(state.position(), seed=0)
        code = None if i == 0 else next(number for is_chance, number in reversed(state.log) if not is_chance)
        frames.append(Frame(at, tape, state.answered_by[-1] if i else None, code))
        heard += len(tape)
    return Replay(frames)


SOURCES = {"played": lambda game: Replay.of(played(game)[-1]), "transcribed": transcribed, "kept": from_frames}


@pytest.fixture(params=[(source, game) for source in SOURCES for game in GAMES], ids=" ".join)
def seen(request: pytest.FixtureRequest) -> tuple[Replay, tuple[State, ...]]:
    source, game = request.param
    return SOURCES[source](game), played(game)


@pytest.mark.untraced
def test_every_step_through_every_eyes(seen: tuple[Replay, tuple[State, ...]]) -> None:
    replay, states = seen
    assert replay.last == len(states) - 1
    assert replay.end == states[-1]
    assert replay.every_eyes == ["all", 0, 1, 2, "spectator"]
    for step, state in enumerate(states):
        assert replay.view(step, "all") == state.position()
        for eyes in (0, 1, 2, "spectator"):
            reader = eyes if isinstance(eyes, int) else None
            assert replay.view(step, eyes) == state.view(reader)
            assert replay.events(step, eyes) == state.events(reader)


@pytest.mark.untraced
def test_what_is_new_adds_up_to_all_that_happened(seen: tuple[Replay, tuple[State, ...]]) -> None:
    replay, states = seen
    news = [event for step in range(replay.last + 1) for event in replay.news(step, 2)]
    assert news == states[-1].events(2)


def test_with_all_cards_open_nothing_is_hidden(seen: tuple[Replay, tuple[State, ...]]) -> None:
    replay, _ = seen
    told = replay.events(replay.last, "all")
    assert not [event for event in told if None in event.values()]
    assert len(told) == len(replay.events(replay.last, 0))


def test_an_answer_is_shown_to_its_seat_alone(seen: tuple[Replay, tuple[State, ...]]) -> None:
    replay, states = seen
    assert replay.question(0) is replay.move(0, "all") is None
    for step, before in enumerate(states[:-1], 1):
        assert before.question is not None
        assert replay.question(step) == before.question.id
        assert replay.frames[step].seat == before.seat
        texts = {eyes: replay.move(step, eyes) for eyes in replay.every_eyes}
        assert texts["all"] in before.legal
        assert [eyes for eyes, text in texts.items() if text] == ["all", before.seat]


def test_a_game_that_began_with_a_position() -> None:
    start = played("oriflamme")[4]
    state, luck = start.game.position(start.position(), seed=3), random.Random(3)
    while not state.over:
        state.play(luck.choice(state.legal))
    replay = Replay.of(state)
    assert replay.view(0, "all") == start.position()
    assert replay.events(replay.last, 1) == state.events(1)
    assert replay.end.scores == state.scores


def test_a_transcript_that_does_not_fit_is_refused() -> None:
    written = transcript.read(transcript.write(played("oriflamme")[3]))
    with pytest.raises(Refusal, match="line 2: "):
        Replay.read(written, camarilla.game("throne"))
