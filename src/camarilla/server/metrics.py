"""Numbers for operators, in Prometheus' form; none of them names a player or a table."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Counts:
    """What is counted, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        own = self.registry
        self.records = Counter("camarilla_records", "Records stored", registry=own)
        self.refused = Counter("camarilla_refused", "Commands and requests refused", ["error"], registry=own)
        self.requests = Counter("camarilla_requests", "HTTP requests", ["method", "status"], registry=own)
        self.sockets = Gauge("camarilla_sockets", "Open sockets", registry=own)
        self.tables = Gauge("camarilla_tables", "Tables in memory", registry=own)
        self.stored = Histogram(
            "camarilla_store_seconds", "From a command to its record on disk", buckets=BUCKETS, registry=own
        )

    def page(self) -> bytes:
        """The numbers as text."""
        return generate_latest(self.registry)
