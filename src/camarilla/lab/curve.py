"""The win chances of a game as a picture: a line for each seat, its standard errors as a band, mistakes as dots."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from camarilla.lab.analyse import GameAnalysis

WIDTH, HEIGHT = 760, 380
LEFT, TOP, RIGHT, BOTTOM = 52, 56, 16, 44
COLOURS: Final = ("#9b2335", "#1f5a99", "#3c7a3a", "#b57614", "#6a4c93")  # told apart by their dashes, too
DASHES: Final = ("", "7 3", "2 3", "10 3 2 3", "4 4")
BAND: Final = 2.0  # standard errors
STYLE: Final = "text{font:13px sans-serif;fill:#222}.n{fill:#666;font-size:11px}.t{font-weight:bold;font-size:15px}"


def curve(analysis: GameAnalysis, title: str, players: Sequence[str], axis: str) -> str:
    """An SVG document; `players` are the names of the seats, `axis` what is counted across."""
    picture = Picture(analysis)
    seats = range(len(analysis.seats))
    parts = [*grid(picture, axis), *[picture.band(seat) for seat in seats], *[picture.line(seat) for seat in seats]]
    parts += [picture.dot(step.step, step.seat) for step in analysis.steps if step.mistake]
    parts += legend(players)
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    head = f'<text class="t" x="{LEFT}" y="22">{escape(title)}</text>'
    paper = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>'
    begun = f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {size}>\n<title>{escape(title)}</title>'
    return f"{begun}<style>{STYLE}</style>{paper}{head}\n" + "\n".join(parts) + "\n</svg>\n"


class Picture:
    """Where things lie."""

    def __init__(self, analysis: GameAnalysis) -> None:
        self.points = analysis.curve

    def x(self, step: int) -> float:
        return round(LEFT + step / max(len(self.points) - 1, 1) * (WIDTH - LEFT - RIGHT), 1)

    def y(self, chance: float) -> float:
        return round(TOP + (1 - min(max(chance, 0.0), 1.0)) * (HEIGHT - TOP - BOTTOM), 1)

    def line(self, seat: int) -> str:
        path = " ".join(f"{self.x(step)},{self.y(point.shares[seat])}" for step, point in enumerate(self.points))
        dashes = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
        return f'<polyline points="{path}" fill="none" stroke="{COLOURS[seat]}" stroke-width="2"{dashes}/>'

    def band(self, seat: int) -> str:
        """How far off the line may be."""
        edges: list[str] = []
        for side, points in ((1, list(enumerate(self.points))), (-1, list(enumerate(self.points))[::-1])):
            edges += [
                f"{self.x(step)},{self.y(one.shares[seat] + side * BAND * one.errors[seat])}" for step, one in points
            ]
        return f'<polygon points="{" ".join(edges)}" fill="{COLOURS[seat]}" opacity="0.13"/>'

    def dot(self, step: int, seat: int) -> str:
        """A mistake, where it led to."""
        where = f'cx="{self.x(step)}" cy="{self.y(self.points[step].shares[seat])}"'
        return f'<circle {where} r="4" fill="#fff" stroke="{COLOURS[seat]}" stroke-width="2"/>'


def grid(picture: Picture, axis: str) -> list[str]:
    """Lines for every quarter, and the steps below."""
    parts = []
    for quarter in range(5):
        y = picture.y(quarter / 4)
        parts += [
            f'<line x1="{LEFT}" y1="{y}" x2="{WIDTH - RIGHT}" y2="{y}" stroke="#ddd"/>',
            f'<text class="n" x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{25 * quarter} %</text>',
        ]
    last = len(picture.points) - 1
    for step in sorted({0, last // 4, last // 2, 3 * last // 4, last}):
        parts.append(f'<text class="n" x="{picture.x(step)}" y="{HEIGHT - 26}" text-anchor="middle">{step}</text>')
    return [*parts, f'<text class="n" x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end">{escape(axis)}</text>']


def legend(players: Sequence[str]) -> list[str]:
    """Whose line is which."""
    parts, room = [], (WIDTH - LEFT - RIGHT) // max(len(players), 1)
    for seat, name in enumerate(players):
        x, dashes = LEFT + seat * room, f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
        parts += [
            f'<line x1="{x}" y1="40" x2="{x + 26}" y2="40" stroke="{COLOURS[seat]}" stroke-width="2"{dashes}/>',
            f'<text x="{x + 32}" y="44">{escape(name)}</text>',
        ]
    return parts
