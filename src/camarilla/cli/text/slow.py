"""A word before work that takes long without compiled rules."""

from __future__ import annotations

import sys

from camarilla.cli.text.layout import filled
from camarilla.cli.text.words import say
from camarilla.dialect.build import runs_plain


def warn_if_slow() -> None:
    """Say at once that rules run plain here, and how to change that."""
    if runs_plain():
        print(filled(say("slow-plain")), file=sys.stderr, flush=True)
