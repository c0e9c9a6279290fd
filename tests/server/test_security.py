"""Small things of docs/security.md that stand nowhere else."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import pytest

from setzkasten.server.name import new_name
from setzkasten.server.people.invitation import new_secret
from setzkasten.server.serve import serve
from setzkasten.server.settings import Settings
from setzkasten.server.store.postgres_line import spoken
from tests.server.running import PATIENCE_SECONDS, Device, Server


def test_every_kind_of_answer_says_what_it_is(house: Server) -> None:
    device = Device(house)
    name = device.open()
    said = {
        path: device.get(path).headers["content-type"]
        for path in (
            "/",
            "/api/games",
            "/api/nothing",
            f"/api/tables/{name}/record",
            "/api/print/pad/nomina.pdf",
        )
    }
    assert re.fullmatch(r"text/html; charset=utf-8", said["/"])
    assert said["/api/games"] == said["/api/nothing"] == "application/json"
    assert re.fullmatch(r"text/plain; charset=utf-8", said[f"/api/tables/{name}/record"])
    assert said["/api/print/pad/nomina.pdf"] == "application/pdf"


SMUGGLED = (
    "content-length: 4\r\ncontent-length: 40\r\n",
    "content-length: 4\r\ntransfer-encoding: chunked\r\n",
    "transfer-encoding: chunked\r\ntransfer-encoding: identity\r\n",
    "content-length: +4\r\n",
    "content-length: 4\r\n content-length: 40\r\n",
)


@pytest.mark.parametrize("lengths", SMUGGLED)
def test_a_request_has_one_end(house: Server, lengths: str) -> None:
    """What a proxy in front might read otherwise is refused, and the line is closed."""
    hidden = "GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n"
    head = f"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1:{house.port}\r\n{lengths}\r\n"
    address = ("127.0.0.1", house.port)
    with socket.create_connection(address, timeout=PATIENCE_SECONDS) as line:
        line.sendall((head + hidden).encode())
        line.shutdown(socket.SHUT_WR)
        said = b""
        while more := line.recv(1 << 16):
            said += more
    assert said.count(b"HTTP/1.1 ") <= 1
    assert b" 200 " not in said


def test_no_name_can_be_guessed() -> None:
    """Six bits a sign."""
    assert len(new_name()) * 6 >= 128
    assert len(new_secret()) * 6 >= 192
    assert len({new_name() for _ in range(1000)}) == 1000


@pytest.mark.parametrize(
    "address",
    ["postgresql://anna:GEHEIM@db/games", "host=db dbname=games password=GEHEIM", "GEHEIM %%"],
)
def test_the_password_of_a_database_is_not_said(address: str) -> None:
    assert "GEHEIM" not in spoken(address)


@pytest.mark.parametrize("address", ["mysql://anna:GEHEIM@db/games", "postgresql://a:GEHEIM@["])
def test_an_address_that_cannot_be_read_is_not_repeated(
    address: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve(port=0, data=folder, settings=Settings(database=address)) == 1
    said = capsys.readouterr().err
    assert "GEHEIM" not in said
    assert "The database cannot be used: the address cannot be read" in said


def test_nobody_hears_his_own_request(house: Server) -> None:
    answer = Device(house).ask("TRACE", "/api/games", x_canary="GEHEIM")
    assert answer.status in (404, 405)
    assert b"GEHEIM" not in answer.body
