"""Krux over three days: people are seldom there, and are told by mail and push when it is time."""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_hex

from playwright.sync_api import Browser, expect

from tests.server.catching import Browser as Bell
from tests.server.catching import push_service
from tests.server.corresponding import DAY, LINK, MINUTE, SITE
from tests.web.crossing import button
from tests.web.evenings.course import alike, in_a_tunnel, struck_by_lightning, time_goes_by
from tests.web.evenings.person import DESKTOP, Person, people
from tests.web.house import MovedHouse
from tests.web.playing import cell

# Each sets them into the half of the other.
BLOCKS = {
    "Anna": "L12 A8 B10 C12 D8 E10 F12 G8 H10 I12",
    "Bert": "E5 F1 G3 H5 I1 J3 K5 L1 A3 B5",
}
CLOCK = {"per": "days", "amount": 2}
# How many minutes of the server may it take until somebody is told?
LATEST = 600


def krux_over_three_days(browser: Browser, house: MovedHouse) -> None:
    with people(browser, house, *BLOCKS, size=DESKTOP) as (anna, bert), push_service() as bell:
        game = Correspondence(house, anna, bert)
        game.wants_push(bert, bell)
        game.first_day()
        game.is_told(bert, "Anna", 1)
        game.second_day()
        game.is_told(anna, "Bert", 1)
        game.third_day()
        game.is_told(bert, "Anna", 2)
        game.until(lambda: len(bell.shown) == 2, "the second push")
        push = {"text": "Du bist dran: Krux mit Anna.", "table": game.table}
        assert bell.shown == [push, push]
        game.ends()
        assert [len(game.letters(person)) for person in (anna, bert)] == [1, 2]


class Correspondence:
    """Anna and Bert, who live far from each other."""

    def __init__(self, house: MovedHouse, anna: Person, bert: Person) -> None:
        self.house, self.anna, self.bert = house, anna, bert
        self.address = {who.name: f"{who.name.lower()}-{token_hex(8)}@example.org"
                        for who in (anna, bert)}  # fmt: skip
        self.table = self._agreed()
        for person in (anna, bert):
            self._wants_mail(person)

    def _agreed(self) -> str:
        """Anna lays a table with two days a move, Bert comes by her link."""
        page, house = self.anna.page, self.house
        wanted = {"game": "krux", "seats": [{"names": ["Anna"]}, {"kind": "free"}], "clock": CLOCK}
        page.goto(house.address)
        posted = page.request.post(f"{house.address}api/tables", data=wanted, headers=house.origin)
        address = f"{house.address}api/tables/{posted.json()['id']}"
        invited = page.request.post(f"{address}/invitations", data={}, headers=house.origin)
        self.bert.page.goto(invited.json()["link"])
        self.bert.page.get_by_label("Wie heißt du am Tisch?").fill("Bert")
        self.bert.page.get_by_role("button", name="Platz nehmen").click()
        expect(self.bert.page.get_by_role("heading", name="Du sitzt am Tisch")).to_be_visible()
        begun = page.request.post(f"{address}/begin", data={}, headers=house.origin)
        assert begun.status == 201, begun.text()
        return str(posted.json()["id"])

    def _wants_mail(self, person: Person) -> None:
        """An address, one letter to it, and the link in that."""
        page, address = person.page, self.address[person.name]
        page.goto(f"{self.house.address}#/bescheid")
        page.get_by_label("Deine E-Mail-Adresse").fill(address)
        page.get_by_role("button", name="E-Mail zum Bestätigen schicken").click()
        person.waits(lambda: bool(self.house.box.to(address)), "the letter that asks")
        found = LINK.search(self.house.box.to(address)[0].get_content())
        assert found
        self.follows(person, found[0])
        page.get_by_role("button", name="Ja, gern").click()
        expect(page.get_by_text("Ab jetzt kommt eine E-Mail")).to_be_visible()

    def wants_push(self, person: Person, bell: Bell) -> None:
        """The way from the button to the bell is that of test_bell."""
        address = f"{self.house.address}api/reach/push"
        said = person.page.request.put(address, data=bell.subscription, headers=self.house.origin)
        assert said.ok, said.text()

    def letters(self, person: Person) -> list[str]:
        """What was told to somebody after they had confirmed it."""
        box = self.house.box.to(self.address[person.name])[1:]
        return [mail.get_content().replace("\r\n", "\n") for mail in box]

    def is_told(self, person: Person, other: str, number: int) -> None:
        """One more letter, and nothing in it but the game, the other and the links."""
        self.until(lambda: len(self.letters(person)) >= number, f"letter {number}")
        assert len(self.letters(person)) == number
        opening, _, rest = self.letters(person)[-1].partition("\n\n-- \n")
        assert opening == f"Du bist dran: Krux mit {other}.\n\n{SITE}/#/tisch/{self.table}"
        assert LINK.sub("", rest) == "Keine E-Mails mehr von Setzkasten: \n"

    def until(self, holds: Callable[[], bool], what: str) -> None:
        """Minute by minute, in which the server does what it does by itself."""
        for _ in range(LATEST):
            if holds():
                return
            self.house.pass_by(MINUTE)
            self.anna.page.wait_for_timeout(50)  # the server is busy in another process
        raise AssertionError(f"nobody got {what}")

    def follows(self, person: Person, link: str) -> None:
        person.page.goto(link.replace(f"{SITE}/", self.house.address))

    def comes(self, person: Person) -> None:
        self.follows(person, f"{SITE}/#/tisch/{self.table}")
        expect(person.page.locator("main .table:not(.waits)")).to_be_visible()

    def goes(self, person: Person) -> None:
        person.page.goto("about:blank")

    def first_day(self) -> None:
        for person in (self.anna, self.bert):
            self.comes(person)
            for square in BLOCKS[person.name].split():
                cell(person.page, square).click()
            button(person.page, "Zehn Störer setzen").click()
        lays(self.anna, A1="T", B1="U", C1="N")
        expect(self.bert.page.get_by_role("heading", name="Du bist dran")).to_be_attached()
        told = alike((self.anna, self.bert))
        assert (told["clock"]["per"], told["deadline"]["running"]) == ("days", True)
        self.goes(self.bert)
        # Whoever has the page open for a minute needs no letter: the server knows that he is gone.
        expect(self.anna.page.get_by_text("Gerade nicht da: Bert").first).to_be_visible()
        self.goes(self.anna)

    def second_day(self) -> None:
        """Bert tries something when his line breaks; just after he has laid it the server dies."""
        time_goes_by(self.house, (self.anna, self.bert), DAY)
        self.comes(self.bert)
        tries(self.bert, A7="T", B7="U", C7="N")
        with in_a_tunnel(self.house, self.bert, (self.bert,)):
            assert not self.letters(self.anna)
        button(self.bert.page, "Legen").click()
        self.bert.waits(lambda: self.bert.frame["next"] == [0], "Anna's turn")
        struck_by_lightning(self.house, (self.bert,))
        self.goes(self.bert)

    def third_day(self) -> None:
        time_goes_by(self.house, (self.anna, self.bert), DAY)
        self.comes(self.anna)
        lays(self.anna, A2="U", K6="R", L6="N")
        assert self.anna.frame["deadline"]["left"] > DAY, "Bert has two days again"
        self.goes(self.anna)

    def ends(self) -> None:
        for person in (self.bert, self.anna):
            self.comes(person)
        gives(self.bert, "Aufgeben", "Aufgeben")
        gives(self.anna, "Auf den letzten Zug verzichten", "verzichten")
        for person, other in ((self.anna, self.bert), (self.bert, self.anna)):
            expect(person.page.get_by_role("heading", level=1)).to_contain_text("gewinn")
            found = person.has_found_out(self.house, self.address[other.name])
            assert not found, f"{person.name} found the address of {other.name}: {found}"
        assert alike((self.anna, self.bert))["over"]


def tries(person: Person, **stones: str) -> None:
    person.waits(lambda: person.frame["phase"] == "lay", "the first turn")
    expect(person.page.get_by_role("heading", name="Du bist dran")).to_be_attached()
    for square, letter in stones.items():
        cell(person.page, square).focus()
        person.page.keyboard.press(letter)
    expect(person.page.locator(".stone.tent")).to_have_count(len(stones))


def lays(person: Person, **stones: str) -> None:
    tries(person, **stones)
    button(person.page, "Legen").click()
    expect(person.page.locator(".stone.tent")).to_have_count(0)


def gives(person: Person, what: str, yes: str) -> None:
    button(person.page, what).click()
    person.page.get_by_role("dialog").get_by_role("button", name=yes).click()
    expect(person.page.get_by_role("dialog")).to_have_count(0)
