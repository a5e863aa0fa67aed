"""Transcripts: damage of any kind is refused with the line and the reason."""

from __future__ import annotations

import random
import re

import pytest

import camarilla
from camarilla.kernel import transcript
from camarilla.kernel.game import State
from camarilla.kernel.refusal import Refusal

GAME = camarilla.game("oriflamme")


def played(over: bool = True) -> State:
    """A game of one round, or the beginning of one."""
    state, luck = GAME.deal(3, 5, 1, {"rounds": 1, "keep": 2}), random.Random(5)
    while not state.over and (over or len(state.answered_by) < 3):
        state.play(luck.choice(state.legal))
    return state


TEXT = transcript.write(played())
OPEN = transcript.write(played(over=False))
START = transcript.write(GAME.position(played(over=False).position(), seed=1))
LINES = TEXT.splitlines()


def refused(text: str) -> tuple[int, str]:
    """The line and the reason for which a transcript is refused."""
    with pytest.raises(Refusal) as caught:
        transcript.replay(transcript.read(text), GAME)
    assert caught.value.id.startswith("transcript-")
    assert str(caught.value).startswith(f"line {caught.value.details['line']}: ")
    return caught.value.details["line"], caught.value.id.removeprefix("transcript-")


def edited(number: int, line: str, text: str = TEXT) -> str:
    """The transcript with another line at a number."""
    lines = text.splitlines()
    lines[number - 1] = line
    return "\n".join([*lines, ""])


def test_what_it_looks_like() -> None:
    assert LINES[:3] == ["camarilla transcript 1", "game oriflamme rules 1", "seats 3 first 1"]
    assert LINES[3:5] == ["option rounds 1", "option keep 2"]
    assert all(re.fullmatch(r"\* \d+", line) for line in LINES[5:8])
    assert all(re.fullmatch(r"[0-2] (place \w+ \w+|keep|reveal|\w+ \d.*)", line) for line in LINES[8:-2])
    assert re.fullmatch(r"over scores( \d+){3} winners( \d)+ digest [0-9a-f]{16}", LINES[-2])
    assert LINES[-1] == "end"
    assert re.fullmatch(r"open seat \d digest [0-9a-f]{16}", OPEN.splitlines()[-2])
    assert START.splitlines()[2].startswith('start {"game": "oriflamme"')


@pytest.mark.parametrize("text", [TEXT, OPEN, START])
def test_it_comes_back(text: str) -> None:
    assert transcript.write(transcript.replay(transcript.read(text), GAME)) == text


def test_blank_lines_and_remarks_do_not_count() -> None:
    text = "# played on a rainy day\n\n" + TEXT.replace("\n", "\n\n# well\n  ").replace("end", "  end  \r\n")
    assert transcript.replay(transcript.read(text), GAME) == played()


def test_every_state_on_the_way_is_shown() -> None:
    seats: list[int | None] = []
    transcript.replay(transcript.read(TEXT), GAME, lambda state: seats.append(state.seat))
    assert seats == [*played().answered_by, None]


# -- damage -----------------------------------------------------------------------------------------------------
FIRST, SECOND = LINES[8][2:], LINES[9][2:]
DAMAGE = [
    (1, "camarilla transcripts 1", "no-transcript"),
    (1, "camarilla transcript", "no-transcript"),
    (1, "camarilla transcript 2", "format"),
    (2, "game oriflamme", "no-game"),
    (2, "game chess rules 1", "other-game"),
    (2, "game oriflamme rules 99", "rules"),
    (3, "seats three first 1", "no-seats"),
    (3, "seats 3", "no-seats"),
    (3, "seats ٣ first 1", "no-seats"),
    (3, "seats 9 first 1", "refused"),
    (3, "seats 3 first 3", "refused"),
    (4, "option rounds", "no-option"),
    (4, "option", "no-option"),
    (4, "option rounds many", "no-option"),
    (4, "option keep 2", None),
    (5, "option rounds 1", "option-twice"),
    (5, "option nonsense 2", None),
    (5, "option keep 99", None),
    (6, "* 999", "refused"),
    (6, "* x", "no-chance"),
    (6, "* -1", "no-chance"),
    (6, "0 keep", "no-chance"),
    (9, "* 4", "not-asked"),
    (9, f"0 {FIRST}", "not-asked"),
    (9, "1 keep", "refused"),
    (9, "1 nonsense", "refused"),
    (9, "1", "no-step"),
    (9, "1  ", "no-step"),
    (9, "x keep", "no-step"),
    (9, "12 keep", "no-step"),
    (len(LINES) - 1, "over", "no-step"),
    (len(LINES) - 1, "over and done", "other-end"),
    (len(LINES) - 1, "open seat 0 digest 0123456789abcdef", "other-end"),
    (len(LINES) - 1, f"1 {FIRST}", "no-step"),
    (len(LINES), "END", "no-end"),
    (len(LINES), "end\nend", "after-end"),
]


@pytest.mark.parametrize(("number", "line", "reason"), DAMAGE)
def test_a_damaged_line(number: int, line: str, reason: str | None) -> None:
    """None: some other line shows it."""
    where, why = refused(edited(number, line))
    if reason is not None:
        late = {"after-end": 1, "no-step": number == len(LINES) - 1 and line.startswith("1 ")}.get(reason, 0)
        assert (where, why) == (number + late, reason)


def test_a_step_after_the_end_of_the_game() -> None:
    assert refused(edited(len(LINES) - 1, f"0 keep\n{LINES[-2]}")) == (len(LINES) - 1, "after-over")


def test_chance_that_the_file_does_not_know() -> None:
    assert refused("\n".join([*LINES[:7], *LINES[-2:]])) == (8, "no-chance")


@pytest.mark.parametrize("json", ["{", "", "[1,]", "{'a': 1}", "nul", "1" * 5000, "[" * 100_000])
def test_a_start_that_is_not_json(json: str) -> None:
    assert refused(edited(3, f"start {json}", START)) == (3, "not-json" if json else "no-seats")


@pytest.mark.parametrize("json", ["null", "[]", "5", '"x"', "true"])
def test_a_start_that_is_no_position(json: str) -> None:
    assert refused(edited(3, f"start {json}", START)) == (3, "no-seats")


def test_a_start_that_is_refused() -> None:
    assert refused(START.replace('"round": 1', '"round": 99')) == (3, "refused")
    assert refused("# a remark\n\n" + START.replace('"round": 1', '"round": 99')) == (5, "refused")


def test_lines_are_counted_as_they_stand_in_the_file() -> None:
    assert refused("\n# a remark\n" + edited(2, "game oriflamme rules 99")) == (4, "rules")
    assert refused("\n# a remark\n" + edited(2, "game chess rules 1")) == (4, "other-game")
    assert refused("\n\n" + edited(9, "1 keep")) == (11, "refused")


# -- damage everywhere ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("text", [TEXT, OPEN, START])
def test_a_transcript_cut_off_anywhere(text: str) -> None:
    lines = text.splitlines()
    for length in range(len(lines)):
        where, why = refused("\n".join(lines[:length]))
        assert (where, why) == (length + 1, "truncated")
    for length in range(0, len(text) - 2, 3):
        where, _ = refused(text[:length])
        assert where <= len(lines) + 1


@pytest.mark.parametrize("number", range(1, len(LINES) + 1))
def test_every_line_counts(number: int) -> None:
    """Left out, doubled, spoilt, exchanged with the next: each is noticed, and not before its line."""
    line = LINES[number - 1]
    after = LINES[number : number + 1]
    spoilt = [line + "x", line[:-1], "x" + line, "?", line.swapcase().replace("*", "+")]
    for change in [[], [line, line], *([other] for other in spoilt)]:
        assert refused("\n".join([*LINES[: number - 1], *change, *LINES[number:]]))[0] >= min(number, len(LINES))
    if after and not line.startswith("option") and after != [line]:
        assert refused("\n".join([*LINES[: number - 1], *after, line, *LINES[number + 1 :]]))


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing", "\0", "x" * 100_000, "camarilla", "\ufeff" + TEXT])
def test_what_is_no_transcript(text: str) -> None:
    assert refused(text)[1] in ("truncated", "no-transcript")


def test_another_outcome_of_chance_is_noticed() -> None:
    number = int(LINES[5][2:])
    for other in (number - 1, number + 1):
        assert refused(edited(6, f"* {other}"))[0] > 6


def test_another_move_is_noticed() -> None:
    state = GAME.deal(3, 5, 1, {"rounds": 1, "keep": 2})
    others = [move for move in state.legal if move != FIRST]
    assert all(refused(edited(9, f"1 {move}")) for move in others)


def test_a_game_reads_its_transcripts_back() -> None:
    state = GAME.deal(2, 1)
    state.play(state.legal[0])
    again = GAME.replay(state.transcript())
    assert (again == state, again.log) == (True, state.log)
    with pytest.raises(Refusal, match="line 1"):
        GAME.replay("nothing")
