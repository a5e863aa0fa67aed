"""The census of each game: what is counted adds up."""

from __future__ import annotations

from functools import cache

import pytest
from laws.tables import every_game

import camarilla
from camarilla.kernel.census import MAX_CARDS, MAX_SCORE, NO_CARD, Figure, Topic
from camarilla.kernel.game import Game
from camarilla.lab.balance.study import Bench, Study, Sums
from camarilla.lab.balance.unit import counting

GAMES = 24


@cache
def counted(game: Game, options: tuple[tuple[str, int], ...] = (), games: int = GAMES) -> Sums:
    """Some random games of three, played plain; once for all tests."""
    study = Study(game.id, ("random",) * 3, games, 7, options)
    return Bench(study, game, game.engine.plain).play(range(games))


@every_game
def test_every_game_has_one_victory(game: Game) -> None:
    sums = counted(game)
    for first in (Figure.ORDER, Figure.CHAIR):
        assert list(sums.count[first : first + 5]) == [GAMES, GAMES, GAMES, 0, 0]
        assert sum(sums.total[first : first + 5]) == 60 * GAMES
    assert sum(sums.count[Figure.SCORE : Figure.SCORE + MAX_SCORE + 1]) == 3 * GAMES


@every_game
def test_deaths_have_causes(game: Game) -> None:
    sums = counted(game)
    for card in range(NO_CARD):
        first = Figure.KILLED_BY + card * MAX_CARDS
        assert sum(sums.count[first : first + MAX_CARDS]) == sums.total[Figure.KILLED + card]
    assert sum(sums.total[Figure.KILLED : Figure.KILLED + MAX_CARDS]) > 0


@every_game
def test_shares_of_holders_are_shares_of_games(game: Game) -> None:
    sums = counted(game)
    for first in (Figure.HELD, Figure.PLACED, Figure.REVEALED, Figure.KEPT):
        for figure in range(first, first + MAX_CARDS):
            assert 0 <= sums.total[figure] <= 60 * GAMES
            assert sums.count[figure] <= 3 * GAMES


@every_game
def test_who_plays_a_card_that_was_dealt_has_both(game: Game) -> None:
    sums = counted(game)
    for card in range(MAX_CARDS):
        used, held, placed = (sums.count[first + card] for first in (Figure.USED, Figure.HELD, Figure.PLACED))
        assert used <= min(held, placed)
    if game.id == "oriflamme":
        assert sums.count[Figure.USED :] == sums.count[Figure.PLACED : Figure.PLACED + MAX_CARDS]


@pytest.mark.parametrize("id", ["oriflamme", "ablaze"])
def test_a_hand_has_seven_of_ten_cards(id: str) -> None:
    sums = counted(camarilla.game(id))
    assert sum(sums.count[Figure.HELD : Figure.HELD + 10]) == 7 * 3 * GAMES


def test_every_seat_places_a_card_in_every_round() -> None:
    sums = counted(camarilla.game("oriflamme"))
    placed = slice(Figure.PLACED_IN, Figure.PLACED_IN + MAX_CARDS)
    assert sum(sums.count[placed]) == 6 * 3 * GAMES
    assert sum(sums.total[placed]) == sum(range(1, 7)) * 3 * GAMES
    assert sums.count[Figure.EARNED : Figure.EARNED + MAX_CARDS] == sums.count[placed]


def test_rows_end_in_one_way() -> None:
    """A row busts, is taken or exchanged, grows on, or the game ends with it."""
    game = camarilla.game("throne")
    sums, topics = counted(game), counting(game).TOPICS
    bust, stop = topics["bust"].first, topics["stop"].first
    for i in range(len(topics["bust"].items) - 1):
        assert sums.count[bust + i] == sums.count[stop + i]
        gone = sums.total[bust + i] + sums.total[stop + i] + sums.count[bust + i + 1]
        assert 0 <= sums.count[bust + i] - gone <= GAMES


def test_each_event_of_the_chapter_is_counted_once() -> None:
    game = camarilla.game("intrigues")
    topic: Topic = counting(game).TOPICS["true"]
    last = topic.first + len(topic.items)
    ours = counted(game, (("chapter", 2),))
    assert list(ours.count[topic.first : last]) == [0, 0, 0, *[GAMES] * 3, *[0] * (len(topic.items) - 6)]
    others = counted(game, (("events", 111221640),), 3)
    assert sum(others.count[topic.first : last]) == 0
    assert list(others.count[last : last + 3]) == [3, 3, 3]


MURDER, ESCAPE = ({"event": "murder", "who": "spy", "where": "square"}, {"event": "escape", "who": "barman"})
OWN = [[MURDER, ESCAPE, {"event": "curfew"}], [ESCAPE, {"event": "murder", "who": "coachman", "where": "factory"},
                                               {"event": "unseen", "who": "detective"}]]  # fmt: skip


@pytest.mark.parametrize(("players", "games"), [("random", (6, 6)), ("flat:1", (5, 7))])
def test_chapters_of_an_owners_deck_are_counted_one_by_one(players: str, games: tuple[int, int]) -> None:
    """Those of ours among them, too; each block of compiled games plays one, other players draw one for each game."""
    game = camarilla.game("intrigues")
    study = Study(game.id, (players,) * 2, 4, 7, (("chapters", OWN), ("turns", 1)))
    topic: Topic = counting(game).own_topics(dict(study.options))["true"]
    assert [item["kind"] for item in topic.items] == ["murder", "escape", "curfew", "escape", "murder", "unseen"]
    bench = Bench(study, game, game.engine.plain)
    blocks = [bench.play(range(start, start + 2)) for start in range(0, 12, 2)]
    counts = [list(block.count[topic.first : topic.first + 6]) for block in blocks]
    assert [sum(column) for column in zip(*counts, strict=True)] == [games[0]] * 3 + [games[1]] * 3
    assert all(sum(count) == 6 for count in counts)
    assert all(sum(block.count[topic.first + 6 : topic.first + 255]) == 0 for block in blocks)


def test_of_a_large_deck_the_first_chapters_are_counted() -> None:
    game = camarilla.game("intrigues")
    study = Study(game.id, ("random",) * 2, 2, 7, (("chapters", [OWN[0]] * 85 + [OWN[1]]), ("chapter", 86)))
    assert len(counting(game).own_topics(dict(study.options))["true"].items) == 255
    assert sum(Bench(study, game, game.engine.plain).play(range(2)).count[Figure.TOPIC : Figure.TOPIC + 256]) == 0


def test_the_first_card_that_a_seat_reveals_counts_as_dealt() -> None:
    sums = counted(camarilla.game("throne"))
    assert sum(sums.count[Figure.HELD : Figure.HELD + MAX_CARDS]) == 3 * GAMES
    assert sum(sums.total[Figure.HELD : Figure.HELD + MAX_CARDS]) == 60 * GAMES


def test_plots_pay_what_the_seats_score() -> None:
    sums = counted(camarilla.game("intrigues"))
    assert sum(sums.total[Figure.EARNED : Figure.EARNED + MAX_CARDS]) == sum(sums.total[Figure.POINTS : Figure.TIES])


def test_each_plot_ends_in_one_way() -> None:
    game = camarilla.game("intrigues")
    sums, topic = counted(game), counting(game).TOPICS["plots"]
    fitting = [sums.total[topic.first + i] for i in range(len(topic.items))]
    assert sum(fitting) == 3 * GAMES
    points = sum(parts["fits"] * times for parts, times in zip(topic.items, fitting, strict=True))
    assert points == sum(sums.total[Figure.POINTS : Figure.TIES])
    for plot, card in enumerate(range(7, 15)):
        dealt = set(sums.count[topic.first + 4 * plot : topic.first + 4 * plot + 4])
        assert dealt == {sums.count[Figure.HELD + card]}


def test_a_study_without_a_deck_of_its_own_files_nothing() -> None:
    counting(camarilla.game("intrigues")).file_under({}, {"events": []}, [])
