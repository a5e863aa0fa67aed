"""A learning curve as a plot: the share of victory among greedy players over time, a line for each number of seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from camarilla.lab.learning.train import Point

WIDTH: Final = 720
HEIGHT: Final = 360
LEFT: Final = 50
BOTTOM: Final = 40
COLOURS: Final = ("#7a1f2b", "#1f4e7a", "#3c7a1f", "#7a5c1f")


def curve(points: Sequence[Point]) -> str:
    """An SVG document; a dashed line is the fair share."""
    end = max(points[-1].seconds, 1.0)
    parts = [axes(end)]
    for number, seats in enumerate(points[-1].shares):
        colour = COLOURS[number % len(COLOURS)]
        places = [(x(one.seconds, end), y(one.shares[seats][0])) for one in points]
        line = " ".join(f"{across},{down}" for across, down in places)
        across, down = places[-1]
        parts += [
            f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>',
            f'<text x="{across + 6}" y="{down + 4}">{seats}: {points[-1].shares[seats][0]:.0%}</text>',
            f'<line x1="{LEFT}" x2="{WIDTH - 80}" y1="{y(1 / seats)}" y2="{y(1 / seats)}" stroke="{colour}" '
            'stroke-dasharray="3 5"/>',
        ]
    style = "<style>text{font:13px sans-serif;fill:#222}</style>"
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    paper = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n{style}{paper}\n' + "\n".join(parts) + "\n</svg>\n"


def x(seconds: float, end: float) -> float:
    return round(LEFT + seconds / end * (WIDTH - LEFT - 80), 1)


def y(share: float) -> float:
    return round(HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - 20), 1)


def axes(end: float) -> str:
    """Shares upwards, seconds to the right."""
    up = [f'<text x="{LEFT - 40}" y="{y(share / 4) + 4}">{share / 4:.0%}</text>' for share in range(5)]
    right = [f'<text x="{x(end * i / 4, end)}" y="{HEIGHT - 12}">{end * i / 4:.0f} s</text>' for i in range(5)]
    return "\n".join([*up, *right])
