"""Whole evenings among people with devices of their own, in the real browser."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from tests.soak.finding import Finding, Progress
from tests.web.conftest import FLAGS
from tests.web.evenings import EVENINGS
from tests.web.house import MovedHouse


def run(only: str) -> Iterator[Finding]:
    chromium = shutil.which("chromium")
    if not chromium:
        yield Finding("evenings", "there is no chromium here", well=None)
        return
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=chromium, args=list(FLAGS))
        for name, evening in EVENINGS.items():
            if only.lower() not in name.lower():
                continue
            what, began = f"evening: {name}", time.monotonic()
            Progress(what)
            with TemporaryDirectory() as folder, MovedHouse(Path(folder, "data")) as house:
                try:
                    evening(browser, house)
                    found = f"nobody lost anything, {time.monotonic() - began:.0f} s"
                    yield Finding(what, found, well=True)
                except AssertionError as error:
                    yield Finding(what, str(error)[:600], well=False)
        browser.close()
