"""Something for every day, played to its end and shared in a browser without a net."""

from __future__ import annotations

from datetime import date

from playwright.sync_api import Page, expect

from setzkasten.daily.day_list import days
from setzkasten.games.boggle.rounds import points_of
from setzkasten.lexicon.words import Words
from setzkasten.puzzle.crossword import Puzzle
from setzkasten.server.work.daily_jobs import tray_words
from tests.web.house import House
from tests.web.test_kreuzwortbild import square
from tests.web.test_offline import STOCKED

DAY = days()[date(2026, 11, 18)]
NOON = "2026-11-18T12:00:00"


def stocked(page: Page, house: House) -> None:
    """The worker has the page, and the day: by the server's two weeks, or by itself."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.clock.install(time=NOON)
    page.goto(f"{house.address}#/heute")
    page.wait_for_function(STOCKED)
    page.reload()
    expect(page.get_by_text("Wörter liegen darin")).to_be_visible()


def without_net(page: Page, house: House) -> None:
    page.context.set_offline(True)
    house.kill()
    page.goto("about:blank")


def write(page: Page, *words: str) -> None:
    for word in words:
        page.locator("#boggle-word").fill(word.lower())
        page.keyboard.press("Enter")
        expect(page.get_by_text(f"{word} ist notiert.")).to_be_visible()


def searched(page: Page, found: list[str]) -> None:
    page.get_by_role("link", name="Würfeln und suchen").click()
    page.get_by_role("button", name="Würfeln und suchen").click()
    write(page, *found, DAY.letters[:3])
    page.locator("#boggle-word").fill("xyz")
    page.keyboard.press("Enter")
    expect(page.get_by_text("XYZ ist auf den Würfeln nicht zu finden.")).to_be_visible()
    page.clock.fast_forward("03:01")


def shared(page: Page, name: str) -> str:
    page.get_by_role("button", name="Ergebnis kopieren").click()
    expect(page.get_by_text("Kopiert. Füg es ein, wo du magst.").first).to_be_visible()
    text = str(page.evaluate("navigator.clipboard.readText()"))
    assert text.startswith(f"Setzkasten, {name} vom 18. November\n")
    return text


def test_a_day_is_played_and_shared_without_a_net(helped: Page, own_house: House) -> None:
    words = tray_words(Words.german(), DAY).words
    assert DAY.letters[:3] not in words
    found = [words[0], words[-1]]
    stocked(helped, own_house)
    without_net(helped, own_house)

    helped.goto(f"{own_house.address}#/heute")
    searched(helped, found)
    reached = f"2 Wörter, {sum(map(points_of, found))} Punkte"
    expect(helped.get_by_role("heading", name=reached)).to_be_visible()
    expect(helped.get_by_text("Nicht im Wörterbuch:")).to_contain_text(DAY.letters[:3])
    expect(helped.get_by_text("sobald wieder Netz da ist")).to_be_visible()
    text = shared(helped, "Tagesbrett")
    assert reached in text
    assert not [word for word in found if word in text]

    helped.get_by_role("button", name="Dasselbe Brett noch einmal").click()
    helped.get_by_label("Wer sucht jetzt?").fill("Lena")
    helped.get_by_role("button", name="Würfeln und suchen").click()
    expect(helped.get_by_text("Lena sucht.")).to_be_visible()
    write(helped, found[0])
    helped.get_by_role("button", name="Ich finde nichts mehr").click()
    helped.get_by_role("button", name="Fertig").click()
    expect(helped.get_by_role("row", name="Lena")).to_contain_text(found[0])
    expect(helped.get_by_text("Ein Wort habt ihr beide gefunden.")).to_be_visible()

    helped.get_by_role("link", name="Zurück zum Tag").click()
    expect(helped.get_by_text("Ein Tag gespielt.")).to_be_visible()
    helped.get_by_role("link", name="Lösen").click()
    solved(helped)
    assert "\n7 × 7, mittel\ngelöst in " in shared(helped, "Tagesrätsel")


def solved(page: Page) -> None:
    """Word by word, then what crossing words left open."""
    words = Puzzle(DAY.rows).words
    letters = {at: x for word in words for at, x in zip(word.squares, word.answer, strict=True)}
    for word in words:
        page.locator(square(*word.squares[0])).click()
        page.keyboard.type(word.answer.lower())
    for at, letter in letters.items():
        cell = page.locator(square(*at))
        if letter not in (cell.text_content() or ""):
            cell.click()
            page.keyboard.type(letter.lower())
    expect(page.get_by_text("Gelöst.").first).to_be_visible()
