"""A study of balance as plots: Vega-Lite, which a browser draws interactively and vl-convert as SVG."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from camarilla.cli.balance.words import (
    by_kind,
    card_name,
    cards_heading,
    column,
    item_name,
    killers_heading,
    quantity_name,
    ranked,
    rules,
    swept_name,
)
from camarilla.cli.text.words import say, say_of
from camarilla.lab.balance.compare import PERCENT, Contrast
from camarilla.lab.balance.estimates import Estimate
from camarilla.lab.balance.findings import MATTERS, Findings, declared_topics
from camarilla.lab.balance.report import BalanceReport

Spec = dict[str, Any]
PlotRows = list[dict[str, Any]]
COLOURS: Final = {
    "strong": "#a3232f", "weak": "#2f5d8a", "fine": "#3f7a4d", "unclear": "#8a8171", "none": "#8a8171",
    "above": "#a3232f", "below": "#2f5d8a", "more": "#a3232f", "less": "#2f5d8a",
}  # fmt: skip
ROW: Final = 22  # pixels of a line with a name
LINE: Final = 14  # of each more that the name takes
TALL: Final = 20  # rows; a plot with more has its scale on top, and figures beside its lines
LABEL: Final = 34  # characters of a name beside a plot
LINES: Final = {"labelExpr": "split(datum.label, '\\n')", "labelLimit": 0}


class Plot(NamedTuple):
    """A plot, the name of its file, what it shows, what its colours mean, and whether another stands beside it."""

    name: str
    title: str
    spec: Spec
    legend: str = ""
    half: bool = False


class Fair(NamedTuple):
    """What figures of a plot are measured by: what is fair, and how far from it one may lie; both in percent."""

    value: float
    margin: float

    @property
    def ends(self) -> tuple[float, float]:
        return self.value - self.margin, self.value + self.margin


def plots(report: BalanceReport) -> Iterator[Plot]:
    """All that a report shows, the most telling first."""
    if report.sweeps:
        yield from sweep_plots(report, [(by_kind(report, each, "{}"), each) for each in report.sweeps])
    elif report.others is not None:
        yield from change_plots(report)
    elif report.swept:
        yield from sweep_plots(report, [("{}", report)])
    elif report.contrasts:
        yield from contrast_plots(report)
    else:
        yield from plots_of(report.findings[0])


def plots_of(found: Findings) -> Iterator[Plot]:
    """One set of rules."""
    rows = [row(str(place), one.share, one.verdict, 100) for place, one in enumerate(found.order, 1)]
    yield Plot("order", say("plot-order"), forest(rows, say("axis-wins"), [100 * found.fair]), say("legend-order"))
    game, margin = found.study.game, 100 * MATTERS * found.fair
    rows = [
        row(card_name(game, card.card), card.effect, card.verdict, 100) for card in ranked(found.cards) if card.effect
    ]
    if rows:
        drawn = forest(rows, say("axis-points"), [0], (-margin, margin))
        yield Plot("cards", cards_heading(game), drawn, say("legend-cards"))
    elif not found.few and (
        kept := [
            row(card_name(game, card.card), one, "none", 100)
            for card in ranked(found.cards)
            if (one := card.figures.get("kept"))
        ]
    ):
        yield Plot("cards", say("balance-cards-undealt"), forest(kept, say("axis-wins"), [100 * found.fair]))
    yield Plot("scores", say("plot-scores"), histogram(found))
    if len({by for card in found.cards for by in card.killers}) > 1:
        yield Plot("killers", killers_heading(game), heat_map(found))
    for name, topic in declared_topics(found.study).items():
        seen = [(parts, one) for parts, one in zip(topic.items, found.topics[name], strict=True) if one]
        if topic.group:
            groups = list(dict.fromkeys(parts[topic.group] for parts, _ in seen))
            seen.sort(key=lambda pair: (groups.index(pair[0][topic.group]), -pair[1].mean))
        rows = [row(item_name(game, name, parts), one, "none", 100) for parts, one in seen]
        if rows and topic.across:
            across = [say_of(game, f"topic-{name}.across", value=parts[topic.across]) for parts, _ in seen]
            rows = [each | {"part": part} for each, part in zip(rows, across, strict=True)]
            yield Plot(name, say_of(game, f"topic-{name}"), stacked(rows))
        elif rows:
            yield Plot(name, say_of(game, f"topic-{name}"), forest(rows, say("axis-percent"), []))


def contrast_plots(report: BalanceReport) -> Iterator[Plot]:
    """Two sets of rules: differences in percentage points, and in what cards earn."""
    game = report.findings[0].study.game
    for name, kinds in (("difference", PERCENT), ("earned", ("earned",))):
        chosen = [one for one in report.contrasts if one.quantity[0] in kinds]
        rows = [contrast_row(game, one) for one in chosen]
        if rows:
            yield Plot(name, say(f"plot-{name}"), forest(rows, say(f"axis-{name}"), [0]), say("legend-contrast"))


def contrast_row(game: str, one: Contrast) -> dict[str, Any]:
    scale = 100 if one.quantity[0] in PERCENT else 1
    return row(quantity_name(game, *one.quantity), one.difference, one.verdict, scale) | said_of(one)


def said_of(one: Contrast) -> dict[str, str]:
    """Its verdict in words: a difference that is fine is none."""
    return {"said": say(f"verdict-{'same' if one.verdict == 'fine' else one.verdict}")}


def change_plots(report: BalanceReport) -> Iterator[Plot]:
    """Two sets of rules: how much more or less cards are worth, for each kind of players; then each set."""
    game, cards = report.game, [one for one in report.contrasts if one.quantity[0] == "effect"]
    rows = [
        row(card_name(game, one.quantity[1]), one.difference, one.verdict, 100)
        | {"value": report.tried(report.findings[one.by])} | said_of(one)
        for one in cards
    ]  # fmt: skip
    if rows:
        fair = Fair(0, margin_of(report))
        drawn = lines(rows, swept_name(report), (say("axis-difference"), say("column-card")), fair, reach(rows, fair))
        yield Plot("difference", say("plot-difference"), drawn, say("legend-lines-difference"))
    assert report.others is not None
    sides = [
        (say("summary-under", rules=rules(report, side.findings[0].study), said="{}"), side)
        for side in (report, report.others)
    ]
    yield from sweep_plots(report, sides)


def sweep_plots(report: BalanceReport, sides: Sequence[tuple[str, BalanceReport]]) -> Iterator[Plot]:
    """Every value of an option, or kind of players: what cards are worth, then the order; all sides on one scale."""
    cards, order = ([rows(each) for _, each in sides] for rows in (card_rows, order_rows))
    heading, margin = cards_heading(report.game), margin_of(report)
    if any(cards):
        titles = (say("axis-points"), say("column-card"))
        yield from side_by_side("cards", heading, titles, sides, cards, Fair(0, margin))
    fair = Fair(100 * report.findings[0].fair, margin)
    titles = (say("axis-wins"), say("axis-order"))
    yield from side_by_side("order", say("plot-order"), titles, sides, order, fair)


def side_by_side(
    name: str, title: str, titles: tuple[str, str], sides: Sequence[tuple[str, BalanceReport]],
    rows: Sequence[PlotRows], fair: Fair,
) -> Iterator[Plot]:  # fmt: skip
    """The same plot for each side; `titles`: of the axis and of the legend."""
    ends = reach([row for each in rows for row in each], fair)
    for number, ((about, side), each) in enumerate(zip(sides, rows, strict=True), 1):
        drawn = lines(each, swept_name(side), titles, fair, ends)
        heading = about.replace("{}", title)
        yield Plot(f"{name}{number if number > 1 else ''}", heading, drawn, say(f"legend-lines-{name}"), len(sides) > 1)


def card_rows(report: BalanceReport) -> PlotRows:
    """What cards are worth with each value."""
    return [
        row(card_name(report.game, card.card), card.effect, card.verdict, 100) | {"value": report.tried(found)}
        for found in report.findings for card in found.cards if card.effect is not None
    ]  # fmt: skip


def order_rows(report: BalanceReport) -> PlotRows:
    """What each place in the order wins with each value."""
    return [
        row(str(place), one.share, one.verdict, 100) | {"value": report.tried(found)}
        for found in report.findings for place, one in enumerate(found.order, 1)
    ]  # fmt: skip


def margin_of(report: BalanceReport) -> float:
    """How far a figure may lie from what is fair, in percent."""
    return 100 * MATTERS * report.findings[0].fair


def reach(rows: PlotRows, fair: Fair) -> tuple[float, float]:
    """From where to where a scale goes that shows all of it, and what is fair."""
    low, high = fair.ends
    return min([low, *(row["low"] for row in rows)]), max([high, *(row["high"] for row in rows)])


# -- forms ------------------------------------------------------------------------------------------------------
def row(name: str, one: Estimate, verdict: str, scale: float) -> dict[str, Any]:
    """A figure with its name, for a plot."""
    return {
        "name": name, "mean": scale * one.mean, "low": scale * one.low, "high": scale * one.high, "count": one.count,
        "verdict": verdict, "said": say(f"verdict-{verdict}"),
    }  # fmt: skip


def forest(rows: PlotRows, axis: str, marks: Sequence[float], band: tuple[float, float] | None = None) -> Spec:
    """A line for each figure: its mean, its interval; what is fair as a rule, what does not matter as a band."""
    rows = [row | {"label": wrapped(row["name"])} for row in rows]
    y = {"field": "label", "type": "nominal", "sort": None, "title": None, "axis": LINES}
    x: Spec = {"field": "mean", "type": "quantitative", "title": axis, "scale": {"zero": False}}
    x |= {"axis": {"orient": "top"}} if len(rows) > TALL else {}
    shared = {"y": y, "color": colour(), "tooltip": tooltip()}
    layers = [] if band is None else [tinted("x", *band)]
    layers += [ruled("x", mark) for mark in marks]
    layers.append({"mark": {"type": "rule", "strokeWidth": 9, "opacity": 0.45},
                   "encoding": shared | {"x": x | {"field": "low"}, "x2": {"field": "high"}}})  # fmt: skip
    layers.append({"mark": {"type": "tick", "thickness": 2, "size": 15, "opacity": 1}, "encoding": shared | {"x": x}})
    if len(rows) > TALL:
        text = {"field": "mean", "type": "quantitative", "format": ".0f"}
        layers.append({"mark": {"type": "text", "align": "left", "dx": 5, "fontSize": 11},
                       "encoding": {"y": y, "x": x | {"field": "high"}, "text": text}})  # fmt: skip
    tall = max((row["label"].count("\n") for row in rows), default=0)
    return {"data": {"values": rows}, "height": max(3, len(rows)) * (ROW + LINE * tall), "layer": layers}


def tinted(side: str, low: float, high: float) -> Spec:
    """The band of what does not matter, across the plot."""
    edges = {side: {"datum": low, "type": "quantitative"}, f"{side}2": {"datum": high}}
    return {"data": {"values": [{}]}, "mark": {"type": "rect", "opacity": 0.12, "color": "#3f7a4d"}, "encoding": edges}


def ruled(side: str, value: float) -> Spec:
    """The line of what is fair, across the plot."""
    mark = {"type": "rule", "strokeDash": [4, 3], "strokeWidth": 1.5, "color": "#333"}
    return {"data": {"values": [{}]}, "mark": mark, "encoding": {side: {"datum": value, "type": "quantitative"}}}


def wrapped(name: str) -> str:
    """A name that leaves room for its figure beside it, also on a phone."""
    return "\n".join(textwrap.wrap(name, LABEL, break_long_words=False))


def colour() -> Spec:
    """By verdict; the words are in the tooltips and tables."""
    return {"field": "verdict", "type": "nominal", "legend": None,
            "scale": {"domain": list(COLOURS), "range": list(COLOURS.values())}}  # fmt: skip


def tooltip() -> list[Spec]:
    """What the pointer is told: name, mean, interval, verdict, sample size."""
    numbers = [(name, say(f"column-{name}")) for name in ("mean", "low", "high")]
    return [
        {"field": "name", "title": say("column-figure")},
        *({"field": name, "type": "quantitative", "format": ".2f", "title": title} for name, title in numbers),
        {"field": "said", "title": say("column-verdict")},
        {"field": "count", "type": "quantitative", "format": ",", "title": say("column-count")},
    ]


def histogram(found: Findings) -> Spec:
    """How often each score is reached."""
    rows = [row(str(score), one, "none", 100) | {"score": score} for score, one in found.scores.items()]
    x = {
        "field": "score",
        "type": "ordinal",
        "title": say("axis-score"),
        "axis": {"labelAngle": 0, "labelOverlap": True},
    }
    y = {"field": "mean", "type": "quantitative", "title": say("axis-percent")}
    bars = {"mark": {"type": "bar", "color": "#7a6a4f"}, "encoding": {"x": x, "y": y, "tooltip": tooltip()}}
    errors = {"mark": {"type": "rule", "color": "#333"},
              "encoding": {"x": x, "y": y | {"field": "low"}, "y2": {"field": "high"}}}  # fmt: skip
    return {"data": {"values": rows}, "height": 180, "layer": [bars, errors]}


def stacked(rows: PlotRows) -> Spec:
    """A bar for each name, with its parts one after another."""
    rows = [row | {"label": wrapped(row["name"]), "at": at} for at, row in enumerate(rows)]
    parts = {"field": "part", "type": "ordinal", "sort": None, "scale": {"scheme": "goldorange"},
             "legend": {"title": None, "orient": "top"}}  # fmt: skip
    encoding = {
        "y": {"field": "label", "type": "nominal", "sort": None, "title": None, "axis": LINES},
        "x": {"field": "mean", "type": "quantitative", "title": say("axis-percent"), "scale": {"domain": [0, 100]}},
        "color": parts, "order": {"field": "at"}, "tooltip": [*tooltip(), {"field": "part", "title": ""}],
    }  # fmt: skip
    height = ROW * len({row["name"] for row in rows})
    return {"data": {"values": rows}, "height": height, "mark": "bar", "encoding": encoding}


def heat_map(found: Findings) -> Spec:
    """By what each card was killed."""
    game = found.study.game
    rows = [
        row(card_name(game, card.card), one, "none", 100) | {"by": card_name(game, by)}
        for card in found.cards for by, one in card.killers.items()
    ]  # fmt: skip
    encoding = {
        "y": {"field": "name", "type": "nominal", "sort": None, "title": say("axis-victim"), "axis": {"grid": False}},
        "x": {
            "field": "by",
            "type": "nominal",
            "title": column(game, "killers"),
            "axis": {"labelAngle": -40, "grid": False},
        },
        "tooltip": [*tooltip()[:4], {"field": "by", "title": column(game, "killers")}, tooltip()[-1]],
    }
    shade = {"field": "mean", "type": "quantitative", "legend": None, "scale": {"range": ["#fdf1e3", "#ee9550"]}}
    figure = {"field": "mean", "type": "quantitative", "format": ".0f"}
    layers = [{"mark": "rect", "encoding": {"color": shade}},
              {"mark": {"type": "text", "fontSize": 11}, "encoding": {"text": figure}}]  # fmt: skip
    return {"data": {"values": rows}, "height": ROW * len({each["name"] for each in rows}), "encoding": encoding,
            "layer": layers}  # fmt: skip


def lines(rows: PlotRows, option: str, titles: tuple[str, str], fair: Fair, ends: tuple[float, float]) -> Spec:
    """A line for each name over the values of an option, with its interval; a click in the legend leaves it alone.

    Kinds of players have no order, so their figures are dots side by side.
    """
    x: Spec = {"field": "value", "title": option}
    kinds = any(isinstance(row["value"], str) for row in rows)
    if kinds:
        x |= {"type": "nominal", "sort": None, "axis": {"labelAngle": 0}}
    else:
        x |= {
            "type": "quantitative",
            "axis": {"tickMinStep": 1, "format": "d"},
            "scale": {"zero": False, "padding": 12},
        }
    axis, title = titles
    y = {"type": "quantitative", "title": axis, "scale": {"zero": False, "domain": list(ends), "nice": True}}
    faded = {"condition": {"param": "chosen", "value": 1}, "value": 0.12}
    names = {"field": "name", "type": "nominal", "sort": None, "scale": {"scheme": "tableau10"},
             "legend": {"title": title, "orient": "bottom", "columns": 3}}  # fmt: skip
    shared: Spec = {"x": x, "color": names, "opacity": faded}
    shared |= {"xOffset": {"field": "name", "sort": None}} if kinds else {}
    params = [{"name": "chosen", "select": {"type": "point", "fields": ["name"]}, "bind": "legend"}]
    band = {"mark": {"type": "rule", "strokeWidth": 2},
            "encoding": shared | {"y": y | {"field": "low"}, "y2": {"field": "high"}}}  # fmt: skip
    told = [*tooltip(), {"field": "value", "title": option}]
    mark = {"type": "point", "filled": True, "size": 55} if kinds else {"type": "line", "point": {"size": 55}}
    line = {"mark": mark, "params": params,
            "encoding": shared | {"y": y | {"field": "mean"}, "tooltip": told}}  # fmt: skip
    layers = [tinted("y", *fair.ends), ruled("y", fair.value), band, line]
    return {"data": {"values": rows}, "height": 320, "layer": layers}
