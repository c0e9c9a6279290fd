"""What is proved of a game: its lines by a chain, its draws by a seal.   docs/proof.md"""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from random import Random

import msgspec
import pytest

from setzkasten.core.draws import Draws
from setzkasten.core.match import Struck
from setzkasten.core.record import Header, Sitter, chained, chained_line, first_link, read_record
from setzkasten.table.frame import frame
from setzkasten.table.opening import open_table
from setzkasten.table.proof import Drawn, ProofError, check_chain, check_draws
from setzkasten.table.seal import Seal
from setzkasten.table.slider import moves_told
from setzkasten.table.table import Table
from setzkasten.table.teller import Teller
from setzkasten.table.telling import record_of
from tests.table.seated import WORDS

SECRET = "5e" * 32
SEED = sha256(f"{SECRET} 1".encode()).hexdigest()
PEOPLE = (Sitter(("Anna",)), Sitter(("Bert",)))
HEADER = Header("lingua", PEOPLE, "2")
# The hash of what is drawn first in each game that draws.
DRAWN = {
    "kreuzwort-1936": "4d9e3e4b",
    "kreuzwort-super": "c763d57a",
    "point-typ-dom": "c763d57a",
    "presto-1936": "a02029e8",
    "presto-super": "7342578d",
    "recht-1936": "30ac55fc",
    "recht-super": "c763d57a",
    "schach-dem-wort": "b1514bc3",
    "lingua": "bb5292b0",
    "cartino": "8dd86e9c",
    "boggle": "251e7fe6",
}


def sealed(header: Header = HEADER, lines: list[str] | None = None, secret: str = SECRET) -> Table:
    seal = Seal(secret, Random(1))
    table = open_table(header, lines or [], words=WORDS, rng=seal, now=0)
    table.advance(0)
    return table


def ended() -> Table:
    table = sealed()
    assert table.leave(0, 10) is None
    assert table.awaiting().over
    return table


def test_a_draw_is_what_the_page_says_for_ever() -> None:
    """Written out in docs/proof.md: whoever changes this makes the games of yesterday false."""
    draws, stones = Draws(f"{SEED} 1"), list("ABCDEFGHIJ")
    draws.shuffle(stones)
    assert "".join(stones) == "CAIGBDJFHE"
    assert (draws.choice("ABCDEFGHIJ"), draws.sample("ABCDEFGHIJ", 3)) == ("A", ["I", "B", "C"])


@pytest.mark.parametrize("game", DRAWN)
def test_what_games_draw_from_a_seed_does_not_change(game: str) -> None:
    table = sealed(Header(game, PEOPLE))
    if table.calling:
        table.go_on(0, 0)
    drawn = [line.split("*")[1] for line in table.lines() if "*" in line]
    assert sha256("".join(drawn).encode()).hexdigest()[:8] == DRAWN[game], drawn


def test_the_seal_is_told_before_the_first_draw_and_the_seed_at_the_end() -> None:
    table = sealed()
    assert table.lines()[0].split()[2:] == ["seal", sha256(SEED.encode()).hexdigest()]
    told = frame(table, "t", None, 0).seal
    assert told
    assert (told.hash, told.seed) == (sha256(SEED.encode()).hexdigest(), None)
    assert table.leave(0, 10) is None
    assert table.lines()[-1].split()[2:] == ["unseal", SEED]
    told = frame(table, "t", None, 10).seal
    assert told
    assert told.seed == SEED


def test_the_end_is_told_to_those_who_are_there() -> None:
    table = sealed()
    teller = Teller(table, "t", 0)
    teller.whole(table, 1, 0)
    table.leave(0, 10)
    assert SEED.encode() in teller.changes(table, [1], 10)[1]


def test_neither_secret_nor_seed_leaves_a_running_table() -> None:
    table = sealed()
    table.play(0, "swap A", 10)
    out = [record_of(table), "\n".join(table.lines()), repr(moves_told(table.match))]
    out += [msgspec.json.encode(frame(table, "t", seat, 10)).decode() for seat in (None, 0, 1)]
    assert not [text for text in out if SEED in text or SECRET in text]
    table.leave(0, 20)
    assert SECRET not in record_of(table), "it is behind other seeds"


def test_a_table_draws_the_same_wherever_it_is_read() -> None:
    table, again = sealed(), sealed(lines=sealed().lines()[:1])
    assert again.lines() == table.lines()
    assert sealed(secret="e5" * 32).lines()[2:] != table.lines()[2:]


def test_without_a_secret_nothing_is_sealed() -> None:
    table = sealed(secret="")
    table.leave(0, 10)
    assert not [line for line in table.lines() if "seal" in line]
    assert check_draws(read_record(record_of(table).encode())).unsealed == 2


def test_a_game_that_goes_on_after_its_end_is_sealed_anew() -> None:
    table = ended()
    table.enter(Struck(1, at=20), 20)  # after the lot: the deal comes again
    table.advance(20)
    seals = [line.split()[3] for line in table.lines() if " : seal " in line]
    assert len(set(seals)) == 2
    assert SEED not in msgspec.json.encode(frame(table, "t", None, 20).seal).decode()


def test_a_finished_game_is_proved() -> None:
    record = read_record(record_of(ended()).encode())
    assert check_draws(record) == Drawn(proved=2)
    lines = [(line.number, chained_line(line)) for line in record.lines if line.totals is None]
    check_chain(record.header, lines, {lines[-1][0]: record.header.chain})
    nameless = replace(record.header, sitters=(Sitter(("Gast",)), Sitter()))
    assert first_link(nameless) == first_link(HEADER), "names can be erased"
    other = replace(record.header, options={"time": "60"})
    assert first_link(other) != first_link(HEADER)


def test_the_chain_is_what_the_page_says_for_ever() -> None:
    assert (
        chained(first_link(HEADER), ["       0 * start 1"])
        == "c5d1be8d3c9712ab7340fd0c325135db00450ae2c466ba393b34453a34850b3e"
    )


def test_a_running_game_is_proved_with_its_secret_alone() -> None:
    table = sealed()
    text = record_of(ended()).split("unseal")[0].rsplit("\n", 1)[0]
    record = read_record(text.encode())
    assert check_draws(record) == Drawn(waiting=2)
    assert check_draws(record, SECRET) == Drawn(proved=2)
    with pytest.raises(ProofError, match="proof_seed"):
        check_draws(record, "e5" * 32)
    assert table.seal.shut


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("unseal ", "unseal 0", "proof_seed"),
        ("* start 1", "* start 2", "proof_draw"),
        ("* start 2", "* start 1", "proof_draw"),
        (" : seal ", " : unseal ", "proof_seed"),
    ],
)
def test_what_was_changed_is_found(old: str, new: str, code: str) -> None:
    text = record_of(ended())
    if old not in text:
        return
    changed = text.replace(old, new)
    if new == "unseal 0":
        changed = text.replace(SEED, "0" * 64)
    record = read_record(changed.encode())
    with pytest.raises(ProofError, match=code) as found:
        check_draws(record)
    assert found.value.line


def test_a_line_that_was_changed_or_left_out_breaks_the_chain() -> None:
    lines = list(enumerate(["one", "two", "three"], 1))
    links = {2: chained(first_link(HEADER), ["one", "two"])}
    check_chain(HEADER, lines, links)
    with pytest.raises(ProofError, match="proof_chain") as found:
        check_chain(HEADER, [(1, "other"), *lines[1:]], links)
    assert found.value.line == 2
    with pytest.raises(ProofError, match="proof_chain"):
        check_chain(HEADER, lines[1:], links)
