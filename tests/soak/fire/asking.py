"""Requests for every route of the house, each with something odd about it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date
from random import Random
from typing import Final
from urllib.parse import quote

from setzkasten.catalogue import GAMES
from setzkasten.server.http.api import ALL, TAKES
from tests.foreign.bodies import IPUZ
from tests.foreign.formed import formed
from tests.playthroughs.regenerate import FOLDER
from tests.soak.fire import odd
from tests.soak.fire.odd import Json

# What takes long comes seldom: a puzzle is made, a page is printed, somebody is forgotten.
SELDOM: Final = (
    "/api/puzzles", "suggest", "/files/", "/api/print", "/assist", "/api/me", "missed", "booklets",
    "/api/workshop", "analysis", "/hint",
)  # fmt: skip
SELDOM_SHARE: Final = 0.03
DELETED_SHARE: Final = 0.2
METHODS: Final = ("HEAD", "OPTIONS", "PUT", "TRACE", "QUERY", "GET", "POST", "DELETE", "PATCH")
RECORDS: Final = tuple(path.read_text("utf-8") for path in sorted(FOLDER.glob("*.szk")))
BODIES: Final[tuple[Json, ...]] = (
    {"game": "nomina", "seats": [{"kind": "person", "names": ["Anna"]}, {"kind": "free"}]},
    {"game": "boggle", "seats": [{}, {}], "options": {"rounds": 2}, "policy": {"own_list": "AB"}},
    {"game": "krux", "seats": [{}, {"kind": "computer", "level": "leicht"}]},
    {"kind": "sit", "seat": 0, "once": True, "code": False},
    {"kind": "watch", "code": True},
    {"kind": "carry", "seat": 1},
    {"secret": "x", "code": "ABCDEF", "name": "Bert", "watch": False},
    {"name": "Computer", "level": "leicht"},
    {"do": "fits", "square": [0, 0], "down": False},
    {"letters": [[0, 0, "A"], [1, 1, "B"]]},
    {"squares": [[0, 0], [1, 1]]},
    {"table": "", "rows": 5, "cols": 5, "level": "leicht", "umlauts": "AE"},
    {"title": "Titel", "clues": [{"row": 0, "col": 0, "across": True, "clue": "Tier"}]},
)
QUERIES: Final = ("first", "lang", "table", "game", "row", "col", "across", "paper", "letters")


@dataclass
class Known:
    """Names that the house has told, to be asked for again."""

    tables: list[str] = field(default_factory=list)
    puzzles: list[str] = field(default_factory=list)
    gifts: list[str] = field(default_factory=list)
    sheets: list[str] = field(default_factory=list)
    secrets: list[str] = field(default_factory=list)

    def learn(self, told: Json) -> None:
        """From any answer; the latest few of each kind."""
        if not isinstance(told, dict):
            return
        lists = {"gift": self.gifts, "link": self.secrets, "code": self.secrets}
        for name, kept in lists.items():
            if isinstance(found := told.get(name), str) and found:
                _kept(kept, found.rpartition("/")[2])
        if isinstance(found := told.get("id"), str):
            kind = next((k for k in ("gift", "link") if k in told), "table")
            _kept({"gift": self.puzzles, "link": self.sheets, "table": self.tables}[kind], found)

    def name_for(self, path: str, rng: Random) -> str:
        """Mostly one that is there."""
        fitting = next((s for p, s in self._kinds() if p in path and s), ["none"])
        return rng.choice(fitting if rng.random() < 0.9 else [*self.tables, *self.gifts, "none"])

    def _kinds(self) -> list[tuple[str, list[str]]]:
        kinds = {"/tables/": self.tables, "/puzzles/": self.puzzles, "/gifts/": self.gifts}
        more = {"/workshop/": self.puzzles, "/sheets/": self.sheets}
        return list({**kinds, **more}.items())

    @property
    def names(self) -> tuple[str, ...]:
        return (*self.tables, *self.puzzles, *self.gifts, *self.secrets)


def _kept(names: list[str], name: str) -> None:
    """The latest few."""
    names.append(name)
    del names[:-12]


@dataclass(frozen=True, slots=True)
class Asked:
    method: str
    target: str
    headers: tuple[tuple[str, str], ...]
    body: bytes

    def written(self) -> bytes:
        lines = [f"{self.method} {self.target} HTTP/1.1", *(f"{k}: {v}" for k, v in self.headers)]
        head = "\r\n".join([*lines, f"content-length: {len(self.body)}", "", ""])
        return head.encode("utf-8", "surrogatepass") + self.body


def asked(rng: Random, known: Known, host: str, cookie: str) -> Asked:
    method, path, names, takes = _route(rng)
    target = _path(rng, path, known) + _query(rng, names)
    body = (
        b"" if method in ("GET", "HEAD") and rng.random() < 0.9 else _body(rng, path, takes, known)
    )
    headers = {"host": host, "cookie": cookie, "origin": f"http://{host}"}
    if rng.random() < 0.2:
        name = rng.choice(("cookie", "origin", "host", "accept", "if-none-match", "range"))
        headers[name] = _plain(odd.twisted(rng, headers.get(name, "x")))
    if rng.random() < 0.3:
        kinds = ("application/json", "text/plain", "multipart/form-data; boundary=x", "a/b; =", "x")
        headers["content-type"] = rng.choice(kinds)
    return Asked(method, target, tuple(headers.items()), body)


def _route(rng: Random) -> tuple[str, str, Sequence[str], object]:
    """Method, path, what its query may say, and the type of what its body holds."""
    while True:
        route = rng.choice(ALL)
        path = rng.choice(sorted(route.paths))
        if any(part in path for part in SELDOM) and rng.random() > SELDOM_SHARE:
            continue
        names = [name for name in route.parsed_fn_signature.parameters if name != "request"]
        method = rng.choice(METHODS) if rng.random() < 0.02 else min(route.http_methods)
        if method == "DELETE" and rng.random() > DELETED_SHARE:
            continue  # else there would be nothing left to ask for
        return str(method), path, names, TAKES.get(route)


def _path(rng: Random, path: str, known: Known) -> str:
    parts = [_part(rng, part, path, known) if "{" in part else part for part in path.split("/")]
    target = "/".join(parts)
    return target + rng.choice(("/", "//", "/x", "%2f", ";")) if rng.random() < 0.01 else target


def _part(rng: Random, part: str, path: str, known: Known) -> str:
    if rng.random() < 0.15:
        said = str(rng.choice(odd.NUMBERS)) if rng.random() < 0.5 else odd.text(rng)
    elif ":int" in part:
        said = str(rng.randrange(8))
    elif "word" in part or "path" in part:
        said = rng.choice(("HAUS", "Wörter", "assets", "index.html"))
    elif "day" in part:
        said = date.today().isoformat()
    elif "letters" in part:
        said = "LEIDRATSENGUKOHM"
    elif "game" in part or "file" in part:
        said = rng.choice(list(GAMES)) + (".pdf" if "file" in part else "")
    elif "what" in part or "kind" in part:
        said = rng.choice(("stones", "board", "pad", "ipuz", "puz", "pdf", "svg", "txt"))
    else:
        said = known.name_for(path, rng)
    return quote(said.encode("utf-8", "surrogatepass"), safe="")


def _query(rng: Random, names: Sequence[str]) -> str:
    if rng.random() < 0.4:
        return ""
    pairs = []
    for name in rng.sample([*names, *QUERIES], k=2):
        told = rng.choice(odd.NUMBERS) if rng.random() < 0.5 else odd.text(rng)[:300]
        pairs.append(f"{name}={quote(str(told).encode('utf-8', 'surrogatepass'), safe='')}")
    return "?" + "&".join(pairs)


def _body(rng: Random, path: str, takes: object, known: Known) -> bytes:
    if path == "/api/records":
        return _record(rng)
    if path == "/api/puzzles/file":
        return odd.encoded(rng, odd.wrong(rng, IPUZ)) if rng.random() < 0.8 else _record(rng)
    if isinstance(takes, type) and rng.random() < 0.5:
        whole = formed(rng, takes, known.names)
        return odd.encoded(rng, odd.wrong(rng, whole) if rng.random() < 0.5 else whole)
    tree = rng.choice([body for body in BODIES if _fits(path, body)] or BODIES)
    if "secret" in tree and known.secrets:
        tree = {**tree, rng.choice(("secret", "code")): rng.choice(known.secrets)}
    return odd.encoded(rng, odd.wrong(rng, tree) if rng.random() < 0.8 else tree)


def _fits(path: str, body: dict[str, Json]) -> bool:
    named = {
        "/api/tables": "game", "invitations/": "secret", "/invitations": "once", "places": "level",
        "assist": "do", "check": "letters", "reveal": "squares", "/api/puzzles/": "title",
    }  # fmt: skip
    wanted = next((name for part, name in named.items() if path.endswith(part)), None)
    return wanted in body


def _record(rng: Random) -> bytes:
    lines = rng.choice(RECORDS).splitlines()
    lines = lines[: rng.randrange(1, len(lines) + 1)]
    for _ in range(rng.choice((0, 1, 1, 2))):
        at = rng.randrange(len(lines))
        lines[at] = odd.twisted(rng, lines[at])
    data = "\n".join([*lines, ""]).encode("utf-8", "surrogatepass")
    return odd.broken(rng, data) if rng.random() < 0.1 else data


def _plain(text: str) -> str:
    return text.replace("\r", "").replace("\n", "").replace("\0", "")[:2000]


def told_of(body: bytes) -> Json:
    try:
        return json.loads(body)
    except ValueError:
        return None
