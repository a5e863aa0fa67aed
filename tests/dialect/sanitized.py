"""Run compiled rules under the address and undefined-behaviour sanitizers, in a process of their own.

A sanitizer must be loaded before anything else, so the work is done by `python -c` with the runtime preloaded.
`run_sanitized(code, cache)` runs any Python code that builds its Libraries with `flags=FLAGS, words=["gcc"]`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

FLAGS = ("-fsanitize=undefined,address", "-fno-omit-frame-pointer", "-g", "-O0", "-fno-wrapv")
TESTS = Path(__file__).parents[1]


def runtime(compiler: str = "gcc") -> str:
    """The sanitizers' own library."""
    found = subprocess.run([compiler, "-print-file-name=libasan.so"], capture_output=True, text=True, check=True)
    return found.stdout.strip()


def run_sanitized(code: str, cache: Path) -> subprocess.CompletedProcess[str]:
    """Run Python code whose libraries are built with FLAGS; every finding ends it with a report on stderr."""
    environment = {
        **os.environ,
        "LD_PRELOAD": runtime(),
        "ASAN_OPTIONS": "detect_leaks=0:halt_on_error=1:allocator_may_return_null=1",  # leaks: Python's own are many
        "UBSAN_OPTIONS": "halt_on_error=1:print_stacktrace=1",
        "CAMARILLA_CACHE": str(cache),
        "PYTHONPATH": os.pathsep.join([str(TESTS), *sys.path]),
    }
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
