"""A Ray cluster as the workers of a job; loaded only where one is asked for."""

from __future__ import annotations

import logging
import os
import re
import socket
import sys
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import redirect_stdout
from typing import Any, Final

import ray
from ray import exceptions

from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal
from camarilla.lab.jobs.job import Job
from camarilla.lab.jobs.work import BatchResult, pack, work_as_guest

PATIENCE: Final = 5.0  # seconds to answer in


class RayCluster:
    """All machines of a cluster; some may join or leave meanwhile."""

    enough: float = 2.0  # handing out a batch takes milliseconds
    broken: tuple[type[BaseException], ...] = (
        exceptions.WorkerCrashedError, exceptions.NodeDiedError, exceptions.ObjectLostError,
        exceptions.OutOfMemoryError,
    )  # fmt: skip

    def __init__(self, job: Job[Any, Any], address: str) -> None:
        check_address(address)
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that it was used
        self.aside = redirect_stdout(sys.stderr)  # where Ray says that a worker has died: stdout is for results
        self.aside.__enter__()
        try:
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR, namespace="camarilla")
        except (ConnectionError, ValueError, RuntimeError, exceptions.RayError) as error:
            self.close(at_once=True)
            first = (str(error).splitlines() or [""])[0]
            raise Refusal("cluster-address", address=shown(address), reason=first) from error
        self.packed = ray.put(pack(job))
        # a batch whose worker dies is handed out again by run.py, as with processes
        self.work = ray.remote(num_cpus=1, max_retries=0)(work_as_guest)

    @property
    def width(self) -> int:
        return max(1, int(ray.cluster_resources().get("CPU", 1)))

    def submit(self, units: Sequence[Any]) -> Future[BatchResult]:
        future: Future[BatchResult] = self.work.remote(self.packed, units).future()
        return future

    def mend(self) -> bool:
        """Ray starts another worker by itself; the other batches are under way."""
        return False

    def close(self, at_once: bool) -> None:
        """Whatever is still under way is ended."""
        ray.shutdown()
        self.aside.__exit__(None, None, None)


def check_address(address: str) -> None:
    """Refuse at once an address where nobody listens: Ray itself tries for minutes."""
    found = re.fullmatch(r"(ray://)?(?P<host>[^:/]+|\[[^]]+\]):(?P<port>\d{1,5})", address)
    if found is None:  # `auto`, or what Ray itself makes of it
        return
    try:
        socket.create_connection((found["host"].strip("[]"), int(found["port"])), PATIENCE).close()
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Refusal("cluster-address", address=shown(address), reason=reason) from error
