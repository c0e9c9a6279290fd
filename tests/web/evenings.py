"""Whole evenings: people with devices of their own, a line that is cut, a server that dies.

In each of them nobody loses anything, and nobody is told what is not theirs.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.web.house import MovedHouse
from tests.web.playing import lay_button, open_record, record_of, standing, type_in

MINUTE = 60_000
TRIED_AGAIN = 30_000  # the longest pause of a page that looks for its line
UNDER_TWO = re.compile(r"^\s*[01]:\d\d")  # minutes on a glass
TABLET, PHONE = (1280, 900), (360, 740)


class Person:
    """A device of its own. Its line can be cut, and all that it was told is kept."""

    def __init__(self, browser: Browser, name: str, size: tuple[int, int] = PHONE) -> None:
        self.name, self.heard, self._cut = name, list[str](), False
        self._lines: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        self._context = browser.new_context(
            locale="de-DE", viewport={"width": size[0], "height": size[1]}, has_touch=size == PHONE
        )
        self.page = self._context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.clock.install()
        self.page.route_web_socket(re.compile("/socket"), self._line)

    def _line(self, page: WebSocketRoute) -> None:
        if self._cut:
            page.close()
            return
        server = page.connect_to_server()

        def hear(message: str | bytes) -> None:
            self.heard.append(str(message))
            page.send(message)

        server.on_message(hear)
        self._lines.append((page, server))

    def loses_the_line(self) -> None:
        self._cut = True
        for page, server in self._lines:
            page.close()
            server.close()
        self._lines.clear()

    def has_it_again(self) -> None:
        self._cut = False

    def hands(self) -> set[str]:
        """Every stone and word that this device was ever told as somebody's own."""
        own: set[str] = set()
        for text in self.heard:
            said = json.loads(text)
            view = said.get("frame", {}).get("view", {})
            change = said.get("change", {}).get("own", {}).get("set", {})
            for part in ("hand", "list", "board"):
                own.update(map(str, view.get(part, ())))
                own.update(map(str, change.get(f"view.{part}", ())))
        return own

    def leaves(self) -> None:
        self._context.close()
        assert not self.faults, self.faults


@contextmanager
def people(browser: Browser, *names: str, tablet: bool = False) -> Iterator[list[Person]]:
    there = [Person(browser, name) for name in names]
    if tablet:
        there.insert(0, Person(browser, "", TABLET))
    yield there
    for person in there:
        person.leaves()


def gathered(host: Person, guests: list[Person], house: MovedHouse, game: str, count: str) -> str:
    """From the shelf to all at one table; gives its number."""
    host.page.goto(house.address)
    host.page.get_by_role("button", name=re.compile(rf"^{game}.*: Per Link")).first.click()
    host.page.get_by_label("Wie heißt du am Tisch?").fill(host.name)
    host.page.keyboard.press("Tab")
    link = host.page.get_by_label("Der Link zu diesem Tisch").input_value()
    for guest in guests:
        guest.page.goto(link)
        guest.page.get_by_label("Wie heißt du am Tisch?").fill(guest.name)
        guest.page.get_by_role("button", name="Platz nehmen").click()
        expect(guest.page.get_by_role("heading", name="Du sitzt am Tisch")).to_be_visible()
    host.page.get_by_role("button", name=f"Zu {count} beginnen").click()
    for one in (host, *guests):
        expect(one.page.locator("main .table:not(.waits)")).to_be_visible()
    return host.page.url.rpartition("/")[2]


def time_goes_by(house: MovedHouse, everybody: list[Person], millis: int) -> None:
    """For the server and for every page, and nobody waits."""
    house.pass_by(millis)
    for person in everybody:
        person.page.clock.fast_forward(millis)


@contextmanager
def in_a_tunnel(house: MovedHouse, person: Person, everybody: list[Person]) -> Iterator[None]:
    """Without a line for a minute; what the others see of it is seen within."""
    person.loses_the_line()
    time_goes_by(house, everybody, MINUTE)
    yield
    person.has_it_again()
    time_goes_by(house, everybody, TRIED_AGAIN)


def struck_by_lightning(house: MovedHouse, everybody: list[Person]) -> None:
    house.kill()
    house.start()
    time_goes_by(house, everybody, TRIED_AGAIN)
    for person in everybody:
        expect(person.page.get_by_text("Verbindung unterbrochen")).to_have_count(0)


def fetch_hand(phone: Person, tablet: Person, house: MovedHouse, table: str, seat: int) -> None:
    answer = tablet.page.request.post(
        f"{house.address}api/tables/{table}/invitations",
        data={"kind": "hand", "seat": seat},
        headers=house.origin,
    )
    phone.page.goto(answer.json()["link"])
    phone.page.get_by_role("button", name="Meine Steine holen").click()
    expect(phone.page.locator(".rack .stone").first).to_be_visible()


def typed(page: Page, square: str, letters: str) -> None:
    """On a telephone the board is unfolded first; downwards from this square."""
    page.get_by_role("button", name="Den Platz wählen").click()
    start = page.locator(f"[data-square='{square}']")
    start.focus()
    page.keyboard.press("Space")
    page.keyboard.type(letters)
    page.keyboard.press("Enter")


HANDS = {"Anna": "DOI", "Bert": "UTP", "Cora": "FGH", "Dora": "KLS"}
SUPER = (
    "szk 1\ngame kreuzwort-super\n"
    + "".join(f"seat {number} person {name}\n" for number, name in enumerate(HANDS, 1))
    + f"position corner 0,0; board EXAMEN; hands {'/'.join(HANDS.values())}; turn 1; starter 1\n"
)


def kreuzwort_around_a_tablet(browser: Browser, house: MovedHouse) -> None:
    """Four at one tablet fetch their hands; it is the table from then on."""
    with people(browser, *HANDS, tablet=True) as (tablet, *phones):
        anna, bert, *_ = phones
        table = open_record(tablet.page, house, SUPER)
        for seat, phone in enumerate(phones):
            fetch_hand(phone, tablet, house, table, seat)
        expect(tablet.page.locator(".screen")).to_contain_text("Anna ist dran")
        expect(tablet.page.locator("button:visible, .rack")).to_have_count(0)
        tablet.heard.clear()  # the last hand lay here until it was fetched
        typed(anna.page, "-2,3", "DO")
        expect(tablet.page.locator(".screen")).to_contain_text("Bert ist dran")
        with in_a_tunnel(house, bert, [tablet, *phones]):
            expect(tablet.page.locator(".score-row")).to_contain_text("gerade nicht da")
        expect(tablet.page.locator(".score-row")).not_to_contain_text("gerade nicht da")
        struck_by_lightning(house, [tablet, *phones])
        typed(bert.page, "1,5", "UT")
        expect(tablet.page.locator(".screen")).to_contain_text("Cora ist dran")
        expect(anna.page.get_by_text("Cora ist dran").first).to_be_visible()
        for phone in phones:
            assert phone.hands() <= set(HANDS[phone.name]), phone.name
            assert phone.hands(), "the own hand was told"
        assert not tablet.hands()


def nomina_with_a_vote(browser: Browser, house: MovedHouse) -> None:
    """Two by link, and a word that nobody has ever heard of."""
    with people(browser, "Marie", "Ines") as (host, guest):
        table = gathered(host, [guest], house, "Nomina", "zweit")
        begins = standing(host.page, house, table)["next"] == [0]
        first, second = (host, guest) if begins else (guest, host)
        type_in(first.page, [("E4", "W"), ("F4", "A"), ("G4", "S")])
        lay_button(first.page, 3).click()
        expect(second.page.get_by_role("heading", name="Du bist dran")).to_be_attached()
        with in_a_tunnel(house, first, [host, guest]):
            expect(second.page.get_by_text("Gerade nicht da").first).to_be_visible()
        expect(second.page.get_by_text("Gerade nicht da")).to_have_count(0)
        struck_by_lightning(house, [host, guest])
        type_in(second.page, [("G5", "X"), ("G6", "Q"), ("G7", "Y")])
        second.page.get_by_role("button", name="Abstimmen lassen").click()
        first.page.get_by_role("button", name="Gilt", exact=True).click()
        for person in (first, second):
            person.page.get_by_role("button", name="Weiter").click()
        told = record_of(first.page, house, table)
        assert told == record_of(second.page, house, table)
        assert "+SXQY[" in told


def counted_down(everybody: list[Person], call: str) -> None:
    everybody[0].page.get_by_role("button", name=call).click()
    for person in everybody:
        expect(person.page.locator(".count")).to_be_visible()
    for person in everybody:
        expect(person.page.locator(".count")).to_have_count(0)


def boggle_in_real_time(browser: Browser, house: MovedHouse) -> None:
    """Three search at once; each writes another way over the same dice."""
    with people(browser, "Marie", "Ines", "Karl") as everybody:
        table = gathered(everybody[0], everybody[1:], house, "Boggle", "dritt")
        counted_down(everybody, "Würfel schütteln")
        dice = everybody[0].page.locator("[data-square]")
        ways = [_word(dice.all_text_contents(), row) for row in range(3)]
        for person, word in zip(everybody, ways, strict=True):
            person.page.get_by_label("Dein Wort").fill(word)
            person.page.keyboard.press("Enter")
            expect(person.page.get_by_role("list", name="Deine Liste")).to_contain_text(word)
        assert all(seconds_left(person.page) > 120 for person in everybody)
        with in_a_tunnel(house, everybody[1], everybody):
            expect(everybody[0].page.get_by_role("timer").first).to_have_text(UNDER_TWO)
        for person in everybody:
            expect(person.page.get_by_text("Verbindung unterbrochen")).to_have_count(0)
            expect(person.page.get_by_role("timer").first).to_have_text(UNDER_TWO)
        left = [seconds_left(person.page) for person in everybody]
        assert max(left) - min(left) <= 3, left
        struck_by_lightning(house, everybody)
        for person, word in zip(everybody, ways, strict=True):
            expect(person.page.get_by_role("list", name="Deine Liste")).to_contain_text(word)
            assert person.hands() == {word}
        told = record_of(everybody[0].page, house, table)
        assert not any(f" {word}\n" in told for word in ways), told


def presto_in_real_time(browser: Browser, house: MovedHouse) -> None:
    """Four turn their stones at one moment; each has the same ones after the bad day."""
    with people(browser, "Marie", "Ines", "Karl", "Paul") as everybody:
        gathered(everybody[0], everybody[1:], house, "Presto", "viert")
        counted_down(everybody, "Los, Steine aufdecken")
        before = [_stones(person.page) for person in everybody]
        assert all(before)
        with in_a_tunnel(house, everybody[2], everybody):
            assert _stones(everybody[2].page) == before[2], "they stay in the hand"
        struck_by_lightning(house, everybody)
        assert [_stones(person.page) for person in everybody] == before
        for person in everybody:
            seats = {json.loads(text).get("frame", {}).get("seat") for text in person.heard}
            assert len(seats - {None}) == 1, "nobody looked through other eyes"


def seconds_left(page: Page) -> int:
    """What the glass shows."""
    minutes, seconds = page.get_by_role("timer").first.inner_text().split(":")
    return 60 * int(minutes) + int(seconds)


def _stones(page: Page) -> list[str]:
    expect(page.locator(".rack .stone").first).to_be_visible()
    return sorted(page.locator(".rack .stone").all_text_contents())


def _word(dice: list[str], row: int) -> str:
    """Three dice side by side: whatever they spell can be written down."""
    return "".join(re.sub("[^A-Z]", "", die.upper()) for die in dice[4 * row : 4 * row + 3])


EVENINGS = {
    "Kreuzwort-Super around a tablet": kreuzwort_around_a_tablet,
    "Nomina by link with a vote": nomina_with_a_vote,
    "Boggle in real time": boggle_in_real_time,
    "Presto in real time": presto_in_real_time,
}
