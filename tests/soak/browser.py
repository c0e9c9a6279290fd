"""A browser before a server of its own, for the long tests."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.web.conftest import FLAGS
from tests.web.house import House


@contextmanager
def opened() -> Iterator[tuple[House, Browser]]:
    chromium = shutil.which("chromium")
    assert chromium, "no chromium on the PATH; ./setz test installs it or says why not"
    with (
        tempfile.TemporaryDirectory(prefix="setzkasten-soak-") as data,
        House(Path(data)) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield house, browser
        browser.close()
