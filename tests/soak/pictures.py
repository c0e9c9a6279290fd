"""Pictures of every game at beginning, middle and end, on every kind of screen: to be looked at."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from setzkasten.games import GAMES
from tests.soak.finding import Finding, Progress
from tests.web.conftest import FLAGS
from tests.web.house import House
from tests.web.stages import STAGES, Screen, SCREENS, show


def run(only: str, out: Path | None = None) -> Iterator[Finding]:
    """`pictures`, `pictures:krux`; the names are game-stage-width-theme.png."""
    folder = out or Path(tempfile.mkdtemp(prefix="setzkasten-pictures-"))
    folder.mkdir(parents=True, exist_ok=True)
    games = [game for game in GAMES if only in ("", game)]
    what = f"pictures of {only or 'all games'}"
    progress, taken = Progress(what), 0
    with House(Path(tempfile.mkdtemp())) as house, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=list(FLAGS)
        )
        for game in games:
            for stage in STAGES:
                taken += _pictures(chromium, house, game, stage, folder)
                progress.at(taken, len(games) * len(STAGES) * len(SCREENS))
        chromium.close()
    yield Finding(what, f"{taken} pictures")


def _pictures(chromium: Browser, house: House, game: str, stage: str, folder: Path) -> int:
    """One device looks at one table; its window changes."""
    context = chromium.new_context(locale="de-DE", color_scheme="light")
    page = context.new_page()
    show(page, house, game, stage)
    for screen in SCREENS:
        page.set_viewport_size({"width": screen.width, "height": screen.height})
        page.wait_for_timeout(150)
        page.screenshot(path=folder / f"{game}-{stage}-{screen.width}.png")
    context.close()
    return len(SCREENS)
