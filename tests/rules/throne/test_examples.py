"""Every example that the rulebook of Behind the Throne prints, played out."""

from __future__ import annotations

from rules.playing import play
from rules.throne.positions import offered, start


def test_first_score() -> None:
    """THR-21. Picture of the scoring, first player: 1 + 5 + 7 + 0 + 9 is 22; a lone Queen scores nothing."""
    columns = {"general": 2, "judge": 3, "alchemist": 2, "queen": 1, "king": 4}
    assert start([columns, {}, {}, {}], row="end").scores[0] == 22


def test_second_score() -> None:
    """THR-21. Picture of the scoring, second player: 1 + 3 + 4 + 7 + 8 is 23, and wins."""
    first = {"general": 2, "judge": 3, "alchemist": 2, "queen": 1, "king": 4}
    second = {"general": 3, "jester": 2, "assassin": 5, "alchemist": 2, "queen": 2}
    state = start([first, second, {}, {}], row="end")
    assert (state.scores[:2], state.winners) == ([22, 23], [1])


def test_exchange_for_a_queen() -> None:
    """THR-11, THR-17, THR-18. The player gives the row for a Queen, has no such column and five others, and drops the
    General; the opponent keeps only the Judge of the row and drops the rest."""
    mine = {"general": 2, "prophet": 1, "jester": 2, "assassin": 1, "minstrel": 1}
    other = {"general": 1, "prophet": 2, "jester": 1, "king": 2, "queen": 1}
    state = start([mine, other], row="alchemist minstrel judge", deck="judge")
    play(state, "swap 1 queen")
    assert (state.seat, offered(state, "drop")) == (0, {f"drop {name}" for name in [*mine, "queen"]})
    play(state, "drop general")
    assert state.position()["tableau"][0] == {"prophet": 1, "jester": 2, "assassin": 1, "minstrel": 1, "queen": 1}
    assert (state.seat, state.position()["turn"]) == (1, 0)
    play(state, "drop alchemist", "drop minstrel")
    assert state.position()["tableau"][1] == {"general": 1, "prophet": 2, "jester": 1, "judge": 1, "king": 2}
    assert sorted(state.position()["discard"]) == ["alchemist", "end", "general", "general", "minstrel"]
    assert state.position()["turn"] == 1


def test_the_first_forbidding_card_has_no_effect() -> None:
    """THR-10, THR-12. One Queen and one King forbid nothing; each further one makes it harder."""
    state = start([{"queen": 1, "king": 1}, {"general": 1}], row="judge judge")
    assert "destroy 1 general" in state.legal
    assert "swap 1 general" in state.legal
    assert "swap 1 general" in start([{"king": 1}, {"general": 1}], row="judge").legal
    state = start([{"queen": 2, "king": 3}, {"general": 1}], row="judge judge")
    assert offered(state, "destroy") | offered(state, "swap") == set()


def test_judge_lets_an_ability_serve_twice() -> None:
    """THR-15. Note on the Judge: an ability already used this turn may be used again."""
    state = play(start([{"assassin": 1, "judge": 1}, {}], row="general judge"), "assassin", "judge assassin")
    assert state.position()["value"] == 1


def test_notes_on_the_protecting_cards() -> None:
    """THR-9, THR-12. Notes on Alchemist and Minstrel: only that card can be destroyed, or taken."""
    state = start([{"king": 1}, {"alchemist": 1, "minstrel": 1, "king": 2}], row="judge judge")
    assert offered(state, "destroy") == {"destroy 0 king", "destroy 1 alchemist"}
    assert offered(state, "swap") == {"swap 1 minstrel"}
