"""Position documents of Behind the Throne: they come back the same, and what cannot occur is refused by name."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from rules.playing import play, story
from rules.throne.positions import position, start, walk
from worlds import with_dice_of

from camarilla.games.throne.game import game
from camarilla.kernel import transcript
from camarilla.kernel.game import State
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.rng import Dice, roll, seed_dice

FIVE = {"general": 1, "prophet": 2, "jester": 1, "assassin": 1, "judge": 1}
SIX = {**FIVE, "queen": 1}
SEVEN = {**SIX, "king": 1}
PAGE = {
    "game": "throne", "players": 2, "seat": 0, "turn": 0,
    "deck": ["minstrel", "jester", "alchemist", "assassin"],
    "discard": [
        *["general"] * 3, *["prophet"] * 5, *["jester"] * 4, *["assassin"] * 4, *["judge"] * 5, *["minstrel"] * 4,
        *["alchemist"] * 3, *["queen"] * 2, *["king"] * 3, "end",
    ],
    "tableau": [{"general": 2, "king": 1}, {"queen": 3}],
    "row": ["king", "alchemist"], "value": 7,
    "used": [], "destroyed_from": [], "destroyed_here": False, "peeked": False,
}  # fmt: skip


# -- round trips ------------------------------------------------------------------------------------------------
def test_the_document_of_the_rules_page() -> None:
    state = game.position(PAGE, seed=1)
    assert state.position() == PAGE
    assert state.legal == ["take", "draw", "swap 1 queen"]


@pytest.mark.parametrize("options", [{}, {"copies": 4, "columns": 3, "height": 3, "row": 7, "scoring": 1}])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.untraced
def test_a_position_loaded_again_is_equal(seats: int, options: dict[str, int]) -> None:
    """At every question of random games, in the middle of an exchange too; the same bytes but for the dice."""
    kinds: set[tuple[str, ...]] = set()

    def look(state: State) -> None:
        document = json.loads(json.dumps(state.position()))
        loaded = game.position(document, seed=5)
        assert loaded.position() == document == state.position()
        assert (loaded.seat, loaded.question, loaded.legal) == (state.seat, state.question, state.legal)
        assert with_dice_of(loaded, state).record.pack() == state.record.pack()
        kinds.add(tuple(document.get("pending", {"turn": 0})))

    for seed in range(6):
        walk(seats, seed, look, options=options)
    assert kinds == {("turn",), ("drop",), ("drop", "row_to")}


def test_a_position_without_a_row_runs_on_to_the_first_question() -> None:
    """THR-3: the compulsory card is revealed."""
    state = start([{}, {}], deck="judge king", turn=1)
    assert (state.seat, state.position()["row"]) == (1, ["judge"])


def test_views_are_documents_with_null_for_the_deck() -> None:
    """Only the order of the deck is hidden."""
    state = start([{"prophet": 1}, {"king": 1}], row="judge", deck="queen king")
    for seat in (0, 1, None):
        assert state.view(seat) == state.position() | {"deck": [None] * len(state.position()["deck"])}
    with pytest.raises(Refusal, match=r"deck\[0\]: null is not one of general"):
        game.position(state.view(0))


# -- the generator ----------------------------------------------------------------------------------------------
def dice(seed: int, rolls: int) -> Dice:
    made = Dice()
    seed_dice(made, seed)
    for _ in range(rolls):
        roll(made, 6)
    return made


def write_dice(dice: Dice) -> str:
    """The key, how many blocks it has given, how many words of the last are left."""
    return f"{''.join(f'{word:08x}' for word in dice.key)} {dice.count} {dice.left}"


@pytest.mark.parametrize("rolls", [0, 1, 15, 16, 17, 100])
def test_the_generator_is_kept(rolls: int) -> None:
    """`rng` is the state of the dice, and stays in the documents of a game that was given one."""
    given = dice(9, rolls)
    loaded = game.loader.load(position([{}, {}], row="king", rng=write_dice(given)))
    assert loaded.dice == given
    assert game.document(loaded)["rng"] == write_dice(given)


def test_the_generator_is_in_no_view() -> None:
    """`rng` is null there."""
    state = start([{}, {"king": 1}], row="king", rng=write_dice(dice(9, 3)))
    assert [state.view(seat)["rng"] for seat in (0, 1, None)] == [None] * 3


def test_without_a_generator_documents_have_none() -> None:
    state = start([{}, {"king": 1}], row="king")
    assert "rng" not in state.position()
    assert "rng" not in state.view(0)


# -- refusals ---------------------------------------------------------------------------------------------------
Change = Callable[[dict[str, Any]], Any]


def refused(document: Any) -> tuple[str, str]:
    """The member that a refusal names, and its reason."""
    with pytest.raises(Refusal) as caught:
        game.position(document)
    assert str(caught.value).startswith(caught.value.details["member"] + ":")
    return caught.value.details["member"], caught.value.id.removeprefix("document-")


def set_to(**members: Any) -> Change:
    return lambda document: document.update(members)


def inside(*path: str | int, to: Any) -> Change:
    """Put a value into a member of a member."""

    def change(document: Any) -> None:
        *way, last = path
        for key in way:
            document = document[key]
        document[last] = to

    return change


@pytest.mark.parametrize("name", list(PAGE))
def test_every_member_is_needed(name: str) -> None:
    document = {key: value for key, value in PAGE.items() if key != name}
    assert refused(document) == (name, "missing")


@pytest.mark.parametrize(
    ("change", "member", "reason"),
    [
        (set_to(hand=[]), "hand", "unknown"),
        (set_to(game="oriflamme"), "game", "other-game"),
        (set_to(players=5), "players", "not-integer"),
        (set_to(players=1), "players", "not-integer"),
        (set_to(turn=2), "turn", "not-integer"),
        (set_to(turn=True), "turn", "not-integer"),
        (set_to(tableau=[{}]), "tableau", "wrong-count"),
        (inside("tableau", 0, to=[]), "tableau[0]", "not-object"),
        (inside("tableau", 0, "end", to=1), "tableau[0].end", "unknown"),
        (inside("tableau", 0, "king", to=0), "tableau[0].king", "not-integer"),
        (inside("tableau", 0, "king", to=6), "tableau[0].king", "not-integer"),
        (inside("deck", 1, to="pope"), "deck[1]", "not-name"),
        (inside("deck", 1, to=None), "deck[1]", "not-name"),
        (inside("row", 1, to="pope"), "row[1]", "not-name"),
        (inside("discard", 0, to=7), "discard[0]", "not-name"),
        (set_to(deck="minstrel"), "deck", "not-list"),
        (set_to(used=["minstrel"]), "used[0]", "not-name"),
        (set_to(used=["general", "general"]), "used", "listed-twice"),
        (set_to(destroyed_from=[2]), "destroyed_from[0]", "not-integer"),
        (set_to(destroyed_from=[1, 1]), "destroyed_from", "listed-twice"),
        (set_to(destroyed_here=0), "destroyed_here", "not-boolean"),
        (set_to(peeked=None), "peeked", "not-boolean"),
        (set_to(value=None), "value", "not-integer"),
        (set_to(options={"rounds": 3}), "options.rounds", "unknown"),
        (set_to(options={"columns": 10}), "options.columns", "not-integer"),
        (set_to(options=[]), "options", "not-object"),
        # more or fewer than the right number of any card
        (set_to(deck=["minstrel", "jester", "alchemist"]), "deck", "too-few-copies"),
        (inside("deck", 1, to="judge"), "deck[1]", "too-many-copies"),
        (inside("discard", 0, to="judge"), "discard[20]", "too-many-copies"),
        (inside("tableau", 0, "queen", to=3), "tableau", "too-many-copies"),
        (inside("row", 1, to="judge"), "discard[20]", "too-many-copies"),
        (inside("discard", 0, to="end"), "discard[33]", "too-many-copies"),
        (inside("deck", 0, to="end"), "deck[0]", "too-many-copies"),
        (inside("discard", 33, to="jester"), "deck[1]", "too-many-copies"),
        # a value that `used` cannot explain
        (set_to(value=6), "value", "value-unexplained"),
        (set_to(value=4, used=["general"]), "value", "value-unexplained"),  # not lowered below the King
        (set_to(value=6, used=["jester"]), "value", "value-unexplained"),
        (set_to(value=9, used=["jester"]), "value", "value-unexplained"),
        (set_to(value=10, used=["jester", "judge"]), "value", "value-unexplained"),
        (set_to(value=8, used=["prophet", "general", "assassin"]), "value", "value-unexplained"),
        # more destroyed than equalities possible
        (set_to(destroyed_from=[1]), "destroyed_from", "too-many-destroyed"),
        (set_to(destroyed_here=True), "destroyed_here", "nothing-destroyed"),
        (set_to(destroyed_here=True, destroyed_from=[1]), "destroyed_here", "nothing-destroyed"),
        (set_to(value=9, used=["jester", "judge"], destroyed_here=True), "destroyed_here", "nothing-destroyed"),
        (
            set_to(value=9, used=["jester", "judge"], destroyed_here=True, destroyed_from=[0, 1]),
            "destroyed_from", "too-many-destroyed",
        ),
        # `seat` other than `turn` when nobody drops
        (set_to(seat=1), "seat", "not-to-act"),
        (set_to(seat=None), "seat", "not-to-act"),
        (set_to(seat=False), "seat", "not-to-act"),
        (set_to(rng=None), "rng", "not-generator"),
        (set_to(rng="0" * 64), "rng", "not-generator"),
        (set_to(rng="0" * 64 + " 0 1"), "rng", "not-generator"),
        (set_to(rng="0" * 64 + " 1 17"), "rng", "not-generator"),
        (set_to(rng="0" * 64 + f" {2**32} 1"), "rng", "not-generator"),
        (set_to(pending={"drop": 0}), "row", "row-handed-over"),
        (set_to(pending={"drop": 0, "row_to": 1}), "tableau[0]", "nothing-to-drop"),
        (set_to(pending={"drop": 1}), "seat", "not-to-act"),
        (set_to(pending={"drop": 2}), "pending.drop", "not-integer"),
        (set_to(pending={}), "pending.drop", "missing"),
        (set_to(pending=None), "pending", "not-object"),
    ],
)  # fmt: skip
def test_what_cannot_occur_is_refused(change: Change, member: str, reason: str) -> None:
    """Every sentence of the rules page that begins with Impossible, and members of the wrong kind."""
    document = copy.deepcopy(PAGE)
    change(document)
    assert refused(document) == (member, reason)


@pytest.mark.parametrize("document", [None, 5, "x", []])
def test_no_document_at_all(document: Any) -> None:
    assert refused(document)[1] == "not-object"


@pytest.mark.parametrize(
    ("document", "member", "reason"),
    [
        (position([{}, {}], row="king queen queen judge judge general"), "row", "long-row"),
        (position([{}, {}], row="king end queen"), "row[2]", "after-end"),
        (position([{}, {}], row="king", whole=True, peeked=True), "peeked", "no-top-card"),
        (position([{}, {}], value=3), "value", "no-last-card"),
        (position([{}, {}], destroyed_from=[1]), "destroyed_from", "too-many-destroyed"),
        (position([{}, {}], destroyed_here=True), "destroyed_here", "nothing-destroyed"),
        (position([{}, {}], row="king", value=8), "value", "value-unexplained"),
        (position([{}, {}], row="king", value=8, used="jester"), "value", "value-unexplained"),
        (position([SIX, {}], row="king"), "tableau[0]", "too-many-columns"),
        (position([{}, SIX], row="king"), "tableau[1]", "too-many-columns"),
        # a finished game
        (position([{}, {}], row="king end", seat=0), "seat", "over-seat"),
        (position([{}, {}], row="king end", value=9), "value", "not-when-over"),
        (position([{}, {}], row="king end", pending={"drop": 0}), "pending", "not-when-over"),
        (position([{}, {}], row="king end", destroyed_from=[0]), "destroyed_from", "too-many-destroyed"),
        (position([{}, {}], row="king king end", destroyed_here=True), "destroyed_here", "nothing-destroyed"),
        (position([{}, {}], row="king king end", destroyed_from=[0, 1]), "destroyed_from", "too-many-destroyed"),
        (position([SIX, {}], row="king end"), "tableau[0]", "too-many-columns"),
        # somebody drops
        (position([SIX, {}], pending={"drop": 0, "row_to": 1}), "pending.row_to", "no-exchange"),
        (position([SIX, {}], row="king", pending={"drop": 0, "row_to": 0}), "pending.row_to", "no-exchange"),
        (position([{}, SIX], row="king", seat=1, pending={"drop": 1, "row_to": 1}), "pending.row_to", "no-exchange"),
        (position([SIX, {}], row="king", pending={"drop": 0, "row_to": 2}), "pending.row_to", "not-integer"),
        (position([SEVEN, {}], row="king", pending={"drop": 0, "row_to": 1}), "tableau[0]", "nothing-to-drop"),
        (position([FIVE, {}], pending={"drop": 0}), "tableau[0]", "nothing-to-drop"),
        (position([SIX, SIX], pending={"drop": 0}), "tableau[1]", "too-many-columns"),
        (position([SIX, {}], pending={"drop": 0}, value=3), "value", "no-last-card"),
        (position([SIX, {}], pending={"drop": 0}, destroyed_here=True), "destroyed_here", "nothing-destroyed"),
        (
            position([SIX, {}], pending={"drop": 0}, destroyed_from=[0, 1], options={"row": 2}),
            "destroyed_from", "too-many-destroyed",
        ),
    ],
)  # fmt: skip
def test_what_cannot_occur_elsewhere_is_refused(document: Any, member: str, reason: str) -> None:
    """Long rows, finished games, and receivers that have nothing to drop."""
    assert refused(document) == (member, reason)


# -- what can have happened -------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("row", "value", "used"),
    [
        ("jester minstrel", 3, "general"),
        ("jester minstrel", 5, "jester"),
        ("jester minstrel", 4, "assassin jester judge"),  # only one of them on this card
        ("jester judge", 2, "general"),
        ("jester judge", 3, "general jester"),  # down and up again
        ("general prophet", -1, "judge"),
        ("minstrel assassin", 6, "jester judge"),
        ("general king", 0, "general assassin jester judge"),
        ("king queen", 8, "general assassin jester judge prophet"),  # spent on nothing that shows
    ],
)
def test_values_that_abilities_explain(row: str, value: int, used: str) -> None:
    """THR-5, THR-7, THR-15: in any order that the rules allow."""
    document = position([{"general": 3}, {"king": 1}], row=row, value=value, used=used)
    assert game.loader.load(document).value == value


@pytest.mark.parametrize(
    ("row", "value", "used", "here", "most"),
    [
        ("judge judge judge", 5, "", False, 1),
        ("judge judge judge", 5, "", True, 2),
        ("king judge judge", 5, "", True, 1),
        ("king queen judge assassin", 4, "jester", False, 1),  # one Jester makes one of two equal
        ("king queen judge assassin", 5, "jester", True, 1),  # it was needed here
        ("king queen judge assassin", 5, "jester judge", True, 2),
        ("king queen alchemist minstrel judge", 5, "jester judge", False, 2),
        ("jester minstrel minstrel", 6, "general", False, 1),
    ],
)
def test_no_more_destroyed_than_equalities_possible(row: str, value: int, used: str, here: bool, most: int) -> None:
    """THR-8: earlier cards must have been equal, printed or by abilities that are not needed elsewhere."""
    rest: dict[str, Any] = {"row": row, "value": value, "used": used, "destroyed_here": here}
    tableau: list[dict[str, int]] = [{"general": 5}, {}, {}, {}]
    assert game.loader.load(position(tableau, destroyed_from=list(range(most)), **rest)).destroyed_from == 2**most - 1
    document = position(tableau, destroyed_from=list(range(most + 1)), **rest)
    assert refused(document) == ("destroyed_from", "too-many-destroyed")


def test_a_finished_game_may_have_destroyed() -> None:
    """THR-20: what happened before the end stays in the document."""
    state = start([{}, {}], row="king king end", destroyed_from=[1], used="prophet")
    assert state.over
    assert (state.position()["destroyed_from"], state.position()["used"]) == ([1], ["prophet"])


def test_histories_are_not_asked_for() -> None:
    """What the page does not call impossible is loaded: a rise that nothing explains, a look without a price."""
    state = start([{}, {"king": 1}], row="jester queen judge", peeked=True, used="general")
    assert state.position()["peeked"] is True
    assert state.legal == ["take", "draw", "swap 1 king"]


def test_a_hopeless_row_is_bust_at_once() -> None:
    """THR-6: the engine runs on to the first real question."""
    state = play(start([{}, {}], row="jester queen", deck="judge king"))
    assert story(state)[0] == "THR-4 bust 0 2"


def test_a_game_with_its_generator_goes_on_alike() -> None:
    """THR-19: saved with `rng` and loaded again, the same answers meet the same new deck; its transcript replays."""
    luck = random.Random(5)
    state = start([{}, {}], row="king", rng=write_dice(dice(9, 3)))
    reshuffles = 0
    while not state.over:
        again = game.position(state.position())
        move = luck.choice(state.legal)
        told = len(state.events(None))
        state.play(move)
        again.play(move)
        assert again.position() == state.position()
        reshuffles += [event["event"] for event in state.events(None)[told:]].count("reshuffled")
    assert reshuffles > 0
    text = transcript.write(state)
    assert transcript.write(transcript.replay(transcript.read(text), game)) == text
