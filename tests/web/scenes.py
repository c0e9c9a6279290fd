"""Every page, and every game at its beginning, in its middle and at its end."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias

from playwright.sync_api import Page, expect

from setzkasten.catalogue import GAMES
from tests.web.axe import ROOT
from tests.web.house import House
from tests.web.playing import Seats, open_record, open_table, type_in

Scene: TypeAlias = Callable[[Page, House], None]
STAGES = ("beginning", "middle", "end")
# A turn of the first seat, in front of which a record may be cut.
OWN_TURN = re.compile(r"\s*\d+ 1 ")
AGAINST: Seats = [
    {"names": ["Anna"], "kind": "person"},
    {"names": ["Karl"], "kind": "computer", "level": "leicht"},
]


def game_scene(game: str, stage: str) -> Scene:
    """A table of the game: of one person against computers, out of a played record."""

    def scene(page: Page, house: House) -> None:
        open_record(page, house, _record(game, stage))
        expect(page.locator(".table, .wrap.lid").first).to_be_visible()
        if stage == "end":
            expect(page.locator(".side h1")).to_be_visible()

    return scene


def _record(game: str, stage: str) -> str:
    found = sorted((ROOT / "tests" / "playthroughs").glob(f"{game}-[12].szk"))
    head, _, body = found[-1].read_text("utf-8").partition("\n\n")
    head = re.sub(r"(?m)^seat ([2-9]) person", r"seat \1 computer/leicht", head)
    steps = body.splitlines()
    if stage == "end":
        return f"{head}\n\n{body}"
    turns = [at for at, line in enumerate(steps) if OWN_TURN.match(line)]
    cut = 0 if stage == "beginning" else turns[len(turns) // 2]
    return "\n".join([head, "", *steps[:cut], ""])


def _at(address: str, shown: str = "main h1") -> Scene:
    def scene(page: Page, house: House) -> None:
        page.goto(f"{house.address}#/{address}")
        expect(page.locator(shown).first).to_be_visible()

    return scene


def _shelf(page: Page, house: House) -> None:
    open_table(page, house, AGAINST, {})
    _at("", "article")(page, house)
    page.get_by_role("button", name="Menü").click()


def _games(page: Page, house: House) -> None:
    open_table(page, house, AGAINST, {})
    open_record(page, house, _record("nomina", "end"))
    _at("partien", ".row")(page, house)


def _replay(page: Page, house: House) -> None:
    table = open_record(page, house, _record("nomina", "end"))
    _at(f"nachspielen/{table}", ".table")(page, house)


def _refused(page: Page, house: House) -> None:
    open_table(page, house, AGAINST, {"first": 1})
    type_in(page, [("E4", "X"), ("F4", "Q"), ("G4", "Z")])
    expect(page.locator(".note.no")).to_be_visible()


def _asked(page: Page, house: House) -> None:
    _refused(page, house)
    page.get_by_role("button", name="Gilt trotzdem").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def _looked_up(page: Page, house: House) -> None:
    _refused(page, house)
    page.get_by_role("button", name="Nachschlagen", exact=True).click()
    expect(page.get_by_role("dialog").locator(".tag, .note, dl").first).to_be_visible()


def _voting(page: Page, house: House) -> None:
    people: Seats = [{"names": [name], "kind": "person"} for name in ("Anna", "Bert")]
    open_table(page, house, people, {"first": 1})
    type_in(page, [("E4", "X"), ("F4", "Q"), ("G4", "Z")])
    page.get_by_role("button", name="Abstimmen lassen").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def _book(page: Page, house: House) -> None:
    _asked(page, house)
    page.get_by_role("dialog").get_by_role("button", name="Gilt trotzdem").click()
    expect(page.locator(".stone.tent")).to_have_count(0)
    _at("wortbuch", ".words li")(page, house)


def _lid(page: Page, house: House) -> None:
    people: Seats = [{"names": [name], "kind": "person"} for name in ("Anna", "Bert")]
    open_table(page, house, people, {}, game="kreuzwort-1936")
    expect(page.locator(".lid")).to_be_visible()


def _gate(page: Page, house: House) -> None:
    _at("abc")(page, house)
    page.evaluate("() => history.back()")
    expect(page.get_by_role("dialog")).to_be_visible()


def _puzzle(page: Page, house: House) -> dict[str, str]:
    page.goto(house.address)
    wish = {"rows": 7, "cols": 7, "level": "leicht", "umlauts": "AE"}
    made = page.request.post(f"{house.address}api/puzzles", data=wish, headers=house.origin)
    assert made.status == 201, made.text()
    told: dict[str, str] = page.request.get(
        f"{house.address}api/puzzles/{made.json()['id']}"
    ).json()
    return told


def _own_puzzle(page: Page, house: House) -> None:
    _at(f"raetsel/{_puzzle(page, house)['id']}")(page, house)


def _puzzles(page: Page, house: House) -> None:
    _puzzle(page, house)
    _at("raetsel", "main li")(page, house)


def _solving(page: Page, house: House) -> None:
    _at(f"loesen/{_puzzle(page, house)['gift']}", ".turn h1")(page, house)


def _waiting(page: Page, house: House) -> None:
    open_table(page, house, [*AGAINST, {"kind": "free"}], {})
    expect(page.locator(".qr")).to_be_visible()


def _guest(page: Page, house: House) -> None:
    _waiting(page, house)
    link = page.locator(".link input").first.input_value()
    page.context.clear_cookies()
    page.goto(link)
    expect(page.locator("#nick")).to_be_visible()


PAGES: dict[str, Scene] = {
    "shelf": _shelf,
    "new": _at("neu/nomina", "main form"),
    "games": _games,
    "replay": _replay,
    "rules": _at("regeln/nomina", "main h2"),
    "lookup": _at("wort/FRAUEN", "main .tag, main dl"),
    "settings": _at("einstellungen"),
    "book": _book,
    "abc": _at("abc"),
    "puzzles": _puzzles,
    "puzzle": _own_puzzle,
    "solve": _solving,
    "waiting": _waiting,
    "guest": _guest,
    "code": _at("komm"),
    "lost": _at("nirgends"),
}
# What lies over a page or stands in its place for a while.
MOMENTS: dict[str, Scene] = {
    "gate": _gate,
    "lid": _lid,
    "refusal": _refused,
    "question": _asked,
    "look-up": _looked_up,
    "vote": _voting,
    "gone": _at("tisch/nirgends"),
    "privacy": _at("datenschutz", "main p"),
    "no keeper": _at("wart", ".note"),
}
# What every game has for itself around the table.
AROUND: dict[str, Scene] = {
    f"{page} {game}": _at(address.format(game), shown)
    for game in sorted(GAMES)
    for page, address, shown in (
        ("rules of", "regeln/{}", "main h2"),
        ("new table of", "neu/{}", "main form"),
    )
}
