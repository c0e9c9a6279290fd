"""Three search at once; lists are read aloud, struck and counted, and the next round begins."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.evenings.course import (
    alike,
    counted_down,
    dealt_out,
    in_a_tunnel,
    struck_by_lightning,
)
from tests.web.evenings.person import Person, no_canary_sings, people
from tests.web.house import MovedHouse

NAMES = ("Marie", "Ines", "Karl")
DICE = "AEPT/USNO/MAME/ROST"
RECORD = (
    "szk 1\ngame boggle\noption rounds 2\n"
    + "".join(f"seat {number} person {name}\n" for number, name in enumerate(NAMES, 1))
    + f"\n 10 * shake {DICE}\n"
)
# Each has one of their own, two have the same, and one that no dictionary knows.
LISTS = {"Marie": ("RASEN", "MAUS"), "Ines": ("MAUS", "ROMAN"), "Karl": ("MAMO",)}
OWN = {"Marie": "RASEN", "Ines": "ROMAN", "Karl": "MAMO"}
POINTS = {"Marie": 2, "Ines": 2, "Karl": 1}


def boggle_in_real_time(browser: Browser, house: MovedHouse) -> None:
    with people(browser, house, *NAMES) as everybody:
        dealt_out(house, everybody[0], everybody[1:], RECORD)
        for person in everybody:
            for word in LISTS[person.name]:
                write(person, word)
        told = alike(everybody, "list")
        assert told["deadline"]["running"]
        with in_a_tunnel(house, everybody[1], everybody):
            expect(everybody[0].page.get_by_text("Gerade nicht da: Ines").first).to_be_visible()
        struck_by_lightning(house, everybody)
        alike(everybody, "list")
        no_canary_sings(house, {person: OWN[person.name] for person in everybody})
        read_aloud(everybody)
        counted_down(everybody, "Nächste Runde")
        assert len(alike(everybody)["view"]["letters"]) >= len(DICE.replace("/", ""))


def write(person: Person, word: str) -> None:
    person.page.get_by_label("Dein Wort").fill(word)
    person.page.keyboard.press("Enter")
    person.waits(lambda: word in person.frame["view"]["list"], word)


def read_aloud(everybody: list[Person]) -> None:
    """All have enough; what the dictionary refuses is voted on, the others' words are seen."""
    for person in everybody:
        person.page.get_by_role("button", name="Ich finde nichts mehr").click()
        person.page.get_by_role("dialog").get_by_role("button", name="Fertig").click()
    marie = everybody[0].page
    marie.get_by_role("button", name="Abstimmen").click()
    for person in everybody:
        person.page.get_by_role("dialog").get_by_role("button", name="Gilt", exact=True).click()
    for person in everybody:
        person.page.get_by_role("dialog").get_by_role("button", name="Weiter").click()
    for person in everybody:
        person.page.get_by_role("button", name="Weiter", exact=True).click()
    for person in everybody:
        lines = person.page.locator(".cmp tbody tr")
        expect(lines).to_have_count(4)
        expect(lines.filter(has_text="MAUS")).to_contain_text("doppelt")
        expect(lines.filter(has_text="MAMO").locator("td").last).to_have_text("1")
    assert alike(everybody)["scores"] == list(POINTS.values())
