"""What a notice says: one sentence, and names in it as plain text."""

from __future__ import annotations

from setzkasten.catalogue import GAMES
from setzkasten.core.game import Seat
from setzkasten.core.record import Header, read_record
from setzkasten.messages import sentence

# A name is letters and figures here: no mail program makes a link of it.
_BESIDE = " -'’"
LONGEST_NAME = 40


def turn(header: str, seat: Seat, language: str) -> tuple[str, str]:
    """The game, and the sentence that it is somebody's turn: nothing of what lies on the table."""
    known = read_record(header.encode()).header
    game, names = GAMES[known.game].name, _others(known, seat)
    code = "notice_turn" if names else "notice_turn_alone"
    return game, sentence(code, {"game": game, "names": listed(names, language)}, language)


def listed(names: list[str], language: str) -> str:
    if len(names) < 2:
        return "".join(names)
    return sentence("notice_and", {"names": ", ".join(names[:-1]), "last": names[-1]}, language)


def plain(name: str) -> str:
    """
    >>> plain("Ines\\r\\nBcc: a@b.de www.x.de")
    'Ines Bcc a b de www x de'
    """
    kept = "".join(sign if sign.isalnum() or sign in _BESIDE else " " for sign in name)
    return " ".join(kept.split())[:LONGEST_NAME]


def _others(header: Header, seat: Seat) -> list[str]:
    teams = [sitter.names for at, sitter in enumerate(header.sitters) if at != seat]
    return [name for team in teams for name in map(plain, team) if name]
