"""Games over days: people who are seldom there, in a time that the test moves on."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from setzkasten.lexicon.words import Words
from setzkasten.server.people.device import owner_of
from setzkasten.server.settings import Settings
from setzkasten.server.store.notices import GRACE_MILLIS
from tests.server.catching import Mailbox
from tests.server.gang import ANNA, Gang
from tests.server.inside import inside
from tests.server.test_presence import Phone

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
SITE = "https://spiele.example"
LINK = re.compile(r"https://spiele\.example/#/post/(ja|ende)/([A-Za-z0-9_-]+)")


class Days:
    """The time of the world, for every part of the server."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_800_000_000_000
        for name, module in list(sys.modules.items()):
            if name.startswith("setzkasten.server") and hasattr(module, "now_millis"):
                monkeypatch.setattr(module, "now_millis", lambda: self.now)

    def pass_by(self, millis: int) -> None:
        self.now += millis


def days(
    folder: Path, box: Mailbox, play: Callable[[Gang], Awaitable[None]], *, words: str = "WAS WITZ"
) -> None:
    """One life of a server that sends mail and push."""

    async def lived() -> None:
        settings = Settings(
            0.0,
            smtp=f"smtp://127.0.0.1:{box.port}",
            mail_from="spiele@example.org",
            site=SITE,
            push_loopback=True,
        )
        async with inside(folder, Words.listed(set(words.split())), settings) as app:
            await play(Gang(app))

    asyncio.run(lived())


async def asks_for_mail(gang: Gang, who: str, address: str, language: str = "de") -> int:
    wanted = {"address": address, "language": language}
    said = await gang.app.ask("PUT", "/api/reach/mail", wanted, token=who)
    await gang.app.house.courier.round()
    return said.status


async def has_mail(gang: Gang, box: Mailbox, who: str, address: str) -> str:
    """An address that is confirmed; gives the secret that ends it."""
    assert await asks_for_mail(gang, who, address) == 204
    secret = link_in(box, address, "ja")
    said = await gang.app.ask("POST", "/api/mail/confirm", {"secret": secret}, token="")
    assert said.status == 204, said.body
    return secret


def link_in(box: Mailbox, address: str, kind: str) -> str:
    """The secret behind the link of the last letter."""
    text = box.to(address)[-1].get_content()
    return next(found[2] for found in LINK.finditer(text) if found[1] == kind)


async def page_at(gang: Gang, who: str) -> Phone:
    live = await gang.app.house.live(gang.table, owner_of(ANNA))
    assert live
    phone = Phone(live, who)
    await live.join(phone)
    return phone


async def moves(gang: Gang, who: str, seat: int, action: str) -> Phone:
    """Somebody opens the page, moves, and closes it."""
    phone = await page_at(gang, who)
    assert await phone.ask("act", seat, seq=phone.frame["seq"], action=action) == ""
    await phone.live.leave(phone)
    return phone


async def a_while(gang: Gang, time: Days, millis: int = GRACE_MILLIS) -> None:
    """Time goes by, and the courier goes round: before it, in it and after it."""
    house = gang.app.house
    await house.noting.now()
    time.pass_by(millis)
    await house.courier.round()
