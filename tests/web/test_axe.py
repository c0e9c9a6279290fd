"""axe finds nothing: every page and game once, in turn of looks; `./setz soak web` has the rest."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from setzkasten.catalogue import GAMES
from tests.web import geometry
from tests.web.axe import LOOKS, faults
from tests.web.geometry import resized
from tests.web.house import House
from tests.web.scenes import PAGES, STAGES, game_scene

# As who sees little has set the browser.
TWICE = "html { font-size: 200% !important; }"
# Must a page be pushed sideways?
TOO_WIDE = "() => document.documentElement.scrollWidth > window.innerWidth"


@pytest.mark.parametrize(("at", "name"), list(enumerate(PAGES)), ids=list(PAGES))
def test_a_page_is_sound(desktop: Page, house: House, at: int, name: str) -> None:
    PAGES[name](desktop, house)
    assert faults(desktop, LOOKS[at % len(LOOKS)]) == []
    resized(desktop, 360, 740)
    assert geometry.faults(desktop) == []
    desktop.add_style_tag(content=TWICE)
    resized(desktop, 1280, 900)
    assert not desktop.evaluate(TOO_WIDE), "with text twice as large"


@pytest.mark.parametrize(("at", "game"), list(enumerate(sorted(GAMES))), ids=sorted(GAMES))
def test_a_game_is_sound(desktop: Page, house: House, at: int, game: str) -> None:
    game_scene(game, STAGES[at % len(STAGES)])(desktop, house)
    assert faults(desktop, LOOKS[at % len(LOOKS)]) == []


def test_a_fault_would_be_found(desktop: Page, house: House) -> None:
    PAGES["settings"](desktop, house)
    desktop.evaluate(
        """() => document.querySelector('main').insertAdjacentHTML('beforeend',
            '<h5>Zu tief</h5><button aria-label="Halt">Weiter</button><img src="data:,">')"""
    )
    found = " ".join(faults(desktop, LOOKS[0]))
    for rule in ("heading-order", "label-content-name-mismatch", "image-alt"):
        assert rule in found
