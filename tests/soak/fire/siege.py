"""A house under fire: its canaries, its log, its tables before and after a kill."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from secrets import token_hex

from setzkasten.server.now import now_millis
from setzkasten.server.people.device import COOKIE, new_token
from setzkasten.server.people.invitation import new_secret
from setzkasten.server.people.keeper_cookie import COOKIE as KEEPER_COOKIE
from setzkasten.server.store import keepers
from setzkasten.server.store.folder import STORE
from tests.foreign.bodies import IPUZ
from tests.server.running import Device, Json, Server
from tests.soak.fire.unlimited import Unlimited
from tests.vocabulary import WORDS

# How many tables are looked at after the kill? The latest.
LOOKED_AT = 25


@dataclass
class Siege:
    """`shared`: what a server is told about a database; else it has a folder of its own."""

    folder: Path
    shared: tuple[str, ...] = ()
    wrong: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._words = self.folder / "words.txt"
        self._words.write_text("\n".join(WORDS), "utf-8")
        self.server: Server = self._started()
        self.token = new_token()
        self._canary = f"Kanari{token_hex(4)}"
        self._perch()
        self.cookie = f"{COOKIE}={self.token}"

    def _keys(self) -> str:
        """Whoever fires keeps the server as well, where it has a folder."""
        secret = new_secret()
        with closing(sqlite3.connect(self.folder / "data" / STORE)) as db, db:
            keepers.offer(db, secret, now_millis())
        given = self.device.post("/api/keeper", {"secret": secret})
        assert given.status == 200, given.body
        cookies = given.headers.get_all("set-cookie", [])
        return next(one.partition(";")[0] for one in cookies if one.startswith(KEEPER_COOKIE))

    def planted(self) -> list[Json]:
        """Something of each kind to be asked for, and what was told of it."""
        if not self.shared:
            self.cookie = f"{COOKIE}={self.token}; {self._keys()}"
        seats = [{"names": ["Anna"]}, {"kind": "free"}]
        table = self.device.post("/api/tables", {"game": "nomina", "seats": seats}).json
        puzzle = self.device.post("/api/puzzles/file", IPUZ).json
        told = self.device.get(f"/api/puzzles/{puzzle.get('id')}").json
        sheet = f"/api/gifts/{told.get('gift')}/sheets"
        wanted = {"way": "together", "name": "Anna"}
        invited = f"/api/tables/{table.get('id')}/invitations"
        more = [self.device.post(sheet, wanted), self.device.post(invited, {"kind": "sit"})]
        return [table, told, *(one.json for one in more)]

    @property
    def device(self) -> Device:
        """Whoever throws things."""
        return Device(self.server, self.token)

    def _started(self) -> Server:
        words = ("--words", str(self._words), "--idle", "1")
        return Unlimited(self.folder / "data", *words, *self.shared)

    def _perch(self) -> None:
        """Somebody else's table and puzzle: nobody who fires may ever hear of them."""
        bird = Device(self.server)
        seats = [{"names": [self._canary]}, {"names": [self._canary]}]
        bird.post("/api/tables", {"game": "nomina", "seats": seats})
        bird.post("/api/puzzles/file", {**IPUZ, "title": self._canary})

    def heard(self, said: bytes, by: str) -> None:
        if self._canary.encode() in said:
            self.wrong.append(f"a canary sang in the answer to {by[:200]!r}")

    def end(self) -> None:
        """The tables live, also after a kill; the log knows of no fault and of no name."""
        before = {name: self._frame(name) for name in self._names()}
        self.server.kill()
        said = self.server.log.read_text()
        self.server = self._started()
        after = {name: self._frame(name) for name in before}
        self.wrong += [
            f"table {name} is another after a kill: {apart(frame, after[name])}"
            for name, frame in before.items()
            if after[name] != frame
        ]
        faults = [line for line in said.splitlines() if "Error" in line or "ERROR" in line]
        self.wrong += faults[:5]
        if self._canary in said:
            self.wrong.append("a name stands in the log")

    def _names(self) -> list[str]:
        """The latest tables at which people play among themselves."""
        listed = self.device.get("/api/tables")
        if listed.status != 200:
            self.wrong.append(f"the list of tables: {listed.status}")
            return []
        alone = [told for told in listed.json if not told["waiting"] and not _computers(told)]
        return [told["id"] for told in alone[:LOOKED_AT]]

    def _frame(self, name: str) -> Json:
        record = self.device.get(f"/api/tables/{name}/record")
        if record.status != 200:
            self.wrong.append(f"table {name} is dead: {record.status} {record.body!r}")
            return {}
        with self.device.sit(name) as chair:
            return timeless(chair.frame)


def _computers(told: Json) -> bool:
    return any(seat["kind"] == "computer" for seat in told["seats"])


def timeless(frame: Json) -> Json:
    """A frame but for its version and the moment at which it was sent."""
    still = {name: value for name, value in frame.items() if name not in ("now", "v")}
    for name in ("deadline", "ballot", "reading"):
        if still[name]:
            still[name] = {**still[name], "left": 0, "at": 0, "running": False}
    return still


def apart(one: Json, other: Json) -> str:
    """Where two frames differ, in short."""
    parts = [name for name in one if one[name] != other.get(name)]
    return "; ".join(f"{name}: {one[name]!r} | {other.get(name)!r}" for name in parts)[:900]


@contextmanager
def siege(shared: tuple[str, ...] = ()) -> Iterator[Siege]:
    with tempfile.TemporaryDirectory() as folder:
        under = Siege(Path(folder), shared)
        try:
            yield under
            under.end()
        finally:
            under.server.kill()
