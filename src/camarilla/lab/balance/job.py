"""Studies as a job: the same blocks of deals under each set of rules."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import ClassVar

import camarilla
from camarilla.bots.players import classes
from camarilla.kernel.census import FIGURES
from camarilla.lab.balance.study import FEWEST, Bench, Study, Sums
from camarilla.lab.jobs.job import FILES, JsonObject, Suspects, Watch, part, same_work, written
from camarilla.lab.jobs.results import Results, ResultsJob
from camarilla.lab.jobs.run import Workers, carry_out
from camarilla.lab.jobs.sources import Sources, networks, noted, sources_of

BlockOfStudy = tuple[int, int]  # the number of a block, and of the study


@dataclass(frozen=True)
class StudyJob(ResultsJob[BlockOfStudy, Sums]):
    """Studies that differ in their options, their players, or both; a unit is a block of games."""

    kind: ClassVar = "balance"
    studies: tuple[Study, ...]
    swept: str = ""  # the option whose values they try, or `players`
    shard: tuple[int, int] = (1, 1)
    sources: Sources = ()  # what bots of one's own were when it began

    def head(self) -> JsonObject:
        studies = [
            {name: value for name, value in asdict(study).items() if name != FILES} for study in self.studies
        ]  # fmt: skip
        size, files = {"blocks": len(self.blocks), "figures": FIGURES}, dict(self.studies[0].files)
        told = {FILES: files} if files else {}
        return {"balance": 1, "studies": studies, "swept": self.swept, **size, **told, **noted(self.sources)}

    def units(self) -> list[BlockOfStudy]:
        """Block by block, so that studies of the same deals stay in step."""
        return [(number, which) for number in self.numbers for which in range(len(self.studies))]

    def weight(self, units: Sequence[BlockOfStudy]) -> int:
        """Games."""
        return sum(len(self.blocks[number]) for number, _ in units)

    @property
    def numbers(self) -> Sequence[int]:
        """The blocks of this part."""
        return part(range(len(self.blocks)), self.shard)

    @cached_property
    def benches(self) -> list[Bench]:
        return [Bench(study, camarilla.game(study.game)) for study in self.studies]

    @cached_property
    def blocks(self) -> list[range]:
        """The same for all: as small as the slowest players want them."""
        return max((study.blocks() for study in self.studies), key=len)

    @property
    def compiled(self) -> bool:
        return not any(bench.sampled for bench in self.benches)

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who plays in one of them."""
        return tuple(player for study in self.studies for player in study.players)

    @property
    def tables(self) -> list[tuple[str, int]]:
        """Their games and numbers of seats."""
        return [(study.game, study.seats) for study in self.studies]

    def suspects(self, unit: BlockOfStudy) -> Suspects:
        return Suspects(classes(self.studies[unit[1]].players))

    def networks(self) -> Sources:
        return networks(self.players, self.tables)

    def do(self, unit: BlockOfStudy) -> Sums:
        number, which = unit
        return self.benches[which].play(self.blocks[number])

    def line(self, unit: BlockOfStudy, result: Sums) -> JsonObject:
        cells = zip(range(FIGURES), result.count, result.total, strict=True)
        return {"unit": unit, "figures": [cell for cell in cells if cell[1] or cell[2]]}

    def read(self, line: JsonObject) -> tuple[BlockOfStudy, Sums]:
        sums = Sums(array("q", bytes(8 * FIGURES)), array("q", bytes(8 * FIGURES)))
        for figure, count, total in line["figures"]:
            sums.count[figure], sums.total[figure] = count, total
        number, which = line["unit"]
        return (number, which), sums

    def carried_over(self, head: JsonObject, lines: Sequence[JsonObject]) -> list[JsonObject]:
        """Of a study with fewer games, all but its last block, which may have been cut short."""
        begun = study_job(head)
        games = self.studies[0].games
        more = replace(begun, studies=tuple(replace(study, games=games) for study in begun.studies))
        if written(begun.head()) != head or not same_work(written(more.head()), written(self.head())):
            raise ValueError(head)
        if begun.studies[0].games > games:
            raise ValueError(games)
        shared = sum(old == new for old, new in zip(begun.blocks, self.blocks, strict=False))
        return [line for line in lines if line["unit"][0] < shared]

    def by_study(self, sums: dict[BlockOfStudy, Sums]) -> list[list[Sums]]:
        """The blocks that all studies have played, in their order."""
        which = range(len(self.studies))
        whole = [number for number in self.numbers if all((number, w) in sums for w in which)]
        return [[sums[number, w] for number in whole] for w in which]


def study_job(head: JsonObject, lines: Sequence[JsonObject] = ()) -> StudyJob:
    """The studies that a file began, where its figures are those of today."""
    if head["figures"] != FIGURES:
        raise ValueError(head["figures"])
    files = tuple(head.get(FILES, {}).items())
    studies = tuple(study_of(document, files) for document in head["studies"])
    return StudyJob(studies, head["swept"], sources=sources_of(head))


def study_of(document: JsonObject, files: Sources) -> Study:
    options = tuple((name, value) for name, value in document["options"])
    return Study(**document | {"players": tuple(document["players"]), "options": options, "files": files})


def play_studies(job: StudyJob, path: Path | None, workers: Workers, watch: Watch) -> list[list[Sums]]:
    """The blocks of each study. After Ctrl-C what is there counts: only blocks that all of them have played."""
    assert job.benches  # refuses what cannot be played, before a file is begun
    results = Results(job, path)
    with suppress(KeyboardInterrupt):
        carry_out(job, results, workers, watch)
        results.in_order(job.units())
    found = job.by_study(results.found)
    if len(found[0]) < FEWEST:
        raise KeyboardInterrupt
    return found
