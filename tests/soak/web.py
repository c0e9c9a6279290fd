"""axe over every page, and every game at its beginning, middle and end, in all looks."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from setzkasten.catalogue import GAMES
from tests.soak.finding import Finding, Progress
from tests.web.axe import LOOKS, faults
from tests.web.conftest import FLAGS
from tests.web.house import House
from tests.web.known import KNOWN
from tests.web.scenes import ADDRESSES, AROUND, MOMENTS, PAGES, STAGES, Scene, game_scene


def run(only: str) -> Iterator[Finding]:
    chromium = shutil.which("chromium")
    if not chromium:
        yield Finding("axe over the client", "there is no chromium here", well=None)
        return
    with TemporaryDirectory() as folder, House(Path(folder)) as house, sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=chromium, args=list(FLAGS))
        for name, scenes in _groups().items():
            if only in ("", name):
                yield _looked_over(browser, house, name, scenes)
        browser.close()


def _groups() -> dict[str, dict[str, Scene]]:
    played = {game: {stage: game_scene(game, stage) for stage in STAGES} for game in sorted(GAMES)}
    pages = {"pages": PAGES, "addresses": ADDRESSES, "moments": MOMENTS, "around": AROUND}
    return {**pages, **played}


def _looked_over(browser: Browser, house: House, name: str, scenes: Mapping[str, Scene]) -> Finding:
    what = f"axe: {name}, {len(scenes)} scenes in {len(LOOKS)} looks"
    progress, found = Progress(what), list[str]()
    for number, (scene, opened) in enumerate(scenes.items(), 1):
        context = browser.new_context(
            locale="de-DE", service_workers="block", viewport={"width": 1280, "height": 900}
        )
        context.add_init_script(KNOWN)
        page = context.new_page()
        opened(page, house)
        found += [f"{scene}: {fault}" for look in LOOKS for fault in faults(page, look)]
        context.close()
        progress.at(number, len(scenes))
    return Finding(what, "; ".join(found)[:600] or "no violation", well=not found)
