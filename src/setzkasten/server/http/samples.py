"""The worked games of the leaflets, move by move for the slider. They lie beside the rules."""

from __future__ import annotations

from setzkasten.catalogue import GAMES
from setzkasten.core.claims import allowed
from setzkasten.core.record import read_record
from setzkasten.server.http.rules import IN_THE_TREE, PACKAGED
from setzkasten.server.http.telling import Replay
from setzkasten.table.frame import seats_told
from setzkasten.table.replay import replay
from setzkasten.table.slider import moves_told


def has_sample(game: str) -> bool:
    return _record(game) is not None


def sample_told(game: str) -> Replay | None:
    """None for a game whose leaflet has none."""
    data = _record(game)
    if data is None:
        return None
    record = read_record(data)
    # The leaflet has judged its own words.
    played = replay(record, GAMES[game], lexicon=allowed)
    moves = moves_told(played.match)
    return Replay(game, seats_told(record.header), moves, played.match.over, None)


def _record(game: str) -> bytes | None:
    for folder in (PACKAGED, IN_THE_TREE):
        path = folder / f"{game}.szk"
        if path.is_file():
            return path.read_bytes()
    return None
