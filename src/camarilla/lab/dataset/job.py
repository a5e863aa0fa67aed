"""A data set as a job: games by their numbers, so many in each file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any, ClassVar

import camarilla
from camarilla.bots.players import classes
from camarilla.lab.dataset.recording import Recorder
from camarilla.lab.dataset.table import written_table
from camarilla.lab.jobs.job import Job, JsonObject, Suspects, part, written
from camarilla.lab.jobs.sources import Sources, networks, noted, sources_of

PART = 2_000  # games of a file
SAMPLED = 20  # where players think for themselves, and a game takes seconds


@dataclass(frozen=True)
class DatasetJob(Job[int, bytes]):
    """Games of these players; a unit is the number of a file, and its result the file."""

    kind: ClassVar = "dataset"
    game: str
    players: tuple[str, ...]  # one for each seat
    games: int
    seed: int = 0
    options: tuple[tuple[str, Any], ...] = ()
    part: int = PART  # games of a file
    shard: tuple[int, int] = (1, 1)
    sources: Sources = ()  # what bots of one's own were when it began

    def head(self) -> JsonObject:
        given = {name: value for name, value in asdict(self).items() if name not in ("shard", "sources")}
        return written({"dataset": 1, **given, "rules": camarilla.game(self.game).version} | noted(self.sources))

    @property
    def table(self) -> tuple[str, int]:
        """The game and the number of seats."""
        return self.game, len(self.players)

    @property
    def parts(self) -> range:
        """The numbers of all files."""
        return range(-(-self.games // self.part))

    def units(self) -> Sequence[int]:
        return part(self.parts, self.shard)

    @cached_property
    def recorder(self) -> Recorder:
        return Recorder(camarilla.game(self.game), self.players, self.seed, dict(self.options))

    @property
    def compiled(self) -> bool:
        return not self.recorder.sampled

    def suspects(self, unit: int) -> Suspects:
        return Suspects(classes(self.players))

    def networks(self) -> Sources:
        return networks(self.players, [self.table])

    def do(self, unit: int) -> bytes:
        numbers = range(unit * self.part, min((unit + 1) * self.part, self.games))
        return written_table(self.recorder.game, self.head(), self.recorder.record(numbers))


def dataset_job(head: JsonObject) -> DatasetJob:
    """The job that a file was written by."""
    given = {name: value for name, value in head.items() if name not in ("dataset", "rules", "sources")}
    options = tuple((name, value) for name, value in head["options"])
    return DatasetJob(**given | {"players": tuple(head["players"]), "options": options}, sources=sources_of(head))
