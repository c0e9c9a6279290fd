"""axe finds nothing: every page and game once, in turn of looks; `./setz soak web` has the rest."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from setzkasten.catalogue import GAMES
from tests.web.axe import LOOKS, faults
from tests.web.house import House
from tests.web.scenes import PAGES, STAGES, game_scene


@pytest.mark.parametrize(("at", "name"), list(enumerate(PAGES)), ids=list(PAGES))
def test_a_page_is_sound(desktop: Page, house: House, at: int, name: str) -> None:
    PAGES[name](desktop, house)
    assert faults(desktop, LOOKS[at % len(LOOKS)]) == []


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
