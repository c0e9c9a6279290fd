"""Who wanted to be forgotten stays so on either kind of store, whatever copy is put back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from setzkasten.lexicon.words import Words
from setzkasten.server.live.house import House
from setzkasten.server.people.erasures import FILE, Erasures
from setzkasten.server.serve import kept, with_list
from setzkasten.server.settings import Settings
from tests.server.housed import HEADER

ANNA, BERT = "a" * 32, "b" * 32


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_copy_put_back_brings_nobody_back(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    address = request.getfixturevalue("database") if kind == "postgres" else ""
    settings = with_list(Settings(0.0, database=address), tmp_path)

    async def erased(house: House) -> None:
        await house.erase(ANNA)
        for who in (ANNA, BERT):  # as an old copy would have it
            await house.open(who, HEADER)

    async def started(house: House) -> tuple[int, int]:
        await house.start()
        return len(await house.owned(ANNA)), len(await house.owned(BERT))

    with kept(tmp_path, settings) as (store, erasures):
        house = House(store, Words.listed({"WAS"}), settings, erasures=erasures)
        asyncio.run(erased(house))
        house.close()
    with kept(tmp_path, settings) as (store, erasures):
        assert ANNA in erasures
        house = House(store, Words.listed({"WAS"}), settings, erasures=erasures)
        assert asyncio.run(started(house)) == (0, 1)
        house.close()


def test_processes_share_one_list(tmp_path: Path) -> None:
    file = tmp_path / "further" / FILE
    one, other = Erasures(file), Erasures(file)
    one.remember(ANNA)
    assert ANNA in other
    other.remember(BERT)
    assert one.all() == [ANNA, BERT]
    with file.open("a") as half:
        half.write("c" * 16)
    assert "c" * 32 not in one
    with file.open("a") as half:
        half.write("c" * 16 + "\n")
    assert "c" * 32 in one


def test_half_a_line_spoils_no_other(tmp_path: Path) -> None:
    """As a full disk leaves it."""
    file = tmp_path / FILE
    file.write_text(f"{ANNA}\n{BERT[:9]}")
    Erasures(file).remember(BERT)
    assert Erasures(file).all() == [ANNA, BERT]


def test_the_list_stands_where_the_host_says(tmp_path: Path) -> None:
    database = "postgresql://somewhere"
    assert with_list(Settings(database=database), tmp_path).erased == tmp_path / FILE
    named = Settings(database=database, erased=tmp_path / "list")
    assert with_list(named, None).erased == tmp_path / "list"
