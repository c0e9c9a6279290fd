"""Whole evenings: people with devices of their own, a line that is cut, a server that dies.

In each of them nobody loses anything, and nobody is told what is not theirs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from playwright.sync_api import Browser

from tests.web.evenings.boggle import boggle_in_real_time
from tests.web.evenings.kreuzwort import kreuzwort_around_a_tablet
from tests.web.evenings.krux import krux_over_three_days
from tests.web.evenings.nomina import nomina_with_a_vote
from tests.web.evenings.presto import presto_in_real_time
from tests.web.evenings.school import class_of_thirty
from tests.web.house import MovedHouse

Evening: TypeAlias = Callable[[Browser, MovedHouse], None]

EVENINGS: dict[str, Evening] = {
    "Kreuzwort-Super around a tablet": kreuzwort_around_a_tablet,
    "Nomina by link with a vote": nomina_with_a_vote,
    "Boggle in real time": boggle_in_real_time,
    "Presto in real time": presto_in_real_time,
    "Krux over three days": krux_over_three_days,
    "a class of thirty": class_of_thirty,
}
