"""What lies in each game's box, piece by piece, from the games' own lists."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from setzkasten.core.game import AnyGame
from setzkasten.core.tiles import Stock
from setzkasten.games import GAMES
from setzkasten.games.boggle.tray import DICE
from setzkasten.games.cartino import Cartino, plan
from setzkasten.games.cartino.seen import TRACK
from setzkasten.games.kreuzwort.game import Kreuzwort
from setzkasten.games.kreuzwortbild import Kreuzwortbild
from setzkasten.games.krux import Krux
from setzkasten.games.lingua import Lingua
from setzkasten.games.lingua.box import COLOURS, TILES, VALUES
from setzkasten.games.nomina import Nomina
from setzkasten.games.presto.game import Presto
from setzkasten.games.recht.game import Recht
from setzkasten.games.schach import SchachDemWort
from setzkasten.games.typdom.box import BLACK_JOLLY, JOLLIES, POINTS, RED_JOLLY, STONES_1936, red
from setzkasten.games.wooden.box import CASES, CHIPS, USUAL_CASE
from setzkasten.printing.paper import PrintError

Face: TypeAlias = Literal["letter", "jolly", "card", "blank", "chip", "counter", "die"]

# How large is a stone? As on the table of the box; Lingua's board has 17 fields a side.
USUAL_SIZE: Final = 18.0
LINGUA_SIZE: Final = 14.0

CHIP_SIGN, BLANK_SIGN = "#", "_"
LINGUA_COLOURS: Final = dict(zip(COLOURS, ("yellow", "red", "green", "blue"), strict=True))
SUITS: Final = {"c": "clubs", "s": "spades", "h": "hearts", "d": "diamonds"}
FOUR: Final = tuple(LINGUA_COLOURS.values())


@dataclass(frozen=True, slots=True, order=True)
class Piece:
    """One thing to be cut out."""

    sign: str  # its letter, its card, all letters of a die: what it is asked for by
    face: Face = "letter"
    colour: str = ""
    value: int = 0  # printed small; 0: none


@dataclass(frozen=True, slots=True)
class Box:
    stones: tuple[Piece, ...]
    extras: tuple[Piece, ...] = ()  # chips and the like: with the whole set alone
    size: float = USUAL_SIZE
    spelt: bool = True  # stones are asked for letter by letter, else word by word

    @property
    def colours(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(piece.colour for piece in self.stones if piece.colour))

    @property
    def signs(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(piece.sign for piece in (*self.stones, *self.extras)))


def game_called(name: str) -> AnyGame:
    if name not in GAMES:
        raise PrintError("print_unknown_game", game=name[:40], known=", ".join(GAMES))
    return GAMES[name]


def box_of(game: AnyGame) -> Box:
    match game:
        case Nomina() | Krux() | Kreuzwortbild():
            return _wooden()
        case Kreuzwort():
            return _ivory(game.facts.stones, POINTS if game.facts.points else {})
        case Presto():
            return _ivory(game.facts.stones)
        case Recht():
            return _ivory(game.stones)
        case SchachDemWort():
            return _ivory(STONES_1936)
        case Lingua():
            return _lingua()
        case Cartino():
            return _cartino()
    return Box(tuple(Piece(die, "die") for die in DICE), spelt=False)


def _wooden() -> Box:
    """GEN-01, GEN-02 The case, and the chips: bons, blockers or fillers."""
    return Box(tuple(map(Piece, CASES[USUAL_CASE])), (Piece(CHIP_SIGN, "chip"),) * CHIPS)


def _ivory(stones: Stock, points: Mapping[str, int] | None = None) -> Box:
    """Red and black, the jollies last of their colour."""
    return Box(tuple(sorted((_ivory_piece(s, points or {}) for s in stones), key=_place)))


def _ivory_piece(symbol: str, points: Mapping[str, int]) -> Piece:
    colour = "red" if red(symbol) else "black"
    if symbol in JOLLIES:
        return Piece(symbol, "jolly", colour)
    return Piece(symbol, "letter", colour, points.get(symbol, 0))


def _place(piece: Piece) -> tuple[bool, bool, str]:
    return piece.colour == "black", piece.sign in {RED_JOLLY, BLACK_JOLLY}, piece.sign


def _lingua() -> Box:
    """LIN-01 By colours, the cheapest first; the value of a colour is on each tile (LIN-13)."""
    tiles = sorted(TILES, key=lambda tile: (COLOURS.index(tile[1]), tile[0]))
    pieces = (Piece(t[0], "letter", LINGUA_COLOURS[t[1]], VALUES[t[1]]) for t in tiles)
    return Box(tuple(pieces), size=LINGUA_SIZE)


def _cartino() -> Box:
    """CAR-01, CAR-14 Two stones a card, jokers, blanks; chips and counters for the track."""
    cards = sorted(plan.STONES.without([plan.JOKER] * plan.STONES[plan.JOKER]), key=_rank)
    stones = [Piece(card, "card", SUITS[card[0]], plan.value(card)) for card in cards]
    stones += [Piece(plan.JOKER, "jolly")] * plan.STONES[plan.JOKER]
    extras = [Piece(BLANK_SIGN, "blank")] * plan.SPARE
    extras += [Piece(str(TRACK), "chip")] * plan.CHIPS
    extras += [Piece(str(n + 1), "counter", FOUR[n]) for n in range(plan.COUNTERS)]
    return Box(tuple(stones), tuple(extras), spelt=False)


def _rank(card: str) -> tuple[int, int]:
    return "cshd".index(card[0]), "789TJQKA".index(card[1])
