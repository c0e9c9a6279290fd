"""A class of thirty behind one address comes to one evening: nobody meets a limit.

Three of them have windows. The others are devices without one, each with its own cookie, its own
requests and its own socket: thirty browsers at once would be a test of this machine.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field

from playwright.sync_api import Browser, expect

from setzkasten.games.boggle.tray import SIDE, around, letter_at
from tests.server.running import Chair, Device
from tests.table.folded import Json
from tests.web.evenings.boggle import write
from tests.web.evenings.course import in_a_tunnel, struck_by_lightning, time_goes_by
from tests.web.evenings.person import Person, differing, lasting, people
from tests.web.house import MovedHouse

PUPILS, WINDOWS, TABLES = 30, 3, 3
WANTED = {"game": "boggle", "seats": [{"kind": "free"}] * 2, "options": {"rounds": 1}}
COUNT_DOWN = 5_000
LETTERS = 5


@dataclass(frozen=True)
class Door:
    port: int

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@dataclass
class Pupil:
    """Somebody without a window."""

    name: str
    table: str
    device: Device
    chairs: list[Chair] = field(default_factory=list)  # the last one is open

    @property
    def chair(self) -> Chair:
        return self.chairs[-1]

    @property
    def seat(self) -> int:
        seats: list[Json] = self.chair.frame["seats"]
        return next(at for at, seat in enumerate(seats) if seat["names"] == [self.name])

    @property
    def heard(self) -> str:
        return json.dumps([said for chair in self.chairs for said in chair.heard])

    def sits(self, lines: ExitStack) -> None:
        """A line, and once the game has begun the table as its seat sees it."""
        self.chairs.append(lines.enter_context(self.device.sit(self.table)))
        if self.chair.frame:
            assert self.chair.ask("look", seat=self.seat)["ok"]

    def does(self, what: str, **rest: str) -> None:
        answer = self.chair.ask(what, seat=self.seat, **rest)
        assert answer.get("ok"), answer


class Class:
    """Thirty at three tables, and how each of their requests was answered."""

    def __init__(self, house: MovedHouse, windows: list[Person]) -> None:
        self.house, self.windows, self.statuses = house, windows, list[int]()
        self.teacher = self._device()
        self.tables = [
            self._posts(self.teacher, "/api/tables", WANTED)["id"] for _ in range(TABLES)
        ]
        self.codes = [self._code(table) for table in self.tables]
        self.pupils: list[Pupil] = []

    def _device(self) -> Device:
        return Device(Door(self.house.port))

    def _posts(self, device: Device, path: str, content: Json = None) -> Json:
        said = device.post(path, content)
        self.statuses.append(said.status)
        return said.json

    def _code(self, table: str) -> str:
        """The board of the class is the table; six letters stand on it."""
        self.statuses.append(self.teacher.ask("PUT", f"/api/tables/{table}/screen").status)
        code = self._posts(self.teacher, f"/api/tables/{table}/invitations", {"code": True})["code"]
        return str(code)

    def comes(self, lines: ExitStack) -> None:
        for window, code in zip(self.windows, self.codes, strict=True):
            window.page.goto(f"{self.house.address}#/komm")
            window.page.get_by_label("Sechs Buchstaben").fill(code)
            window.page.get_by_role("button", name="Weiter").click()
            window.page.get_by_label("Wie heißt du am Tisch?").fill(window.name)
            window.page.get_by_role("button", name="Platz nehmen").click()
            expect(window.page.get_by_role("heading", name="Du sitzt am Tisch")).to_be_visible()
        for number in range(PUPILS - WINDOWS):
            at = number % TABLES
            pupil = Pupil(f"Kind {number}", self.tables[at], self._device())
            self._loads(pupil.device)
            self._posts(pupil.device, "/api/invitations/look", {"code": self.codes[at]})
            claim = {"code": self.codes[at].lower(), "name": pupil.name}
            self._posts(pupil.device, "/api/invitations/claim", claim)
            pupil.sits(lines)
            self.pupils.append(pupil)
            self.breathe()

    def _loads(self, device: Device) -> None:
        """All parts of the page, as a browser does that sees it for the first time."""
        page = device.get("/")
        parts = re.findall(rb'(?:src|href)="/(assets/[^"]+)"', page.body)
        assert parts
        said = [page, *(device.get(f"/{part.decode()}") for part in parts)]
        said += [device.get("/api/games"), device.get("/api/messages"), device.get("/api/tables")]
        self.statuses += [one.status for one in said]

    def begins(self, lines: ExitStack) -> None:
        """One of each table calls; the dice lie there for all."""
        for table in self.tables:
            self._posts(self.teacher, f"/api/tables/{table}/begin")
        for pupil in self.all_pupils():
            pupil.sits(lines)
        for pupil in self.pupils[:TABLES]:
            pupil.does("go-on")
        time_goes_by(self.house, self.windows, COUNT_DOWN)
        for pupil in self.all_pupils():
            pupil.chair.until(call=False)

    def all_pupils(self) -> Iterator[Pupil]:
        """One after the other. The lines of the windows lead through this process, and fall silent
        while it waits for others: a page would think that its line is dead."""
        for pupil in self.pupils:
            yield pupil
            self.breathe()

    def breathe(self) -> None:
        self.windows[0].page.wait_for_timeout(1)

    def at(self, table: str) -> list[Pupil]:
        return [pupil for pupil in self.pupils if pupil.table == table]


def class_of_thirty(browser: Browser, house: MovedHouse) -> None:
    names = [f"Fenster {number}" for number in range(WINDOWS)]
    with people(browser, house, *names) as windows, ExitStack() as lines:
        room = Class(house, windows)
        room.comes(lines)
        room.begins(lines)
        words = {window.name: written(window, room) for window in windows}
        with in_a_tunnel(house, windows[0], windows):
            pass
        over_a_dead_server(room, lines)
        for window in windows:
            nobody_knows_more_than_their_own(window, room, words)
            read_aloud(window, room)
        assert len(room.pupils) + len(windows) == PUPILS
        assert {status for status in room.statuses if status >= 400} == set(), room.statuses


def written(window: Person, room: Class) -> str:
    """Everybody at this table writes another way over the same dice; gives that of the window."""
    there, ways = room.at(window.frame["table"]), walks(window.frame["view"]["letters"])
    for pupil in there:
        pupil.does("act", action=next(ways))
        room.breathe()
    word = next(ways)
    write(window, word)
    for pupil in there:
        pupil.chair.until_seq(window.frame["seq"])
    return word


def walks(letters: str) -> Iterator[str]:
    """Words that nobody mistakes: ways over five dice, none within another or the dice in a row."""
    found: list[str] = []

    def further(way: list[tuple[int, int]]) -> Iterator[str]:
        if len(way) == LETTERS:
            yield "".join(letter_at(letters, square) for square in way)
            return
        for square in around(way[-1]):
            if square not in way:
                yield from further([*way, square])

    for die in range(SIDE * SIDE):
        word = next(w for w in further([divmod(die, SIDE)]) if w not in letters)
        if word not in found:
            found.append(word)
            yield word


def over_a_dead_server(room: Class, lines: ExitStack) -> None:
    """All thirty come back within a moment."""
    before = [lasting(pupil.chair.frame) for pupil in room.pupils]
    struck_by_lightning(room.house, room.windows)
    for pupil, knew in zip(room.all_pupils(), before, strict=True):
        pupil.sits(lines)
        knows = lasting(pupil.chair.frame)
        assert knows == knew, differing(knew, knows)


def nobody_knows_more_than_their_own(window: Person, room: Class, words: dict[str, str]) -> None:
    there, own = room.at(window.frame["table"]), words[window.name]
    listed = {pupil.name: pupil.chair.frame["view"]["list"][0] for pupil in there}
    assert len({own, *listed.values()}) == PUPILS // TABLES
    for pupil in there:
        found = {word for word in (own, *listed.values()) if word in pupil.heard}
        assert found == {listed[pupil.name]}, f"{pupil.name} was told {found}"
    found = window.has_found_out(room.house, own, *listed.values())
    assert {word for word, _ in found} == {own}, f"{window.name} found out {found}"


def read_aloud(window: Person, room: Class) -> None:
    """Whoever has enough says so; then the lists of ten are read, struck and counted."""
    there = room.at(window.frame["table"])
    for pupil in there:
        pupil.does("act", action="done")
        room.breathe()
    window.page.get_by_role("button", name="Ich finde nichts mehr").click()
    window.page.get_by_role("dialog").get_by_role("button", name="Fertig").click()
    window.waits(lambda: bool(window.frame["reading"]), "the reading")
    window.page.get_by_role("button", name="Streichen und weiter").click()
    for pupil in there:
        while not pupil.chair.frame["reading"]:
            pupil.chair.hear()
        pupil.does("go-on")
    expect(window.page.locator(".cmp tbody tr")).to_have_count(PUPILS // TABLES)
    for pupil in there:
        pupil.chair.until(over=True)
        assert len(pupil.chair.frame["view"]["rounds"][0]["lists"]) == PUPILS // TABLES
