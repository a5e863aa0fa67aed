"""Tables of the games' pages, from declarations: details of questions, forecasts, members of documents, options.

python docs/tables.py        rewrites docs/games/*.md between the lines `<!-- NAME: … -->` and `<!-- end -->`
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from camarilla.games import game, games
from camarilla.kernel.features import Slice
from camarilla.kernel.game import Game
from camarilla.wire import declared
from camarilla.wire.declared import Fields
from camarilla.wire.game_types import GameTypes

FOLDER: Final = Path(__file__).parent / "games"
BOARD: Final = "What follows from a view and is added for boards (`State.board`; a position has none of it):"
BLOCK: Final = re.compile(r"(<!-- (\w+): .*? -->\n).*?(<!-- end -->)", re.DOTALL)


def members(game: Game) -> str:
    """The document of a game and the objects inside it, a table each; then the lists of words they use."""
    view = declared.document(game)
    tables = [
        table(view, game),
        *(f"`{each.name}`: {each.note}\n\n{table(each, game)}" for each in declared.inner(view)),
    ]
    known = {each.name for each in view.members}
    more = [each for each in declared.board(game).members if each.name not in known]
    if more:
        tables.append(f"{BOARD}\n\n{table(view._replace(members=tuple(more)), game)}")
    return "\n\n".join([*tables, words(game, "".join(tables))])


def details(game: Game) -> str:
    """What questions tell beside their id, those that tell the same together."""
    together: dict[Fields, list[str]] = {}
    for id, fields in declared.questions(game):
        together.setdefault(fields, []).append(id)
    typed, rows = GameTypes(game).typed, list[str]()
    for fields, ids in together.items():
        asked = ", ".join(f"`{id}`" for id in ids)
        for each in fields.members:
            rows.append(f"| {asked} | `{each.name}` | `{typed(each.shape).replace(' | ', ' or ')}` | {each.note} |")
        if not fields.members:
            rows.append(f"| {asked} | none | | |")
    tables = "\n".join(["| question | detail | type | meaning |", "|---|---|---|---|", *rows])
    return f"{tables}\n\n{words(game, tables)}".strip()


def forecasts(game: Game) -> str:
    """What can be told of an answer before it is given."""
    told = declared.forecast(game)
    assert told is not None
    found = table(told, game).replace(", optional", "")  # all of them are
    return f"{found}\n\n{words(game, found)}".strip()


def table(fields: Fields, game: Game) -> str:
    typed = GameTypes(game).typed
    rows = []
    for each in fields.members:
        kind = typed(each.shape).replace(" | ", " or ")
        rows.append(f"| `{each.name}`{'' if each.needed else ', optional'} | `{kind}` | {each.note} |")
    return "\n".join(["| member | type | meaning |", "|---|---|---|", *rows])


def words(game: Game, tables: str) -> str:
    """The lists of words that the tables name."""
    named = [(name, values) for values, name in declared.named(game).items() if name in re.findall(r"\w+", tables)]
    return "\n".join(f"- `{name}`: {', '.join(f'`{value}`' for value in values)}" for name, values in named)


def options(game: Game) -> str:
    """What a designer may vary."""
    rows = [
        f"| `{name}` | {'by seats' if usual < low else usual} | {low}–{high} | {help} |"
        for name, (usual, low, high, help) in game.options.items()
    ]
    return "\n".join(["| option | usual | range | what it varies |", "|---|---|---|---|", *rows])


def observed(game: Game) -> str:
    """The names of an observation's numbers; those of a list that differ in an index alone together."""
    together: dict[str, list[Slice]] = {}
    for one in game.observed:
        together.setdefault(re.sub(r"\[\d+\]", "[i]", one.name), []).append(one)
    rows = [f"| `{name}` | {places(some)} | {some[0].low} to {some[0].high} |" for name, some in together.items()]
    return "\n".join(["| name | index | range |", "|---|---|---|", *rows])


def places(some: list[Slice]) -> str:
    """Where numbers of one name lie: `53–61`, or with the last of their list `53–61 … 119–127`."""
    spans = [f"{one.start}–{one.start + one.size - 1}" if one.size > 1 else str(one.start) for one in some]
    return spans[0] if len(some) == 1 else f"{spans[0]} … {spans[-1]} ({len(some)} times)"


WRITERS: Final = {each.__name__: each for each in (details, forecasts, members, observed, options)}


def written(id: str) -> str:
    """The page of a game with its tables as they should be."""
    text = (FOLDER / f"{id}.md").read_text(encoding="utf-8")
    return BLOCK.sub(lambda block: f"{block[1]}{WRITERS[block[2]](game(id))}\n{block[3]}", text)


if __name__ == "__main__":
    for id in games():
        (FOLDER / f"{id}.md").write_text(written(id), encoding="utf-8")
