"""Wer behält recht in the real browser: announced, fitted, finished, paid, to the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.crossing import button, uncover
from tests.web.house import House
from tests.web.playing import open_record, open_table, record_of, stands, touch

SEATS = "seat 1 person Anna\nseat 2 person Karl\n"
GROWING = "position board EXI; word LEXIKON; author 2; turn 1; starter 1; hands KMOAE/LONT\n"


def opened(page: Page, house: House, text: str, *, game: str = "recht-super") -> str:
    return open_record(page, house, f"szk 1\ngame {game}\n{SEATS}{text}")


def put(page: Page, square: str, letter: str) -> None:
    """A stone from the keyboard on a square of the open table."""
    place = page.locator(f"[data-square='{square}']")
    place.scroll_into_view_if_needed()
    place.focus()
    page.keyboard.press(letter)


def say(page: Page, word: str) -> None:
    page.get_by_label("Dein Wort").fill(word)


@pytest.mark.parametrize("game", ["recht-1936", "recht-super"])
def test_a_word_is_announced_changed_and_finished_to_the_last_stone(
    desktop: Page, house: House, game: str
) -> None:
    text = "position board EXI; word LEXIKON; author 2; turn 1; hands KMO/LONT\n"
    table = opened(desktop, house, text, game=game)
    uncover(desktop, "Anna")
    put(desktop, "0,3", "K")
    expect(button(desktop, "Stein für LEXIKON legen")).to_be_visible()
    say(desktop, "Mexiko")
    button(desktop, "MEXIKO ansagen").click()
    uncover(desktop, "Karl")
    expect(desktop.get_by_text("Anna sagt MEXIKO an.").first).to_be_visible()
    button(desktop, "Rot kaufen").click()
    expect(button(desktop, "Rot kaufen")).to_contain_text("Schon gekauft")
    button(desktop, "Weiter").click()
    uncover(desktop, "Anna")
    expect(desktop.locator(".btn.main")).to_have_text("MEXIKO vollenden")
    button(desktop, "MEXIKO vollenden").click()
    expect(desktop.get_by_text("Noch eine Partie")).to_be_visible()
    stands(desktop, house, table, winners=[0])
    assert "1 0,3> K says MEXIKO" in record_of(desktop, house, table)


def test_a_refused_announcement_says_why_and_nothing_is_lost(desktop: Page, house: House) -> None:
    opened(desktop, house, GROWING)
    uncover(desktop, "Anna")
    put(desktop, "0,3", "K")
    say(desktop, "Lexikon")
    expect(desktop.get_by_text("LEXIKON ist schon angesagt").first).to_be_visible()
    say(desktop, "Haus")
    expect(desktop.get_by_text("In HAUS steht EXIK nicht in einem Stück").first).to_be_visible()
    expect(desktop.locator("a[href$=WBR-03]").first).to_be_visible()
    say(desktop, "")
    expect(button(desktop, "Stein für LEXIKON legen")).to_be_visible()
    desktop.get_by_label("Dein Wort").press("Enter")
    uncover(desktop, "Karl")
    expect(desktop.get_by_role("button", name=re.compile("^LEXIKON vollenden"))).to_be_visible()


def test_the_round_votes_on_an_announced_word(desktop: Page, house: House) -> None:
    opened(desktop, house, GROWING)
    uncover(desktop, "Anna")
    put(desktop, "0,3", "K")
    say(desktop, "Exikon")
    button(desktop, "Abstimmen lassen").click()
    desktop.get_by_role("dialog").get_by_role("button", name="Gilt", exact=True).click()
    desktop.get_by_role("dialog").get_by_role("button", name="Weiter").click()
    uncover(desktop, "Karl")
    expect(desktop.get_by_label("Angesagt ist EXIKON. Dein Wort")).to_be_visible()


def test_a_premium_is_explained_and_may_be_left(desktop: Page, house: House) -> None:
    opened(desktop, house, "position board WORT; finished 0,0>; turn 1; hands HRMN/LONT\n")
    uncover(desktop, "Anna")
    put(desktop, "1,1", "H")
    expect(button(desktop, "Legen")).to_contain_text("Sag ein Wort an")
    say(desktop, "Ohr")
    expect(desktop.get_by_text("Prämie: noch 1 Stein.").first).to_be_visible()
    button(desktop, "OHR ansagen").click()
    expect(desktop.get_by_text("Prämie: Du darfst noch 1 Stein legen.").first).to_be_visible()
    button(desktop, "Auf die Prämie verzichten").click()
    uncover(desktop, "Karl")
    expect(desktop.get_by_text("In einem Selbstlaut gekreuzt").first).to_be_visible()


def test_who_lacks_a_letter_drops_out_and_the_evening_goes_on(desktop: Page, house: House) -> None:
    hands = "author 1; turn 1; starter 1; hands AHO/EN"
    text = f"option games 2\nposition board EXIK; word MEXIKO; {hands}\n"
    table = opened(desktop, house, text)
    uncover(desktop, "Anna")
    expect(button(desktop, "MEXIKO vollenden")).to_contain_text("Dir fehlt ein Stein")
    button(desktop, "Ausscheiden und zahlen").click()
    desktop.get_by_role("dialog").get_by_role("button", name="Ausscheiden und zahlen").click()
    expect(desktop.get_by_text("Partie 1: Karl gewinnt, +7.").first).to_be_visible()
    uncover(desktop, "Karl")
    expect(desktop.get_by_text("Partie 2 von 2")).to_be_visible()
    stands(desktop, house, table, scores=[-7, 7])


def test_on_a_phone_a_stone_is_tapped_and_a_word_typed(phone: Page, house: House) -> None:
    opened(phone, house, GROWING)
    uncover(phone, "Anna")
    touch(phone, phone.get_by_role("button", name=re.compile("schwarzes K")))
    touch(phone, phone.locator("[data-square='0,3']"))
    say(phone, "Mexiko")
    button(phone, "MEXIKO ansagen").click()
    uncover(phone, "Karl")
    expect(phone.get_by_label("Angesagt ist MEXIKO. Dein Wort")).to_be_visible()


@pytest.mark.parametrize("game", ["recht-1936", "recht-super"])
def test_a_computer_announces_a_word(desktop: Page, house: House, game: str) -> None:
    seats: list[dict[str, object]] = [
        {"names": ["Rosa"], "kind": "computer", "level": "mittel"},
        {"names": ["Anna"], "kind": "person"},
    ]
    open_table(desktop, house, seats, {"start": "agreed"}, game=game)
    told = desktop.get_by_text(re.compile("Rosa sagt [A-Z]+ an")).first
    expect(told).to_be_visible(timeout=60_000)
