"""One screen and many hands, in the real browser; the other evenings are those of the soak."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.web.evenings import kreuzwort_around_a_tablet
from tests.web.house import MovedHouse


def test_four_play_around_a_tablet_over_a_cut_line_and_a_dead_server(
    browser: Browser, moved_house: MovedHouse
) -> None:
    kreuzwort_around_a_tablet(browser, moved_house)
