"""`./setz keeper` beside a running server: it prints a link, and writes down its hash alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from setzkasten.cli import main
from setzkasten.server.live.house import House
from setzkasten.server.store import house_words
from setzkasten.server.store.postgres import Postgres
from setzkasten.server.store.store import Store
from tests.server import shared
from tests.server.housed import house_of
from tests.server.running import Device, Server

LINK = re.compile(r"^(\S+)/#/wart/([A-Za-z0-9_-]{32})$", re.MULTILINE)
Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Command:
    def run(*words: object) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as ended:
            main(["keeper", *map(str, words)])
        said = capsys.readouterr()
        return int(ended.value.code or 0), said.out, said.err

    return run


def where(house: Server) -> list[str]:
    return shared.arguments(house.data)[:2] or ["--data", str(house.data)]


def keeps(device: Device, session: str) -> bool:
    cookie = f"setzkasten={device.token}; {session}"
    return device.ask("GET", "/api/keeper", cookie=cookie).status == 200


def test_the_link_makes_a_keeper_and_the_end_of_all_ends_it(
    house: Server, device: Device, command: Command
) -> None:
    code, out, _ = command(*where(house))
    found = LINK.search(out)
    assert found, out
    assert (code, found[1]) == (0, house.address)
    said = device.post("/api/keeper", {"secret": found[2]})
    assert said.status == 200, said.body
    session = next(
        one for one in said.headers.get_all("set-cookie", []) if "-keeper=" in one
    ).partition(";")[0]
    assert keeps(device, session)
    assert found[2] not in house.log.read_text()
    assert not keeps(Device(house), session)
    code, out, _ = command(*where(house), "--end")
    assert (code, "abgemeldet" in out) == (0, True)
    assert not keeps(device, session)


def test_another_address_may_be_named(house: Server, command: Command) -> None:
    _, out, _ = command(*where(house), "--site", "https://spiele.example/")
    assert (found := LINK.search(out))
    assert found[1] == "https://spiele.example"
    command(*where(house), "--end")


@pytest.mark.parametrize("site", ["https://[", "javascript:alert(1)", "spiele.example"])
def test_an_address_that_leads_nowhere_is_said(house: Server, command: Command, site: str) -> None:
    code, out, err = command(*where(house), "--site", site)
    assert (code, out) == (2, "")
    assert site in err


def test_without_games_or_a_server_it_says_so(tmp_path: Path, command: Command) -> None:
    code, out, err = command("--data", tmp_path)
    assert (code, out) == (2, "")
    assert "keine Partien" in err
    Store(tmp_path / "tables.sqlite3").close()
    code, out, err = command("--data", tmp_path)
    assert (code, out) == (2, "")
    assert "kein Setzkasten" in err


def test_on_a_database_it_is_the_same(database: str, command: Command) -> None:
    code, _, err = command("--database", database)
    assert (code, "lässt sich nicht lesen" in err) == (2, True)
    house: House = house_of(Postgres(database))
    try:
        code, _, err = command("--database", database)
        assert (code, "--site" in err) == (2, True)
        address = "https://spiele.example"
        house.store.queued(lambda db: house_words.say(db, house_words.ADDRESS, address)).result()
        code, out, _ = command("--database", database)
        assert code == 0
        assert LINK.search(out)
    finally:
        house.close()
    code, _, err = command("--database", database)
    assert (code, "kein Setzkasten" in err) == (2, True)
