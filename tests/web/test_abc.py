"""The page of first readers: it can be played, and no tap leads out of it."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.web.house import House

TAPS = 1000


def opened(page: Page, house: House) -> None:
    page.goto(house.address + "#/abc")
    expect(page.locator(".lettercase")).to_be_visible()


def test_a_child_follows_the_lit_letters_to_a_word(phone: Page, house: House) -> None:
    opened(phone, house)
    word = phone.locator("h1").get_attribute("aria-label")
    assert word
    stones = phone.locator(".paper .stone")
    for laid, _ in enumerate(word, 1):
        phone.locator(".pick.lit").click()
        expect(stones).to_have_count(laid)
    expect(phone.locator(".spot.glad")).to_have_count(len(word))
    expect(phone.locator(".pick.lit")).to_be_visible()


def test_a_thousand_random_taps_do_not_leave_the_page(phone: Page, house: House) -> None:
    opened(phone, house)
    left: list[str] = []
    phone.on("framenavigated", lambda frame: left.append(frame.url))
    phone.on("popup", lambda page: left.append(page.url))
    # The same events as fingers make, without waiting for a frame after each.
    rng = Random(7)
    spots = [[rng.random(), rng.random()] for _ in range(TAPS)]
    phone.evaluate(
        """(spots) => { for (const [x, y] of spots) {
            const at = document.elementFromPoint(x * innerWidth, y * innerHeight);
            for (const kind of ['pointerdown', 'pointerup', 'click'])
                at?.dispatchEvent(new PointerEvent(kind, { bubbles: true, cancelable: true }));
        } }""",
        spots,
    )
    for x, y in spots[:40]:
        phone.mouse.click(x * 360, y * 740)
    assert not left
    assert phone.url.endswith("#/abc")
    expect(phone.locator("a[href]")).to_have_count(0)
    expect(phone.locator(".lettercase")).to_be_visible()


def test_lifting_the_finger_leaves_the_gate_open(phone: Page, house: House) -> None:
    opened(phone, house)
    gate = phone.get_by_role("button", name="Für Große")
    box = gate.bounding_box()
    assert box
    finger = phone.context.new_cdp_session(phone)
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(phone.get_by_role("dialog")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    phone.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    expect(phone.get_by_role("dialog")).to_be_visible()


def test_the_way_back_leads_to_the_gate(phone: Page, house: House) -> None:
    phone.goto(house.address)
    expect(phone.get_by_role("article").first).to_be_visible()
    opened(phone, house)
    for _ in range(3):
        phone.evaluate("() => history.back()")
        expect(phone.get_by_role("dialog")).to_be_visible()
        expect(phone.locator(".lettercase")).to_be_visible()
        phone.get_by_role("button", name="Zurück zum Spiel").click()
        expect(phone.get_by_role("dialog")).to_have_count(0)
    phone.evaluate("() => history.go(-2)")  # by the list of pages behind the button
    expect(phone.get_by_role("dialog")).to_be_visible()
    assert phone.url.endswith("#/abc")
    answer(phone)
    phone.get_by_role("button", name="Zum Regal").click()
    expect(phone.get_by_role("article").first).to_be_visible()


def answer(page: Page) -> None:
    question = page.locator("label[for=abc-sum]").inner_text()
    one, other = (int(part) for part in question.replace("?", "").split() if part.isdigit())
    page.locator("#abc-sum").fill(str(one * other))
    page.get_by_role("button", name="Weiter").click()


def test_a_grown_up_goes_through_the_gate(desktop: Page, house: House) -> None:
    opened(desktop, house)
    gate = desktop.get_by_role("button", name="Für Große")
    gate.click()
    expect(desktop.get_by_role("dialog")).to_have_count(0)
    gate.hover()
    desktop.mouse.down()
    expect(desktop.get_by_role("dialog")).to_be_visible()
    desktop.mouse.up()
    desktop.locator("#abc-sum").fill("1")
    desktop.get_by_role("button", name="Weiter").click()
    expect(desktop.get_by_text("Das war nicht richtig.")).to_be_visible()
    answer(desktop)
    desktop.get_by_label("Wörter").fill("Uhu")
    desktop.get_by_role("button", name="Wörter übernehmen").click()
    desktop.get_by_role("button", name="Zurück zum Spiel").click()
    expect(desktop.locator("h1")).to_have_attribute("aria-label", "Uhu")
