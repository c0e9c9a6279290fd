"""Rulings change; a record of an older edition is played by the reading of its time."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from setzkasten.catalogue import GAMES as ALL_GAMES
from setzkasten.core.claims import allowed
from setzkasten.core.options import choice, number, switch
from setzkasten.core.record import RecordError, read_record
from setzkasten.games.kreuzwort import KREUZWORT_1936
from setzkasten.games.kreuzwort.state import State
from setzkasten.table.replay import game_of, replay
from setzkasten.table.score_sheet import options_in_force


@dataclass(frozen=True, slots=True)
class Changed:
    """Today one second word; in the first edition a third and a fourth might follow."""

    start: str = choice("lot", "agreed", former={"1": "agreed"})
    first: int = number(1, least=1, most=5)
    chain: bool = switch(default=False, former={"1": True})


EDITIONS = Path(__file__).parent / "editions"
LABEL = replace(KREUZWORT_1936.label, edition="2")
GAMES = {"kreuzwort-1936": replace(KREUZWORT_1936, label=LABEL, options_type=Changed)}


def chain_of(head: str) -> tuple[object, object]:
    """What the rules of the game say, and what its sheet tells of them."""
    record = read_record(f"szk 1\ngame kreuzwort-1936\n{head}seats 2\n".encode())
    played = replay(record, game_of(record, GAMES), lexicon=allowed)
    state = played.match.state
    assert isinstance(state, State)
    return state.rules.chain, options_in_force(played, record.header)["chain"]


@pytest.mark.parametrize(
    ("head", "chain"),
    [
        ("edition 1\n", True),
        ("edition 2\n", False),
        ("", False),
        ("edition 1\noption chain no\n", False),
        ("edition 2\noption chain yes\n", True),
    ],
)
def test_an_older_record_is_played_by_the_old_reading_unless_told(head: str, chain: bool) -> None:
    assert chain_of(head) == (chain, chain)


@pytest.mark.parametrize("path", sorted(EDITIONS.glob("*.szk")), ids=lambda path: path.stem)
def test_a_record_of_an_older_edition_is_played_as_it_was(path: Path) -> None:
    """Its totals are checked on the way."""
    record = read_record(path.read_bytes())
    assert record.header.edition < ALL_GAMES[record.header.game].edition
    assert any(line.totals for line in record.lines)
    played = replay(record, game_of(record, ALL_GAMES), lexicon=allowed)
    assert played.refused is None
    assert played.match.over


@pytest.mark.parametrize("edition", ["0", "3", "zwei", "9" * 500])
def test_an_edition_that_nobody_knows_is_named(edition: str) -> None:
    with pytest.raises(RecordError) as raised:
        chain_of(f"edition {edition}\n")
    assert (raised.value.code, raised.value.line) == ("record_edition", 3)
    assert raised.value.data == {"edition": edition[:40], "known": "1, 2"}
