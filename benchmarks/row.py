"""One measured number with its spread, the goal it has and the best peer."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Goal:
    """What a number should reach; one of the two is given."""

    at_least: float | None = None
    at_most: float | None = None

    def met_by(self, value: float) -> bool:
        enough = self.at_least is None or value >= self.at_least
        return enough and (self.at_most is None or value <= self.at_most)

    def __str__(self) -> str:
        if self.at_least is not None:
            return f"≥ {shown(self.at_least)}"
        return f"≤ {shown(self.at_most or 0.0)}"


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the table. `low` and `high` are the quartiles of the runs."""

    name: str
    value: float
    unit: str
    low: float | None = None
    high: float | None = None
    runs: int = 1
    goal: Goal | None = None
    peer: str = ""
    note: str = ""

    @property
    def met(self) -> bool | None:
        return self.goal.met_by(self.value) if self.goal else None

    def as_json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "value": self.value,
            "unit": self.unit,
            "low": self.low,
            "high": self.high,
            "runs": self.runs,
            "goal": str(self.goal) if self.goal else None,
            "met": self.met,
            "peer": self.peer,
            "note": self.note,
        }


def shown(value: float) -> str:
    """Three figures that count: 0.183, 12.4, 355,921."""
    if value == 0:
        return "0"
    if abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"
