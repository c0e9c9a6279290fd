"""Every introduction is walked to its end, following its hand; by touch, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Browser, Page, expect

from setzkasten.catalogue import GAMES
from tests.web.axe import Look, faults
from tests.web.device import DESKTOP, PHONE, Device
from tests.web.house import House
from tests.web.introductions import (
    Touch,
    by_finger,
    by_keys,
    by_mouse,
    ended,
    first_visit,
    follow,
    try_it,
    unseen,
)
from tests.web.playing import lay_button, type_in


@pytest.fixture(scope="module")
def new_desk(browser: Browser) -> Iterator[Device]:
    with closing(Device(browser, DESKTOP, new=True)) as device:
        yield device


@pytest.fixture(scope="module")
def new_telephone(browser: Browser) -> Iterator[Device]:
    with closing(Device(browser, PHONE, new=True)) as device:
        yield device


@pytest.fixture
def new_page(new_desk: Device) -> Iterator[Page]:
    """A device on which nothing was ever played."""
    yield from new_desk.fresh()


@pytest.fixture
def new_phone(new_telephone: Device) -> Iterator[Page]:
    yield from new_telephone.fresh()


@pytest.mark.parametrize(
    ("device", "touched"),
    [("new_phone", by_finger), ("new_page", by_mouse), ("new_page", by_keys)],
    ids=["touch", "mouse", "keys"],
)
@pytest.mark.parametrize("game", list(GAMES))
def test_an_introduction_leads_to_its_end(
    game: str, device: str, touched: Touch, request: pytest.FixtureRequest, house: House
) -> None:
    page: Page = request.getfixturevalue(device)
    try_it(first_visit(page, house, game))
    assert unseen(page) == []
    follow(page, game, touched)
    page.get_by_role("button", name="Hier weiterspielen").press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_nomina_is_introduced_by_mouse_and_undone(new_page: Page, house: House) -> None:
    page = new_page
    try_it(first_visit(page, house, "nomina"))
    follow(page, "nomina", by_mouse)
    page.get_by_role("button", name="Hier weiterspielen").click()
    page.get_by_role("button", name="Zug rückgängig machen").click()
    expect(page.locator(".cell .stone")).to_have_count(0)


def test_nomina_is_introduced_by_keys_alone_and_leads_back(new_page: Page, house: House) -> None:
    page = new_page
    sheet = first_visit(page, house, "nomina")
    own = page.url
    assert faults(page, Look(360, "dark")) == []
    assert faults(page, Look(1280, "light")) == []
    expect(sheet.get_by_role("button", name="Selbst versuchen")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".pointing")).to_be_visible()
    type_in(page, [("E6", "W"), ("F6", "A"), ("G6", "S")])
    expect(lay_button(page, 3)).to_be_visible()
    page.keyboard.press("Enter")
    expect(ended(page)).to_be_visible()
    end = page.get_by_role("dialog")
    end.get_by_role("button", name="Zurück zu deinem Tisch").press("Enter")
    expect(page).to_have_url(own)
    expect(page.locator("dialog.introducing")).to_have_count(0)  # it was seen
    page.get_by_role("button", name="Menü").press("Enter")
    page.get_by_role("button", name="Einführung ansehen").press("Enter")
    expect(page.locator("dialog.introducing")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog.introducing")).to_have_count(0)
