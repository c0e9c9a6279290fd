"""Whole evenings among people with devices of their own, in the real browser."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from tests.server.catching import mailbox
from tests.soak.finding import Finding, Progress
from tests.web.conftest import FLAGS
from tests.web.evenings import EVENINGS, Evening
from tests.web.house import MovedHouse


def run(only: str) -> Iterator[Finding]:
    chromium = shutil.which("chromium")
    if not chromium:
        yield Finding("evenings", "there is no chromium here", well=None)
        return
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=chromium, args=list(FLAGS))
        for name, evening in EVENINGS.items():
            if only.lower() in name.lower():
                Progress(f"evening: {name}")
                yield spent(name, evening, browser)
        browser.close()


def spent(name: str, evening: Evening, browser: Browser) -> Finding:
    """However an evening fails, it is told, and the others go on."""
    what, began = f"evening: {name}", time.monotonic()
    try:
        with (
            TemporaryDirectory() as folder,
            mailbox() as box,
            MovedHouse(Path(folder, "data"), box) as house,
        ):
            evening(browser, house)
    except Exception as error:  # of the browser, of a line, of the test itself: all are findings
        told = " ".join(f"{type(error).__name__}: {error}".split())
        return Finding(what, told[:600], well=False)
    return Finding(what, f"nobody lost anything, {time.monotonic() - began:.0f} s")
