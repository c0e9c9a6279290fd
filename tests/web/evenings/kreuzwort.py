"""Four at one tablet fetch their hands; it is the table from then on."""

from __future__ import annotations

import json

from playwright.sync_api import Browser, Page, expect

from tests.table.folded import Json
from tests.web.evenings.course import alike, dealt_out, in_a_tunnel, struck_by_lightning
from tests.web.evenings.person import Person, people
from tests.web.house import MovedHouse

HANDS = {"Anna": "DOI", "Bert": "UTP", "Cora": "FGH", "Dora": "KLS"}
SUPER = (
    "szk 1\ngame kreuzwort-super\n"
    + "".join(f"seat {number} person {name}\n" for number, name in enumerate(HANDS, 1))
    + f"position corner 0,0; board EXAMEN; hands {'/'.join(HANDS.values())}; turn 1; starter 1\n"
)


def kreuzwort_around_a_tablet(browser: Browser, house: MovedHouse) -> None:
    with people(browser, house, *HANDS, tablet=True) as (tablet, *phones):
        anna, bert, *_ = phones
        dealt_out(house, tablet, phones, SUPER)
        expect(tablet.page.locator(".screen")).to_contain_text("Anna ist dran")
        expect(tablet.page.locator("button:visible, .rack")).to_have_count(0)
        tablet.heard.clear()  # the last hand lay here until it was fetched
        typed(anna.page, "-2,3", "DO")
        expect(tablet.page.locator(".screen")).to_contain_text("Bert ist dran")
        alike(phones, "hand", "unseen")
        with in_a_tunnel(house, bert, [tablet, *phones]):
            expect(tablet.page.locator(".score-row")).to_contain_text("gerade nicht da")
        expect(tablet.page.locator(".score-row")).not_to_contain_text("gerade nicht da")
        struck_by_lightning(house, [tablet, *phones])
        typed(bert.page, "1,5", "UT")
        expect(tablet.page.locator(".screen")).to_contain_text("Cora ist dran")
        expect(anna.page.get_by_text("Cora ist dran").first).to_be_visible()
        alike(phones, "hand", "unseen")
        for phone in phones:
            assert hands_told(phone) == set(HANDS[phone.name]), phone.name
            shown = phone.page.locator(".rack .stone").all_text_contents()
            assert {text[:1] for text in shown} <= set(HANDS[phone.name]), shown
        assert not hands_told(tablet)


def typed(page: Page, square: str, letters: str) -> None:
    """On a telephone the board is unfolded first; downwards from this square."""
    page.get_by_role("button", name="Den Platz wählen").click()
    start = page.locator(f"[data-square='{square}']")
    start.focus()
    page.keyboard.press("Space")
    page.keyboard.type(letters)
    page.keyboard.press("Enter")


def hands_told(person: Person) -> set[str]:
    """Every stone that this device was ever told as somebody's own."""
    own: set[str] = set()
    for text in person.heard:
        said: Json = json.loads(text)
        own.update(said.get("frame", {}).get("view", {}).get("hand", ()))
        own.update(said.get("change", {}).get("own", {}).get("set", {}).get("view.hand", ()))
    return own
