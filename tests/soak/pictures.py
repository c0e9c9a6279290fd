"""Pictures of every game at beginning, middle and end, on every kind of screen: to be looked at."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser

from setzkasten.catalogue import GAMES
from tests.soak.browser import opened
from tests.soak.finding import Finding, Progress
from tests.web.geometry import resized
from tests.web.house import House
from tests.web.scenes import STAGES
from tests.web.stages import SCREENS, show

THEMES = ("light", "dark")


def run(only: str, out: Path | None = None) -> Iterator[Finding]:
    """`pictures`, `pictures:krux`; each is called game-stage-width-theme.png. Finds nothing out."""
    folder = out or Path(tempfile.mkdtemp(prefix="setzkasten-pictures-"))
    folder.mkdir(parents=True, exist_ok=True)
    games = [game for game in GAMES if only in ("", game)]
    what = f"pictures of {only or 'all games'}"
    progress, taken = Progress(what), 0
    with opened() as (house, browser):
        for game in games:
            for stage in STAGES:
                taken += _pictures(browser, house, folder, (game, stage))
                progress.at(taken, len(games) * len(STAGES) * len(SCREENS) * len(THEMES))
    print(f"soak: {taken} pictures in {folder}", file=sys.stderr)
    return iter(())


def _pictures(browser: Browser, house: House, folder: Path, which: tuple[str, str]) -> int:
    """One device looks at one table; its window and its theme change."""
    context = browser.new_context(locale="de-DE", reduced_motion="reduce")
    page = context.new_page()
    show(page, house, *which)
    for width, height in SCREENS:
        resized(page, width, height)
        for theme in THEMES:
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            page.screenshot(path=folder / f"{'-'.join(which)}-{width}-{theme}.png")
    context.close()
    return len(SCREENS) * len(THEMES)
