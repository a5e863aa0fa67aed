"""The folder of a data set: a Parquet file for each unit, which is there whole or not at all."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from pyarrow import ArrowException, parquet  # type: ignore[import-untyped]

from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal
from camarilla.lab.dataset.job import DatasetJob, dataset_job
from camarilla.lab.dataset.table import KEY
from camarilla.lab.jobs.job import FinishedUnits, JsonObject
from camarilla.lab.jobs.sources import other_run
from camarilla.lab.jobs.whole_file import UNFINISHED, write_whole


@dataclass(frozen=True)
class DatasetSummary:
    """What a folder holds."""

    games: int
    rows: int
    files: int
    bytes: int


class Parts:
    """The files of a job, in a folder; whoever reads it sees whole files only."""

    def __init__(self, job: DatasetJob, folder: Path) -> None:
        self.job, self.folder = job, folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for unfinished in folder.glob(UNFINISHED):
                unfinished.unlink()
        except OSError as error:
            raise Refusal("not-saved", file=shown(str(folder)), reason=error.strerror) from error
        head, self.done = job.head(), set[int]()
        for number, path in files(folder).items():
            if (begun := read_head(path)) != head:
                raise other_run(folder, begun, head)
            self.done.add(number)

    def __contains__(self, unit: int) -> bool:
        return unit in self.done

    def add(self, batch: FinishedUnits[int, bytes]) -> None:
        for unit, data in batch:
            write_whole(self.folder / name(unit), data)
            self.done.add(unit)

    def close(self) -> None:
        """Nothing is open."""

    def summary(self) -> DatasetSummary:
        paths = [self.folder / name(unit) for unit in self.job.units() if unit in self]
        games = sum(min(self.job.part, self.job.games - unit * self.job.part) for unit in self.job.units())
        rows = sum(parquet.read_metadata(path).num_rows for path in paths)
        return DatasetSummary(games, rows, len(paths), sum(path.stat().st_size for path in paths))


def name(unit: int) -> str:
    return f"part-{unit:06}.parquet"


def files(folder: Path) -> dict[int, Path]:
    """The files of a folder by their numbers."""
    return {int(path.stem.removeprefix("part-")): path for path in sorted(folder.glob("part-[0-9]*.parquet"))}


def read_head(path: Path) -> JsonObject:
    """How a file was made."""
    try:
        told = json.loads(parquet.read_schema(path).metadata[KEY])
        return {name: value for name, value in told.items() if name not in ("observation", "moves")}
    except (OSError, ArrowException, KeyError, TypeError, ValueError) as error:
        raise Refusal("no-dataset", file=shown(str(path))) from error


def merge_parts(folders: Sequence[Path], out: Path) -> Parts:
    """All files of some folders in one; refuses what does not belong together or is not whole."""
    all = [(number, path) for folder in folders for number, path in files(folder).items()]
    if not all:
        raise Refusal("no-dataset", file=shown(str(folders[0])))
    job = dataset_job(read_head(all[0][1]))
    for _, path in all:
        if (begun := read_head(path)) != job.head():
            raise other_run(path.parent, begun, job.head())
    found = dict(all)
    if missing := sum(number not in found for number in job.parts):
        raise Refusal("dataset-missing", count=missing)
    parts = Parts(job, out)
    for number, path in found.items():
        if number not in parts:
            parts.add([(number, path.read_bytes())])
    return parts
