"""Intrigues, position documents: they come back whole, and what cannot be is refused by the name of a member."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from typing import Any

import pytest
from rules.intrigues.positions import asked, lying, position, start
from rules.playing import play
from worlds import with_dice_of

from camarilla.games.intrigues.game import game
from camarilla.kernel.game import State
from camarilla.kernel.refusal import Refusal

PAGE = {
    "game": "intrigues", "players": 3, "seat": 2, "round": 2, "first": 0, "actions": 1, "drawn": "barman",
    "chapter": [
        {"event": "murder", "who": "spy", "where": "square"}, {"event": "presence", "who": "killer", "where": "police"},
        {"event": "presence", "who": "governor", "where": "factory"},
    ],
    "plots": [[True, False, False], [True, True, False], [False, False, False]],
    "deck": ["coachman"],
    "board": {
        "alley": [{"who": "beggar", "up": False, "known": [0]}], "square": [{"who": "killer", "up": True}],
        "police": [{"who": "detective", "up": False, "known": [1]}],
        "factory": [{"who": "governor", "up": False, "known": [0, 1]}],
    },
    "dead": {"alley": [], "square": [{"who": "spy", "up": True}], "police": [], "factory": []}, "escaped": [],
}  # fmt: skip
EVERYBODY = "spy killer beggar barman governor detective coachman"


def refused(document: Any) -> str:
    """The sentence in which a document is refused."""
    with pytest.raises(Refusal) as caught:
        game.position(document)
    return str(caught.value)


def changed(**members: Any) -> dict[str, Any]:
    """The page's document with other members; None for `...` leaves one out."""
    document = {**deepcopy(PAGE), **members}
    return {name: value for name, value in document.items() if value is not ...}


# -- what comes back --------------------------------------------------------------------------------------------
def test_the_pages_document() -> None:
    """Rules page, section 6: it is asked where the card drawn goes, and it comes back as it is."""
    state = game.position(PAGE)
    assert asked(state) == (2, "deployment")
    assert state.position() == PAGE
    assert [state.view(seat)["drawn"] for seat in (0, 1, 2, None)] == [None, None, "barman", None]
    assert play(state, "deploy alley").position()["board"]["alley"][1] == {"who": "barman", "up": False, "known": [2]}


def questions() -> list[State]:
    """States at every kind of question, from random games."""
    luck, found = random.Random(11), dict[str, State]()
    while len(found) < 7:
        state = game.deal(luck.randint(2, 4), luck.randrange(10**9))
        while not state.over:
            assert state.question
            found.setdefault(state.question.id, state.copy())
            state.play(luck.choice(state.legal))
    return list(found.values())


@pytest.mark.parametrize("state", questions(), ids=lambda state: state.question.id)
def test_a_document_comes_back_at_every_question(state: State) -> None:
    """INT-6 to INT-17: an equal state with the same record, question and legal moves."""
    again = game.position(json.loads(json.dumps(state.position())))
    assert again == state
    assert (asked(again), again.question, again.legal) == (asked(state), state.question, state.legal)
    assert with_dice_of(again, state).record.pack() == state.record.pack()


def test_a_finished_game_comes_back() -> None:
    """INT-18: with its points and its open plots."""
    state = play(start(alley=EVERYBODY, seat=2, round=3, actions=1), "pass")
    document = state.position()
    assert (document["seat"], document["round"], document["actions"], document["drawn"]) == (None, 3, 0, None)
    again = game.position(document)
    assert (again.over, again.scores, again.winners) == (True, state.scores, state.winners)
    assert again == state
    assert with_dice_of(again, state).record.pack() == state.record.pack()


def test_an_action_that_is_spent_is_counted_off() -> None:
    """INT-6: while a property asks, `actions` are those after it."""
    state = start(alley="coachman spy killer beggar barman governor detective", seat=1, round=3, actions=2)
    play(state, "open alley/0")
    document = state.position()
    assert (document["actions"], document["pending"]) == (1, {"property": "coachman"})
    assert play(game.position(document), "drive police").position()["actions"] == 1


def test_without_actions_the_turn_is_over() -> None:
    """INT-6: the engine runs on to the next seat's draw."""
    assert asked(start(alley="spy", actions=0)) == (1, "deployment")


def test_what_may_be_left_out() -> None:
    """`drawn` when no card is being deployed, `known` of a card that nobody knows, `held` of one that is free."""
    document = position(alley="spy killer+")
    del document["drawn"], document["board"]["alley"][0]["known"]
    document["board"]["alley"][1]["held"] = False
    assert lying(game.position(document)) == {"alley": "spy killer+"}


def test_a_clue_comes_back() -> None:
    """INT-11: and one that leaves everybody says nothing."""
    document = position(alley="spy killer+")
    document["board"]["alley"][0]["clue"] = ["barman", "spy"]
    assert game.position(document).position()["board"]["alley"][0]["clue"] == ["spy", "barman"]
    document["board"]["alley"][0]["clue"] = EVERYBODY.split()
    assert "clue" not in game.position(document).position()["board"]["alley"][0]


# -- what is refused --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("members", "said"),
    [
        ({"game": "oriflamme"}, "game: this is a position of"),
        ({"players": 5}, "players: expected a whole number from 2 to 4"),
        ({"players": True}, "players: expected a whole number from 2 to 4"),
        ({"seat": 3}, "seat: expected a whole number from 0 to 2"),
        ({"round": 0}, "round: expected a whole number from 1 to 3"),
        ({"round": 4}, "round: expected a whole number from 1 to 3"),
        ({"first": 3}, "first: expected a whole number from 0 to 2"),
        ({"actions": 0}, "actions: expected a whole number from 1 to 1"),
        ({"actions": 2}, "actions: expected a whole number from 1 to 1"),
        ({"chapter": PAGE["chapter"][:2]}, "chapter: expected 3, not 2"),
        ({"chapter": [*PAGE["chapter"][:2], PAGE["chapter"][0]]}, "chapter[2]: this chapter already has the event"),
        ({"chapter": [*PAGE["chapter"][:2], {"event": "murder", "who": "killer", "where": "alley"}]}, "chapter[2].who"),
        ({"plots": PAGE["plots"][:2]}, "plots: expected 3, not 2"),
        ({"plots": [*PAGE["plots"][:2], [True, False]]}, "plots[2]: expected 3, not 2"),
        ({"plots": [*PAGE["plots"][:2], [True, False, 0]]}, "plots[2][2]: expected true or false"),
        ({"plots": [*PAGE["plots"][:2], PAGE["plots"][0]]}, "plots[2]: another seat also has the plot"),
        ({"plots": [*PAGE["plots"][:2], None]}, "plots[2]: expected a list"),
        ({"deck": ["coachman", "spy"]}, 'deck[1]: "spy" is already in dead.square[0].who'),
        ({"deck": ["joker"]}, 'deck[0]: "joker" is not one of'),
        ({"deck": []}, "deck: coachman is missing"),
        ({"deck": None}, "deck: expected a list"),
        ({"drawn": "killer"}, 'drawn: "killer" is already in board.square[0].who'),
        ({"drawn": None, "deck": ["barman", "coachman"]}, "deck: 6 turns have started"),
        ({"drawn": ...}, "drawn: this member is missing"),
        ({"escaped": ["barman"]}, "drawn: \"barman\" is already in escaped[0]"),
        ({"escaped": {"who": "barman"}}, "escaped: expected a list"),
        ({"board": {**PAGE["board"], "harbour": []}}, "board.harbour: there is no such member"),
        ({"dead": {"alley": []}}, "dead.square: this member is missing"),
        ({"pending": {"property": "spy"}}, "pending: nothing else can be in progress while a card is being placed"),
        ({"options": {"rounds": 3}}, "options.rounds: there is no such member"),
        ({"options": {"turns": 8}}, "options.turns: expected a whole number from 1 to 7"),
        ({"options": []}, "options: expected an object"),
        ({"phase": "over"}, "phase: there is no such member"),
        ({"escaped": ...}, "escaped: this member is missing"),
    ],
)  # fmt: skip
def test_a_bad_member_is_refused_by_name(members: dict[str, Any], said: str) -> None:
    """Names, counts and ranges."""
    assert refused(changed(**members)).startswith(said)


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ({"up": True}, "who: this member is missing"),
        ({"who": "beggar"}, "up: this member is missing"),
        ({"who": None, "up": False}, "who: null is not one of"),
        ({"who": "beggar", "up": 1}, "up: expected true or false"),
        ({"who": "beggar", "up": False, "known": [3]}, "known[0]: expected a whole number from 0 to 2"),
        ({"who": "beggar", "up": False, "known": [1, 1]}, "known[1]: seat 1 appears twice"),
        ({"who": "beggar", "up": False, "known": 1}, "known: expected a list"),
        ({"who": "beggar", "up": True, "known": [0, 1, 2]}, "known: this is only for face-down cards"),
        ({"who": "beggar", "up": True, "clue": ["beggar"]}, "clue: this is only for face-down cards"),
        ({"who": "beggar", "up": False, "clue": ["spy", "barman"]}, "clue: the card is beggar"),
        ({"who": "beggar", "up": False, "clue": []}, "clue: the card is beggar"),
        ({"who": "beggar", "up": False, "clue": ["x"]}, 'clue[0]: "x" is not one of'),
        ({"who": "beggar", "up": False, "held": 1}, "held: expected true or false"),
        ({"who": "beggar", "up": False, "tokens": 1}, "tokens: there is no such member"),
    ],
)  # fmt: skip
def test_a_bad_card_is_refused_by_name(card: dict[str, Any], said: str) -> None:
    """INT-8, INT-9."""
    assert refused(changed(board={**PAGE["board"], "alley": [card]})).startswith(f"board.alley[0].{said}")


def test_a_prisoner_needs_the_detective_in_that_location() -> None:
    """INT-16: Impossible."""
    assert refused(position(alley="spy*", square="detective+")).startswith(
        "board.alley[0].held: there can be no prisoner in alley"
    )
    assert refused(position(alley="spy*", escaped="detective")).startswith(
        "board.alley[0].held: there can be no prisoner"
    )
    assert refused(position(alley="detective+ spy*", police="barman+ killer*")).startswith("board.police[1].held:")


@pytest.mark.parametrize(
    ("card", "zone"),
    [
        ({"who": "spy", "up": False, "held": True}, "board"), ({"who": "governor", "up": True, "held": True}, "board"),
        ({"who": "detective", "up": True, "held": True}, "board"), ({"who": "spy", "up": True, "held": True}, "dead"),
    ],
)  # fmt: skip
def test_who_is_no_prisoner(card: dict[str, Any], zone: str) -> None:
    """INT-15, INT-16: Impossible: face down, Governor or Detective, dead."""
    document = position(
        alley="" if card["who"] == "detective" else "detective+", escaped="" if card["who"] == "spy" else "spy"
    )
    document[zone]["alley"].append(card)
    document["deck"] = [name for name in document["deck"] if name != card["who"]]
    at = len(document[zone]["alley"]) - 1
    assert refused(document).startswith(
        f"{zone}.alley[{at}].held: a prisoner must be face up on the board and one of spy"
    )


@pytest.mark.parametrize("who", ["killer", "detective", "governor"])
@pytest.mark.parametrize("face", ["+", ""])
def test_who_cannot_be_dead(who: str, face: str) -> None:
    """INT-11, INT-20: Impossible."""
    assert refused(position(dead={"police": who + face})).startswith(f'dead.police[0].who: "{who}" cannot be dead')


def test_two_actions_while_the_deck_has_cards() -> None:
    """INT-6: Impossible; and so is the first turn, which began with seven cards."""
    assert refused(position(alley="spy", actions=2)).startswith("actions: the deck had cards when this turn started")
    rest = "killer beggar barman governor detective coachman"
    assert refused(position(alley="spy", square=rest, actions=2)).startswith("actions: the deck had cards")
    assert start(alley="spy", square=rest, seat=1, actions=2).position()["actions"] == 2
    document = position(alley="coachman+", square="spy", actions=1, more={"pending": {"property": "coachman"}})
    assert refused(document) == "actions: the deck had cards when this turn started, so at most 0 can be left, not 1"
    assert refused(position(alley=EVERYBODY, round=3, actions=3)).startswith(
        "actions: expected a whole number from 0 to 2"
    )
    assert refused(position(alley=EVERYBODY, round=3, actions=-1)).startswith(
        "actions: expected a whole number from 0 to 2"
    )


@pytest.mark.parametrize(("round", "seat", "most"), [(1, 0, 6), (1, 2, 4), (2, 2, 1), (3, 0, 0), (3, 2, 0)])
def test_more_cards_in_the_deck_than_the_turns_begun_leave(round: int, seat: int, most: int) -> None:
    """INT-6: Impossible; with as many it is sound, whether the Barman has brought some or not."""
    names = EVERYBODY.split()
    sound = position(alley=" ".join(names[most:]), deck=" ".join(names[:most]), round=round, seat=seat)
    assert game.position(sound).position()["deck"] == names[:most]
    bad = position(alley=" ".join(names[most + 1 :]), deck=" ".join(names[: most + 1]), round=round, seat=seat)
    turn = (round - 1) * 3 + seat + 1
    assert refused(bad) == f"deck: {turn} turns have started, so the deck has at most {most} cards left, not {most + 1}"


def test_a_card_drawn_after_the_seventh_turn() -> None:
    """INT-6: Impossible: the deck was empty by then."""
    rest = "killer beggar barman governor detective coachman"
    assert game.position(position(alley=rest, drawn="spy", deck="", round=3, seat=0))
    assert refused(position(alley=rest, drawn="spy", deck="", round=3, seat=1)).startswith(
        "drawn: 8 turns have started"
    )


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"round": 2}, "round: a finished game is in round 3, not 2"),
        ({"actions": 1}, "actions: expected a whole number from 0 to 0"),
        ({"more": {"pending": {"property": "spy"}}}, "pending: nothing is in progress when the game is over"),
        ({"alley": EVERYBODY.removeprefix("spy "), "drawn": "spy"}, "drawn: nothing is in progress when the game"),
        ({"alley": EVERYBODY.removeprefix("spy "), "deck": "spy"}, "deck: 9 turns have started"),
    ],
)  # fmt: skip
def test_what_cannot_be_in_a_finished_game(parts: dict[str, Any], said: str) -> None:
    """INT-18."""
    assert refused(position(**{"alley": EVERYBODY, "seat": None, "round": 3, "actions": 0, **parts})).startswith(said)


@pytest.mark.parametrize(
    ("parts", "property", "said"),
    [
        ({"alley": "coachman"}, "coachman", "coachman cannot be using its ability"),
        ({"dead": {"alley": "coachman+"}, "alley": "spy"}, "coachman", "coachman cannot be using its ability"),
        ({"alley": "detective+ coachman*"}, "coachman", "coachman cannot be using its ability"),
        ({"alley": "killer+ spy"}, "killer", '"killer" is not one of spy, beggar, barman, detective, coachman'),
        ({"alley": "governor+ spy"}, "governor", '"governor" is not one of'),
        ({"alley": "spy+ killer"}, "spy", '"spy" has nothing to ask here'),
        ({"alley": "detective+ killer"}, "detective", '"detective" has nothing to ask here'),
    ],
)  # fmt: skip
def test_a_property_that_cannot_be_pending(parts: dict[str, Any], property: str, said: str) -> None:
    """INT-10 to INT-17: its character lies open and free on the board, and it has a choice."""
    document = position(**parts, actions=0, more={"pending": {"property": property}})
    assert refused(document).startswith(f"pending.property: {said}")


def test_pending_is_an_object_with_a_property() -> None:
    """Rules page, section 6."""
    document = position(alley="coachman+", actions=0)
    assert refused({**document, "pending": "coachman"}).startswith("pending: expected an object")
    assert refused({**document, "pending": None}).startswith("pending: expected an object")
    assert refused({**document, "pending": {}}).startswith("pending.property: this member is missing")


@pytest.mark.parametrize("document", [None, [], "intrigues", 7, {}])
def test_what_is_no_document(document: Any) -> None:
    """The first thing that is wrong is named."""
    assert refused(document).startswith(("document: ", "game: "))
