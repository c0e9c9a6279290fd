"""Following the guiding hand: by mouse, by touch, by keys alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Late

from setzkasten.catalogue import GAMES
from tests.web.house import House
from tests.web.playing import Seats, open_table

Touch: TypeAlias = Callable[[Page, Any], None]
# How often may the hand point before an introduction must be at its end?
MOST_POINTED = 30
# The hand looks for its place from time to time. Only what it stood over twice, with a look of its
# own between, is what it points at.
LOOK_MILLIS = 200
# What lies under the hand: where its middle is, and what it is; a button that answers nothing while
# a move is on its way is not meant.
POINTED = """() => {
    const hand = document.querySelector('.pointing');
    if (!hand) return null;
    const { x, y, width, height } = hand.getBoundingClientRect();
    const at = document.elementsFromPoint(x + width / 2, y + height / 2)
        .map(one => one.closest('[data-square], [data-slot], [data-letter], input, .btn'))
        .find(Boolean);
    if (!at || at.ariaDisabled === 'true' || document.querySelector('dialog[open]')) return null;
    const { square, slot, letter } = at.dataset;
    return { x: x + width / 2, y: y + height / 2, width, square, field: at.matches('input'),
             what: square ?? slot ?? letter ?? at.textContent };
}"""
# Where the hand stands still, elsewhere or on something larger than before: a first tap on a small
# square only brings the board near.
STANDS = f"""before => {{
    if (document.querySelector('dialog.over[open]')) return {{ ended: true }};
    const at = ({POINTED})();
    const now = at && JSON.stringify([at.what, at.field, Math.round(at.width)]);
    const whole = at && JSON.stringify(at);
    const still = whole === window.pointedBefore;
    window.pointedBefore = whole;
    return now && still && now !== before ? {{ ...at, now }} : null;
}}"""
# Lines that go on below their edge, squares beyond the edge of their board.
UNSEEN = """() => {
    const [line, pane] = ['.line', '.pane'].map(one => document.querySelector(one));
    const cut = line && line.scrollHeight - line.clientHeight > 2 ? [line.textContent] : [];
    const edge = pane?.getBoundingClientRect();
    const beyond = [...document.querySelectorAll('.pane .hint')].filter(one => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom;
    });
    return [...cut, ...beyond.map(one => one.dataset.shown)];
}"""
# What a person would tell who comes no further: where they are, what is chosen, what stands there.
STANDSTILL = """() => JSON.stringify({
    over: window.pointedBefore,
    focused: document.activeElement?.outerHTML.slice(0, 120),
    cursor: [...document.querySelectorAll('.cursor')].map(one => one.dataset.square),
    pressed: [...document.querySelectorAll('[aria-pressed=true]')].map(one => one.ariaLabel),
    dialogs: [...document.querySelectorAll('dialog[open]')].map(one => one.className),
    notes: [...document.querySelectorAll('.note')].map(one => one.textContent),
    stones: document.querySelectorAll('main [data-square] .stone').length,
})"""
# The button there takes the keys.
FOCUSED = """({ x, y }) => document.elementsFromPoint(x, y)
    .map(one => one.closest('button')).find(Boolean).focus()"""


def first_visit(page: Page, house: House, game: str) -> Locator:
    """A table against a computer on a device that does not know the game; gives its sheet."""
    seats: Seats = [{"kind": "person"}, {"kind": "computer", "level": "leicht"}]
    alone = GAMES[game].seats[1] == 1
    open_table(page, house, seats[:1] if alone else seats, {}, game=game)
    sheet = page.locator("dialog.introducing")
    expect(sheet).to_be_visible()
    return sheet


def try_it(sheet: Locator) -> None:
    """Through its pictures, to the table at which the hand waits."""
    forth = sheet.get_by_role("button", name="Weiter", exact=True)
    trying = sheet.get_by_role("button", name="Selbst versuchen")
    expect(forth.or_(trying)).to_be_visible()
    while forth.count():
        forth.click()
    trying.click()


def unseen(page: Page) -> list[str]:
    """What cannot be seen of the first move that the hand shows: its sentence, its squares."""
    expect(page.locator(".pointing")).to_be_visible()
    found: list[str] = page.evaluate(UNSEEN)
    return found


def ended(page: Page) -> Locator:
    return page.get_by_role("heading", name="Das war dein erster Zug")


def follow(page: Page, game: str, touched: Touch, word: str = "TAXI") -> None:
    """Touches whatever the hand points at, until it has nothing more to show."""
    expect(page.locator(".pointing").or_(ended(page))).to_be_visible()
    before = ""
    for _ in range(MOST_POINTED):
        at = _next(page, game, before)
        if at.get("ended"):
            return
        before = at["now"]
        if at["field"]:
            page.locator("#announced").fill(word)
        else:
            touched(page, at)
    raise AssertionError(f"the hand of {game} comes to no end")


def _next(page: Page, game: str, before: str) -> Any:
    try:
        return page.wait_for_function(STANDS, arg=before, polling=LOOK_MILLIS).json_value()
    except Late as error:
        stands = page.evaluate(STANDSTILL)
        raise AssertionError(f"the hand of {game} goes no further: {stands}") from error


def by_finger(page: Page, at: Any) -> None:
    page.touchscreen.tap(at["x"], at["y"])


def by_mouse(page: Page, at: Any) -> None:
    page.mouse.click(at["x"], at["y"])


def by_keys(page: Page, at: Any) -> None:
    """A button is pressed; so is a square, and a die is taken."""
    if at.get("square") is None:
        page.evaluate(FOCUSED, at)
        page.keyboard.press("Enter")
        return
    square = page.locator(f"main [data-square='{at['square']}']")
    square.focus()
    page.keyboard.press("Space" if square.locator(".die").count() else "Enter")
