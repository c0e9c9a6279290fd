"""Evenings among people with devices of their own: a line is cut, the server is killed once.

Nobody loses anything, and nobody is told what is not theirs.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.language import rule
from tests.web.evenings import EVENINGS
from tests.web.house import MovedHouse

RULES = {
    "Boggle in real time": (rule("BOG-03"), rule("GEN-10")),
    "Presto in real time": (rule("PR1-02"), rule("PR1-03"), rule("PR1-04"), rule("PR1-05")),
}


@pytest.mark.parametrize(
    "evening", [pytest.param(name, marks=RULES.get(name, ())) for name in EVENINGS]
)
def test_nobody_loses_or_finds_out_anything(
    evening: str, browser: Browser, moved_house: MovedHouse
) -> None:
    EVENINGS[evening](browser, moved_house)
