"""A network in whole numbers: what it thinks of each answer, the same on every machine. Bound to each game.

Weights have 8 bits and sums 32. A layer's results have 10 binary places and are cut off at 16 bits, so that no sum of
a layer with at most `WIDEST` inputs can overflow.
"""

from __future__ import annotations

from typing import Final

from camarilla.bots.compiled.choosing import Priors, ask_priors
from camarilla.bots.compiled.inputs import Inputs, inputs
from camarilla.dialect import Array, Buffer, Struct, add_scaled, assign, flatten, i8, i16, i32, log, nobody
from camarilla.kernel.moves import Answers
from camarilla.kernel.play import settle
from camarilla.kernel.rng import Luck, pick
from camarilla.kernel.subject import State, asked

MOST_INPUTS: Final = 4096
WIDEST: Final = 512  # hidden cells of a layer
MOST_OUTPUTS: Final = 1024
PLACES: Final = 10  # binary places of a layer's results
SHIFT: Final = 24  # binary places of what its sums are multiplied by
HIGHEST: Final = 32767
FINE: Final = 1 << 30  # into how many parts a chance is divided


class Shape(Struct):
    """How large a network is: inputs, a first layer, one of `width`, `blocks` more whose results are added, outputs."""

    inputs: i16 = nobody
    first: i16 = nobody
    width: i16 = nobody
    blocks: i8 = nobody
    outputs: i16 = nobody
    prior: i16 = nobody  # how much the heuristics of the game count beside it, in hundredths


class Activations(Struct):
    """What a network works on."""

    seen: Array[i8] = nobody[MOST_INPUTS]
    sums: Array[i32] = nobody[MOST_OUTPUTS]
    hidden: Array[i32] = nobody[WIDEST]
    output: Array[i32] = nobody[MOST_OUTPUTS]


def begin_sums(c: Activations, count: int) -> None:
    """Sums of nothing."""
    for i in range(count):
        c.sums[i] = 0


def finish(c: Activations, i: int, count: int, scales: Buffer[i32], at: int) -> int:
    """A sum as a number with `PLACES` binary places: times its scale, and its bias added."""
    return (c.sums[i] * scales[at + i] >> SHIFT) + scales[at + count + i]


def hide(c: Activations, count: int, scales: Buffer[i32], at: int, adds: bool) -> None:
    """The results of a hidden layer: what is below zero counts as zero."""
    for i in range(count):
        before = c.hidden[i] if adds else 0
        c.hidden[i] = min(before + max(finish(c, i, count, scales, at), 0), HIGHEST)


def multiply(c: Activations, rows: Buffer[i8], at: int, inputs: int, count: int) -> None:
    """The sums of a layer, from the hidden cells."""
    begin_sums(c, count)
    for i in range(inputs):
        if c.hidden[i] != 0:
            add_scaled(c.sums, rows, at + i * count, count, c.hidden[i])


def look(c: Activations, n: Shape, units: Buffer[i8], rows: Buffer[i8], scales: Buffer[i32]) -> None:
    """The first layer; each input counts in units of its own."""
    begin_sums(c, n.first)
    for i in range(n.inputs):
        if c.seen[i] != 0:
            add_scaled(c.sums, rows, i * n.first, n.first, c.seen[i] * units[i])
    hide(c, n.first, scales, 0, False)


def think(c: Activations, n: Shape, units: Buffer[i8], rows: Buffer[i8], scales: Buffer[i32]) -> None:
    """From what is seen to the outputs."""
    look(c, n, units, rows, scales)
    row = n.inputs * n.first
    scale = 2 * n.first
    multiply(c, rows, row, n.first, n.width)
    hide(c, n.width, scales, scale, False)
    row += n.first * n.width
    scale += 2 * n.width
    for _ in range(n.blocks):
        multiply(c, rows, row, n.width, n.width)
        hide(c, n.width, scales, scale, True)
        row += n.width * n.width
        scale += 2 * n.width
    multiply(c, rows, row, n.width, n.outputs)
    for i in range(n.outputs):
        c.output[i] = finish(c, i, n.outputs, scales, scale)


def add_priors(s: State, out: Answers, prior: int, logits: Buffer[i32]) -> None:
    """Add what the heuristics of the game say, as the logarithms of their priors."""
    priors = Priors()
    ask_priors(s, out, priors)
    for i in range(out.size):
        logits[i] += int(log(float(max(priors.weight[i], 1))) * float(prior << PLACES) / 100.0)


def weigh_answers(
    s: State,
    out: Answers,
    c: Activations,
    n: Shape,
    units: Buffer[i8],
    rows: Buffer[i8],
    scales: Buffer[i32],
    first: Buffer[i16],
    second: Buffer[i16],
    logits: Buffer[i32],
) -> None:
    """The logit of each answer, with `PLACES` binary places; the record is redacted for the seat that is asked."""
    seen = Inputs()
    inputs(s, asked(s), seen)
    flatten(seen, c.seen, 0)
    think(c, n, units, rows, scales)
    turned = asked(s) * (len(first) // s.seats)  # outputs name seats as the seat that is asked counts them
    for i in range(out.size):
        at = turned + out.code[i]
        logits[i] = c.output[first[at]]
        if second[at] >= 0:
            logits[i] += c.output[second[at]]
    if n.prior > 0:
        add_priors(s, out, n.prior, logits)


def draw_answer(logits: Buffer[i32], count: int, temperature: float, luck: Luck) -> int:
    """The answer with the highest logit, or each as likely as the network would play it, by Gumbel's noise."""
    best = 0
    highest = 0.0
    for i in range(count):
        reached = float(logits[i]) / float(1 << PLACES)
        if temperature > 0.0:
            chance = (float(pick(luck, FINE)) + 0.5) / float(FINE)
            reached = reached / temperature - log(-log(chance))
        if i == 0 or reached > highest:
            best = i
            highest = reached
    return best


def choose(
    root: State,
    n: Shape,
    units: Buffer[i8],
    rows: Buffer[i8],
    scales: Buffer[i32],
    first: Buffer[i16],
    second: Buffer[i16],
    temperature: float,
    seed: int,
    logits: Buffer[i32],
) -> int:
    """The code of the answer that is drawn."""
    s = State()
    c = Activations()
    out = Answers()
    luck = Luck()
    luck.key = seed
    assign(s, root)
    settle(s, out, None)
    weigh_answers(s, out, c, n, units, rows, scales, first, second, logits)
    return out.code[draw_answer(logits, out.size, temperature, luck)]
