"""Oriflamme's position documents: what they say, and that what cannot occur is refused, naming the member."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from rules.oriflamme.positions import card, position, row_of, start
from rules.playing import play

import camarilla
from camarilla.games.oriflamme.cards import NAMES
from camarilla.games.row.state import PER_SEAT
from camarilla.kernel.refusal import Refusal

GAME = camarilla.game("oriflamme")
Document = dict[str, Any]
Change = Callable[[Document], Any]

PRINTED = """
{"game": "oriflamme", "players": 3, "round": 1, "first": 0, "phase": "resolution", "seat": 1,
 "influence": [2, 0, 1],
 "hand": [["archer", "conspiracy", "decree", "heir", "lord", "soldier"],
          ["archer", "assassination", "conspiracy", "heir", "lord", "spy"],
          ["ambush", "assassination", "decree", "heir", "shapeshifter", "spy"]],
 "aside": [["ambush", "assassination", "shapeshifter"], ["decree", "shapeshifter", "soldier"],
           ["archer", "conspiracy", "lord"]],
 "discard": [[], [], []],
 "row": [[{"family": 0, "card": "spy", "up": true}],
         [{"family": 1, "card": "ambush", "up": false, "tokens": 0}],
         [{"family": 2, "card": "soldier", "up": false}]],
 "current": 1}
"""


def refused(document: Any) -> Refusal:
    """The refusal of a document; it says in words which member is wrong."""
    with pytest.raises(Refusal) as caught:
        GAME.position(document)
    refusal = caught.value
    assert str(refusal).startswith(refusal.details["member"] + ": ")
    return refusal


# -- what documents say -----------------------------------------------------------------------------------------
def test_document_printed_on_the_page() -> None:
    """ORI-7: the position that the rules page prints, with its defaults written out."""
    state = GAME.position(json.loads(PRINTED))
    assert (state.seat, state.legal, state.scores) == (1, ["keep", "reveal"], [2, 0, 1])
    assert row_of(state) == ["0:spy+", "1:ambush", "2:soldier"]
    assert state.position()["row"][2] == [{"family": 2, "card": "soldier", "up": False, "tokens": 0}]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.untraced
def test_documents_round_trip_at_every_question(seats: int) -> None:
    """ORI-1 to ORI-17: at any question the document, loaded again, gives an equal state with the same legal moves."""
    dice = random.Random(seats)
    for seed in range(6):
        state = GAME.deal(seats, seed, first=seed % seats)
        while not state.over:
            document = json.loads(json.dumps(state.position()))
            again = GAME.position(document)
            assert (again.position(), again.seat, again.legal) == (state.position(), state.seat, state.legal)
            assert again.question == state.question
            state.play(dice.choice(state.legal))
        again = GAME.position(state.position())
        assert (again.over, again.scores, again.winners) == (True, state.scores, state.winners)
        assert again.position() == state.position()


def test_loaded_games_go_on_alike() -> None:
    """ORI-9: from a document in the middle of an ability the game goes on as from the state itself."""
    dice = random.Random(7)
    state = GAME.deal(4, 7)
    while not state.over:
        again = GAME.position(state.position())
        move = dice.choice(state.legal)
        play(again, move)
        play(state, move)
        assert again.position() == state.position()


def test_members_of_a_document() -> None:
    """ORI-7: `current` only in resolution, `pending` only in an ability, `options` only where they are varied."""
    usual = {"game", "players", "round", "first", "phase", "seat", "influence", "hand", "aside", "discard", "row"}
    assert set(start(phase="placement").position()) == usual
    assert set(start(row=["0:spy"]).position()) == usual | {"current"}
    assert set(start(phase="over").position()) == usual
    asking = play(start(row=["1:spy", "0:soldier", "2:spy"], current=1), "reveal").position()
    assert set(asking) == usual | {"current", "pending"}
    assert (asking["pending"], asking["seat"], asking["current"]) == ({"ability": "soldier"}, 0, 1)


def test_zones_are_written_in_order_of_names_and_read_in_any() -> None:
    """ORI-1: the order inside hand, aside and discard has no meaning."""
    document = position(row=["0:spy", "1:lord"], round=3)
    state = GAME.position(document)
    for zone in ("hand", "aside", "discard"):
        for cards in document[zone]:
            cards.reverse()
    assert GAME.position(document) == state
    assert GAME.position(document).position()["hand"] == [sorted(hand) for hand in document["hand"]]


def test_document_without_pending_starts_at_the_beginning_of_the_step() -> None:
    """ORI-7: a face-up current card acts, and the engine runs on to the first real question."""
    assert start(row=["0:lord+", "1:heir+", "2:spy"]).seat == 2
    assert start(row=["1:spy", "0:soldier+", "2:spy"], current=1).question.id == "soldier"


def test_pending_ability_of_a_shapeshifter() -> None:
    """ORI-29: the ability that a Shapeshifter has copied is pending, and asks the same again."""
    state = play(start(row=["1:soldier+", "0:shapeshifter", "2:spy"], current=1), "reveal")
    document = state.position()
    assert document["pending"] == {"ability": "soldier"}
    assert GAME.position(document).legal == state.legal == ["target 0", "target 2"]


def test_view_is_the_document_with_null_for_unknown_cards() -> None:
    """ORI-1: hands, asides and face-down cards of others are null, and nothing else differs."""
    state = start(row=[["0:heir+", "0:spy(2)"], "1:lord(1)", "2:soldier+"], current=1, round=3)
    truth, view = state.position(), state.view(1)
    for seat in (0, 2):
        for zone in ("hand", "aside"):
            truth[zone][seat] = [None] * len(truth[zone][seat])
    truth["row"][0][1]["card"] = None
    assert view == truth


# -- what is refused --------------------------------------------------------------------------------------------
def base() -> Document:
    """A resolution in round 2, seat 1 to act: a stack, a face-up card, influence on cards, a discard."""
    return position(row=["0:spy+", "1:ambush(2)", ["2:lord", "2:soldier(1)"]], current=1, influence=[2, 0, 1])


def put(path: str, value: Any) -> Change:
    """Change one member: `row/1/0/tokens`."""
    *way, last = path.split("/")

    def change(document: Document) -> None:
        at: Any = document
        for step in way:
            at = at[int(step) if step.isdigit() else step]
        at[int(last) if last.isdigit() else last] = value

    return change


def drop(name: str) -> Change:
    return lambda document: document.pop(name)


ANYWHERE: list[tuple[str, Change, str, str]] = [
    ("unknown member", put("colour", 1), "colour", "unknown"),
    ("unknown member of a card", put("row/1/0/colour", 1), "row[1][0].colour", "unknown"),
    ("unknown option", put("options", {"luck": 1}), "options.luck", "unknown"),
    *[(f"no {name}", drop(name), name, "missing") for name in (
        "game", "players", "round", "first", "phase", "seat", "influence", "hand", "aside", "discard", "row", "current",
    )],
    ("another game", put("game", "chess"), "game", "other-game"),
    ("one player", put("players", 1), "players", "not-integer"),
    ("six players", put("players", 6), "players", "not-integer"),
    ("players in words", put("players", "3"), "players", "not-integer"),
    ("true is no number", put("players", True), "players", "not-integer"),
    ("round 0", put("round", 0), "round", "not-integer"),
    ("round 7", put("round", 7), "round", "not-integer"),
    ("first below 0", put("first", -1), "first", "not-integer"),
    ("first too high", put("first", 3), "first", "not-integer"),
    ("unknown phase", put("phase", "dusk"), "phase", "not-name"),
    ("phase in a list", put("phase", ["over"]), "phase", "not-name"),
    ("influence below 0", put("influence/1", -1), "influence[1]", "not-integer"),
    ("influence too high", put("influence/1", 10000), "influence[1]", "not-integer"),
    ("influence huge", put("influence/1", 10**40), "influence[1]", "not-integer"),
    ("influence in halves", put("influence/1", 0.5), "influence[1]", "not-integer"),
    ("influence of two seats", put("influence", [1, 1]), "influence", "wrong-count"),
    ("influence no list", put("influence", 3), "influence", "not-list"),
    ("hands of two seats", put("hand", [[], []]), "hand", "wrong-count"),
    ("asides of four seats", put("aside", [[], [], [], []]), "aside", "wrong-count"),
    ("discards no list", put("discard", None), "discard", "not-list"),
    ("hand no list", put("hand/0", "lord"), "hand[0]", "not-list"),
    ("unknown card in hand", put("hand/0/0", "queen"), "hand[0][0]", "not-name"),
    ("a view's null in hand", put("hand/2/1", None), "hand[2][1]", "not-name"),
    ("a view's null in the row", put("row/1/0/card", None), "row[1][0].card", "not-name"),
    ("unknown card in the row", put("row/2/1/card", "Soldier"), "row[2][1].card", "not-name"),
    ("row no list", put("row", {}), "row", "not-list"),
    ("place no list", put("row/0", {}), "row[0]", "not-list"),
    ("card no object", put("row/0/0", "spy"), "row[0][0]", "not-object"),
    ("card without family", put("row/0/0", {"card": "spy"}), "row[0][0].family", "missing"),
    ("card without card", put("row/0/0", {"family": 0}), "row[0][0].card", "missing"),
    ("family of nobody", put("row/0/0/family", 3), "row[0][0].family", "not-integer"),
    ("family below 0", put("row/0/0/family", -1), "row[0][0].family", "not-integer"),
    ("empty place", put("row/1", []), "row[1]", "empty-place"),
    ("stack of mixed controllers", put("row/2/1/family", 1), "row[2][1].family", "mixed-stack"),
    ("up in words", put("row/1/0/up", "no"), "row[1][0].up", "not-boolean"),
    ("up as a number", put("row/1/0/up", 0), "row[1][0].up", "not-boolean"),
    ("influence below 0 on a card", put("row/1/0/tokens", -1), "row[1][0].tokens", "not-integer"),
    ("too much influence on a card", put("row/1/0/tokens", 100), "row[1][0].tokens", "not-integer"),
    ("influence on a face-up card", put("row/0/0/tokens", 1), "row[0][0].tokens", "tokens-face-up"),
    ("face-up intrigue", put("row/1/0", card("1:ambush+")), "row[1][0].up", "intrigue-face-up"),
    ("current below 0", put("current", -1), "current", "not-integer"),
    ("current beyond the row", put("current", 3), "current", "not-integer"),
    ("seat not to act", put("seat", 2), "seat", "not-to-act"),
    ("nobody to act", put("seat", None), "seat", "not-to-act"),
    ("true is no seat", put("seat", True), "seat", "not-to-act"),
    ("options no object", put("options", [1]), "options", "not-object"),
    ("option out of range", put("options", {"rounds": 8}), "options.rounds", "not-integer"),
    ("option below its range", put("options", {"keep": -1}), "options.keep", "not-integer"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("change", "member", "id"), [case[1:] for case in ANYWHERE], ids=[case[0] for case in ANYWHERE]
)
def test_refusal_names_the_member(change: Change, member: str, id: str) -> None:
    """ORI-1 to ORI-9: an unknown member or name, a number out of range, and what the page calls impossible."""
    document = base()
    GAME.position(document)
    change(document)
    refusal = refused(document)
    assert (refusal.details["member"], refusal.id) == (member, f"document-{id}")


@pytest.mark.parametrize("document", [None, [], "oriflamme", 7, {}])
def test_document_must_be_an_object_with_its_members(document: Any) -> None:
    """ORI-1: anything else is no position."""
    assert refused(document).id in ("document-not-object", "document-missing")


@pytest.mark.parametrize("member", [{1: 2}, {None: 0}])
def test_members_have_names(member: Document) -> None:
    """ORI-1: a member that is not named by a text is unknown."""
    assert refused(base() | member).id == "document-unknown"


def test_card_twice_is_refused() -> None:
    """ORI-1: every card of a family lies somewhere exactly once; the second place is named."""
    document = base()
    document["hand"][0][0] = "spy"
    assert_card(refused(document), "hand[0][0]", "card-twice", "spy", 0)
    document = base()
    document["aside"][1][2] = document["hand"][1][0]
    assert_card(refused(document), "aside[1][2]", "card-twice", document["hand"][1][0], 1)
    document = base()
    document["discard"][0][0] = document["aside"][0][0]
    assert_card(refused(document), "discard[0][0]", "card-twice", document["aside"][0][0], 0)
    document = base()
    document["hand"][2][1] = document["hand"][2][0]
    assert_card(refused(document), "hand[2][1]", "card-twice", document["hand"][2][0], 2)
    document = base()
    document["row"][2][0]["card"] = "soldier"
    assert_card(refused(document), "row", "card-twice", "soldier", 2)


def assert_card(refusal: Refusal, member: str, id: str, name: str, family: int) -> None:
    details = refusal.details
    assert (details["member"], refusal.id) == (member, f"document-{id}")
    assert (details["card"], details["family"]) == (name, family)


@pytest.mark.parametrize("zone", ["hand", "aside", "discard"])
def test_missing_card_is_refused(zone: str) -> None:
    """ORI-1: a card that is missing is named."""
    document = base()
    name = document[zone][0].pop()
    assert_card(refused(document), "hand[0]", "card-missing", name, 0)


def test_card_missing_in_the_row_is_refused() -> None:
    """ORI-1: the same for a card taken out of the row."""
    document = base()
    document["row"].pop(0)
    assert_card(refused(document | {"current": 0}), "hand[0]", "card-missing", "spy", 0)


def test_three_cards_lie_aside() -> None:
    """ORI-1: not two and one more in hand."""
    document = base()
    document["hand"][1].append(document["aside"][1].pop())
    refusal = refused(document)
    assert (refusal.details["member"], refusal.id) == ("aside[1]", "document-wrong-count")


def test_more_cards_in_the_row_than_a_family_can_have_placed() -> None:
    """ORI-4: all ten cards of a family cannot lie there."""
    document = base()
    document["row"] = [[{"family": 0, "card": name}] for name in NAMES]
    refusal = refused(document)
    assert (refusal.details["member"], refusal.id) == (f"row[{PER_SEAT}][0]", "document-too-many-cards")


@pytest.mark.parametrize(
    ("phase", "seat", "first", "sizes"),
    [
        ("placement", 0, 0, (5, 5, 5)),
        ("placement", 1, 0, (4, 5, 5)),
        ("placement", 0, 1, (5, 4, 4)),
        ("resolution", None, 0, (4, 4, 4)),
    ],
)
def test_hands_must_fit_round_and_phase(phase: str, seat: int | None, first: int, sizes: tuple[int, ...]) -> None:
    """ORI-6: seven before the first placement, one fewer after each."""
    document = position(row=["0:spy", "1:spy"], phase=phase, seat=seat, first=first, round=3)
    assert tuple(len(hand) for hand in document["hand"]) == sizes
    GAME.position(document)
    for other in range(3):
        wrong = json.loads(json.dumps(document))
        wrong["discard"][other].append(wrong["hand"][other].pop())
        refusal = refused(wrong)
        assert (refusal.details["member"], refusal.id) == (f"hand[{other}]", "document-hand-size")
        assert (refusal.details["have"], refusal.details["count"]) == (sizes[other] - 1, sizes[other])


def test_hand_after_the_last_round_holds_one_card() -> None:
    """ORI-4, ORI-16: the seventh card."""
    document = position(row=["0:spy"], phase="over")
    document["discard"][2].append(document["hand"][2].pop())
    refusal = refused(document)
    assert (refusal.details["member"], refusal.id) == ("hand[2]", "document-hand-size")


@pytest.mark.parametrize("seat", [1, 2])
def test_placing_out_of_turn_is_refused(seat: int) -> None:
    """ORI-6: the hands tell whose turn it is to place; another seat does not fit them."""
    document = position(row=["0:spy"], phase="placement", round=2)
    assert refused(document | {"seat": seat}).details["member"].startswith("hand[")


@pytest.mark.parametrize("seat", [-1, 3, None, "0"])
def test_seat_to_place_must_exist(seat: Any) -> None:
    """ORI-6: one of the seats."""
    refusal = refused(position(phase="placement") | {"seat": seat})
    assert (refusal.details["member"], refusal.id) == ("seat", "document-not-integer")


@pytest.mark.parametrize("phase", ["placement", "over"])
@pytest.mark.parametrize(("name", "value"), [("current", 0), ("pending", {"ability": "spy"})])
def test_pointer_and_pending_belong_to_resolution(phase: str, name: str, value: Any) -> None:
    """ORI-7: only there a place is current and an ability pending."""
    refusal = refused(position(row=["0:spy"], phase=phase) | {name: value})
    assert (refusal.details["member"], refusal.id) == (name, "document-not-in-phase")


@pytest.mark.parametrize("phase", ["placement", "resolution", "over"])
def test_face_up_intrigue_is_refused_wherever_it_lies(phase: str) -> None:
    """ORI-8: a revealed intrigue has left the row, covered or not; in every phase without `pending`."""
    for stack, at in ((["0:decree+", "0:spy"], 0), (["0:spy", "0:decree+"], 1)):
        row = ["1:spy", stack]
        refusal = refused(position(row=row, phase=phase, round=6 if phase == "over" else 3))
        assert (refusal.details["member"], refusal.id) == (f"row[1][{at}].up", "document-intrigue-face-up")
        assert refusal.details["card"] == "decree"


@pytest.mark.parametrize("intrigue", ["conspiracy", "ambush", "decree", "assassination"])
def test_each_intrigue_face_up_is_refused(intrigue: str) -> None:
    """ORI-8: all four, and none of the characters."""
    assert refused(position(row=[f"0:{intrigue}+", "1:spy"], current=1)).id == "document-intrigue-face-up"


@pytest.mark.parametrize("character", ["lord", "archer", "heir", "shapeshifter", "soldier", "spy"])
def test_each_character_may_lie_face_up(character: str) -> None:
    """ORI-8: characters stay."""
    GAME.position(position(row=[f"0:{character}+", "1:spy"], current=1))


def test_intrigue_may_lie_face_up_while_its_ability_is_pending() -> None:
    """ORI-8: the acting one, and no other."""
    document = position(row=["0:decree+", "1:spy", "2:lord"], pending={"ability": "decree"})
    assert GAME.position(document).question.id == "decree"
    document = position(row=["0:decree+", "1:ambush+", "2:lord"], pending={"ability": "decree"})
    assert refused(document).details["member"] == "row[1][0].up"


def test_resolution_of_an_empty_row_is_refused() -> None:
    """ORI-11: the pass over an empty row is over at once, so nobody is asked in it."""
    document = position(row=["0:spy"], round=2)
    document["row"], document["discard"][0] = [], [*document["discard"][0], "spy"]
    refusal = refused(document)
    assert (refusal.details["member"], refusal.id) == ("row", "document-empty-row")


STRIKE = ["1:spy", "0:soldier+", "2:spy"]
PENDING: list[tuple[str, list[Any], Any, str]] = [
    ("no object", STRIKE, 3, "pending not-object"),
    ("no ability", STRIKE, {}, "pending.ability missing"),
    ("more than an ability", STRIKE, {"ability": "soldier", "of": 1}, "pending.of unknown"),
    ("unknown ability", STRIKE, {"ability": "dance"}, "pending.ability not-name"),
    ("another card's", STRIKE, {"ability": "archer"}, "pending.ability not-acting"),
    ("a face-down card's", ["1:spy", "0:soldier", "2:spy"], {"ability": "soldier"}, "pending.ability not-acting"),
    ("not a mimic", ["1:archer+", "0:soldier+", "2:spy"], {"ability": "archer"}, "pending.ability not-acting"),
    ("not beside the mimic", ["1:spy+", "0:shapeshifter+"], {"ability": "archer"}, "pending.ability not-acting"),
    ("face down beside it", ["1:archer", "0:shapeshifter+"], {"ability": "archer"}, "pending.ability not-acting"),
    ("asks nothing ever", ["1:spy", "0:lord+", "2:spy"], {"ability": "lord"}, "pending.ability asks-nothing"),
    ("one answer", ["1:spy", "0:soldier+"], {"ability": "soldier"}, "pending.ability asks-nothing"),
    ("no answer", ["1:spy", "0:shapeshifter+"], {"ability": "shapeshifter"}, "pending.ability asks-nothing"),
    ("copied, asks nothing", ["1:heir+", "0:shapeshifter+"], {"ability": "heir"}, "pending.ability asks-nothing"),
]


@pytest.mark.parametrize(("row", "pending", "reason"), [case[1:] for case in PENDING], ids=[c[0] for c in PENDING])
def test_pending_must_be_a_question_of_the_current_card(row: list[Any], pending: Any, reason: str) -> None:
    """ORI-26: the ability of the current face-up card, or one that a Shapeshifter can copy, with a choice to make."""
    refusal = refused(position(row=row, current=1, pending=pending))
    member, id = reason.split()
    assert (refusal.details["member"], refusal.id) == (member, f"document-{id}")


@pytest.mark.parametrize(
    ("row", "ability"),
    [
        (["1:archer+", "0:shapeshifter+", "2:spy"], "archer"),
        (["2:spy", "0:shapeshifter+", "1:archer+"], "archer"),
        (["2:spy+", "0:shapeshifter+", "1:archer+"], "shapeshifter"),
        (["2:spy", "0:spy+", "1:archer+"], "spy"),
    ],
)
def test_pending_questions_that_are_accepted(row: list[str], ability: str) -> None:
    """ORI-26: a copied ability may lie on either side."""
    state = GAME.position(position(row=row, current=1, pending={"ability": ability}))
    assert (state.question.id, state.seat) == (ability, 0)


def test_finished_game_has_nobody_to_act() -> None:
    """ORI-16: `seat` is null and the round the last."""
    document = position(row=["0:spy"], phase="over")
    refusal = refused(document | {"seat": 0})
    assert (refusal.details["member"], refusal.id) == ("seat", "document-over-seat")
    refusal = refused(document | {"round": 5})
    assert (refusal.details["member"], refusal.id) == ("round", "document-over-round")


def test_text_of_a_refusal_is_short() -> None:
    """ORI-1: a huge value is cut, not printed."""
    assert len(str(refused(base() | {"phase": "x" * 100_000}))) < 300
