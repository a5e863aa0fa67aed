"""Golden playthroughs: whole games as text a person can check: who was asked what, the answer, what each seat saw.

Each `GAME/NAME.json` beside this file is a script: `title`, `game`, and either `seats` and `seed` (also `first`,
`options`) or `position`; `chance` "last" takes the last outcome every time; either `moves` or `policy`, the key of a
random policy; `views` lists the answers after which every seat's view is shown (the end always is). Games whose table
fits a line are written with it before every question (`tabled.py`).
`python tests/golden/playthrough.py --write [GAME …]` writes each `NAME.txt` anew; without `--write` it names those that
would change.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import camarilla
from camarilla.kernel.game import Chance, State
from camarilla.kernel.rng import Luck, pick
from golden.tabled import TABLES, page

FOLDER = Path(__file__).parent
SHOWN = 10  # legal moves that are written out
CHANCE: dict[str | None, Chance | None] = {None: None, "last": lambda count: count - 1}
Script = dict[str, Any]


def begin(script: Script) -> State:
    """The game that a script starts from."""
    game, chance = camarilla.game(script["game"]), CHANCE[script.get("chance")]
    if "position" in script:
        return game.position(script["position"], script.get("seed", 1), chance)
    return game.deal(script["seats"], script["seed"], script.get("first", 0), script.get("options"), chance)


def moves(script: Script, state: State) -> Iterator[str]:
    """What is answered: by the script, or by a policy that is the same on every machine."""
    yield from script.get("moves", [])
    luck = Luck()
    luck.key = script.get("policy", 0)
    while "policy" in script and not state.over:
        yield state.legal[pick(luck, len(state.legal))]


class Playthrough:
    """One script played, line by line."""

    def __init__(self, script: Script) -> None:
        self.script, self.state, self.told, self.answers = script, begin(script), 0, 0

    def lines(self) -> Iterator[str]:
        """The whole text."""
        state, script = self.state, self.script
        yield from (script["title"], "=" * len(script["title"]))
        how = "a position" if "position" in script else f"seed {script['seed']}"
        options = f", options {json.dumps(script['options'])}" if "options" in script else ""
        yield f"{state.game.id}, {state.seats} seats, from {how}{options}"
        yield from self.events()
        yield from self.views(shown="position" in script)
        for move in moves(script, state):
            yield from self.question()
            yield f"   > {move}"
            state.play(move)
            self.answers += 1
            yield from self.events()
            yield from self.views(state.over or self.answers in script.get("views", []))
        yield ""
        yield f"scores {state.scores}, winners {state.winners}" if state.over else "not over"

    def question(self) -> Iterator[str]:
        """Who is asked, what, and what can be answered."""
        state = self.state
        assert state.question is not None, "the script goes on after the end"
        details = "".join(f" {name}={value}" for name, value in state.question.details.items())
        cut = f", … ({len(state.legal)} in all)" if len(state.legal) > SHOWN else ""
        yield ""
        yield f"{self.answers + 1}. seat {state.seat} is asked: {state.question.id}{details}"
        yield f"   {', '.join(state.legal[:SHOWN])}{cut}"

    def events(self) -> Iterator[str]:
        """What each seat has seen happen since the last answer; those who saw the same stand together."""
        seen = [[written(event) for event in self.state.events(seat)[self.told :]] for seat in viewers(self.state)]
        for versions in zip(*seen, strict=True):
            for text in dict.fromkeys(versions):
                yield f"   {audience([i for i, version in enumerate(versions) if version == text], len(seen))}: {text}"
        self.told += len(seen[0])

    def views(self, shown: bool) -> Iterator[str]:
        """What everybody may know now, and what each seat knows beyond that."""
        if shown:
            public = self.state.view(None)
            yield f"   view of spectator: {compact(public)}"
            for seat in range(self.state.seats):
                yield f"   view of {seat}: {', '.join(beyond(public, self.state.view(seat), ''))}"


def compact(document: Any) -> str:
    return json.dumps(document, ensure_ascii=False)


def beyond(less: Any, more: Any, path: str) -> Iterator[str]:
    """What one document holds and another does not: `hand[0]=["lord", "spy"]`."""
    if less == more:
        return
    if isinstance(more, dict) and isinstance(less, dict) and more.keys() == less.keys():
        for name in more:
            yield from beyond(less[name], more[name], f"{path}.{name}" if path else name)
    elif isinstance(more, list) and isinstance(less, list) and any(isinstance(one, list | dict) for one in more):
        for i, (one, other) in enumerate(zip(less, more, strict=True)):
            yield from beyond(one, other, f"{path}[{i}]")
    else:
        yield f"{path}={compact(more)}"


def viewers(state: State) -> list[int | None]:
    return [*range(state.seats), None]


def audience(who: list[int], count: int) -> str:
    """`all`, or the seats by number; the last one is the spectator."""
    if len(who) == count:
        return "all"
    return " ".join("spectator" if i == count - 1 else str(i) for i in who)


def written(event: dict[str, Any]) -> str:
    parts = (f"{name}={'?' if value is None else value}" for name, value in event.items())
    return " ".join([event["rule"], event["event"], *list(parts)[2:]])


def text(script: Script) -> str:
    """The playthrough of a script."""
    if script["game"] not in TABLES:
        return "\n".join([*Playthrough(script).lines(), ""])
    state = begin(script)
    return "\n".join([*page(script["title"], state, moves(script, state)), ""])


def scripts(game: str = "*") -> list[Path]:
    """The scripts of a game, or all."""
    return sorted(FOLDER.glob(f"{game}/*.json"))


def changed(script: Path) -> bool:
    """Would the playthrough of a script be another now?"""
    old, new = script.with_suffix(".txt"), text(json.loads(script.read_text("utf-8")))
    return not old.exists() or old.read_text("utf-8") != new


def main(arguments: list[str]) -> int:
    games = [argument for argument in arguments if argument != "--write"] or ["*"]
    stale = [script for game in games for script in scripts(game) if changed(script)]
    for script in stale:
        print(script.with_suffix(".txt").relative_to(FOLDER))
        if "--write" in arguments:
            script.with_suffix(".txt").write_text(text(json.loads(script.read_text("utf-8"))), "utf-8")
    return 1 if stale and "--write" not in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
