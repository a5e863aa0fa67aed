"""The end of a game on the whole screen: who won, how far the others are behind, and how it came about."""

from __future__ import annotations

from typing import Final

from camarilla.cli.play.session import tie_break, victory
from camarilla.cli.terminal.cards import COLOURS, badge
from camarilla.cli.terminal.front import ScreenFront
from camarilla.cli.terminal.page import Mark, TerminalPage
from camarilla.cli.terminal.styled import FAINT, STRONG, Line, fit, plain, wrapped
from camarilla.cli.text.gains import rounds
from camarilla.cli.text.story import Story
from camarilla.cli.text.words import say
from camarilla.kernel.game import State

WISHES: Final = ("again", "replay", "leave")
NAME: Final = 16  # columns of a name
ROUND: Final = 5  # columns of a round's gains


def ending(front: ScreenFront, state: State) -> TerminalPage:
    """Who won, everybody's points, the gains of each round, then the table as it lies."""

    def table(columns: int, rows: int, mark: Mark) -> list[Line]:
        decided = [line for text in tie_break(state, front.story) for line in wrapped(text, columns, " ", " ")]
        won = laurels(victory(state, front.story), columns)
        above = [*won, *decided, *points(state, front.story, columns)]
        course = gains(state, front.story)
        above += course if len(above) + len(course) < rows else []
        below = front.table(columns, rows - len(above), {})
        return [*above, *(below if len(above) + len(below) <= rows else [])]

    labels = [say(f"over-{wish}") for wish in WISHES]
    return front.page(
        table=table, mark={}, question=say("over-question"), labels=labels, keys=say("over-keys"), types=True
    )


def laurels(text: str, columns: int) -> list[Line]:
    """The winner, in a frame."""
    inner = min(len(text) + 6, columns - 4)
    text = fit(text.center(inner), inner)
    return [plain(f" ╔{'═' * inner}╗", STRONG), plain(f" ║{text}║", STRONG), plain(f" ╚{'═' * inner}╝", STRONG)]


def points(state: State, story: Story, columns: int) -> list[Line]:
    """A bar for everybody, the highest first."""
    room, most = columns - NAME - 12, max(*state.scores, 1)
    lines: list[Line] = []
    for seat in sorted(range(state.seats), key=lambda seat: (seat not in state.winners, -state.scores[seat])):
        crown = "★" if seat in state.winners else " "
        bar = "█" * max(0, round(room * max(state.scores[seat], 0) / most))
        name = [("", f" {crown} "), *badge(seat), (STRONG, f" {fit(story.label(seat), NAME)}{state.scores[seat]:>3} ")]
        lines.append([*name, (COLOURS[seat], bar)])
    return [*lines, plain("")]


def gains(state: State, story: Story) -> list[Line]:
    """What everybody gained, round by round, in games that have rounds."""
    played = [found for _, found in rounds(state.events(None), state.game.profile.gains) if found]
    if not played:
        return []
    numbers = "".join(f"{number:>{ROUND}}" for number in range(1, len(played) + 1))
    lines = [plain(f"    {fit(say('over-rounds'), NAME + 3)}{numbers}", FAINT)]
    for seat in range(state.seats):
        figures = "".join(f"{found.get(seat, 0):>+{ROUND}}" for found in played).replace("-", "−").replace("+0", " ·")
        lines.append([("", "   "), *badge(seat), ("", f" {fit(story.label(seat), NAME)} {figures}")])
    return [*lines, plain("")]
