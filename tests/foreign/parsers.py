"""Everything that reads what strangers wrote, in one table, with the places to fill."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from setzkasten.catalogue import CATALOGUE, GAMES
from setzkasten.core.coded import Coded
from setzkasten.core.game import AnyGame
from setzkasten.core.options import OptionError
from setzkasten.core.position import PositionError, read_position
from setzkasten.core.record import Header, RecordError, read_record
from setzkasten.core.ruling import read_verdict
from setzkasten.lexicon.letters import key_of
from setzkasten.lexicon.policy import NOMINA
from setzkasten.lexicon.policy_text import changed_policy, read_policy
from setzkasten.lexicon.word_book import read_word_book
from setzkasten.lexicon.word_report import understood, understood_pattern
from setzkasten.printing.stones import chosen
from setzkasten.server.http.origin import own_origin
from setzkasten.server.http.pages import page
from setzkasten.server.http.printing import read_wish
from setzkasten.server.live.wire import NotUnderstood
from setzkasten.server.people.seating import welcomed
from setzkasten.solve.boggle import read_dice
from setzkasten.solve.fragment import read_fragment
from setzkasten.solve.laying import read_laying_case
from setzkasten.solve.stones import read_stones
from tests.records.positions_of import cases_of

HERE: Final = Path(__file__).parent
POSITIONS: Final = HERE.parent / "records" / "positions"
# What a reader may say to a text that makes no sense; anything else is a fault of ours.
ANSWERS: Final = (Coded, NotUnderstood)
PLACE: Final = "…"  # where the filling goes
# One edition of each game: the other reads with the same hands.
READ: Final = (
    "nomina", "krux", "kreuzwortbild", "kreuzwort-super", "presto-super", "recht-super",
    "schach-dem-wort", "lingua", "cartino", "boggle",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Parser:
    """A reader, and texts with a place to fill."""

    name: str
    read: Callable[[str], object]
    frames: tuple[str, ...] = (PLACE,)

    def take(self, text: str) -> None:
        with suppress(*ANSWERS):
            self.read(text)


def parsers() -> Iterator[Parser]:
    from tests.foreign.bodies import bodies

    yield Parser("record", lambda text: welcomed(read_record(encoded(text)).header), _RECORDS)
    for game in map(GAMES.__getitem__, READ):
        yield Parser(f"{game.id} action", game.read_action, _ACTIONS)
        yield Parser(f"{game.id} chance", game.read_chance, _CHANCES)
        yield from _positions(game)
    yield Parser("options", _options)
    yield Parser("verdict", read_verdict, _VERDICTS)
    yield Parser("policy", lambda text: read_policy(text, NOMINA), (PLACE, f"own_list={PLACE}"))
    yield Parser("own list", lambda text: changed_policy(NOMINA, {"own_list": text}))
    yield from bodies()
    yield from _words()
    yield from _requests()


def encoded(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


_HEAD: Final = "szk 1\ngame nomina\nseat 1 person Anna\nseat 2 person Bert\n"
_RECORDS: Final = (
    PLACE,
    f"szk 1\n{PLACE}",
    f"szk 1\ngame {PLACE}",
    f"szk 1\nposition {PLACE}",
    f"szk 1\nposition board {PLACE}; turn 1",
    f"szk 1\nseat 1 {PLACE}",
    f"{_HEAD}seats {PLACE}",
    f"{_HEAD}option {PLACE}",
    f"{_HEAD}option time {PLACE}",
    f"{_HEAD}policy a={PLACE}",
    f"szk 1\ngame nomina\nseat 1 person {PLACE}",
    f"szk 1\ngame nomina\nseat 1 computer/{PLACE}",
    f"{_HEAD}\n{PLACE}",
    f"{_HEAD}\n1 1{PLACE}",
    f"{_HEAD}\n1 1 {PLACE}",
    f"{_HEAD}\n1 1 E4{PLACE}E4> WAS",
    f"{_HEAD}\n1 § +WAS {PLACE} (lexicon)",
    f"{_HEAD}\n={PLACE}",
    f"{_HEAD}\n= 1 {PLACE}",
)
_VERBS: Final = (
    "lay", "exchange", "block", "back", "move", "buy", "rob", "build", "done", "swap", "fill",
    "clear", "symmetry", "strike", "E4>", "E4> A", "0,0> A says", "0,0> A plan",
    "B2> WbIy exchange", "MAUS", "MAUS A1",
)  # fmt: skip
_ACTIONS: Final = (PLACE, *(f"{verb} {PLACE}" for verb in _VERBS))
_CHANCES: Final = (PLACE, *(f"{word} {PLACE}" for word in ("start", "deal", "draw", "shake")))
_VERDICTS: Final = (
    PLACE,
    f"+{PLACE}",
    f"+A[1+{PLACE}]",
    f"A<{PLACE}",
    f"A<B=new:{PLACE}",
    f"+{{A}}{PLACE}",
    f"+{PLACE}{{A}}",
)


def _options(text: str) -> None:
    game = GAMES["nomina"]
    for option in game.options:
        with suppress(OptionError):
            game.start(2, {option.name: text})
    game.start(2, {text: "yes"})


def _positions(game: AnyGame) -> Iterator[Parser]:
    """Every field of a set-up position, among the others of a real one."""
    known: set[str] = set()
    for case in cases_of(POSITIONS / f"{game.id}.txt"):
        with suppress(RecordError, PositionError, OptionError):
            header = read_record("\n".join(case.lines).encode()).header
            game.read_position(header.position, len(header.sitters), dict(header.options))
            for field in sorted(header.position.keys() - known):
                known.add(field)
                read = partial(_read_field, game, header, field)
                yield Parser(f"{game.id} {field}", read, (PLACE, f"1 {PLACE}"))


def _read_field(game: AnyGame, header: Header, field: str, text: str) -> object:
    position = {**header.position, **read_position(f"{field} {text}")}
    state: object = game.read_position(position, len(header.sitters), dict(header.options))
    return state


def _words() -> Iterator[Parser]:
    yield Parser("word", understood)
    yield Parser("key", key_of)
    yield Parser("pattern", understood_pattern)
    yield Parser("fragment", read_fragment)
    yield Parser("stones", lambda text: read_stones(text, most=144))
    yield Parser("dice", read_dice)
    frames = (PLACE, f'{{"board":["{PLACE}"],"rack":"A"}}', f'{{"board":["A"],"rack":"{PLACE}"}}')
    yield Parser("laying case", read_laying_case, frames)
    yield Parser("word book", read_word_book, (PLACE, f"+ {PLACE}", f"+ WORT {PLACE}"))


def _requests() -> Iterator[Parser]:
    yield Parser("origin", _origin)
    yield Parser("page", lambda text: page(text, HERE), (f"/{PLACE}", f"/assets/{PLACE}"))
    yield Parser("printed letters", lambda text: chosen(CATALOGUE["nomina"], text))
    for name in ("letters", "size", "seats", "backs"):
        yield Parser(f"print {name}", partial(_read_wish, name))


def _origin(text: str) -> bool:
    value = text.encode("utf-8", "replace")
    return own_origin([(b"origin", b"http://" + value), (b"host", value)])


def _read_wish(name: str, text: str) -> object:
    return read_wish("stones", "nomina.pdf", {name: text})
