"""Random programs of the dialect, run four ways: plain, in debug mode, and translated by each C compiler found.

    python tests/dialect/programs.py --count 10000 --seed 1

runs a long soak. It prints the seed of every batch; `--seed S --count 100` runs one batch again.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from dialect.generator import write_program
from dialect.random_expressions import ENTRY
from dialect.ways import Outcome, Ways, in_python, load

RUNS = 4  # inputs for each function
BATCH = 100  # functions in one C file, so that compiling is shared
LEVELS = ("-O3", "-O1", "-O2", "-O0")  # batches take turns: each level of optimisation has bugs of its own


def random_number(chance: random.Random, low: int, high: int) -> int:
    small = chance.randrange(max(low, -9), min(high, 9) + 1)
    return chance.choice([small, small, small, low, high, chance.randint(low, high)])


def random_float(chance: random.Random) -> float:
    return chance.choice([0.0, -0.0, 0.5, -1.25, 3.0, chance.uniform(-9, 9), 1e300, float("inf")])


def random_struct(struct: Any, chance: random.Random) -> Any:
    """A struct full of small numbers, with an extreme one here and there."""
    new = struct()
    for key, field in struct.fields_.items():
        made = [random_cell(field.base, chance) for _ in range(field.count or 1)]
        setattr(new, key, made[0] if field.count is None else made)
    return new


def random_cell(base: Any, chance: random.Random) -> Any:
    if not hasattr(base, "scalar"):
        return random_struct(base, chance)
    if base.scalar == "float":
        return random_float(chance) if base.name == "f64" else chance.choice([0.0, -1.5, 2.25])
    number = random_number(chance, base.low, base.high) if chance.random() < 0.1 else chance.randrange(2)
    return bool(number) if base.scalar == "bool" else number


def random_inputs(module: Any, chance: random.Random) -> tuple[Any, ...]:
    """The arguments of an entry point, as generator.ENTRY lists them."""
    return (
        random_struct(module.State, chance),
        random_struct(module.Leaf, chance) if chance.random() < 0.6 else None,
        random_struct(module.Branch, chance),
        [chance.randrange(-9, 9) for _ in range(chance.randrange(8))],
        [random_struct(module.Leaf, chance) for _ in range(chance.choice([0, 1, 1, 2, 2, 3, 3, 4]))],
        random_number(chance, -(1 << 63), (1 << 63) - 1),
        random_float(chance),
        chance.random() < 0.5,
    )


class Batch:
    """Random functions of one file, ready to run each way.

    Every second batch has f32 cells. Plain Python rounds those only when a struct is packed: it is not compared there.
    """

    def __init__(self, seed: int, count: int, folder: Path, flags: tuple[str, ...] = ()) -> None:
        self.seed, self.single = seed, seed % 2 == 1
        self.text = write_program(seed, count, "f32" if self.single else "f64")
        self.module = load(self.text, f"random_{seed}", folder)
        self.ways = Ways("random", {f"e{i}": getattr(self.module, f"e{i}") for i in range(count)}, flags)
        self.outcomes: Counter[str] = Counter()  # how often which check failed, or none

    def inputs(self, name: str) -> list[tuple[Any, ...]]:
        chance = random.Random(f"{self.seed} {name}")
        return [random_inputs(self.module, chance) for _ in range(RUNS)]

    def divergences(self) -> list[str]:
        """Every call whose ways do not agree, told in full."""
        return [told for name in self.ways.rules for given in self.inputs(name) for told in self.compare(name, given)]

    def compare(self, name: str, given: tuple[Any, ...]) -> list[str]:
        expected = self.ways.debugged(name, given)
        failed = expected[0].startswith("random: ")
        self.outcomes[expected[0].split(": ")[1] if failed else "no check failed"] += 1
        found = self.ways.compiled(name, given)
        if not failed and not self.single:
            found["plain"] = in_python(self.ways.rules[name], given)
        return [self.tell(name, way, expected, got) for way, got in found.items() if got != expected]

    def tell(self, name: str, way: str, expected: Outcome, got: Outcome) -> str:
        places = zip(["result", *ENTRY], [expected[0], *expected[1]], [got[0], *got[1]], strict=True)
        rows = [f"  {place}:\n    {a}\n    {b}" for place, a, b in places if a != b]
        return "\n".join([f"seed {self.seed}, {name}: debug mode and {way} differ", *rows])


def main() -> int:
    parser = argparse.ArgumentParser(description="Run random programs of the dialect every way and compare.")
    parser.add_argument("--count", type=int, default=1000, help="how many functions")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first batch; the next has the next number")
    parser.add_argument("--flags", help="flags for the compilers instead of -O3, -O1, -O2, -O0 in turn")
    options = parser.parse_args()
    outcomes: Counter[str] = Counter()
    wrong = 0
    for seed in range(options.seed, options.seed + (options.count + BATCH - 1) // BATCH):
        with tempfile.TemporaryDirectory() as folder:
            os.environ["CAMARILLA_CACHE"] = folder
            flags = (LEVELS[seed // 2 % 4],) if options.flags is None else tuple(options.flags.split())
            batch = Batch(seed, BATCH, Path(folder), flags)
            divergences = batch.divergences()
        wrong += len(divergences)
        outcomes += batch.outcomes
        print(f"seed {seed}: {BATCH} functions, {len(divergences)} divergences, {wrong} in all", flush=True)
        for told in divergences[:3]:
            print(told, flush=True)
    print(*(f"{count:8}  {what}" for what, count in outcomes.most_common()), sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
