"""What is wrong with the shape of a table: cut, covered, too wide, below the edge of the screen."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

from playwright.sync_api import Page

Box: TypeAlias = dict[str, float]  # x, y, width, height

FAULTS = Path(__file__).with_suffix(".mjs").read_text("utf-8")
TWO_FRAMES = """() =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"""


def faults(page: Page) -> list[str]:
    found: list[str] = page.evaluate(FAULTS)
    return found


def resized(page: Page, width: int, height: int) -> None:
    """The window has another size, and the page has taken it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(TWO_FRAMES)


def box_of(page: Page, part: str) -> Box:
    found = page.locator(part).first.bounding_box()
    assert found, part
    return {name: float(round(found[name])) for name in ("x", "y", "width", "height")}


def moved(before: dict[str, Box], after: dict[str, Box]) -> dict[str, tuple[Box, Box]]:
    """What lies elsewhere; a letter more in a title shifts a line by less than a pixel."""
    return {
        part: (before[part], after[part])
        for part in before
        if any(abs(before[part][side] - after[part][side]) > 1 for side in before[part])
    }


def text_size(page: Page, size: str) -> None:
    """As chosen in the settings; before the page is opened."""
    page.add_init_script(f"localStorage.setItem('setzkasten.text', '{size}')")
