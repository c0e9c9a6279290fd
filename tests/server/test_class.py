"""A class of thirty behind one address comes to one evening: nobody meets a limit."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from setzkasten.server.settings import Settings
from tests.server.running import Device, server
from tests.server.test_company import FREE

PUPILS, TABLES = 30, 3


def test_thirty_come_by_code_within_a_moment_and_all_play(folder: Path) -> None:
    with server(folder, "--crowd", str(Settings(0.0).crowd)) as house, ExitStack() as room:
        teacher = Device(house)
        wanted = {"game": "boggle", "seats": [FREE, FREE]}
        tables = [teacher.post("/api/tables", wanted).json["id"] for _ in range(TABLES)]
        statuses = [teacher.ask("PUT", f"/api/tables/{table}/screen").status for table in tables]
        codes = []
        for table in tables:
            made = teacher.post(f"/api/tables/{table}/invitations", {"code": True})
            codes.append(made.json["code"])
        chairs, pupils = [], [Device(house) for _ in range(PUPILS)]
        for number, pupil in enumerate(pupils):
            typed = {"code": codes[number % TABLES].lower()}
            said = [pupil.get("/"), pupil.get("/api/games"), pupil.get("/api/messages")]
            said.append(pupil.post("/api/invitations/look", typed))
            said.append(pupil.post("/api/invitations/claim", {**typed, "name": f"Kind {number}"}))
            statuses += [one.status for one in said]
            chairs.append(room.enter_context(pupil.sit(tables[number % TABLES])))
        statuses += [teacher.post(f"/api/tables/{table}/begin").status for table in tables]
        assert {status for status in statuses if status >= 400} <= {503}, statuses
        again = [
            room.enter_context(pupil.sit(tables[number % TABLES]))
            for number, pupil in enumerate(pupils)
        ]
        assert all(len(chair.frame["seats"]) == PUPILS // TABLES for chair in again)
        for chair in again[:TABLES]:
            assert chair.ask("go-on", seat=0)["ok"]
        for number, chair in enumerate(again):
            chair.until(call=False)
            assert chair.ask("look", seat=number // TABLES)["ok"]
            assert chair.frame["seats"][number // TABLES]["names"] == [f"Kind {number}"]
