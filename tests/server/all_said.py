"""One of everything that a server says: frames of every game, answers over socket and HTTP."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec

from setzkasten.catalogue import GAMES
from setzkasten.core.record import read_record
from setzkasten.lexicon.words import Words
from setzkasten.server.http.telling import replay_told
from setzkasten.server.people.device import COOKIE
from setzkasten.table.frame import frame
from setzkasten.table.opening import open_table
from setzkasten.table.table import Table
from tests.playthroughs.regenerate import FOLDER
from tests.puzzle.puzzles import SMALL
from tests.server.keeping import printed
from tests.server.running import Answered, Chair, Device, Server
from tests.table.test_reading import read_aloud
from tests.vocabulary import WORDS

__all__ = ["frames", "over_http", "over_socket", "replays"]

Said = tuple[str, bytes]  # which type of the wire, and the JSON
LIST = Words.listed(WORDS)
BOGGLE = "szk 1\ngame boggle\nseat 1 person A\nseat 2 person B\noption rounds 2\n\n"
ROUND = "0 * shake WASIITZTENNERUMD\n10 1 WAS\n20 2 WITZ\n30 1 done\n40 2 done\n50 § +WAS +WITZ\n"


OVER = (
    "szk 1\ngame nomina\nseat 1 person A\nseat 2 person B\n\n0 1 E4> WAS\n1 2 give-up\n2 1 pass\n"
)


def frames(parts: int = 3) -> Iterator[tuple[str, str, bytes]]:
    """Game, where it was taken, frame: every playthrough, cut into parts, for every seat."""
    for path in sorted(FOLDER.glob("*.szk")):
        for part in range(parts + 1):
            table = _table(path, part / parts)
            for seat in (None, *range(len(table.header.sitters))):
                where = f"{path.stem} {part}/{parts} seat {seat}"
                told = msgspec.json.encode(frame(table, "t", seat, 40))
                yield table.header.game, where, told


def replays() -> Iterator[tuple[str, str, bytes]]:
    for path in sorted(FOLDER.glob("*.szk")):
        table = _table(path, 1.0)
        yield table.header.game, path.stem, replay_told(table, 0)


def _table(path: Path, part: float) -> Table:
    """A playthrough up to some point, as its record has it."""
    data = path.read_bytes()
    record = read_record(data)
    lines = data.decode("utf-8").splitlines()
    last = int(part * len(record.lines))
    numbers = [line.number for line in record.lines[:last] if line.totals is None]
    kept = [lines[number - 1] for number in numbers]
    return open_table(record.header, kept, words=LIST, rng=Random(1), now=0)


def over_socket(device: Device) -> Iterator[Said]:
    """Frames with a vote, an offer and a deadline; trials, refusals, agreement."""
    name = device.open(time=60, start="agreed")
    with device.sit(name) as chair:
        yield "Answer", _said(chair.act(0, "E4> WAS", seq=0))
        yield "Answer", _said(chair.ask("try", seat=1, action="E5v ITZ"))
        yield "Answer", _said(chair.ask("try", seat=1, action="E5v OUI"))
        yield "Answer", _said(chair.act(1, "E5v OUI"))
        yield "Answer", _said(chair.act(1, "E4v WITZ", seq=0))
        yield "Answer", _said(chair.send("nonsense"))
        yield "Answer", _said(chair.send('{"re": 7}'))
        yield "Answer", _said(chair.ask("offer-words", seat=0, action="brands=yes"))
        yield "Frame", _frame_with(chair, "offer")
        yield "Answer", _said(chair.ask("answer", seat=0, aye=False))
        yield "Answer", _said(chair.ask("doubt", seat=1, word="WAS"))
        yield "Frame", _frame_with(chair, "ballot")
        yield "Answer", _said(chair.ask("say", seat=0, action="well-seen"))
        yield "Answer", _said(chair.ask("spell", seat=0, word="Rytmus"))
        yield "Answer", _said(chair.ask("spelled", seat=1, word="Rhythmus"))
        yield "Frame", _frame_with(chair, "spelling")
        yield "Answer", _said(chair.ask("vote", seat=0, aye=True))
        yield "Answer", _said(chair.ask("vote", seat=1, aye=True))
        yield "Answer", _said(chair.ask("look", seat=0))
        yield "Answer", _said(chair.ask("time"))

    yield "Frame", msgspec.json.encode(frame(read_aloud(), "t", None, 20))


def _frame_with(chair: Chair, part: str) -> bytes:
    while chair.frame[part] is None:
        chair.hear()
    return _said(chair.frame)


def over_http(device: Device) -> Iterator[Said]:
    """What every address answers, and faults of every shape."""
    yield from _facts(device)
    yield from _tables(device)
    yield from _invitations(device)
    yield from _contest(device)
    yield from _keeper(device)
    yield from _puzzles(device)
    yield from _faults(device)


def _facts(device: Device) -> Iterator[Said]:
    yield "Health", _well(device.get("/healthz"))
    yield "GameFacts[]", _well(device.get("/api/games"))
    yield "Messages", _well(device.get("/api/messages"))
    for game in GAMES:
        yield "RulesPage", _well(device.get(f"/api/rules/{game}"))
    yield "Replay", _well(device.get("/api/rules/nomina/sample"))
    yield "WordFacts", _well(device.get("/api/word/HAUS?game=nomina"))
    yield "WordFacts", _well(device.get("/api/word/was?game=krux"))
    yield "Tray", _well(device.get("/api/trays/WASIITZTENNERUMD"))
    lists = {"lists": [["was", "Witz"], ["WAS", "!"]]}
    yield "ReadLists", _well(device.post("/api/trays/WASIITZTENNERUMD", lists))


def _tables(device: Device) -> Iterator[Said]:
    opened = device.post("/api/tables", {"game": "nomina", "seats": [{}, {"kind": "computer"}]})
    yield "Opened", _well(opened)
    yield "Opened", _well(device.post(f"/api/tables/{opened.json['id']}/rematch"))
    asked = {"seat": 0, "stage": 3}
    yield "Hint", _well(device.post(f"/api/tables/{opened.json['id']}/hint", asked))
    with device.sit(name := device.open("person", "computer")) as chair:
        chair.ask("accept", seat=0, word="OUI", action="E4> OUI")
    yield "BookFacts", _well(device.get(f"/api/tables/{name}/book"))
    yield "BookFacts[]", _well(device.get("/api/books"))
    yield "WordFacts", _well(device.get(f"/api/word/OUI?table={name}"))
    round_ = _well(device.ask("POST", "/api/records", (BOGGLE + ROUND).encode()))
    yield "Opened", round_
    name = json.loads(round_)["id"]
    yield "Missed", _well(device.get(f"/api/tables/{name}/missed/1"))
    yield "Replay", _well(device.get(f"/api/tables/{name}/replay"))
    yield from _analysis(device)
    yield "TableFacts[]", _well(device.get("/api/tables"))


def _analysis(device: Device) -> Iterator[Said]:
    """On its way, and when it is done."""
    name = json.loads(_well(device.ask("POST", "/api/records", OVER.encode())))["id"]
    told = b""
    while not told or json.loads(told)["analysis"] is None:
        told = _well(device.post(f"/api/tables/{name}/analysis"))
        yield "AnalysisProgress", told


def _invitations(device: Device) -> Iterator[Said]:
    name = device.open("person", "free")
    programs = f"/api/tables/{device.open('person', 'free')}/programs"
    yield "ProgramSeat", _well(device.post(programs, {"name": "Rosa"}))
    yield "TableFacts[]", _well(device.get("/api/tables"))
    for wanted in ({"code": True}, {}):
        made = device.post(f"/api/tables/{name}/invitations", wanted)
        yield "Invite", _well(made)
    yield "OpenInvitation[]", _well(device.get(f"/api/tables/{name}/invitations"))
    knock = {"secret": made.json["link"].rpartition("/")[2], "name": "Bert"}
    yield "MyData", _well(device.get("/api/me"))
    yield "Reach", _well(device.get("/api/reach"))
    yield "Door", _well(device.post("/api/invitations/look", knock))
    yield "Seated", _well(Device(device.server).post("/api/invitations/claim", knock))
    assert device.post(f"/api/tables/{name}/block", {"seat": 1}).status == 204
    yield "Blocked[]", _well(device.get("/api/me/blocked"))
    assert device.post(f"/api/tables/{name}/report", {"seat": 1, "reason": "name"}).status == 204


def _contest(device: Device) -> Iterator[Said]:
    with device.sit(name := device.open()) as chair:
        for seat, action in ((0, "E4> WAS"), (1, "give-up"), (0, "give-up")):
            chair.act(seat, action)
    entry = {"table": name, "shown": True, "name": "Anna"}
    yield "EnteredPicture", _well(device.post("/api/week/entries", entry))
    yield "Week", _well(device.get("/api/week"))


def _keeper(device: Device) -> Iterator[Said]:
    yield "House", _well(device.get("/api/house"))
    yield "HouseTexts", _well(device.get("/api/house/texts"))
    assert isinstance(device.server, Server), "its folder is here"
    made = device.post("/api/keeper", {"secret": printed(device.server.data)})
    yield "Keeping", _well(made)
    given = made.headers.get_all("set-cookie", [])
    cookies = "; ".join((f"{COOKIE}={device.token}", *(one.partition(";")[0] for one in given)))

    def ask(method: str, path: str) -> bytes:
        said = device.ask(method, f"/api/keeper/{path}", b"{}", cookie=cookies)
        return said.body if said.status == 204 else _well(said)

    yield "ShownEntry[]", ask("GET", "entries")
    told = ask("GET", "reports")
    yield "Report[]", told
    ask("POST", f"reports/{json.loads(told)[0]['number']}/bar")
    found = ask("GET", "barred")
    yield "Barred[]", found
    ask("DELETE", f"barred/{json.loads(found)[0]['number']}")
    made_link = ask("POST", "admissions")
    yield "AdmissionMade", made_link
    yield "OpenAdmission[]", ask("GET", "admissions")
    ask("DELETE", f"admissions/{json.loads(made_link)['number']}")


def _puzzles(device: Device) -> Iterator[Said]:
    picture = device.post("/api/tables", {"game": "kreuzwortbild", "seats": [{}]}).json["id"]
    with device.sit(picture) as chair:
        chair.act(0, "E4> WAS")
    asked = f"/api/tables/{picture}/assist"
    fits = {"do": "fits", "square": [4, 4], "down": True}
    yield "Fits", _well(device.post(asked, fits))
    yield "Finished", _well(device.post(asked, {"do": "finish", "square": [11, 11]}))
    yield "Outlook", _well(device.post(asked, {"do": "outlook"}))
    made = _well(device.ask("POST", "/api/puzzles/file", "\n".join(SMALL.rows).encode()))
    yield "Opened", made
    address = f"/api/puzzles/{json.loads(made)['id']}"
    body = json.dumps({"title": "Für Dich", "clues": []}).encode()
    yield "OwnPuzzle", _well(device.ask("PATCH", address, body, content_type="application/json"))
    own = _well(device.get(address))
    yield "OwnPuzzle", own
    yield "PuzzleFacts[]", _well(device.get("/api/puzzles"))
    row, col = json.loads(own)["words"][0]["squares"][0]
    query = f"row={row}&col={col}&across={json.loads(own)['words'][0]['across']}"
    yield "Suggestions", _well(device.get(f"{address}/suggestions?{query}"))
    yield "OwnPuzzle", _well(device.post(f"{address}/suggest"))
    bench = address.replace("puzzles", "workshop")
    yield "Worked", _well(device.get(bench))
    yield "Prospected", _well(device.post(f"{bench}/outlook", {"squares": [[row, col]]}))
    yield "Fitting", _well(device.get(f"{bench}/fits?{query}"))
    gift = f"/api/gifts/{json.loads(own)['gift']}"
    yield "Gift", _well(device.get(gift))
    yield "Checked", _well(device.post(f"{gift}/check", {"letters": [[row, col, "Q"]]}))
    yield "Revealed", _well(device.post(f"{gift}/reveal", {"squares": [[row, col]]}))
    yield from _sheets(device, gift)


def _sheets(device: Device, gift: str) -> Iterator[Said]:
    made = device.post(f"{gift}/sheets", {"name": "Anna", "timed": True})
    yield "SheetMade", _well(made)
    knock = {"secret": made.json["link"].rpartition("/")[2], "name": "Bert"}
    yield "SheetDoor", _well(device.post("/api/sheets/look", knock))
    yield "SheetJoined", _well(Device(device.server).post("/api/sheets/join", knock))
    yield "SheetFacts", _well(device.get(f"/api/sheets/{made.json['id']}"))
    yield "ClassProgress", _well(device.get(f"/api/sheets/{made.json['id']}/progress"))


def _faults(device: Device) -> Iterator[Said]:
    yield "Faulty", device.get("/api/tables/nobody/record").body
    yield "Faulty", device.post("/api/tables", {"game": "chess", "seats": []}).body
    yield "Faulty", device.post("/api/tables", "nonsense").body
    yield "Faulty", device.ask("POST", "/api/records", b"szk 1\ngame nomina\nwhat\n").body
    yield "Faulty", device.get("/api/word/x1?game=nomina").body
    yield "Faulty", device.ask("POST", "/api/tables", b"{}", origin="http://elsewhere").body
    yield "Faulty", device.ask("PUT", "/api/tables").body


def _said(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def _well(answer: Answered) -> bytes:
    assert answer.status in (200, 201), answer.body
    return answer.body
