"""Intrigues, chapters as data: rules INT-2, INT-5 and INT-20, and every refusal of the validator."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from camarilla.games.intrigues.board import read_ring
from camarilla.games.intrigues.chapters import FILE, KINDS, OURS, read, written
from camarilla.games.intrigues.game import game
from camarilla.games.intrigues.options import encoded
from camarilla.kernel import transcript
from camarilla.kernel.refusal import Refusal

NAMES = ("spy", "killer", "beggar", "barman", "governor", "detective", "coachman")
MURDER = {"event": "murder", "who": "spy", "where": "square"}
ESCAPE = {"event": "escape", "who": "barman"}
UNSEEN = {"event": "unseen", "who": "detective"}
CURFEW = {"event": "curfew"}
GOOD = [MURDER, ESCAPE, CURFEW]


def refused(text: str) -> str:
    """The sentence in which a deck is refused."""
    with pytest.raises(Refusal) as caught:
        read(text)
    return str(caught.value)


def lines(*chapters: list[Any]) -> str:
    """A deck with one chapter a line, from line 2 on."""
    return "[\n" + ",\n".join(json.dumps(chapter) for chapter in chapters) + "\n]\n"


# -- what is sound ----------------------------------------------------------------------------------------------
def test_our_chapters() -> None:
    """INT-5: 21, all different, each with three different events; every kind of event occurs."""
    ours = read(FILE.read_text("utf-8"))
    assert ours == [written(chapter) for chapter in OURS] == json.loads(FILE.read_text("utf-8"))
    assert len(ours) == len({str(chapter) for chapter in ours}) == 21
    assert {event["event"] for chapter in ours for event in chapter} == set(KINDS)


def test_any_number_of_chapters_from_one_up() -> None:
    """INT-5."""
    assert read(json.dumps([GOOD])) == [GOOD]
    many = [[MURDER, ESCAPE, {"event": "presence", "who": who, "where": "alley"}] for who in NAMES] * 100
    assert len(read(json.dumps(many))) == 700


@pytest.mark.parametrize("who", NAMES)
def test_events_that_can_happen(who: str) -> None:
    """INT-20: murder for those whom the Killer kills, arrest for them and the Killer; all else for everybody."""
    mortal = who in ("spy", "beggar", "barman", "coachman")
    for kind in ("murder", "arrest", "presence", "pair", "trio"):
        text = json.dumps([[{"event": kind, "who": who, "where": "police"}, ESCAPE, CURFEW]])
        if (kind == "murder" and not mortal) or (kind == "arrest" and not (mortal or who == "killer")):
            assert f'chapters[0][0].who: "{who}" cannot be in the event {kind}' in refused(text)
        else:
            assert read(text)[0][0]["who"] == who
    assert read(json.dumps([[{"event": "escape", "who": who}, {"event": "unseen", "who": who}, CURFEW]]))


# -- what is refused --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("chapter", "said"),
    [
        ([{**MURDER, "event": "arrest", "who": "governor"}, ESCAPE, CURFEW], 'chapters[1][0].who: "governor" can'),
        ([ESCAPE, {**MURDER, "who": "killer"}, CURFEW], 'chapters[1][1].who: "killer" cannot be in the event'),
        ([MURDER, ESCAPE], "chapters[1]: expected 3, not 2"),
        ([MURDER, ESCAPE, CURFEW, UNSEEN], "chapters[1]: expected 3, not 4"),
        ([], "chapters[1]: expected 3, not 0"),
        ([MURDER, ESCAPE, MURDER], "chapters[1][2]: this chapter already has the event"),
        ([CURFEW, ESCAPE, CURFEW], "chapters[1][2]: this chapter already has the event"),
        ([{**MURDER, "where": "harbour"}, ESCAPE, CURFEW], 'chapters[1][0].where: "harbour" is not one of alley'),
        ([{**MURDER, "who": "Spy"}, ESCAPE, CURFEW], 'chapters[1][0].who: "Spy" is not one of spy, killer'),
        ([{**MURDER, "who": 1}, ESCAPE, CURFEW], "chapters[1][0].who: 1 is not one of spy, killer"),
        ([{"event": "theft"}, ESCAPE, CURFEW], 'chapters[1][0].event: "theft" is not one of murder, presence'),
        ([{"event": "murder", "who": "spy"}, ESCAPE, CURFEW], "chapters[1][0].where: this member is missing"),
        ([{"event": "escape"}, MURDER, CURFEW], "chapters[1][0].who: this member is missing"),
        ([{"who": "spy"}, MURDER, CURFEW], "chapters[1][0].event: this member is missing"),
        ([{**CURFEW, "who": "spy"}, ESCAPE, MURDER], "chapters[1][0].who: there is no such member"),
        ([{**ESCAPE, "where": "alley"}, CURFEW, MURDER], "chapters[1][0].where: there is no such member"),
        ([{**MURDER, "when": "now"}, CURFEW, ESCAPE], "chapters[1][0].when: there is no such member"),
        (["murder", CURFEW, ESCAPE], 'chapters[1][0]: expected an object, not "murder"'),
        ([None, CURFEW, ESCAPE], "chapters[1][0]: expected an object, not null"),
    ],
)  # fmt: skip
def test_a_bad_chapter_is_refused_by_line_member_and_reason(chapter: list[Any], said: str) -> None:
    """INT-5, INT-20: here it stands on line 3."""
    assert refused(lines(GOOD, chapter)).startswith(f"line 3: {said}")


def test_a_deck_is_a_list_of_lists() -> None:
    """INT-5."""
    assert refused("[]") == "line 1: chapters: a deck must have at least one chapter"
    assert refused("\n\n{}").startswith("line 3: chapters: expected a list, not {}")
    assert refused("7") == "line 1: chapters: expected a list, not 7"
    assert refused("[[],\n{}]").startswith("line 1: chapters[0]: expected 3")
    assert refused(f"[{json.dumps(GOOD)},\n\n{{}}]").startswith("line 3: chapters[1]: expected a list")


def test_the_line_is_that_of_the_member() -> None:
    """INT-5: an event may be spread over several lines; what is missing is missing in its event."""
    spread = json.dumps([[MURDER, ESCAPE, {**MURDER, "who": "detective"}]], indent=1)
    assert refused(spread).startswith(
        f"line {1 + spread[: spread.index('detective')].count(chr(10))}: chapters[0][2].who"
    )
    missing = json.dumps([[MURDER, ESCAPE, {"event": "presence", "who": "spy"}]], indent=1)
    assert refused(missing).startswith("line 12: chapters[0][2].where: this member is missing")
    assert missing.splitlines()[11].strip() == "{"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1, column 1: this is not JSON: Expecting value"),
        ("[\n[", "line 2, column 2: this is not JSON"),
        ('[\n [{"event": "curfew",}]]', "line 2, column 22: this is not JSON"),
        ("[" * 100_000, "line 1, column 1: this is not JSON"),
        ("[" + "9" * 5000 + "]", "line 1, column 1: this is not JSON"),
        ("\ufeff[]", "line 1, column 1: this is not JSON"),
        ("[] []", "line 1, column 4: this is not JSON: Extra data"),
    ],
)
def test_what_is_no_json(text: str, said: str) -> None:
    """INT-5: line and column."""
    assert refused(text).startswith(said)


def test_a_member_that_stands_twice() -> None:
    """INT-5: JSON would keep the last one and lose the other."""
    text = '[[{"event": "escape",\n "who": "spy", "who": "barman"}]]'
    assert refused(text) == "line 2: chapters[0][0].who: this member appears twice"
    assert "appears twice" in refused('[[{"event": "curfew", "\\u0065vent": "escape"}]]')


def test_strange_names_and_signs_in_strings() -> None:
    """INT-5: brackets, quotes and colons inside a string are no structure."""
    text = '[[{"event": "]}, {[",\n "a]}\\":,[": [1, {"b": null}],\n "who": -1.5e3}, true, 0]]'
    assert refused(text).startswith('line 2: chapters[0][0].a]}":,[: there is no such member')
    assert refused(text.replace('"a]}\\":,["', '"where"')).startswith(
        'line 1: chapters[0][0].event: "]}, {[" is not one of'
    )


# -- an owner's own deck ----------------------------------------------------------------------------------------
DECK = [GOOD, [UNSEEN, CURFEW, ESCAPE], [MURDER, UNSEEN, {"event": "pair", "who": "governor", "where": "factory"}]]


@pytest.mark.untraced
def test_an_owners_deck_is_played() -> None:
    """INT-5: one of its chapters, by the seed, each with equal odds."""
    dealt = Counter(
        DECK.index(game.deal(2, seed, options={"chapters": DECK}).position()["chapter"]) for seed in range(300)
    )
    assert set(dealt) == {0, 1, 2}
    assert min(dealt.values()) > 60
    again = [game.deal(2, b"x", options={"chapters": DECK}).position() for _ in range(2)]
    assert again[0] == again[1]
    assert game.deal(2, options={"chapters": [DECK[1]]}).position()["chapter"] == DECK[1]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_chosen_chapter_of_an_owners_deck(number: int) -> None:
    """INT-5."""
    state = game.deal(3, 1, options={"chapters": DECK, "chapter": number, "turns": 2})
    assert state.position()["chapter"] == DECK[number - 1]
    assert state.options == {"turns": 2, "events": state.options["events"]}


def test_the_chapter_tells_nothing_of_the_deck() -> None:
    """INT-5: the chapter of an owner's deck is drawn apart, so the rest of the deal is what it would be without."""
    for seed in range(10):
        chosen = game.deal(2, seed, options={"chapters": DECK}).position()
        named = game.deal(2, seed, options={"chapters": DECK, "chapter": 1}).position()
        assert {**chosen, "chapter": 0} == {**named, "chapter": 0}


def test_chance_may_choose_from_an_owners_deck() -> None:
    """INT-5: it is asked first, unless there is but one chapter."""
    counts: list[int] = []

    def last(count: int) -> int:
        counts.append(count)
        return count - 1

    state = game.deal(2, options={"chapters": DECK}, chance=last)
    assert state.position()["chapter"] == DECK[2]
    assert counts == [3, 5040, 8, 7]
    game.deal(2, options={"chapters": DECK[:1]}, chance=last)
    assert counts[4:] == [5040, 8, 7]
    for wrong in (3, -1, True, "0"):
        with pytest.raises(Refusal, match="outcome of chance"):
            game.deal(2, options={"chapters": DECK}, chance=lambda count, wrong=wrong: wrong)  # type: ignore[misc]


def test_a_transcript_of_an_owners_deck_replays_without_it() -> None:
    """INT-5: the chapter is written down as an option."""
    state = game.deal(2, 5, options={"chapters": DECK, "chapter": 3})
    text = transcript.write(state)
    assert f"option events {encoded(OURS[0])}" not in text
    assert "option events 112760354" in text
    assert transcript.replay(transcript.read(text), game) == state


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"chapters": []}, "a deck must have at least one chapter"),
        ({"chapters": "x"}, "expected a list"),
        ({"chapters": [[MURDER, CURFEW]]}, r"chapters\[0\]: expected 3"),
        ({"chapters": DECK, "chapter": 4}, "option chapter must be a whole number from 1 to 3"),
        ({"chapters": DECK, "chapter": 0}, "option chapter must be a whole number from 1 to 3"),
        ({"chapters": DECK, "events": 112760354}, "options events and chapters both name a chapter"),
        ({"chapter": 1, "events": 112760354}, "options events and chapter both name a chapter"),
        ({"chapter": 22}, "option chapter must be a whole number from 1 to 21"),
        ({"events": 0}, "0 is not a chapter"),
        ({"events": 112112760}, "is not a chapter"),
        ({"events": 152760354}, "is not a chapter"),
        ({"events": 912760354}, "is not a chapter"),
        ({"events": 112761354}, "is not a chapter"),
        ({"events": 192760354}, "is not a chapter"),
        ({"events": 112760358}, "is not a chapter"),
        ({"events": 10**9}, "option events must be a whole number"),
        ({"events": "112760354"}, "option events must be a whole number"),
        ({"plot": 1}, "there is no option \"plot\""),
    ],
)  # fmt: skip
def test_options_that_name_no_chapter(options: dict[str, Any], said: str) -> None:
    """INT-5, INT-20."""
    with pytest.raises(Refusal, match=said):
        game.deal(2, 1, options=options)


def test_every_chapter_has_its_number() -> None:
    """INT-5: the option `events` stands for any chapter."""
    for chapter in OURS:
        state = game.deal(2, 1, options={"events": encoded(chapter)})
        assert state.position()["chapter"] == written(chapter)


@pytest.mark.parametrize("seed", [1.5, "7", True])
def test_a_bad_seed_is_refused_with_an_owners_deck_too(seed: Any) -> None:
    """INT-5."""
    with pytest.raises(Refusal, match="a seed must be"):
        game.deal(2, seed, options={"chapters": DECK})


# -- the board --------------------------------------------------------------------------------------------------
PLACES = ("alley", "square", "police", "factory")


def test_the_ring_is_data() -> None:
    """INT-2: each location leads to the next of the list, the last to the first."""
    assert read_ring(PLACES) == (1, 2, 3, 0)
    assert read_ring(PLACES, '{"ring": ["square", "alley", "factory", "police"]}') == (3, 0, 1, 2)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"ring": ["alley", "square", "police", "police"]}', "ring: .* and factory is missing"),
        ('{"ring": ["alley", "square", "police"]}', "ring: expected 4, not 3"),
        ('{"ring": ["alley", "square", "police", "harbour"]}', r'ring\[3\]: "harbour" is not one of'),
        ('{"circle": []}', "circle: there is no such member"),
        ("[]", "expected an object"),
    ],
)
def test_a_bad_ring_is_refused(text: str, said: str) -> None:
    """INT-2."""
    with pytest.raises(Refusal, match=said):
        read_ring(PLACES, text)
