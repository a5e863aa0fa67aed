"""`Learn to play` as text: the pictures are positions of the lesson, drawn by the game's board in plain lines."""

from __future__ import annotations

from camarilla.cli.boards import board_of
from camarilla.cli.text.layout import filled, item
from camarilla.cli.text.story import Story
from camarilla.cli.text.words import language, say
from camarilla.games import game as game_of
from camarilla.games import lesson as lesson_of
from camarilla.kernel.game import Game
from camarilla.kernel.lesson import LEARNER, picture
from camarilla.rulebooks.learn import Block, learn_page


def whole_page(id: str) -> str:
    """How to play a game, in the language that is spoken."""
    page, game = learn_page(id, language()), game_of(id)
    blocks = [block_text(block, game) for block in page.blocks]
    return "\n\n".join([f"{page.title}\n{'=' * len(page.title)}", *blocks])


def block_text(block: Block, game: Game) -> str:
    """One piece of a page."""
    match block.kind:
        case "heading":
            return f"{block.text}\n{'-' * len(block.text)}"
        case "steps":
            return "\n".join(item(text, f"  {number}. ", "     ") for number, text in enumerate(block.items, 1))
        case "list":
            return "\n".join(item(text, "  - ", "    ") for text in block.items)
        case "table":
            return table(block.items)
        case "board":
            return f"{drawn(game, block.items[0])}\n\n{filled(block.text, '  | ')}"
        case "cards":
            return cards(game)
        case _:
            return filled(block.text)


def table(rows: tuple[str, ...]) -> str:
    """Rows of two or more cells, one below the other."""
    cells = [[cell.strip() for cell in row.split("|")] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lined = [cells[0], ["-" * width for width in widths], *cells[1:]]
    return "\n".join("  " + "  ".join(map(str.ljust, row, widths)).rstrip() for row in lined)


def drawn(game: Game, step: str) -> str:
    """The table in a picture, as the learner sees it."""
    lesson = lesson_of(game.id)
    assert lesson is not None, game.id
    state = picture(game, lesson, step)
    return board_of(game.id).lines(state.board(LEARNER), Story(game, LEARNER, state.options))


def cards(game: Game) -> str:
    """Every card that has a rule, and what it does."""
    story = Story(game, LEARNER)
    names = game.profile.card_rules
    told = [say("choice-card", card=story.card(name), text=story.card_text(name)) for name in names]
    return "\n".join(item(text, "  ", "    ") for text in told)
