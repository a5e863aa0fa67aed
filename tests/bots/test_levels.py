"""Levels: they play by what they may know, the same each time, in their style; the higher are the stronger."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from worlds import another_world

import camarilla
from camarilla.bots import Budget, Decision, Observation, observe, seat_bot
from camarilla.bots.levels import SECOND, LevelPlayer
from camarilla.bots.players import level_names, levels, styles
from camarilla.games import profiles
from camarilla.kernel.game import Game, State
from camarilla.kernel.profile import LEVELS, STYLES, Level
from camarilla.kernel.refusal import Refusal
from camarilla.locales import say


def some_way_in(game: str, seats: int, moves: int, seed: int = 3) -> State:
    state, luck = camarilla.game(game).deal(seats, seed), random.Random(seed)
    for _ in range(moves):
        if not state.over:
            state.play(luck.choice(state.legal))
    return state


@pytest.mark.parametrize("game", camarilla.games())
def test_every_game_has_five_levels_or_more_and_styles(game: str) -> None:
    assert tuple(levels(game)) == LEVELS
    assert len(LEVELS) >= 5
    assert set(styles(game)) <= set(STYLES)
    assert len(styles(game)) >= 3
    assert {level.style for level in profiles()[game].levels} <= set(styles(game))
    rising = [(level.simulations, -level.temperature) for level in profiles()[game].levels]
    assert rising == sorted(set(rising)), "each is steadier or searches longer than the one below"


@pytest.mark.parametrize("name", [*LEVELS, *STYLES])
def test_every_level_and_style_has_a_name(name: str) -> None:
    assert say("en", None, f"level-{name}" if name in LEVELS else f"style-{name}")
    assert say("en", None, f"level-{name}.text" if name in LEVELS else f"style-{name}.text")


def test_names_that_there_are_not() -> None:
    game = camarilla.game("throne")
    with pytest.raises(Refusal, match='no style "bluffing" here'):
        seat_bot(game, "page:bluffing")
    fewer = replace_levels(game, game.profile.levels[:2])
    with pytest.raises(Refusal, match='no level "knight"; the levels are page, squire'):
        seat_bot(fewer, "knight")


def replace_levels(game: Game, some: tuple[Level, ...]) -> Game:
    """The same game with other levels; a copy of a game is that game itself."""
    other = object.__new__(type(game))
    other.__dict__.update(vars(game))
    other.profile = game.profile._replace(levels=some)
    return other


def test_the_names_of_all_levels() -> None:
    names = level_names("throne")
    assert names[:6] == [*LEVELS, "page:plain"]
    assert len(names) == 5 * (1 + 3)


def test_a_level_has_a_style_of_its_own_until_another_is_asked_for() -> None:
    def leaning(name: str) -> object:
        player = seat_bot(camarilla.game("oriflamme"), name)
        assert isinstance(player, LevelPlayer)
        return player.style

    assert leaning("squire") == leaning("knight:aggressive") == profiles()["oriflamme"].styles["aggressive"]
    assert leaning("squire:plain") == leaning("page") == {}


@pytest.mark.parametrize("game", camarilla.games())
@pytest.mark.parametrize("id", LEVELS[:4])
def test_the_same_seed_chooses_the_same(game: str, id: str) -> None:
    observation = observe(some_way_in(game, 2, 3))
    chosen = []
    for _ in range(2):
        player = seat_bot(camarilla.game(game), id, 5)
        chosen.append([player.choose(observation).move for _ in range(6)])
    assert chosen[0] == chosen[1]
    assert set(chosen[0]) <= set(observation.legal)


@pytest.mark.parametrize("game", camarilla.games())
@pytest.mark.parametrize("id", LEVELS)
def test_states_that_look_alike_get_the_same_answer(game: str, id: str) -> None:
    """No level peeks: another world that looks the same to the seat changes nothing."""
    state = some_way_in(game, 3, 6)
    bound = camarilla.game(game)
    alike = another_world(state, 99)
    level = next(level for level in profiles()[game].levels if level.id == id)
    small = Level(level.id, level.temperature, min(level.simulations, 40))
    budget = Budget(simulations=small.simulations) if small.simulations else None
    players = [LevelPlayer(bound, small, profiles()[game].styles["cautious"], 3) for _ in range(2)]
    moves = [player.choose(observe(one), budget).move for player, one in zip(players, (state, alike), strict=True)]
    assert moves[0] == moves[1]


def test_without_a_compiler_a_search_is_given_time_and_not_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many simulations as usual would take minutes."""
    game = camarilla.game("intrigues")
    monkeypatch.setitem(game.__dict__, "engine", game.engine.plain)
    budgets: list[Budget | None] = []
    player = seat_bot(game, "regent")
    assert isinstance(player, LevelPlayer)

    def choose(observation: Observation, budget: Budget | None = None) -> Decision:
        budgets.append(budget)
        return Decision(observation.legal[0])

    monkeypatch.setattr(player.search, "choose", choose)
    player.choose(observe(camarilla.game("intrigues").deal(2, 1)))
    player.choose(observe(camarilla.game("intrigues").deal(2, 1)), Budget(simulations=3))
    assert budgets == [SECOND, Budget(simulations=3)]


def test_temperature_lies_between_heuristic_and_chance() -> None:
    """The higher the temperature, the fewer choices follow the strongest prior; with none, all do."""
    game = camarilla.game("oriflamme")
    observation = observe(game.deal(3, 1))
    priors = LevelPlayer(game, Level("x")).heuristic.priors(observation)
    strongest = {move for move, prior in zip(observation.legal, priors, strict=True) if prior == max(priors)}

    def steady(temperature: float) -> float:
        player = LevelPlayer(game, Level("x", temperature), seed=1)
        return sum(player.choose(observation).move in strongest for _ in range(400)) / 400

    assert steady(0) == 1
    assert steady(0.3) > steady(2) > steady(1000) - 0.05
    assert steady(1000) < 2 * len(strongest) / len(observation.legal) + 0.05


# -- styles -------------------------------------------------------------------------------------------------------
def games_of(game: str, name: str) -> Counter[str]:
    """The families of moves that a player chooses over some games against itself."""
    bound, families = camarilla.game(game), Counter[str]()
    for number in range(6):
        state = bound.deal(2, number)
        player = seat_bot(bound, name, number)
        while state.seat is not None:
            observation = observe(state)
            move = player.choose(observation).move
            families[bound.moves.typed(bound.moves.codes[move]).kind] += 1
            state.play(move)
    return families


def rate(families: Counter[str], *kinds: str) -> float:
    return sum(families[kind] for kind in kinds) / families.total()


@pytest.mark.parametrize("game", camarilla.games())
def test_the_cautious_wait_and_the_aggressive_do_not(game: str) -> None:
    """What waiting is, the game's profile says: whole families of moves that its cautious style is drawn to."""
    drawn_to = camarilla.game(game).profile.styles["cautious"]
    kinds = [family for family, weight in drawn_to.items() if weight > 1 and " " not in family]
    cautious, aggressive = games_of(game, "squire:cautious"), games_of(game, "squire:aggressive")
    assert rate(cautious, *kinds) > rate(aggressive, *kinds)


@pytest.mark.parametrize("game", ["oriflamme", "ablaze"])
def test_the_bluffing_leave_a_snare_face_down(game: str) -> None:
    """ORI-32, ABL-24: an Ambush or a Trap earns when another strikes it, so it lies there like something precious."""
    snare = {"oriflamme": "ambush", "ablaze": "trap"}[game]
    bound = camarilla.game(game)
    observation = observe(bound.deal(2, seed_with(game, snare)))
    plain, bluffing = (
        LevelPlayer(bound, Level("x", 1.0), profiles()[game].styles.get(style), 1) for style in ("", "bluffing")
    )
    snares = [sum(snare in player.choose(observation).move for _ in range(300)) for player in (plain, bluffing)]
    assert snares[1] > snares[0]


def seed_with(game: str, card: str) -> int:
    return next(seed for seed in range(50) if any(card in move for move in camarilla.game(game).deal(2, seed).legal))


@pytest.mark.parametrize("game", camarilla.games())
def test_styles_name_moves_and_cards_that_there_are(game: str) -> None:
    bound = camarilla.game(game)
    families = {key.lower() for key in bound.moves.families} | {"place"}
    for leaning in profiles()[game].styles.values():
        for name, factor in leaning.items():
            family, _, card = name.partition(" ")
            assert family in families
            assert not card or card in bound.words["card"]
            assert factor > 0


def sight_of(legal: list[str]) -> Observation:
    state = camarilla.game("oriflamme").deal(2, 1)
    real = observe(state)
    return Observation(real.game, real.seat, real.record, real.question, legal, [])


def test_a_style_decides_only_between_moves_that_are_nearly_as_good() -> None:
    legal = ["place heir front", "place soldier front", "place archer front", "place spy front"]
    player = LevelPlayer(
        camarilla.game("oriflamme"), Level("x", simulations=10), profiles()["oriflamme"].styles["aggressive"]
    )
    values = dict(zip(legal, [0.50, 0.40, 0.49, 0.48], strict=True))
    visits = dict(zip(legal, [100, 90, 80, 70], strict=True))
    decision = player.in_style(Decision(legal[0], values, visits, legal[:1]), sight_of(legal))
    assert decision.move == "place archer front"
    rare = visits | {"place archer front": 5}
    assert player.in_style(Decision(legal[0], values, rare, legal[:1]), sight_of(legal)).move == "place spy front"
    plain = LevelPlayer(camarilla.game("oriflamme"), Level("x", simulations=10))
    assert plain.in_style(Decision(legal[0], values, visits, legal[:1]), sight_of(legal)).move == legal[0]


# -- strength -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", camarilla.games())
def test_the_chancellor_beats_the_page(game: str) -> None:
    """A sample; docs/arena.md has the whole ladder with intervals."""
    bound, wins, games = camarilla.game(game), 0.0, 60
    for number in range(games):
        state, seat = bound.deal(2, number // 2), number % 2
        players = [seat_bot(bound, "chancellor" if mine == seat else "page", number) for mine in range(2)]
        while state.seat is not None:
            state.play(players[state.seat].choose(observe(state)).move)
        wins += 1 / len(state.winners) if seat in state.winners else 0
    assert wins / games > 0.55
