"""Every page, and every game at its beginning, in its middle and at its end."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias

from playwright.sync_api import Page, expect

from setzkasten.catalogue import GAMES
from tests.server.keeping import printed
from tests.web.addresses import addresses
from tests.web.axe import ROOT
from tests.web.house import House
from tests.web.playing import Seats, listed, open_record, open_table, type_in

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
    _at(f"nachspielen/{table}", ".walk")(page, house)


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
    listed(page, house.address + "api/books", bool)
    _at("wortbuch", ".words li")(page, house)


def _word_list(page: Page, house: House) -> None:
    for word in ("Leiter", "Silbenrätsel"):
        _at(f"wort/{word}", "main .tag")(page, house)
        page.get_by_role("button", name="Merken").click()
        expect(page.get_by_role("button", name="Gemerkt")).to_be_visible()
    _at("merkliste", "main li")(page, house)


def _practising(page: Page, house: House) -> None:
    _word_list(page, house)
    page.get_by_role("button", name="Üben").click()
    expect(page.get_by_label("Deine Antwort")).to_be_visible()


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


def _laid_out(page: Page, house: House, **wanted: object) -> str:
    """A sheet of a puzzle, for several."""
    path = f"{house.address}api/gifts/{_puzzle(page, house)['gift']}/sheets"
    made = page.request.post(path, data=wanted, headers=house.origin)
    assert made.status == 201, made.text()
    return str(made.json()["id"])


def _sheet(page: Page, house: House) -> None:
    _at(f"blatt/{_laid_out(page, house, name='Anna')}", ".mates li")(page, house)


def _class(page: Page, house: House) -> None:
    sheet = _laid_out(page, house, way="groups", groups=3, child=True, timed=True)
    _at(f"klasse/{sheet}", "main h2")(page, house)


def _keeper(page: Page, house: House) -> None:
    page.goto(f"{house.address}#/wart/{printed(house.data)}")
    page.get_by_role("button", name="Hauswart werden").click()
    expect(page.get_by_role("heading", name="Bilder der Woche")).to_be_visible()


def _waiting(page: Page, house: House) -> None:
    open_table(page, house, [*AGAINST, {"kind": "free"}], {})
    expect(page.locator(".qr")).to_be_visible()


def _guest(page: Page, house: House) -> None:
    _waiting(page, house)
    link = page.locator(".link input").first.input_value()
    page.context.clear_cookies()
    page.goto(link)
    expect(page.locator("#nick")).to_be_visible()


def _tray_of_the_day(page: Page, house: House) -> None:
    _at("heute/brett/2026-11-18")(page, house)
    page.get_by_role("button", name="Würfeln und suchen").click()
    page.locator("#boggle-word").fill("xy")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()


def _result_of_the_day(page: Page, house: House) -> None:
    _tray_of_the_day(page, house)
    page.get_by_role("button", name="Ich finde nichts mehr").click()
    page.get_by_role("button", name="Fertig").click()
    page.get_by_role("button", name="Alle Wörter zeigen").click()
    expect(page.get_by_text("Tipp ein Wort an")).to_be_visible()


def _reached(address: str) -> Scene:
    """Whatever stands at an address of the router, also for somebody who has nothing there."""

    def scene(page: Page, house: House) -> None:
        table = open_record(page, house, _record("nomina", "end")) if "{" in address else ""
        _at(address.format(table=table), "main")(page, house)
        page.wait_for_load_state("networkidle")

    return scene


PAGES: dict[str, Scene] = {
    "shelf": _shelf,
    "new": _at("neu/nomina", "main form"),
    "games": _games,
    "replay": _replay,
    "rules": _at("regeln/nomina", "main h2"),
    "lookup": _at("wort/FRAUEN", "main .tag, main dl"),
    "settings": _at("einstellungen"),
    "book": _book,
    "word list": _word_list,
    "abc": _at("abc"),
    "puzzles": _puzzles,
    "puzzle": _own_puzzle,
    "solve": _solving,
    "sheet": _sheet,
    "class": _class,
    "week": _at("woche", ".mini"),
    "daily": _at("heute/2026-11-18", ".week"),
    "keeper": _keeper,
    "waiting": _waiting,
    "guest": _guest,
    "code": _at("komm"),
    "offline": _at("ohne-netz", "main h2"),
    "companion": _at("begleiter/boggle", ".roll table"),
    "lost": _at("nirgends"),
}
# What lies over a page or stands in its place for a while.
MOMENTS: dict[str, Scene] = {
    "gate": _gate,
    "lid": _lid,
    "refusal": _refused,
    "question": _asked,
    "look-up": _looked_up,
    "practice": _practising,
    "vote": _voting,
    "gone": _at("tisch/nirgends"),
    "privacy": _at("datenschutz", "main p"),
    "no keeper": _at("wart", ".note"),
    "daily tray": _tray_of_the_day,
    "daily result": _result_of_the_day,
    "daily crossword": _at("heute/raetsel/2026-11-18", ".turn h1"),
    "no day": _at("heute/1999-12-31", ".note"),
}
# What every game has for itself around the table.
AROUND: dict[str, Scene] = {
    f"{page} {game}": _at(address.format(game), shown)
    for game in sorted(GAMES)
    for page, address, shown in (
        ("rules of", "regeln/{}", "main h2"),
        ("new table of", "neu/{}", "main form"),
        ("companion of", "begleiter/{}", ".roll table"),
    )
}
# Every address there is, so that a new page is looked at before anybody thinks of it.
ADDRESSES: dict[str, Scene] = {
    address.format(table="one").replace("/", " ") or "front": _reached(address)
    for address in addresses()
}
