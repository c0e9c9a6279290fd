"""Pictures for docs/people.md: people with devices of their own, as they see each other come."""

from __future__ import annotations

import base64
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.soak.finding import Finding
from tests.web.axe import ROOT
from tests.web.conftest import FLAGS
from tests.web.evenings.kreuzwort import HANDS, SUPER
from tests.web.house import House
from tests.web.known import KNOWN

HOST = "spiele.example"
WIDE, SMALL = (1280, 800), (360, 740)
QUALITY = 0.82
ASK = """async ({ method, path, body }) => {
  const answer = await fetch(path, { method, body });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  const text = await answer.text();
  return text ? JSON.parse(text) : null;
}"""
SQUEEZE = """async ({ data, quality }) => {
  const image = new Image();
  image.src = data;
  await image.decode();
  const sheet = document.createElement('canvas');
  [sheet.width, sheet.height] = [image.width, image.height];
  sheet.getContext('2d').drawImage(image, 0, 0);
  return sheet.toDataURL('image/webp', quality);
}"""
FREE = {"kind": "free"}


class Camera:
    """A browser that finds the house under a name, and a folder for what it sees."""

    def __init__(self, browser: Browser, house: House, folder: Path) -> None:
        self._browser, self._folder, self.taken = browser, folder, 0
        self.address = f"http://{HOST}:{house.port}/"

    @contextmanager
    def device(self, size: tuple[int, int]) -> Iterator[Page]:
        width, height = size
        context = self._browser.new_context(
            locale="de-DE",
            service_workers="block",
            viewport={"width": width, "height": height},
            has_touch=size == SMALL,
            reduced_motion="reduce",
            color_scheme="light",
        )
        context.add_init_script(KNOWN)
        page = context.new_page()
        page.goto(self.address)
        yield page
        context.close()

    def at(self, page: Page, where: str, shown: str) -> None:
        page.goto(f"{self.address}#/{where}")
        expect(page.locator(shown).first).to_be_visible()

    def look(self, page: Page, name: str) -> None:
        """At both sizes; a page that is longer than the window is cut where the window ends."""
        for size in (WIDE, SMALL):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            self.take(page, f"{name}-{size[0]}")

    def take(self, page: Page, name: str) -> None:
        page.wait_for_function("() => document.fonts.status === 'loaded'")
        page.evaluate("() => scrollTo(0, 0)")
        seen = base64.b64encode(page.screenshot()).decode()
        given = {"data": f"data:image/png;base64,{seen}", "quality": QUALITY}
        with self.device(SMALL) as dark_room:
            dark_room.goto("about:blank")
            small: str = dark_room.evaluate(SQUEEZE, given)
        (self._folder / f"{name}.webp").write_bytes(base64.b64decode(small.partition(",")[2]))
        self.taken += 1


def ask(page: Page, method: str, path: str, body: str | dict[str, Any] | None = None) -> Any:
    text = body if isinstance(body, str) else page.evaluate("JSON.stringify", body)
    return page.evaluate(ASK, {"method": method, "path": f"/api/{path}", "body": text})


def laid(page: Page, name: str, game: str = "nomina") -> str:
    seats = [{"names": [name]}, FREE]
    table: str = ask(page, "POST", "tables", {"game": game, "seats": seats})["id"]
    return table


def invited(page: Page, table: str, **wanted: object) -> str:
    link: str = ask(page, "POST", f"tables/{table}/invitations", wanted)["link"]
    return link.rpartition("/")[2]


def come(page: Page, secret: str, name: str = "") -> None:
    ask(page, "POST", "invitations/claim", {"secret": secret, "name": name})


def invitation(camera: Camera) -> None:
    """What somebody sees who opened the link."""
    with camera.device(WIDE) as marie, camera.device(SMALL) as ines:
        secret = invited(marie, laid(marie, "Marie"))
        camera.at(ines, f"komm/{secret}", "#nick")
        ines.locator("#nick").fill("Ines")
        camera.look(ines, "invitation")


def waiting(camera: Camera) -> None:
    """The table before the first move: one has come, a computer sits there."""
    with camera.device(WIDE) as marie, camera.device(SMALL) as ines:
        table = laid(marie, "Marie")
        come(ines, invited(marie, table), "Ines")
        ask(marie, "POST", f"tables/{table}/places", {"name": "Karl", "level": "mittel"})
        camera.at(ines, f"tisch/{table}", ".waits")
        camera.at(marie, f"tisch/{table}", ".qr")
        expect(marie.get_by_text("Ines ist da").first).to_be_visible()
        camera.look(marie, "waiting-table")


def tablet_and_phone(camera: Camera) -> None:
    """Four hands on telephones, and the table between them."""
    with camera.device(WIDE) as tablet, ExitStack() as pockets:
        table = ask(tablet, "POST", "records", SUPER)["id"]
        phones = [pockets.enter_context(camera.device(SMALL)) for _ in HANDS]
        for seat, phone in enumerate(phones):
            come(phone, invited(tablet, table, kind="hand", seat=seat))
            camera.at(phone, f"tisch/{table}", ".rack .stone")
        camera.at(tablet, f"tisch/{table}", ".screen")
        expect(tablet.locator(".screen")).to_contain_text("Anna ist dran")
        expect(tablet.locator(".screen")).not_to_contain_text("gerade nicht da")
        camera.take(tablet, "tablet-1280")
        camera.take(phones[0], "phone-360")


def my_games(camera: Camera) -> None:
    """Own turns first, then those of others, a table that waits; and what the server knows."""
    with camera.device(WIDE) as marie, camera.device(SMALL) as ines:
        for game, days in (("nomina", 3), ("cartino", 0), ("krux", 1), ("lingua", 0)):
            clock = {"per": "days", "amount": days} if days else {"per": "none"}
            first = {"start": "agreed", "first": 1 if game in ("nomina", "cartino") else 2}
            wanted = {"game": game, "clock": clock, "options": first}
            seats = [{"names": ["Marie"]}, FREE]
            table = ask(marie, "POST", "tables", {**wanted, "seats": seats})["id"]
            come(ines, invited(marie, table), "Ines")
            ask(marie, "POST", f"tables/{table}/begin", {})
            camera.at(ines, f"tisch/{table}", ".table:not(.waits)")
        laid(marie, "Marie", "boggle")
        camera.at(marie, "partien", ".row")
        expect(marie.locator(".row")).to_have_count(5)
        camera.look(marie, "my-games")
        camera.at(marie, "meine-daten", "main h1")
        expect(marie.locator("main").get_by_text("Marie").first).to_be_visible()
        camera.look(marie, "my-data")


SCENES: dict[str, Callable[[Camera], None]] = {
    "invitation": invitation,
    "waiting": waiting,
    "tablet": tablet_and_phone,
    "games": my_games,
}


def run(only: str, out: Path | None = None) -> Iterator[Finding]:
    """`people`, `people:waiting`: taken anew, to be looked at. Finds nothing out."""
    folder, chromium = out or ROOT / "docs" / "pictures", shutil.which("chromium")
    assert chromium, "no chromium on the PATH; ./setz test installs it or says why not"
    with (
        tempfile.TemporaryDirectory(prefix="setzkasten-soak-") as data,
        House(Path(data), None, "--site", f"https://{HOST}") as house,
        sync_playwright() as playwright,
    ):
        named = (
            f"--host-resolver-rules=MAP {HOST} 127.0.0.1",
            f"--unsafely-treat-insecure-origin-as-secure=http://{HOST}:{house.port}",
        )
        browser = playwright.chromium.launch(executable_path=chromium, args=[*FLAGS, *named])
        camera = Camera(browser, house, folder)
        for name, scene in SCENES.items():
            if only in ("", name):
                scene(camera)
        browser.close()
    print(f"soak: {camera.taken} pictures in {folder}", file=sys.stderr)
    return iter(())
