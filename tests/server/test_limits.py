"""Limits: by device and by address, bounded, and out of the way of a whole class."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any

import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from setzkasten.lexicon.words import Words
from setzkasten.server.http.asgi import Scope
from setzkasten.server.live.line import LINES_EACH, MOST_HEAD_BYTES, Exchange
from setzkasten.server.people import limits as limiting
from setzkasten.server.people.device import new_token
from setzkasten.server.people.limits import (
    NEW_TABLES,
    REQUESTS,
    SOCKETS,
    TABLES_A_DAY,
    Allowance,
    Limits,
)
from setzkasten.server.people.sender import Sender, as_they_come, home_of, sender_of
from setzkasten.server.serve import serve
from setzkasten.server.settings import Settings
from tests.server.inside import Inside, Said, inside
from tests.server.running import PATIENCE_SECONDS, Device, server

WORDS = Words.listed({"WAS", "WITZ"})
TABLE = {"game": "nomina", "seats": [{}, {}]}
SOME = Allowance("some", 2)


@pytest.mark.parametrize(
    ("host", "home"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("x" * 100, "x" * 64),
    ],
)
def test_an_address_is_that_of_the_home(host: str, home: str) -> None:
    assert home_of(host) == home


def test_without_a_cookie_all_of_an_address_are_one_device() -> None:
    scope = {"client": ("192.0.2.7", 1)}
    assert sender_of(scope, None) == sender_of(scope, None)
    assert sender_of(scope, "anna").device == "anna"
    assert sender_of(scope, None).device != sender_of({"client": ("192.0.2.8", 1)}, None).device


def test_devices_that_are_made_up_share_what_their_address_has() -> None:
    limits = Limits(crowd=3)
    asked = [limits.wait_seconds(SOME, Sender(f"device {n}", "@here")) for n in range(7)]
    assert asked[:6] == [0.0] * 6
    assert asked[6] > 0
    assert limits.wait_seconds(SOME, Sender("device 9", "@there")) == 0


def test_the_table_of_limits_does_not_grow_and_keeps_who_comes_again() -> None:
    limits = Limits(crowd=1, most_remembered=100)
    anna = Sender("anna", "@anna")
    limits.wait_seconds(SOME, anna)
    limits.wait_seconds(SOME, anna)
    for n in range(10_000):
        limits.wait_seconds(SOME, Sender(f"device {n}", f"@{n}"))
        assert len(limits) <= 100
        if n % 10 == 0:
            assert limits.wait_seconds(SOME, anna) > 0


def test_sockets_are_counted_by_device_and_by_address() -> None:
    limits = Limits(crowd=8)
    anna = Sender("anna", "@here")
    assert [limits.enter(anna) for _ in range(SOCKETS + 1)] == [True] * SOCKETS + [False]
    others = [Sender(f"device {n}", "@here") for n in range(SOCKETS + 1)]
    assert [limits.enter(other) for other in others] == [True] * SOCKETS + [False]
    limits.leave(anna)
    assert limits.enter(anna)


def test_who_sends_no_cookie_opens_no_more_tables_than_one_device(tmp_path: Path) -> None:
    async def course() -> list[int]:
        async with inside(tmp_path / "data", WORDS, Settings(0.0)) as house:
            most = NEW_TABLES.most + 3
            return [
                (await house.ask("POST", "/api/tables", TABLE, token="")).status
                for _ in range(most)
            ]

    assert asyncio.run(course()) == [201] * NEW_TABLES.most + [429] * 3


def test_who_makes_up_cookies_is_known_by_the_address(tmp_path: Path) -> None:
    async def course() -> list[int]:
        async with inside(tmp_path / "data", WORDS, Settings(0.0, crowd=2)) as house:
            most = NEW_TABLES.most + 3
            return [
                (await house.ask("POST", "/api/tables", TABLE, token=new_token())).status
                for _ in range(most)
            ]

    assert asyncio.run(course()) == [201] * NEW_TABLES.most + [429] * 3


def test_a_day_has_an_end_and_so_has_the_shelf(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("setzkasten.server.http.routes.MOST_RUNNING", 2)
    day = Allowance(TABLES_A_DAY.name, 4, seconds=TABLES_A_DAY.seconds)
    monkeypatch.setattr("setzkasten.server.http.routes.TABLES_A_DAY", day)

    async def course() -> list[str]:
        async with inside(tmp_path / "data", WORDS, Settings(0.0, crowd=1)) as house:
            said = [await house.ask("POST", "/api/tables", TABLE) for _ in range(3)]
            other = [await house.ask("POST", "/api/tables", TABLE, token="x" * 32) for _ in "12"]
            return [
                str(x.json["error"]["code"]) if x.status >= 400 else "" for x in (*said, *other)
            ]

    assert asyncio.run(course()) == ["", "", "too_many_tables", "", "tables_a_day"]


def test_requests_and_bytes_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few, little = Allowance("requests", 3), Allowance("bytes", 1000)
    monkeypatch.setattr("setzkasten.server.http.app.REQUESTS", few)
    monkeypatch.setattr("setzkasten.server.http.intake.BYTES", little)

    async def course() -> list[tuple[int, str]]:
        async with inside(tmp_path / "data", WORDS, Settings(0.0, crowd=1)) as house:
            said = [await house.ask("GET", "/healthz", client="192.0.2.1") for _ in range(4)]
            for _ in range(2):
                said.append(
                    await house.ask(
                        "POST", "/api/tables", b" " * 600, token="x" * 32, client="192.0.2.2"
                    )
                )
            return [(x.status, x.headers.get("retry-after", "")) for x in said]

    told = asyncio.run(course())
    assert [status for status, _ in told] == [200, 200, 200, 429, 400, 429]
    assert all(0 < int(wait) <= 20 for status, wait in told if status == 429)


def test_a_class_of_thirty_meets_no_limit(tmp_path: Path) -> None:
    """An ordinary evening behind one address, all of it within a moment."""

    async def evening(house: Inside, device: str) -> list[Said]:
        async def ask(method: str, path: str, body: object = b"") -> Said:
            return await house.ask(method, path, body, token=device)

        parts = ["/", *["/assets/part.js"] * 20, "/api/games", "/api/messages", "/api/tables"]
        said = [await house.ask("GET", "/", token="")]
        said += [await ask("GET", part) for part in parts]
        for _ in range(3):
            opened = await ask("POST", "/api/tables", TABLE)
            said += [opened, await ask("GET", f"/api/tables/{opened.json['id']}/record")]
        said.append(await ask("POST", f"/api/tables/{opened.json['id']}/rematch"))
        said += [await ask("GET", "/api/word/WAS") for _ in range(20)]
        return said

    async def course() -> list[int]:
        static = tmp_path / "static"
        (static / "assets").mkdir(parents=True)
        (static / "assets" / "part.js").write_text("export {};")
        settings = Settings(0.0, static=static)
        async with inside(tmp_path / "data", WORDS, settings) as house:
            devices = [new_token() for _ in range(30)]
            evenings = await asyncio.gather(*(evening(house, device) for device in devices))
            senders = [Sender(device, "@here") for device in devices]
            for sender in senders * 4:
                assert house.house.limits.enter(sender)
            for sender in senders:
                for _ in range(250):  # dry runs and moves
                    assert not house.house.limits.wait_seconds(limiting.MESSAGES, sender)
            return [said.status for said_by in evenings for said in said_by]

    told = asyncio.run(course())
    assert len(told) > 30 * 40
    assert {status for status in told if status >= 400} == set()
    assert REQUESTS.most > len(told) // 30


def test_lines_are_counted_and_those_of_a_trusted_proxy_are_not() -> None:
    exchange = Exchange(2, 10.0, ("192.0.2.0/30",), most_lines=10 * LINES_EACH)
    most = 2 * LINES_EACH
    assert [exchange.enter("192.0.2.9") for _ in range(most + 1)] == [True] * most + [False]
    assert all(exchange.enter("192.0.2.1") for _ in range(most + 1))
    exchange.leave("192.0.2.9")
    assert exchange.enter("192.0.2.9")
    assert not all(exchange.enter(f"198.51.100.{n}") for n in range(10 * LINES_EACH))


PROXIES = ("192.0.2.1", "10.0.0.0/8", "2001:db8::1")
SEEN = ("192.0.2.1", "::ffff:192.0.2.1", "10.1.2.3", "::ffff:10.1.2.3", "2001:db8::1")


@pytest.mark.parametrize("host", [*SEEN, "192.0.2.2", "::ffff:192.0.2.2", "2001:db8::2", "gone"])
def test_a_proxy_is_known_however_its_address_is_written(host: str) -> None:
    """Where a server listens on IPv6 as well, one of IPv4 comes with such an address."""
    trusted = host in SEEN
    exchange = Exchange(1, 10.0, PROXIES)
    assert all(exchange.enter(host) for _ in range(LINES_EACH + 1)) is trusted
    asked: list[Scope] = []

    async def app(scope: Scope, *_: object) -> None:
        asked.append(scope)

    told = [(b"x-forwarded-for", b"198.51.100.7"), (b"x-forwarded-proto", b"https")]
    scope = {"type": "http", "client": (host, 1), "scheme": "http", "headers": told}
    library: Any = ProxyHeadersMiddleware  # its types know each kind of scope
    asyncio.run(library(app, list(as_they_come(PROXIES)))(scope, None, None))
    assert (asked[0]["client"][0] == "198.51.100.7") is trusted
    assert (asked[0]["scheme"] == "https") is trusted


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nhost: a\r\n",
        b"POST /api/records HTTP/1.1\r\nhost: a\r\ncontent-length: 90\r\n\r\nszk 1",
        b"GET / HTTP/1.1\r\nhost: a\r\ncontent-length: 90\r\n\r\nhalf",
    ],
    ids=["silence", "half a head", "half a body", "half a body that nobody reads"],
)
def test_half_a_request_is_not_waited_for_without_end(said: bytes, folder: Path) -> None:
    with (
        server(folder, "--patience", "0.1") as running,
        socket.create_connection(("127.0.0.1", running.port), PATIENCE_SECONDS) as line,
    ):
        line.sendall(said)
        heard = b""
        while more := line.recv(65_536):
            heard += more
        if said.startswith(b"POST"):
            assert heard.startswith(b"HTTP/1.1 408 ")
            assert b"too_slow" in heard


def test_a_head_has_an_end(folder: Path) -> None:
    with (
        server(folder) as running,
        socket.create_connection(("127.0.0.1", running.port), PATIENCE_SECONDS) as line,
    ):
        line.sendall(b"GET / HTTP/1.1\r\nx: " + b"y" * (MOST_HEAD_BYTES + 1))
        assert line.recv(65_536).startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize("trusted", [False, True])
def test_only_a_trusted_proxy_says_who_asks(folder: Path, *, trusted: bool) -> None:
    """Without trust all come from the same address, whatever they say."""
    given = ("--trusted-proxy", "127.0.0.1") if trusted else ()
    with server(folder, *given, "--crowd", "1") as running:
        device = Device(running, token="")
        said = [
            device.ask(
                "POST",
                "/api/tables",
                b'{"game": "nomina", "seats": [{}, {}]}',
                x_forwarded_for=f"192.0.2.{n}",
                x_forwarded_proto="https",
            )
            for n in range(NEW_TABLES.most + 1)
        ]
    assert {answer.status for answer in said[:-1]} == {201}
    assert said[-1].status == (201 if trusted else 429)
    assert ("Secure" in said[0].headers["set-cookie"]) is trusted


@pytest.mark.parametrize("proxy", ["proxy.example", "10.0.0.1/8", ""])
def test_a_proxy_that_is_no_address_is_said_at_the_start(
    proxy: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve(data=folder, words=WORDS, settings=Settings(trusted_proxies=(proxy,))) == 1
    assert repr(proxy) in capsys.readouterr().err
    assert not folder.exists()
