"""A new puzzle out of nothing: a pattern, words of a level in it, and a clue for each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random
from time import monotonic
from types import MappingProxyType
from typing import Final

from setzkasten.core.squares import ACROSS, DOWN, Square, shifted
from setzkasten.games.nomina.box import CASES, USUAL_CASE
from setzkasten.lexicon.letters import letters_of
from setzkasten.lexicon.lexicon import default
from setzkasten.puzzle.clue import suggestions
from setzkasten.puzzle.crossword import BLACK, Place, Puzzle, Umlauts
from setzkasten.puzzle.pattern import SYMMETRIES, Plan, faultless, pattern
from setzkasten.puzzle.pool import LEVELS, LONGEST, SHORTEST, pool_of, words_of_level
from setzkasten.puzzle.umlauts import as_umlauts, with_placeholders, without_placeholders
from setzkasten.puzzle.word_source import PuzzleError
from setzkasten_kernel import Filler

SMALLEST: Final = 4
LARGEST: Final = 30
BOX: Final = CASES[USUAL_CASE]
# How long does one pattern get to be filled? Most take a hundredth of it.
FILL_SECONDS: Final = 0.6
# How strongly are good words preferred to what fits most easily? Less and less.
PREFERENCES: Final = (2.0, 1.0, 0.0)
# After how many patterns is a theme word given up?
TRIES_A_THEME: Final = 25
# How dense may the words of a level cross? See `Plan.ease`.
EASE: Final = {"leicht": 0.5, "mittel": 0.1, "schwer": 0.0}
MOST_THEME_WORDS: Final = 20
# How many filled grids are looked at for one without two words of one base form?
MOST_LOOKED_AT: Final = 6


@dataclass(frozen=True, slots=True)
class Wish:
    """What a new puzzle should be like."""

    rows: int = 12
    cols: int = 12
    most_black: int | None = None  # None: a third of the squares, as the leaflet has it
    symmetry: str = "none"
    theme: tuple[str, ...] = ()  # `Torte`, or with a clue of its own: `Grete=Das Geburtstagskind`
    level: str = "mittel"
    seed: int = 1
    umlauts: Umlauts = "AE"
    seconds: float = 20.0

    @property
    def black(self) -> int:
        third = self.rows * self.cols // 3
        return third if self.most_black is None else self.most_black

    @property
    def boxed(self) -> bool:
        """Laid with the 144 stones? Not where the board has more squares, or Ä is a letter."""
        return self.rows * self.cols <= len(BOX) and self.umlauts == "AE"


@dataclass(frozen=True, slots=True)
class Made:
    puzzle: Puzzle
    left_out: tuple[str, ...]  # theme words for which there was no room
    unclued: tuple[str, ...]  # words for which nothing printable is known
    seconds: float


def make(wish: Wish) -> Made:
    """The same wish gives the same puzzle; raises `PuzzleError` for wishes that cannot be."""
    theme = _check(wish)
    maker = _Maker(wish, theme)
    began = monotonic()
    rows, left_out = maker.filled(began)
    own = dict(zip(theme, (_parted(word)[1] for word in wish.theme), strict=True))
    if wish.umlauts == "Ä":
        own = {without_placeholders(key): clue for key, clue in own.items()}
    clued, unclued = with_suggestions(Puzzle(rows, umlauts=wish.umlauts), own)
    return Made(clued, left_out, unclued, monotonic() - began)


class _Maker:
    def __init__(self, wish: Wish, theme: tuple[str, ...]) -> None:
        self._wish, self._theme = wish, theme
        words: Iterable[str] = words_of_level(wish.level)
        if wish.umlauts == "Ä":
            words = with_placeholders(words)
        pool = pool_of(words, wanted=theme)
        self._filler = Filler(pool.graph, quality=pool.quality)
        self._case = {s: BOX[s] for s in BOX.symbols()} if wish.boxed else None

    def filled(self, began: float) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Pattern after pattern until one is filled; fewer theme words the longer it takes."""
        attempt = looked_at = 0
        found = None
        while monotonic() - began < self._wish.seconds:
            attempt += 1
            rng = Random(f"{self._wish} {attempt}")
            theme = self._theme[: max(1, len(self._theme) - attempt // TRIES_A_THEME)]
            letters = _placed(self._wish, theme, rng)
            plan = self._plan(letters, attempt)
            black = pattern(plan, rng)
            if not faultless(plan, black):
                continue
            complete, rows = self._filler.fill(
                "\n".join(_grid(self._wish, letters, black)),
                case=self._case,
                preference=PREFERENCES[attempt % len(PREFERENCES)],
                seed=rng.randrange(1 << 30),
                seconds=FILL_SECONDS,
            )
            if not complete:
                continue
            looked_at += 1
            found = self._finished(rows)
            if looked_at == MOST_LOOKED_AT or not akin(found[0]):
                break
        if found:
            return found
        raise PuzzleError(
            "In dieser Zeit fand sich kein Rätsel. Mit mehr schwarzen Feldern (--fillers), weniger "
            "Themenwörtern oder --level schwer geht es leichter."
        )

    def _plan(self, letters: dict[Square, str], attempt: int) -> Plan:
        """Denser patterns first; with few words to choose from, easier ones."""
        wish = self._wish
        ease = min(1.0, EASE[wish.level] + 0.12 * attempt + (0.2 if letters else 0.0))
        pinned = dict.fromkeys(_ends(wish, letters), True) | dict.fromkeys(letters, False)
        return Plan(wish.rows, wish.cols, wish.black, wish.symmetry, pinned, ease)

    def _finished(self, rows: list[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        standing = {word.answer for word in Puzzle(tuple(rows)).words}
        left = tuple(word for word in self._theme if word not in standing)
        if self._wish.umlauts == "Ä":
            return tuple(map(without_placeholders, rows)), tuple(map(without_placeholders, left))
        return tuple(rows), left


def akin(rows: tuple[str, ...]) -> bool:
    """Do two words have a base form in common, as AST and AESTE?"""
    seen: set[str] = set()
    for word in Puzzle(rows).words:
        entry = default().entry(letters_of(word.answer) or "")
        lemmas = {reading.lemma.lower() for reading in entry.readings} if entry else set()
        if seen & lemmas:
            return True
        seen |= lemmas
    return False


def _placed(wish: Wish, theme: tuple[str, ...], rng: Random) -> dict[Square, str]:
    """Theme words in free places, the longest first, apart from each other or crossing."""
    letters: dict[Square, str] = {}
    for word in sorted(theme, key=len, reverse=True):
        places = [s for s in _places(wish, len(word)) if _goes(letters, s, word)]
        if places:
            letters |= dict(zip(rng.choice(places), word, strict=True))
    return letters


def _places(wish: Wish, length: int) -> Iterable[tuple[Square, ...]]:
    """Every place for a word that leaves no room for runs of two at its ends."""
    for way in (ACROSS, DOWN):
        side = wish.cols if way == ACROSS else wish.rows
        for row in range(wish.rows - way[0] * (length - 1)):
            for col in range(wish.cols - way[1] * (length - 1)):
                before = col if way == ACROSS else row
                if before not in (2, 3) and side - before - length not in (2, 3):
                    yield tuple(shifted((row, col), way, i) for i in range(length))


def _grid(wish: Wish, letters: dict[Square, str], black: frozenset[Square]) -> list[str]:
    return [
        "".join(
            letters.get((row, col), BLACK if (row, col) in black else ".")
            for col in range(wish.cols)
        )
        for row in range(wish.rows)
    ]


def _ends(wish: Wish, letters: dict[Square, str]) -> set[Square]:
    """The squares before and behind each word that is placed are black."""
    found: set[Square] = set()
    for way in (ACROSS, DOWN):
        for square in letters:
            run = [square]
            while shifted(run[-1], way) in letters:
                run.append(shifted(run[-1], way))
            if shifted(square, way, -1) not in letters and len(run) > 1:
                found |= {shifted(square, way, -1), shifted(run[-1], way)}
    return {(r, c) for r, c in found if 0 <= r < wish.rows and 0 <= c < wish.cols}


def _goes(letters: dict[Square, str], squares: tuple[Square, ...], word: str) -> bool:
    """No letter beside or at the ends but those that the word crosses."""
    way = (squares[1][0] - squares[0][0], squares[1][1] - squares[0][1])
    aside = (way[1], way[0])
    if shifted(squares[0], way, -1) in letters or shifted(squares[-1], way) in letters:
        return False
    for square, letter in zip(squares, word, strict=True):
        if square in letters:
            if letters[square] != letter:
                return False
        elif any(shifted(square, aside, by) in letters for by in (-1, 1)):
            return False
    return True


def with_suggestions(
    puzzle: Puzzle, own: Mapping[str, str] = MappingProxyType({})
) -> tuple[Puzzle, tuple[str, ...]]:
    """RAE-05 A clue for every word that has none, and the words for which nothing is known.

    `own` are clues that somebody wrote, by their answers.
    """
    lexicon = default()
    clues: dict[Place, str] = {}
    unclued = []
    for word in puzzle.words:
        if word.clue:
            continue
        found = suggestions(lexicon, letters_of(word.answer) or "")
        if own.get(word.answer):
            clues[word.place] = own[word.answer]
        elif found and found[0].printable:
            clues[word.place] = found[0].text
        else:
            unclued.append(word.answer)
    return puzzle.with_clues(clues), tuple(unclued)


def _parted(word: str) -> tuple[str, str]:
    answer, _, clue = word.partition("=")
    return answer.strip(), clue.strip()


def _check(wish: Wish) -> tuple[str, ...]:
    """The theme words as keys; every reason why there can be no such puzzle."""
    if not (SMALLEST <= wish.rows <= LARGEST and SMALLEST <= wish.cols <= LARGEST):
        raise PuzzleError(
            f"{wish.rows} mal {wish.cols} Felder gehen nicht: "
            f"Es braucht {SMALLEST} bis {LARGEST} je Seite."
        )
    if wish.level not in LEVELS:
        raise PuzzleError(f"Eine Stufe {wish.level!r} gibt es nicht. Es gibt {', '.join(LEVELS)}.")
    if wish.symmetry not in SYMMETRIES:
        known = ", ".join(SYMMETRIES)
        raise PuzzleError(f"Eine Spiegelung {wish.symmetry!r} gibt es nicht. Es gibt {known}.")
    if wish.symmetry == "diagonal" and wish.rows != wish.cols:
        raise PuzzleError("An der Diagonale spiegelt nur ein Gitter mit gleich langen Seiten.")
    if not 0 <= wish.black < wish.rows * wish.cols:
        raise PuzzleError(f"{wish.black} schwarze Felder gehen in dieses Gitter nicht.")
    if not 0 < wish.seconds <= 3600:
        raise PuzzleError(f"--seconds {wish.seconds:g} geht nicht: Es braucht 0 bis 3600.")
    return _theme(wish)


def _theme(wish: Wish) -> tuple[str, ...]:
    if len(wish.theme) > MOST_THEME_WORDS:
        raise PuzzleError(f"Es gehen höchstens {MOST_THEME_WORDS} Themenwörter.")
    keys = []
    for word, _clue in map(_parted, wish.theme):
        key = letters_of(word) if wish.umlauts == "AE" else as_umlauts(word)
        if not key or not SHORTEST <= len(key) <= min(LONGEST, max(wish.rows, wish.cols)):
            raise PuzzleError(
                f"Das Themenwort {word[:40]!r} passt nicht: Es braucht {SHORTEST} bis "
                f"{min(LONGEST, max(wish.rows, wish.cols))} Buchstaben."
            )
        if wish.boxed and BOX.missing(key):
            lacking = " ".join(BOX.missing(key))
            raise PuzzleError(f"Für {word!r} hat der Kasten nicht genug Steine: {lacking} fehlt.")
        keys.append(key)
    if double := [key for key, number in Counter(keys).items() if number > 1]:
        raise PuzzleError(f"Das Themenwort {double[0]} steht zweimal da.")
    return tuple(keys)
