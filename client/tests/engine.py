"""Writes what the test of the modules compares: random games as Python plays them, hashed question by question.

python client/tests/engine.py FOLDER, after `make wasm`; CAMARILLA_SOAK=N plays up to 20 games for each number of seats
"""

from __future__ import annotations

import base64
import hashlib
import os
import random
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

import camarilla
from camarilla.bots import seat_bot
from camarilla.bots.hint import hint
from camarilla.bots.ismcts import IsmctsPlayer
from camarilla.bots.observation import observe
from camarilla.kernel import transcript
from camarilla.kernel.game import Game, State
from camarilla.kernel.rng import seed_key
from camarilla.lab.analyse import GameReview
from camarilla.server.live.hints import written
from camarilla.server.table.views import choice, told
from camarilla.wire.parts import HintedMove

sys.path.append(str(Path(__file__).parents[2] / "tests"))
from laws.invariants import invariants
from twins import twins

BUILT = Path(__file__).parents[2] / "build/wasm"
os.environ["CAMARILLA_NETWORKS"] = os.devnull  # no network leads in the page
SOAK = int(os.environ.get("CAMARILLA_SOAK", "1"))
GAMES = min(20, 2 * SOAK)  # for each number of seats
SIMULATIONS = 1000
PLAYOUTS = 2000
ANALYSED = 20  # simulations of an analysis
APART = 5  # questions from one that bots answer to the next
write = msgspec.json.Encoder().encode


def digest(state: State, since: int) -> str:
    """A hash of all that readers are told at a question, and of the truth."""
    readers = (None, *range(state.seats))
    legal = b",".join(choice(state.game, code) for code in state.codes)
    views = [state.board_json(reader) for reader in readers]
    news = [told(state.game, state.tape[since:], reader) for reader in readers]
    question = b"null" if state.over else state.question_json()
    foretold = b"null" if state.over or not state.game.foresees else state.forecasts_json()
    standing = write({"scores": state.scores, "winners": state.winners})
    return hashlib.sha256(
        b"\n".join([b"[%b]" % legal, question, foretold, standing, *views, *news, state.pack()])
    ).hexdigest()


def played(game: Game, seats: int, seed: int, options: dict[str, int] | None = None) -> dict[str, Any]:
    """A game at random, with a search at one of its questions, and what bots would answer to some."""
    chosen, state, since = random.Random(seed), game.deal(seats, seed, seed % seats, options), 0
    hashes, searched, chosen_by = [digest(state, since)], None, list[dict[str, Any]]()
    codes = list[int]()
    while not state.over:
        if searched is None and len(codes) >= 7 and is_telling(state):
            searched = search(state, len(codes))
        if len(codes) % APART == 3:
            chosen_by.append(choices(state, len(codes), seed == 0 and seats == 3))
        codes.append(chosen.choice(state.codes))
        since = len(state.tape)
        state.play_code(codes[-1])
        hashes.append(digest(state, since))
    dealt = {"key": seed_key(seed).hex(), "seats": seats, "first": seed % seats, "options": options or {}}
    told = {"codes": codes, "hashes": hashes, "searched": searched, "chosen": chosen_by}
    return dealt | told | {"transcript": transcript.write(state)}


def analysed(game: Game) -> dict[str, Any]:
    """A short game by other options, looked at move by move in two rounds of play-outs."""
    found = played(game, 2, 3, invariants(game.id).short)
    review = GameReview(transcript.read(found["transcript"]), ANALYSED, 0, ANALYSED)
    with ThreadPoolExecutor(1) as pool:
        review.play(pool)
        for _ in review.judge(pool):
            pass
        review.play(pool)
    return found | {"analysis": review.result().document()}


def choices(state: State, after: int, searches: bool) -> dict[str, Any]:
    """What levels in some styles answer to a question; one of them searches, but not everywhere."""
    names = ("page", "squire", "knight:plain", "chancellor:aggressive", "regent:cautious")
    some = names if searches and after == APART + 3 else names[:-1]
    return {"after": after, "codes": {name: choice_of(state, name, after) for name in some}}


def choice_of(state: State, name: str, seed: int) -> int:
    return state.game.moves.codes[seat_bot(state.game, name, seed).choose(observe(state)).move]


def is_telling(state: State) -> bool:
    """Does a hint go by more than chances: by the points that its game foretells?"""
    if state.seats > 2 or not state.game.foresees:
        return True
    chances = [one.chance for one in hinted(state)]
    return chances != sorted(chances, reverse=True)


def search(state: State, after: int) -> dict[str, Any]:
    """How often a search tries each answer to a question."""
    decision = IsmctsPlayer(state.game, SIMULATIONS, seed=5, threads=1).choose(observe(state))
    told = {"after": after, "simulations": SIMULATIONS, "seed": 5, "visits": list(decision.visits.values())}
    return told | {"hinted": hinted(state) if state.seats == 2 else []}


def hinted(state: State) -> list[HintedMove]:
    """The hint to a question."""
    return [written(one, state.game.moves.codes) for one in hint(observe(state))]


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for game in map(camarilla.game, camarilla.games()):
        game.engine.warm()
        games = [played(game, seats, seed) for seats in game.seats for seed in range(GAMES)]
        tallies = {seats: game.engine.playouts(seats, PLAYOUTS, 17).pack().hex() for seats in game.seats}
        module = base64.b64encode((BUILT / f"{game.id}.wasm").read_bytes()).decode()
        told = {"module": module, "games": games, "playouts": PLAYOUTS, "tallies": tallies}
        told |= {"analysed": analysed(game), "simulations": ANALYSED}
        some = game.seats if SOAK > 1 else sorted({min(game.seats), max(game.seats)})
        told["twins"] = [pair for seats in some for seat in range(seats) for pair in twins(game, seats, seat)]
        (folder / f"{game.id}.json").write_text(write(told).decode(), "utf-8")


if __name__ == "__main__":
    main()
