"""Four build at once, each for themselves; a false call and true ones, and all is shown."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator

from playwright.sync_api import Browser, expect

from tests.table.folded import Json
from tests.web.evenings.course import (
    MINUTE,
    alike,
    counted_down,
    dealt_out,
    in_a_tunnel,
    struck_by_lightning,
    time_goes_by,
)
from tests.web.evenings.person import Person, people
from tests.web.house import MovedHouse

HANDS = {"Marie": "AENRT", "Ines": "EILST", "Karl": "BDOUZ", "Paul": "AIFGH"}
# What each has built before the bad day; only the first is nearly done, with what is no word.
BUILT = {"Marie": "NTERA", "Ines": "STEI", "Karl": "DU", "Paul": "HI"}
OWN = ("hand", "board", "boards")
RECORD = (
    "szk 1\ngame presto-super\noption black 3\noption red 2\noption one_left yes\noption rounds 2\n"
    + "".join(f"seat {number} person {name}\n" for number, name in enumerate(HANDS, 1))
    + f"\n 10 * deal {'/'.join(HANDS.values())}\n"
)


def presto_in_real_time(browser: Browser, house: MovedHouse) -> None:
    with people(browser, house, *HANDS) as everybody:
        dealt_out(house, everybody[0], everybody[1:], RECORD)
        for person in everybody:
            type_in(person, BUILT[person.name])
        time_goes_by(house, everybody, MINUTE)  # hands rest, and the boards are kept
        for person in everybody:
            person.waits(lambda who=person: len(built(who)) == len(BUILT[who.name]), "the board")  # type: ignore[misc]
        with in_a_tunnel(house, everybody[2], everybody):
            expect(everybody[0].page.get_by_text("Gerade nicht da: Karl").first).to_be_visible()
        struck_by_lightning(house, everybody)
        loaded_anew(everybody[3])
        alike(everybody, *OWN)
        each_has_only_their_own(everybody)
        claimed_and_judged(everybody)
        counted_down(everybody, "Nächste Runde")
        for person in everybody:
            expect(person.page.locator(".rack .stone")).to_have_count(5)


def loaded_anew(person: Person) -> None:
    before = person.remembers()
    person.page.reload()
    person.sees(*before)


def type_in(person: Person, letters: str) -> None:
    expect(person.page.locator(".rack .stone").first).to_be_visible()
    person.page.locator('[data-square="0,0"]').focus()
    person.page.keyboard.type(letters)


def built(person: Person) -> str:
    stones: list[Json] = person.frame["view"]["board"]
    return "".join(stone["letter"] for stone in sorted(stones, key=lambda one: one["square"]))


def each_has_only_their_own(everybody: list[Person]) -> None:
    """In all that a device was ever told, and in its page: no stone of another hand."""
    for person in everybody:
        own = Counter(HANDS[person.name])
        assert built(person) == BUILT[person.name]
        told = [stones for text in person.heard for stones in stones_in(json.loads(text))]
        assert any(told), "the own stones were told"
        shown = person.page.locator(".stone:visible").all_text_contents()
        told.append(re.findall("[A-Z]", " ".join(shown)))
        for stones in told:
            assert Counter(stones) <= own, f"{person.name} was told {stones}"


def stones_in(said: Json, *, held: bool = False) -> Iterator[list[str]]:
    """Hands and boards, wherever they stand in a message."""
    if isinstance(said, dict):
        for name, part in said.items():
            yield from stones_in(part, held=bool(re.search(r"(hand|board)s?$", name)))
    elif isinstance(said, list):
        yield [one["letter"] for one in said if isinstance(one, dict) and "letter" in one]
        if held:
            yield [one for one in said if isinstance(one, str)]
        for part in said:
            yield from stones_in(part, held=held)


def claimed_and_judged(everybody: list[Person]) -> None:
    """PR1-03 to PR1-05: what is no word is no crossword; the first has one stone left."""
    marie, ines, *others = everybody
    call(marie)
    expect(marie.page.locator(".note.no")).to_contain_text("NTERA")
    expect(marie.page.locator(".cell.refused")).to_have_count(5)
    marie.page.get_by_role("button", name="Alles zurück auf die Bank").click()
    marie.page.get_by_role("dialog").get_by_role("button", name="Alles zurück").click()
    expect(marie.page.locator(".stone.tent")).to_have_count(0)
    type_in(marie, "RATE")
    call(marie)
    for person in (ines, *others):
        expect(person.page.locator(".seats", has_text="Marie")).to_contain_text("fertig")
        assert not person.frame["view"]["rounds"]
        assert not any(
            "R" in stones for text in person.heard for stones in stones_in(json.loads(text))
        )
    ines.page.keyboard.type("L")
    call(ines)
    for person in everybody:
        places = person.page.locator(".place")
        expect(places.first).to_contain_text("ein Stein übrig, 2 Punkte")
        expect(places.nth(1)).to_contain_text("STEIL")
    assert alike(everybody)["scores"] == [2, 2, 0, 0]


def call(person: Person) -> None:
    person.page.get_by_role("button", name=re.compile("^Fertig")).click()
