"""Everything that a server says is exactly what its type says: no field more, none of another kind.

`./setz wire` writes the client's types and docs/wire.md from these types (docs/decisions/0007).
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, get_type_hints

import msgspec

from setzkasten.catalogue import GAMES
from setzkasten.server.live.sheet_wire import SheetRequest
from setzkasten.server.live.wire import Done, Refused, Request, Timed, Tried
from setzkasten.table.told import Frame
from tests.server.all_said import frames, over_http, over_socket, replays
from tests.server.running import Device
from tools.shapes import name_of
from tools.wire import ASKED, HEADINGS

KINDS = {name_of(kind): kind for roots in HEADINGS.values() for kind in roots}
HTTP = (
    *(
        "faults",
        "games",
        "tables",
        "invitations",
        "manners",
        "keeper",
        "hints",
        "assist",
        "analysis",
        "puzzles",
    ),
    *("workshop", "sheets", "contest", "trays"),
)
ANSWERS = {"ok": Done, "refusal": Refused, "trial": Tried, "now": Timed}


@cache
def frame_of(game: str) -> Any:  # a type made for this game
    generic: Any = Frame
    return generic[view_of(game)]


def assert_is(kind: Any, said: bytes) -> None:  # any type of the wire
    """Read as its type and written again it is the same."""
    again = msgspec.json.encode(msgspec.json.decode(said, type=kind))
    assert json.loads(again) == json.loads(said)


@cache
def view_of(game: str) -> Any:  # each game has its own
    return get_type_hints(type(GAMES[game]).view)["return"]


def test_frames_of_every_game_are_frames() -> None:
    seen = set()
    for game, _, said in frames(parts=2):
        assert_is(frame_of(game), said)
        seen.add(game)
    assert seen == GAMES.keys()


def test_the_views_of_a_replay_are_the_games_views() -> None:
    for game, _, said in replays():
        assert_is(KINDS["Replay"], said)
        for step in json.loads(said)["steps"]:
            msgspec.convert(step["view"], view_of(game))


def test_what_a_socket_says_is_an_answer_or_a_frame(device: Device) -> None:
    seen = set()
    for name, said in over_socket(device):
        if name == "Answer":
            (kind,) = ANSWERS.keys() & json.loads(said).keys()
            assert_is(ANSWERS[kind], said)
            seen.add(kind)
        else:
            assert_is(frame_of(json.loads(said)["game"]), said)
    assert seen == ANSWERS.keys()


def test_every_address_answers_in_its_type(device: Device) -> None:
    seen = set()
    for name, said in over_http(device):
        kind = KINDS[name.removesuffix("[]")]
        assert_is(list[kind] if name.endswith("[]") else kind, said)  # type: ignore[valid-type]
        seen.add(kind)
    told = {kind for heading in HTTP for kind in HEADINGS[heading]}
    assert told - seen == set(ASKED) - {Request, SheetRequest}
