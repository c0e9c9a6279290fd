"""My data: told, taken along, erased; games of others remain with "Gast"."""

from __future__ import annotations

import shutil
from pathlib import Path

from setzkasten.puzzle.crossword import Puzzle
from setzkasten.server.people.device import owner_of
from setzkasten.server.people.erasures import FILE, Erasures
from tests.server.gang import ANNA, BERT, CORA, DORA, FREE, Gang, evening
from tests.server.inside import Said

NOTHING_ELSE = {
    "entries": 0,
    "remarks": 0,
    "turned_away": 0,
    "barred": False,
    "admitted": False,
    "keeper": False,
}


async def mine(gang: Gang, who: str, path: str = "") -> Said:
    return await gang.app.ask("GET", f"/api/me{path}", token=who)


async def forgotten(gang: Gang, who: str) -> Said:
    return await gang.app.ask("DELETE", "/api/me", token=who)


async def anna_and_bert(gang: Gang) -> None:
    """They play; Cora looks on."""
    await gang.opened()
    link = await gang.invited()
    watching = await gang.invited(kind="watch")
    await gang.come(BERT, link, "Bert")
    await gang.begin()
    await gang.come(CORA, watching)


def test_all_that_is_known_is_told_and_taken_along(folder: Path) -> None:
    async def play(gang: Gang) -> None:
        await anna_and_bert(gang)
        await gang.app.house.shelf.put(owner_of(ANNA), Puzzle(("ABC", "D#E", "FGH"), title="Uns"))
        assert (await mine(gang, ANNA)).json == {
            "names": ["Anna"],
            "tables": 1,
            "running": 1,
            "puzzles": 1,
            "sheets": 0,
            "mail": None,
            "push": False,
            "reports": 0,
            **NOTHING_ELSE,
        }
        assert (await mine(gang, BERT)).json == {
            "names": ["Bert"],
            "tables": 1,
            "running": 1,
            "puzzles": 0,
            "sheets": 0,
            "mail": None,
            "push": False,
            "reports": 0,
            **NOTHING_ELSE,
        }
        assert (await mine(gang, CORA)).json["names"] == []
        file = await mine(gang, ANNA, "/file")
        assert [table["facts"]["id"] for table in file.json["tables"]] == [gang.table]
        assert "seat 1 person Anna" in file.json["tables"][0]["record"]
        assert file.json["tables"][0]["opened"]
        assert file.json["puzzles"][0]["body"]["title"] == "Uns"

    evening(folder, play)


def test_a_running_game_is_taken_along_without_the_hands_of_others(folder: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened(game="kreuzwort-super")
        await gang.come(BERT, await gang.invited(), "Bert")
        await gang.begin()
        file = await mine(gang, BERT, "/file")
        record = file.json["tables"][0]["record"]
        assert record == await gang.record(BERT)
        assert " * " not in record  # no draw is told while hands are hidden

    evening(folder, play)


def test_what_only_this_device_had_is_gone(folder: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened({"names": ["Anna"]}, {"names": ["Oma"]})
        said = await forgotten(gang, ANNA)
        assert said.status == 204
        assert "Max-Age=0" in said.headers["set-cookie"]
        assert (await mine(gang, ANNA)).json == {
            "names": [],
            "tables": 0,
            "running": 0,
            "puzzles": 0,
            "sheets": 0,
            "mail": None,
            "push": False,
            "reports": 0,
            **NOTHING_ELSE,
        }
        assert await gang.record(ANNA) == "no_such_table"

    evening(folder, play)


def test_a_game_of_others_remains_with_a_guest_and_belongs_to_them(folder: Path) -> None:
    async def play(gang: Gang) -> None:
        await anna_and_bert(gang)
        await forgotten(gang, ANNA)
        assert await gang.record(ANNA) == "no_such_table"
        assert "seat 1 person Gast" in await gang.record(BERT)
        assert "Anna" not in await gang.record(BERT)
        anew = {"kind": "anew", "seat": 0}
        said = await gang.post(BERT, f"/api/tables/{gang.table}/invitations", anew)
        assert said.status == 201  # the opener's rights are Bert's now

    evening(folder, play)


def test_whoever_only_watches_keeps_no_game(folder: Path) -> None:
    async def play(gang: Gang) -> None:
        await anna_and_bert(gang)
        for who in (ANNA, BERT):
            await forgotten(gang, who)
        assert await gang.record(CORA) == "no_such_table"

    evening(folder, play)


def test_a_place_at_a_table_that_waits_is_free_again(folder: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened({"names": ["Anna"]}, FREE)
        await gang.come(BERT, await gang.invited(), "Bert")
        await forgotten(gang, BERT)
        assert await gang.seats() == [("Anna",)]

    evening(folder, play)


async def a_team(gang: Gang) -> None:
    """Bert and Cora share a seat."""
    await gang.opened()
    await gang.come(BERT, await gang.invited(), "Bert")
    await gang.come(CORA, await gang.invited(BERT, kind="mate", seat=1), "Cora")


def test_a_mate_keeps_the_place_at_a_table_that_waits(folder: Path) -> None:
    async def play(gang: Gang) -> None:
        await a_team(gang)
        assert (await mine(gang, CORA)).json["names"] == ["Cora"]
        await forgotten(gang, BERT)
        assert await gang.seats() == [("Anna",), ("Cora",)]
        assert (await mine(gang, CORA)).json["names"] == ["Cora"]
        assert (await gang.begin()).status == 201
        assert "seat 2 person Cora" in await gang.record(CORA)
        await forgotten(gang, CORA)
        assert "seat 2 person Gast" in await gang.record(ANNA)

    evening(folder, play)


def test_a_mate_keeps_the_name_in_a_running_game_and_in_the_next_one(folder: Path) -> None:
    async def play(gang: Gang) -> None:
        await a_team(gang)
        await gang.begin()
        again = await gang.post(ANNA, f"/api/tables/{gang.table}/rematch", {"order": "rotated"})
        await forgotten(gang, BERT)
        assert "seat 2 person Gast, Cora" in await gang.record(CORA)
        assert await gang.record(BERT) == "no_such_table"
        gang.table = again.json["id"]
        assert "seat 1 person Gast, Cora" in await gang.record(CORA)

    evening(folder, play)


def test_whoever_was_removed_or_lost_the_seat_is_still_forgotten(folder: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened()
        link = await gang.invited()
        for who, name in ((BERT, "Bert"), (CORA, "Cora")):
            await gang.come(who, link, name)
        await gang.begin()
        await gang.post(ANNA, f"/api/tables/{gang.table}/remove", {"seat": 1})
        await gang.invited(kind="anew", seat=2)
        for who, name in ((BERT, "Bert"), (CORA, "Cora")):
            assert (await mine(gang, who)).json["names"] == [name]
            await forgotten(gang, who)
        record = await gang.record(ANNA)
        assert "seat 2 person Gast" in record
        assert "seat 3 person Gast" in record
        assert "seat 1 person Anna" in record

    evening(folder, play)


def test_who_came_after_somebody_keeps_the_seat_when_they_are_forgotten(folder: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened()
        await gang.come(BERT, await gang.invited(), "Bert")
        await gang.come(CORA, await gang.invited(kind="anew", seat=1))  # under the same name
        await forgotten(gang, BERT)
        assert await gang.seats() == [("Anna",), ("Gast",)]
        await gang.come(DORA, await gang.invited(kind="anew", seat=1), "Dora")
        await forgotten(gang, CORA)
        assert await gang.seats() == [("Anna",), ("Dora",)]

    evening(folder, play)


def test_a_hand_on_a_telephone_is_forgotten_there(folder: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened({"names": ["Anna"]}, {"names": ["Oma"]})
        await gang.begin()
        await gang.come(BERT, await gang.invited(kind="hand", seat=1))
        assert (await mine(gang, ANNA)).json["names"] == ["Anna"]
        await gang.come(CORA, await gang.invited(BERT, kind="carry", seat=1))
        assert (await mine(gang, CORA)).json["names"] == ["Oma"]
        await forgotten(gang, BERT)
        assert "seat 2 person Gast" in await gang.record(ANNA)
        assert "seat 1 person Anna" in await gang.record(ANNA)

    evening(folder, play)


def test_a_restored_backup_brings_nobody_back(tmp_path: Path) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    for folder in (before, after):
        folder.mkdir()

    async def play(gang: Gang) -> None:
        await anna_and_bert(gang)

    evening(before, play)
    shutil.copytree(before, after, dirs_exist_ok=True)
    Erasures(after / FILE).remember(owner_of(ANNA))

    async def look(gang: Gang) -> None:
        gang.app.house.erasures = Erasures(after / FILE)
        await gang.app.house.erase_again()  # as at every start
        assert (await mine(gang, ANNA)).json["tables"] == 0
        assert (await mine(gang, BERT)).json["tables"] == 1

    evening(after, look)


def test_who_still_shows_the_cookie_of_somebody_forgotten_is_somebody_new(folder: Path) -> None:
    """The answer that takes the cookie away may be lost: what comes after it must not be erased."""

    async def play(gang: Gang) -> None:
        gang.app.house.erasures = Erasures(folder / FILE)
        await forgotten(gang, ANNA)
        said = await gang.post(ANNA, "/api/tables", {"game": "nomina", "seats": [{}, {}]})
        newcomer = said.headers["set-cookie"].partition("=")[2].partition(";")[0]
        assert newcomer != ANNA
        await gang.app.house.erase_again()  # as at the next start
        record = f"/api/tables/{said.json['id']}/record"
        assert (await gang.app.ask("GET", record, token=newcomer)).status == 200

    evening(folder, play)


def test_a_list_of_erasures_that_somebody_wrote_into_is_read_with_care(tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.write_bytes(b"\xff\xff nonsense\n" + b"a" * 32 + b"\n" + b"a" * 32 + b"\n")
    assert Erasures(file).all() == ["a" * 32]
