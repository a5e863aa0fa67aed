"""Ratings as a plot: one panel a table, one line an entrant with its interval. Scalable, and without a library."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from html import escape

from camarilla.lab.ratings import Rating

WIDTH, NAMES, MARGIN = 720, 190, 20
LINE, HEAD = 24, 40
LONGEST = 26  # letters of a name


def plot(ratings: Sequence[Rating], titles: dict[str, str]) -> str:
    """An SVG document; the panels share one scale, so that they can be compared."""
    panels: defaultdict[tuple[str, int], list[Rating]] = defaultdict(list)
    for rating in ratings:
        panels[rating.game, rating.seats].append(rating)
    scale = Scale(ratings)
    parts, top = [], 0
    for (game, seats), rows in panels.items():
        parts += panel(f"{titles.get(game, game)} ({seats})", rows, top, scale)
        top += HEAD + LINE * len(rows) + MARGIN
    style = "<style>text{font:13px sans-serif;fill:#222}.t{font-weight:bold}.n{fill:#666;font-size:11px}</style>"
    size = f'width="{WIDTH}" height="{top}" viewBox="0 0 {WIDTH} {top}"'
    paper = f'<rect width="{WIDTH}" height="{top}" fill="#fff"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n{style}{paper}\n' + "\n".join(parts) + "\n</svg>\n"


class Scale:
    """Where a rating lies across the picture."""

    def __init__(self, ratings: Sequence[Rating]) -> None:
        self.low = min((rating.low for rating in ratings), default=0.0)
        self.high = max((rating.high for rating in ratings), default=1.0)

    def __call__(self, rating: float) -> float:
        span = self.high - self.low or 1.0
        return round(NAMES + (rating - self.low) / span * (WIDTH - NAMES - 4 * MARGIN), 1)


def panel(title: str, rows: Sequence[Rating], top: int, scale: Scale) -> list[str]:
    """A title, then an entrant a line."""
    parts = [f'<text class="t" x="{MARGIN}" y="{top + 26}">{escape(title)}</text>']
    for i, row in enumerate(rows):
        y = top + HEAD + LINE * i + LINE // 2
        name = row.entrant if len(row.entrant) <= LONGEST else "…" + row.entrant[1 - LONGEST :]
        parts += [
            f'<text x="{MARGIN}" y="{y + 4}">{escape(name)}</text>',
            f'<line x1="{scale(row.low)}" y1="{y}" x2="{scale(row.high)}" y2="{y}" stroke="#888" stroke-width="3"/>',
            f'<circle cx="{scale(row.mean)}" cy="{y}" r="5" fill="#7a1f2b"/>',
            f'<text class="n" x="{scale(row.high) + 6}" y="{y + 4}">{row.mean:.1f}</text>',
        ]
    return parts
