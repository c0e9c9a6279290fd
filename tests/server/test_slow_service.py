"""Push services that somebody made up: they answer slowly, or for ever, and hold up nobody."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from io import BufferedIOBase
from pathlib import Path
from threading import Event

import pytest

from setzkasten.server.reach import outside
from tests.server.catching import Browser, mailbox, other_service
from tests.server.corresponding import MINUTE, Days, days, moves
from tests.server.gang import ANNA, BERT, CORA, FREE, Gang

INES = "ines@example.org"


@pytest.mark.parametrize(
    ("opening", "status"), [(b"", None), (b"HTTP/1.1 201 Created\r\nX: ", 201), (b"\n", None)]
)
def test_a_service_that_never_comes_to_an_end_is_not_listened_to(
    opening: bytes, status: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each sign comes soon enough, and there is no last one."""
    monkeypatch.setattr(outside, "PATIENCE_SECONDS", 0.4)
    told = Event()

    def drips(line: BufferedIOBase) -> None:
        line.write(opening)
        while not told.wait(0.05):
            line.write(b"H")

    with other_service(drips) as address:
        target = outside.target_of(address, loopback=True)
        try:
            with nullcontext() if status else pytest.raises(OSError):
                assert outside.post(target, b"x", {}, loopback=True) == status
        finally:
            told.set()


def test_a_service_that_does_not_answer_holds_up_no_letter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("setzkasten.server.reach.courier.ROUND_SECONDS", 0.01)
    time, called, enough = Days(monkeypatch), Event(), Event()

    def sleeps(_: BufferedIOBase) -> None:
        called.set()
        enough.wait()

    async def play(gang: Gang) -> None:
        await gang.opened({"names": ["Anna"]}, FREE)
        await gang.come(BERT, await gang.invited(), "Bert")
        await gang.begin()
        subscription = Browser(service).subscription
        said = await gang.app.ask("PUT", "/api/reach/push", subscription, token=BERT)
        assert said.status == 204
        await moves(gang, ANNA, 0, "E4> WAS")
        await gang.app.house.noting.now()
        time.pass_by(3 * MINUTE)
        rounds = asyncio.create_task(gang.app.house.courier.run())
        assert await asyncio.to_thread(called.wait, 60)
        said = await gang.app.ask("PUT", "/api/reach/mail", {"address": INES}, token=CORA)
        assert said.status == 204
        try:
            async with asyncio.timeout(outside.PATIENCE_SECONDS - 1):
                while not box.to(INES):
                    await asyncio.sleep(0.01)
        finally:
            enough.set()
            rounds.cancel()

    with mailbox() as box, other_service(sleeps) as service:
        days(tmp_path, box, play)
