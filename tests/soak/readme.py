"""Six pictures and a short film for the front page, out of played tables: `./setz soak readme`."""

from __future__ import annotations

import base64
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, TypeAlias

from playwright.sync_api import Browser, Page, expect

from tests.soak.browser import opened
from tests.soak.film import film
from tests.soak.finding import Finding
from tests.soak.people import SQUEEZE
from tests.web.axe import ROOT
from tests.web.geometry import resized
from tests.web.house import House
from tests.web.known import KNOWN
from tests.web.playing import open_record
from tests.web.scenes import ADDRESSES, MOMENTS, Scene
from tests.web.stages import record_at, table_scene

Theme: TypeAlias = Literal["light", "dark"]
WIDE, PHONE = (1280, 800), (360, 740)
QUALITY, FILM_QUALITY = 0.84, 0.62
FILM_SIZE = (960, 640)
# How long is a still of the film seen, and the last one?
STILL_MILLIS, LAST_MILLIS = 900, 3_000
FILMED = "nomina"
SHAKEN = "szk 1\ngame boggle\nseat 1 person Anna\n\n 10 * shake AEPT/USNO/MAME/ROST\n"


def _shaken(page: Page, house: House) -> None:
    """A round of Boggle that runs."""
    open_record(page, house, SHAKEN)
    expect(page.get_by_label("Dein Wort")).to_be_visible()


def _crossword(page: Page, house: House) -> None:
    """The crossword of a day, begun."""
    MOMENTS["daily crossword"](page, house)
    page.locator("[role=gridcell][tabindex='0']").focus()
    page.keyboard.type("diesmal")


# Called front-NAME.webp: what is seen, on which screen, in which theme.
PICTURES: dict[str, tuple[Scene, tuple[int, int], Theme]] = {
    "shelf": (ADDRESSES["front"], WIDE, "light"),
    "nomina": (table_scene("nomina", "middle"), WIDE, "light"),
    "lingua": (table_scene("lingua", "middle"), WIDE, "dark"),
    "crossword": (_crossword, PHONE, "light"),
    "cartino": (table_scene("cartino", "middle"), PHONE, "dark"),
    "boggle": (_shaken, PHONE, "light"),
}


def run(only: str, out: Path | None = None) -> Iterator[Finding]:
    """`readme`, `readme:film`, `readme:krux`: taken anew, to be looked at. Finds nothing out."""
    folder, taken = out or ROOT / "docs" / "pictures", 0
    with opened() as (house, browser):
        for name, (scene, size, theme) in PICTURES.items():
            if only in ("", name):
                page = _device(browser, size, theme)
                scene(page, house)
                resized(page, *size)
                (folder / f"front-{name}.webp").write_bytes(_squeezed(page, QUALITY))
                page.context.close()
                taken += 1
        if only in ("", "film"):
            (folder / "front-film.webp").write_bytes(_filmed(browser, house))
            taken += 1
    print(f"soak: {taken} pictures in {folder}", file=sys.stderr)
    return iter(())


def _device(browser: Browser, size: tuple[int, int], theme: Theme = "light") -> Page:
    context = browser.new_context(
        locale="de-DE",
        service_workers="block",
        viewport={"width": size[0], "height": size[1]},
        reduced_motion="reduce",
        color_scheme=theme,
    )
    context.add_init_script(KNOWN)
    page = context.new_page()
    page.set_default_timeout(60_000)
    return page


def _filmed(browser: Browser, house: House) -> bytes:
    """A whole game, move by move, as it is watched afterwards."""
    page = _device(browser, FILM_SIZE)
    table = open_record(page, house, record_at(FILMED, "end"))
    page.goto(f"{house.address}#/nachspielen/{table}")
    further = page.get_by_role("button", name="Ein Zug vor")
    expect(further).to_be_enabled()
    stills = [_squeezed(page, FILM_QUALITY)]
    while further.is_enabled():
        further.click()
        stills.append(_squeezed(page, FILM_QUALITY))
    page.context.close()
    shown = [STILL_MILLIS] * (len(stills) - 1) + [LAST_MILLIS]
    return film(stills, FILM_SIZE, shown)


def _squeezed(page: Page, quality: float) -> bytes:
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    page.evaluate("() => scrollTo(0, 0)")
    seen = base64.b64encode(page.screenshot()).decode()
    dark_room = page.context.new_page()
    given = {"data": f"data:image/png;base64,{seen}", "quality": quality}
    small: str = dark_room.evaluate(SQUEEZE, given)
    dark_room.close()
    return base64.b64decode(small.partition(",")[2])
