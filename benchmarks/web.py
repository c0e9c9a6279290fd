"""The client on a small phone with a slow line: when it can be used, its weight, what jumps.

A fresh device each time, nothing kept: a processor four times slower, 1.6 Mbit/s, 150 ms. Times are
of the clock, so a crowded machine makes them longer, and the least of the runs says most; weight
and jumps do not depend on it.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    Page,
    ViewportSize,
    expect,
)

from benchmarks.row import Goal, Row
from tests.soak.browser import opened
from tests.web.house import House

RUNS = 5
SLOWER = 4
LINE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
PHONE = ViewportSize(width=360, height=740)
WATCH = (Path(__file__).parent / "web_watch.js").read_text("utf-8")
# A word that is typed at the table, stone by stone.
WORD = "WASSER"


@dataclass(frozen=True, slots=True)
class Visit:
    """What one visitor met with: milliseconds, bytes, shares of the screen that jumped."""

    cards: float
    table: float
    weight: int
    jumped: float
    delay: float
    answer: float


def measure() -> list[Row]:
    with opened() as (house, browser):
        visits = []
        for number in range(RUNS):
            visits.append(_visit(browser, house))
            print(f"bench: web {number + 1} of {RUNS}: {visits[-1]}", file=sys.stderr, flush=True)
    return [
        _row("cards of the shelf can be used", [v.cards / 1000 for v in visits], "s", at_most=2.0),
        _row("worst input delay, shelf and table", [v.delay for v in visits], "ms", at_most=100.0),
        _row("worst time from a key or tap to the next picture", [v.answer for v in visits], "ms"),
        _row("from the card to the table", [v.table / 1000 for v in visits], "s"),
        _worst("first page, compressed", [v.weight / 1000 for v in visits], "kB", at_most=130.0),
        _worst("layout shift, shelf and table", [v.jumped for v in visits], "", at_most=0.02),
    ]


def _row(name: str, values: list[float], unit: str, *, at_most: float | None = None) -> Row:
    """What the clock says: the least."""
    goal = None if at_most is None else Goal(at_most=at_most)
    low, high, note = min(values), max(values), "the least of the runs"
    return Row(f"web: {name}", low, unit, low, high, len(values), goal=goal, note=note)


def _worst(name: str, values: list[float], unit: str, *, at_most: float) -> Row:
    low, high, goal = min(values), max(values), Goal(at_most=at_most)
    return Row(f"web: {name}", high, unit, low, high, len(values), goal=goal)


def _visit(browser: Browser, house: House) -> Visit:
    context = browser.new_context(
        locale="de-DE", viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2
    )
    context.add_init_script(WATCH)
    page = context.new_page()
    page.set_default_timeout(120_000)
    weights: dict[str, int] = {}
    slow = _slowed(context, page, weights)
    page.goto(house.address)
    page.wait_for_function("() => seen.cards")
    # What the first page still fetches for itself; the worker keeps the rest of the house later.
    page.wait_for_load_state("networkidle")
    weight = sum(weights.values())
    _look_round(page)
    table = _play(page)
    cards, jumped, delay, answer = page.evaluate(
        "() => [seen.cards, seen.jumped, seen.delay, seen.answer]"
    )
    slow.detach()
    context.close()
    return Visit(cards, table, weight, jumped, delay, answer)


def _slowed(context: BrowserContext, page: Page, weights: dict[str, int]) -> CDPSession:
    told = context.new_cdp_session(page)
    told.send("Network.enable")
    told.send("Network.emulateNetworkConditions", LINE)
    told.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})

    def arrived(event: dict[str, object]) -> None:
        size = event["encodedDataLength"]
        assert isinstance(size, int | float)
        weights[str(event["requestId"])] = int(size)

    told.on("Network.loadingFinished", arrived)
    return told


def _look_round(page: Page) -> None:
    """What people do first: the menu, a level, further down."""
    menu = page.get_by_role("button", name="Menü")
    menu.tap()
    menu.tap()
    page.get_by_label("Nomina: Stärke").first.select_option("mittel")
    page.mouse.wheel(0, 900)
    page.mouse.wheel(0, -900)


def _play(page: Page) -> float:
    """From the card to a table, where a word is typed; gives the milliseconds until it is there."""
    began: float = page.evaluate("() => performance.now()")
    page.get_by_role("button", name="Nomina: Gegen Computer").tap()
    expect(page.locator(".case").first).to_be_visible(timeout=120_000)
    ended: float = page.evaluate("() => performance.now()")
    skip = page.get_by_role("button", name="Gleich spielen")
    if skip.count():
        skip.tap()
    page.get_by_role("gridcell").nth(40).focus()
    page.keyboard.type(WORD, delay=120)
    page.evaluate("() => new Promise((done) => setTimeout(done, 500))")
    return ended - began
