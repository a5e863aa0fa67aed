"""A report of balance as one page that needs nothing else; plots as SVG and figures as Parquet beside it."""

from __future__ import annotations

import errno
import json
import os
import re
from collections.abc import Iterator, Sequence
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from camarilla.cli.balance.origin import command, made, page_title
from camarilla.cli.balance.plots import Plot, Spec, plots
from camarilla.cli.balance.summary import caution, notes, summary
from camarilla.cli.balance.tables import tables
from camarilla.cli.balance.words import head, played
from camarilla.cli.text.words import language
from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal
from camarilla.lab.balance.figures import write_figures
from camarilla.lab.balance.report import BalanceReport

WIDTH: Final = 640  # pixels of a plot as SVG
NARROW: Final = 600  # of a window whose plots have small labels
MANY: Final = 4  # columns; a table with more does not fit on a phone side by side
LOOKS: Final = {
    "config": {
        "font": "system-ui, sans-serif", "background": None, "view": {"stroke": "#d8cfbf"},
        "axis": {"grid": True, "gridColor": "#ece5d8", "labelFontSize": 12, "titleFontSize": 12, "labelLimit": 230,
                 "labelLineHeight": 14},
    },
}  # fmt: skip
LOADED: Final = "window.vegaEmbed = vegaEmbed;"
STYLE: Final = """
body{margin:0;background:#faf7f1;color:#262019;font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:1rem}
h1{font-size:1.5rem;margin:.5rem 0}h2{font-size:1.1rem;margin:2rem 0 .5rem}
.plots{display:flex;flex-wrap:wrap;gap:0 2rem}.plots section{width:100%}
@media(min-width:62rem){.plots .half{width:calc(50% - 1rem)}}
.plot{width:100%}.plot .vega-embed{width:100%}.plot details{display:none}
.wide{overflow-x:auto;max-width:100%;width:max-content;
background:linear-gradient(to left,#faf7f1 30%,#faf7f100) right/3rem 100% no-repeat local,
linear-gradient(to left,#26201955,#26201900) right/1.1rem 100% no-repeat scroll}
.wide::-webkit-scrollbar{height:10px}.wide::-webkit-scrollbar-thumb{background:#b9ad98;border-radius:5px}
@media(min-width:62rem){.wide{max-width:calc(50vw + 28rem)}}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:.9rem}
th,td{text-align:left;padding:.2rem .9rem .2rem 0;border-bottom:1px solid #e4dccc;white-space:nowrap}
th:first-child,td:first-child{position:sticky;left:0;background:#faf7f1}
@media(max-width:37rem){
th,td{white-space:normal;vertical-align:top;padding-right:.5rem}td:first-child{max-width:9rem}
.many{width:auto}.many table,.many tbody,.many td{display:block}.many tr:first-child{display:none}
.many tr{display:grid;grid-template-columns:repeat(3,1fr);gap:.2rem .7rem;padding:.5rem 0;
border-bottom:1px solid #e4dccc}
.many td{border:0;padding:0;vertical-align:top}.many td:empty{display:none}
.many td:first-child{grid-column:1/-1;position:static;max-width:none;font-weight:600}
.many td+td::before{content:attr(data-of);display:block;color:#6b6255;font-size:.8rem;line-height:1.2}}
.note{color:#6b6255;font-size:.9rem;margin:.4rem 0}
ul{padding-left:1.2rem}li{margin:.4rem 0}code{overflow-wrap:anywhere}
footer{margin:2rem 0;color:#6b6255;font-size:.9rem}
"""


def check_drawing(path: Path) -> None:
    """Refuse at once where vl-convert is missing, or the folder that the page is to lie in."""
    if find_spec("vl_convert") is None:
        raise Refusal("no-extra", missing="vl-convert-python", extra="lab")
    if not path.parent.is_dir():
        raise Refusal("not-saved", file=shown(str(path)), reason=os.strerror(errno.ENOENT))


def write_page(report: BalanceReport, path: Path) -> None:
    """The page, and beside it `NAME-order.svg`… and `NAME.parquet`."""
    import vl_convert

    drawn = list(plots(report))
    try:
        path.write_text(page(report, path.name, drawn, vl_convert.javascript_bundle(LOADED)), encoding="utf-8")
        for plot in drawn:
            picture = vl_convert.vegalite_to_svg({**LOOKS, "width": WIDTH, **plot.spec})
            path.with_name(f"{path.stem}-{plot.name}.svg").write_text(picture, encoding="utf-8")
    except OSError as error:
        raise Refusal("not-saved", file=shown(str(path)), reason=error.strerror) from error
    write_figures(report, path.with_suffix(".parquet"))


def page(report: BalanceReport, file: str, drawn: Sequence[Plot], library: str) -> str:
    """The whole page."""
    name = escape(page_title(report))
    tag = "strong" if report.games < report.whole else "span"
    games = "".join(f"<p><{tag}>{escape(line)}</{tag}></p>" for line in played(report))
    asks = caution(report)
    first = [f"{escape(asks[0])}<br><code>{escape(asks[1])}</code>"] if asks else []
    lines = "".join(f"<li>{line}</li>" for line in [*first, *map(escape, summary(report))])
    return "\n".join([
        f'<!doctype html><html lang="{language()}"><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
        f"<title>{name}</title><style>{STYLE}</style><main>",
        f"<h1>{name}</h1><p>{escape(head(report))}</p>",
        games, f"<ul>{lines}</ul>", note(" ".join(notes(report))),
        '<div class="plots">', *plot_sections(drawn), "</div>", *table_sections(report),
        f"<footer><p>{escape(made(report))}</p>",
        f"<p><code>{escape(command(report, file))}</code></p></footer></main>",
        f'<script type="module">{safe(library)}</script>', f'<script type="module">{drawing(drawn)}</script></html>',
    ])  # fmt: skip


def plot_sections(drawn: Sequence[Plot]) -> Iterator[str]:
    for plot in drawn:
        kind = ' class="half"' if plot.half else ""
        drawing = f'<div class="plot" id="plot-{plot.name}"></div>'
        yield f"<section{kind}><h2>{escape(plot.title)}</h2>{drawing}{note(plot.legend)}</section>"


def table_sections(report: BalanceReport) -> Iterator[str]:
    """Every figure with its interval."""
    for table in tables(report, precise=True):
        heading = escape(table.heading)
        kind = "wide many" if len(table.top) > MANY else "wide"
        yield f'<h2>{heading}</h2><div class="{kind}" tabindex="0" role="region" aria-label="{heading}">'
        yield f"<table><tr>{''.join(f'<th>{escape(name)}</th>' for name in table.top)}</tr>"
        yield from (f"<tr>{cells(row, table.top)}</tr>" for row in table.rows)
        yield f"</table></div>{note(table.note)}"


def note(text: str) -> str:
    """What one should know to read what stands above."""
    return f'<p class="note">{escape(text)}</p>' if text else ""


def cells(row: Sequence[str], top: Sequence[str]) -> str:
    """A row; each cell knows its column, for a phone shows the cells of many columns below each other."""
    return "".join(f'<td data-of="{escape(of)}">{escape(kept(cell))}</td>' for of, cell in zip(top, row, strict=True))


def kept(cell: str) -> str:
    """A mark never stands alone in a line."""
    return re.sub(r" (?=[▲▼?]$)", "\N{NO-BREAK SPACE}", cell)


def drawing(drawn: Sequence[Plot]) -> str:
    """Draw every plot as wide as the page."""
    specs: dict[str, Spec] = {f"#plot-{plot.name}": {**LOOKS, "width": "container", **plot.spec} for plot in drawn}
    text = safe(json.dumps(specs, ensure_ascii=False))
    return f"""for (const [place, spec] of Object.entries({text})) {{
  if (innerWidth < {NARROW}) Object.assign(spec.config.axis, {{labelFontSize: 10, titleFontSize: 10}});
  vegaEmbed(place, spec, {{actions: false}});
}}"""


def safe(text: str) -> str:
    """No text ends the script that it stands in."""
    return re.sub(r"</(?=script)", r"<\\/", text, flags=re.IGNORECASE)
