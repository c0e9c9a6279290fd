"""Pictures of every game at beginning, middle and end, and of every page: to be looked at."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

from playwright.sync_api import Browser

from setzkasten.catalogue import GAMES
from tests.soak.browser import opened
from tests.soak.finding import Finding, Progress
from tests.web.geometry import resized
from tests.web.house import House
from tests.web.known import KNOWN
from tests.web.scenes import ADDRESSES, MOMENTS, PAGES, STAGES, Scene
from tests.web.stages import SCREENS, table_scene

Screens: TypeAlias = tuple[tuple[int, int], ...]
THEMES = ("light", "dark")
# Of pages the smallest and a usual one.
ENDS: Screens = ((360, 740), (1280, 800))


def run(only: str, out: Path | None = None) -> Iterator[Finding]:
    """`pictures`, `pictures:krux`, `pictures:pages`; called game-stage-width-theme.png and
    page-name-width-theme.png. Finds nothing out."""
    folder = out or Path(tempfile.mkdtemp(prefix="setzkasten-pictures-"))
    folder.mkdir(parents=True, exist_ok=True)
    wanted = _wanted(only)
    progress = Progress(f"pictures of {only or 'all games and pages'}")
    with opened() as (house, browser):
        for number, (name, (scene, screens)) in enumerate(wanted.items(), 1):
            _pictures(browser, house, scene, folder / name, screens)
            progress.at(number, len(wanted))
    taken = sum(len(screens) * len(THEMES) for _, screens in wanted.values())
    print(f"soak: {taken} pictures in {folder}", file=sys.stderr)
    return iter(())


def _wanted(only: str) -> dict[str, tuple[Scene, Screens]]:
    """What is looked at, and on which screens."""
    found: dict[str, tuple[Scene, Screens]] = {}
    if only in ("", "pages"):
        pages = {**PAGES, **MOMENTS, **ADDRESSES}
        found |= {f"page-{name.replace(' ', '-')}": (one, ENDS) for name, one in pages.items()}
    for game in GAMES:
        if only in ("", game):
            found |= {f"{game}-{stage}": (table_scene(game, stage), SCREENS) for stage in STAGES}
    return found


def _pictures(browser: Browser, house: House, scene: Scene, path: Path, screens: Screens) -> None:
    """One device looks at one scene; its window and its theme change."""
    context = browser.new_context(locale="de-DE", service_workers="block", reduced_motion="reduce")
    context.add_init_script(KNOWN)
    page = context.new_page()
    page.set_default_timeout(60_000)
    scene(page, house)
    for width, height in screens:
        resized(page, width, height)
        for theme in THEMES:
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            page.screenshot(path=path.with_name(f"{path.name}-{width}-{theme}.png"))
    context.close()
