"""Table time runs only while nobody holds it."""

from __future__ import annotations

from setzkasten.table.clock import Clock


def test_it_goes_on_from_its_reading() -> None:
    assert Clock(4_000, now=100).reading(350) == 4_250


def test_it_stands_while_anybody_holds_it() -> None:
    clock = Clock(0, now=0)
    clock.hold("voting", 100)
    clock.hold("away", 200)
    clock.release("voting", 300)
    assert clock.held
    assert clock.reading(900) == 100
    clock.release("away", 1_000)
    assert clock.reading(1_050) == 150


def test_an_outer_clock_that_stumbles_does_not_turn_it_back() -> None:
    clock = Clock(0, now=1_000)
    assert clock.reading(900) == 0
    clock.hold("away", 1_500)
    clock.release("away", 1_400)
    assert clock.reading(1_400) == 500
