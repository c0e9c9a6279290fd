"""`./setz run --lan`: others at home find the server, and invitations lead to where they do."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import segno

from setzkasten import cli
from setzkasten.lexicon.words import Words
from setzkasten.server import announcing, serve
from setzkasten.server.home_network import home_address, qr_text
from setzkasten.server.settings import Settings
from tests.server.inside import inside

HOME = "http://192.0.2.5:8000"


def test_a_qr_code_is_a_square_of_half_blocks() -> None:
    rows = qr_text(HOME).splitlines()
    width = max(map(len, rows))
    assert width in (2 * len(rows), 2 * len(rows) - 1)
    assert {sign for row in rows for sign in row} <= set("█▀▄ ")


def test_it_prints_the_address_and_a_code_that_leads_there(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announcing, "home_address", lambda: "192.0.2.5")
    outside = announcing.outside_of(8000)
    announcing.announce("http://127.0.0.1:8000/", outside=outside, open_browser=False)
    first, second, *rows = capsys.readouterr().out.splitlines()
    assert first == "Setzkasten läuft auf http://127.0.0.1:8000/"
    assert f" {HOME}/" in second
    link = segno.make(f"{HOME}/", micro=False)
    drawn = [[sign in "▀█" for sign in row] for row in rows], [[s in "▄█" for s in r] for r in rows]
    light = [row for pair in zip(*drawn, strict=True) for row in pair]
    wanted = [[not dark for dark in row] for row in link.matrix_iter(border=4)]
    assert light[: len(wanted)] == wanted


@pytest.mark.parametrize(("own", "told"), [("192.0.2.7", "192.0.2.7"), ("127.0.0.1", None)])
def test_only_an_address_that_others_reach_is_told(
    own: str, told: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Line:
        def __init__(self, *_: object) -> None: ...
        def __enter__(self) -> Line:
            return self

        def __exit__(self, *_: object) -> None: ...
        def connect(self, _: object) -> None: ...
        def getsockname(self) -> tuple[str, int]:
            return own, 1

    monkeypatch.setattr("socket.socket", Line)
    assert home_address() == told


def test_without_a_network_it_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "EVERYWHERE", "127.0.0.1")  # tests listen nowhere else
    monkeypatch.setattr(announcing, "home_address", lambda: None)
    assert serve.serve(lan=True, port=0, data=tmp_path) == 1
    assert "--lan" in capsys.readouterr().err


def test_the_command_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, object] = {}
    monkeypatch.setattr(serve, "serve", lambda **rest: asked.update(rest) or 0)
    with pytest.raises(SystemExit):
        cli.main(["run", "--lan", "--no-browser"])
    assert asked["lan"] is True


@pytest.mark.parametrize(
    ("host", "leads_to"),
    [("127.0.0.1:8000", HOME), ("localhost:8000", HOME), ("192.0.2.9:80", "http://192.0.2.9:80")],
)
def test_an_invitation_leads_to_where_others_reach_it(
    tmp_path: Path, host: str, leads_to: str
) -> None:
    async def invited() -> str:
        async with inside(tmp_path, Words.listed({"WAS"}), Settings(0.0, outside=HOME)) as app:
            page = {"host": host, "origin": f"http://{host}"}
            seats = [{"names": ["Anna"]}, {"kind": "free"}]
            opened = await app.ask("POST", "/api/tables", {"game": "nomina", "seats": seats})
            path = f"/api/tables/{opened.json['id']}/invitations"
            link: str = (await app.ask("POST", path, {}, **page)).json["link"]
            return link

    assert asyncio.run(invited()).startswith(f"{leads_to}/#/komm/")
