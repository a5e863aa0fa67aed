"""Data sets: what a row says is what its seat could know; parts, a kill and a merge give the files of one run."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from cli.program import PROGRAM, refuse, run, succeed
from pyarrow import parquet  # type: ignore[import-untyped]

import camarilla
from camarilla.kernel.game import Game
from camarilla.lab.dataset.recording import ROWS, Recorder
from camarilla.lab.dataset.table import KEY

SMALL = ("dataset", "throne", "--games", "60", "--part", "20", "--jobs", "1")
MIXED = {
    "oriflamme": "knight,greedy,random", "ablaze": "random,squire", "throne": "knight,greedy",
    "intrigues": "greedy,random,page",
}  # fmt: skip


def read(folder: Path) -> tuple[Any, dict[str, Any]]:
    """The rows, and what is told of them."""
    table = parquet.read_table(folder)
    return table, json.loads(table.schema.metadata[KEY])


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def follow(game: Game, rows: list[dict[str, Any]], seats: int, options: dict[str, int]) -> None:
    """Play a game again from its seed: every row is what the public API says of its state, and nothing else."""
    state = game.deal(seats, rows[0]["seed"], rows[0]["first"], options)
    for step, row in enumerate(rows):
        assert (row["step"], row["seat"]) == (step, state.seat)
        assert np.frombuffer(row["observation"], np.int8).tolist() == list(state.observation(row["seat"]))
        mask = np.unpackbits(np.frombuffer(row["mask"], np.uint8), bitorder="little", count=len(game.moves.texts))
        assert np.flatnonzero(mask).tolist() == sorted(state.codes)
        assert row["action"] in state.codes
        state.play_code(row["action"])
    assert state.over
    for row in rows:
        assert row["points"] == state.scores[row["seat"]]
        share = 1 / len(state.winners) if row["seat"] in state.winners else 0.0
        assert row["return"] == pytest.approx(share)


@pytest.mark.parametrize("id", camarilla.games())
def test_a_row_is_what_its_seat_could_know_and_do(id: str, tmp_path: Path) -> None:
    """The law of secrecy: an observation is that of the state's own redacted record, in every game and seat."""
    game, players = camarilla.game(id), MIXED[id]
    succeed("dataset", id, "--players", players, "--games", "7", "--jobs", "1", "--out", str(tmp_path / "d"))
    table, told = read(tmp_path / "d")
    rows = table.to_pylist()
    games = [[row for row in rows if row["game"] == number] for number in range(7)]
    assert sum(map(len, games)) == len(rows)
    assert {one[0]["first"] for one in games} == set(range(len(players.split(","))))
    for one in games[:2]:
        follow(game, one, len(players.split(",")), {})
    assert [tuple(one.values()) for one in told["observation"]] == [tuple(one) for one in game.observed]
    assert told["moves"] == list(game.moves.texts)
    assert (told["game"], told["players"], told["seed"], told["rules"]) == (id, players.split(","), 0, game.version)


def test_players_that_think_and_rules_that_differ(tmp_path: Path) -> None:
    out = str(tmp_path / "d")
    words = ("dataset", "oriflamme", "--players", "flat:10,random", "--option", "heir=4", "--games", "3")
    succeed(*words, "--out", out, "--jobs", "1")
    table, told = read(tmp_path / "d")
    assert (told["part"], told["options"]) == (20, [["heir", 4]])
    rows = table.to_pylist()
    for number in range(2):
        follow(camarilla.game("oriflamme"), [row for row in rows if row["game"] == number], 2, {"heir": 4})


@pytest.mark.parametrize("player", ["random", "squire"])
def test_compiled_and_plain_write_the_same(player: str) -> None:
    game = camarilla.game("throne")
    found = []
    for engine in (game.engine, game.engine.plain):
        (rows,) = Recorder(game, [player] * 2, 3, {}, engine).record(range(2))
        size, width = rows.size, -(-len(game.moves.texts) // 8)
        seen = [rows.seen.bytes(i) if hasattr(rows.seen, "bytes") else rows.seen[i].pack() for i in range(size)]
        found.append((rows.lengths, seen, bytes(rows.mask)[: size * width], rows.action[:size], rows.share[:size]))
    assert found[0] == found[1]


def test_games_go_on_where_there_was_no_more_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many fit at once, and even if a single one does not, the same games come out."""
    game = camarilla.game("throne")

    def actions(rows: int) -> list[int]:
        monkeypatch.setattr("camarilla.lab.dataset.recording.ROWS", rows)
        found = list(Recorder(game, ["greedy"] * 2, 0, {}).record(range(12)))
        assert [number for one in found for number in one.numbers] == list(range(12))
        return [length for one in found for length in one.lengths]

    assert actions(ROWS) == actions(200) == actions(4)


# -- parts, kills, merges -------------------------------------------------------------------------------------------
def test_parts_are_merged_to_the_files_of_one_run(tmp_path: Path) -> None:
    whole, one, two, all = (tmp_path / name for name in ("whole", "one", "two", "all"))
    summary = json.loads(succeed(*SMALL, "--json", "--out", str(whole)))
    assert (summary["games"], summary["files"]) == (60, 3)
    assert summary["rows"] == read(whole)[0].num_rows
    for number, folder in enumerate((one, two), 1):
        succeed(*SMALL, "--shard", f"{number}/2", "--out", str(folder))
    assert set(files(one)) == {"part-000000.parquet", "part-000002.parquet"}
    assert "one file is missing" in refuse("merge", str(one), "--out", str(all))
    merged = json.loads(succeed("merge", str(two), str(one), str(one), "--out", str(all), "--json"))
    assert files(all) == files(whole)
    assert merged == summary | {"folder": str(all)}
    assert succeed(*SMALL, "--jobs", "3", "--out", str(tmp_path / "threads"))
    assert files(tmp_path / "threads") == files(whole)


def test_killed_in_the_middle_it_goes_on(tmp_path: Path) -> None:
    """A real process, killed by the system; the same command writes what is missing, and nothing else."""
    out, whole = tmp_path / "killed", tmp_path / "whole"
    words = ["dataset", "throne", "--games", "3000", "--part", "50", "--jobs", "1"]
    with subprocess.Popen([*PROGRAM, *words, "--out", str(out)], start_new_session=True) as process:
        while process.poll() is None and len(list(out.glob("part-*"))) < 3:
            try:
                process.wait(0.005)
            except subprocess.TimeoutExpired:
                continue
        os.killpg(process.pid, signal.SIGKILL)
    kept = {path: path.stat().st_mtime_ns for path in out.glob("part-*")}
    assert 3 <= len(kept) < 60, "it was to be killed in the middle"
    (out / ".part-000059.parquet.new").write_bytes(b"half of it")
    succeed(*words, "--quiet", "--out", str(out))
    assert all(path.stat().st_mtime_ns == before for path, before in kept.items())
    succeed(*words, "--quiet", "--out", str(whole))
    assert files(out) == files(whole)


def test_what_does_not_belong_together_is_refused(tmp_path: Path) -> None:
    one, other, file = tmp_path / "one", tmp_path / "other", tmp_path / "file"
    succeed(*SMALL, "--out", str(one))
    succeed(*SMALL, "--seed", "1", "--out", str(other))
    file.write_text("my thesis")
    assert "another run" in refuse(*SMALL, "--seed", "1", "--out", str(one))
    assert "another run" in refuse("merge", str(one), str(other), "--out", str(tmp_path / "all"))
    assert "cannot be written" in refuse(*SMALL, "--out", str(file))
    assert "which folder" in refuse("merge", str(one))
    assert "--html is not for results of this kind" in refuse("merge", str(one), "--html", "x.html")
    assert "is not a data set" in refuse("merge", str(tmp_path), "--out", str(tmp_path / "all"))
    assert "part 9 has no files" in refuse(*SMALL, "--shard", "9/9", "--out", str(tmp_path / "none"))
    assert not (tmp_path / "none").exists()
    (other / "part-000001.parquet").write_bytes(b"PAR1")
    assert "is not a data set" in refuse(*SMALL, "--seed", "1", "--out", str(other))


def test_a_stop_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("camarilla.cli.commands.dataset.carry_out", stopped)
    ended = run(*SMALL, "--out", str(tmp_path / "d"))
    assert ended.status == 130
    assert f"is in {tmp_path / 'd'}; run the same command again" in ended.err


def test_without_pyarrow_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("camarilla.lab.dataset.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert 'pip install "camarilla[parquet]"' in refuse(*SMALL, "--out", str(tmp_path / "d"))


def test_the_example_reads_it(tmp_path: Path) -> None:
    succeed(*SMALL, "--out", str(tmp_path / "d"))
    example = Path(__file__).parents[2] / "examples" / "read_dataset.py"
    done = subprocess.run([sys.executable, example, tmp_path / "d"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("throne, greedy, greedy: observations (")


def test_a_deck_of_ones_own_draws_a_chapter_for_each_game(tmp_path: Path) -> None:
    deck = Path(camarilla.__file__).parent / "games" / "intrigues" / "chapters.json"
    out = tmp_path / "d"
    succeed("dataset", "intrigues", "--chapters", str(deck), "--games", "4", "--out", str(out), "--jobs", "1")
    table, told = read(out)
    rows = table.to_pylist()
    for number in range(4):
        follow(camarilla.game("intrigues"), [row for row in rows if row["game"] == number], 2, dict(told["options"]))


def test_a_name_of_a_file_is_no_folder(tmp_path: Path) -> None:
    file = tmp_path / "data.csv"
    assert "a data set is a folder of Parquet files" in refuse(*SMALL, "--out", str(file))
    assert not file.exists()
