"""How an evening goes: people come to one table, time goes by, a line is cut, the server dies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from playwright.sync_api import expect

from tests.table.folded import Json
from tests.web.evenings.person import Person, differing
from tests.web.house import MovedHouse
from tests.web.playing import open_record

MINUTE = 60_000
HOUR = 60 * MINUTE


def time_goes_by(house: MovedHouse, everybody: Sequence[Person], millis: int) -> None:
    """For the server and for every page, and nobody waits."""
    house.pass_by(millis)
    for person in everybody:
        person.page.clock.fast_forward(millis)


@contextmanager
def in_a_tunnel(house: MovedHouse, person: Person, everybody: Sequence[Person]) -> Iterator[None]:
    """Without a line for a minute, and nothing is lost by it: to be left as it was entered."""
    before = person.remembers()
    person.loses_the_line()
    time_goes_by(house, everybody, MINUTE)
    expect(person.page.get_by_text("Verbindung unterbrochen").first).to_be_visible()
    yield
    person.has_it_again()
    person.sees(*before)


def struck_by_lightning(
    house: MovedHouse, everybody: Sequence[Person], *, dark_millis: int = HOUR
) -> None:
    """The plug is pulled; afterwards everybody has what they had, the time that was left as well.

    Nobody loads the page anew: whoever has a line again comes back.
    """
    before = [person.remembers() for person in everybody]
    house.kill()
    house.pass_by(dark_millis)
    house.start()
    for person, (knows, shows) in zip(everybody, before, strict=True):
        person.has_it_again()
        person.sees(knows, shows)
        expect(person.page.get_by_text("Verbindung unterbrochen")).to_have_count(0)


def dealt_out(house: MovedHouse, opener: Person, others: Sequence[Person], record: str) -> str:
    """A table out of a record, at which each fetches a seat by a link; gives its number.

    The first seats stay with whoever opened it, as many as there are more seats than others.
    """
    table = open_record(opener.page, house, record)
    seats = len(opener.frame["seats"])
    for seat, person in enumerate(others, seats - len(others)):
        answer = opener.page.request.post(
            f"{house.address}api/tables/{table}/invitations",
            data={"kind": "hand", "seat": seat},
            headers=house.origin,
        )
        person.page.goto(answer.json()["link"])
        person.page.get_by_role("button", name="Meine Steine holen").click()
        expect(person.page.locator("main .table:not(.waits)")).to_be_visible()
        person.waits(lambda: person.frame["seat"] == seat, "the own seat")  # noqa: B023
    return table


def alike(everybody: Sequence[Person], *own: str) -> Json:
    """All are told the same, once they are, but for what is their own; gives it."""

    def common(person: Person) -> Json:
        frame = person.knows()
        view = {name: part for name, part in frame["view"].items() if name not in own}
        return {**frame, "view": view, "seat": None}

    first, *others = everybody
    for person in others:
        person.waits(
            lambda who=person: common(who) == common(first),  # type: ignore[misc]
            lambda who=person: differing(common(first), common(who)),  # type: ignore[misc]
        )
    return common(first)


def counted_down(everybody: Sequence[Person], call: str) -> None:
    """One calls, and all begin at the moment that the server named."""
    everybody[0].page.get_by_role("button", name=call).click()
    for person in everybody:
        person.waits(lambda who=person: not who.frame["call"], "the call")  # type: ignore[misc]
        expect(person.page.locator(".count")).to_have_count(0)
    assert len({person.frame["starts"] for person in everybody}) == 1
