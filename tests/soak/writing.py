"""Pages write at a few tables while something happens around them: all is kept, once, in order."""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random
from time import monotonic, sleep

from tests.server.pages import Page, differences, picture
from tests.server.running import Device, Server
from tests.soak.tally import Tally

# How long may a page wait? With the start of a server in it, which a loaded machine draws out.
GOES_ON_SECONDS = float(os.environ.get("SETZKASTEN_SOAK_PATIENCE", "10"))
TABLES, SQUARES = 3, ("A1", "C3")
# How long is there peace before the next trouble, at most?
PEACE_SECONDS = 0.5

Trouble = Callable[[Random], None]


def write_through(
    server: Server, trouble: Trouble, tally: Tally, times: int, pause_seconds: float = 0.5
) -> None:
    """So many troubles, one after the other; after each of them every page goes on in time."""
    rng, device = Random(f"{tally.name} {tally.done}"), Device(server)
    tables = [picture(device) for _ in range(TABLES)]
    pages = {t: [Page(device, t, square, pause_seconds) for square in SQUARES] for t in tables}
    everybody = [page for some in pages.values() for page in some]
    for _ in range(times):
        trouble(rng)
        tally.done += 1
        _goes_on(everybody)
        sleep(rng.random() * PEACE_SECONDS)
    for page in everybody:
        page.end()
    tally.counted["moves"] += sum(len(page.acknowledged) for page in everybody)
    tally.took(max(page.longest_seconds for page in everybody))
    late = [f"{page.longest_seconds:.1f} s" for page in everybody if page.late(GOES_ON_SECONDS)]
    strange = [page.strange for page in everybody if page.strange]
    wrong = [text for name, some in pages.items() for text in differences(device, name, some)]
    tally.wrong += [*late, *strange, *wrong]


def _goes_on(pages: list[Page]) -> None:
    """Until every page has written something more, or it took too long."""
    before, until = [len(page.acknowledged) for page in pages], monotonic() + GOES_ON_SECONDS
    while monotonic() < until and any(
        len(page.acknowledged) <= done for page, done in zip(pages, before, strict=True)
    ):
        sleep(0.02)


def told(tally: Tally) -> str:
    waited = f"the longest waited {tally.longest_seconds:.1f} s"
    return "; ".join(tally.wrong)[:1000] or f"{tally.counted['moves']:,} moves; {waited}"
