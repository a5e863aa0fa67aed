"""Numbers for operators, in Prometheus' form; none of them names a player or a table."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from wsgiref.simple_server import WSGIServer

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
    start_http_server,
)
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
STEPS = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.01, 0.05, 0.25, 1.0)
STAGES = ("decide", "tell", "request", "lag")  # the table's decision; views and sending; HTTP; the event loop
WAITS = (0.01, 0.1, 0.5, 1.0, 2.0, 5.0, 15.0, 60.0)


class Stored(Collector):
    """Records and how long they took to the disk: counted at every move, so without the library's locks."""

    def __init__(self) -> None:
        self.records, self.seconds = 0, 0.0
        self.times = [0] * (len(BUCKETS) + 1)

    def note(self, records: int, seconds: float) -> None:
        """Records that have come to the disk together."""
        self.records += records
        self.seconds += seconds
        self.times[bisect_left(BUCKETS, seconds)] += 1

    def collect(self) -> Iterator[Metric]:
        names = [*map(str, BUCKETS), "+Inf"]
        yield CounterMetricFamily("camarilla_records", "Records stored", self.records)
        yield HistogramMetricFamily(
            "camarilla_store_seconds",
            "From a command to its record on disk",
            [(name, float(count)) for name, count in zip(names, accumulate(self.times), strict=True)],
            self.seconds,
        )


class Stages(Collector):
    """How long each stage of a command takes, and how late the event loop is; counted at every move as well."""

    def __init__(self) -> None:
        self.seconds = dict.fromkeys(STAGES, 0.0)
        self.times = {stage: [0] * (len(STEPS) + 1) for stage in STAGES}

    def note(self, stage: str, seconds: float) -> None:
        self.seconds[stage] += seconds
        self.times[stage][bisect_left(STEPS, seconds)] += 1

    def collect(self) -> Iterator[Metric]:
        family = HistogramMetricFamily("camarilla_stage_seconds", "Time by stage", labels=["stage"])
        for stage in STAGES:
            counts = zip([*map(str, STEPS), "+Inf"], map(float, accumulate(self.times[stage])), strict=True)
            family.add_metric([stage], list(counts), self.seconds[stage])
        yield family


class Queue:
    """How many wait for their turn, how long they did, and for how long nothing has moved."""

    def __init__(self, name: str, waiting: str, waited: str, own: CollectorRegistry) -> None:
        self.waiting = Gauge(f"camarilla_{name}_waiting", waiting, registry=own)
        self.waited = Histogram(f"camarilla_{name}_waited_seconds", waited, buckets=WAITS, registry=own)
        self.stalled = Gauge(
            f"camarilla_{name}_stalled_seconds", "Since a turn began or ended, if one is due", registry=own
        )


class Counts:
    """What is counted, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        own = self.registry
        self.refused = Counter("camarilla_refused", "Commands and requests refused", ["error"], registry=own)
        self.requests = Counter("camarilla_requests", "HTTP requests", ["method", "status"], registry=own)
        self.sockets = Gauge("camarilla_sockets", "Open sockets", registry=own)
        self.relayed = Gauge("camarilla_relayed", "Sockets passed on to other servers", registry=own)
        self.tables = Gauge("camarilla_tables", "Tables in memory", registry=own)
        self.damaged = Gauge("camarilla_damaged_tables", "Tables of which part is lost", registry=own)
        self.bots = Queue("bots", "Bots that wait to think", "From a question to a bot to its turn to think", own)
        self.own_bots = Queue("own_bots", "Operator's bots that wait to think", "From a question to its turn", own)
        self.analyses = Queue("analyses", "Analyses that wait", "From a wish for an analysis to its turn", own)
        self.store_bytes = Gauge("camarilla_store_bytes", "Size of the store on the disk", registry=own)
        self.notices = Counter("camarilla_notices", "Notices to players who are away", ["kind", "end"], registry=own)
        ProcessCollector(registry=own)
        self.stored = Stored()
        own.register(self.stored)
        self.stages = Stages()
        own.register(self.stages)

    def page(self) -> bytes:
        """The numbers as text."""
        return generate_latest(self.registry)

    def serve(self, host: str, port: int) -> WSGIServer:
        """Show the numbers at a port of their own, from a thread of their own; OSError if it is taken."""
        return start_http_server(port, host, self.registry)[0]
