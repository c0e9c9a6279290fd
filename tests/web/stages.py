"""Every game at its beginning, middle and end, as a table to look at and to measure."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page, expect

from setzkasten.catalogue import GAMES
from tests.web.crossing import HANDOVER_MILLIS
from tests.web.house import House
from tests.web.playing import open_record
from tests.web.scenes import STAGES, Scene

PLAYED = Path(__file__).parents[1] / "playthroughs"
# The seats of a game in its pictures: the fullest table that is not unusual.
SEATS = (4, 3, 2, 1)
# A phone, the same held sideways, a tablet, a laptop, a large screen.
SCREENS = ((360, 740), (740, 360), (820, 1180), (1280, 800), (1920, 1080))


@cache
def record_at(game: str, stage: str) -> str:
    """A played game up to this stage, all seats of people: nobody moves while it is looked at."""
    assert stage in STAGES
    head, steps = _parts(game)
    kept = {"beginning": 0, "middle": len(steps) // 2, "end": len(steps)}[stage]
    return "\n".join([*head, "", *steps[:kept], ""])


def show(page: Page, house: House, game: str, stage: str) -> str:
    """Open the table of this stage, the lid off; gives its number."""
    table = open_record(page, house, record_at(game, stage))
    uncovered(page)
    return table


def table_scene(game: str, stage: str) -> Scene:
    def scene(page: Page, house: House) -> None:
        show(page, house, game, stage)

    return scene


def uncovered(page: Page) -> None:
    """Whatever lies between the one who looks and the board is put away."""
    table, lid, who = (page.locator(name) for name in (".table", ".lid .btn.main", ".who .btn"))
    expect(table.or_(lid).or_(who).first).to_be_visible()
    if who.count():
        who.first.click()
    if lid.count():
        page.wait_for_timeout(HANDOVER_MILLIS)
        lid.click()
    expect(table).to_be_visible()


def _parts(game: str) -> tuple[list[str], list[str]]:
    lines = _playthrough(game).read_text("utf-8").splitlines()
    cut = lines.index("")
    steps = [line for line in lines[cut + 1 :] if line.strip() and line.strip()[0] not in ";="]
    return lines[:cut], steps


def _playthrough(game: str) -> Path:
    assert game in GAMES
    return next(path for n in SEATS if (path := PLAYED / f"{game}-{n}.szk").is_file())
