"""Games looked at move by move: the sums are right, mistakes are seen, and it is the same every time."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import asdict, replace
from functools import cache
from math import hypot
from pathlib import Path
from xml.etree import ElementTree

import pytest
from cli.program import refuse, succeed
from positions import last_round

import camarilla
from camarilla.bots import observe
from camarilla.bots.hint import hint, outlook
from camarilla.bots.verdict import COACHED, SURE, MoveVerdict, compared, judged, judged_again
from camarilla.kernel.game import State
from camarilla.kernel.moves import MAX_ANSWERS
from camarilla.kernel.transcript import read, write
from camarilla.lab.analyse import KNOWN, GameAnalysis, GameReview, MoveAnalysis, analyse, kind, turning_points
from camarilla.lab.analysed import AnalysedState, turn_order
from camarilla.lab.changes import means, standard_error
from camarilla.lab.open_search import SAMPLES, OpenSearch
from camarilla.locales import LANGUAGES

GAMES = Path(__file__).parent / "games"
STORED = ["oriflamme", "intrigues"]


@cache
def looked_at(name: str) -> GameAnalysis:
    return analyse(read((GAMES / f"{name}.txt").read_text()), 100, 1)


@pytest.mark.parametrize("name", STORED)
def test_every_move_of_a_stored_game_is_there(name: str) -> None:
    lines = (GAMES / f"{name}.txt").read_text().splitlines()
    played = [line.split(" ", 1) for line in lines if line[0].isdigit()]
    assert [[str(step.seat), step.move] for step in looked_at(name).steps] == played


@pytest.mark.parametrize("name", STORED)
def test_deal_luck_skill_and_the_others_add_up_to_the_result(name: str) -> None:
    analysis = looked_at(name)
    for seat in analysis.seats:
        assert seat.fair + seat.order + seat.deal + seat.luck + seat.skill + seat.others == pytest.approx(seat.result)
    assert sum(seat.result for seat in analysis.seats) == pytest.approx(1)
    for step in analysis.steps:
        for seat, (before, after) in enumerate(zip(step.before, step.after, strict=True)):
            skill = step.skill if seat == step.seat else 0
            assert before + step.luck[seat] + step.others[seat] + skill == pytest.approx(after)


@pytest.mark.parametrize("name", STORED)
def test_values_are_chances_and_the_best_is_never_worse(name: str) -> None:
    for step in looked_at(name).steps:
        for verdict in (step.knowable, step.true):
            assert 0 <= verdict.value <= verdict.best_value <= 1
            assert (verdict.best == step.move) == (verdict.value == verdict.best_value)
        assert step.loss >= 0
        assert sum(step.before) == pytest.approx(1)


def test_the_same_seed_sees_the_same() -> None:
    transcript = read((GAMES / "intrigues.txt").read_text())
    assert analyse(transcript, 60, 2) == analyse(transcript, 60, 2)
    assert analyse(transcript, 60, 2) != analyse(transcript, 60, 3)


def test_what_turned_the_game_is_judged_first_and_told_before() -> None:
    """The first round of play-outs has turning points already, of which nothing is said before they are judged."""
    told: list[GameAnalysis] = []
    whole = analyse(read((GAMES / "oriflamme.txt").read_text()), 100, 1, lambda it: told.append(it.result()))
    last, turns = len(whole.steps), {turn.step for turn in whole.turns}
    assert [len(one.steps) for one in told] == list(range(last + 1))
    early = {turn.step for turn in told[0].turns}
    assert early == {step.step for step in told[len(early)].steps} <= turns, "those found early stay"
    assert {turn.kind for turn in told[0].turns} == {"open"}
    assert {turn.kind for turn in whole.turns if turn.step not in early} == {"mistake"}
    assert "open" not in {turn.kind for turn in whole.turns}
    assert len(told[0].seats) == len(whole.seats)
    assert [point.shares for point in told[0].curve] == [point.shares for point in whole.curve]
    rest = [step.step for step in told[len(early) + 1].steps if step.step not in early]
    assert rest == [max(set(range(1, last + 1)) - early)], "games mostly turn late"


def test_given_time_it_goes_on_until_it_is_enough() -> None:
    transcript, rounds = read((GAMES / "intrigues.txt").read_text()), 3
    told: list[GameReview] = []
    enough = analyse(transcript, 100, 1, told.append, 1000, enough=lambda: told[-1].rounds.count >= rounds)
    assert (enough.samples, enough.error > KNOWN) == (rounds * SAMPLES, True)


def test_a_change_that_may_be_error_is_no_turning_point() -> None:
    assert [len(turning_points([replace(move_of(0, 0.1), swing_error=error)])) for error in (0.04, 0.06)] == [1, 0]


def test_the_analysis_says_of_a_move_what_the_coach_says() -> None:
    """Both ask the same searches, by what the seat could know, and both search again what seems a mistake, whatever the
    seed of the analysis is."""
    review = GameReview(read((GAMES / "intrigues.txt").read_text()), 40, 3, 40)
    seemed = 0
    for state, looked, step in zip(review.states, review.looked, review.decided, strict=False):
        seen = observe(state)
        found = hint(seen, step.move, 40)
        verdict = looked.knowable(step.move)
        assert verdict == judged(seen, found, step.move, 40)
        chances = {one.move: one.chance for one in found}
        assert (verdict.value, verdict.other) == (chances.pop(step.move), max(chances.values()))
        seemed += verdict.loss >= COACHED
    assert seemed > 2


@pytest.mark.parametrize("game", camarilla.games())
def test_plain_and_compiled_see_the_same(game: str) -> None:
    state = camarilla.game(game).deal(2, 6)
    move = state.legal[1]
    compiled, plain = (OpenSearch(state, 12, 5, engine=one) for one in (state.game.engine, state.game.engine.plain))
    assert everything(compiled, move) == everything(plain, move)


def everything(search: OpenSearch, move: str) -> list[object]:
    """All that a search can be asked."""
    found: list[object] = [search.search_truth(), search.search_truth(move)]
    return [*found, search.play_out_truth(), search.play_out_truth(move), search.play_out_knowable()]


def test_a_move_that_throws_the_game_away_is_worth_less() -> None:
    """ORI-30: the Conspiracy doubles what lies on it, if it is shown."""
    values = {move: outlook(observe(last_round()), move, 100, 1).chance for move in last_round().legal}
    assert values == {"keep": 0, "reveal": 1}


def test_skill_and_turning_point_of_a_thrown_game() -> None:
    state = last_round()
    state.play("keep")
    assert state.over
    analysis = analyse(read(write(state)), 400)
    step = analysis.steps[0]
    assert (step.knowable.best, step.true.best) == ("reveal", "reveal")
    assert step.loss > 0.9
    assert step.skill < -0.3
    assert [turn.kind for turn in analysis.turns] == ["mistake"]
    assert analysis.seats[0].result == 0


def test_a_won_game_shows_no_mistake() -> None:
    state = last_round()
    state.play("reveal")
    step = analyse(read(write(state)), 400).steps[0]
    assert (step.knowable.best, step.loss, step.after) == ("reveal", 0, [1, 0])
    assert step.skill >= 0


def test_an_open_game_can_be_looked_at() -> None:
    state = camarilla.game("intrigues").deal(2, 4)
    state.play(observe(state).legal[0])
    analysis = analyse(read(write(state)), 50)
    assert len(analysis.steps) == 1
    assert sum(seat.result for seat in analysis.seats) == pytest.approx(1)


def test_a_decree_in_a_long_row_can_be_looked_at() -> None:
    """ORI-35: with five seats its moves have codes far beyond the number of answers that a question may have."""
    state = long_row()
    assert max(state.codes) > MAX_ANSWERS
    state.play(state.legal[0])
    assert len(analyse(read(write(state)), 4).steps) == 1


def long_row() -> State:
    """Five seats have kept every card down; the Decree at the front moves any of more than twenty."""
    game = camarilla.game("oriflamme")
    state = game.deal(5, 0)
    while state.question is not None and state.question.id != "decree":
        row = state.view(state.seat)["row"]
        shown = state.question.id == "reveal" and row[state.question.details["place"]][-1]["card"] == "decree"
        calm = "keep" if "keep" in state.legal else state.legal[0]
        state.play("reveal" if shown and len(row) > 20 else calm)
    return game.position(state.position(), seed=1)


# -- mistakes ---------------------------------------------------------------------------------------------------
def test_what_the_search_cannot_tell_apart_is_no_mistake() -> None:
    """With 200 simulations a value near one half errs by 0.05, and a difference of two by 0.07."""
    errors = [compared("keep", 0.5, "reveal", 0.5 + loss, 200).error for loss in (0, 0.1)]
    assert errors == [0, pytest.approx(0.07, abs=0.001)]
    assert [move_of(0, 0.0, loss, error=0.07).mistake for loss in (0.0, 0.1, 0.2)] == [False, False, True]
    assert compared("keep", 0.5, "reveal", 0.6, 2000).error == pytest.approx(0.022, abs=0.001)


@pytest.mark.parametrize(("name", "listed"), [("oriflamme", (2, 2)), ("intrigues", (0, 0))])
def test_mistakes_of_few_simulations_are_mistakes_by_many(name: str, listed: tuple[int, int]) -> None:
    """Of moves that are equally good, the best of several is the luckiest: 10,000 simulations are the truth; with open
    cards as well."""
    review = GameReview(read((GAMES / f"{name}.txt").read_text()), 200, 1, 200)
    found = [review._verdicts(number) for number in range(len(review.decided))]
    for column, worth in enumerate((knowable, OpenSearch.search_true)):
        mistakes = [number for number, verdicts in enumerate(found) if verdicts[column].sure]
        assert len(mistakes) == listed[column]
        for number in mistakes:
            truth, best = OpenSearch(review.states[number], 10_000, 77), found[number][column].best
            assert worth(truth, best) - worth(truth, review.decided[number].move) > 0.05


def knowable(search: OpenSearch, move: str) -> float:
    return outlook(observe(search.state), move, search.simulations, search.seed).chance


def test_what_is_judged_again_errs_by_what_is_found_less() -> None:
    first = MoveVerdict(0.4, "reveal", 0.6, 0.03)
    assert judged_again(first, [0.2, 0.2]).error == pytest.approx(0.03)
    assert judged_again(first, [0.28, 0.2]).error == pytest.approx(0.05), "more than at first is no more than at first"
    doubtful = judged_again(first, [0.05, 0.05])
    assert doubtful.loss - SURE * doubtful.error == pytest.approx(0.05 - SURE * 0.03)
    assert (first.mistake, doubtful.mistake) == (True, False)
    assert judged_again(doubtful, [0.9, 0.9]) == doubtful, "nothing else is searched again"


def test_another_seed_judges_mistakes_with_other_luck() -> None:
    """With open cards; what a coach says stays the same."""
    state = camarilla.game("oriflamme").deal(2, 3)
    first, move = MoveVerdict(0.0, state.legal[1], 0.9, 0.1), state.legal[0]
    found = [AnalysedState(state, 20, seed).again(first, move) for seed in (1, 2)]
    assert found[0] != found[1]


@pytest.mark.parametrize("name", STORED)
def test_figures_of_other_seeds_lie_within_the_errors(name: str) -> None:
    transcript = read((GAMES / f"{name}.txt").read_text())
    one, other = looked_at(name), analyse(transcript, 100, 2)
    for seat, again in zip(one.seats, other.seats, strict=True):
        for cause, error in asdict(seat.errors).items():
            apart = abs(getattr(seat, cause) - getattr(again, cause))
            assert apart <= 6 * hypot(error, getattr(again.errors, cause)) + (1 if cause == "lost" else 0)
        assert 0 < seat.errors.luck < 1


def test_given_time_play_outs_go_on_until_luck_and_skill_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same sums, smaller errors; threads change nothing, and without time it is said how sure it is."""
    transcript, enough = read((GAMES / "intrigues.txt").read_text()), 0.045
    monkeypatch.setattr("camarilla.lab.analyse.KNOWN", enough)
    once, known = looked_at("intrigues"), analyse(transcript, 100, 1, seconds=1000, threads=2)
    assert (once.samples, once.error > enough) == (SAMPLES, True)
    assert known.samples > SAMPLES
    assert known.error <= enough
    assert max(max(seat.errors.luck, seat.errors.skill) for seat in known.seats) == known.error
    for seat in known.seats:
        assert seat.fair + seat.order + seat.deal + seat.luck + seat.skill + seat.others == pytest.approx(seat.result)
    assert known == analyse(transcript, 100, 1, seconds=1000)
    assert [step.knowable for step in known.steps] == [step.knowable for step in once.steps]


def test_what_is_called_clear_holds_under_other_seeds() -> None:
    """Whatever is clear under one seed has the same sign on average over the others."""
    transcript = read((GAMES / "intrigues.txt").read_text())
    analyses = [analyse(transcript, 200, seed) for seed in range(4)]
    clear = 0
    for one in analyses:
        for seat in one.seats:
            for cause, error in asdict(seat.errors).items():
                if cause != "lost" and one.clear(getattr(seat, cause), error):
                    others = sum(getattr(other.seats[seat.seat], cause) for other in analyses if other is not one)
                    assert getattr(seat, cause) * others > 0
                    clear += 1
    assert clear > 4


def test_the_curve_is_a_picture(tmp_path: Path) -> None:
    """A line and a band for each seat, a dot for each mistake; well-formed, and nothing in it runs or is fetched."""
    state, file, picture = last_round(), tmp_path / "game.txt", tmp_path / "curve.svg"
    state.play("keep")
    file.write_text(write(state))
    succeed("analyse", str(file), "--simulations", "200", "--svg", str(picture))
    drawn = ElementTree.parse(picture).getroot()
    kinds = Counter(part.tag.rpartition("}")[2] for part in drawn.iter())
    assert (kinds["polyline"], kinds["polygon"], kinds["circle"], kinds["script"]) == (2, 2, 1, 0)
    assert "Oriflamme: win chances" in picture.read_text()
    assert "Player 2" in picture.read_text()
    assert "http" not in picture.read_text().replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert "cannot be written" in refuse("analyse", str(file), "--simulations", "20", "--svg", str(tmp_path))


def test_moves_that_the_search_cannot_tell_apart_are_not_named_as_better() -> None:
    from camarilla.cli.commands.analyse import verdict

    assert "reveal" not in verdict(MoveVerdict(0.5, "reveal", 0.6, 0.07))
    assert "reveal" in verdict(MoveVerdict(0.5, "reveal", 0.7, 0.07))


def test_what_cannot_be_told_is_marked(tmp_path: Path) -> None:
    file = GAMES / "oriflamme.txt"
    said = succeed("analyse", str(file), "--simulations", "40")
    assert "? " in said.rpartition("told from nothing.")[2]
    assert "Cannot tell more closely" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_decided_the_results_has_a_name_above_each_column(language: str) -> None:
    text = succeed("analyse", str(GAMES / "oriflamme.txt"), "--simulations", "20", "--lang", language)
    lines = text.splitlines()
    rows = [line for line in lines if len(re.findall(r"\d\.\d ±\d", line)) == 6]
    top = lines[lines.index(rows[0]) - 1]
    names = [name.end() for name in re.finditer(r"\S+(?: \S+)*", top)][1:]
    for row in rows:
        figures = [figure.end() for figure in re.finditer(r"-?\d+\.\d(?: ±\d+\.\d)?", row)]
        assert figures == names


def test_it_is_told_why_figures_of_one_step_differ() -> None:
    said = " ".join(succeed("analyse", str(GAMES / "oriflamme.txt"), "--simulations", "20").split())
    assert "The table of moves has win chances by search" in said
    assert "come from play-outs" in said
    assert "Turn order is what a seat is worth in such play-outs before the deal" in said
    assert "--seat 0 is Player 1" in said


def test_turn_order_is_told_from_the_deal() -> None:
    """Greedy play of five seats is worth more to the last ones than to the first."""
    state = camarilla.game("oriflamme").deal(5, 1)
    samples = turn_order(state, 0)
    worth = means(samples)
    assert sum(worth) == pytest.approx(1)
    assert worth[3] - worth[0] > 3 * standard_error([sample[3] - sample[0] for sample in samples])
    assert analyse(read(write(last_round())), 20).seats[0].order == 0, "it began at a position, without a deal"


def test_the_mistakes_alone(tmp_path: Path) -> None:
    state, file = last_round(), tmp_path / "game.txt"
    state.play("keep")
    file.write_text(write(state))
    heading, *found = succeed("analyse", str(file), "--simulations", "200", "--mistakes").splitlines()[4:]
    assert heading.split()[:4] == ["1", "1", "keep", "reveal"]
    assert "±" in heading
    assert found == []


def test_the_moves_of_one_seat(tmp_path: Path) -> None:
    file = str(GAMES / "oriflamme.txt")
    whole = succeed("analyse", file, "--simulations", "20", "--json")
    mine = json.loads(succeed("analyse", file, "--simulations", "20", "--json", "--seat", "1"))
    assert mine["steps"] == [step for step in json.loads(whole)["steps"] if step["seat"] == 1] != []
    assert [seat["seat"] for seat in mine["seats"]] == [1]
    said = succeed("analyse", file, "--simulations", "20", "--seat", "1")
    assert "Players count from 1" in said
    assert "Player 1 " not in said.rpartition("told from nothing.")[2]
    assert "there is no seat 7" in refuse("analyse", file, "--seat", "7")
    state, begun = last_round(), tmp_path / "begun.txt"
    begun.write_text(write(state))
    assert "there is no seat 7" in refuse("analyse", str(begun), "--seat", "7")


# -- turning points -----------------------------------------------------------------------------------------------
def move_of(
    number: int,
    swing: float,
    loss: float = 0,
    hidden: float = 0,
    chance: float = 0,
    skill: float = 0,
    error: float = 0,
    swing_error: float = 0,
) -> MoveAnalysis:
    verdict, shares = MoveVerdict(0.5, "best", 0.5 + loss, error), ([0.5, 0.5], [0.5 + swing, 0.5 - swing])
    parts = ([hidden + chance, -chance], [0.0, 0.0], [chance, -chance])
    return MoveAnalysis(number, 0, "reveal", "keep", verdict, verdict, *shares, skill, 0.0, *parts, swing_error)


@pytest.mark.parametrize(
    ("parts", "word"),
    [
        ({"loss": 0.3}, "mistake"),
        ({"loss": 0.08, "hidden": -0.3}, "mistake"),
        ({"loss": 0.05, "hidden": -0.3, "swing": -0.4}, "unlucky"),
        ({"loss": 0.07, "hidden": -0.3, "swing": -0.4, "error": 0.05}, "unlucky"),
        ({"chance": 0.3}, "chance"),
        ({"chance": -0.3}, "chance"),
        ({"hidden": 0.3}, "lucky"),
        ({"loss": 0.004, "hidden": -0.3, "swing": -0.4}, "unlucky"),
        ({"hidden": -0.3, "swing": -0.4}, "unlucky"),
        ({"hidden": -0.3}, "fateful"),
        ({"hidden": 0.3, "swing": -0.4}, "fateful"),
        ({"hidden": -0.3, "swing": -0.4, "swing_error": 0.3}, "fateful"),
        ({"skill": 0.3}, "strong"),
        ({"skill": 0.1}, "fateful"),
    ],
)
def test_what_made_half_of_the_change_has_the_word(parts: dict[str, float], word: str) -> None:
    assert kind(move_of(1, **({"swing": 0.4} | parts))) == word


def test_three_turning_points_in_the_order_of_the_game() -> None:
    swings = [0.1, 0.4, -0.2, 0.05, 0.3]
    turns = turning_points([move_of(number, swing) for number, swing in enumerate(swings)])
    assert [turn.step for turn in turns] == [1, 2, 4]
    assert len(turning_points([move_of(0, 0.1)])) == 1
    assert turning_points([move_of(0, 0.01)]) == [], "nothing has turned"


def test_a_great_mistake_turns_the_game_whatever_came_of_it() -> None:
    """All else that is known of a move that changed nothing is how it was judged."""
    moves = [move_of(0, 0.01, loss=0.2), move_of(1, 0.01, loss=0.2, error=0.11), move_of(2, 0.01, loss=0.1)]
    assert [(turn.step, turn.kind) for turn in turning_points(moves)] == [(0, "mistake")]
    assert turning_points([replace(one, judged=False) for one in moves]) == []


# -- the command --------------------------------------------------------------------------------------------------
def test_the_command_in_words_and_for_programs(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    state = last_round()
    state.play("keep")
    file.write_text(write(state))
    text = succeed("analyse", str(file), "--simulations", "200")
    assert "“reveal” was better by " in " ".join(text.split())
    assert "Turning points:\n  Step 1: Player 1 chose" in text
    assert "What decided each result" in text
    document = json.loads(succeed("analyse", str(file), "--simulations", "200", "--json"))
    assert set(document) == {"game", "seats", "steps", "turns", "samples", "error", "curve"}
    assert document["steps"][0]["knowable"]["best"] == "reveal"
    assert "cannot be read" in refuse("analyse", str(tmp_path / "none.txt"))


def test_only_the_best_known_move_was_the_right_choice() -> None:
    from camarilla.cli.commands.analyse import turn_line
    from camarilla.lab.analyse import TurningPoint

    said = turn_line(TurningPoint("unlucky", 3, 1, "keep", "keep", 0.0, 2, 0.5, 0.251))
    assert "“keep”: the right choice, but unlucky." in said


@pytest.mark.parametrize("word", ["mistake", "chance", "lucky", "unlucky", "strong", "fateful"])
def test_every_turning_point_has_its_words(word: str) -> None:
    from camarilla.cli.commands.analyse import turn_line
    from camarilla.lab.analyse import TurningPoint

    said = turn_line(TurningPoint(word, 3, 1, "keep", "reveal", 0.214, 2, 0.5, 0.251))
    assert said.startswith("Step 3: ")
    assert ("no clear mistake, but unlucky" in said) == (word == "unlucky")
    assert ("Player 3 went from 50% to 25%" in said) == (word != "mistake"), "one figure tells what a mistake lost"
