"""Games in real time over HTTP and sockets: nothing leaks, everybody acts at once."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from setzkasten.catalogue.policies import policy_of
from setzkasten.core.record import Header, Sitter
from setzkasten.lexicon.word_book import WordBook
from setzkasten.lexicon.words import Words
from setzkasten.server.live.house import House
from setzkasten.server.settings import Settings
from setzkasten.server.store.store import Store
from setzkasten.solve.boggle import on_dice
from tests.language import rule
from tests.server.housed import Watching
from tests.server.running import PATIENCE_SECONDS, Device

DICE = "AEPT/USNO/MAME/ROST"
SEATS = "seat 1 person Anna\nseat 2 person Bert\n"
BOGGLE = f"szk 1\ngame boggle\noption rounds 2\n{SEATS}\n 10 * shake {DICE}\n"
PRESTO = (
    f"szk 1\ngame presto-super\noption black 3\noption red 2\n{SEATS}\n 10 * deal AENRT/EIDLS\n"
)


def opened(device: Device, record: str) -> str:
    answer = device.ask("POST", "/api/records", record.encode(), content_type="text/plain")
    assert answer.status == 201, answer.body
    name: str = answer.json["id"]
    return name


def everything(device: Device, name: str) -> str:
    """All that HTTP tells of a table."""
    paths = ("record", "replay", "missed/1")
    told = [device.get(f"/api/tables/{name}/{path}").body.decode() for path in paths]
    return "\n".join([*told, device.get("/api/tables").body.decode()])


@rule("BOG-03")
@rule("BOG-09")
def test_a_list_is_seen_by_its_seat_until_it_is_read(device: Device) -> None:
    name = opened(device, BOGGLE)
    with device.sit(name) as anna, device.sit(name) as bert, device.sit(name) as watching:
        anna.ask("look", seat=0)
        bert.ask("look", seat=1)
        assert anna.act(0, "RASE")["ok"]
        assert bert.act(1, "MAUS", seq=1)["ok"]
        for chair in (anna, bert, watching):
            chair.until_seq(3)
        assert anna.frame["view"]["list"] == ["RASE"]
        assert "RASE" not in json.dumps([bert.frame, watching.frame])
        assert "MAUS" not in json.dumps([anna.frame, watching.frame])
        assert not [word for word in ("RASE", "MAUS") if word in everything(device, name)]
        assert anna.ask("try", seat=0, action="done")["trial"]["words"] == []
        anna.act(0, "done")
        assert bert.ask("try", seat=1, action="done")["trial"]["words"] == []
        bert.act(1, "done")
        watching.until(phase="shake")
        assert "RASE" in json.dumps(watching.frame)
        assert "RASE" in device.get(f"/api/tables/{name}/record").body.decode()


@rule("PR1-02")
def test_a_board_is_seen_by_its_seat_until_the_round_is_over(device: Device) -> None:
    name = opened(device, PRESTO)
    with device.sit(name) as anna, device.sit(name) as bert, device.sit(name) as watching:
        anna.ask("look", seat=0)
        bert.ask("look", seat=1)
        assert anna.act(0, "build 0,0> RAT 1,1v NE")["ok"]
        for chair in (anna, bert, watching):
            chair.until_seq(2)
        others = json.dumps([bert.frame["view"], watching.frame["view"]])
        assert '"letter": "R"' not in others
        assert '"N"' not in others
        told = everything(device, name)
        assert "RAT" not in told
        assert "AENRT" not in told
        assert '"letter":"R"' not in told
        anna.act(0, "give-up")
        bert.act(1, "give-up")
        watching.until(over=True)
        assert "AENRT" in device.get(f"/api/tables/{name}/record").body.decode()


@rule("BOG-02")
def test_a_round_begins_on_a_call(device: Device) -> None:
    seats = [{"kind": "person", "names": ["Anna"]}]
    answer = device.post("/api/tables", {"game": "boggle", "seats": seats})
    with device.sit(answer.json["id"]) as chair:
        assert (chair.frame["call"], chair.frame["seq"]) == (True, 0)
        assert chair.ask("go-on", seat=0)["ok"]
        assert len(chair.until(phase="search")["view"]["letters"]) == 16
        assert chair.ask("go-on", seat=0)["refusal"]["code"] == "nothing_to_wait_for"


@rule("SOL-01")
def test_what_was_missed_is_told_after_the_round(device: Device) -> None:
    name = opened(device, BOGGLE)
    assert device.get(f"/api/tables/{name}/missed/1").status == 404
    with device.sit(name) as chair:
        chair.act(0, "RASE")
        chair.act(0, "done")
        chair.act(1, "done")
    told = device.get(f"/api/tables/{name}/missed/1").json
    words = [entry["word"] for entry in told["words"]]
    assert "MAUS" in words
    assert "RASE" not in words
    assert "ROT" not in words  # its letters lie there, its way does not
    (maus,) = [entry for entry in told["words"] if entry["word"] == "MAUS"]
    assert maus == {"word": "MAUS", "points": 1, "path": [[2, 0], [2, 1], [1, 0], [1, 1]]}
    for number in ("0", "2", "-1", "99999999999"):
        assert device.get(f"/api/tables/{name}/missed/{number}").status == 404
    nomina = device.open()
    refused = device.get(f"/api/tables/{nomina}/missed/1")
    assert (refused.status, refused.json["error"]["code"]) == (404, "no_such_round")


@rule("GEN-10")
def test_a_word_of_a_list_is_voted_on(device: Device) -> None:
    name = opened(device, BOGGLE)
    with device.sit(name) as chair:
        chair.act(0, "MAMO")
        chair.act(0, "done")
        chair.act(1, "done")
        reading = chair.until(phase="judge")["reading"]
        assert [(word["word"], word["settled"]) for word in reading["words"]] == [("MAMO", None)]
        assert chair.ask("ask-vote", seat=0, word="MAMO")["ok"]
        chair.ask("vote", seat=0, aye=True)
        chair.ask("vote", seat=1, aye=True)
        chair.until(ballot=None)
        assert chair.frame["reading"]["words"][0]["settled"] is True
        chair.ask("go-on", seat=0)
        assert chair.ask("go-on", seat=0)["refusal"]["code"] == "already_ready"
        chair.ask("go-on", seat=1)
        assert chair.until(phase="shake")["scores"] == [1, 0]


def test_a_page_that_was_cut_off_is_known_after_all_others_have_written_much(
    device: Device,
) -> None:
    seats = [{"names": [name]} for name in "ABCDEFGH"]
    name = device.post("/api/tables", {"game": "boggle", "seats": seats}).json["id"]
    with device.sit(name, client="page-1") as chair:
        chair.ask("go-on", seat=0)
        frame = chair.until(phase="search")
        word = frame["view"]["letters"][:3]
        wish = {"re": 2, "do": "act", "seat": 0, "action": word, "seq": frame["seq"]}
        first = chair.send(json.dumps(wish))
        assert first == {"re": 2, "ok": True}
    with device.sit(name, client="page-2") as chair:
        for number in range(70):
            strikes = number // 7 % 2
            seat = 1 + number % 7
            assert chair.act(seat, f"strike {word}" if strikes else word)["ok"]
    with device.sit(name, client="page-1") as chair:
        assert chair.send(json.dumps(wish)) == first


def house_of(path: Path) -> House:
    words = frozenset({"RASE", "MAUS", "RAUM", "NAME", "TON", "ROT"})
    return House(Store(path), Words.listed(words), Settings(0.0))


@rule("BOG-09")
@pytest.mark.parametrize(("early", "counts"), [(1, True), (0, False)])
def test_a_word_counts_from_its_arrival_however_busy_the_table_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, early: int, counts: bool
) -> None:
    """The lock is held over the end of the glass; the word came before, or at it."""
    moment = 1_000_000
    for place in ("live_table", "drawer"):
        monkeypatch.setattr(f"setzkasten.server.live.{place}.now_millis", lambda: moment)

    async def match() -> list[str]:
        nonlocal moment
        house = house_of(tmp_path / "store")
        try:
            sitters = (Sitter(("Anna",)), Sitter(("Bert",)))
            live = await house.live(await house.open("anna", Header("boggle", sitters)), "anna")
            assert live
            await live.join(Watching())
            await live.change(lambda now: live.table.go_on(0, now))
            word = _on(live.table.match.state.letters)  # type: ignore[attr-defined]
            moment += 180_000 - early
            async with live.lock:
                writing = asyncio.ensure_future(
                    live.change(lambda now: live.table.play(0, word, now))
                )
                await asyncio.sleep(0)
                moment += 5_000
            await writing
            return [line.split(maxsplit=1)[1] for line in live.table.lines()]
        finally:
            house.close()

    written = [line for line in asyncio.run(match()) if line.startswith("1 ")]
    assert bool(written) == counts


def _on(letters: str) -> str:
    """Three letters in a row of the tray."""
    return letters[:3]


def test_computers_play_beside_each_other(tmp_path: Path) -> None:
    async def match() -> list[str]:
        house = house_of(tmp_path / "store")
        sitters = (
            Sitter(("Anna",)),
            Sitter((), "computer", "leicht"),
            Sitter((), "computer", "leicht"),
        )
        header = Header("boggle", sitters, position={"dice": DICE})
        try:
            live = await house.live(await house.open("anna", header), "anna")
            assert live
            listener = Watching()
            await live.join(listener)
            while live.table.awaiting().seats != {0}:
                listener.take()
                await asyncio.wait_for(listener.fresh.wait(), PATIENCE_SECONDS)
            return [line.split()[1] for line in live.table.lines()]
        finally:
            house.close()

    seats = asyncio.run(match())
    assert set(seats) == {"2", "3"}
    first, last = seats.index("2"), len(seats) - seats[::-1].index("2")
    assert "3" in seats[first:last], "one after the other"


def test_dice_are_searched_by_the_kernel_as_by_hand() -> None:
    words = Words.german().under(policy_of("boggle"), WordBook.of({"MAMO": True, "RASEN": False}))
    found = on_dice(words, DICE.replace("/", ""))
    assert {"RASE", "ROMAN", "MUSEN", "MAMO"} <= set(found)
    assert "RASEN" not in found
    assert "NAMEN" not in found
    assert min(map(len, found)) == 3
    assert found.index("ROMANE") < found.index("TON")
    assert found.index("TON") < found.index("SAMTENES"), "well-known words come first"
    for word in Random(1).sample([w for w in found if w != "MAMO"], 20):
        assert word in words.under(policy_of("boggle"))
