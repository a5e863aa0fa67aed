"""Read a data set of `camarilla dataset`: arrays for a learner, and tables to look at.

    camarilla dataset throne --games 2000 --out data.parquet
    python examples/read_dataset.py data.parquet

pyarrow reads it; where pandas or polars is installed, they read it too.
"""

import json
import sys
from importlib.util import find_spec

import numpy as np
import pyarrow.parquet


def cells(column):
    """A column of bytes as a matrix: a row for each choice. It is not copied."""
    column = column.combine_chunks()
    width = column.type.byte_width
    return np.frombuffer(column.buffers()[1], np.uint8).reshape(-1, width)[column.offset :][: len(column)]


folder = sys.argv[1]
table = pyarrow.parquet.read_table(folder)
told = json.loads(table.schema.metadata[b"camarilla"])

observations = cells(table["observation"]).view(np.int8)
mask = np.unpackbits(cells(table["mask"]), axis=1, bitorder="little", count=len(told["moves"]))
actions, returns = table["action"].to_numpy(), table["return"].to_numpy()
print(f"{told['game']}, {', '.join(told['players'])}: observations {observations.shape}, mask {mask.shape}")
assert mask[np.arange(len(actions)), actions].all(), "every action was legal"

slices = {one["name"]: slice(one["start"], one["start"] + one["size"]) for one in told["observation"]}
print(f"{len(slices)} slices, the first: {next(iter(slices))} = {observations[0, next(iter(slices.values()))]}")
print(f"the first move: {told['moves'][actions[0]]}, which led to {returns[0]:g} of a victory")

if find_spec("pandas"):
    import pandas

    frame = pandas.read_parquet(folder, columns=["seat", "first", "return"])
    print("pandas: what a seat wins\n", frame.groupby("seat")["return"].mean())
if find_spec("polars"):
    import polars

    frame = polars.read_parquet(folder, columns=["game", "step"])
    print("polars: choices of a game\n", frame.group_by("game").len().select(polars.col("len").mean()))
