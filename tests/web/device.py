"""A device for one test after the other: each finds it as if nothing was ever done on it.

What the browser has learnt of the client stays: a browser that reads it anew for every test takes
twice as long.
"""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Request

from tests.web.known import KNOWN

DESKTOP, PHONE = (1280, 900), (360, 740)
# How long may a crowded machine take to show what is expected?
PATIENCE_MILLIS = 60_000


class Device:
    def __init__(
        self, browser: Browser, size: tuple[int, int], *, worker: bool = False, new: bool = False
    ) -> None:
        """A worker would keep the whole house for everybody who comes after.

        On a new device nothing was ever played, and it wants no movement: a hand points there.
        """
        self._context = browser.new_context(
            locale="de-DE",
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            service_workers="allow" if worker else "block",
            reduced_motion="reduce" if new else "no-preference",
        )
        if not new:
            self._context.add_init_script(KNOWN)
        # An empty page stays open: who else would forget what the others have kept?
        self._forgetting = self._context.new_cdp_session(self._context.new_page())

    def fresh(self) -> Iterator[Page]:
        """A page on which no error may stay unseen."""
        origins, faults = set[str](), list[str]()

        def note(request: Request) -> None:
            parts = urlsplit(request.url)
            origins.add(f"{parts.scheme}://{parts.netloc}")
            faults.extend(foreign(request.url))

        empty = self._context.pages
        page = self._context.new_page()
        page.set_default_timeout(PATIENCE_MILLIS)
        page.on("pageerror", lambda error: faults.append(str(error)))
        self._context.on("request", note)
        yield page
        for opened in self._context.pages:
            if opened not in empty:
                opened.close()
        self._context.remove_listener("request", note)
        self._forget(origins)
        assert not faults

    def _forget(self, origins: set[str]) -> None:
        """Cookies, and whatever pages keep."""
        self._context.clear_cookies()
        for origin in origins:
            wanted = {"origin": origin, "storageTypes": "local_storage,indexeddb,cache_storage"}
            self._forgetting.send("Storage.clearDataForOrigin", wanted)

    def close(self) -> None:
        self._context.close()


def foreign(address: str) -> Iterator[str]:
    """The page asks nobody but the server that it came from, whatever is done on it."""
    parts = urlsplit(address)
    if parts.scheme not in ("data", "blob", "file") and parts.hostname != "127.0.0.1":
        yield address
