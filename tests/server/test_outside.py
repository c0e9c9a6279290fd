"""What a host sees: metrics, lines of the log with the number of the request, TLS."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from http.client import HTTPConnection
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from setzkasten.core.coded import Coded
from setzkasten.server.http.app import make_app
from setzkasten.server.live.house import House
from setzkasten.server.logs import JsonLines, TextLines, new_request, reason_of, trace_of
from setzkasten.server.refusals import Refusals
from setzkasten.server.serve import serve
from setzkasten.server.settings import Settings
from setzkasten.server.store.folder import STORE
from setzkasten.server.store.store import Store
from tests.server.housed import house_of
from tests.server.running import PATIENCE_SECONDS, Device, server
from tests.soak.fire.raw import handshake

FAREWELL = b"\x88"  # begins a frame that says that nothing more comes


def free_port() -> int:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        port: int = line.getsockname()[1]
        return port


def test_counts_stand_on_a_port_of_their_own_and_name_nobody(folder: Path) -> None:
    port = free_port()
    with server(folder, "--metrics", str(port)) as running:
        device = Device(running)
        name = device.open()
        with device.sit(name) as chair:
            assert chair.act(0, "E4> WAS")["ok"]
            shown = _metrics(port)
        assert device.get("/metrics").status == 404  # not for the world
    assert 'setzkasten_requests_total{status="2xx"} 1.0' in shown
    assert "setzkasten_tables 1.0" in shown
    assert "setzkasten_sockets 1.0" in shown
    assert "setzkasten_changes_total 1.0" in shown
    assert not any(word in shown for word in ("Anna", "WAS", name, device.token))


def _metrics(port: int) -> str:
    line = HTTPConnection("127.0.0.1", port, timeout=PATIENCE_SECONDS)
    try:
        line.request("GET", "/metrics")
        return line.getresponse().read().decode()
    finally:
        line.close()


def test_metrics_on_a_port_that_is_taken_are_one_sentence(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        settings = Settings(metrics_port=taken.getsockname()[1])
        assert serve(port=0, data=folder, settings=settings) == 1
    assert "Metrics cannot be shown on port" in capsys.readouterr().err


@pytest.mark.parametrize("other", [False, True])
def test_metrics_take_neither_the_port_of_the_games_nor_one_that_is_none(
    folder: Path, capsys: pytest.CaptureFixture[str], *, other: bool
) -> None:
    """On the same port they would answer instead of the games, without a word."""
    port = free_port()
    settings = Settings(metrics_port=65_536 if other else port)
    assert serve(port=port, data=folder, settings=settings) == 1
    assert "Metrics cannot be shown on port" in capsys.readouterr().err


def test_a_list_that_is_no_file_is_one_sentence(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(erased=folder.parent)
    assert serve(port=0, data=folder, settings=settings) == 1
    said = capsys.readouterr().err
    assert said == f"setzkasten: {folder.parent} cannot be used: Is a directory.\n"


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_only_behind_tls_is_it_asked_for_ever_after(scheme: str, tmp_path: Path) -> None:
    house = house_of(Store(tmp_path / STORE))
    first, second = (asyncio.run(_headers(house, scheme)) for _ in range(2))
    assert (b"strict-transport-security" in first) == (scheme == "https")
    assert first[b"x-request-id"] != second[b"x-request-id"]
    house.close()


async def _headers(house: House, scheme: str) -> dict[bytes, bytes]:
    heads: list[dict[bytes, bytes]] = []

    async def send(message: dict[str, object]) -> None:
        if message["type"] == "http.response.start":
            heads.append(dict(message["headers"]))  # type: ignore[call-overload]

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b""}

    scope = {
        "type": "http", "scheme": scheme, "method": "GET", "path": "/nowhere", "headers": [],
        "query_string": b"", "client": ("127.0.0.1", 1), "root_path": "", "raw_path": b"/nowhere",
        "http_version": "1.1", "server": ("127.0.0.1", 80), "extensions": {},
    }  # fmt: skip
    await make_app(house)(scope, receive, send)  # type: ignore[arg-type]
    return heads[0]


def test_a_line_of_the_log_has_the_number_of_the_request() -> None:
    record = logging.LogRecord("setzkasten.app", logging.ERROR, "", 0, "it %s", ("failed",), None)
    number = new_request()
    assert TextLines().format(record) == f"ERROR setzkasten.app: it failed [{number}]"
    told = json.loads(JsonLines().format(record))
    assert (told["level"], told["said"], told["request"]) == ("error", "it failed", number)


@pytest.mark.parametrize("lines", [TextLines(), JsonLines()])
def test_an_error_in_the_log_says_neither_word_nor_name(lines: logging.Formatter) -> None:
    try:
        raise KeyError("Annas GEHEIMNIS")
    except KeyError as error:
        caught = error
    info = (KeyError, caught, caught.__traceback__)
    said = lines.format(logging.LogRecord("x", logging.ERROR, "", 0, "it failed", (), info))
    assert "KeyError" in said
    assert Path(__file__).name in said  # where
    assert "GEHEIMNIS" not in said.replace('raise KeyError("Annas GEHEIMNIS")', "").replace(
        r"raise KeyError(\"Annas GEHEIMNIS\")", ""
    )
    assert trace_of(caught).endswith("\nKeyError")


def test_why_a_table_cannot_be_read_is_said_without_its_words() -> None:
    assert reason_of(Coded("unknown_word", 7, word="GEHEIMNIS")) == "line 7: unknown_word"
    assert reason_of(Coded("unknown_word", word="GEHEIMNIS")) == "unknown_word"
    assert reason_of(ValueError("GEHEIMNIS")) == "ValueError"


def test_nobody_forges_a_line_of_the_log() -> None:
    said = "a\nERROR setzkasten.app: forged\r\x1b[2J\u2028b"
    record = logging.LogRecord("x", logging.INFO, "", 0, "%s", (said,), None)
    for lines in (TextLines(), JsonLines()):
        assert len(lines.format(record).splitlines()) == 1
        assert lines.format(record).isprintable()


def test_whoever_is_turned_away_is_counted_and_said_once_a_minute(
    caplog: pytest.LogCaptureFixture,
) -> None:
    now = 1000.0
    refusals = Refusals(lambda: now)
    with caplog.at_level(logging.WARNING):
        for _ in range(5):
            refusals.note("too_many_requests")
        refusals.note("foreign_page")
        now += 61
        refusals.note("too_many_requests")
    assert [record.getMessage() for record in caplog.records] == [
        "turned away: too_many_requests, 1 since it was last said",
        "turned away: foreign_page, 1 since it was last said",
        "turned away: too_many_requests, 5 since it was last said",
    ]
    assert refusals.counted == {"too_many_requests": 6, "foreign_page": 1}


def test_a_host_sees_what_was_turned_away_but_not_whom(folder: Path) -> None:
    port = free_port()
    with server(folder, "--metrics", str(port)) as running:
        anna, bert = Device(running), Device(running)
        name = anna.open()
        assert anna.ask("DELETE", f"/api/tables/{name}", origin="http://evil.example").status == 403
        with pytest.raises(InvalidStatus), bert.sit(name):
            pass
        with anna.sit(name) as chair:
            assert chair.act(5, "E4> WAS")["refusal"]["code"] == "not_your_seat"
        shown, said = _metrics(port), running.log.read_text()
    for code in ("foreign_page", "no_such_table", "not_your_seat"):
        assert f'setzkasten_refusals_total{{code="{code}"}} 1.0' in shown
        assert f"turned away: {code}, 1 since" in said
    assert not any(word in said for word in (name, anna.token, bert.token, "127.0.0.1", "evil"))


def test_what_strangers_send_fills_no_log(folder: Path) -> None:
    """Found by fire: the library told of it at length, past our own lines."""
    with server(folder) as running:
        device = Device(running)
        name = device.open()
        line = socket.create_connection(("127.0.0.1", running.port), timeout=PATIENCE_SECONDS)
        with line:
            line.sendall(handshake(running, name, device.token))
            heard = line.recv(1 << 16)  # the door is open: what comes before is not read yet
            line.sendall(b"\x81\x82\0\0\0\0A\xf8")  # a message that is no text
            while FAREWELL not in heard:
                heard = line.recv(1 << 16)
                assert heard
        with socket.create_connection(("127.0.0.1", running.port)) as line:
            line.sendall(b"GEHEIM\r\n\r\n")
            assert b" 400 " in line.recv(1 << 16)
        other = b"GET /healthz HTTP/1.1\r\nhost: h\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n"
        with socket.create_connection(("127.0.0.1", running.port)) as line:
            line.sendall(other)
            assert b" 200 " in line.recv(1 << 16)
        said = running.log.read_text()
    assert not [word for word in ("Invalid", "Unsupported") if word in said]
    assert "codec" not in said
