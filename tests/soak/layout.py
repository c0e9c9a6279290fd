"""Every game at every stage on every screen in every size of text: nothing cut, nothing covered."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Browser

from setzkasten.catalogue import GAMES
from tests.soak.browser import opened
from tests.soak.finding import Finding, Progress
from tests.web.geometry import faults, resized, text_size
from tests.web.house import House
from tests.web.known import KNOWN
from tests.web.scenes import STAGES
from tests.web.stages import SCREENS, show

TEXT_SIZES = ("usual", "large", "largest")
# Beyond the screens of the pictures: each side of the limits of the styles, and the largest ones.
FURTHER = (
    (320, 568),
    (640, 360),
    (667, 375),
    (861, 700),
    (932, 430),
    (1100, 700),
    (2560, 1440),
    (3840, 2160),
)


def run(only: str) -> Iterator[Finding]:
    with opened() as (house, browser):
        for game in GAMES:
            if only in ("", game):
                yield _game(browser, house, game)


def _game(browser: Browser, house: House, game: str) -> Finding:
    screens = (*SCREENS, *FURTHER)
    what = f"{game}: {len(STAGES)} stages, {len(TEXT_SIZES)} sizes of text, {len(screens)} screens"
    progress, found = Progress(what), list[str]()
    for number, stage in enumerate(STAGES):
        for size in TEXT_SIZES:
            found += _faults(browser, house, (game, stage), size)
        progress.at(number + 1, len(STAGES))
    if found:
        return Finding(what, f"{len(found)} faults, the first: {found[0]}", well=False)
    return Finding(what, "nothing cut, nothing covered")


def _faults(browser: Browser, house: House, which: tuple[str, str], size: str) -> list[str]:
    context = browser.new_context(locale="de-DE", service_workers="block")
    context.add_init_script(KNOWN)
    page = context.new_page()
    text_size(page, size)
    show(page, house, *which)
    found = list[str]()
    for width, height in (*SCREENS, *FURTHER):
        resized(page, width, height)
        found += [f"{which[1]}, {size}, {width} × {height}: {fault}" for fault in faults(page)]
    context.close()
    return found
