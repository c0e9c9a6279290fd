"""What a host sees from outside: counts and durations for Prometheus, on a port of their own.

Nothing of it names a person, a table or a word.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram, start_http_server
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from setzkasten.server.live.house import House

SECONDS = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0)


class Metrics:
    """Counted while it happens; how things stand is asked when somebody looks."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._requests = Counter(
            "setzkasten_requests", "Answers over HTTP.", ["status"], registry=self.registry
        )
        self._seconds = Histogram(
            "setzkasten_request_seconds",
            "Until an answer.",
            buckets=SECONDS,
            registry=self.registry,
        )

    def answered(self, status: int, seconds: float) -> None:
        self._requests.labels(f"{status // 100}xx").inc()
        self._seconds.observe(seconds)

    def show(self, house: House, port: int) -> None:
        """To whoever is on this machine. Raises `OSError`."""
        self.registry.register(Standing(house))
        start_http_server(port, addr="127.0.0.1", registry=self.registry)


class Standing(Collector):
    """How the house stands right now."""

    def __init__(self, house: House) -> None:
        self._house = house

    def collect(self) -> Iterator[Metric]:
        house = self._house
        yield CounterMetricFamily("setzkasten_changes", "Kept in journals.", value=house.changes)
        yield GaugeMetricFamily("setzkasten_tables", "In memory.", value=len(house.loaded))
        yield GaugeMetricFamily("setzkasten_sockets", "Open lines.", value=house.limits.lines)
        refused = CounterMetricFamily("setzkasten_refusals", "Turned away.", labels=["code"])
        for code, number in house.refusals.counted.items():
            refused.add_metric([code], number)
        yield refused
        jobs = GaugeMetricFamily("setzkasten_jobs", "Waiting or in work.", labels=["trade"])
        for workers in house.pools.workers:
            jobs.add_metric([workers.trade.name], workers.waiting)
        yield jobs
