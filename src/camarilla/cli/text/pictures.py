"""The cards of a table as small pictures for a notebook: those in the view of one seat, in the art of the page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from html import escape
from itertools import groupby
from typing import Any, Final

from camarilla.cli.text.art import drawings, with_parts
from camarilla.cli.text.story import Story
from camarilla.kernel.game import Document, Game

MAY_HIDE: Final = ("hand", "aside", "deck")  # members that may hold nothing but unknown cards
FAMILIES: Final = 5
TILE: Final = "display:inline-block;width:64px;margin:2px;vertical-align:top;text-align:center;font:11px sans-serif"
FRAME: Final = "border-radius:6px;background:#20141c;display:block;margin:auto"
ROW: Final = "margin:2px 0"
GLASS: Final = 'fill="var(--glass-c)" stroke="var(--glass-a)" stroke-width="6"'
BACK: Final = f'<rect x="14" y="14" width="92" height="112" rx="8" {GLASS}/>'
HEAD: Final = "display:inline-block;width:90px;font:12px sans-serif;opacity:.7"


@dataclass(frozen=True)
class Tile:
    """A card, or what is known of it."""

    card: str | None  # None: unknown
    family: int | None = None
    down: bool = False
    count: int = 1


def cards_html(game: Game, view: Document, story: Story) -> str:
    """The cards of a view as rows of pictures; nothing where the page's art is not installed."""
    rows = list(sections(game, view, story))
    wanted = {f"{game.id}-{tile.card}" for _, tiles in rows for tile in tiles if tile.card}
    if not wanted & drawings().keys():
        return ""
    names = game.cards()
    glass = [f"glass-f{family}{pane}" for family in range(FAMILIES) for pane in "abcd"]
    defined = "".join(with_parts([*wanted, *glass]))
    drawn = [
        f'<div style="{ROW}"><span style="{HEAD}">{escape(head)}</span>'
        + "".join(tile_html(game, tile, names) for tile in tiles)
        + "</div>"
        for head, tiles in rows
    ]
    return f'<svg width="0" height="0" style="position:absolute"><defs>{defined}</defs></svg>' + "".join(drawn)


def tile_html(game: Game, tile: Tile, names: dict[str, str]) -> str:
    """One card: its picture and its name."""
    family = tile.family if tile.family is not None else sorted(names).index(tile.card) % FAMILIES if tile.card else 4
    glass = ";".join(f"--glass-{pane}:url(#glass-f{family}{pane})" for pane in "abcd")
    name = escape(names.get(tile.card, tile.card)) if tile.card else "?"
    seen = f'<use href="#{game.id}-{tile.card}"/>' if tile.card else BACK
    shade = ' opacity="0.55"' if tile.down else ""
    times = f" ×{tile.count}" if tile.count > 1 else ""
    size = 'viewBox="0 0 120 140" width="54" height="63" role="img"'
    return f'<span style="{TILE}"><svg {size} style="{FRAME};{glass}"><g{shade}>{seen}</g></svg>{name}{times}</span>'


# -- what lies on the table
def sections(game: Game, view: Document, story: Story) -> Iterator[tuple[str, list[Tile]]]:
    """The members of a view that hold cards, one row each; those of seats and places have a row each.

    Where cards have families, what a seat has is in its colour. Rows of unknown cards alone say nothing.
    """
    found = [
        (head, seat, list(tiles(game, value, may_hide))) for head, seat, value, may_hide in members(game, view, story)
    ]
    families = any(tile.family is not None for _, _, row in found for tile in row)
    for head, seat, row in found:
        own = [replace(tile, family=seat) if families and tile.family is None else tile for tile in row]
        if any(tile.card for tile in own):
            yield head, merge_equal(own)


def members(game: Game, view: Document, story: Story) -> Iterator[tuple[str, int | None, Any, bool]]:
    """What may hold cards: what it is called, whose it is, what lies there, and whether null is an unknown card."""
    for member, value in view.items():
        hides = member in MAY_HIDE
        if (
            isinstance(value, list)
            and len(value) == view["players"]
            and all(isinstance(one, list | dict) for one in value)
        ):
            yield from ((f"{member}, {story.label(seat)}", seat, own, hides) for seat, own in enumerate(value))
        elif isinstance(value, dict) and not counted(game, value):
            yield from ((f"{member}, {place}", None, own, hides) for place, own in value.items())
        else:
            yield member, None, value, hides


def merge_equal(tiles: Sequence[Tile]) -> list[Tile]:
    """Equal neighbours as one, with how many they are."""
    runs = groupby(tiles, lambda tile: replace(tile, count=1))
    return [replace(tile, count=sum(one.count for one in equal)) for tile, equal in runs]


def counted(game: Game, value: dict[str, Any]) -> bool:
    """Are they cards with how many there are of each?"""
    return bool(value) and all(name in game.words["card"] and isinstance(one, int) for name, one in value.items())


def tiles(game: Game, value: Any, may_hide: bool) -> Iterator[Tile]:
    """The cards in a value, whatever it is made of."""
    if isinstance(value, str) and value in game.words["card"]:
        yield Tile(value)
    elif isinstance(value, dict) and counted(game, value):
        yield from (Tile(name, count=count) for name, count in value.items())
    elif isinstance(value, dict) and "up" in value:
        yield Tile(value.get("card", value.get("who")), value.get("family"), not value["up"])
    elif isinstance(value, list):
        for one in value:
            if one is None and may_hide:
                yield Tile(None)
            else:
                yield from tiles(game, one, may_hide)
