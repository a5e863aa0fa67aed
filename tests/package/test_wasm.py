"""The modules of the page: what they are made of, and when they are made again; engine.test.ts runs them."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest
from laws.tables import every_game

import camarilla
from camarilla.dialect.translate import Translation, translate
from camarilla.wire.tables import EngineTables

sys.path.append(str(Path(__file__).parents[2] / "tools"))
import wasm


@every_game
def test_no_entry_point_takes_two_structs_of_a_kind(game: camarilla.Game) -> None:
    """Each kind has one place in the page's memory."""
    told = wasm.tables(game, translate(wasm.entries(game)))
    for name, kinds in told.entries.items():
        structs = [kind for kind in kinds if kind in told.structs]
        assert len(structs) == len(set(structs)), name


def test_what_is_up_to_date_is_not_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    def module(unit: Translation) -> bytes:
        made.append(unit)
        return b"\0asm"

    monkeypatch.setattr(wasm, "module", module)
    game = camarilla.game(camarilla.games()[0])
    assert wasm.make(game, tmp_path) == wasm.make(game, tmp_path) > 0
    assert len(made) == 1
    told = msgspec.json.decode((tmp_path / f"{game.id}.json").read_bytes(), type=EngineTables)
    assert (told.game, told.usual) == (game.id, game.usual.hex())
    monkeypatch.setattr(wasm, "CHECKS", ("-DCHECK", "-g"))
    wasm.make(game, tmp_path)
    assert len(made) == 2
