"""docs/scaling.md: the model gives back what was measured, and says what breaks first."""

from __future__ import annotations

from benchmarks.scaling import Demand, points


def test_the_model_gives_back_what_was_measured_within_a_fifth() -> None:
    found = points()
    assert len(found) >= 10
    assert not [point for point in found if not 0.8 <= point.ratio <= 1.2]


def test_what_breaks_first_is_what_the_page_says() -> None:
    assert Demand(4_000).breaks() == []
    assert Demand(10**4).breaks() == ["lines"]
    assert Demand(10**5).breaks() == ["lines", "core", "commits"]
    assert Demand(10**6).breaks()[:2] == ["lines", "core"]
    assert "bus" in Demand(10**6).breaks()
    assert "bus" not in Demand(10**5).breaks()
