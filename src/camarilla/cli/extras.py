"""Packages that only some commands need: which extra of ours installs one that is missing."""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, requires
from typing import Final

from camarilla.kernel.refusal import Refusal

PINS: Final = "tested"  # an extra that brings nothing new, but everything in one version
REQUIREMENT: Final = re.compile(r"""(?P<package>[\w-]+).*extra == ['"](?P<extra>[\w-]+)['"]""")


def without(error: ModuleNotFoundError) -> Refusal:
    """The refusal that says how to install what was not found; the error itself if no extra brings it."""
    package = (error.name or "").partition(".")[0]
    extra = extras().get(package)
    if extra is None:
        raise error
    return Refusal("no-extra", missing=package, extra=extra)


def extras() -> dict[str, str]:
    """The packages of the extras, as they are imported."""
    try:
        found = map(REQUIREMENT.match, requires("camarilla") or [])
    except PackageNotFoundError:  # run from its sources
        return {}
    return {one["package"].replace("-", "_"): one["extra"] for one in found if one and one["extra"] != PINS}
