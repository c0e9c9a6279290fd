"""Without a net: what was here before opens, and the page says what waits for the server."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from setzkasten.puzzle.ipuz import write_ipuz
from tests.puzzle.puzzles import SMALL
from tests.web.house import House
from tests.web.playing import seat_people
from tests.web.test_kreuzwortbild import square
from tests.web.test_puzzles import link_of, uploaded

GAMES = 14
PATIENCE_SECONDS = 60
# The worker has all files of the build, and the rules of all games.
STOCKED = f"""async () => {{
  await navigator.serviceWorker.ready;
  const answers = await (await caches.open('answers')).keys();
  return answers.filter(({{ url }}) => url.includes('/api/rules/')).length >= {GAMES};
}}"""


def replayed(page: Page, house: House) -> None:
    seat_people(page, house, ("Anna", "Bert"))
    table = page.url.rpartition("/")[2]
    page.goto(f"{house.address}#/nachspielen/{table}")
    expect(page.get_by_role("heading", name="Vor dem ersten Zug")).to_be_visible()


def looked_at(page: Page, house: House) -> None:
    """A puzzle before the worker came; the rest with its help."""
    uploaded(page, house, write_ipuz(SMALL).encode())
    page.goto(link_of(page))
    expect(page.locator(square(0, 0))).to_be_visible()
    stocked(page)
    replayed(page, house)


def stocked(page: Page) -> None:
    """`wait_for_function` would take any promise for an answer."""
    ends_at = time.monotonic() + PATIENCE_SECONDS
    while not page.evaluate(STOCKED):
        assert time.monotonic() < ends_at, "the worker did not fetch everything"
        page.wait_for_timeout(50)


def test_what_was_here_before_opens_without_a_net(helped: Page, own_house: House) -> None:
    looked_at(helped, own_house)
    own_house.kill()
    helped.goto("about:blank")
    helped.goto(f"{own_house.address}#/abc")
    expect(helped.locator("main.abc")).not_to_be_empty()
    helped.goto("about:blank")

    helped.goto(own_house.address)
    expect(helped.get_by_role("heading", name="Nomina").first).to_be_visible()
    helped.get_by_role("link", name="Was jetzt geht").click()
    expect(helped.get_by_text("Der Server antwortet gerade nicht.")).to_be_visible()
    expect(helped.locator(".many li")).to_have_count(GAMES)
    helped.get_by_role("link", name="Nomina: Anna, Bert").click()
    expect(helped.get_by_role("heading", name="Vor dem ersten Zug")).to_be_visible()

    helped.goto(f"{own_house.address}#/regeln/krux")
    expect(helped.get_by_role("heading", name="Krux").first).to_be_visible()
    helped.goto(f"{own_house.address}#/ohne-netz")
    helped.get_by_role("link", name="Für Oma & Opa").click()
    helped.locator(square(0, 0)).click()
    helped.keyboard.type("h")
    expect(helped.locator(square(0, 0))).to_contain_text("H")
    helped.get_by_role("button", name="Wort prüfen").click()
    expect(helped.get_by_text("Der Server antwortet gerade nicht.").first).to_be_visible()

    helped.goto(f"{own_house.address}#/begleiter/boggle")
    helped.get_by_label("Punkte").fill("7")
    helped.get_by_role("button", name="Eintragen").click()
    expect(helped.get_by_text("Vorn: Platz 1 mit 7")).to_be_visible()
    helped.get_by_label("Wort", exact=True).fill("Rose")
    helped.get_by_role("button", name="Nachschlagen").click()
    expect(helped.get_by_text("Sobald er antwortet, wird Rose nachgeschlagen.")).to_be_visible()
    helped.go_back()

    own_house.start()
    helped.reload()
    expect(helped.locator(square(0, 0))).to_contain_text("H")
    expect(helped.get_by_role("link", name="Was jetzt geht")).to_have_count(0)
