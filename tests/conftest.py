"""Settings of all tests: English; the same tries each run; with CAMARILLA_SOAK=N, N times as many and at random."""

from __future__ import annotations

import os
import re
import signal
import sys
import tempfile
import threading
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

from camarilla.kernel import engine

os.environ["CAMARILLA_LANG"] = "en"  # whatever language this machine speaks
os.environ["CAMARILLA_NETWORKS"] = os.devnull  # levels play as they do without networks, whatever is installed
if threading.current_thread() is threading.main_thread():  # in the background of a shell Ctrl-C would be ignored,
    signal.signal(signal.SIGINT, signal.default_int_handler)  # and by all programs that tests start, too
SOAK = int(os.environ.get("CAMARILLA_SOAK", "1"))

# What tests write lies in memory where there is room: stores wait for a disk at every move, and no test cuts the power.
MEMORY, ROOM = Path("/dev/shm"), 1 << 30
if MEMORY.is_dir():
    there = os.statvfs(MEMORY)
    if there.f_bavail * there.f_frsize >= ROOM and not there.f_flag & os.ST_NOEXEC:  # rules are compiled there, too
        os.environ["TMPDIR"] = os.environ["PYTEST_DEBUG_TEMPROOT"] = tempfile.tempdir = str(MEMORY)

settings.register_profile(
    "camarilla",
    derandomize=SOAK == 1,
    database=None,
    deadline=None,
    print_blob=True,
    phases=(Phase.explicit, Phase.generate, Phase.shrink),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("camarilla")
if sys.gettrace() is not None:
    engine.WARM = 0  # single moves stay plain, where every line of a rule can be seen

# The tests that cover the engine to the last line; `make test` runs the others untraced and with compiled moves: so do
# those that are marked `untraced`, because they play many games and reach no line that the others do not.
COVERING = re.compile(
    r"tests/(dialect|kernel|perft)/|tests/rules/(?!.*test_(oracle|sanitized))|tests/bots/test_(greedy|heuristics)"
    r"|tests/bots/test_rollout.py::test_quick_priors|tests/lab/test_engine.py::test_(a_view|the_view)"
    r"|tests/laws/test_lessons"
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if COVERING.match(item.nodeid) and not item.get_closest_marker("untraced"):
            item.add_marker(pytest.mark.covering)
