"""Somebody with a device of their own: its line can be cut, and all that it was told is kept."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, WebSocketRoute

from tests.table.folded import Json, folded
from tests.web.house import House, MovedHouse
from tests.web.known import KNOWN

TABLET, DESKTOP, PHONE = (1280, 900), (1100, 800), (360, 740)
# How long may a crowded machine take until something that must come is there?
PATIENCE_SECONDS = 60.0
# What a frame says of the moment at which it was made.
OF_THE_MOMENT = ("v", "now")
COUNTED = ("ballot", "reading", "deadline")
# All of a table that a page shows and that no clock changes; how much empty board is in sight is
# its own affair.
SHOWN = """() => [...document.querySelectorAll(
    '[data-square], .rack .stone, .pad, .found li, [role=dialog] h2, main h1')]
  .map((one) => `${one.dataset.square ?? ''} ${one.ariaLabel ?? one.textContent}`)
  .map((text) => text.replace(/\\s+/g, ' ').trim())
  .filter((text) => !text.endsWith(', leer'))"""
KEPT = "() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])"


class Person:
    def __init__(
        self, browser: Browser, house: MovedHouse, name: str, size: tuple[int, int] = PHONE
    ) -> None:
        self.name, self.heard, self._cut = name, list[str](), False
        self._frame: Json = None
        self._lines: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        self.context = browser.new_context(
            locale="de-DE",
            service_workers="block",
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
        )
        self.context.add_init_script(KNOWN)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE_SECONDS * 1000)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("response", lambda answer: self._answered(answer.status, answer.url))
        self.page.clock.install(time=house.seconds())
        self.page.route_web_socket(re.compile("/socket"), self._line)

    def _answered(self, status: int, address: str) -> None:
        """Nobody is turned away on an evening without a fault of theirs."""
        if status >= 400:
            self.faults.append(f"{status} {address}")

    def _line(self, page: WebSocketRoute) -> None:
        if self._cut:
            page.close()
            return
        server = page.connect_to_server()

        def hear(message: str | bytes) -> None:
            self.heard.append(str(message))
            self._fold(json.loads(message))
            page.send(message)

        self._frame = None  # what it knows comes anew with the line
        server.on_message(hear)
        self._lines.append((page, server))

    def _fold(self, said: Json) -> None:
        change, frame = said.get("change"), self._frame
        if "frame" in said:
            self._frame = said["frame"]
        elif change and frame and change["v"] == frame["v"] + 1:
            self._frame = folded(frame, change)

    @property
    def frame(self) -> Json:
        """The whole table as this device knows it, once it does."""
        self.waits(lambda: self._frame is not None, "a frame")
        return self._frame

    def waits(self, holds: Callable[[], bool], what: str | Callable[[], object]) -> None:
        """For something that the page is told; whatever comes is heard meanwhile."""
        ends_at = time.monotonic() + PATIENCE_SECONDS
        while not holds():
            missing = what if isinstance(what, str) else what()
            assert time.monotonic() < ends_at, f"{self.name} waits in vain for {missing}"
            self.page.wait_for_timeout(25)

    def loses_the_line(self) -> None:
        self._cut = True
        for page, server in self._lines:
            page.close()
            server.close()
        self._lines.clear()

    def has_it_again(self) -> None:
        """The device notices it, as a telephone behind the tunnel does."""
        self._cut = False
        self.page.evaluate("dispatchEvent(new Event('online'))")

    def knows(self) -> Json:
        return lasting(self.frame)

    def shows(self) -> list[str]:
        """The table as this device shows it at this moment."""
        shown: list[str] = self.page.evaluate(SHOWN)
        return shown

    def remembers(self) -> tuple[Json, list[str]]:
        """What it knows and shows once it has come to rest: what was told last is in the page."""
        before: tuple[Json, list[str]] | None = None
        while (now := (self.knows(), self.shows())) != before:
            before = now
            self.page.wait_for_timeout(100)
        return now

    def sees(self, knows: Json, shows: list[str]) -> None:
        """The same as before, sooner or later; for good, since nobody does anything."""
        self.waits(
            lambda: self._frame is not None and self.knows() == knows,
            lambda: differing(knows, self.knows()),
        )
        self.waits(
            lambda: self.shows() == shows,
            lambda: sorted({*shows} ^ {*self.shows()}) or "the same order",
        )

    def has_found_out(self, house: House, *canaries: str) -> set[tuple[str, str]]:
        """What of it is on this device or in what it may ask for, and where."""
        table = f"{house.address}api/tables/{self.frame['table']}"
        places = {
            "frames": "\n".join(self.heard),
            "page": self.page.content(),
            "kept": self.page.evaluate(KEPT),
            "record": self.page.request.get(f"{table}/record").text(),
            "replay": self.page.request.get(f"{table}/replay").text(),
        }
        pairs = ((canary, place) for canary in canaries for place in places)
        return {(canary, place) for canary, place in pairs if canary in places[place]}

    def leaves(self) -> None:
        self.context.close()
        assert not self.faults, f"{self.name}: {self.faults}"


def lasting(frame: Json) -> Json:
    """The table as somebody was told: the whole frame; when time runs out, not how long it is."""
    parts = {name: part for name, part in frame.items() if name not in OF_THE_MOMENT}
    for name in COUNTED:
        if parts[name]:
            parts[name] = {part: v for part, v in parts[name].items() if part != "left"}
    return parts


def differing(one: Json, other: Json) -> dict[str, object]:
    return {name: (one[name], other[name]) for name in one if one[name] != other[name]}


@contextmanager
def people(
    browser: Browser,
    house: MovedHouse,
    *names: str,
    tablet: bool = False,
    size: tuple[int, int] = PHONE,
) -> Iterator[list[Person]]:
    there = [Person(browser, house, name, size) for name in names]
    if tablet:
        there.insert(0, Person(browser, house, "", TABLET))
    try:
        yield there
    except BaseException:
        for person in there:
            person.context.close()
        raise
    for person in there:
        person.leaves()


def no_canary_sings(house: House, owners: Mapping[Person, str]) -> None:
    """What each has hidden is on their own device, and on nobody else's."""
    for person, own in owners.items():
        found = person.has_found_out(house, *owners.values())
        assert (own, "frames") in found, f"{person.name} was not told {own}"
        foreign = {pair for pair in found if pair[0] != own}
        assert not foreign, f"{person.name} found out {foreign}"
